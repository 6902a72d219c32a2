// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditTables.h"

#include "core/studies/mined/EditChoice.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <tuple>

namespace chronoscope::mined {

namespace {
constexpr int kEditDecimals = 4;
constexpr const char* kEditAverage = "average";

std::string editPercent(const std::optional<double>& value) {
    return value ? analysis::number(*value, kEditDecimals) : std::string();
}

std::optional<double> less(const std::optional<double>& a, const std::optional<double>& b) {
    return a && b ? std::optional(*a - *b) : std::nullopt;
}

/// Of a task, or over tasks.
struct EditMeans {
    std::string task;
    TaskAverage after;
    std::optional<double> before;
};

std::set<Task> tasksOf(const EditedScores& run) {
    std::set<Task> tasks;
    for (const ScoredUnit& unit : run.after.units)
        tasks.insert(unit.task);
    return tasks;
}

/// By task in their order, then the average over them; `only`: of these tasks.
std::vector<EditMeans> meansOf(const EditedScores& run, EmptyRule rule, const std::set<Task>& only) {
    struct Sums {
        ScoreMean after;
        double before = 0;
    };
    std::map<Task, Sums> tasks;
    for (const ScoredUnit& unit : run.after.units) {
        if (!only.contains(unit.task)) continue;
        Sums& task = tasks[unit.task];
        const auto before = run.before.find(unit.item);
        const auto score = before == run.before.end() ? std::nullopt : itemScore(unit.replies, rule);
        task.after.add(score);
        if (score) task.before += before->second;
    }
    std::vector<EditMeans> means;
    std::vector<ScoreMean> every;
    std::optional<double> before = 0;
    for (const auto& [task, sums] : tasks) {
        const std::int64_t scored = sums.after.scored();
        const auto own = scored > 0 ? std::optional(sums.before / static_cast<double>(scored)) : std::nullopt;
        means.push_back({std::string(name(task)), averageOf({&sums.after, 1}), own});
        every.push_back(sums.after);
        before = before && own ? std::optional(*before + *own) : std::nullopt;
    }
    if (every.empty()) return means;
    if (before) *before /= static_cast<double>(every.size());
    means.push_back({kEditAverage, averageOf(every), before});
    return means;
}
} // namespace

Result<EditedScores> loadEdited(store::Database& database, const MinedContext& run, bool recompute,
                                const std::stop_token& stop) {
    if (!run.spec.editing)
        return Error{ErrorCode::InvalidArgument, "this run edits nothing: see chronoscope edit", run.record.name};
    auto after = loadScores(database, run, {.recompute = recompute}, stop);
    if (!after) return after.error();
    EditedScores edited{std::move(after).value(), *run.spec.editing, {}};
    auto record = store::RunStore(database).get(edited.editing.base);
    if (!record && record.error().code == ErrorCode::NotFound) return edited; // it was removed: nobody knows
    if (!record) return record.error();
    edited.base = record->name;
    const auto base = minedContext(database, std::move(record).value());
    if (!base) return base.error();
    const auto before = loadScores(database, **base, {.recompute = recompute}, stop);
    if (!before) return before.error();
    for (const ScoredUnit& unit : before->units) {
        const auto score = itemScore(unit.replies, EmptyRule::Zero);
        if (score && isEdited(unit.task)) edited.before[unit.item] = score->cem;
    }
    return edited;
}

analysis::Table editingTable(const std::vector<EditedScores>& runs, EmptyRule rule) {
    analysis::Table table;
    for (const char* key : {"run", "model", "method", "setting", "embedding", "task"})
        table.addColumn(key);
    for (const char* key : {"items", "missing", "before", "after", "difference", "ci_low", "ci_high"})
        table.addColumn(key, true);
    for (const EditedScores& run : runs)
        for (const EditMeans& mean : meansOf(run, rule, tasksOf(run))) {
            const auto& interval = mean.after.interval;
            table.rows.push_back(
                {run.after.run, run.after.model, run.editing.method, std::string(name(run.editing.setting)),
                 run.editing.embedding, mean.task, std::to_string(mean.after.items), std::to_string(mean.after.missing),
                 editPercent(mean.before), editPercent(mean.after.cem), editPercent(less(mean.after.cem, mean.before)),
                 interval ? editPercent(interval->low) : std::string(),
                 interval ? editPercent(interval->high) : std::string()});
        }
    return table;
}

analysis::Table settingsTable(const std::vector<EditedScores>& runs, EmptyRule rule) {
    using Key = std::tuple<std::int64_t, std::string, std::string, std::string>; // base, model, method, embedding
    std::vector<Key> order;
    std::map<Key, std::array<const EditedScores*, 2>> bySetting;
    for (const EditedScores& run : runs) {
        const Key key{run.editing.base, run.after.model, run.editing.method, run.editing.embedding};
        const auto [known, isNew] = bySetting.try_emplace(key);
        if (isNew) order.push_back(key);
        known->second[static_cast<std::size_t>(run.editing.setting)] = &run;
    }
    analysis::Table table;
    for (const char* key : {"model", "method", "task"})
        table.addColumn(key);
    for (const char* key : {"single", "lifelong", "single_minus_lifelong"})
        table.addColumn(key, true);
    for (const char* key : {"embedding", "base"})
        table.addColumn(key);
    for (const char* key : {"single_items", "lifelong_items"})
        table.addColumn(key, true);
    for (const Key& key : order) {
        const auto& [base, model, method, embedding] = key;
        const auto& [single, lifelong] = bySetting.at(key);
        if (!single || !lifelong) continue;
        std::set<Task> both; // a difference of means over other tasks would be none of the settings
        std::ranges::set_intersection(tasksOf(*single), tasksOf(*lifelong), std::inserter(both, both.end()));
        const auto ofSingle = meansOf(*single, rule, both), ofLifelong = meansOf(*lifelong, rule, both);
        for (std::size_t at = 0; at < ofSingle.size(); ++at) { // of the same tasks
            const TaskAverage &one = ofSingle[at].after, &other = ofLifelong[at].after;
            table.rows.push_back({model, method, ofSingle[at].task, editPercent(one.cem), editPercent(other.cem),
                                  editPercent(less(one.cem, other.cem)), embedding, single->base,
                                  std::to_string(one.items - one.missing),
                                  std::to_string(other.items - other.missing)});
        }
    }
    return table;
}

} // namespace chronoscope::mined
