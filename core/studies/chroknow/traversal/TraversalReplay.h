// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunContext.h"
#include "core/studies/chroknow/traversal/Traversal.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::run {

/// A stored traversal is its evidence and its replies: these functions make it what it was, and ask nobody.

/// The traversal of `target` before its first step. `earlier`: the targets of the element that stand before it. Corrupt
/// where `target` does not follow from the evidence. Pure.
Result<traversal::Traversal> startTraversal(const traversal::TraversalSetting& setting,
                                            const traversal::Evidence& evidence, const store::TargetRow& target,
                                            const traversal::TraversalSpec& spec,
                                            const traversal::EarlierTargets& earlier);

/// What became of a target, for those that come after it. Pure.
traversal::EarlierTarget earlierTarget(const store::TargetRow& target, const traversal::Traversal& traversal);

/// Takes `traversal` of `target` through its stored replies. Corrupt where they are not those of the target. Blocking.
Status takeStoredSteps(store::Database& database, std::int64_t run, const store::TargetRow& target,
                       const traversal::TraversalSpec& spec, traversal::Traversal& traversal);

struct StoredTraversal {
    store::TargetRow target;
    traversal::TraversalSetting setting;
    traversal::Traversal traversal; ///< with the steps that were answered
};

/// All traversals of the element in row `row` of a traversal run, in the order they are asked in. Errors:
/// InvalidArgument (no traversal run), NotFound (it does not traverse the element), Corrupt. Some milliseconds;
/// blocking, any thread with its own connection.
Result<std::vector<StoredTraversal>> readTraversals(store::Database& database, const RunContext& context,
                                                    std::int64_t row);

} // namespace chronoscope::run
