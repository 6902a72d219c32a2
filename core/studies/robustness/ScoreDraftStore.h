// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/robustness/LogProbFile.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::robustness {

/// Scored dates on their way into a workspace, put in order fact by fact in a temporary file that SQLite makes and that
/// goes with this object: some megabytes of memory however many rows, in whatever order they come. Moves; one thread.
class ScoreDraftStore {
public:
    static Result<ScoreDraftStore> open(); ///< Io

    struct Added {
        bool repeated = false; ///< the date stands there already and says nothing else; a missing score says nothing
        std::string problem;   ///< the date stands there already and says something else
    };
    /// Errors: Io, DiskFull.
    Result<Added> add(const LogProbRow& row);
    /// Keeps the period of a fact without an end, which has no scored dates.
    Status addEndless(const DatedFact& fact);

    struct Fact {
        std::int64_t number = 0; ///< from 1, in the order in which the file has them
        std::int64_t line = 0;   ///< of its first row
        std::int64_t row = 0;    ///< in FactStore; 0 = not known yet
        DatedFact fact;
    };
    struct Date {
        std::int64_t line = 0;
        SampledDate date; ///< class and alpha where given
        bool hasClass = false;
        double alphaSlack = 0;
        std::optional<double> logProb;
    };
    struct Counts {
        std::int64_t facts = 0;
        std::int64_t dates = 0;
        std::int64_t missing = 0;
        std::array<bool, kPrecisions> precisions{}; ///< that stand there
    };
    Result<Counts> counts() const;
    /// Number of the fact with this key; none where the file does not have it.
    Result<std::optional<std::int64_t>> find(const std::string& factKey) const;
    Status setRow(std::int64_t number, std::int64_t factRow);
    /// Lines of two facts that setRow() put at one row, or that would be put at one: of the same names and dates, with
    /// ids and without. None where there are no such.
    Result<std::optional<std::pair<std::int64_t, std::int64_t>>> factTwice() const;
    /// The fact behind that number; none at the end.
    Result<std::optional<Fact>> factAfter(std::int64_t number) const;
    /// What addEndless() took, each once: some, behind the place `after`, which moves behind them; none at the end.
    Result<std::vector<DatedFact>> endlessAfter(std::int64_t& after, std::size_t most) const;
    /// Of a fact, by precision and then as the file has them; positions count up in each precision.
    Result<std::vector<Date>> dates(std::int64_t number) const;

private:
    explicit ScoreDraftStore(std::unique_ptr<SQLite::Database> sql);
    std::int64_t numberOf(const LogProbRow& row);
    std::string join(const LogProbRow& row);

    std::unique_ptr<SQLite::Database> m_sql;
    std::unique_ptr<SQLite::Statement> m_findFact;
    std::unique_ptr<SQLite::Statement> m_addFact;
    std::unique_ptr<SQLite::Statement> m_addScore;
    std::int64_t m_lastNumber = 0; ///< of the fact of the row before
};

} // namespace chronoscope::robustness
