// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/StaleNumbers.h"

#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"

#include <algorithm>

namespace chronoscope::results {

using matching::AnswerKind;

namespace {
constexpr std::size_t kWorst = 200;

std::string percentOf(std::int64_t part, std::int64_t all) {
    return all > 0 ? analysis::number(100.0 * static_cast<double>(part) / static_cast<double>(all), 1) : std::string();
}

analysis::Table tableOfRuns() {
    analysis::Table table;
    table.addColumn("run");
    table.addColumn("model");
    return table;
}
} // namespace

bool StaleNumbers::empty() const {
    return std::all_of(runs.begin(), runs.end(), [](const StaleRun& run) { return run.answered.all() == 0; });
}

StaleNumbers staleNumbers(const ResultSet& set, const ResultFilter& filter) {
    StaleNumbers numbers;
    numbers.names = runNames(set);
    for (const RunView& run : set.runs) {
        numbers.choices.push_back(run.columns->choice);
        numbers.models.push_back(run.columns->model);
    }
    numbers.runs = stale(set, filter);
    numbers.worst = worstElements(set, filter, kWorst);
    return numbers;
}

bool onlyTrueFalse(const ResultSet& set, const ResultFilter& filter) {
    const auto rows = heat(set, filter, RowsBy::Template).rows;
    const auto isTrueFalse = [](const HeatRow& row) {
        return row.key == static_cast<RowKey>(prompt::Template::TrueFalse);
    };
    return !rows.empty() && std::all_of(rows.begin(), rows.end(), isTrueFalse);
}

std::int64_t count(const Replies& replies, Samples samples) {
    switch (samples) {
    case Samples::All: return replies.all();
    case Samples::Greedy: return replies.greedy;
    case Samples::Sampled: return replies.sampled;
    }
    return 0;
}

std::int64_t wrongReplies(const StaleRun& run, Samples samples) {
    return count(run.answered, samples) - count(run.right, samples);
}

std::int64_t kindCount(const StaleRun& run, AnswerKind kind, Samples samples) {
    return count(run.kinds[static_cast<std::size_t>(kind)], samples);
}

std::int64_t shiftedReplies(const StaleRun& run, Samples samples) {
    return kindCount(run, AnswerKind::Stale, samples) + kindCount(run, AnswerKind::Ahead, samples);
}

analysis::Table kindTable(const StaleNumbers& numbers, Samples samples) {
    analysis::Table table = tableOfRuns();
    for (const char* key : {"replies", "right", "wrong"})
        table.addColumn(key, true);
    for (int kind = 1; kind <= matching::kAnswerKinds; ++kind) {
        const std::string name(matching::name(static_cast<AnswerKind>(kind)));
        table.addColumn(name, true);
        table.addColumn(name + "_percent", true);
    }
    for (const StaleRun& run : numbers.runs) {
        const std::int64_t wrong = wrongReplies(run, samples);
        auto& row = table.rows.emplace_back(std::vector<std::string>{
            numbers.nameOf(run.run), numbers.models[run.run], std::to_string(count(run.answered, samples)),
            std::to_string(count(run.right, samples)), std::to_string(wrong)});
        for (int kind = 1; kind <= matching::kAnswerKinds; ++kind) {
            const std::int64_t replies = kindCount(run, static_cast<AnswerKind>(kind), samples);
            row.push_back(run.diagnosed ? std::to_string(replies) : std::string()); // unknown is not 0
            row.push_back(run.diagnosed ? percentOf(replies, wrong) : std::string());
        }
    }
    return table;
}

analysis::Table shiftTable(const StaleNumbers& numbers, const StaleRun& run, Samples samples) {
    analysis::Table table = tableOfRuns();
    for (const char* key : {"shift_years", "replies", "percent"})
        table.addColumn(key, true);
    const std::int64_t all = shiftedReplies(run, samples);
    for (const auto& [shift, replies] : run.shifts)
        if (const std::int64_t counted = count(replies, samples); counted > 0)
            table.rows.push_back({numbers.nameOf(run.run), numbers.models[run.run], std::to_string(shift),
                                  std::to_string(counted), percentOf(counted, all)});
    return table;
}

analysis::Table matrixTable(const StaleNumbers& numbers, const StaleRun& run, Samples samples) {
    analysis::Table table = tableOfRuns();
    for (const char* key : {"asked_year", "answered_year", "replies"})
        table.addColumn(key, true);
    const YearMatrix& matrix = run.matrix;
    for (std::size_t row = 0; run.diagnosed && row < matrix.asked.size(); ++row)
        for (std::size_t column = 0; column < matrix.answered.size(); ++column)
            table.rows.push_back({numbers.nameOf(run.run), numbers.models[run.run], std::to_string(matrix.asked[row]),
                                  std::to_string(matrix.answered[column]),
                                  std::to_string(count(matrix.at(row, column), samples))});
    return table;
}

} // namespace chronoscope::results
