// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/OpenRun.h"

#include <string>

namespace chronoscope::app {

/// Every call of a run that wrote wrong options, element by element: what was asked, and what was said. `element`: a
/// content id or subject; empty = all. Returns the exit status.
int listDistractReplies(OpenRun& run, const std::string& element, bool json);

} // namespace chronoscope::app
