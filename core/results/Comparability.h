// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultSet.h"

#include <string>
#include <vector>

namespace chronoscope::results {

/// In what two runs can differ beside the model.
enum class RunDifference : int {
    Slice = 1,
    Years,
    Templates,
    Protocol,
    TemplatePack,
    RelationPack,
    Sampler,
    Exemplars,
    Sets,
    Temperatures,
    Seed,
    Decoding,
    Extraction,
    Matching,
    Threshold,
    Rules,
    Overrides,
    Unfinished,
};

/// Why numbers of the runs may differ for another reason than the model.
struct Warning {
    RunDifference what = RunDifference::Slice;
    std::string
        text; ///< one plain sentence with each run's value: "The runs use different protocols (A: reference; …)."
    struct Value {
        std::string run;  ///< how it is called
        std::string text; ///< what it has: a name, a number, the beginning of a hash
    };
    std::vector<Value> values; ///< the same apart, for who says it in other words; of Unfinished, that run alone
};

/// Warnings for comparing these runs (run indices), in the order of RunDifference; none for fewer than two. Any thread.
std::vector<Warning> comparability(const ResultSet& set, const std::vector<std::size_t>& runs);

} // namespace chronoscope::results
