// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/ReportTables.h"

#include <fmt/format.h>

#include <map>

namespace chronoscope::analysis {

namespace {
constexpr const char* kAll = "all";

using RunsById = std::map<std::int64_t, const store::RunRecord*>;

RunsById byId(const std::vector<store::RunRecord>& runs) {
    RunsById map;
    for (const store::RunRecord& run : runs)
        map[run.id] = &run;
    return map;
}

template <typename Value> std::string nameOrAll(const std::optional<Value>& value) {
    return value ? std::string(name(*value)) : kAll;
}

/// run, model, domain, state, template of any line.
template <typename Line> std::vector<std::string> head(const RunsById& runs, const Line& line) {
    const auto run = runs.find(line.run);
    return {run == runs.end() ? std::to_string(line.run) : run->second->name,
            run == runs.end() ? std::string() : run->second->model, nameOrAll(line.domain), nameOrAll(line.state),
            nameOrAll(line.form)};
}

/// Elements that count more than once in one number are no independent draws: Wilson's interval would be too narrow.
bool repeatsElements(const RunsById& runs, const store::TallyLine& line) {
    const auto run = runs.find(line.run);
    if (run == runs.end()) return !line.form || !line.year;
    return (!line.form && run->second->spec.templates.size() > 1) || (!line.year && run->second->years.size() > 1);
}

Table withHead() {
    Table table;
    for (const char* key : {"run", "model", "domain", "state", "template"})
        table.addColumn(key);
    return table;
}
} // namespace

std::string number(double value, int decimals) {
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos) text.erase(0, 1); // no "-0.00"
    return text;
}

std::string chance(double p) { return p == 0 ? "<1e-300" : fmt::format("{:.6g}", p); }

CorrectShare correctShare(const store::TallyCounts& counts) {
    CorrectShare share;
    share.known = counts.judged() > 0;
    if (!share.known) return share;
    share.percent = 100.0 * static_cast<double>(counts.correct) / static_cast<double>(counts.judged());
    share.interval = wilson95(counts.correct, counts.judged());
    return share;
}

Table heatmapTable(const std::vector<store::RunRecord>& runs, const std::vector<store::TallyLine>& lines) {
    Table table = withHead();
    table.addColumn("year", true);
    for (const char* key : {"elements", "missing", "correct", "partial_greedy", "partial_sampled", "incorrect",
                            "correct_percent", "ci_low", "ci_high"})
        table.addColumn(key, true);
    const RunsById known = byId(runs);
    for (const store::TallyLine& line : lines) {
        auto& row = table.rows.emplace_back(head(known, line));
        row.push_back(line.year ? std::to_string(*line.year) : "");
        for (const std::int64_t count : {line.counts.elements, line.counts.missing(), line.counts.correct,
                                         line.counts.partialGreedy, line.counts.partialSampled, line.counts.incorrect})
            row.push_back(std::to_string(count));
        const CorrectShare share = correctShare(line.counts);
        row.push_back(share.known ? number(share.percent, 2) : "");
        const bool hasInterval = share.known && !repeatsElements(known, line);
        row.push_back(hasInterval ? number(share.interval.low, 2) : "");
        row.push_back(hasInterval ? number(share.interval.high, 2) : "");
    }
    return table;
}

Table categoriesTable(const std::vector<store::RunRecord>& runs, const std::vector<store::ChronoLine>& lines) {
    Table table = withHead();
    for (const char* key : {"elements", "missing", "known", "partial_known", "cutoff", "unknown"})
        table.addColumn(key, true);
    const RunsById known = byId(runs);
    for (const store::ChronoLine& line : lines) {
        auto& row = table.rows.emplace_back(head(known, line));
        for (const std::int64_t count :
             {line.counts.elements, line.counts.missing(), line.counts.known, line.counts.partialKnown,
              line.counts.cutOffAfter + line.counts.cutOffBefore, line.counts.unknown})
            row.push_back(std::to_string(count));
    }
    return table;
}

} // namespace chronoscope::analysis
