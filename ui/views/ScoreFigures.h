// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ScoringStore.h"
#include "widgets/plots/BarsData.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// The scorings of one run, and what their scores say of other thresholds. Pure; any thread.

struct RunScorings {
    std::vector<store::ScoringRecord> list;               ///< in order of creation
    std::map<std::int64_t, store::ScoreHistogram> scores; ///< by scoring
};

/// Replies whose being right depends on the threshold, by score: those of Generation, and under strict extraction those
/// of MCQA. An option and a truth value are right or wrong whatever the threshold.
struct FuzzyScores {
    store::ScoreCounts counts{};
    std::int64_t replies = 0;
    /// At or above this threshold. Scores are stored rounded down, so it is exact for a whole threshold.
    std::int64_t hits(int threshold) const;
};

/// Scores do not depend on the threshold: those of the newest scoring with the same extraction, matching and rules;
/// nothing where there is none.
std::optional<FuzzyScores> fuzzyScores(const RunScorings& scorings, const matching::JudgeSettings& judge);

/// Scores from the floor to 100, with what would be right at the threshold.
widgets::BarsData scoreBars(const FuzzyScores& scores, int threshold);

/// "lenient paper 85", or "as run" for the run's own settings; with a number behind where the run has one of that name.
QString scoringName(const matching::JudgeSettings& judge, const matching::JudgeSettings& ofRun,
                    const RunScorings& scorings);

} // namespace chronoscope::ui
