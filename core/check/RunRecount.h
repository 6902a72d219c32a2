// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/study/Study.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::check {

/// What is stored of the outcomes of a run; `strangers` grows by replies of a kind that there is none of.
Result<store::RunCounts> countedReplies(store::Database& database, std::int64_t run, std::int64_t& strangers);

/// Judges the replies of runs of any study again by what they say, and counts the runs anew from them, by the code that
/// judges and folds them while they run: what follows is made in temporary tables that stand before the workspace's
/// own, and is then compared with what is stored. Nothing of the file is written. A view over a reading connection,
/// whose tables of the same names stay hidden until it is closed; one thread. Memory is bounded; the temporary tables
/// lie in a file.
class RunRecount {
public:
    /// `judging` is told now and then how many replies of a run were judged; may be empty.
    RunRecount(store::Database& database, const study::Studies& studies, const std::stop_token& stop,
               std::function<void(std::int64_t replies)> judging = {})
        : m_database(database), m_studies(studies), m_stop(stop), m_judging(std::move(judging)) {}

    /// Before the first run, and inside the transaction that all runs are counted in. Throws SQLite errors.
    void begin();
    struct Outcome {
        std::int64_t replies = 0;          ///< counted, errors among them
        std::int64_t judged = 0;           ///< of them, again by what they say
        std::int64_t measured = 0;         ///< of them, scores that stand as the server measured them
        std::vector<std::string> problems; ///< a line each; none: everything stored of the run follows from them
        std::vector<std::string> notes;    ///< what was not counted, and why
    };
    /// Errors: Cancelled, and those that are no damage of the run: a full disk, a file that cannot be read.
    Result<Outcome> count(const store::RunRecord& run);

private:
    Status countReplies(const store::RunRecord& run, Outcome& outcome);
    Status judgeReplies(const store::RunRecord& run, Outcome& outcome);
    Status countUnits(const store::RunRecord& run, Outcome& outcome);
    Status countScorings(const store::RunRecord& run, Outcome& outcome);

    store::Database& m_database;
    const study::Studies& m_studies;
    const std::stop_token& m_stop;
    const std::function<void(std::int64_t)> m_judging;
    std::vector<study::DerivedTable> m_derived; ///< what follows from replies, of all studies
};

} // namespace chronoscope::check
