// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"

namespace chronoscope::results {

/// What is shown of runs before anybody has said what: one thing that can be added up. One domain, that of the most
/// dynamic elements, or where none is dynamic of the most elements: in another one other years are asked about. And the
/// template Generation, where the runs use others too: an element then counts once in a year. What would not narrow
/// anything is left open. Pure; any thread.
ResultFilter firstFilter(const ResultSet& set);

} // namespace chronoscope::results
