// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/ReportInput.h"
#include "core/analysis/TableText.h"

#include <CLI/CLI.hpp>

#include <stop_token>
#include <string>

namespace chronoscope::app {

/// The view "answers": what runs answer, side by side, as the window's page Answers has it.

struct AnswersAsked {
    std::string rows = "all"; ///< name of a results::RowsWanted
    std::string search;       ///< words in any reply
};
void addAnswerOptions(CLI::App& command, AnswersAsked& asked);

/// One row per cell that a run asks, of every template, element by element and year by year. Errors: InvalidArgument,
/// Cancelled, those of the store.
Result<analysis::Table> answerReport(ReportRuns& runs, const results::ResultFilter& filter, const AnswersAsked& asked,
                                     const std::stop_token& stop);

} // namespace chronoscope::app
