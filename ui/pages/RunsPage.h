// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"
#include "ui/models/RunTableModel.h"
#include "ui/views/EmptyState.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace chronoscope::ui {

/// The runs of the workspace: start, watch, pause, resume, stop; what each of them asks. GUI thread.
class RunsPage : public QWidget {
    Q_OBJECT
public:
    RunsPage(Session& session, RunStarter& starter, QWidget* parent = nullptr);
    QTableView* table() const { return m_table; }

signals:
    void newRunRequested();
    void heatmapRequested(qint64 run);

private:
    QWidget* makeHeader();
    QWidget* makeTable();
    QWidget* makeDetail();
    void updateActions();
    void updateDetail();
    QString specText(const store::RunRecord& record) const;
    QString liveText(const store::RunRecord& record) const;
    qint64 currentRun() const;
    void toggleRun();

    Session& m_session;
    RunTableModel* m_model;
    QTableView* m_table;
    QPushButton* m_newRun;
    QToolButton* m_go; ///< resume or pause
    QToolButton* m_stop;
    QToolButton* m_show;
    QLabel* m_trouble; ///< why a run does not move, or has stopped
    QLabel* m_detail;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
};

} // namespace chronoscope::ui
