// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/TableText.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace chronoscope::traversal {

using analysis::number;
using analysis::Table;

namespace {
Table tableWith(std::initializer_list<const char*> texts, std::initializer_list<const char*> numbers) {
    Table table;
    for (const char* key : texts)
        table.addColumn(key);
    for (const char* key : numbers)
        table.addColumn(key, true);
    return table;
}

std::vector<std::string> headOf(const TraversalReport& report) { return {report.record.name, report.record.model}; }
std::vector<std::string> headOf(const TraversalReport& report, const TraversalLine& line) {
    return {report.record.name, report.record.model, std::string(benchmark::name(line.domain)),
            std::string(benchmark::name(line.state))};
}

/// The last column of a table: by which protocol its row was measured. "reference_1" is its first edition.
std::string protocolOf(const TraversalReport& report) {
    const std::string protocol(name(report.spec.protocol));
    const bool first = report.spec.protocol == Protocol::Reference && report.spec.edition != kEdition;
    return first ? protocol + "_" + std::to_string(report.spec.edition) : protocol;
}

/// Published rows name none of ours.
void fillProtocols(Table& table) {
    for (auto& row : table.rows)
        row.resize(table.columns.size());
}

void append(std::vector<std::string>& row, std::initializer_list<std::string> cells) { row.insert(row.end(), cells); }

std::string percent(const std::optional<Share>& share) { return share ? number(share->percent, 2) : ""; }
std::string low(const std::optional<Share>& share) { return share ? number(share->interval.low, 2) : ""; }
std::string high(const std::optional<Share>& share) { return share ? number(share->interval.high, 2) : ""; }

std::set<std::pair<benchmark::Domain, benchmark::State>> kindsOf(const std::vector<TraversalReport>& reports) {
    std::set<std::pair<benchmark::Domain, benchmark::State>> kinds;
    for (const TraversalReport& report : reports)
        for (const TraversalLine& line : report.lines)
            kinds.insert({line.domain, line.state});
    return kinds;
}

/// The one published value of `quantity` that has all the rest; empty where there is none.
std::string publishedCell(const exchange::Published& published, std::string_view own,
                          exchange::PublishedFilter filter) {
    const auto* quantity = published.sameAs(own);
    if (quantity == nullptr) return "";
    filter.quantity = quantity->key;
    const auto values = published.values(filter);
    return values.size() == 1 ? number(values.front().value, 2) : "";
}

void addPublishedKnown(Table& table, const std::vector<TraversalReport>& reports,
                       const exchange::Published& published) {
    const auto* after = published.sameAs("traversal.known_after");
    if (after == nullptr) return;
    for (const auto& [domain, state] : kindsOf(reports))
        for (const char* span : {"total", "previous"})
            for (const std::string& model : published.models(after->key)) {
                const exchange::PublishedFilter filter{{}, model, domain, state, span, {}};
                const std::string known = publishedCell(published, "traversal.known_after", filter);
                if (known.empty()) continue;
                table.rows.push_back({"published", model, std::string(benchmark::name(domain)),
                                      std::string(benchmark::name(state)), span, "", "", known,
                                      publishedCell(published, "traversal.known_increase", filter), "", "", ""});
            }
}

void addPublishedChanged(Table& table, const std::vector<TraversalReport>& reports,
                         const exchange::Published& published) {
    const auto* quantity = published.sameAs("traversal.known_increase_by_object");
    if (quantity == nullptr) return;
    for (const auto& [domain, state] : kindsOf(reports))
        for (const char* object : {"changed", "unchanged"})
            for (const std::string& model : published.models(quantity->key)) {
                const std::string value = publishedCell(published, "traversal.known_increase_by_object",
                                                        {{}, model, domain, state, {}, object});
                if (value.empty()) continue;
                table.rows.push_back({"published", model, std::string(benchmark::name(domain)),
                                      std::string(benchmark::name(state)), object, "", value, "", "", ""});
            }
}

std::string perCorrect(std::int64_t calls, double perCall, const TraversalLine& line) {
    if (line.correct == 0) return "";
    return number(static_cast<double>(calls) * perCall / static_cast<double>(line.correct), 2);
}

/// Nobody counted what was asked: an unknown number, and not 0.
bool isUncounted(const TraversalLine& line) { return line.calls > 0 && line.countedCalls == 0; }

std::string tokenCount(std::int64_t tokens, const TraversalLine& line) {
    return isUncounted(line) ? "" : std::to_string(tokens);
}

std::string tokensPerCorrect(const TraversalLine& line) {
    if (isUncounted(line)) return "";
    const double tokens = static_cast<double>(line.promptTokens + line.completionTokens);
    return perCorrect(line.calls, line.countedCalls > 0 ? tokens / static_cast<double>(line.countedCalls) : 0, line);
}

std::string stepName(int step) { return step < 0 ? fmt::format("previous {}", -step) : fmt::format("next {}", step); }
} // namespace

