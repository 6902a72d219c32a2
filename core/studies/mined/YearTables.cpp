// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/YearTables.h"

#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/Holders.h"
#include "core/studies/mined/MinedReplies.h"
#include "core/studies/mined/QuestionText.h"
#include "core/studies/mined/RecentRows.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace chronoscope::mined {

namespace {
using analysis::number;
using analysis::Table;

constexpr int kYearDecimals = 4;
constexpr int kOldestYear = 1000; ///< a list that says less is not believed: a histogram of it would have no end

bool asksAYear(Task task) { return task == Task::TIA || task == Task::TSA || task == Task::FMC || task == Task::PMC; }

/// The years in which a value held; nothing where its start is not known.
std::optional<Years> yearsOf(const DatedValue& value, int newest) {
    if (!value.start || value.start->year < kOldestYear) return std::nullopt;
    const int from = value.start->year;
    const int to = value.end ? value.end->year : value.open ? newest : from;
    return Years{from, std::clamp(to, from, std::max(from, newest))};
}

/// What the answers about an item are held against.
struct NamedValues {
    explicit NamedValues(const Item& item)
        : holders(Holders::of(item.attributes)), classifier(holders.values()), newest(holders.newestYear()) {}
    Holders holders;
    LatestClassifier classifier;
    int newest;
};

/// The years in which the value at `place` held; every entry of the list that is written alike is a time of it.
void addYears(const NamedValues& values, std::size_t place, std::vector<int>& years) {
    for (std::size_t at = 0; at < values.holders.values().size(); ++at) {
        if (values.classifier.matcher().firstOf(at) != place) continue;
        if (const auto held = yearsOf(values.holders.values()[at], values.newest))
            for (int year = held->from; year <= held->to; ++year)
                years.push_back(year);
    }
}

Naming namingOf(const NamedValues& values, const AskedReply& reply) {
    Naming naming{static_cast<std::size_t>(reply.unit.ordinal), reply.configuration, reply.row.hit, {}, {}};
    for (const std::size_t place : values.classifier.matcher().matched(reply.row.text)) {
        naming.names.push_back(values.holders.values()[place].name);
        addYears(values, place, naming.years);
    }
    std::sort(naming.years.begin(), naming.years.end());
    naming.years.erase(std::unique(naming.years.begin(), naming.years.end()), naming.years.end());
    naming.years.shrink_to_fit(); // a run has many of them
    return naming;
}

/// Whether the run asks the unit in any of the ways that are taken.
bool isAsked(const ItemReplies& replies) {
    return std::any_of(replies.begin(), replies.end(),
                       [](const ReplyScore& reply) { return reply.kind != ReplyScore::Kind::Unasked; });
}

std::string percentText(const std::optional<double>& value) {
    return value ? number(*value, kYearDecimals) : std::string();
}
} // namespace

std::optional<int> askedSpan(const ScoredUnit& unit, const Item& item) {
    if (!asksAYear(unit.task) || !countsInScores(unit)) return std::nullopt;
    const auto years = askedYears(item.question);
    if (!years) return std::nullopt;
    const int year = item.task == Task::TIA ? years->from : years->to;
    return year < 0 ? std::nullopt : std::optional(year - year % kAskedSpan);
}

bool Naming::isOf(int year) const { return std::binary_search(years.begin(), years.end(), year); }

Result<std::vector<Naming>> loadNamings(store::Database& database, const MinedContext& run, const RunScores& scores,
                                        const std::stop_token& stop) {
    MinedStore mined(database);
    RecentRows<const NamedValues> recent{64};
    const auto valuesOf = [&](std::int64_t row) -> Result<std::shared_ptr<const NamedValues>> {
        const auto item = mined.item(row);
        if (!item) return item.error();
        return std::make_shared<const NamedValues>(*item);
    };
    std::vector<Naming> namings;
    Status problem;
    const Status read = forEachReply(database, run, [&](const AskedReply& reply) {
        if (stop.stop_requested()) problem = Error{ErrorCode::Cancelled, "stopped", {}};
        if (!problem) return false;
        const auto unit = static_cast<std::size_t>(reply.unit.ordinal);
        if (reply.row.error || unit >= scores.units.size() || scores.units[unit].task != Task::TA) return true;
        const auto values = recent.get(reply.unit.item, valuesOf);
        if (!values) problem = values.error();
        if (values) namings.push_back(namingOf(**values, reply));
        return values.ok();
    });
    if (!problem) return problem.error();
    return read ? Result<std::vector<Naming>>(std::move(namings)) : read.error();
}

