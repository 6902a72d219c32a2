// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::results {

/// What a saved view says, as store::ViewRecord holds it: which runs are looked at, which rows heat maps keep on top
/// (named by the lists of a filter), and the filter. Value type.
struct SavedView {
    std::vector<RunChoice> runs;
    ResultFilter pinned;
    ResultFilter filter;

    bool operator==(const SavedView&) const = default;
};

/// For ViewRecord::runs: toJson() of a filter with these runs alone, and under "pinned", if anything is, that of the
/// pins.
std::string runsJson(const SavedView& view);
/// From ViewRecord::runs and ViewRecord::filter; what it returns is tidy. BadInput as filterFromJson().
Result<SavedView> savedView(std::string_view runs, std::string_view filter);

} // namespace chronoscope::results
