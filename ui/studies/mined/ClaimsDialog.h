// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace chronoscope::ui {

class LongReader;
class Thumbnails;

/// Items of A.T.E made out of the cognition items that all chosen runs got wrong: which runs, how many items those are
/// and what they claim. Deletes itself when it is closed. GUI thread; reads on a thread of its own, so that no click
/// waits for it.
class ClaimsDialog : public QDialog {
    Q_OBJECT
public:
    ClaimsDialog(Session& session, QWidget* parent);

private:
    void setUpItems();
    QLayout* makeFoot();
    void fillRuns();
    void count();
    void add();
    void showMade(const QString& text);
    QString problem() const;
    void updateButtons();
    std::vector<std::int64_t> chosen() const;

    Session& m_session;
    QListWidget* m_runs;
    QTableWidget* m_items;
    QCheckBox* m_controls;
    Thumbnails* m_thumbnails;
    LongReader* m_reader;
    QLabel* m_state = nullptr;
    QPushButton* m_add = nullptr;
    std::optional<std::size_t> m_wrong; ///< items; nothing while they are counted
    bool m_isAdding = false;
};

} // namespace chronoscope::ui
