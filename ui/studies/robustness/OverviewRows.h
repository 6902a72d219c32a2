// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Selection.h"
#include "ui/studies/robustness/RobustnessNumbers.h"

#include <optional>
#include <string>

namespace chronoscope::ui {

/// What the rows of table twins of temporal robustness are about. Pure; any thread.

/// A row of the overview's table.
struct OverviewRow {
    std::int64_t run = 0;
    std::string relation; ///< "all", or one
    robustness::Level level = robustness::Level::Global;
};
/// By its place, for runs may have one name; none for a published row.
std::optional<OverviewRow> overviewRow(const analysis::Table& table, int row, const RobustRuns& numbers);
/// Its number for the Inspector. `filter`: of the page.
Selection selectionOfRow(const OverviewRow& row, const std::string& measure, study::Narrowing filter);

/// The fact of a row of a run's facts at one precision; 0 where the table is not of these facts.
std::int64_t factOfRow(const analysis::Table& table, int row, const std::vector<RobustFact>& facts);

} // namespace chronoscope::ui
