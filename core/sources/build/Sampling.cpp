// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/Sampling.h"

#include "core/base/Hash.h"
#include "core/benchmark/ElementJson.h"

#include <algorithm>
#include <array>
#include <limits>

namespace chronoscope::sources {

using benchmark::State;

namespace {
constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kLeftToAsk = 2; ///< elements that a relation keeps at least, or it gives no few-shots

/// The elements of one relation that can be stored, by state, in seeded order.
struct Candidates {
    std::array<std::vector<BuiltElement*>, benchmark::kStates.size()> ofState;

    std::vector<BuiltElement*>& of(State state) { return ofState[static_cast<std::size_t>(state)]; }
    std::size_t size() const {
        std::size_t count = 0;
        for (const auto& list : ofState)
            count += list.size();
        return count;
    }
};

std::map<std::string, Candidates> candidatesOf(BuildReport& report, std::uint64_t seed) {
    std::map<std::string, Candidates> relations;
    for (BuiltElement& built : report.elements)
        if (built.state && !built.isHeld) relations[built.relationId].of(*built.state).push_back(&built);
    const auto priority = [&](const BuiltElement* built) {
        return std::pair(mix(seed, hash64(built->sourceId + ' ' + built->relationId + ' ' + built->element.subject)),
                         built->element.id);
    };
    for (auto& [relation, candidates] : relations)
        for (std::vector<BuiltElement*>& list : candidates.ofState)
            std::sort(list.begin(), list.end(),
                      [&](const BuiltElement* a, const BuiltElement* b) { return priority(a) < priority(b); });
    return relations;
}

/// Sets few-shots aside, from the front of the lists and each state in its turn.
std::size_t takeFewShots(Candidates& candidates, std::size_t wanted) {
    if (candidates.size() < wanted + kLeftToAsk) return 0;
    for (std::size_t taken = 0, turn = 0; taken < wanted; ++turn) {
        std::vector<BuiltElement*>& list = candidates.ofState[turn % candidates.ofState.size()];
        if (list.empty()) continue;
        setAside(*list.front());
        list.erase(list.begin());
        ++taken;
    }
    return wanted;
}

std::size_t take(std::vector<BuiltElement*>& list, std::size_t count) {
    count = std::min(count, list.size());
    for (std::size_t i = 0; i < count; ++i)
        list[i]->isTaken = true;
    return count;
}
} // namespace

void setAside(BuiltElement& built) {
    built.isFewShot = built.isTaken = true;
    if (built.element.state != State::Static) return;
    built.element.state = State::Dynamic;
    built.element.id = benchmark::computeId(built.element);
}

void sample(BuildReport& report, const BuildOptions& options) {
    std::size_t fewShots = 0;
    std::size_t taken = 0;
    for (auto& [relation, candidates] : candidatesOf(report, options.seed)) {
        RelationShare share{.relation = relation,
                            .dynamic = candidates.of(State::Dynamic).size(),
                            .unchanging = candidates.of(State::Static).size(),
                            .invariant = candidates.of(State::Invariant).size()};
        share.fewShots = takeFewShots(candidates, options.fewShots);
        std::vector<BuiltElement*>& dynamic = candidates.of(State::Dynamic);
        std::vector<BuiltElement*>& unchanging = candidates.of(State::Static);
        const std::size_t each =
            options.perRelation > 0 ? std::min({dynamic.size(), unchanging.size(), options.perRelation}) : kAll;
        share.taken = take(dynamic, each) + take(unchanging, each) +
                      take(candidates.of(State::Invariant), options.perRelation > 0 ? options.perRelation : kAll);
        fewShots += share.fewShots;
        taken += share.taken;
        report.relations.push_back(std::move(share));
    }
    report.step("few_shots", fewShots);
    report.step("taken", taken);
}

} // namespace chronoscope::sources
