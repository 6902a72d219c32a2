// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/mined/MinedFigures.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;

namespace chronoscope::widgets {
class BarsPlot;
class CurvePlot;
class HeatmapPlot;
class SpiderPlot;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

/// What the page of MINED shows. The first eight and the last are figures.
enum class MinedView {
    Tasks,
    Types,
    Dimensions,
    Named,
    Asked,
    Latest,
    Context,
    Agreement,
    Compare,
    Items,
    Audit,
    Editing,
    Rating,
    Planted
};
/// It is made of the texts of answers.
bool isOfAnswers(MinedView view);

/// What of the numbers is drawn.
struct MinedLook {
    MinedView view = MinedView::Tasks;
    const MinedRunNumbers* run = nullptr; ///< of the types
    MinedMeasure measure = MinedMeasure::Cem;
    mined::Task task = mined::Task::TSA;              ///< of the asked years
    const mined::PublishedMined* published = nullptr; ///< beside one's own; null: alone
    QString narrowed;                                 ///< what the filter takes of the items, in words
};

/// The figures of MINED, of which one is seen, with what the codes of its tasks stand for. Told by its page what to
/// draw. GUI thread.
class MinedPlots : public QWidget {
    Q_OBJECT
public:
    explicit MinedPlots(QWidget* parent = nullptr);

    /// Draws it and gives the same as rows. There is a run; its answers are read where the view is of them.
    RunRows draw(const MinedRuns& numbers, const MinedLook& look);
    /// Draws what was planted beside what was measured: of plantedYears() a task's, else of plantedTable().
    void drawPlanted(const analysis::Table& table, std::optional<mined::Task> byYear, const QString& narrowed);
    bool exportTo(const QString& path, QString* problem) const;
    /// What stands below the figure; empty for nothing.
    void setNote(const QString& text);

    widgets::HeatmapPlot* map() const { return m_map; }
    widgets::SpiderPlot* spider() const { return m_spider; }
    widgets::CurvePlot* curve() const { return m_curve; }
    widgets::BarsPlot* bars() const { return m_bars; }

private:
    template <typename Figure> Figure titled(Figure figure) const;
    RunRows drawScores(const MinedRuns& numbers, const MinedLook& look);
    RunRows drawAnswers(const MinedRuns& numbers, const MinedLook& look);
    RunRows drawAsked(const MinedRuns& numbers, const MinedLook& look);
    RunRows drawLatest(const MinedRuns& numbers, const mined::PublishedMined* published);

    MinedView m_drawn = MinedView::Tasks;
    QString m_narrowed;
    QStackedWidget* m_stack;
    QLabel* m_codes;
    QLabel* m_note;
    widgets::HeatmapPlot* m_map;
    widgets::SpiderPlot* m_spider;
    widgets::CurvePlot* m_curve;
    widgets::BarsPlot* m_bars;
};

} // namespace chronoscope::ui
