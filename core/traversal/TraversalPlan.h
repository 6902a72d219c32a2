// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/traversal/Evidence.h"
#include "core/traversal/TraversalSpec.h"

#include <map>
#include <string>
#include <vector>

namespace chronoscope::traversal {

enum class Side : int { Previous = 0, Next };

/// What the two protocols do differently (spec 4). Data: no other code asks which protocol it is.
struct ProtocolRules {
    bool hitYearsOnly = true;     ///< else every year inside the span, if its side has a hit anywhere
    bool matchingAnswers = true;  ///< else the majority of greedy answers for Correct years, of sampled ones otherwise
    bool reusesFound = false;     ///< answers found for earlier targets of the element stand in for their years
    bool wholeReply = false;      ///< a reply that no answer pattern fits is the answer as it stands
    std::vector<analysis::CellCategory> targetOrder; ///< targets by category, then ascending; empty = ascending
};
const ProtocolRules& rulesOf(Protocol protocol);

/// One year shown to the model with the object it is shown with.
struct Example {
    Side side = Side::Previous;
    int year = 0;
    std::string object;
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

/// What is shown for `target`. `found`: the answers accepted for earlier targets of the element, by year. A year without
/// any answer to show is skipped. The number of examples does not depend on `found`.
TraversalPlan planTraversal(const Evidence& evidence, int target, const TraversalSpec& spec,
                            const std::map<int, std::string>& found = {});

} // namespace chronoscope::traversal
