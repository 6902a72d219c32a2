// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultTables.h"

#include "core/analysis/TableText.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <utility>

namespace chronoscope::results {

using analysis::chance;
using analysis::number;
using analysis::Table;

namespace {
constexpr int kDecimals = 2;

using Cells = std::vector<std::string>;

void addNumeric(Table& table, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        table.addColumn(key, true);
}

std::string text(std::int64_t count) { return std::to_string(count); }
std::string text(std::size_t count) { return std::to_string(count); }
template <typename Value> std::string textOrEmpty(const std::optional<Value>& value, int decimals) {
    return value ? number(static_cast<double>(*value), decimals) : std::string();
}

void addInterval(Cells& row, const std::optional<analysis::Interval>& interval) {
    row.push_back(interval ? number(interval->low, kDecimals) : "");
    row.push_back(interval ? number(interval->high, kDecimals) : "");
}

void addCounts(Cells& row, const PairCounts& pairs) {
    for (const std::int64_t count : {pairs.paired.pairs, pairs.firstRight(), pairs.secondRight()})
        row.push_back(text(count));
}

const char* methodName(const std::optional<analysis::McNemar>& test) {
    if (!test) return "";
    switch (test->method) {
    case analysis::McNemarMethod::NoDifference: return "no_difference";
    case analysis::McNemarMethod::Exact: return "exact";
    case analysis::McNemarMethod::ChiSquared: return "chi_squared";
    }
    return "";
}

Cells yearRow(const Comparison& comparison, const YearComparison& year, Cells row) {
    row.push_back(std::to_string(year.year));
    row.emplace_back();
    addCounts(row, year.pairs);
    row.push_back(text(year.pairs.paired.onlyFirst));
    row.push_back(text(year.pairs.paired.onlySecond));
    row.push_back(number(year.points, kDecimals));
    addInterval(row, year.interval);
    row.emplace_back(!year.interval ? "" : comparison.repeatsElements ? "bootstrap" : "tango");
    row.push_back(year.test ? chance(year.test->p) : "");
    row.push_back(year.holm ? chance(*year.holm) : "");
    row.emplace_back(methodName(year.test));
    return row;
}

Cells pooledRow(const PooledDifference& pooled, Cells row) {
    row.emplace_back();
    row.push_back(text(pooled.elements));
    addCounts(row, pooled.pairs);
    row.push_back(text(pooled.pairs.paired.onlyFirst));
    row.push_back(text(pooled.pairs.paired.onlySecond));
    row.push_back(textOrEmpty(pooled.points, kDecimals));
    addInterval(row, pooled.interval);
    row.emplace_back(pooled.interval ? "bootstrap" : "");
    row.resize(row.size() + 3); // no test over years
    return row;
}

/// What stands for one value of an axis, and the filter narrowed to it.
struct Part {
    Cells names;
    ResultFilter filter;
};

std::vector<Part> partsOf(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by) {
    std::set<std::vector<RowKey>> found; // of whatever run
    for (auto& line : cellGroups(set, filter, by))
        found.insert(std::move(line.keys));
    std::vector<Part> parts;
    for (const std::vector<RowKey>& keys : found) {
        Part& part = parts.emplace_back(Part{{}, filter});
        for (std::size_t i = 0; i < by.size(); ++i) {
            part.names.push_back(keyName(set, by[i], keys[i]));
            part.filter = narrowedTo(set, std::move(part.filter), by[i], keys[i]);
        }
    }
    return parts;
}

template <typename Enum> std::string namesOrAll(const std::vector<Enum>& list) {
    if (list.empty()) return "all";
    std::string names;
    for (const Enum value : list)
        names += (names.empty() ? "" : "+") + std::string(name(value));
    return names;
}

bool isSplitBy(const std::vector<Axis>& by, Axis axis) { return std::find(by.begin(), by.end(), axis) != by.end(); }

/// The columns of a table of groups up to its counts.
std::vector<Axis> groupAxes(const std::vector<Axis>& by, bool withYear) {
    std::vector<Axis> axes{Axis::Domain, Axis::State, Axis::Template};
    if (isSplitBy(by, Axis::Relation)) axes.push_back(Axis::Relation);
    if (withYear) axes.push_back(Axis::Year);
    return axes;
}

/// A table of groups without what only one kind of counts has; `complete(row, line)` adds that.
template <typename Counts, typename Complete>
Table groupTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by, bool withYear,
                 std::vector<GroupLine<Counts>> lines, Complete complete) {
    const std::vector<Axis> axes = groupAxes(by, withYear);
    Table table;
    table.addColumn("run");
    table.addColumn("model");
    for (const Axis axis : axes)
        table.addColumn(std::string(name(axis)), axis == Axis::Year);
    for (const std::string& key : Counts::columns())
        table.addColumn(key, true);
    std::stable_sort(lines.begin(), lines.end(), [&](const auto& one, const auto& other) {
        return set.run(one.run).choice < set.run(other.run).choice;
    });
    for (const GroupLine<Counts>& line : lines) {
        const RunColumns& run = set.run(line.run);
        Cells& row = table.rows.emplace_back(Cells{run.title(), run.model});
        for (const Axis axis : axes) {
            const auto at = std::find(by.begin(), by.end(), axis);
            row.push_back(at == by.end() ? leftOf(filter, axis)
                                         : keyName(set, axis, line.keys[static_cast<std::size_t>(at - by.begin())]));
        }
        for (std::string& cell : line.counts.cells())
            row.push_back(std::move(cell));
        complete(row, line);
    }
    return table;
}
} // namespace

