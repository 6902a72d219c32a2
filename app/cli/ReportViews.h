// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/ReportInput.h"
#include "core/analysis/TableText.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The views of `chronoscope report` over runs in memory, as the window's pages show them. One command, main thread.

struct ReportQuestion {
    std::string view; ///< heatmap, categories, calibration, profile, stale, compare, cutoff
    std::string by;   ///< as typed; empty = what the view is usually split by
    results::ResultFilter filter;
    std::string table; ///< of stale: shares, shift or matrix; empty = shares
};

/// `withFloor`: with the protocol of each row's run and what always saying the same would score (results::addFloor()).
/// Errors: InvalidArgument (an axis the view cannot be split by, fewer than two runs to compare, a table the view does
/// not have), Cancelled, and those of ReportRuns.
Result<analysis::Table> reportTable(ReportRuns& runs, const ReportQuestion& question, bool withFloor,
                                    const std::stop_token& stop);
/// Draws the view into `path`; needs a QApplication. InvalidArgument where the view or the question has no figure, Io
/// when it cannot be written; those of ReportRuns.
Status reportFigure(ReportRuns& runs, const ReportQuestion& question, const std::string& path,
                    const std::stop_token& stop);
/// Why the numbers of a comparison may differ for another reason than the model, and which runs stale cannot tell
/// about; none for other views.
Result<std::vector<std::string>> reportWarnings(ReportRuns& runs, const ReportQuestion& question);

} // namespace chronoscope::app
