// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Result.h"
#include "core/matching/Diagnosis.h"
#include "core/run/ElementReplies.h"
#include "core/store/Database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::results {

/// What a run says about one element in one year under one template. Counts of replies, greedy and sampled together.
struct YearAnswer {
    prompt::Template form = prompt::Template::Generation;
    int year = 0;
    std::string answer;      ///< the most frequent one, as first written; empty: none, or none in the form that counts
    std::int64_t saying = 0; ///< replies that say it
    std::int64_t answered = 0; ///< replies that give an answer
    std::int64_t refused = 0;
    std::int64_t empty = 0;
    std::int64_t contradictory = 0;
    std::int64_t unreadable = 0;
    std::int64_t leftOut = 0; ///< of all these: what strict extraction does not count
    std::int64_t errors = 0;
    std::int64_t hits = 0;                    ///< right replies, whatever they say
    std::optional<matching::Diagnosis> wrong; ///< what the answer is when it is wrong; nothing under TF
    analysis::CellCategory category = analysis::CellCategory::Missing;
};

/// Per template and year that the run asks of the element with this row, in the order of the layout, years ascending.
///
/// An answer is what is read out of a reply: under MCQA the option chosen, by its text, since letters mean another
/// option in the next set; under TF the truth value. Answers that are equal after preprocessing are one; of equally
/// frequent ones the first by reply number counts, which is the one of the lowest temperature and set.
///
/// Reads the replies of this one element and judges them with `judge`, those that say an accepted answer as right, as a
/// scoring with these overrides does: some milliseconds, on the calling thread.
/// NotFound: the run does not ask about it. Corrupt: a reply to what the run does not ask.
Result<std::vector<YearAnswer>> elementAnswers(store::Database& database, const run::RunContext& context,
                                               const matching::JudgeSettings& judge, std::int64_t row,
                                               const run::AcceptedAnswers& accepted = {});
/// The same of some cells under one template, by their indices, reading the replies to them alone: in the order of
/// `years`.
Result<std::vector<YearAnswer>> cellAnswers(store::Database& database, const run::RunContext& context,
                                            const matching::JudgeSettings& judge, const run::ElementOfRun& element,
                                            const std::vector<int>& years, int form,
                                            const run::AcceptedAnswers& accepted = {});
/// The same of one cell.
Result<YearAnswer> cellAnswer(store::Database& database, const run::RunContext& context,
                              const matching::JudgeSettings& judge, const run::ElementOfRun& element, int year,
                              int form);

} // namespace chronoscope::results
