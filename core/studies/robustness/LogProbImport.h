// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Workspace.h"
#include "core/studies/robustness/Wording.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace chronoscope::robustness {

/// Makes a run of dates that were scored elsewhere (see LogProbFile). Facts that the workspace does not have are added;
/// one that it has, by subject, relation, object and period, brings its other periods; a row without an end has none
/// but its period, which the workspace keeps. Class and alpha are kept as they are given, and worked out where they are
/// not.

struct LogProbImport {
    std::int64_t run = 0;
    std::int64_t facts = 0;
    std::int64_t newFacts = 0; ///< of them, those that were added to the workspace
    std::int64_t dates = 0;
    std::int64_t missing = 0;  ///< of the dates: without a score
    std::int64_t repeated = 0; ///< rows of a date that stood there and say nothing else; a missing score says nothing
    std::int64_t leftOut = 0;  ///< rows that are no scored dates
    std::int64_t otherClasses = 0; ///< dates with a class that is not what the dates say
    std::int64_t aboveZero = 0;    ///< scores that are logarithms of no probability; they are kept
    std::int64_t zero = 0;         ///< scores of exactly 0: certainty, or a server that gives none; they are kept
    std::int64_t otherAlphas = 0;  ///< such alphas, and those that are no distances
    std::string unread;            ///< another column of scores that the file has; empty: none
    std::map<std::string, std::int64_t> withoutWords; ///< facts of relations that no question is known for
};

struct LogProbImportOptions {
    std::string path;
    std::string model;   ///< the run's name too
    std::string scores;  ///< the column that the scores are in; empty: see LogProbReader
    bool strict = false; ///< rows that are no scored dates: nothing is imported
    /// What a row is left out for, or what it says otherwise than its dates do, or that a new fact has names with
    /// blanks or line ends around them, which are theirs; one call at a time, on whatever thread.
    enum class Remark { LeftOut, Differs };
    std::function<void(Remark, std::int64_t line, const std::string& what)> remark;
    std::function<void(std::int64_t done, std::int64_t total)> progress; ///< dates stored
};

/// The rows are read once into a temporary file and nothing is stored before all were; what follows is removed again
/// where it does not come to its end, but for the facts. Blocks. Errors: BadInput (no such file of scores, no scored
/// date, a row that is none and `strict`), Cancelled, those of the workspace.
Result<LogProbImport> importLogProbs(store::Workspace& workspace, const LogProbImportOptions& options,
                                     const Wording& wording, const std::stop_token& stop);

} // namespace chronoscope::robustness
