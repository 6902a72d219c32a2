// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportViews.h"

#include "app/cli/Console.h"
#include "core/base/Text.h"
#include "core/results/Calibration.h"
#include "core/results/Comparability.h"
#include "core/results/Comparison.h"
#include "core/results/Floor.h"
#include "core/results/ResultTables.h"
#include "core/run/RunFactory.h"
#include "ui/views/ComparisonView.h"
#include "ui/views/FilterParts.h"
#include "ui/views/ProfilePlots.h"
#include "ui/views/ResultHeatmap.h"
#include "ui/views/StaleFigures.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace chronoscope::app {

using analysis::Table;
using results::Axis;
using results::ResultFilter;
using results::ResultSet;

namespace {
/// Views of sums, which any number of runs can have.
bool isOfSums(const ReportQuestion& question) { return question.view == "heatmap" || question.view == "categories"; }
bool hasSeveralTables(const ReportQuestion& question) { return question.view == "stale"; }

std::string usualAxes(const std::string& view) {
    if (view == "heatmap") return "domain,state,template,year";
    if (view == "categories") return "domain,state,template";
    if (view == "profile") return "template,year";
    if (view == "compare") return "template";
    return view == "cutoff" ? "domain" : "";
}

/// What a view is split by. Those that are over the years already cannot be split by them.
Result<std::vector<Axis>> axesOf(const ReportQuestion& question) {
    if (question.view == "calibration" && !question.by.empty()) return wrong("this view is not split", question.by);
    const bool hasYears = question.view == "compare" || question.view == "cutoff" || question.view == "categories";
    std::vector<Axis> axes;
    for (const std::string& item : text::split(question.by.empty() ? usualAxes(question.view) : question.by, ',')) {
        if (item == "run" || item == "model") continue; // always apart
        const auto axis =
            std::find_if(results::kAxes.begin(), results::kAxes.end(), [&](Axis one) { return name(one) == item; });
        if (axis == results::kAxes.end() || (hasYears && *axis == Axis::Year))
            return wrong(fmt::format("the view can be split by model, template, domain, state{} and relation",
                                     hasYears ? "" : ", year"),
                         item);
        const bool isKnown = std::find(axes.begin(), axes.end(), *axis) != axes.end();
        if (isKnown && !isOfSums(question)) return wrong("named twice", item);
        if (!isKnown) axes.push_back(*axis);
    }
    return axes;
}

/// The profile over `axis` with all its intervals.
Result<results::Profile> profileOver(const std::shared_ptr<const ResultSet>& set, const ResultFilter& filter, Axis axis,
                                     const std::stop_token& stop) {
    results::ProfileQuestion question;
    question.axis = axis;
    results::Profile profile = results::profileOf(set, filter, question);
    for (std::size_t series = 0; series < profile.series.size(); ++series) {
        if (!profile.lacksDetail(series)) continue;
        auto detail = results::detailOf(profile, series, stop);
        if (!detail) return detail.error();
        profile.series[series].detail = std::move(detail).value();
    }
    return profile;
}

/// The first chosen run against each other one.
Result<std::vector<results::Comparison>> comparisons(const ResultSet& set, const ResultFilter& filter,
                                                     const std::stop_token& stop) {
    std::vector<results::Comparison> list;
    for (std::size_t second = 1; second < set.runs.size(); ++second) {
        results::Comparison& one = list.emplace_back(results::comparison(set, filter, 0, second));
        if (const Status done = results::addBootstrap(one, set, filter, stop); !done) return done.error();
    }
    return list;
}

Result<Table> compareTable(const ResultSet& set, const ResultFilter& filter, const std::stop_token& stop) {
    const auto list = comparisons(set, filter, stop);
    if (!list) return list.error();
    return results::comparisonTable(set, *list);
}

Result<Table> cutOffTable(const ResultSet& set, const ResultFilter& filter, const std::stop_token& stop) {
    std::vector<results::CutOffLine> lines;
    for (std::size_t run = 0; run < set.runs.size(); ++run) {
        auto cutOff = results::runCutOff(set, filter, run, stop);
        if (!cutOff) return cutOff.error();
        if (cutOff->judged > 0) lines.push_back({run, std::move(cutOff).value()});
    }
    return results::cutOffTable(set, lines);
}

void append(Table& all, const Table& more) {
    all.columns = more.columns;
    all.numeric = more.numeric;
    all.rows.insert(all.rows.end(), more.rows.begin(), more.rows.end());
}

Table staleTable(const ResultSet& set, const ResultFilter& filter, const std::string& which) {
    const results::StaleNumbers numbers = results::staleNumbers(set, filter);
    if (which != "shift" && which != "matrix") return results::kindTable(numbers, results::Samples::All);
    Table all;
    for (const results::StaleRun& run : numbers.runs)
        append(all, which == "shift" ? results::shiftTable(numbers, run, results::Samples::All)
                                     : results::matrixTable(numbers, run, results::Samples::All));
    return all;
}

/// Planted against measured.
Result<Table> calibrationOf(store::Database& database, const ResultSet& set, const ResultFilter& filter,
                            std::size_t run) {
    const auto context = run::loadRun(database, set.run(run).choice.run);
    if (!context) return context.error();
    const auto report = results::calibrationReport(database, **context, set, filter, run);
    if (!report) return report.error();
    return results::calibrationTable(set.run(run), *report);
}

/// A view of one run. Its name alone would not tell it: two may be called alike.
Result<Table> tableOf(ReportRuns& runs, const ResultSet& set, const ReportQuestion& question,
                      const std::vector<Axis>& axes, std::size_t run) {
    if (question.view == "calibration") return calibrationOf(runs.database(), set, question.filter, run);
    ResultFilter filter = question.filter;
    filter.runs = {set.run(run).choice};
    return question.view == "heatmap" ? results::heatmapTable(set, filter, axes)
                                      : results::categoriesTable(set, filter, axes);
}

/// The views that can be of any number of runs.
Result<Table> tableInTurn(ReportRuns& runs, const ReportQuestion& question, const std::vector<Axis>& axes,
                          bool withFloor) {
    Table all;
    const Status read = runs.inTurn([&](const SharedSet& set) -> Status {
        std::vector<std::size_t> inOrder(set->runs.size());
        std::iota(inOrder.begin(), inOrder.end(), std::size_t{0});
        std::ranges::stable_sort(inOrder, {}, [&](std::size_t run) { return set->run(run).choice; });
        for (const std::size_t run : inOrder) {
            auto table = tableOf(runs, *set, question, axes, run);
            if (!table) return table.error();
            if (withFloor) results::addFloor(*table, [&](const auto&) { return &set->run(run); });
            append(all, *table);
        }
        return {};
    });
    if (!read) return read.error();
    return all;
}

Error tooFewRuns() { return wrong("a comparison needs two runs", "--run"); }

template <typename Plot, typename Data> Status draw(Data data, const std::string& path) {
    if (data.isEmpty()) return wrong("there is nothing to draw", "--view");
    Plot plot;
    plot.setData(std::move(data));
    QString problem;
    if (!plot.exportTo(QString::fromStdString(path), &problem))
        return Error{ErrorCode::Io, problem.toStdString(), path};
    return {};
}

Status drawProfile(const std::shared_ptr<const ResultSet>& set, const ResultFilter& filter, Axis axis,
                   const std::string& path, const std::stop_token& stop) {
    const auto profile = profileOver(set, filter, axis, stop);
    if (!profile) return profile.error();
    const auto styleOf = [](std::size_t run) { return static_cast<int>(run); };
    if (axis == Axis::Year)
        return draw<widgets::CurvePlot>(
            ui::withNarrowing(ui::curveData(*profile, styleOf, {}, [](qint64) { return false; }), filter, set.get()),
            path);
    auto spider = ui::withNarrowing(ui::spiderData(*profile, styleOf), filter, set.get());
    if (spider.axes.size() < 3) return wrong("a spider needs three corners", std::string(name(axis)));
    return draw<widgets::SpiderPlot>(std::move(spider), path);
}

Status drawComparison(const ResultSet& set, const ResultFilter& filter, const std::string& path,
                      const std::stop_token& stop) {
    if (set.runs.size() < 2) return tooFewRuns();
    if (set.runs.size() > 2) return wrong("a figure compares two runs: name them with --run", "--run");
    const auto list = comparisons(set, filter, stop);
    if (!list) return list.error();
    if (list->front().years.empty()) return wrong("there is no question that both runs have judged", "--view");
    return draw<widgets::CurvePlot>(ui::comparisonCurve(set, filter, list->front()), path);
}

/// Runs by years, of one template unless others are named.
Status drawHeatmap(const ResultSet& set, ResultFilter filter, const std::string& path) {
    if (filter.templates.empty()) filter.templates = {prompt::Template::Generation};
    return draw<widgets::HeatmapPlot>(ui::heatmapContent(set, filter, {}).data, path);
}

Status drawStale(const ResultSet& set, const ReportQuestion& question, const std::string& path) {
    const results::StaleNumbers numbers = results::staleNumbers(set, question.filter);
    const auto told = [&](auto figure) { return ui::withNarrowing(std::move(figure), question.filter, &set); };
    if (question.table.empty() || question.table == "shares")
        return draw<widgets::BarsPlot>(told(ui::kindBars(numbers, results::Samples::All)), path);
    if (numbers.runs.size() != 1) return wrong("this figure is of one run: name it with --run", "--run");
    if (question.table == "shift")
        return draw<widgets::BarsPlot>(told(ui::shiftBars(numbers, numbers.runs.front(), results::Samples::All)), path);
    return draw<widgets::HeatmapPlot>(told(ui::yearMatrix(numbers, numbers.runs.front(), results::Samples::All, true)),
                                      path);
}
} // namespace

