// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/matching/Judge.h"
#include "core/store/Database.h"
#include "core/studies/chroknow/chronogap/ChronoGapProtocol.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::exchange {

struct ChronoGapOptions {
    std::string folder; ///< holds the files, or ChronoGap/MODEL with them in it
    std::string model;  ///< who was asked: the files do not tell
    /// How candidates are compared with the objects of their year; nothing: as ChronoGapProtocol says.
    std::optional<matching::Preprocess> preprocess;
};

/// What one ChroKnowPrompt file says. Counts.
struct ChronoGapCounts {
    std::string path;
    /// Elements by their list, targets by their candidates. What such a file does not tell stays 0: the previous side
    /// alone, the objects that changed, steps, calls and tokens.
    traversal::TraversalLine line;
    std::int64_t unknown = 0;
    std::int64_t cutOff = 0;
    std::int64_t astray = 0; ///< elements whose years give another list than the one they stand in
};

struct ChronoGapReport {
    std::string model;
    ChronoGapProtocol protocol;
    std::vector<ChronoGapCounts> files; ///< in benchmark order
};

/// Reads the ChroKnowPrompt files of the reference code (spec 7) and counts by its rule (spec 4, points 5 and 6): a
/// year is Chrono-Correct when its last candidate that counts under ChronoGapProtocol matches an object of that year in
/// the workspace, and a Partial Known element is Known when all its years are Correct or Chrono-Correct. Years that are
/// not Correct are the targets; one without candidates is open, as its element then is, unless no other year of the
/// element has a hit: then nothing could be shown, as where the list of candidates is empty.
///
/// Nothing is stored: a traversal run rests on a finished run, its replies and the plan of every step, and of all these
/// the files hold only candidates, so that a run made of them would be made up. All is checked against the workspace:
/// BadInput, naming file, line and element, for what does not fit it or the layout; NotFound without any such file; Io;
/// Cancelled; those of the store. Memory is bounded but for some bytes per element. Blocks; any thread.
Result<ChronoGapReport> readChronoGaps(store::Database& database, const ChronoGapOptions& options,
                                       const traversal::TraversalWords& words, const std::stop_token& stop);

/// One row per file: model, domain, state; elements, known, unknown, cutoff, partial_known before; rescued,
/// known_after, open; targets, chrono_correct, still_wrong, harmed, not_applicable, open_targets; and in percent of the
/// elements known_before_percent, known_after_percent, known_increase with ci_low and ci_high. What cannot be told
/// while elements are open is empty.
analysis::Table chronoGapTable(const ChronoGapReport& report);

} // namespace chronoscope::exchange
