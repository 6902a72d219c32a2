// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/traversal/TraversalReport.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The view "traversal" of `chronoscope report`: what traversal runs changed. One command, main thread.

Result<std::vector<traversal::TraversalReport>> traversalReports(store::Database& database, const std::vector<store::RunRecord>& runs,
                                                                 const std::stop_token& stop);
/// `which`: known (Tables 6 and 7; empty means it too), changed (Table 5), effort, steps or cases. InvalidArgument for
/// another, and for published rows of a table that has none.
Result<analysis::Table> traversalTable(const std::vector<traversal::TraversalReport>& reports, const std::string& which, bool withPublished);
/// Draws the bars (figure 7) into `path`; needs a QApplication. Io.
Status traversalFigure(const std::vector<traversal::TraversalReport>& reports, const std::string& path);

} // namespace chronoscope::app