Result<std::vector<std::optional<int>>> loadSpans(store::Database& database, const RunScores& scores,
                                                  const std::stop_token& stop) {
    std::unordered_map<std::int64_t, std::size_t> dated; // units that count, by item
    for (std::size_t at = 0; at < scores.units.size(); ++at)
        if (asksAYear(scores.units[at].task) && countsInScores(scores.units[at])) dated[scores.units[at].item] = at;
    std::vector<std::optional<int>> spans(scores.units.size());
    const Status read = MinedStore(database).items([&](std::int64_t row, const Item& item) {
        if (const auto unit = dated.find(row); unit != dated.end())
            spans[unit->second] = askedSpan(scores.units[unit->second], item);
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return spans;
}

RunYears countYears(const RunScores& scores, const std::vector<Naming>& namings,
                    const std::vector<std::optional<int>>& spans, const MinedFilter& filter, EmptyRule rule) {
    RunYears years{scores.run, scores.model, 0, 0, {}, {}};
    for (std::size_t at = 0; at < scores.units.size(); ++at) {
        const ScoredUnit& unit = scores.units[at];
        if (!spans[at] || !filter.takes(unit)) continue;
        const ItemReplies replies = filter.taken(unit.replies);
        if (isAsked(replies)) years.asked[{unit.task, *spans[at]}].add(itemScore(replies, rule));
    }
    for (const Naming& naming : namings) {
        if (!filter.takes(scores.units[naming.unit]) || !filter.takes(naming.configuration)) continue;
        ++years.outputs;
        years.naming += naming.names.empty() ? 0 : 1;
        for (const int year : naming.years)
            ++years.named[year];
    }
    return years;
}

Result<RunYears> loadYears(store::Database& database, const MinedContext& run, const RunScores& scores,
                           const std::stop_token& stop, const MinedFilter& filter, EmptyRule rule) {
    const auto spans = loadSpans(database, scores, stop);
    if (!spans) return spans.error();
    const auto namings = loadNamings(database, run, scores, stop);
    if (!namings) return namings.error();
    return countYears(scores, *namings, *spans, filter, rule);
}

Table namedYearsTable(const std::vector<RunYears>& runs) {
    Table table;
    for (const char* key : {"run", "model"})
        table.addColumn(key);
    for (const char* key : {"year", "outputs", "named", "percent"})
        table.addColumn(key, true);
    for (const RunYears& run : runs) {
        if (run.named.empty()) continue;
        for (int year = run.named.begin()->first; year <= run.named.rbegin()->first; ++year) {
            const auto at = run.named.find(year);
            const std::int64_t count = at == run.named.end() ? 0 : at->second;
            table.rows.push_back(
                {run.run, run.model, std::to_string(year), std::to_string(run.outputs), std::to_string(count),
                 number(100.0 * static_cast<double>(count) / static_cast<double>(run.outputs), kYearDecimals)});
        }
    }
    return table;
}

Table askedYearsTable(const std::vector<RunYears>& runs) {
    Table table;
    for (const char* key : {"run", "model", "task"})
        table.addColumn(key);
    for (const char* key : {"from", "to", "items", "missing", "cem", "f1", "ci_low", "ci_high", "judge", "judge_items"})
        table.addColumn(key, true);
    for (const RunYears& run : runs)
        for (const auto& [place, mean] : run.asked) {
            const auto interval = mean.interval();
            table.rows.push_back({run.run, run.model, std::string(name(place.first)), std::to_string(place.second),
                                  std::to_string(place.second + kAskedSpan - 1), std::to_string(mean.items()),
                                  std::to_string(mean.missing()), percentText(mean.cem()), percentText(mean.f1()),
                                  interval ? number(interval->low, kYearDecimals) : std::string(),
                                  interval ? number(interval->high, kYearDecimals) : std::string(),
                                  percentText(mean.judge()), mean.judged() > 0 ? std::to_string(mean.judged()) : ""});
        }
    return table;
}

} // namespace chronoscope::mined
