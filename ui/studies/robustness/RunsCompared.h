// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/inspector/StudyInspection.h"
#include "ui/studies/robustness/StressReports.h"
#include "widgets/plots/HeatmapData.h"

#include <QPoint>

namespace chronoscope::ui {

/// Two runs of temporal robustness over the same facts: the first minus each other one, in points.

/// Rows are a measure against one other run, columns the levels. Pure; GUI thread.
widgets::HeatmapData comparisonHeat(const StressReport& report, const ReportQuestion& question);
/// What a click on one of its cells selects. `first`: the run that the others are taken from.
Selection selectionOfComparison(const widgets::HeatmapData& heat, QPoint cell, qint64 first, const RobustRuns& numbers);

/// The same of a row of its table.
Selection selectionOfComparedRow(int row, const ReportQuestion& question);
/// The difference of the same two runs at the same level, of what the filter takes.
Selection comparisonUnder(const StudySelection& selection, const study::Narrowing& filter);
/// The run that is subtracted; 0: it is no such difference.
qint64 otherRun(const StudySelection& selection);

/// True for a number that is such a difference.
bool isComparison(const StudySelection& selection);
/// The difference with the facts behind it, those that are robust in one run alone first. On the query thread; blocks.
Result<NumberUnits> comparisonNumber(store::Database& database, const StudySelection& selection);

} // namespace chronoscope::ui
