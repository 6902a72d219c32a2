// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

class QDialog;
class QLabel;
class QPushButton;

namespace chronoscope::ui {

/// The foot of the dialog of one's own facts: what the table comes to, and the ways on. Words of new relations come
/// first; then the table is imported, or imported and asked about at once. Owned by its dialog; GUI thread.
class FactsFoot : public QWidget {
    Q_OBJECT
public:
    /// Its Cancel rejects `dialog`.
    explicit FactsFoot(QDialog* dialog);

    struct State {
        int newWords = 0;       ///< relations whose words are to be shown before the import
        bool hasFaults = false; ///< rows are left out
        bool canImport = false;
        QString why; ///< it cannot; may be empty
    };
    void setState(const State& state);
    void setSummary(const QString& text);
    /// Another table follows: this one can be skipped, and nothing is asked about yet.
    void expectMore();
    void hideRun(); ///< what is imported is not asked about from here
    void hideOpen();

signals:
    void openWanted();
    void saveWanted(); ///< of the rows that are left out
    void importWanted();
    void runWanted(); ///< an import, and then a run

private:
    QPushButton* addButton(const char* name, const QString& text);

    QLabel* m_summary;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_cancel;
    QPushButton* m_import;
    QPushButton* m_run;
    bool m_mayRun = true;
};

} // namespace chronoscope::ui
