// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "ui/bridge/Session.h"
#include "ui/inspector/StudyInspection.h"
#include "widgets/plots/HeatmapData.h"

#include <QPoint>

namespace chronoscope::ui {

class RunReadings;

/// Two runs of MINED over the same questions, in words and cells. What takes a database blocks; query thread.

/// See mined::comparisonTable(); of what the filter takes.
Result<analysis::Table> comparedTable(RunReadings& readings, store::Database& database, qint64 first, qint64 second,
                                      const study::Narrowing& narrowing);
/// The first run minus the second by type and task, in points.
widgets::HeatmapData comparedHeat(const analysis::Table& table);

/// A cell of that map for the Inspector; nothing for the average.
Selection selectionOfCompared(const widgets::HeatmapData& heat, int row, int column, qint64 first, qint64 second,
                              const study::Narrowing& narrowing);
/// The place of a row of the table in that heat map; (-1, -1) where there is no such row.
QPoint cellOfCompared(const analysis::Table& table, int row);
/// Whether the number is such a cell.
bool isCompared(const StudySelection& selection);
/// The difference with the questions behind it, those that tell most first.
Result<NumberUnits> comparedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection);

} // namespace chronoscope::ui
