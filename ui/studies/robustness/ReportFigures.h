// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/StressReports.h"
#include "widgets/plots/BarsData.h"
#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/PointsData.h"

#include <QStringList>

namespace chronoscope::ui {

/// Reports of temporal robustness as figures, drawn of the numbers in their tables. Pure; GUI thread.

widgets::HeatmapData lostHeat(const StressReport& report, const ReportQuestion& question);
widgets::HeatmapData transferHeat(const StressReport& report, const ReportQuestion& question);
widgets::PointsData popularityPoints(const StressReport& report, const ReportQuestion& question);
widgets::PointsData sizePoints(const StressReport& report, const ReportQuestion& question);
widgets::PointsData variancePoints(const StressReport& report, const ReportQuestion& question);
widgets::BarsData duelBars(const StressReport& report, const ReportQuestion& question);

/// Segments of the view across, from left to right.
enum class AcrossPart : int { Robust, NotRobust, Undefined };
/// Rows are the categories of elements at one template; `form` as in the table.
widgets::BarsData acrossBars(const StressReport& report, const ReportQuestion& question, const std::string& form);
/// The templates in the order of the table.
std::vector<std::string> formsOf(const StressReport& report);
/// Rows of report.list in that bar and part.
std::vector<std::size_t> listedFacts(const StressReport& report, const std::string& form, const std::string& category,
                                     AcrossPart part);

/// The published values, which are the last rows of `table`, one of each note, as rows of the heat map of the overview,
/// whose columns are these levels.
void addPublishedRows(widgets::HeatmapData& heat, const analysis::Table& table, const std::vector<std::string>& notes,
                      const std::vector<robustness::Level>& levels, bool isWinRate);

/// What a reader of a figure has to know: what is missing or undefined and why, what is extrapolated, what published
/// numbers are of.
QStringList reportNotes(const StressReport& report, const ReportQuestion& question);
/// Where these runs, or all that are shown, drew their dates or scored in more than one way, with the ways: their
/// numbers are then not of the same tests. Runs whose scores were imported do not say how; they are left aside.
QStringList readingNotes(const RobustRuns& numbers, const std::vector<std::int64_t>& runs);
/// Facts and scores that are in no number, of these runs, or of all that are shown where none is named: at most a line
/// for each of a few.
QStringList qualityNotes(const RobustRuns& numbers, const std::vector<std::int64_t>& runs);
/// The same of every run, a line each.
QStringList allQualityNotes(const RobustRuns& numbers, const std::vector<std::int64_t>& runs);

} // namespace chronoscope::ui
