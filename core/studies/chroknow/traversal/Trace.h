// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/Traversal.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::traversal {

/// One traversal as it was walked: everything sent, said and concluded, so that it can be read, shown and replayed
/// without a model, a run or the benchmark. Value type; about 1 kB a step.
struct Trace {
    std::string element; ///< content id, 32 hex digits
    benchmark::Domain domain = benchmark::Domain::General;
    std::string subject;
    std::string relation;
    TraversalSpec spec; ///< its `words` are those the steps were made with
    TraversalPlan plan;
    std::vector<Step> steps;
    TraversalVerdict verdict;
    std::string note; ///< what a person changed, in their words; may be empty
};

/// JSON. Bytes of a reply that are not UTF-8 are kept as U+FFFD.
std::string encodeTrace(const Traversal& traversal, const TraversalSetting& setting, const TraversalVerdict& verdict,
                        const TraversalSpec& spec, std::string_view note);

/// Corrupt on anything that encodeTrace() does not write.
Result<Trace> decodeTrace(std::string_view json);

/// The traversal again from its replies, as far as `setting` sends the prompts that the trace tells of. Asks nobody.
Traversal replay(const Trace& trace, TraversalSetting setting);

} // namespace chronoscope::traversal
