// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/report/TraversalReport.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The view "traversal" of `chronoscope report`: what traversal runs changed. One command, main thread.

Result<std::vector<traversal::TraversalReport>>
traversalReports(store::Database& database, const std::vector<store::RunRecord>& runs, const std::stop_token& stop);
/// `which`: known (Tables 6 and 7; empty means it too), changed (Table 5), effort, steps, cases, or table6 and table7
/// in the paper's own layout. InvalidArgument for another, and for published rows of a table that has none.
Result<analysis::Table> traversalTable(const std::vector<traversal::TraversalReport>& reports, const std::string& which,
                                       bool withPublished);
/// The same as text; table6 and table7 with the paper's heads where the format has any.
Result<std::string> traversalText(const std::vector<traversal::TraversalReport>& reports, const std::string& which,
                                  bool withPublished, analysis::TableFormat format);
/// Draws the bars (figure 7) into `path`; needs a QApplication. Io.
Status traversalFigure(const std::vector<traversal::TraversalReport>& reports, const std::string& path);

} // namespace chronoscope::app
