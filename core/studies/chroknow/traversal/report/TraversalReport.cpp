// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/report/TraversalReport.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include <algorithm>
#include <utility>

namespace chronoscope::traversal {

namespace {
std::optional<Share> shareOf(std::int64_t part, std::int64_t whole) {
    if (whole == 0) return std::nullopt;
    return Share{100.0 * static_cast<double>(part) / static_cast<double>(whole),
                 analysis::wilson95(static_cast<long>(part), static_cast<long>(whole))};
}

/// What `rescued` of the Partial Known elements drawn stand for among all elements.
std::optional<Share> increaseBy(const TraversalLine& line, std::int64_t rescued) {
    const auto partialKnown = shareOf(line.partialKnown + line.undrawnPartialKnown, line.measured + line.undrawn);
    if (line.open > 0 || !partialKnown) return std::nullopt;
    if (partialKnown->percent == 0) return Share{0, {0, 0}}; // nobody could become Known
    auto share = shareOf(rescued, line.partialKnown);
    if (!share) return std::nullopt;
    const double part = partialKnown->percent / 100.0;
    return Share{share->percent * part, {share->interval.low * part, share->interval.high * part}};
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
        const std::int64_t left = stratum.all - stratum.sampled;
        line.measured += stratum.sampled;
        line.undrawn += left;
        if (stratum.category == analysis::ChronoCategory::Known) {
            line.known += stratum.sampled;
            line.undrawnKnown += left;
        } else if (stratum.category == analysis::ChronoCategory::PartialKnown) {
            line.partialKnown += stratum.sampled;
            line.undrawnPartialKnown += left;
        }
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
        const auto found =
            std::lower_bound(all->begin(), all->end(), row, [](const auto& a, std::int64_t b) { return a.row < b; });
        if (found == all->end() || found->row != row)
            return Error{ErrorCode::Corrupt, "an element of the traversal run is missing", {}};
        chosen.push_back(*found);
    }
    return chosen;
}

/// Adds targets up that come element by element.
class Gathering {
public:
    Gathering(TraversalReport& report, const std::vector<benchmark::ElementMeta>& elements,
              std::map<Key, TraversalLine> lines)
        : m_report(report), m_elements(elements), m_lines(std::move(lines)) {}

    /// Targets come in order of their numbers, before the calls made for them.
    void add(std::int64_t target, const store::CallTokens& call) {
        if (target >= 0 && target < static_cast<std::int64_t>(m_lineOf.size()))
            m_lineOf[static_cast<std::size_t>(target)]->add(call);
    }

    void add(const store::TargetRow& target) {
        if (!m_ofElement.empty() && m_ofElement.front().ordinal != target.ordinal) endElement();
        const auto& meta = metaOf(target);
        TraversalLine& line = m_lines[{meta.domain, meta.state}];
        line.add(target);
        m_lineOf.push_back(&line);
        const bool correct = target.verdict.total == Outcome::ChronoCorrect;
        const bool harmed = target.verdict.total == Outcome::StillWrong && target.verdict.everRight;
        auto& cases = correct ? m_report.rescued : m_report.harmed;
        if ((correct || harmed) && cases.size() < kCases)
            cases.push_back({meta.row, meta.subject, meta.relation, target.year, target});
        m_ofElement.push_back(target);
    }

    /// False where the elements that came are not those that were drawn.
    bool finish() {
        endElement();
        for (const auto& [key, line] : m_lines) {
            if (m_ended[key] != line.partialKnown) return false;
            m_report.lines.push_back(line);
        }
        return true;
    }

private:
    const benchmark::ElementMeta& metaOf(const store::TargetRow& target) const {
        return m_elements[static_cast<std::size_t>(target.ordinal)];
    }
    void endElement() {
        if (m_ofElement.empty()) return;
        const auto& meta = metaOf(m_ofElement.front());
        const Key key{meta.domain, meta.state};
        m_lines[key].add(outcomeOf(m_ofElement));
        ++m_ended[key];
        m_ofElement.clear();
    }

