// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/MeanDifference.h"
#include "core/analysis/TableText.h"
#include "core/studies/mined/RunScores.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::mined {

/// Two runs item by item: the pairs are the questions (an item under a condition) that both asked, compared over the
/// configurations that both asked. Context tasks count with their context. Pure; any thread.

/// What became of one question in both.
struct ItemOfTwo {
    std::int64_t item = 0; ///< row
    Task task = Task::TA;
    std::string type;
    bool withContext = false;
    double first = 0; ///< CEM, percent
    double second = 0;
    bool isMissing = false; ///< one of them lacks a reply: it has no scores

    double difference() const { return first - second; }
};

/// In the order of the first run.
std::vector<ItemOfTwo> pairsOf(const RunScores& first, const RunScores& second, EmptyRule rule);

/// run, against, task, type, items, first, second, difference, ci_low, ci_high (see analysis::meanDifference95(), cut
/// to ±100), higher, lower (items of which the first run's CEM is), missing: the first run against each other one,
/// every task over all types and by type, and as "average" the mean over the tasks that both ask. Numbers in percent
/// and points, with four decimals.
analysis::Table comparisonTable(const std::vector<RunScores>& runs, EmptyRule rule);

} // namespace chronoscope::mined