namespace {
/// The views whose runs stand together; each is called by a name of its own then.
Result<Table> tableTogether(const SharedSet& set, const ReportQuestion& question, std::vector<Axis> axes,
                            const std::stop_token& stop) {
    const auto split = [&](const results::MakeTable& make) {
        return results::splitTable(*set, question.filter, axes, make);
    };
    if (question.view == "profile") {
        if (axes.empty()) return wrong("a profile is over template, domain, state, relation or year", "--by");
        const Axis axis = axes.back();
        axes.pop_back();
        return split([&](const ResultFilter& filter) -> Result<Table> {
            const auto profile = profileOver(set, filter, axis, stop);
            if (!profile) return profile.error();
            return results::profileTable(*profile, {});
        });
    }
    if (question.view == "compare") {
        if (set->runs.size() < 2) return tooFewRuns();
        return split([&](const ResultFilter& filter) { return compareTable(*set, filter, stop); });
    }
    if (question.view == "cutoff")
        return split([&](const ResultFilter& filter) { return cutOffTable(*set, filter, stop); });
    return split([&](const ResultFilter& filter) -> Result<Table> { return staleTable(*set, filter, question.table); });
}
} // namespace

Result<Table> reportTable(ReportRuns& runs, const ReportQuestion& question, bool withFloor,
                          const std::stop_token& stop) {
    auto axes = axesOf(question);
    if (!axes) return axes.error();
    if (!question.table.empty() && !hasSeveralTables(question))
        return wrong("only the views stale and traversal have several tables", "--table");
    if (question.table != "" && question.table != "shares" && question.table != "shift" && question.table != "matrix")
        return wrong("the view stale has the tables shares, shift and matrix", "--table");
    if (isOfSums(question) || question.view == "calibration") return tableInTurn(runs, question, *axes, withFloor);
    const auto set = runs.together();
    if (!set) return set.error();
    auto table = tableTogether(*set, question, *std::move(axes), stop);
    if (!table || !withFloor) return table;
    const results::RunNames names = results::runNames(**set);
    const auto place = static_cast<std::size_t>(std::ranges::find(table->columns, "run") - table->columns.begin());
    results::addFloor(*table, [&](const std::vector<std::string>& row) -> const results::RunColumns* {
        for (std::size_t run = 0; run < (*set)->runs.size(); ++run)
            if (names.at((*set)->run(run).choice) == row[place]) return &(*set)->run(run);
        return nullptr;
    });
    return table;
}

