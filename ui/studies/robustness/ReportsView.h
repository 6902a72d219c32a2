// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/studies/robustness/ReportFigures.h"

#include <QWidget>

#include <vector>

class QLabel;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace chronoscope::widgets {
class BarsPlot;
class FigurePlot;
class HeatmapPlot;
class PointsPlot;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

class NumbersModel;
class SizesPanel;

/// The figures of the reports: one plot for each kind of figure, beside it the sizes of models, below it the facts
/// behind a bar. Told by its page what to show. GUI thread.
class ReportsView : public QWidget {
    Q_OBJECT
public:
    explicit ReportsView(Session& session, QWidget* parent = nullptr);

    /// `form`: place of the template of the view across.
    void show(const ReportQuestion& question, StressReport report, int form);
    bool exportTo(const QString& path, QString* problem) const;

    widgets::HeatmapPlot* heat() const { return m_heat; }
    widgets::PointsPlot* points() const { return m_points; }
    widgets::BarsPlot* bars() const { return m_bars; }
    SizesPanel* sizes() const { return m_sizes; }
    QTableView* list() const { return m_list; }

signals:
    void sizesStored();
    void runWanted(qint64 run);      ///< the facts of one that the figure shows
    void factWanted(qint64 factRow); ///< one of the list

private:
    QWidget* makeList();
    void showSizes();
    void listFacts(int row, int segment);
    void showListed();

    ReportQuestion m_question;
    StressReport m_report;
    std::string m_form;
    std::string m_category; ///< whose facts are listed; empty: none
    AcrossPart m_part = AcrossPart::NotRobust;
    std::vector<std::size_t> m_listed; ///< rows of the report's list
    QStackedWidget* m_plots;
    widgets::HeatmapPlot* m_heat;
    widgets::PointsPlot* m_points;
    widgets::BarsPlot* m_bars;
    SizesPanel* m_sizes;
    QWidget* m_below = nullptr;
    QLabel* m_listTitle;
    NumbersModel* m_facts;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_list;
};

} // namespace chronoscope::ui
