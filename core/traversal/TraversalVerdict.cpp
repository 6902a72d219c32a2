// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/traversal/Traversal.h"

#include <algorithm>
#include <cstdlib>

namespace chronoscope::traversal {

namespace {
using matching::FuzzyMatcher;

/// Of the first `count` steps the last with a candidate that is no talk; -1 = none.
int lastCandidate(const std::vector<Step>& steps, std::size_t count, const TraversalWords& words) {
    for (std::size_t i = count; i > 0; --i) {
        const std::string& candidate = steps[i - 1].candidate;
        if (!candidate.empty() && !words.isTalk(candidate)) return static_cast<int>(i - 1);
    }
    return -1;
}

/// How the first `planned` steps ended.
Outcome outcomeAfter(const Traversal& traversal, std::size_t planned, const TraversalWords& words,
                     const FuzzyMatcher& matcher) {
    const auto& steps = traversal.steps();
    if (planned == 0) return Outcome::NotApplicable;
    if (steps.size() < planned) return Outcome::Open;
    const int last = lastCandidate(steps, planned, words);
    const bool right = last >= 0 && matcher.match(steps[static_cast<std::size_t>(last)].candidate).hit;
    return right ? Outcome::ChronoCorrect : Outcome::StillWrong;
}

std::vector<benchmark::Object> sorted(std::vector<benchmark::Object> objects) {
    for (benchmark::Object& names : objects)
        std::sort(names.begin(), names.end());
    std::sort(objects.begin(), objects.end());
    return objects;
}
} // namespace

std::string_view name(Outcome outcome) {
    switch (outcome) {
    case Outcome::Open:
        return "open";
    case Outcome::NotApplicable:
        return "not_applicable";
    case Outcome::ChronoCorrect:
        return "chrono_correct";
    case Outcome::StillWrong:
        return "still_wrong";
    }
    return "";
}

TraversalVerdict judge(const Traversal& traversal, const TraversalSetting& setting,
                       const matching::JudgeSettings& settings) {
    const auto& steps = traversal.steps();
    const auto& examples = traversal.plan().examples;
    const auto* right = setting.element->at(traversal.plan().target);
    const std::vector<benchmark::Object> objects = right ? right->objects : std::vector<benchmark::Object>();
    const FuzzyMatcher matcher(objects, settings.preprocess, settings.threshold);
    const auto previous = static_cast<std::size_t>(
        std::count_if(examples.begin(), examples.end(), [](const Example& one) { return one.side == Side::Previous; }));

    TraversalVerdict verdict;
    verdict.total = outcomeAfter(traversal, examples.size(), *setting.words, matcher);
    verdict.previousOnly = outcomeAfter(traversal, previous, *setting.words, matcher);
    verdict.everRight = std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return !step.candidate.empty() && !setting.words->isTalk(step.candidate) && matcher.match(step.candidate).hit;
    });
    verdict.decidingStep = lastCandidate(steps, steps.size(), *setting.words);
    if (verdict.decidingStep < 0) return verdict;
    verdict.candidate = steps[static_cast<std::size_t>(verdict.decidingStep)].candidate;
    const auto match = matcher.match(verdict.candidate);
    verdict.score = match.score;
    if (match.hit) verdict.matched = objects[match.object][match.alias];
    while (verdict.decidingStep > 0 && !steps[static_cast<std::size_t>(verdict.decidingStep)].changed)
        --verdict.decidingStep;
    return verdict;
}

std::optional<bool> objectChanged(const benchmark::Element& element, const TraversalPlan& plan) {
    const auto distance = [&](const Example& example) { return std::abs(example.year - plan.target); };
    const auto nearest =
        std::min_element(plan.examples.begin(), plan.examples.end(),
                         [&](const Example& a, const Example& b) { return distance(a) < distance(b); });
    if (nearest == plan.examples.end()) return std::nullopt;
    const auto* target = element.at(plan.target);
    const auto* shown = element.at(nearest->year);
    if (!target || !shown) return std::nullopt;
    return sorted(target->objects) != sorted(shown->objects);
}

} // namespace chronoscope::traversal