Status reportFigure(ReportRuns& runs, const ReportQuestion& question, const std::string& path,
                    const std::stop_token& stop) {
    ReportQuestion asked = question;
    if (question.by.empty()) asked.by = question.view == "profile" ? "year" : "run";
    const auto axes = axesOf(asked);
    if (question.view == "cutoff" || question.view == "categories" || question.view == "calibration")
        return wrong("this view has no figure: heatmap, profile, stale and compare can be drawn", question.view);
    if (!axes) return axes.error();
    if (axes->size() > (question.view == "profile" ? 1U : 0U))
        return wrong("a figure is not split: narrow it with --template, --domain, --state or --relation", question.by);
    const auto set = runs.together();
    if (!set) return set.error();
    if (question.view == "heatmap") return drawHeatmap(**set, question.filter, path);
    if (question.view == "profile") {
        if (axes->empty()) return wrong("a profile is over template, domain, state, relation or year", "--by");
        return drawProfile(*set, question.filter, axes->front(), path, stop);
    }
    if (question.view == "compare") return drawComparison(**set, question.filter, path, stop);
    return drawStale(**set, question, path);
}

Result<std::vector<std::string>> reportWarnings(ReportRuns& runs, const ReportQuestion& question) {
    std::vector<std::string> texts;
    if (question.view == "categories" && !question.filter.years.empty())
        texts.emplace_back("the years choose elements; each one's category is over all of its years");
    if (question.view != "compare" && question.view != "stale") return texts;
    const auto set = runs.together();
    if (!set) return set.error();
    for (std::size_t second = 1; question.view == "compare" && second < (*set)->runs.size(); ++second)
        for (const results::Warning& warning : results::comparability(**set, {0, second}))
            if (std::find(texts.begin(), texts.end(), warning.text) == texts.end()) texts.push_back(warning.text);
    for (std::size_t run = 0; question.view == "stale" && run < (*set)->runs.size(); ++run)
        if (!(*set)->run(run).diagnosed)
            texts.push_back(
                fmt::format("{} is not diagnosed, so its wrong replies are not told apart: `chronoscope score` does it",
                            (*set)->run(run).name));
    return texts;
}

} // namespace chronoscope::app
