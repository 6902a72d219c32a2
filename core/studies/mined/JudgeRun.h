// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/studies/mined/MinedRun.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// A model as judge of a run's stored replies: a run of its own. Reply i of it is about reply i of the judged run;
/// where that says no score, it is asked once more, as reply i plus the judged run's total, and the run's total grows
/// by one. Errors and empty replies are not judged.
inline constexpr store::RunKind kJudgeRuns{kStudy, "judge"};

/// Creates the run. InvalidArgument unless `judged` is a finished run of MINED with something to judge.
Result<std::int64_t> createJudgeRun(store::Workspace& workspace, std::int64_t judged, const std::string& name,
                                    const run::BackendChoice& backend, int concurrency = 0);

/// A stored run of a judge. Immutable; any thread.
struct JudgeContext {
    store::RunRecord record;
    std::shared_ptr<const MinedContext> judged;
    std::vector<std::int64_t> replies; ///< indices in the judged run, ascending

    std::int64_t total() const { return judged->record.total; }
    backend::ModelRequest request(const std::vector<std::string>& golds, const std::string& reply,
                                  std::int64_t index) const;
};
Result<std::shared_ptr<const JudgeContext>> judgeContext(store::Database& database, store::RunRecord record);

/// What a judge said of one reply.
struct JudgedReply {
    enum class State : int { NotAsked = 0, Missing, Unparsable, Scored };
    State state = State::NotAsked;
    double score = 0; ///< 0 to 1
};
/// By index of the judged run's replies. Missing: an error, or not asked yet.
Result<std::vector<JudgedReply>> judgedScores(store::Database& database, std::int64_t judgeRun);
/// The newest finished run of a judge over this run.
Result<std::optional<std::int64_t>> newestJudgeOf(store::Database& database, std::int64_t judged);

/// A calibration model as judge: 1 where a gold is contained, else the F1, and something unreadable for its share of
/// noise.
Result<backend::Responder> judgeResponder(store::Database& database, const store::RunRecord& run,
                                          const backend::CalibrationParams& params);

} // namespace chronoscope::mined
