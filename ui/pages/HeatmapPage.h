// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QWidget>

class QComboBox;
class QStackedWidget;
class QTableWidget;
class QToolButton;

namespace chronoscope::ui {

/// Correct % by run and year for one template, domain and state; live while runs write. The table beside it holds
/// the same numbers. GUI thread; the sums come from the query thread.
class HeatmapPage : public QWidget {
    Q_OBJECT
public:
    HeatmapPage(Session& session, Dialogs& dialogs, QWidget* parent = nullptr);

    widgets::HeatmapPlot* plot() const { return m_plot; }
    void showRun(qint64 run);
    const store::TallyFilter& filter() const { return m_filter; }
    void setFilter(const store::TallyFilter& filter);

public slots:
    void refresh();

signals:
    void filterChanged();
    void drawn(); ///< new numbers are on the screen

private:
    QWidget* makeHeader();
    void readSwitches();
    void fillSwitches();
    void show(Result<std::vector<store::TallyLine>> lines);
    void fillTable();
    void selectCell(int row, int column);
    void exportFigure();

    Session& m_session;
    Dialogs& m_dialogs;
    store::TallyFilter m_filter;
    std::vector<store::TallyLine> m_lines;
    qint64 m_wantedRun = 0;
    bool m_pending = false; ///< a query is on its way; another refresh() waits for it
    bool m_again = false;
    QComboBox* m_template;
    QComboBox* m_domain;
    QComboBox* m_state;
    QToolButton* m_values;
    QToolButton* m_fit;
    QToolButton* m_asTable;
    QToolButton* m_export;
    QStackedWidget* m_stack;
    widgets::HeatmapPlot* m_plot;
    QTableWidget* m_table;
};

} // namespace chronoscope::ui