    TraversalReport& m_report;
    const std::vector<benchmark::ElementMeta>& m_elements;
    std::map<Key, TraversalLine> m_lines;
    std::vector<TraversalLine*> m_lineOf; ///< by target number
    std::map<Key, std::int64_t> m_ended;
    std::vector<store::TargetRow> m_ofElement;
};
} // namespace

ElementOutcome outcomeOf(const std::vector<store::TargetRow>& targets) {
    ElementOutcome end;
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
    undrawn += other.undrawn;
    undrawnKnown += other.undrawnKnown;
    undrawnPartialKnown += other.undrawnPartialKnown;
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
    countedCalls += other.countedCalls;
    promptTokens += other.promptTokens;
    completionTokens += other.completionTokens;
}

void TraversalLine::add(const store::TargetRow& target) {
    ++targets;
    calls += target.calls;
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

void TraversalLine::add(const ElementOutcome& element) {
    open += element.open;
    rescued += element.rescued;
    rescuedByPrevious += element.rescuedByPrevious;
    rescuedAlready += element.rescued && element.rescuedByPrevious;
    rescuedChanged += element.rescued && element.changed;
}

void TraversalLine::add(const store::CallTokens& call) {
    if (!call.prompt || !call.completion) return; // not counted is not 0
    ++countedCalls;
    promptTokens += *call.prompt;
    completionTokens += *call.completion;
}

std::optional<Share> knownBefore(const TraversalLine& line) {
    return shareOf(line.known + line.undrawnKnown, line.measured + line.undrawn);
}

std::optional<Share> knownAfter(const TraversalLine& line, bool previousOnly) {
    const auto before = knownBefore(line);
    auto after = knownIncrease(line, previousOnly);
    if (!before || !after) return std::nullopt;
    after->percent += before->percent;
    after->interval.low += before->percent;
    after->interval.high += before->percent;
    return after;
}

std::optional<Share> knownIncrease(const TraversalLine& line, bool previousOnly) {
    return increaseBy(line, previousOnly ? line.rescuedByPrevious : line.rescued);
}

std::optional<Share> increaseByObject(const TraversalLine& line, bool changed) {
    return increaseBy(line, changed ? line.rescuedChanged : line.rescued - line.rescuedChanged);
}

namespace {
/// Within one snapshot: a run may go on meanwhile.
Result<TraversalReport> readSnapshot(store::Database& database, std::int64_t run, const std::stop_token& stop) {
    TraversalReport report;
    auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    if (!record->is(store::kTraversalRuns))
        return Error{ErrorCode::InvalidArgument, "this run is no traversal", record->name};
    report.record = std::move(record).value();
    store::TraversalStore store(database);
    const auto strata = store.strata(run);
    if (!strata) return strata.error();
    const auto elements = elementsOf(database, report.record);
    if (!elements) return elements.error();

    Gathering gathering(report, *elements, linesOf(*strata));
    bool sound = true;
    const Status read = store.targets(run, [&](const store::TargetRow& target) {
        sound = target.ordinal < static_cast<std::int64_t>(elements->size());
        if (!sound || stop.stop_requested()) return false;
        gathering.add(target);
        return true;
    });
    if (!read) return read.error();
    auto spec = parseTraversalSpec(report.record.traversal);
    if (!spec) return spec.error();
    report.spec = std::move(spec).value();
    const std::int64_t span = std::max(1, report.spec.span());
    const Status counted = store.tokens(run, [&](const store::CallTokens& call) {
        gathering.add(call.index / span, call);
        return !stop.stop_requested();
    });
    if (!counted) return counted.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    if (!sound || !gathering.finish())
        return Error{ErrorCode::Corrupt, "the targets of a traversal run do not fit its elements", report.record.name};
    return report;
}
} // namespace

Result<TraversalReport> readTraversalReport(store::Database& database, std::int64_t run, const std::stop_token& stop) {
    return store::guarded([&] {
        const SQLite::Transaction snapshot(database.sql());
        return readSnapshot(database, run, stop);
    });
}

} // namespace chronoscope::traversal
