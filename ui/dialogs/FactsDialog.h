// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/exchange/FactTwins.h"
#include "core/facts/FactIntake.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/dialogs/FactsReading.h"

#include <QDialog>
#include <QTimer>

#include <array>
#include <memory>
#include <stop_token>
#include <string>

class QComboBox;
class QPlainTextEdit;
class QSpinBox;
class QTabWidget;

namespace chronoscope::ui {

class FactRowsView;
class FactsFoot;

/// A table of somebody's own facts on its way into the workspace: which column holds what, beside the rows as they
/// would be imported, each with its faults in words; then, once, the words of relations that nobody has asked about
/// yet. The table is read in the background whenever something is changed. Shown with open(); closes when the import
/// has begun. GUI thread.
class FactsDialog : public QDialog {
    Q_OBJECT
public:
    FactsDialog(Session& session, Dialogs& dialogs, QWidget* parent = nullptr);
    /// A new one, open, that is gone once it is closed.
    static FactsDialog* present(Session& session, Dialogs& dialogs, QWidget* parent);
    ~FactsDialog() override;

    /// `number` of `count` that are shown one after the other.
    void showFile(const QString& path, int number = 1, int count = 1);
    /// Text that can be edited, as it was copied from a spreadsheet.
    void showText(const QString& text);
    /// The same for a fact that was asked about in these years.
    void showAsked(const QString& table, std::pair<int, int> years);

signals:
    /// The import has begun; what it brings is to be asked about once it is in.
    void runWanted(const chronoscope::benchmark::SliceSpec& slice);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget* makeColumns();
    QWidget* makeYears();
    void connectFoot();
    void chooseFile();
    void lookForTwins();
    void showSummary();
    void read();
    facts::FactOptions options() const;
    void take(FactsReading reading);
    void updateImport();
    void goOn();
    void leadToWords();
    void import();
    benchmark::SliceSpec importedSlice() const;
    void showHeader(const FactsReading& reading);
    void showYears(const facts::FactIntake& intake);
    void saveOthers(const QString& path);

    Session& m_session;
    Dialogs& m_dialogs;
    QString m_name; ///< of the source
    QString m_path; ///< empty: the text
    QPlainTextEdit* m_text;
    std::array<QComboBox*, facts::kRoles> m_columns{};
    QSpinBox* m_first;
    QSpinBox* m_last;
    QTabWidget* m_parts;
    FactRowsView* m_rows;
    RelationWordsForm* m_words;
    FactsFoot* m_foot;
    QTimer m_soon;             ///< typing rests
    bool m_wordsShown = false; ///< to the person
    bool m_mayLead = false;    ///< the table was given whole, and is read for the first time
    bool m_isOneOfSeveral = false;
    bool m_yearsChosen = false; ///< by hand; else they are the table's own
    FactsReading m_reading;
    /// What the workspace has to do with the table.
    struct Around {
        std::vector<exchange::FactTwin> twins;
        facts::FactIntake::HeldOutCounts heldOut; ///< what becomes exemplars
    };
    std::vector<exchange::FactTwin> m_twins;
    facts::FactIntake::HeldOutCounts m_heldOut;
    facts::ColumnMap m_map; ///< what was chosen by hand
    std::stop_source m_stop;
    BackgroundQueue m_queue; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
