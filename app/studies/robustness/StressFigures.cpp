// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressFigures.h"

#include "core/studies/robustness/StressNarrowing.h"
#include "ui/studies/robustness/RobustInspection.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <utility>

namespace chronoscope::app {

namespace {
Error noFigure(const std::string& what, const std::string& given) { return {ErrorCode::InvalidArgument, what, given}; }

template <typename Plot, typename Data> Status drawInto(const std::string& path, Data data) {
    if (data.isEmpty()) return noFigure("there is nothing to draw", "--view");
    Plot plot;
    plot.setData(std::move(data));
    QString problem;
    if (plot.exportTo(QString::fromStdString(path), &problem)) return {};
    return Error{ErrorCode::Io, problem.toStdString(), path};
}

Status drawAlpha(store::Database& database, const robustness::StressResults& run,
                 const robustness::StressFilter& filter, const StressQuestion& question, const std::string& path,
                 const std::stop_token& stop) {
    const auto isOne = filter.levels.size() == 1 && filter.levels.front() != robustness::Level::Global;
    if (!filter.levels.empty() && !isOne)
        return noFigure("this figure is of one precision: year, month or day", "--precision");
    const auto precision =
        isOne ? static_cast<robustness::Precision>(filter.levels.front()) : robustness::Precision::Year;
    const auto sums = robustness::narrowedAlpha(database, run.run.id, filter, stop);
    if (!sums) return sums.error();
    ui::AlphaView look{precision, question.table != "points", filter};
    auto data = ui::alphaData(*sums, run, look);
    if (const QString facts = ui::factsText(question.only); !facts.isEmpty())
        data.title += QStringLiteral(" · ") + facts;
    return drawInto<widgets::AlphaPlot>(path, std::move(data));
}
} // namespace

Status stressFigure(store::Database& database, const std::vector<store::RunRecord>& runs,
                    const StressQuestion& question, const std::string& path, const std::stop_token& stop) {
    const bool isAlpha = question.view == "alpha";
    if (!isAlpha && (question.view != "robustness" || (!question.table.empty() && question.table != "means")))
        return noFigure("this view has no figure: robustness and alpha can be drawn", question.view);
    if (isAlpha && runs.size() != 1) return noFigure("this figure is of one run: name it with --run", "--run");
    ui::RobustRuns numbers;
    for (const store::RunRecord& run : runs) {
        auto results = robustness::readStressResults(database, run, stop);
        if (!results) return results.error();
        numbers.runs.push_back(std::move(results).value());
    }
    auto filter = robustness::stressFilter(database, question.only, runs, stop);
    if (!filter) return filter.error();
    if (isAlpha) return drawAlpha(database, numbers.runs.front(), *filter, question, path, stop);
    return drawInto<widgets::HeatmapPlot>(
        path, ui::robustHeat(numbers, {ui::RobustMeasure::Robustness, false, std::move(filter).value(),
                                       ui::factsText(question.only)}));
}

} // namespace chronoscope::app
