// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Profile.h"

#include "core/analysis/TableText.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace chronoscope::results {

namespace {
RowsBy rowsBehind(SeriesBy seriesBy) { return seriesBy == SeriesBy::Domain ? RowsBy::Domain : RowsBy::Template; }

/// Narrowed to each domain or template that the filter leaves, or the filter itself.
std::vector<std::pair<std::optional<RowKey>, ResultFilter>> partsOf(const ResultFilter& filter, SeriesBy seriesBy) {
    std::vector<std::pair<std::optional<RowKey>, ResultFilter>> parts;
    const auto add = [&](auto all, auto ResultFilter::*list) {
        for (const auto one : all) {
            const auto& wanted = filter.*list;
            if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), one) == wanted.end()) continue;
            auto& part = parts.emplace_back(static_cast<RowKey>(one), filter);
            part.second.*list = {one};
        }
    };
    if (seriesBy == SeriesBy::Domain) add(benchmark::kDomains, &ResultFilter::domains);
    if (seriesBy == SeriesBy::Template) add(prompt::kTemplates, &ResultFilter::templates);
    if (seriesBy == SeriesBy::Run) parts.emplace_back(std::nullopt, filter);
    return parts;
}

/// The question as it can be answered under the filter.
ProfileQuestion sensible(ProfileQuestion question, const ResultFilter& filter) {
    const bool twice = (question.axis == Axis::Domain && question.seriesBy == SeriesBy::Domain) ||
                       (question.axis == Axis::Template && question.seriesBy == SeriesBy::Template);
    if (twice) question.seriesBy = SeriesBy::Run;
    if (question.axis != Axis::Template || !filter.wantsYear(question.year)) question.year = 0;
    if (question.axis != Axis::Year) question.cutOff = false;
    return question;
}

std::optional<double> correctPercent(analysis::ColumnSums sums) {
    if (sums[0] == 0) return std::nullopt;
    return 100.0 * static_cast<double>(sums[1]) / static_cast<double>(sums[0]);
}

/// Of one point; `filter` is narrowed to it.
Result<RepeatInterval> intervalOf(const ResultSet& set, const ResultFilter& filter, const results::ProfilePoint& point,
                                  const std::stop_token& stop) {
    const auto sums = results::elementSums(set, filter, point.run);
    if (sums.elements() < 2) return RepeatInterval{};
    const auto bootstrap = analysis::bootstrap95(sums, correctPercent, {}, stop);
    if (!bootstrap) return bootstrap.error();
    RepeatInterval interval{bootstrap->interval, false};
    if (interval.interval && interval.interval->low == interval.interval->high) {
        // Each element once: how often it repeats adds nothing where all are alike.
        const auto elements = static_cast<long>(sums.elements());
        const long correct = std::lround(point.share.percent / 100 * static_cast<double>(elements));
        interval = {analysis::wilson95(correct, elements), true};
    }
    return interval;
}
} // namespace

bool Profile::lacksDetail(std::size_t at) const {
    const ProfileSeries& one = series[at];
    const bool repeats =
        std::any_of(one.points.begin(), one.points.end(), [](const auto& point) { return point.repeatsElements; });
    return !one.detail && (repeats || question.cutOff);
}

Profile profileOf(const std::shared_ptr<const ResultSet>& set, const ResultFilter& filter, ProfileQuestion question) {
    Profile profile;
    profile.question = sensible(question, filter);
    profile.set = set;
    profile.years = results::yearsOf(results::select(*set, filter));
    std::set<RowKey> keys;
    for (auto& [part, narrowed] : partsOf(filter, profile.question.seriesBy)) {
        if (profile.question.year != 0) narrowed.years = {{profile.question.year, profile.question.year}};
        for (const results::ProfilePoint& point : results::profile(*set, narrowed, profile.question.axis)) {
            if (profile.series.empty() || profile.series.back().run != point.run || profile.series.back().part != part)
                profile.series.push_back({point.run, part, narrowed, set->runs[point.run].columns, {}, {}});
            profile.series.back().points.push_back(point);
            keys.insert(point.key);
        }
    }
    std::stable_sort(profile.series.begin(), profile.series.end(),
                     [](const ProfileSeries& a, const ProfileSeries& b) { return a.run < b.run; });
    profile.keys.assign(keys.begin(), keys.end());
    return profile;
}

void keepDetails(Profile& profile, const Profile& before) {
    if (profile.question != before.question || !before.set || profile.set->elements != before.set->elements) return;
    for (ProfileSeries& series : profile.series) {
        const auto same = std::find_if(before.series.begin(), before.series.end(), [&](const ProfileSeries& old) {
            return old.columns == series.columns && old.filter == series.filter;
        });
        if (same != before.series.end()) series.detail = same->detail;
    }
}

ResultFilter pointFilter(const Profile& profile, const ProfileSeries& series, RowKey key) {
    return narrowedTo(*profile.set, series.filter, profile.question.axis, key);
}

