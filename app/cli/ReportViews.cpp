// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportViews.h"

#include "app/cli/Console.h"
#include "core/base/Text.h"
#include "core/benchmark/Slice.h"
#include "core/results/Comparability.h"
#include "core/results/ResultLoader.h"
#include "ui/views/ComparisonView.h"
#include "ui/views/ProfilePlots.h"
#include "ui/views/StaleFigures.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace chronoscope::app {

using analysis::Table;
using results::Axis;
using results::ResultFilter;
using results::ResultSet;

namespace {
constexpr std::array kAxes{Axis::Template, Axis::Domain, Axis::State, Axis::Relation, Axis::Year};

/// What a view is split by. Those whose rows are the years already cannot be split by them.
Result<std::vector<Axis>> axesOf(const ReportQuestion& question) {
    const bool hasYears = question.view == "compare" || question.view == "cutoff";
    const std::string usual = question.view == "profile"   ? "template,year"
                              : question.view == "compare" ? "template"
                              : question.view == "cutoff"  ? "domain"
                                                           : "";
    std::vector<Axis> axes;
    for (const std::string& item : text::split(question.by.empty() ? usual : question.by, ',')) {
        if (item == "run" || item == "model") continue; // always apart
        const auto axis = std::find_if(kAxes.begin(), kAxes.end(), [&](Axis one) { return name(one) == item; });
        if (axis == kAxes.end() || (hasYears && *axis == Axis::Year))
            return wrong(fmt::format("the view can be split by run, template, domain, state{} and relation",
                                     hasYears ? "" : ", year"),
                         item);
        if (std::find(axes.begin(), axes.end(), *axis) != axes.end()) return wrong("named twice", item);
        axes.push_back(*axis);
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

Table staleTable(const ResultSet& set, const ResultFilter& filter, const std::string& which) {
    const results::StaleNumbers numbers = results::staleNumbers(set, filter);
    if (which != "shift" && which != "matrix") return results::kindTable(numbers, results::Samples::All);
    Table all;
    for (const results::StaleRun& run : numbers.runs) {
        const Table one = which == "shift" ? results::shiftTable(numbers, run, results::Samples::All)
                                           : results::matrixTable(numbers, run, results::Samples::All);
        all.columns = one.columns;
        all.numeric = one.numeric;
        all.rows.insert(all.rows.end(), one.rows.begin(), one.rows.end());
    }
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
        return draw<widgets::CurvePlot>(ui::curveData(*profile, styleOf, {}, [](qint64) { return false; }), path);
    auto spider = ui::spiderData(*profile, styleOf);
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

Status drawStale(const ResultSet& set, const ReportQuestion& question, const std::string& path) {
    const results::StaleNumbers numbers = results::staleNumbers(set, question.filter);
    if (question.table.empty() || question.table == "shares")
        return draw<widgets::BarsPlot>(ui::kindBars(numbers, results::Samples::All), path);
    if (numbers.runs.size() != 1) return wrong("this figure is of one run: name it with --run", "--run");
    if (question.table == "shift")
        return draw<widgets::BarsPlot>(ui::shiftBars(numbers, numbers.runs.front(), results::Samples::All), path);
    return draw<widgets::HeatmapPlot>(ui::yearMatrix(numbers, numbers.runs.front(), results::Samples::All, true), path);
}
} // namespace

Result<ResultFilter> reportFilter(const ReportFilterText& text) {
    ResultFilter filter;
    const auto years = benchmark::parseYears(text.years);
    if (!years) return years.error();
    for (const int year : *years)
        filter.years.push_back({year, year});
    filter.relations = text.relations;
    filter.subject = text.subject;
    for (const Status& read : {readNames(text.domains, filter.domains, benchmark::domainFromName, "domain"),
                               readNames(text.states, filter.states, benchmark::stateFromName, "state"),
                               readNames(text.templates, filter.templates, prompt::templateFromName, "template")})
        if (!read) return read.error();
    filter.tidy();
    return filter;
}

Result<std::shared_ptr<const ResultSet>> reportSet(store::Database& database, const std::vector<store::RunRecord>& runs,
                                                   const std::stop_token& stop) {
    if (runs.size() > ResultSet::kMaxRuns)
        return wrong(fmt::format("the view takes up to {} runs: name them with --run", ResultSet::kMaxRuns),
                     fmt::format("{} runs", runs.size()));
    std::vector<results::RunChoice> choices;
    for (const store::RunRecord& run : runs)
        choices.push_back({run.id, 0});
    return results::loadResults(database, choices, stop);
}

Result<Table> reportTable(const std::shared_ptr<const ResultSet>& set, const ReportQuestion& question,
                          const std::stop_token& stop) {
    auto axes = axesOf(question);
    if (!axes) return axes.error();
    if (!question.table.empty() && question.view != "stale")
        return wrong("only the view stale has several tables", "--table");
    if (question.table != "" && question.table != "shares" && question.table != "shift" && question.table != "matrix")
        return wrong("the view stale has the tables shares, shift and matrix", "--table");
    if (question.view == "profile") {
        if (axes->empty()) return wrong("a profile is over template, domain, state, relation or year", "--by");
        const Axis axis = axes->back();
        axes->pop_back();
        return results::splitTable(*set, question.filter, *axes, [&](const ResultFilter& filter) -> Result<Table> {
            const auto profile = profileOver(set, filter, axis, stop);
            if (!profile) return profile.error();
            return results::profileTable(*profile, {});
        });
    }
    if (question.view == "compare") {
        if (set->runs.size() < 2) return tooFewRuns();
        return results::splitTable(*set, question.filter, *axes,
                                   [&](const ResultFilter& filter) { return compareTable(*set, filter, stop); });
    }
    if (question.view == "cutoff")
        return results::splitTable(*set, question.filter, *axes,
                                   [&](const ResultFilter& filter) { return cutOffTable(*set, filter, stop); });
    return results::splitTable(*set, question.filter, *axes, [&](const ResultFilter& filter) -> Result<Table> {
        return staleTable(*set, filter, question.table);
    });
}

Status reportFigure(const std::shared_ptr<const ResultSet>& set, const ReportQuestion& question,
                    const std::string& path, const std::stop_token& stop) {
    ReportQuestion asked = question;
    if (question.view == "profile" && question.by.empty()) asked.by = "year";
    if (question.view == "compare" && question.by.empty()) asked.by = "run";
    const auto axes = axesOf(asked);
    if (!axes) return axes.error();
    if (question.view == "cutoff")
        return wrong("this view has no figure: heatmap, profile, stale and compare can be drawn", question.view);
    if (axes->size() > (question.view == "profile" ? 1U : 0U))
        return wrong("a figure is not split: narrow it with --template, --domain, --state or --relation", question.by);
    if (question.view == "profile") {
        if (axes->empty()) return wrong("a profile is over template, domain, state, relation or year", "--by");
        return drawProfile(set, question.filter, axes->front(), path, stop);
    }
    if (question.view == "compare") return drawComparison(*set, question.filter, path, stop);
    return drawStale(*set, question, path);
}

std::vector<std::string> reportWarnings(const ResultSet& set, const ReportQuestion& question) {
    std::vector<std::string> texts;
    for (std::size_t second = 1; question.view == "compare" && second < set.runs.size(); ++second)
        for (const results::Warning& warning : results::comparability(set, {0, second}))
            if (std::find(texts.begin(), texts.end(), warning.text) == texts.end()) texts.push_back(warning.text);
    for (std::size_t run = 0; question.view == "stale" && run < set.runs.size(); ++run)
        if (!set.run(run).diagnosed)
            texts.push_back(
                fmt::format("{} is not diagnosed, so its wrong replies are not told apart: `chronoscope score` does it",
                            set.run(run).name));
    return texts;
}

} // namespace chronoscope::app
