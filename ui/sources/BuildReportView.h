// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace chronoscope::ui {

class EmptyHint;
class NumbersModel;

/// The report of a build, a table at a time, and its ways into files: the table, the whole report, a sample to be
/// checked by hand. Owned by its dialog; GUI thread.
class BuildReportView : public QWidget {
    Q_OBJECT
public:
    BuildReportView(Session& session, Dialogs& dialogs, QWidget* parent);

    /// Null: there is none.
    void setReport(std::shared_ptr<const sources::BuildReport> report, std::uint64_t seed);
    /// Shows that part, with the keyboard in it.
    void showLeftOut();

private:
    void showPart();
    void save(const QString& title, const QString& name, const QString& filter,
              std::function<std::string(const sources::BuildReport&)> text);
    void saveTable();
    void saveReport();
    void saveSample();

    Session& m_session;
    Dialogs& m_dialogs;
    std::shared_ptr<const sources::BuildReport> m_report;
    std::uint64_t m_seed = 0;
    QComboBox* m_part;
    QTableView* m_table;
    NumbersModel* m_model;
    EmptyHint* m_hint;
    QLabel* m_notes;
    QPushButton* m_saveTable;
    QPushButton* m_saveReport;
    QPushButton* m_saveSample;
    BackgroundQueue m_writing; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
