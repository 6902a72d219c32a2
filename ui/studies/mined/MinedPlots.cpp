// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedPlots.h"

#include "ui/studies/mined/AnswerFigures.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/PlantedFigures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

bool isOfAnswers(MinedView view) {
    return view == MinedView::Named || view == MinedView::Asked || view == MinedView::Latest ||
           view == MinedView::Context;
}

MinedPlots::MinedPlots(QWidget* parent)
    : QWidget(parent), m_stack(new QStackedWidget(this)), m_codes(makeTaskCodes(this)),
      m_note(makeCopyableText(this, "minedVoices", Role::Caption)), m_map(new widgets::HeatmapPlot(this)),
      m_spider(new widgets::SpiderPlot(this)), m_curve(new widgets::CurvePlot(this)),
      m_bars(new widgets::BarsPlot(this)) {
    m_map->setObjectName(QStringLiteral("minedMap"));
    m_spider->setObjectName(QStringLiteral("minedSpider"));
    m_curve->setObjectName(QStringLiteral("minedCurve"));
    m_bars->setObjectName(QStringLiteral("minedBars"));
    for (QWidget* plot : {static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_spider), static_cast<QWidget*>(m_curve),
                          static_cast<QWidget*>(m_bars)})
        m_stack->addWidget(plot);
    m_note->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_codes);
    layout->addWidget(m_note);
}

void MinedPlots::setNote(const QString& text) {
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

/// A figure says in its title what it is narrowed to.
template <typename Figure> Figure MinedPlots::titled(Figure figure) const {
    if (!m_narrowed.isEmpty()) figure.title += QStringLiteral(" · ") + m_narrowed;
    return figure;
}

RunRows MinedPlots::draw(const MinedRuns& numbers, const MinedLook& look) {
    if (std::exchange(m_drawn, look.view) != look.view) { // cell and note were of another figure
        m_map->setCurrentCell(-1, -1);
        setNote({});
    }
    m_narrowed = look.narrowed;
    m_codes->setVisible(look.view == MinedView::Tasks || look.view == MinedView::Types);
    const bool isScored = !isOfAnswers(look.view) || look.view == MinedView::Asked;
    if (look.view != MinedView::Agreement)
        setNote(isScored && look.measure == MinedMeasure::Judge
                    ? judgeNote(numbers, look.view == MinedView::Types ? look.run : nullptr)
                    : QString());
    return isOfAnswers(look.view) ? drawAnswers(numbers, look) : drawScores(numbers, look);
}

RunRows MinedPlots::drawScores(const MinedRuns& numbers, const MinedLook& look) {
    m_stack->setCurrentWidget(look.view == MinedView::Dimensions ? static_cast<QWidget*>(m_spider) : m_map);
    switch (look.view) { // the twin has the rows of its figure
    case MinedView::Types: {
        m_map->setData(titled(typeHeat(*look.run, look.measure)));
        RunRows rows;
        rows.add(look.run->run.id, look.run->scores);
        return rows;
    }
    case MinedView::Dimensions:
        m_spider->setData(titled(dimensionSpider(numbers, look.measure)));
        return numbers.joined(&MinedRunNumbers::scores, [](const auto& row) {
            constexpr std::size_t kTask = 3; // of mined::scoreTable()
            return row[kTask] == "average";
        });
    case MinedView::Agreement:
        m_map->setData(titled(agreementHeat(numbers, look.measure)));
        return numbers.joined(&MinedRunNumbers::agreement);
    default: m_map->setData(titled(taskHeat(numbers, look.published, look.measure)));
    }
    return taskRows(numbers, look.published);
}

RunRows MinedPlots::drawAnswers(const MinedRuns& numbers, const MinedLook& look) {
    switch (look.view) {
    case MinedView::Latest: return drawLatest(numbers, look.published);
    case MinedView::Context:
        m_stack->setCurrentWidget(m_bars);
        m_bars->setData(titled(contextBars(numbers)));
        return numbers.joined(&MinedAnswers::context);
    case MinedView::Asked: return drawAsked(numbers, look);
    default: break;
    }
    m_stack->setCurrentWidget(m_curve);
    m_curve->setData(titled(namedYearsCurve(numbers)));
    return numbers.joined(&MinedAnswers::named);
}

RunRows MinedPlots::drawAsked(const MinedRuns& numbers, const MinedLook& look) {
    m_stack->setCurrentWidget(m_curve);
    m_curve->setData(titled(askedYearsCurve(numbers, look.task, look.measure)));
    return numbers.joined(&MinedAnswers::asked, [&](const auto& row) {
        constexpr std::size_t kTask = 2; // of mined::askedYearsTable()
        return row[kTask] == name(look.task);
    });
}

/// Bars count; of published rows only shares are printed, so with them it is a map.
RunRows MinedPlots::drawLatest(const MinedRuns& numbers, const mined::PublishedMined* published) {
    RunRows rows = numbers.joined(&MinedAnswers::latest);
    m_stack->setCurrentWidget(published ? static_cast<QWidget*>(m_map) : m_bars);
    if (!published) {
        m_bars->setData(titled(latestBars(numbers)));
        return rows;
    }
    m_map->setData(titled(latestHeat(numbers, *published)));
    published->addTo(rows.table);
    return rows;
}

void MinedPlots::drawPlanted(const analysis::Table& table, std::optional<mined::Task> byYear, const QString& narrowed) {
    if (std::exchange(m_drawn, MinedView::Planted) != MinedView::Planted) m_map->setCurrentCell(-1, -1);
    m_narrowed = narrowed;
    m_codes->setVisible(!byYear);
    setNote(tr("Noise leaves the answer in a reply; a refusal holds none, so that as much less is measured than was "
               "planted. What is missing is in neither."));
    m_stack->setCurrentWidget(byYear ? static_cast<QWidget*>(m_curve) : m_map);
    if (byYear)
        m_curve->setData(titled(plantedCurve(table, *byYear)));
    else
        m_map->setData(titled(plantedHeat(table)));
}

bool MinedPlots::exportTo(const QString& path, QString* problem) const {
    const QWidget* shown = m_stack->currentWidget();
    if (shown == m_spider) return m_spider->exportTo(path, problem);
    if (shown == m_curve) return m_curve->exportTo(path, problem);
    if (shown == m_bars) return m_bars->exportTo(path, problem);
    return m_map->exportTo(path, problem);
}

} // namespace chronoscope::ui
