// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/store/ReplyStore.h"
#include "core/store/RunStore.h"
#include "core/studies/robustness/StressCoding.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::robustness {

inline constexpr std::string_view kRobustness = "robustness";
inline constexpr store::RunKind kStressRuns{kRobustness, "dates"};

/// A fact of a run. Its ordinal is its number in the run, from 0.
struct RunFact {
    std::int64_t ordinal = 0;
    std::int64_t row = 0;   ///< in FactStore
    int relation = 0;       ///< place in StressStore::relations()
    std::int64_t first = 0; ///< index of the reply to its first date; the others follow
    int dates = 0;
};

/// A fact that a run is to be made of.
struct NewRunFact {
    std::int64_t row = 0;
    std::string relation;
    std::vector<SampledDate> dates; ///< asked in this order
};

/// log P of an object after a question, natural logarithm; none: the score is missing. What was brought from elsewhere
/// may be NaN or infinite.
using Score = std::optional<double>;
/// The text of a reply whose score is no number that is stored as one: "nan", "-inf", "inf".
std::string oddScoreText(double logProb);
/// The score that a stored reply is.
Score scoreOf(const store::ReplyRow& reply);

/// The scored dates of one relation, precision and class at one place of the alpha curve.
struct AlphaSum {
    int relation = 0;
    Precision precision = Precision::Year;
    DateClass of = DateClass::Correct;
    int bin = 0;              ///< a point, or kAlphaPoints + a bar; see AlphaBins.h
    std::int64_t dates = 0;   ///< whose score is finite
    double sum = 0;           ///< of their log P
    std::int64_t leftOut = 0; ///< scored, and not finite
};

/// What runs of this study are made of and what came of them. A view over a connection; its thread.
class StressStore {
public:
    explicit StressStore(store::Database& database) : m_database(database) {}

    /// The rows of a new run, inside the caller's transaction; `next` gives its facts one by one, none at the end, and
    /// may throw a Failure. Throws SQLite errors.
    using NextFact = std::function<std::optional<NewRunFact>()>;
    void insert(std::int64_t run, const std::string& spec, const NextFact& next);

    Result<std::string> spec(std::int64_t run); ///< JSON, see StressSpec
    /// Names, by place.
    Result<std::vector<std::string>> relations(std::int64_t run);
    /// By ordinal.
    Result<std::vector<RunFact>> facts(std::int64_t run);
    Result<RunFact> fact(std::int64_t run, std::int64_t ordinal);
    /// The same by its row in FactStore.
    Result<RunFact> factOfRow(std::int64_t run, std::int64_t row);
    Result<std::vector<SampledDate>> dates(std::int64_t run, const RunFact& fact);
    /// One of each date of the fact; none where its outcome is no score, or there is no outcome yet.
    Result<std::vector<Score>> scores(std::int64_t run, const RunFact& fact);

    /// What came of the facts all of whose dates have an outcome, by ordinal. Reads no replies. `sink` returns false to
    /// end early.
    using UnitSink = std::function<bool(std::int64_t ordinal, int relation, const FactUnits& units)>;
    Status units(std::int64_t run, const UnitSink& sink);
    /// Over the same facts.
    Result<std::vector<AlphaSum>> alphaSums(std::int64_t run);
    /// Over those of them whose rows `takes` chooses, added up from their replies: a second for a million dates.
    Result<std::vector<AlphaSum>> alphaSums(std::int64_t run, const std::function<bool(std::int64_t row)>& takes,
                                            const std::stop_token& stop);

    /// Settles those of the facts all of whose dates have an outcome by now, from the stored replies, inside the
    /// caller's transaction; facts that are settled already stay. Throws SQLite errors and Failures.
    void settle(std::int64_t run, std::span<const RunFact> facts);
    /// Takes that back for those that are settled; the replies that are left are the ones that counted. As settle().
    void unsettle(std::int64_t run, std::span<const RunFact> facts);
    /// Forgets what came of all facts and settles them anew; as settle(). Cancelled soon after `stop`.
    Status resettle(std::int64_t run, const std::stop_token& stop);

private:
    store::Database& m_database;
};

} // namespace chronoscope::robustness
