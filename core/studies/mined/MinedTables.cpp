// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedTables.h"

#include "core/studies/mined/CountedAnswers.h"

#include <algorithm>
#include <map>
#include <optional>

namespace chronoscope::mined {

namespace {
using analysis::Table;
using Row = std::vector<std::string>;
using Kind = ReplyScore::Kind;

constexpr int kDecimals = 4;

void addColumns(Table& table, std::initializer_list<const char*> texts, std::initializer_list<const char*> numbers) {
    for (const char* key : texts)
        table.addColumn(key);
    for (const char* key : numbers)
        table.addColumn(key, true);
}

std::string percent(const std::optional<double>& value) {
    return value ? analysis::number(*value, kDecimals) : std::string();
}

std::string share(std::int64_t count, std::int64_t of) {
    if (of == 0) return {};
    return analysis::number(100.0 * static_cast<double>(count) / static_cast<double>(of), kDecimals);
}

Row scoreRow(const RunScores& run, std::string_view dimension, std::string_view task, const std::string& type,
             const TaskAverage& mean) {
    const auto end = [&](bool low) -> std::string {
        return mean.interval ? percent(low ? mean.interval->low : mean.interval->high) : std::string();
    };
    return {run.run,
            run.model,
            std::string(dimension),
            std::string(task),
            type,
            std::to_string(mean.items),
            std::to_string(mean.missing),
            percent(mean.cem),
            percent(mean.f1),
            run.judge ? percent(mean.judge) : std::string(),
            end(true),
            end(false)};
}

/// All types of a task, then each.
struct TaskMeans {
    ScoreMean all;
    std::map<std::string, ScoreMean> types;
};

void addScores(Table& table, const RunScores& run, EmptyRule rule) {
    std::map<Task, TaskMeans> tasks;
    for (const ScoredUnit& unit : run.units) {
        if (!countsInScores(unit)) continue;
        const auto score = itemScore(unit.replies, rule);
        tasks[unit.task].all.add(score);
        tasks[unit.task].types[unit.type].add(score);
    }
    std::vector<ScoreMean> every;
    std::map<Dimension, std::vector<ScoreMean>> dimensions;
    for (const auto& [task, means] : tasks) {
        const std::string_view dimension = name(dimensionOf(task));
        table.rows.push_back(scoreRow(run, dimension, name(task), "all", averageOf({&means.all, 1})));
        for (const auto& [type, mean] : means.types)
            table.rows.push_back(scoreRow(run, dimension, name(task), type, averageOf({&mean, 1})));
        every.push_back(means.all);
        dimensions[dimensionOf(task)].push_back(means.all);
    }
    for (const auto& [dimension, means] : dimensions)
        table.rows.push_back(scoreRow(run, name(dimension), "average", "all", averageOf(means)));
    if (!every.empty()) table.rows.push_back(scoreRow(run, "all", "average", "all", averageOf(every)));
}

/// context, other, irrelevant, cem
void writeShares(Row& row, const ContextKinds& counts) {
    for (const ContextLabel label :
         {ContextLabel::Context, ContextLabel::Other, ContextLabel::Irrelevant, ContextLabel::Correct})
        row.push_back(share(counts.kinds[static_cast<std::size_t>(label)], counts.outputs));
}

void addContexts(Table& table, const RunScores& run) {
    const auto kinds = contextKinds(run); // of each task first without its context
    for (std::size_t at = 0; at + 1 < kinds.size(); at += 2) {
        const ContextKinds &without = kinds[at], &with = kinds[at + 1];
        Row& row = table.rows.emplace_back(
            Row{run.run, run.model, std::string(name(with.task)), std::to_string(with.outputs)});
        writeShares(row, with);
        writeShares(row, without);
    }
}

/// Of one configuration: over all items, and of each task.
struct ConfigurationMeans {
    ScoreMean all;
    std::map<Task, ScoreMean> tasks;
};

/// Nothing where the run does not ask it.
std::optional<ConfigurationMeans> configurationMeans(const RunScores& run, Configuration one, EmptyRule rule) {
    ConfigurationMeans means;
    bool asked = false;
    for (const ScoredUnit& unit : run.units) {
        const ReplyScore& reply = unit.replies[static_cast<std::size_t>(one)];
        asked = asked || reply.kind != Kind::Unasked;
        if (!countsInScores(unit) || reply.kind == Kind::Unasked) continue;
        ScoreMean& task = means.tasks[unit.task];
        if (!countsAs(unit, one, rule)) continue;
        const auto score = itemScore({reply}, rule);
        means.all.add(score);
        task.add(score);
    }
    return asked ? std::optional(std::move(means)) : std::nullopt;
}

Row agreementRow(const RunScores& run, Row row, const TaskAverage& mean) {
    row.insert(row.end(), {std::to_string(mean.items), percent(mean.cem), percent(mean.f1),
                           run.judge ? percent(mean.judge) : std::string()});
    return row;
}

struct LabelCounts {
    std::int64_t items = 0;
    std::array<std::int64_t, 3> labels{};
};
} // namespace

Table scoreTable(const std::vector<RunScores>& runs, EmptyRule rule) {
    Table table;
    addColumns(table, {"run", "model", "dimension", "task", "type"},
               {"items", "missing", "cem", "f1", "judge", "ci_low", "ci_high"});
    for (const RunScores& run : runs)
        addScores(table, run, rule);
    return table;
}

std::optional<std::int64_t> judgedItems(const RunScores& run, const std::vector<std::string>& row, EmptyRule rule) {
    constexpr std::size_t kDimension = 2, kTask = 3, kType = 4;
    if (!run.judge) return std::nullopt;
    return std::count_if(run.units.begin(), run.units.end(), [&](const ScoredUnit& unit) {
        const bool isOfTask = row[kTask] == name(unit.task) || row[kTask] == "average";
        const bool isOfDimension = row[kDimension] == name(dimensionOf(unit.task)) || row[kDimension] == "all";
        if (!isOfTask || !isOfDimension || !countsInScores(unit)) return false;
        if (row[kType] != "all" && row[kType] != unit.type) return false;
        const auto score = itemScore(unit.replies, rule);
        return score && score->judge;
    });
}

Table latestTable(const std::vector<RunScores>& runs) {
    Table table;
    addColumns(table, {"run", "model", "type"}, {"items", "latest", "outdated", "irrelevant"});
    for (const RunScores& run : runs) {
        LabelCounts all;
        std::map<std::string, LabelCounts> types;
        for (const ScoredUnit& unit : run.units) {
            if (!countsInLatest(unit)) continue;
            for (LabelCounts* counts : {&all, &types[unit.type]}) {
                ++counts->items;
                ++counts->labels[static_cast<std::size_t>(latestLabel(unit))];
            }
        }
        const auto add = [&](const std::string& type, const LabelCounts& counts) {
            Row& row = table.rows.emplace_back(Row{run.run, run.model, type, std::to_string(counts.items)});
            for (const std::int64_t label : counts.labels)
                row.push_back(share(label, counts.items));
        };
        const bool asks = std::any_of(run.units.begin(), run.units.end(),
                                      [](const ScoredUnit& unit) { return unit.task == Task::TA; });
        if (asks) add("all", all);
        for (const auto& [type, counts] : types)
            add(type, counts);
    }
    return table;
}

Table contextTable(const std::vector<RunScores>& runs) {
    Table table;
    addColumns(table, {"run", "model", "task"},
               {"outputs", "context", "other", "irrelevant", "cem", "without_context", "without_other",
                "without_irrelevant", "without_cem"});
    for (const RunScores& run : runs)
        addContexts(table, run);
    return table;
}

Table agreementTable(const std::vector<RunScores>& runs, EmptyRule rule) {
    Table table;
    addColumns(table, {"run", "model", "configuration"}, {"items", "cem", "f1", "judge"});
    for (const RunScores& run : runs)
        for (const Configuration one : kAllConfigurations)
            if (const auto means = configurationMeans(run, one, rule))
                table.rows.push_back(
                    agreementRow(run, {run.run, run.model, std::string(name(one))}, averageOf({&means->all, 1})));
    return table;
}

Table agreementByTask(const std::vector<RunScores>& runs, EmptyRule rule) {
    Table table;
    addColumns(table, {"run", "model", "configuration", "task"}, {"items", "cem", "f1", "judge"});
    for (const RunScores& run : runs)
        for (const Configuration one : kAllConfigurations) {
            const auto means = configurationMeans(run, one, rule);
            if (!means) continue;
            std::vector<ScoreMean> every;
            const auto add = [&](std::string_view task, const TaskAverage& mean) {
                table.rows.push_back(
                    agreementRow(run, {run.run, run.model, std::string(name(one)), std::string(task)}, mean));
            };
            for (const auto& [task, mean] : means->tasks) {
                add(name(task), averageOf({&mean, 1}));
                every.push_back(mean);
            }
            add("average", averageOf(every));
        }
    return table;
}

} // namespace chronoscope::mined
