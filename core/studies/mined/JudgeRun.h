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
/// The newest finished run of a judge over this run: the one that was made last.
Result<std::optional<std::int64_t>> newestJudgeOf(store::Database& database, std::int64_t judged);
/// The finished runs of judges over this run, the newest first: its numbers are made of the first one.
Result<std::vector<store::RunRecord>> judgesOf(store::Database& database, std::int64_t judged);

/// What a run of a judge says of one reply, word by word.
struct Judgement {
    struct Asking {
        std::string text;            ///< as it came
        std::string outcome;         ///< see store::ReplyRow::outcome()
        std::optional<double> score; ///< as it was read, 0 to 1; none: an error, or it says no score
        bool isAnswered = false;
    };
    std::int64_t run = 0;
    std::string name; ///< of the run
    std::string model;
    bool counts = false;         ///< the run's numbers are made of it: the newest finished one
    std::vector<Asking> askings; ///< a second one where the first says no score

    /// That of the last answer.
    std::optional<double> score() const;
};
/// Of every run of a judge over `judged` that has asked about this reply, the newest first.
Result<std::vector<Judgement>> judgementsOf(store::Database& database, const store::RunRecord& judged,
                                            std::int64_t reply);

/// A calibration model as judge: 1 where a gold is contained, else the F1, and something unreadable for its share of
/// noise.
Result<backend::Responder> judgeResponder(store::Database& database, const store::RunRecord& run,
                                          const backend::CalibrationParams& params);

} // namespace chronoscope::mined
