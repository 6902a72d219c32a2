// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/sources/BuildReport.h"

namespace chronoscope::sources {

/// What a report tells, each part as a table for the terminal, the window and files. Pure.
enum class ReportPart : int {
    LeftOut = 0, ///< reason and count
    Steps,       ///< what was left after each
    Gaps,        ///< what the rules for the years between come to
    Relations,
    Files,   ///< that were read: name, date, bytes, hash
    Problems ///< what could not be read: file, line, reason
};
inline constexpr int kReportParts = 6;

analysis::Table tableOf(const BuildReport& report, ReportPart part);

/// Elements to be checked by hand against the source, a row for each year in which something changes: where it is to be
/// looked up, what was built, and empty columns for who checks. `places` as of drawnFrom().
analysis::Table auditTable(const BuildReport& report, const std::vector<std::size_t>& places);

} // namespace chronoscope::sources
