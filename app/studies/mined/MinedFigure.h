// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/studies/mined/MinedReport.h"

namespace chronoscope::app {

/// Writes the figure that the page MINED shows of a view into a file: PNG, SVG or PDF by its suffix. Errors:
/// InvalidArgument for a view without a figure, and for one that the choices leave nothing of; those of minedReport().
/// One command, main thread, with a QApplication.
Status minedFigure(store::Database& database, const std::vector<store::RunRecord>& runs, const MinedQuestion& question,
                   const std::string& path, const std::stop_token& stop);
/// The same of the view editing, out of its table.
Status editingFigure(const analysis::Table& table, const study::Narrowing& only, const std::string& path);

} // namespace chronoscope::app
