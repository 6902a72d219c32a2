// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/Task.h"
#include "ui/studies/mined/PlantedUnits.h"
#include "widgets/plots/CurveData.h"
#include "widgets/plots/HeatmapData.h"

namespace chronoscope::ui {

/// What was planted in a calibration model beside what was measured, as figures. Every number is one of the tables of
/// core/studies/mined/PlantedTable.h. Pure; GUI thread.

/// Of plantedTable(): of each way of asking two rows, planted and measured; columns are tasks and all of them.
widgets::HeatmapData plantedHeat(const analysis::Table& table);
/// What a row of that map is of, which its key says: planted or measured, of one way of asking.
PlantedNumber plantedRowOf(qint64 key);
/// Of plantedYears(): two curves over the asked years of one task, over all ways of asking.
widgets::CurveData plantedCurve(const analysis::Table& table, mined::Task task);
/// Whether the curve of that key is of what was measured.
bool isMeasuredCurve(qint64 key);

} // namespace chronoscope::ui
