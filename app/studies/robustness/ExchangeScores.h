// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>

namespace chronoscope::app {

/// `chronoscope exchange … --layout log-probs FILE`: runs of temporal robustness as files of scored dates. One command,
/// main thread.
struct ScoresWanted {
    std::string workspace, file;
    std::string run;    ///< to export
    std::string model;  ///< to import; empty = as the file is called
    std::string column; ///< … that the scores are in; empty = the usual one
    bool strict = false;
    bool json = false;
};

/// Both return an exit status; an import that leaves rows out ends with 3, though the others are stored.
int exportScores(const ScoresWanted& wanted);
int importScores(const ScoresWanted& wanted);

} // namespace chronoscope::app
