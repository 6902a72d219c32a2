// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/mined/MinedNumbers.h"
#include "ui/views/StudyFilter.h"

#include <vector>

namespace chronoscope::ui {

/// What the filter of MINED's page offers beside runs, models and labels: task, dimension, type, configuration and
/// context; see mined::minedFilter(). Pure; GUI thread.
std::vector<StudyFilter::Facet> minedFacets(const MinedRuns& numbers);

} // namespace chronoscope::ui
