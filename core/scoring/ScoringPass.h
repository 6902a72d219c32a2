// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/matching/Judge.h"
#include "core/store/ScoringStore.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::scoring {

/// What to score and how.
struct ScoringRequest {
    std::int64_t run = 0;
    std::string name; ///< the run has no scoring of that name yet
    matching::JudgeSettings judge;
    std::vector<store::ScoringOverride> accepted{}; ///< answers that count as matches; see annotation::overridesOf()
};

struct ScoringProgress {
    std::int64_t done = 0; ///< outcomes of requests
    std::int64_t total = 0;
};

struct ScoringOptions {
    int threads = 0;                    ///< that judge; 0 = one per core. Results do not depend on it
    std::int64_t chunkReplies = 20'000; ///< about so many are judged, then stored at once
};

/// Judges the stored replies of a run again and keeps the outcome as a named scoring beside the run's own judgement: no
/// model is asked. Element by element, in memory that does not grow with the run; about a million replies in a few
/// seconds. A pass that fails, is stopped or dies leaves nothing that is shown. InvalidArgument: a name that is empty
/// or taken, a threshold outside 0 to 100, an accepted answer under TF, a run that is being asked. Cancelled: `stop`
/// was requested, or the run went on meanwhile. Blocks; for a worker thread. `sink` is called by one of the judging
/// threads at a time.
Result<store::ScoringRecord> score(store::Workspace& workspace, const ScoringRequest& request,
                                   const std::function<void(const ScoringProgress&)>& sink, const std::stop_token& stop,
                                   const ScoringOptions& options = {});

/// `wanted`, or with a number behind it where the run has a scoring of that name. Blocks.
Result<std::string> freeName(store::Workspace& workspace, std::int64_t run, const std::string& wanted);

/// The same as the run judged itself, under a name that is free: what it finds tells the run's wrong replies apart.
Result<store::ScoringRecord> diagnose(store::Workspace& workspace, std::int64_t run,
                                      const matching::JudgeSettings& judge,
                                      const std::function<void(const ScoringProgress&)>& sink,
                                      const std::stop_token& stop);

/// Removes a scoring; the run, its replies and its own judgement stay. Returns what makes it again. NotFound. For a
/// worker thread.
Result<ScoringRequest> removeScoring(store::Workspace& workspace, std::int64_t id);

} // namespace chronoscope::scoring
