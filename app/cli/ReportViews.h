// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/ResultFilter.h"
#include "core/results/ResultSet.h"
#include "core/results/ResultTables.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The views of `chronoscope report` over runs in memory, as the window's pages show them. One command, main thread.

/// What a view is narrowed to, as it is typed: lists with commas, empty = all.
struct ReportFilterText {
    std::string domains, states, templates, years, subject;
    std::vector<std::string> relations;
};
/// InvalidArgument with the name that is unknown.
Result<results::ResultFilter> reportFilter(const ReportFilterText& text);

struct ReportQuestion {
    std::string view; ///< profile, stale, compare, cutoff
    std::string by;   ///< as typed; empty = what the view is usually split by
    results::ResultFilter filter;
    std::string table; ///< of stale: shares, shift or matrix; empty = shares
};

/// Errors: InvalidArgument (more runs than fit, an axis the view cannot be split by) and those of loadResults().
Result<std::shared_ptr<const results::ResultSet>>
reportSet(store::Database& database, const std::vector<store::RunRecord>& runs, const std::stop_token& stop);
/// Errors: InvalidArgument (an axis the view cannot be split by, fewer than two runs to compare, a table the view does
/// not have), Cancelled.
Result<analysis::Table> reportTable(const std::shared_ptr<const results::ResultSet>& set,
                                    const ReportQuestion& question, const std::stop_token& stop);
/// Draws the view into `path`; needs a QApplication. InvalidArgument where the view or the question has no figure, Io
/// when it cannot be written.
Status reportFigure(const std::shared_ptr<const results::ResultSet>& set, const ReportQuestion& question,
                    const std::string& path, const std::stop_token& stop);
/// Why the numbers of a comparison may differ for another reason than the model, and which runs stale cannot tell
/// about; none for other views.
std::vector<std::string> reportWarnings(const results::ResultSet& set, const ReportQuestion& question);

} // namespace chronoscope::app
