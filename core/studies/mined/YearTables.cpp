// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/YearTables.h"

#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/Holders.h"
#include "core/studies/mined/QuestionText.h"
#include "core/studies/mined/RecentRows.h"

#include <algorithm>
#include <optional>
#include <set>
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
void addYears(const NamedValues& values, std::size_t place, std::set<int>& years) {
    for (std::size_t at = 0; at < values.holders.values().size(); ++at) {
        if (values.classifier.matcher().firstOf(at) != place) continue;
        if (const auto held = yearsOf(values.holders.values()[at], values.newest))
            for (int year = held->from; year <= held->to; ++year)
                years.insert(year);
    }
}

NamedHolders namedBy(const NamedValues& values, std::string_view reply) {
    NamedHolders named;
    for (const std::size_t place : values.classifier.matcher().matched(reply)) {
        named.names.push_back(values.holders.values()[place].name);
        addYears(values, place, named.years);
    }
    return named;
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

Status eachNaming(store::Database& database, const MinedContext& run, const RunScores& scores,
                  const MinedFilter& filter, const std::stop_token& stop,
                  const std::function<bool(const AskedReply&, const NamedHolders&)>& visit) {
    MinedStore mined(database);
    RecentRows<const NamedValues> recent{64};
    const auto valuesOf = [&](std::int64_t row) -> Result<std::shared_ptr<const NamedValues>> {
        const auto item = mined.item(row);
        if (!item) return item.error();
        return std::make_shared<const NamedValues>(*item);
    };
    Status problem;
    const Status read = forEachReply(database, run, [&](const AskedReply& reply) {
        if (stop.stop_requested()) problem = Error{ErrorCode::Cancelled, "stopped", {}};
        if (!problem) return false;
        const auto unit = static_cast<std::size_t>(reply.unit.ordinal);
        if (reply.row.error || unit >= scores.units.size() || scores.units[unit].task != Task::TA) return true;
        if (!filter.takes(scores.units[unit]) || !filter.takes(reply.configuration)) return true;
        const auto values = recent.get(reply.unit.item, valuesOf);
        if (!values) problem = values.error();
        return values.ok() && visit(reply, namedBy(**values, reply.row.text));
    });
    return problem ? read : problem;
}

Result<RunYears> loadYears(store::Database& database, const MinedContext& run, const RunScores& scores,
                           const std::stop_token& stop, const MinedFilter& filter, EmptyRule rule) {
    RunYears years{scores.run, scores.model, 0, 0, {}, {}};
    std::unordered_map<std::int64_t, const ScoredUnit*> dated;
    const RunScores taken = narrowed(scores, filter);
    for (const ScoredUnit& unit : taken.units)
        if (asksAYear(unit.task) && countsInScores(unit)) dated[unit.item] = &unit;
    const Status asked = MinedStore(database).items([&](std::int64_t row, const Item& item) {
        if (const auto unit = dated.find(row); unit != dated.end())
            if (const auto span = askedSpan(*unit->second, item))
                years.asked[{item.task, *span}].add(itemScore(unit->second->replies, rule));
        return !stop.stop_requested();
    });
    if (!asked) return asked.error();
    const auto count = [&](const AskedReply&, const NamedHolders& named) {
        ++years.outputs;
        years.naming += named.names.empty() ? 0 : 1;
        for (const int year : named.years)
            ++years.named[year];
        return true;
    };
    const Status read = eachNaming(database, run, scores, filter, stop, count);
    if (!read) return read.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return years;
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
