// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/RunStore.h"
#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/LlmJudge.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/Task.h"
#include "ui/studies/mined/RunReadings.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// What the answers of a run say, as tables of a report. Immutable value.
struct MinedAnswers {
    analysis::Table latest;                 ///< see mined::latestTable()
    analysis::Table context;                ///< see mined::contextTable()
    std::vector<mined::ContextKinds> kinds; ///< what that table is made of
    analysis::Table named;                  ///< see mined::namedYearsTable()
    analysis::Table asked;                  ///< see mined::askedYearsTable()
};

/// The tables of one run of MINED, as a report has them. Immutable value.
struct MinedRunNumbers {
    store::RunRecord run;
    std::int64_t questions = 0; ///< items under a condition
    std::int64_t missing = 0;   ///< of these, without all their replies: they are in no number
    analysis::Table scores;     ///< see mined::scoreTable()
    analysis::Table agreement;  ///< see mined::agreementTable()
    std::optional<mined::JudgeAgreement> judge;
    mined::JudgedBy judgedBy;                        ///< where there is one
    std::shared_ptr<const mined::RunScores> units;   ///< of all that it asks, whatever the filter takes
    std::vector<std::optional<std::int64_t>> judged; ///< of each row of `scores`: see mined::judgedItems()
    std::optional<MinedAnswers> answers;             ///< where they were wanted: their texts are read for it
};

/// Rows of several runs under each other, with what each is of: two runs may have the same name.
struct RunRows {
    analysis::Table table;
    std::vector<std::int64_t> runs; ///< of the table's first rows; those behind them are of no run

    void add(std::int64_t run, const analysis::Table& rows,
             const std::function<bool(const std::vector<std::string>& row)>& isTaken = {});
};

/// What the page of MINED reads of a workspace: the runs that its filter takes, and what it takes of them.
struct MinedRuns {
    using One = std::shared_ptr<const MinedRunNumbers>;
    std::vector<One> runs;                            ///< oldest first, at most the newest kMost
    std::size_t others = 0;                           ///< older ones that the filter takes, left out
    std::size_t inWorkspace = 0;                      ///< runs of the study
    std::map<std::string, std::int64_t> types;        ///< of these runs' questions, whatever the filter takes
    std::array<std::int64_t, mined::kTasks> byTask{}; ///< items in the workspace

    static constexpr std::size_t kMost = 12;
    std::int64_t items() const;
    using Taken = std::function<bool(const std::vector<std::string>& row)>;
    /// The rows of all runs, or those that are taken.
    RunRows joined(analysis::Table MinedRunNumbers::*table, const Taken& isTaken = {}) const;
    RunRows joined(analysis::Table MinedAnswers::*table, const Taken& isTaken = {}) const;
};

/// Reads runs, and keeps what a run came to as long as nothing is added to it. What a filter takes is counted anew from
/// that. One thread at a time; blocks.
class MinedReader {
public:
    /// `readings`: where what is read is kept; shared with others.
    explicit MinedReader(std::shared_ptr<RunReadings> readings = std::make_shared<RunReadings>())
        : m_readings(std::move(readings)) {}
    Result<MinedRuns> read(store::Database& database, const study::Narrowing& narrowing, bool withAnswers,
                           const std::stop_token& stop);

private:
    struct Known {
        std::shared_ptr<const RunReading> reading;
        std::string narrowed; ///< the filter that the numbers are of
        MinedRuns::One numbers;
    };
    Result<Known> known(store::Database& database, const store::RunRecord& run, const study::Narrowing& narrowing,
                        bool withAnswers, const std::stop_token& stop);

    std::shared_ptr<RunReadings> m_readings;
    std::map<std::int64_t, Known> m_known; ///< by run
};

} // namespace chronoscope::ui
