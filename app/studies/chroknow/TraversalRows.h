// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"

#include <optional>

namespace chronoscope::app {

/// The steps of a traversal run as rows of `replies`: by element, year that is to be recalled, and step. Each has the
/// keys of all replies; match and score are of the candidate that the last step leaves. Of requests that ended in an
/// error it is said how many there are. Returns the exit status.
int listSteps(OpenRun open, const RunReader::Asked& asked, std::optional<int> year);
/// The exact text of one step, from 1, that was or is to be sent. The same.
int showStep(OpenRun open, const RunReader::Asked& asked, std::optional<int> year, int step);

} // namespace chronoscope::app
