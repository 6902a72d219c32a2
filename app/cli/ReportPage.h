// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"

#include <functional>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What `report --format html` shows of one view. One command, main thread.
struct ReportPageParts {
    std::string title;    ///< of the view
    std::string narrowed; ///< the filter in words
    std::vector<std::string> warnings;
    analysis::Table numbers;
};
/// Draws the view into the path of an SVG file; InvalidArgument where it has no figure.
using DrawFigure = std::function<Status(const std::string& path)>;

/// The view's figure, where it has one, its numbers and the manifest of each run as one web page without references to
/// outside. Needs a QApplication. Errors: those of the database, and of drawing but InvalidArgument.
Result<std::string> reportPage(store::Database& database, const std::vector<results::RunChoice>& runs,
                               ReportPageParts parts, const DrawFigure& draw);

} // namespace chronoscope::app
