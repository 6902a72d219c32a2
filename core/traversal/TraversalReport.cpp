// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/traversal/TraversalReport.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"

#include <algorithm>

namespace chronoscope::traversal {

namespace {
std::optional<Share> shareOf(std::int64_t part, std::int64_t whole) {
    if (whole == 0) return std::nullopt;
    return Share{100.0 * static_cast<double>(part) / static_cast<double>(whole),
                 analysis::wilson95(static_cast<long>(part), static_cast<long>(whole))};
}

using Key = std::pair<benchmark::Domain, benchmark::State>;

/// Lines by domain and state, with the denominators of the strata in them.
std::map<Key, TraversalLine> linesOf(const std::vector<store::Stratum>& strata) {
    std::map<Key, TraversalLine> lines;
    for (const store::Stratum& stratum : strata) {
        TraversalLine& line = lines[{stratum.domain, stratum.state}];
        line.domain = stratum.domain;
        line.state = stratum.state;
        if (stratum.category == analysis::ChronoCategory::Missing) {
            line.missing += stratum.sampled;
            continue;
        }
        line.measured += stratum.sampled;
        if (stratum.category == analysis::ChronoCategory::Known) line.known += stratum.sampled;
        if (stratum.category == analysis::ChronoCategory::PartialKnown) line.partialKnown += stratum.sampled;
    }
    return lines;
}

/// Domain and state of the run's elements by ordinal, with what a case shows of them.
Result<std::vector<benchmark::ElementMeta>> elementsOf(store::Database& database, const store::RunRecord& record) {
    store::BenchmarkStore benchmark(database);
    auto all = benchmark.elements(record.elementLimit);
    if (!all) return all.error();
    auto rows = store::CellStore(database).rowsOf(record.id, record.elements);
    if (!rows) return rows.error();
    std::sort(all->begin(), all->end(), [](const auto& a, const auto& b) { return a.row < b.row; });
    std::vector<benchmark::ElementMeta> chosen;
    chosen.reserve(rows->size());
    for (const std::int64_t row : *rows) {
        const auto found = std::lower_bound(all->begin(), all->end(), row, [](const auto& a, std::int64_t b) { return a.row < b; });
        if (found == all->end() || found->row != row) return Error{ErrorCode::Corrupt, "an element of the traversal run is missing", {}};
        chosen.push_back(*found);
    }
    return chosen;
}
} // namespace

ElementEnd endOf(const std::vector<store::TargetRow>& targets) {
    ElementEnd end;
    if (targets.empty()) return end;
    end.ordinal = targets.front().ordinal;
    end.rescued = end.rescuedByPrevious = true;
    for (const store::TargetRow& target : targets) {
        end.open |= target.verdict.total == Outcome::Open;
        end.rescued &= target.verdict.total == Outcome::ChronoCorrect;
        end.rescuedByPrevious &= target.verdict.previousOnly == Outcome::ChronoCorrect;
        end.changed |= target.changed.value_or(false);
    }
    if (end.open) end.rescued = end.rescuedByPrevious = false;
    return end;
}

void TraversalLine::add(const TraversalLine& other) {
    measured += other.measured;
    missing += other.missing;
    known += other.known;
    partialKnown += other.partialKnown;
    open += other.open;
    rescued += other.rescued;
    rescuedByPrevious += other.rescuedByPrevious;
    rescuedAlready += other.rescuedAlready;
    rescuedChanged += other.rescuedChanged;
    targets += other.targets;
    openTargets += other.openTargets;
    notApplicable += other.notApplicable;
    correct += other.correct;
    correctByPrevious += other.correctByPrevious;
    wrong += other.wrong;
    harmed += other.harmed;
    for (const auto& [step, count] : other.decidingSteps)
        decidingSteps[step] += count;
    calls += other.calls;
    promptTokens += other.promptTokens;
    completionTokens += other.completionTokens;
}

void TraversalLine::add(const store::TargetRow& target) {
    ++targets;
    calls += target.calls;
    promptTokens += target.promptTokens;
    completionTokens += target.completionTokens;
    const TraversalVerdict& verdict = target.verdict;
    if (verdict.previousOnly == Outcome::ChronoCorrect && verdict.total != Outcome::Open) ++correctByPrevious;
    switch (verdict.total) {
    case Outcome::Open: ++openTargets; break;
    case Outcome::NotApplicable: ++notApplicable; break;
    case Outcome::StillWrong:
        ++wrong;
        if (verdict.everRight) ++harmed;
        break;
    case Outcome::ChronoCorrect:
        ++correct;
        if (verdict.decidingStep >= 0) {
            const int step = verdict.decidingStep;
            ++decidingSteps[step < target.previousSteps ? -(step + 1) : step - target.previousSteps + 1];
        }
        break;
    }
}

void TraversalLine::add(const ElementEnd& element) {
    open += element.open;
    rescued += element.rescued;
    rescuedByPrevious += element.rescuedByPrevious;
    rescuedAlready += element.rescued && element.rescuedByPrevious;
    rescuedChanged += element.rescued && element.changed;
}

std::optional<Share> knownBefore(const TraversalLine& line) { return shareOf(line.known, line.measured); }

std::optional<Share> knownAfter(const TraversalLine& line, bool previousOnly) {
    if (line.open > 0) return std::nullopt;
    return shareOf(line.known + (previousOnly ? line.rescuedByPrevious : line.rescued), line.measured);
}

std::optional<Share> knownIncrease(const TraversalLine& line, bool previousOnly) {
    if (line.open > 0) return std::nullopt;
    return shareOf(previousOnly ? line.rescuedByPrevious : line.rescued, line.measured);
}

std::optional<Share> increaseByObject(const TraversalLine& line, bool changed) {
    if (line.open > 0) return std::nullopt;
    return shareOf(changed ? line.rescuedChanged : line.rescued - line.rescuedChanged, line.measured);
}

Result<TraversalReport> readTraversalReport(store::Database& database, std::int64_t run, const std::stop_token& stop) {
    TraversalReport report;
    auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    if (record->base == 0) return Error{ErrorCode::InvalidArgument, "this run is no traversal", record->name};
    report.record = std::move(record).value();
    store::TraversalStore store(database);
    const auto strata = store.strata(run);
    if (!strata) return strata.error();
    const auto elements = elementsOf(database, report.record);
    if (!elements) return elements.error();

    auto lines = linesOf(*strata);
    std::vector<store::TargetRow> ofElement;
    const auto finishElement = [&] {
        if (ofElement.empty()) return;
        const auto& meta = (*elements)[static_cast<std::size_t>(ofElement.front().ordinal)];
        lines[{meta.domain, meta.state}].add(endOf(ofElement));
        ofElement.clear();
    };
    bool astray = false;
    const Status read = store.targets(run, [&](const store::TargetRow& target) {
        if (target.ordinal < 0 || target.ordinal >= static_cast<std::int64_t>(elements->size())) astray = true;
        if (astray || stop.stop_requested()) return false;
        if (!ofElement.empty() && ofElement.front().ordinal != target.ordinal) finishElement();
        const auto& meta = (*elements)[static_cast<std::size_t>(target.ordinal)];
        TraversalLine& line = lines[{meta.domain, meta.state}];
        line.domain = meta.domain;
        line.state = meta.state;
        line.add(target);
        const bool correct = target.verdict.total == Outcome::ChronoCorrect;
        const bool harmed = target.verdict.total == Outcome::StillWrong && target.verdict.everRight;
        auto& cases = correct ? report.rescued : report.harmed;
        if ((correct || harmed) && cases.size() < kCases)
            cases.push_back({meta.row, meta.subject, meta.relation, target.year, target});
        ofElement.push_back(target);
        return true;
    });
    if (!read) return read.error();
    if (astray) return Error{ErrorCode::Corrupt, "a traversal's target belongs to no element of its run", {}};
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    finishElement();
    for (auto& [key, line] : lines)
        report.lines.push_back(std::move(line));
    return report;
}

} // namespace chronoscope::traversal
