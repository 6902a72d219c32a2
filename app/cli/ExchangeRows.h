// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/OpenRun.h"
#include "core/exchange/SampleExport.h"

#include <stop_token>
#include <string>

namespace chronoscope::app {

/// Writes the outcomes of a run of any study but that of templates as `replies` prints them. One command, main thread.

/// As one flat table, `folder`/RUN-replies.csv and .jsonl, with the columns of the study. An error has no reply; lists
/// are one cell of the CSV, with bars between. Errors as exchange::exportReplies(), InvalidArgument for a run that no
/// study has such rows of.
Result<exchange::ExportReport> exportRows(OpenRun& run, const std::string& folder, exchange::ReplyFormats formats,
                                          const std::stop_token& stop);
/// As lm-evaluation-harness has it: exchange::exportSamples() with one file a task, in `doc` the coordinates of the
/// study and in the metrics what it measures. A request without an answer has no line.
Result<exchange::ExportReport> exportRowSamples(OpenRun& run, const std::string& folder, const std::stop_token& stop);

} // namespace chronoscope::app
