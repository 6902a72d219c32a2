// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/study/Study.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::check {

/// What is stored of the outcomes of a run; `strangers` grows by replies of a kind that there is none of.
Result<store::RunCounts> countedReplies(store::Database& database, std::int64_t run, std::int64_t& strangers);

/// Counts runs of any study anew from their replies, by the code that folds them while they run: what follows is made
/// in temporary tables that stand before the workspace's own, and is then compared with what is stored. Nothing of the
/// file is written. A view over a reading connection, whose tables of the same names stay hidden until it is closed;
/// one thread. Memory is bounded; the temporary tables lie in a file.
class RunRecount {
public:
    RunRecount(store::Database& database, const study::Studies& studies, const std::stop_token& stop)
        : m_database(database), m_studies(studies), m_stop(stop) {}

    /// Before the first run, and inside the transaction that all runs are counted in. Throws SQLite errors.
    void begin();
    struct Outcome {
        std::int64_t replies = 0;          ///< counted, errors among them
        std::vector<std::string> problems; ///< a line each; none: everything stored of the run follows from them
        std::vector<std::string> notes;    ///< what was not counted, and why
    };
    /// Errors: Cancelled, and those that are no damage of the run: a full disk, a file that cannot be read.
    Result<Outcome> count(const store::RunRecord& run);

private:
    Status countReplies(const store::RunRecord& run, Outcome& outcome);
    Status countUnits(const store::RunRecord& run, Outcome& outcome);
    Status countScorings(const store::RunRecord& run, Outcome& outcome);

    store::Database& m_database;
    const study::Studies& m_studies;
    const std::stop_token& m_stop;
};

} // namespace chronoscope::check
