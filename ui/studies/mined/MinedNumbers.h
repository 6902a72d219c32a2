// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/RunStore.h"
#include "core/studies/mined/LlmJudge.h"
#include "core/studies/mined/Task.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the answers of a run say, as tables of a report. Immutable value.
struct MinedAnswers {
    analysis::Table latest;  ///< see mined::latestTable()
    analysis::Table context; ///< see mined::contextTable()
    analysis::Table named;   ///< see mined::namedYearsTable()
    analysis::Table asked;   ///< see mined::askedYearsTable()
};

/// The tables of one run of MINED, as a report has them. Immutable value.
struct MinedRunNumbers {
    store::RunRecord run;
    std::int64_t questions = 0; ///< items under a condition
    std::int64_t missing = 0;   ///< of these, without all their replies: they are in no number
    analysis::Table scores;     ///< see mined::scoreTable()
    analysis::Table agreement;  ///< see mined::agreementTable()
    std::optional<mined::JudgeAgreement> judge;
    std::optional<MinedAnswers> answers; ///< where they were wanted: their texts are read for it
};

/// What the page of MINED reads of a workspace.
struct MinedRuns {
    using One = std::shared_ptr<const MinedRunNumbers>;
    std::vector<One> runs;                            ///< oldest first, at most the newest kMost
    std::size_t others = 0;                           ///< older ones, left out
    std::array<std::int64_t, mined::kTasks> byTask{}; ///< items in the workspace

    static constexpr std::size_t kMost = 12;
    std::int64_t items() const;
    /// The rows of all runs under each other.
    analysis::Table joined(analysis::Table MinedRunNumbers::*table) const;
    analysis::Table joined(analysis::Table MinedAnswers::*table) const;
};

/// Reads runs, and keeps what a run came to as long as nothing is added to it: their replies are many. On the query
/// thread only; blocks.
class MinedReader {
public:
    Result<MinedRuns> read(store::Database& database, bool withAnswers);

private:
    struct Known {
        std::string at; ///< what the run had when it was read
        MinedRuns::One numbers;
    };
    Result<MinedRuns::One> numbersOf(store::Database& database, const store::RunRecord& run, bool withAnswers);

    std::map<std::int64_t, Known> m_known; ///< by run
};

} // namespace chronoscope::ui
