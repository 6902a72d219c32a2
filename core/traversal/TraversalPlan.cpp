// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/traversal/TraversalPlan.h"

#include "core/base/Text.h"

#include <algorithm>

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

/// Replies of all years that hit with this answer, whatever its case.
int countOverall(const Evidence& evidence, const std::string& answer) {
    const std::u32string folded = text::lower(answer);
    int count = 0;
    for (const YearEvidence& year : evidence.years)
        for (const CountedAnswer& other : year.matching)
            if (text::lower(other.text) == folded) count += other.count;
    return count;
}

/// The most frequent answer; of equals the one most frequent overall, then the one seen first. Empty: there is none.
std::string majority(const Evidence& evidence, const std::vector<CountedAnswer>& answers) {
    int most = 0;
    for (const CountedAnswer& answer : answers)
        most = std::max(most, answer.count);
    const CountedAnswer* best = nullptr;
    int bestOverall = -1;
    for (const CountedAnswer& answer : answers) {
        if (answer.count < most) continue;
        const int overall = countOverall(evidence, answer.text);
        if (overall <= bestOverall) continue;
        best = &answer;
        bestOverall = overall;
    }
    return best ? best->text : std::string();
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
    for (const Side side : {Side::Previous, Side::Next}) {
        auto years = sideOf(evidence, target, side, side == Side::Previous ? spec.previous : spec.next, rules);
        if (spec.order == YearOrder::FarthestFirst) std::reverse(years.begin(), years.end());
        for (const YearEvidence* year : years) {
            std::string object = majority(evidence, votesOf(*year, rules));
            if (object.empty()) continue; // also where an answer was found since: what is asked must not depend on it
            const auto better = found.find(year->year);
            if (rules.reusesFound && better != found.end() && !better->second.empty()) object = better->second;
            plan.examples.push_back({side, year->year, std::move(object)});
        }
    }
    return plan;
}

} // namespace chronoscope::traversal
