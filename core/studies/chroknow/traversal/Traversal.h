// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/benchmark/Element.h"
#include "core/matching/Judge.h"
#include "core/prompt/PromptPack.h"
#include "core/studies/chroknow/traversal/TraversalPlan.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::traversal {

/// What one step sends.
struct StepPrompt {
    std::string system;
    std::string text;
    std::size_t addedFrom = 0; ///< the block this step added, as bytes of `text`: [addedFrom, addedTo)
    std::size_t addedTo = 0;
    bool operator==(const StepPrompt&) const = default;
};

/// What came back. Errors are none: they never get into a traversal.
struct StepReply {
    std::string text;
    std::optional<std::uint32_t> promptTokens;
    std::optional<std::uint32_t> completionTokens;
    backend::Finish finish = backend::Finish::Unknown;
    std::int64_t latencyUs = 0;
};

/// One step taken: its part of the trace.
struct Step {
    Example example;
    StepPrompt prompt;
    StepReply reply;
    std::string extracted; ///< empty: no answer, or a refusal, or (Reading::Literal) an empty one
    std::string candidate; ///< after this step; empty = none yet
    bool changed = false;  ///< this step changed the candidate
};

/// What does not change while an element is traversed. Immutable, shared by all its traversals.
struct TraversalSetting {
    std::shared_ptr<const benchmark::Element> element;
    std::shared_ptr<const prompt::PromptPack> pack; ///< of the base run
    std::shared_ptr<const TraversalWords> words;
    const ProtocolRules* rules = &rulesOf(Protocol::Paper); ///< of rulesOf(), which never go
};

/// ChroKnowPrompt for one element and one target year, as a pure state machine: prompt() says what to ask, answer()
/// takes the reply, until done(). Knows nothing of threads, files or models; a value that can be copied to branch.
/// A refusal or an empty reply is a step without an answer.
class Traversal {
public:
    Traversal(TraversalSetting setting, TraversalPlan plan);

    const TraversalPlan& plan() const { return m_plan; }
    const std::vector<Step>& steps() const { return m_steps; }
    bool applicable() const { return !m_plan.examples.empty(); }
    bool done() const { return m_steps.size() == m_plan.examples.size(); }
    /// Empty = none yet.
    const std::string& candidate() const;

    StepPrompt prompt() const;    ///< of the next step; requires !done()
    void answer(StepReply reply); ///< requires !done()
    bool back();                  ///< forgets the last step; false when there is none

    /// This traversal with another plan (or other words): the answered steps stay as long as they would have sent the
    /// same prompt.
    Traversal rebased(TraversalSetting setting, TraversalPlan plan) const;

private:
    StepPrompt promptAt(std::size_t step, const std::string& candidate) const;
    std::string shownCandidate() const;

    TraversalSetting m_setting;
    TraversalPlan m_plan;
    std::vector<Step> m_steps;
};

/// Open: not done. Stored: do not renumber.
enum class Outcome : int { Open = 0, NotApplicable, ChronoCorrect, StillWrong };
std::string_view name(Outcome outcome); ///< "open", "not_applicable", "chrono_correct", "still_wrong"

/// How a traversal ended, after all steps and after those of the previous side alone.
struct TraversalVerdict {
    Outcome total = Outcome::Open;
    Outcome previousOnly = Outcome::Open; ///< NotApplicable when nothing was shown before the target
    double score = 0;                     ///< of the last candidate with the objects of the target year, 0 to 100
    std::string candidate;                ///< the last; empty = none
    std::string matched;                  ///< object name; empty when it does not match
    bool everRight = false;               ///< some step's candidate matched: with StillWrong, a harmed one
    int decidingStep = -1;                ///< the step that made the last candidate what it is; -1 = no candidate
};

/// What the reply to a step for `target` says, as the setting's protocol reads it. Pure.
std::string readStep(const TraversalSetting& setting, int target, std::string_view reply);
/// Whether the final match may take this candidate: talk is none, and an empty one only under Reading::Literal. Pure.
bool isCandidate(const ProtocolRules& rules, const TraversalWords& words, std::string_view candidate);
/// How candidates are compared with objects at the end.
matching::Preprocess preprocessOf(const TraversalSetting& setting, const matching::JudgeSettings& settings);

/// The last candidate counts that the final match may take. Pure.
TraversalVerdict judge(const Traversal& traversal, const TraversalSetting& setting,
                       const matching::JudgeSettings& settings);

/// Whether the target's objects differ from those of the nearest year shown (previous side first): Table 5's "changed".
/// Nothing where no year was shown.
std::optional<bool> objectChanged(const benchmark::Element& element, const TraversalPlan& plan);

} // namespace chronoscope::traversal