std::string leftOf(const ResultFilter& filter, Axis axis) {
    switch (axis) {
    case Axis::Template: return namesOrAll(filter.templates);
    case Axis::Domain: return namesOrAll(filter.domains);
    case Axis::State: return namesOrAll(filter.states);
    case Axis::Relation: return filter.relations.size() == 1 ? filter.relations.front() : "all";
    case Axis::Year:
        const bool isOne = filter.years.size() == 1 && filter.years.front().from == filter.years.front().to;
        return isOne ? std::to_string(filter.years.front().from) : "";
    }
    return {};
}

Table heatmapTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by) {
    const auto repeats = repeatsElements(set, filter, by);
    Table table = groupTable(set, filter, by, true, cellGroups(set, filter, by), [&](Cells& row, const auto& line) {
        const analysis::CorrectShare share = analysis::correctShare(line.counts);
        const bool hasInterval = share.known && !repeats[line.run];
        row.push_back(share.known ? number(share.percent, kDecimals) : "");
        row.push_back(hasInterval ? number(share.interval.low, kDecimals) : "");
        row.push_back(hasInterval ? number(share.interval.high, kDecimals) : "");
    });
    addNumeric(table, {"correct_percent", "ci_low", "ci_high"});
    return table;
}

Table categoriesTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by) {
    return groupTable(set, filter, by, false, chronoGroups(set, filter, by), [](Cells&, const auto&) {});
}

Table comparisonTable(const ResultSet& set, const std::vector<Comparison>& comparisons) {
    Table table;
    table.addColumn("first");
    table.addColumn("second");
    addNumeric(table, {"year", "elements", "pairs", "first_correct", "second_correct", "only_first", "only_second",
                       "difference_points", "ci_low", "ci_high"});
    table.addColumn("interval");
    addNumeric(table, {"p", "p_holm"});
    table.addColumn("method");
    const RunNames names = runNames(set);
    for (const Comparison& comparison : comparisons) {
        const Cells head{names.at(set.run(comparison.first).choice), names.at(set.run(comparison.second).choice)};
        for (const YearComparison& year : comparison.years)
            table.rows.push_back(yearRow(comparison, year, head));
        if (!comparison.years.empty()) table.rows.push_back(pooledRow(comparison.pooled, head));
    }
    return table;
}

Table pooledTable(const ResultSet& set, const std::vector<PooledLine>& lines) {
    Table table;
    table.addColumn("first");
    table.addColumn("second");
    addNumeric(table,
               {"difference_points", "ci_low", "ci_high", "pairs", "elements", "first_correct", "second_correct"});
    const RunNames names = runNames(set);
    for (const PooledLine& line : lines) {
        Cells& row = table.rows.emplace_back();
        const PairCounts& pairs = line.difference.pairs;
        row = {names.at(set.run(line.first).choice), names.at(set.run(line.second).choice),
               textOrEmpty(line.difference.points, kDecimals)};
        addInterval(row, line.difference.interval);
        row.push_back(text(pairs.paired.pairs));
        row.push_back(text(line.difference.elements));
        row.push_back(text(pairs.firstRight()));
        row.push_back(text(pairs.secondRight()));
    }
    return table;
}

Table cutOffTable(const ResultSet& set, const std::vector<CutOffLine>& lines) {
    Table table;
    table.addColumn("run");
    table.addColumn("model");
    addNumeric(table,
               {"cutoff", "cutoff_low", "cutoff_high", "first_after", "before_percent", "after_percent",
                "explained_percent", "chance", "draws_without_percent", "judged_years", "elements", "judged_elements"});
    table.addColumn("mixed");
    table.addColumn("outcome");
    const RunNames names = runNames(set);
    for (const CutOffLine& line : lines) {
        const RunCutOff& cutOff = line.cutOff;
        const analysis::CutOffEstimate& estimate = cutOff.estimate;
        const auto ifFound = [&](double value, int decimals) {
            return cutOff.found() ? number(value, decimals) : std::string();
        };
        Cells& row = table.rows.emplace_back();
        row = {names.at(set.run(line.run).choice),
               set.run(line.run).model,
               ifFound(estimate.lastKnown, 0),
               textOrEmpty(cutOff.interval.low, 0),
               textOrEmpty(cutOff.interval.high, 0),
               ifFound(estimate.firstAfter, 0),
               ifFound(estimate.before, kDecimals),
               ifFound(estimate.after, kDecimals),
               ifFound(100 * estimate.explained, kDecimals),
               cutOff.found() ? chance(estimate.chance) : "",
               textOrEmpty(cutOff.drawsWithout(), kDecimals),
               std::to_string(estimate.judgedYears),
               text(cutOff.elements),
               text(cutOff.judged),
               cutOff.isMixed ? "yes" : "no",
               std::string(name(estimate.outcome))};
    }
    return table;
}

Result<Table> splitTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by,
                         const MakeTable& make) {
    if (by.empty()) return make(filter);
    std::vector<Part> parts = partsOf(set, filter, by);
    const bool nothingPasses = parts.empty();
    if (nothingPasses) parts.push_back({Cells(by.size()), filter}); // for the columns
    Table all;
    for (const Axis axis : by)
        all.addColumn(std::string(name(axis)), axis == Axis::Year);
    for (const Part& part : parts) {
        auto table = make(part.filter);
        if (!table) return table.error();
        if (all.columns.size() == by.size()) {
            all.columns.insert(all.columns.end(), table->columns.begin(), table->columns.end());
            all.numeric.insert(all.numeric.end(), table->numeric.begin(), table->numeric.end());
        }
        if (nothingPasses) break;
        for (Cells& row : table->rows) {
            row.insert(row.begin(), part.names.begin(), part.names.end());
            all.rows.push_back(std::move(row));
        }
    }
    return all;
}

} // namespace chronoscope::results
