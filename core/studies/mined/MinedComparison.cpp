// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedComparison.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace chronoscope::mined {

namespace {
using Row = std::vector<std::string>;
constexpr int kComparedDecimals = 4;
constexpr const char* kAllTypes = "all";

/// The replies to what both asked; nothing where that is nothing.
std::optional<std::pair<ItemReplies, ItemReplies>> sharedReplies(const ItemReplies& first, const ItemReplies& second) {
    std::pair<ItemReplies, ItemReplies> shared;
    bool any = false;
    for (std::size_t i = 0; i < kConfigurations; ++i) {
        if (first[i].kind == ReplyScore::Kind::Unasked || second[i].kind == ReplyScore::Kind::Unasked) continue;
        shared.first[i] = first[i];
        shared.second[i] = second[i];
        any = true;
    }
    return any ? std::optional(shared) : std::nullopt;
}

/// What two runs come to over the pairs of a task, or the mean over tasks.
struct ComparedTask {
    std::int64_t items = 0, higher = 0, lower = 0, missing = 0;
    std::optional<double> first, second, difference;
    std::optional<analysis::Interval> interval; ///< not cut yet
};

/// Adds up pairs.
class PairSums {
public:
    void add(const ItemOfTwo& item) {
        if (item.isMissing) {
            ++m_task.missing;
            return;
        }
        m_differences.add(item.difference());
        m_first += item.first;
        m_second += item.second;
        m_task.higher += item.first > item.second ? 1 : 0;
        m_task.lower += item.first < item.second ? 1 : 0;
    }
    ComparedTask result() const {
        ComparedTask task = m_task;
        task.items = m_differences.n;
        if (task.items == 0) return task;
        task.first = m_first / static_cast<double>(task.items);
        task.second = m_second / static_cast<double>(task.items);
        task.difference = m_differences.mean();
        task.interval = analysis::meanDifference95(m_differences);
        return task;
    }

private:
    ComparedTask m_task;
    analysis::DifferenceSums m_differences;
    double m_first = 0;
    double m_second = 0;
};

/// Each task counting the same; its interval put together from theirs, where each has one.
ComparedTask averageOfTasks(const std::vector<ComparedTask>& tasks) {
    ComparedTask average;
    double first = 0, second = 0, halves = 0, count = 0;
    bool haveIntervals = true;
    for (const ComparedTask& task : tasks) {
        average.items += task.items;
        average.higher += task.higher;
        average.lower += task.lower;
        average.missing += task.missing;
        if (!task.difference) continue;
        ++count;
        first += *task.first;
        second += *task.second;
        haveIntervals = haveIntervals && task.interval;
        if (task.interval) halves += std::pow((task.interval->high - task.interval->low) / 2, 2);
    }
    if (count == 0) return average;
    average.first = first / count;
    average.second = second / count;
    average.difference = *average.first - *average.second;
    const double half = std::sqrt(halves) / count;
    if (haveIntervals) average.interval = analysis::Interval{*average.difference - half, *average.difference + half};
    return average;
}

std::string numberOrNothing(const std::optional<double>& value) {
    return value ? analysis::number(*value, kComparedDecimals) : std::string();
}

/// To what a difference of shares can be.
analysis::Interval cut(const analysis::Interval& interval) {
    constexpr double kMost = 100;
    return {std::max(-kMost, interval.low), std::min(kMost, interval.high)};
}

Row comparedRow(const RunScores& first, const RunScores& second, std::string_view task, const std::string& type,
                const ComparedTask& one) {
    const auto low = one.interval ? std::optional(cut(*one.interval).low) : std::nullopt;
    const auto high = one.interval ? std::optional(cut(*one.interval).high) : std::nullopt;
    return {first.run,
            second.run,
            std::string(task),
            type,
            std::to_string(one.items),
            numberOrNothing(one.first),
            numberOrNothing(one.second),
            numberOrNothing(one.difference),
            numberOrNothing(low),
            numberOrNothing(high),
            std::to_string(one.higher),
            std::to_string(one.lower),
            std::to_string(one.missing)};
}
/// All types of a task, then each.
struct TaskPairs {
    PairSums all;
    std::map<std::string, PairSums> types;
};

void addComparison(analysis::Table& table, const RunScores& first, const RunScores& second, EmptyRule rule) {
    std::map<Task, TaskPairs> tasks;
    for (const ItemOfTwo& item : pairsOf(first, second, rule)) {
        TaskPairs& task = tasks[item.task];
        task.all.add(item);
        task.types[item.type].add(item);
    }
    std::vector<ComparedTask> every;
    for (const auto& [task, pairs] : tasks) {
        every.push_back(pairs.all.result());
        table.rows.push_back(comparedRow(first, second, name(task), kAllTypes, every.back()));
        for (const auto& [type, sums] : pairs.types)
            table.rows.push_back(comparedRow(first, second, name(task), type, sums.result()));
    }
    if (!every.empty()) table.rows.push_back(comparedRow(first, second, "average", kAllTypes, averageOfTasks(every)));
}
} // namespace

std::vector<ItemOfTwo> pairsOf(const RunScores& first, const RunScores& second, EmptyRule rule) {
    std::map<std::pair<std::int64_t, bool>, const ScoredUnit*> others;
    for (const ScoredUnit& unit : second.units)
        others[{unit.item, unit.withContext}] = &unit;
    std::vector<ItemOfTwo> pairs;
    for (const ScoredUnit& unit : first.units) {
        if (hasContext(unit.task) && !unit.withContext) continue; // they count in no score
        const auto other = others.find({unit.item, unit.withContext});
        if (other == others.end()) continue;
        const auto shared = sharedReplies(unit.replies, other->second->replies);
        if (!shared) continue;
        const auto mine = itemScore(shared->first, rule), theirs = itemScore(shared->second, rule);
        ItemOfTwo& pair = pairs.emplace_back(ItemOfTwo{unit.item, unit.task, unit.type, unit.withContext});
        pair.isMissing = !mine || !theirs;
        if (pair.isMissing) continue;
        pair.first = mine->cem;
        pair.second = theirs->cem;
    }
    return pairs;
}

analysis::Table comparisonTable(const std::vector<RunScores>& runs, EmptyRule rule) {
    analysis::Table table;
    for (const char* key : {"run", "against", "task", "type"})
        table.addColumn(key);
    for (const char* key :
         {"items", "first", "second", "difference", "ci_low", "ci_high", "higher", "lower", "missing"})
        table.addColumn(key, true);
    for (std::size_t place = 1; place < runs.size(); ++place)
        addComparison(table, runs[0], runs[place], rule);
    return table;
}

} // namespace chronoscope::mined
