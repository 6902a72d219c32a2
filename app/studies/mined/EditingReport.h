// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/StudyViews.h"

namespace chronoscope::app {

/// What of the runs is counted, and by which axes of minedAxes() it is split.
struct EditingTaken {
    study::Narrowing only;
    std::vector<std::string> by;
};
/// What MINED's view "editing" came to: runs of knowledge editing by task with what was answered before; with the table
/// kEditSettings, the single setting minus the lifelong one. Errors: those of the store and of mined::minedFilter(),
/// Cancelled. Blocks.
inline constexpr const char* kEditSettings = "settings";
Result<ReportAnswer> editingReport(store::Database& database, const std::vector<store::RunRecord>& runs,
                                   const ReportAsked& asked, const EditingTaken& taken, const std::stop_token& stop);

} // namespace chronoscope::app
