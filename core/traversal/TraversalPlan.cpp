// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/traversal/TraversalPlan.h"

#include "core/base/Text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace chronoscope::traversal {

using analysis::CellCategory;
using analysis::ChronoCategory;

namespace {
const std::vector<CellCategory> kWrongOrPartial{CellCategory::Incorrect, CellCategory::PartialSampled,
                                                CellCategory::PartialGreedy};

bool isHit(CellCategory category) {
    return category == CellCategory::Correct || category == CellCategory::PartialGreedy ||
           category == CellCategory::PartialSampled;
}

/// How often each answer was right in all years together, whatever its case. Looked into only to break a tie.
class OverallCounts {
public:
    explicit OverallCounts(const Evidence& evidence) : m_evidence(evidence) {}

    std::int64_t of(const std::string& answer) {
        if (!m_counts) count();
        const auto found = m_counts->find(text::lower(answer));
        return found == m_counts->end() ? 0 : found->second;
    }

private:
    void count() {
        m_counts.emplace();
        for (const YearEvidence& year : m_evidence.years)
            for (const CountedAnswer& answer : year.matching)
                (*m_counts)[text::lower(answer.text)] += answer.count;
    }

    const Evidence& m_evidence;
    std::optional<std::map<std::u32string, std::int64_t>> m_counts;
};

/// The most frequent answer; of equals the one most frequent overall, then the one seen first. Empty: there is none.
std::string majority(const std::vector<CountedAnswer>& answers, OverallCounts& overall) {
    std::vector<const CountedAnswer*> most;
    for (const CountedAnswer& answer : answers) {
        if (!most.empty() && answer.count > most.front()->count) most.clear();
        if (most.empty() || answer.count == most.front()->count) most.push_back(&answer);
    }
    if (most.empty()) return {};
    if (most.size() == 1) return most.front()->text;
    const auto best = std::max_element(most.begin(), most.end(), [&](const CountedAnswer* a, const CountedAnswer* b) {
        return overall.of(a->text) < overall.of(b->text);
    });
    return (*best)->text;
}

const std::vector<CountedAnswer>& votesOf(const YearEvidence& year, const ProtocolRules& rules) {
    if (rules.matchingAnswers) return year.matching;
    return year.category == CellCategory::Correct ? year.greedy : year.sampled;
}

/// The years of one side, nearest first; at most `steps` steps away from the target among the years asked.
std::vector<const YearEvidence*> sideOf(const Evidence& evidence, int target, Side side, int steps,
                                        const ProtocolRules& rules) {
    std::vector<const YearEvidence*> years;
    for (const YearEvidence& year : evidence.years)
        if (side == Side::Previous ? year.year < target : year.year > target) years.push_back(&year);
    if (side == Side::Previous) std::reverse(years.begin(), years.end());
    if (std::none_of(years.begin(), years.end(), [](const YearEvidence* year) { return isHit(year->category); }))
        return {};
    years.resize(std::min(years.size(), static_cast<std::size_t>(std::max(steps, 0))));
    std::erase_if(years, [&](const YearEvidence* year) {
        return rules.hitYearsOnly ? !isHit(year->category) : year->category == CellCategory::Missing;
    });
    return years;
}
} // namespace

const ProtocolRules& rulesOf(Protocol protocol) {
    static const ProtocolRules kPaper{};
    static const ProtocolRules kReference{.hitYearsOnly = false,
                                          .matchingAnswers = false,
                                          .reusesFound = true,
                                          .wholeReply = true,
                                          .targetOrder = kWrongOrPartial};
    return protocol == Protocol::Paper ? kPaper : kReference;
}

std::vector<int> targetsOf(const Evidence& evidence, Protocol protocol) {
    std::vector<int> targets;
    if (evidence.category != ChronoCategory::PartialKnown) return targets;
    const auto add = [&](const auto& wanted) {
        for (const YearEvidence& year : evidence.years)
            if (wanted(year.category)) targets.push_back(year.year);
    };
    const auto& order = rulesOf(protocol).targetOrder;
    for (const CellCategory category : order)
        add([&](CellCategory other) { return other == category; });
    if (order.empty())
        add([](CellCategory other) {
            return std::find(kWrongOrPartial.begin(), kWrongOrPartial.end(), other) != kWrongOrPartial.end();
        });
    return targets;
}

TraversalPlan planTraversal(const Evidence& evidence, int target, const TraversalSpec& spec,
                            const std::map<int, std::string>& found) {
    const ProtocolRules& rules = rulesOf(spec.protocol);
    TraversalPlan plan;
    plan.target = target;
    OverallCounts overall(evidence);
    for (const Side side : {Side::Previous, Side::Next}) {
        auto years = sideOf(evidence, target, side, side == Side::Previous ? spec.previous : spec.next, rules);
        if (spec.order == YearOrder::FarthestFirst) std::reverse(years.begin(), years.end());
        for (const YearEvidence* year : years) {
            std::string object = majority(votesOf(*year, rules), overall);
            if (object.empty()) continue; // also where an answer was found since: what is asked must not depend on it
            const auto better = found.find(year->year);
            if (rules.reusesFound && better != found.end() && !better->second.empty()) object = better->second;
            plan.examples.push_back({side, year->year, std::move(object)});
        }
    }
    return plan;
}

} // namespace chronoscope::traversal
