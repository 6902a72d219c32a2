// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalPlan.h"

#include "core/base/Text.h"
#include "core/studies/chroknow/traversal/ReferenceReading.h"

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

constexpr const char* kNothingCounted = "None"; ///< as the authors' code shows a year of which no reply counts

/// What `year` is shown with; nothing where it is not shown.
std::optional<std::string> objectOf(const YearEvidence& year, Shown shown, const EarlierTargets& earlier,
                                    OverallCounts& overall) {
    const bool correct = year.category == CellCategory::Correct;
    const auto before = earlier.find(year.year);
    if (shown == Shown::Counted) {
        if (before != earlier.end() && !before->second.candidates.empty()) return commonest(before->second.candidates);
        return commonest(correct ? year.countedGreedy : year.countedSampled).value_or(kNothingCounted);
    }
    const auto& votes = shown == Shown::Right ? year.matching : correct ? year.greedy : year.sampled;
    std::string object = majority(votes, overall);
    if (object.empty())
        return std::nullopt; // also where an answer was found since: what is asked must not depend on it
    if (shown == Shown::Found && before != earlier.end() && !before->second.right.empty()) return before->second.right;
    return object;
}

/// The years of one side, nearest first; at most `steps` steps away from the target among the years asked.
std::vector<const YearEvidence*> sideOf(const Evidence& evidence, int target, Side side, int steps,
                                        const ProtocolRules& rules, const EarlierTargets& earlier) {
    std::vector<const YearEvidence*> years;
    for (const YearEvidence& year : evidence.years)
        if (side == Side::Previous ? year.year < target : year.year > target) years.push_back(&year);
    if (side == Side::Previous) std::reverse(years.begin(), years.end());
    const auto carries = [&](const YearEvidence* year) {
        return isHit(year->category) || (rules.shown == Shown::Counted && earlier.contains(year->year));
    };
    if (std::none_of(years.begin(), years.end(), carries)) return {};
    years.resize(std::min(years.size(), static_cast<std::size_t>(std::max(steps, 0))));
    std::erase_if(years, [&](const YearEvidence* year) {
        return rules.hitYearsOnly ? !isHit(year->category) : year->category == CellCategory::Missing;
    });
    return years;
}
} // namespace

const ProtocolRules& rulesOf(Protocol protocol, int edition) {
    static const ProtocolRules kPaper{};
    static const ProtocolRules kFirstReference{.hitYearsOnly = false,
                                               .shown = Shown::Found,
                                               .reading = Reading::PatternsOrWhole,
                                               .preprocess = {},
                                               .targetOrder = kWrongOrPartial};
    static const ProtocolRules kReference{.hitYearsOnly = false,
                                          .shown = Shown::Counted,
                                          .reading = Reading::Literal,
                                          .zeroIsAll = true,
                                          .preprocess = matching::Preprocess::Reference,
                                          .targetOrder = kWrongOrPartial};
    if (protocol == Protocol::Paper) return kPaper;
    return edition == 1 ? kFirstReference : kReference;
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
                            const EarlierTargets& earlier) {
    const ProtocolRules& rules = rulesOf(spec);
    TraversalPlan plan;
    plan.target = target;
    OverallCounts overall(evidence);
    for (const Side side : {Side::Previous, Side::Next}) {
        auto years =
            sideOf(evidence, target, side, side == Side::Previous ? spec.stepsBefore() : spec.next, rules, earlier);
        if (spec.order == YearOrder::FarthestFirst) std::reverse(years.begin(), years.end());
        for (const YearEvidence* year : years)
            if (auto object = objectOf(*year, rules.shown, earlier, overall))
                plan.examples.push_back({side, year->year, std::move(*object)});
    }
    return plan;
}

} // namespace chronoscope::traversal
