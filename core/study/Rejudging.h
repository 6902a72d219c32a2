// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::study {

/// What came of judging the stored replies of a run again. Value.
struct Rejudged {
    std::int64_t replies = 0;          ///< whose text was judged
    std::int64_t other = 0;            ///< of them, whose stored verdict is another
    std::int64_t measured = 0;         ///< scores that a server measured: there is nothing to judge them by
    std::vector<std::string> problems; ///< what else does not fit together, a line each
};

/// Called now and then with the replies judged so far; false ends the judging with Cancelled.
using GoesOn = std::function<bool(std::int64_t replies)>;

/// A table of a study whose rows follow from the replies of its runs: Study::refold() makes them. In a database where
/// temporary tables of the same names stand before them, refold() fills these, so that both can be compared. Value; the
/// texts are SQL, and live as long as the program.
struct DerivedTable {
    enum class RowsOf : std::uint8_t {
        Key, ///< of a run: those with `key` from run::runKey(run, 0) to that of the next
        Run, ///< those with `run`
    };
    const char* name = "";
    RowsOf rowsOf = RowsOf::Run;
    const char* counts = "1"; ///< further condition: rows that say nothing may be there or not
    const char* key = "";     ///< columns that name a row
    const char* columns = ""; ///< that follow from replies, those of `key` among them
    const char* problem = ""; ///< what is wrong with "{}" rows, in a sentence
    /// A column that runs without temperature 0 may have from older programs, which nobody reads; or empty.
    const char* greedyColumn = "";
    bool isOfGreedy = false; ///< runs without temperature 0 may have its rows so
    bool isPlanned = false;  ///< its rows are there before any reply: refold() starts from those that are stored
};

/// What came of holding what runs ask about against the content hashes that are stored with it. Value.
struct CheckedItems {
    std::int64_t items = 0;
    std::vector<std::string> problems; ///< a line each
};

} // namespace chronoscope::study
