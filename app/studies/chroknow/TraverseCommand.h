// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "app/cli/Serving.h"
#include "core/run/BackendOpening.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The options of `traverse` as they are typed.
struct TraverseOptions {
    std::string workspace, run, name, element, packs, protocol = "paper", order = "nearest", sample = "10%";
    std::vector<std::string> models; ///< URIs or saved names; empty = the base run's model
    int previous = 3;
    int next = 3;
    int year = 0;
    int concurrency = 0;
    std::uint64_t seed = 42;
    double temperature = 0;
    double budget = 0; ///< US dollars; 0 = none
    bool trace = false;
    bool dryRun = false;
    bool json = false;
};

/// The packs of the options laid over those of the run; nothing where none are given.
Result<std::optional<prompt::PromptPack>> packsOver(const store::RunRecord& run, const TraverseOptions& options);

/// Who answers a traversal: the base run's own backend (no choice), or another one that was tested.
struct Respondent {
    Services services;
    Serving serving;
    std::optional<run::BackendChoice> choice;
};

/// `model`: a URI or saved name; empty = the base run's. Starts its server where it has one of its own. Blocks.
Result<Respondent> findRespondent(const store::RunRecord& base, const std::string& model,
                                  const Interruption& interruption);

/// One traversal, step by step, on standard output; nothing is stored. Of a traversal run: as it is stored there, and
/// nobody is asked. Returns the exit status.
int traceTraversal(const TraverseOptions& options, const traversal::TraversalSpec& spec);

} // namespace chronoscope::app
