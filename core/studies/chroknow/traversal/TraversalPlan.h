// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/FuzzyMatcher.h"
#include "core/studies/chroknow/traversal/Evidence.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::traversal {

enum class Side : int { Previous = 0, Next };
constexpr std::string_view name(Side side) { return side == Side::Previous ? "previous" : "next"; }

/// What a year is shown with.
enum class Shown {
    Right, ///< the majority of the answers that hit
    /// The majority of greedy answers for Correct years, of sampled ones otherwise; an earlier target as it was right.
    Found,
    /// The same of the answers that count, "None" without any; an earlier target with the commonest() candidate.
    Counted,
};

/// How the reply to a step is read.
enum class Reading {
    Patterns,        ///< TraversalWords::extract(); what is no answer changes nothing, talk is no candidate at the end
    PatternsOrWhole, ///< a reply that no pattern fits is the answer as it stands
    Literal,         ///< readReference(): whatever is read is the candidate, also nothing; isDropped() at the end
};

/// What the protocols do differently (spec 4). Data: no other code asks which protocol it is.
struct ProtocolRules {
    /// Else every year inside the span, if any year of its side is a hit or, under Shown::Counted, was a target before.
    bool hitYearsOnly = true;
    Shown shown = Shown::Right;
    Reading reading = Reading::Patterns;
    bool zeroIsAll = false;                          ///< a previous span of 0: all years before the target
    std::optional<matching::Preprocess> preprocess;  ///< of the final match; nothing = as the run matches
    std::vector<analysis::CellCategory> targetOrder; ///< targets by category, then ascending; empty = ascending
};
const ProtocolRules& rulesOf(Protocol protocol, int edition = kEdition);
inline const ProtocolRules& rulesOf(const TraversalSpec& spec) { return rulesOf(spec.protocol, spec.edition); }

/// What became of a target of the element that was asked before.
struct EarlierTarget {
    std::vector<std::string> candidates; ///< after each of its steps
    std::string right;                   ///< the candidate it was Chrono-Correct with; empty: it was not
};
using EarlierTargets = std::map<int, EarlierTarget>; ///< by year

/// One year shown to the model with the object it is shown with.
struct Example {
    Side side = Side::Previous;
    int year = 0;
    std::string object; ///< empty: the year is shown without an answer
    bool operator==(const Example&) const = default;
};

/// One traversal before anything is asked: a target year and what is shown, in the order it is added; all examples of
/// the previous side come first. No examples: not applicable. A value the stepper lets a person edit.
struct TraversalPlan {
    int target = 0;
    std::vector<Example> examples;
    bool operator==(const TraversalPlan&) const = default;
};

/// The years of a Partial Known element to be traversed, in the order of the protocol: those whose category is
/// Incorrect or Partial Correct. Empty for an element that is not Partial Known. Missing years are no targets.
std::vector<int> targetsOf(const Evidence& evidence, Protocol protocol);

/// What is shown for `target`. `earlier`: the element's targets that stand before it in the order of the protocol. A
/// year without any answer to show is skipped, but under Shown::Counted; a Missing one always. The number of examples
/// depends on which years `earlier` holds, and not on what became of them.
TraversalPlan planTraversal(const Evidence& evidence, int target, const TraversalSpec& spec,
                            const EarlierTargets& earlier = {});

} // namespace chronoscope::traversal
