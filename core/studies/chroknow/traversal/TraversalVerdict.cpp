// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/ReferenceReading.h"
#include "core/studies/chroknow/traversal/Traversal.h"

#include <algorithm>
#include <cstdlib>

namespace chronoscope::traversal {

namespace {
using matching::FuzzyMatcher;

/// Of the first `count` steps the last whose candidate counts; -1 = none.
int lastCandidate(const std::vector<Step>& steps, std::size_t count, const TraversalSetting& setting) {
    for (std::size_t i = count; i > 0; --i)
        if (isCandidate(*setting.rules, *setting.words, steps[i - 1].candidate)) return static_cast<int>(i - 1);
    return -1;
}

/// How the first `planned` steps ended.
Outcome outcomeAfter(const Traversal& traversal, std::size_t planned, const TraversalSetting& setting,
                     const FuzzyMatcher& matcher) {
    const auto& steps = traversal.steps();
    if (planned == 0) return Outcome::NotApplicable;
    if (steps.size() < planned) return Outcome::Open;
    const int last = lastCandidate(steps, planned, setting);
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
    case Outcome::Open: return "open";
    case Outcome::NotApplicable: return "not_applicable";
    case Outcome::ChronoCorrect: return "chrono_correct";
    case Outcome::StillWrong: return "still_wrong";
    }
    return "";
}

bool isCandidate(const ProtocolRules& rules, const TraversalWords& words, std::string_view candidate) {
    if (rules.reading == Reading::Literal) return !isDropped(candidate);
    return !candidate.empty() && !words.isTalk(candidate);
}

matching::Preprocess preprocessOf(const TraversalSetting& setting, const matching::JudgeSettings& settings) {
    return setting.rules->preprocess.value_or(settings.preprocess);
}

TraversalVerdict judge(const Traversal& traversal, const TraversalSetting& setting,
                       const matching::JudgeSettings& settings) {
    const auto& steps = traversal.steps();
    const auto& examples = traversal.plan().examples;
    const auto* right = setting.element->at(traversal.plan().target);
    const std::vector<benchmark::Object> objects = right ? right->objects : std::vector<benchmark::Object>();
    const FuzzyMatcher matcher(objects, preprocessOf(setting, settings), settings.threshold);
    const auto previous = static_cast<std::size_t>(
        std::count_if(examples.begin(), examples.end(), [](const Example& one) { return one.side == Side::Previous; }));

    TraversalVerdict verdict;
    verdict.total = outcomeAfter(traversal, examples.size(), setting, matcher);
    verdict.previousOnly = outcomeAfter(traversal, previous, setting, matcher);
    verdict.everRight = std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return isCandidate(*setting.rules, *setting.words, step.candidate) && matcher.match(step.candidate).hit;
    });
    verdict.decidingStep = lastCandidate(steps, steps.size(), setting);
    if (verdict.decidingStep < 0) return verdict;
    verdict.candidate = steps[static_cast<std::size_t>(verdict.decidingStep)].candidate;
    if (setting.rules->reading == Reading::Literal) verdict.candidate = trimmed(std::string(verdict.candidate));
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
