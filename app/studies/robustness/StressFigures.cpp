// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressFigures.h"

#include "core/studies/robustness/Classification.h"
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

Status drawAlpha(store::Database& database, const robustness::StressResults& run, const StressQuestion& question,
                 const std::string& relation, const std::string& path) {
    const auto precision = robustness::precisionFromName(question.precisions.empty() ? "year" : question.precisions);
    if (!precision) return noFigure("this figure is of one precision: year, month or day", question.precisions);
    const auto sums = robustness::StressStore(database).alphaSums(run.run.id);
    if (!sums) return sums.error();
    return drawInto<widgets::AlphaPlot>(path,
                                        ui::alphaData(*sums, run, {*precision, question.table != "points", relation}));
}
} // namespace

Status stressFigure(store::Database& database, const std::vector<store::RunRecord>& runs,
                    const StressQuestion& question, const std::string& path, const std::stop_token& stop) {
    const bool isAlpha = question.view == "alpha";
    if (!isAlpha && (question.view != "robustness" || (!question.table.empty() && question.table != "means")))
        return noFigure("this view has no figure: robustness and alpha can be drawn", question.view);
    if (question.relations.size() > 1) return noFigure("a figure is of one relation or of all", "--relation");
    if (!isAlpha && !question.precisions.empty())
        return noFigure("this figure is of all precisions", question.precisions);
    if (isAlpha && runs.size() != 1) return noFigure("this figure is of one run: name it with --run", "--run");
    ui::RobustRuns numbers;
    for (const store::RunRecord& run : runs) {
        auto results = robustness::readStressResults(database, run, stop);
        if (!results) return results.error();
        numbers.runs.push_back(std::move(results).value());
    }
    const std::string relation = question.relations.empty() ? std::string() : question.relations.front();
    if (isAlpha) return drawAlpha(database, numbers.runs.front(), question, relation, path);
    return drawInto<widgets::HeatmapPlot>(path,
                                          ui::robustHeat(numbers, {ui::RobustMeasure::Robustness, false, relation}));
}

} // namespace chronoscope::app
