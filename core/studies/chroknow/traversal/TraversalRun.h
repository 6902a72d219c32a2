// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/PromptPack.h"
#include "core/run/BackendOpening.h"
#include "core/run/PassWatch.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"
#include "core/studies/chroknow/traversal/TraversalDraft.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::run {

/// What ChroKnowPrompt over a run would ask, known before it is asked.
struct TraversalEstimate {
    std::vector<store::Stratum> strata; ///< by domain, state, category
    std::int64_t sampled = 0;           ///< elements that are measured
    std::int64_t elements = 0;          ///< of these, Partial Known: traversed
    std::int64_t targets = 0;           ///< their years to be made right
    std::int64_t notApplicable = 0;     ///< of the targets: no year can be shown
    std::int64_t steps = 0;             ///< requests
};

/// A traversal run that is read and not stored yet.
struct PreparedTraversals {
    store::NewRun run;
    store::RunRecord base; ///< as it was when it was read
    store::TraversalDraft draft;
    TraversalEstimate estimate;
};

struct CreatedTraversals {
    std::int64_t id = 0;
    TraversalEstimate estimate;
};

/// Counts. The sample of `spec` is drawn in every (domain, state, chronological category) of the base run apart. Some
/// milliseconds and one element's memory for every element traversed; for a worker thread. Errors: InvalidArgument
/// where the run cannot be a base (not finished, without Generation, itself a traversal run) or `spec` is wrong,
/// Cancelled, those of the store.
Result<TraversalEstimate> estimateTraversals(store::Database& database, std::int64_t base,
                                             const traversal::TraversalSpec& spec, const PassWatch& watch = {});

/// Reads what a traversal run over run `base` freezes: the elements to be traversed, with what the base run said of
/// them, its targets and the sizes of the strata. As slow as estimateTraversals(), and nobody waits for it: it needs a
/// reading connection only. `backend`: another model than the base run's. Errors as estimateTraversals();
/// InvalidArgument also where there is nothing to ask. `pack`: other prompt packs than the base run's.
Result<PreparedTraversals> prepareTraversals(store::Database& database, std::int64_t base,
                                             const traversal::TraversalSpec& spec, const std::string& name,
                                             const std::optional<BackendChoice>& backend = {},
                                             const PassWatch& watch = {}, const prompt::PromptPack* pack = nullptr);

/// Stores it, in one transaction: some 10 µs of the writer thread for every element and target. Errors: InvalidArgument
/// where the base run was asked again meanwhile, NotFound where it is gone, Cancelled, those of the store; then nothing
/// is stored.
Result<CreatedTraversals> storeTraversals(store::Workspace& workspace, const PreparedTraversals& prepared,
                                          const std::stop_token& stop = {});

/// Both, with a reading connection of its own.
Result<CreatedTraversals> createTraversals(store::Workspace& workspace, std::int64_t base,
                                           const traversal::TraversalSpec& spec, const std::string& name,
                                           const std::optional<BackendChoice>& backend = {},
                                           const PassWatch& watch = {}, const prompt::PromptPack* pack = nullptr);

} // namespace chronoscope::run
