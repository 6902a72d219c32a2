// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/studies/robustness/StressReport.h"

#include <string>

namespace chronoscope::app {

/// Draws the view into `path`, as the window does: robustness is a heat map of runs by precision, alpha the curve of
/// one run at one precision (usually years), the others the figures of their first tables. Needs a QApplication.
/// Errors: InvalidArgument where the view or the question has no figure, Io, and those of stressReport(). One command,
/// main thread.
Status stressFigure(store::Database& database, const std::vector<store::RunRecord>& runs,
                    const StressQuestion& question, const std::string& path, const std::stop_token& stop);

} // namespace chronoscope::app
