// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressNarrowing.h"
#include "core/studies/robustness/StressResults.h"
#include "core/studies/robustness/StressRun.h"
#include "core/studies/robustness/StressTables.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the page of temporal robustness reads of a workspace. Values; read on the query thread, where all of it blocks.

/// The runs that the page's filter takes, and what it takes of them.
struct RobustRuns {
    std::vector<robustness::StressResults> runs; ///< oldest first, at most the newest kMost
    std::size_t others = 0;                      ///< older ones that the filter takes, left out
    std::size_t all = 0;                         ///< runs of the study in the workspace
    std::int64_t facts = 0;                      ///< in the workspace
    std::int64_t taken = 0;                      ///< facts of these runs that the filter takes
    bool hasYearBounds = false;                  ///< some of these runs' facts are known by year alone
    robustness::StressFilter filter;
    study::Narrowing narrowing; ///< that the filter was made of

    static constexpr std::size_t kMost = 12;
    std::map<std::string, std::int64_t> relations() const; ///< of all these runs, with the most facts of any run
};

/// Reads runs, and keeps what they came to as long as nothing is added to them. On the query thread only; blocks.
class RobustReader {
public:
    Result<std::shared_ptr<const RobustRuns>> read(store::Database& database, const study::Narrowing& narrowing);

private:
    std::shared_ptr<const RobustRuns> m_last;
    std::map<std::int64_t, std::string> m_states; ///< of its runs, as they were read
    std::map<std::int64_t, bool> m_yearBounds;    ///< by run, whose facts never change
};

/// A fact of a run with what came of it.
struct RobustFact {
    std::int64_t ordinal = 0;
    std::int64_t row = 0; ///< in FactStore
    ContentId identity{}; ///< in any workspace: what is said of it is bound to it
    std::string subject;
    std::string relation;
    std::string object;
    std::string period;
    robustness::FactUnits units;
    std::optional<robustness::GlobalScore> global; ///< none unless it is defined at every precision
};
struct RobustFacts {
    std::vector<RobustFact> facts; ///< those that are settled, by ordinal
    analysis::Table table;         ///< of the same, as in a report
};
Result<RobustFacts> readRobustFacts(store::Database& database, const robustness::StressResults& run,
                                    const robustness::StressFilter& filter);

/// The dates of one fact at one precision, with their scores.
struct FactDates {
    std::int64_t run = 0;
    std::int64_t ordinal = 0;
    std::int64_t row = 0; ///< of the fact in the workspace
    robustness::DatedFact fact;
    robustness::Precision precision = robustness::Precision::Year;
    struct One {
        std::int64_t index = 0; ///< of its reply
        robustness::SampledDate date;
        std::string text;   ///< "2015-08"; empty: without a date
        std::string prompt; ///< as it was sent
        std::string object; ///< what was scored after it
        robustness::Score score;
        bool answered = false; ///< there is an outcome
    };
    std::vector<One> dates;
    std::optional<robustness::SamplerOptions> drawn; ///< none: the dates came with their scores from elsewhere
};
Result<FactDates> readFactDates(store::Database& database, std::int64_t run, std::int64_t ordinal,
                                robustness::Precision precision);

/// All facts of the workspace, without numbers. Cancelled.
Result<std::vector<RobustFact>> readListedFacts(store::Database& database, const std::stop_token& stop);
/// The dates at which a run of `spec` would ask about a fact, without scores. `wording`: null where there is none.
Result<FactDates> readDrawnDates(store::Database& database, std::int64_t row, const robustness::StressSpec& spec,
                                 const robustness::Wording* wording, robustness::Precision precision);

/// "1981-03-04 – 1989-11-20".
std::string periodText(const robustness::Period& period);

/// The stored reply of one date.
struct DateReply {
    bool stored = false;
    std::string outcome;
    std::string text;
    std::vector<backend::TokenLogProb> tokens; ///< empty where they were not kept
};
Result<DateReply> readDateReply(store::Database& database, std::int64_t run, std::int64_t index);

} // namespace chronoscope::ui
