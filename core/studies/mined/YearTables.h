// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/RunScores.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
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
    std::int64_t outputs = 0; ///< replies of T.A
    std::int64_t naming = 0;  ///< of these, replies that name a dated value of their item's list
    /// By year: replies that name one who held it then, an open value until the cut-off. A reply counts once a year.
    std::map<int, std::int64_t> named;
    /// By task and the first of kAskedSpan years that the asked one (of T.I.A its first) lies in: items, as in
    /// ScoreMean.
    std::map<std::pair<Task, int>, ScoreMean> asked;
};
inline constexpr int kAskedSpan = 5; ///< single years have few items

/// `scores` are the run's, all of them; counted is what the filter takes. Questions of T.I.A, T.S.A, F.M.C and P.M.C
/// whose words tell no year are left out; the last two count with their context. Cancelled soon after `stop`. Blocks.
Result<RunYears> loadYears(store::Database& database, const MinedContext& run, const RunScores& scores,
                           const std::stop_token& stop = {}, const MinedFilter& filter = {},
                           EmptyRule rule = EmptyRule::Zero);

/// The first of the kAskedSpan years that the question of a unit lies in; nothing where no year is asked, its words
/// tell none, or the unit counts in no score. Pure.
std::optional<int> askedSpan(const ScoredUnit& unit, const Item& item);

/// A reply about now, with whom it names.
struct Naming {
    std::size_t unit = 0; ///< ordinal in its run
    Configuration configuration = Configuration::QI;
    bool isRight = false;           ///< it has a gold in it
    std::vector<std::string> names; ///< of its item's list
    std::vector<int> years;         ///< in which any of them held it, in order

    bool isOf(int year) const;
};
/// Every reply of T.A, in order of asking. Cancelled soon after `stop`. Blocks: the texts are read.
Result<std::vector<Naming>> loadNamings(store::Database& database, const MinedContext& run, const RunScores& scores,
                                        const std::stop_token& stop = {});
/// askedSpan() of every unit, by ordinal. Cancelled soon after `stop`. Blocks: the items are read.
Result<std::vector<std::optional<int>>> loadSpans(store::Database& database, const RunScores& scores,
                                                  const std::stop_token& stop = {});
/// What these come to of what the filter takes; see loadYears(). Pure.
RunYears countYears(const RunScores& scores, const std::vector<Naming>& namings,
                    const std::vector<std::optional<int>>& spans, const MinedFilter& filter, EmptyRule rule);

/// run, model, year, outputs, named, percent (of the outputs): every year between the first and the last that is named.
analysis::Table namedYearsTable(const std::vector<RunYears>& runs);
/// run, model, task, from, to (years), items, missing, cem, f1, ci_low, ci_high (of cem, see ScoreMean), judge, in
/// percent, judge_items (that it is over).
analysis::Table askedYearsTable(const std::vector<RunYears>& runs);

} // namespace chronoscope::mined