Result<ProfileDetail> detailOf(const Profile& profile, std::size_t at, const std::stop_token& stop) {
    const ProfileSeries& series = profile.series[at];
    ProfileDetail detail;
    for (const results::ProfilePoint& point : series.points) {
        RepeatInterval& interval = detail.intervals.emplace_back();
        if (!point.repeatsElements || !point.share.known) continue;
        const auto found = intervalOf(*profile.set, pointFilter(profile, series, point.key), point, stop);
        if (!found) return found.error();
        interval = *found;
    }
    if (profile.question.cutOff) {
        auto cutOff = results::runCutOff(*profile.set, series.filter, series.run, stop);
        if (!cutOff) return cutOff.error();
        detail.cutOff = std::move(cutOff).value();
    }
    return detail;
}

namespace {
std::string yearCell(const std::optional<int>& year) { return year ? std::to_string(*year) : std::string(); }

void addCutOffColumns(analysis::Table& table) {
    for (const char* key : {"cutoff", "cutoff_low", "cutoff_high", "cutoff_before_percent", "cutoff_after_percent",
                            "cutoff_draws_without_percent", "cutoff_elements"})
        table.addColumn(key, true);
    table.addColumn("cutoff_outcome");
    table.addColumn("declared_cutoff");
}

void addCutOff(std::vector<std::string>& row, const ProfileSeries& series, const DeclaredDates& declared) {
    if (series.detail && series.detail->cutOff) {
        const results::RunCutOff& cutOff = *series.detail->cutOff;
        const bool found = cutOff.found();
        row.push_back(found ? std::to_string(cutOff.estimate.lastKnown) : std::string());
        row.push_back(yearCell(cutOff.interval.low));
        row.push_back(yearCell(cutOff.interval.high));
        row.push_back(found ? analysis::number(cutOff.estimate.before, 2) : std::string());
        row.push_back(found ? analysis::number(cutOff.estimate.after, 2) : std::string());
        const auto without = cutOff.drawsWithout();
        row.push_back(without ? analysis::number(*without, 2) : std::string());
        row.push_back(std::to_string(cutOff.elements));
        row.emplace_back(name(cutOff.estimate.outcome));
    } else {
        row.resize(row.size() + 8);
    }
    const auto date = declared.find(series.columns->model);
    row.push_back(date == declared.end() ? std::string() : date->second);
}

void addPoint(std::vector<std::string>& row, const ProfileSeries& series, std::size_t at) {
    const results::ProfilePoint& point = series.points[at];
    for (const std::int64_t count : {point.counts.elements, point.counts.missing(), point.counts.correct})
        row.push_back(std::to_string(count));
    row.push_back(point.share.known ? analysis::number(point.share.percent, 2) : "");
    std::optional<analysis::Interval> interval;
    const char* kind = "wilson";
    if (point.repeatsElements && series.detail) {
        interval = series.detail->intervals[at].interval;
        if (!series.detail->intervals[at].isWilson) kind = "bootstrap";
    } else if (!point.repeatsElements && point.share.known) {
        interval = point.share.interval;
    }
    row.push_back(interval ? analysis::number(interval->low, 2) : "");
    row.push_back(interval ? analysis::number(interval->high, 2) : "");
    row.emplace_back(interval ? kind : "");
}
} // namespace

analysis::Table profileTable(const Profile& profile, const DeclaredDates& declared) {
    const ProfileQuestion& question = profile.question;
    analysis::Table table;
    table.addColumn("run");
    table.addColumn("model");
    if (question.seriesBy != SeriesBy::Run)
        table.addColumn(question.seriesBy == SeriesBy::Domain ? "domain" : "template");
    table.addColumn(std::string(name(question.axis)), question.axis == Axis::Year);
    if (question.year != 0) table.addColumn("year", true);
    for (const char* key : {"elements", "missing", "correct", "correct_percent", "ci_low", "ci_high"})
        table.addColumn(key, true);
    table.addColumn("interval");
    if (question.cutOff) addCutOffColumns(table);
    for (const ProfileSeries& series : profile.series) {
        for (std::size_t at = 0; at < series.points.size(); ++at) {
            auto& row = table.rows.emplace_back();
            row = {results::rowName(*profile.set, RowsBy::Run, static_cast<RowKey>(series.run)), series.columns->model};
            if (series.part) row.push_back(results::rowName(*profile.set, rowsBehind(question.seriesBy), *series.part));
            const RowKey key = series.points[at].key;
            row.push_back(keyName(*profile.set, question.axis, key));
            if (question.year != 0) row.push_back(std::to_string(question.year));
            addPoint(row, series, at);
            if (question.cutOff) addCutOff(row, series, declared);
        }
    }
    return table;
}

std::pair<std::size_t, std::size_t> pointOfRow(const Profile& profile, int row) {
    auto left = static_cast<std::size_t>(row);
    for (std::size_t series = 0; series < profile.series.size(); ++series) {
        if (left < profile.series[series].points.size()) return {series, left};
        left -= profile.series[series].points.size();
    }
    return {profile.series.size(), 0};
}

} // namespace chronoscope::results
