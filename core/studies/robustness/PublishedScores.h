// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/exchange/published/Published.h"

#include <string>
#include <vector>

namespace chronoscope::robustness {

/// Puts what others have published below one's own rows, in the columns that it is the same as: win_rate and robustness
/// of all relations and precisions, or the ratio of variances. The run of such a row is called "published" with the
/// place in the source. Returns what must hold for a number to be the same, a sentence a row. Pure; any thread.
std::vector<std::string> addPublishedRows(analysis::Table& table, const exchange::Published& published);

} // namespace chronoscope::robustness
