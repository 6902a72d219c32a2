// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/RunScores.h"

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::mined {

/// A run by years: when that held which its answers about now name (figure 6 of the paper), and how it answers what is
/// asked of a year. Value type.
struct RunYears {
    std::string run; ///< name
    std::string model;
    std::int64_t outputs = 0;          ///< replies of T.A
    std::int64_t naming = 0;           ///< of these, replies that name a dated value of their item's list
    std::map<int, std::int64_t> named; ///< by year: values named that held in it, an open one until the cut-off
    /// By task and the first of kAskedSpan years that the asked one (of T.I.A its first) lies in: items, as in
    /// ScoreMean.
    std::map<std::pair<Task, int>, ScoreMean> asked;
};
inline constexpr int kAskedSpan = 5; ///< single years have few items

/// `scores` are the run's, all of them; counted is what the filter takes. Questions of T.I.A, T.S.A, F.M.C and P.M.C
/// whose words tell no year are left out; the last two count with their context. Cancelled soon after `stop`. Blocks.
Result<RunYears> loadYears(store::Database& database, const MinedContext& run, const RunScores& scores,
                           const std::stop_token& stop = {}, const MinedFilter& filter = {});

/// run, model, year, outputs, named, percent (of the outputs): every year between the first and the last that is named.
analysis::Table namedYearsTable(const std::vector<RunYears>& runs);
/// run, model, task, from, to (years), items, missing, cem, f1, ci_low, ci_high (of cem, see ScoreMean), in percent.
analysis::Table askedYearsTable(const std::vector<RunYears>& runs);

} // namespace chronoscope::mined
