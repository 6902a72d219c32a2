// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelRequest.h"
#include "core/benchmark/Slice.h"
#include "core/matching/Judge.h"
#include "core/prompt/Template.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::run {

/// Everything that decides what a run asks and how replies are judged; stored with the run. Value type. The defaults
/// are the paper's (spec 2.3), but for the exemplar sampler.
struct RunSpec {
    benchmark::SliceSpec slice;
    std::vector<prompt::Template> templates{prompt::Template::Generation, prompt::Template::Mcqa,
                                            prompt::Template::TrueFalse};
    prompt::Protocol protocol = prompt::Protocol::Reference;
    prompt::Sampler sampler = prompt::Sampler::Seeded;
    prompt::WordSet words = prompt::WordSet::Reference; ///< of the relations, where the pack has more than one
    int sets = 5;                                       ///< exemplar sets per (element, year), one sample each
    std::vector<double> temperatures{0.0, 0.7};         ///< 0 = greedy
    std::uint64_t seed = 42;
    matching::JudgeSettings judge;
    backend::Decoding decoding; ///< its temperature is unused: `temperatures` counts
    backend::Mode mode = backend::Mode::Chat;
    int concurrency = 0; ///< requests in flight; 0 = what the backend suggests

    /// What is wrong with it, if anything.
    std::optional<std::string> problem() const;
};

void to_json(nlohmann::json& json, const RunSpec& spec);
void from_json(const nlohmann::json& json, RunSpec& spec); ///< throws nlohmann::json::exception

} // namespace chronoscope::run