Table knownTable(const std::vector<TraversalReport>& reports, const exchange::Published* published) {
    Table table = tableWith({"run", "model", "domain", "state", "span"},
                            {"measured", "known_before", "known_after", "known_increase", "ci_low", "ci_high", "open"});
    table.addColumn("protocol");
    for (const TraversalReport& report : reports)
        for (const TraversalLine& line : report.lines)
            for (const bool previousOnly : {false, true}) {
                const auto increase = knownIncrease(line, previousOnly);
                auto row = headOf(report, line);
                append(row, {previousOnly ? "previous" : "total", std::to_string(line.measured),
                             percent(knownBefore(line)), percent(knownAfter(line, previousOnly)), percent(increase),
                             low(increase), high(increase), std::to_string(line.open), protocolOf(report)});
                table.rows.push_back(std::move(row));
            }
    if (published) addPublishedKnown(table, reports, *published);
    fillProtocols(table);
    return table;
}

Table changedTable(const std::vector<TraversalReport>& reports, const exchange::Published* published) {
    Table table = tableWith({"run", "model", "domain", "state", "object"},
                            {"measured", "known_increase", "ci_low", "ci_high", "open"});
    table.addColumn("protocol");
    for (const TraversalReport& report : reports)
        for (const TraversalLine& line : report.lines)
            for (const bool changed : {true, false}) {
                if (changed && line.state != benchmark::State::Dynamic) continue; // static objects do not change
                const auto increase = increaseByObject(line, changed);
                auto row = headOf(report, line);
                append(row, {changed ? "changed" : "unchanged", std::to_string(line.measured), percent(increase),
                             low(increase), high(increase), std::to_string(line.open), protocolOf(report)});
                table.rows.push_back(std::move(row));
            }
    if (published) addPublishedChanged(table, reports, *published);
    fillProtocols(table);
    return table;
}

Table effortTable(const std::vector<TraversalReport>& reports) {
    Table table = tableWith({"run", "model", "domain", "state"},
                            {"partial_known", "rescued", "targets", "chrono_correct", "still_wrong", "harmed",
                             "not_applicable", "open", "calls", "calls_counted", "prompt_tokens", "completion_tokens",
                             "calls_per_correct", "tokens_per_correct"});
    table.addColumn("protocol");
    for (const TraversalReport& report : reports)
        for (const TraversalLine& line : report.lines) {
            auto row = headOf(report, line);
            for (const std::int64_t count :
                 {line.partialKnown, line.rescued, line.targets, line.correct, line.wrong, line.harmed,
                  line.notApplicable, line.openTargets, line.calls, line.countedCalls})
                row.push_back(std::to_string(count));
            append(row, {tokenCount(line.promptTokens, line), tokenCount(line.completionTokens, line),
                         perCorrect(line.calls, 1, line), tokensPerCorrect(line), protocolOf(report)});
            table.rows.push_back(std::move(row));
        }
    return table;
}

Table stepTable(const std::vector<TraversalReport>& reports) {
    Table table = tableWith({"run", "model", "step"}, {"chrono_correct"});
    for (const TraversalReport& report : reports) {
        TraversalLine all;
        for (const TraversalLine& line : report.lines)
            all.add(line);
        // In the order of asking: the previous side from its first year on, then the next side.
        std::vector<std::pair<int, std::int64_t>> steps(all.decidingSteps.begin(), all.decidingSteps.end());
        std::stable_sort(steps.begin(), steps.end(), [](const auto& a, const auto& b) {
            return std::pair(a.first > 0, std::abs(a.first)) < std::pair(b.first > 0, std::abs(b.first));
        });
        for (const auto& [step, count] : steps) {
            auto row = headOf(report);
            append(row, {stepName(step), std::to_string(count)});
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

Table caseTable(const std::vector<TraversalReport>& reports) {
    Table table = tableWith({"run", "model", "case", "subject", "relation", "candidate", "matched"},
                            {"element", "year", "score"});
    for (const TraversalReport& report : reports)
        for (const auto* cases : {&report.rescued, &report.harmed})
            for (const TraversalCase& one : *cases) {
                auto row = headOf(report);
                append(row, {cases == &report.rescued ? "rescued" : "harmed", one.subject, one.relation,
                             one.target.verdict.candidate, one.target.verdict.matched, std::to_string(one.row),
                             std::to_string(one.year), number(one.target.verdict.score, 1)});
                table.rows.push_back(std::move(row));
            }
    return table;
}

} // namespace chronoscope::traversal
