// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AnswerClass.h"
#include "core/studies/mined/ItemScore.h"
#include "core/studies/mined/LlmJudge.h"
#include "core/studies/mined/MinedRun.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// What came of one unit of a run: its item under a condition.
struct ScoredUnit {
    std::int64_t item = 0; ///< row
    Task task = Task::TA;
    std::string type;
    bool withContext = false; ///< F.M.C and P.M.C ask each item with its context and without
    bool yesIsRight = false;  ///< of A.T.E
    ItemReplies replies;
    /// Of T.A, each reply by itself; only with labels. See latestLabel().
    std::array<LatestLabel, kConfigurations> latest{};
    bool isLatestTied = false; ///< of T.A: several values may be the latest; only with labels, where a reply was read
    /// Of F.M.C and P.M.C, also without the context, by the holder whom it names; only with labels.
    std::array<ContextLabel, kConfigurations> context{};
};

/// Which judge's scores a run has.
struct JudgedBy {
    std::string run; ///< name; empty: none has judged it
    std::string model;
    std::size_t others = 0; ///< finished runs of judges that were made earlier: they do not count
};

/// A run as its tables need it. Value type.
struct RunScores {
    std::string run; ///< name
    std::string model;
    std::vector<ScoredUnit> units;       ///< by ordinal
    std::optional<JudgeAgreement> judge; ///< with CEM, of the newest finished run of a judge over this run, if any
    std::int64_t differing = 0;          ///< replies of which the score computed anew is not the stored one
    JudgedBy judgedBy = {};
};

/// Percent of the items of A.T.E with a score that one who always says Yes has right; none without such items.
std::optional<double> alwaysYes(const RunScores& run);

struct ScoreWish {
    bool labels = false;    ///< also Latest / Outdated / Irrelevant and the kinds of contexts
    bool recompute = false; ///< CEM and F1 from the stored replies instead of as they were stored
};
/// Reads every reply once. Corrupt for a reply that has no score; Cancelled soon after `stop`. Blocks.
Result<RunScores> loadScores(store::Database& database, const MinedContext& run, const ScoreWish& wish,
                             const std::stop_token& stop = {});

} // namespace chronoscope::mined
