// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressFigures.h"

#include "core/studies/robustness/StressNarrowing.h"
#include "ui/studies/robustness/ReportFigures.h"
#include "ui/studies/robustness/RobustInspection.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/PointsPlot.h"

#include <map>
#include <memory>
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
/// How many runs a figure is of; 0: any number.
struct Drawn {
    ui::StressView view;
    std::size_t runs;
    const char* table; ///< that the figure is of
};

/// The reports that the window draws of their tables.
const std::map<std::string, Drawn>& drawnReports() {
    using ui::StressView;
    static const std::map<std::string, Drawn> kDrawn{{"transfer", {StressView::Transfer, 1, "single"}},
                                                     {"popularity", {StressView::Popularity, 1, "bins"}},
                                                     {"size", {StressView::Size, 0, "models"}},
                                                     {"variance", {StressView::Variance, 0, "ratio"}},
                                                     {"compare", {StressView::Compare, 2, "paired"}}};
    return kDrawn;
}

Status drawReport(store::Database& database, ui::RobustRuns numbers, const Drawn& drawn, const StressQuestion& question,
                  const std::string& path, const std::stop_token& stop) {
    ui::ReportQuestion asked;
    asked.view = drawn.view;
    asked.run = numbers.runs.front().run.id;
    asked.other = drawn.runs == 2 ? numbers.runs.back().run.id : 0;
    asked.narrowed = ui::factsText(question.only);
    asked.numbers = std::make_shared<const ui::RobustRuns>(std::move(numbers));
    const auto report = ui::readStressReport(database, asked, stop);
    if (!report) return report.error();
    switch (drawn.view) {
    case ui::StressView::Transfer: return drawInto<widgets::HeatmapPlot>(path, ui::transferHeat(*report, asked));
    case ui::StressView::Popularity: return drawInto<widgets::PointsPlot>(path, ui::popularityPoints(*report, asked));
    case ui::StressView::Size: return drawInto<widgets::PointsPlot>(path, ui::sizePoints(*report, asked));
    case ui::StressView::Variance: return drawInto<widgets::PointsPlot>(path, ui::variancePoints(*report, asked));
    default: return drawInto<widgets::HeatmapPlot>(path, ui::comparisonHeat(*report, asked));
    }
}
} // namespace

Status stressFigure(store::Database& database, const std::vector<store::RunRecord>& runs,
                    const StressQuestion& question, const std::string& path, const std::stop_token& stop) {
    if (!question.by.empty())
        return noFigure("a figure is not split: narrow it with --precision, --relation, --subject or --label",
                        question.by.front());
    const bool isAlpha = question.view == "alpha";
    const bool isOverview = question.view == "robustness" && (question.table.empty() || question.table == "means");
    const auto report = drawnReports().find(question.view);
    const bool isReport =
        report != drawnReports().end() && (question.table.empty() || question.table == report->second.table);
    if (!isAlpha && !isOverview && !isReport)
        return noFigure("this table has no figure: the views robustness, alpha, transfer, popularity, size, variance "
                        "and compare are drawn of their first table",
                        question.table.empty() ? question.view : question.table);
    const std::size_t wanted = isAlpha ? 1 : isReport ? report->second.runs : 0;
    if (wanted > 0 && runs.size() != wanted)
        return noFigure(wanted == 1 ? "this figure is of one run: name it with --run"
                                    : "this figure is of two runs: name them with --run",
                        "--run");
    if (question.view == "variance" && runs.size() < 2)
        return noFigure("this figure needs two runs: the standard and one with examples", "--run");
    ui::RobustRuns numbers;
    for (const store::RunRecord& run : runs) {
        auto results = robustness::readStressResults(database, run, stop);
        if (!results) return results.error();
        numbers.runs.push_back(std::move(results).value());
    }
    auto filter = robustness::stressFilter(database, question.only, runs, stop);
    if (!filter) return filter.error();
    if (isReport) {
        numbers.filter = std::move(filter).value();
        numbers.filter.global = question.global;
        return drawReport(database, std::move(numbers), report->second, question, path, stop);
    }
    if (isAlpha) return drawAlpha(database, numbers.runs.front(), *filter, question, path, stop);
    return drawInto<widgets::HeatmapPlot>(
        path, ui::robustHeat(numbers, {ui::RobustMeasure::Robustness, false, std::move(filter).value(),
                                       ui::factsText(question.only)}));
}

} // namespace chronoscope::app
