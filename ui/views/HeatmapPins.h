// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Aggregate.h"
#include "core/results/ResultFilter.h"

namespace chronoscope::ui {

/// The rows that a heat map keeps on top, named by the lists of a (tidy) filter. What is pinned is the thing that a row
/// stands for, in whatever run: a relation is on top in the map of any run. Pure; any thread.
bool isPinned(const results::ResultFilter& pinned, const results::ResultSet& set, results::RowsBy rowsBy,
              results::HeatRow row);
/// With this row pinned if it was not, else without it.
results::ResultFilter pinToggled(results::ResultFilter pinned, const results::ResultSet& set, results::RowsBy rowsBy,
                                 results::HeatRow row);

} // namespace chronoscope::ui
