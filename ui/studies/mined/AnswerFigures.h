// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/mined/MinedFigures.h"
#include "widgets/plots/BarsData.h"
#include "widgets/plots/CurveData.h"

#include <optional>

namespace chronoscope::ui {

/// What the answers of MINED's runs say, as figures, with their words. Every number is one of a report's table. Pure;
/// GUI thread. The runs are read with their answers.

/// Years of what is named when asked about now: a run a series, shares of its outputs by year.
widgets::CurveData namedYearsCurve(const MinedRuns& numbers);
/// How runs answer what is asked of a year, by that year; of one task.
widgets::CurveData askedYearsCurve(const MinedRuns& numbers, mined::Task task, MinedMeasure measure);
/// Shares of the items whose answers name the latest value, an older one, or none.
widgets::BarsData latestBars(const MinedRuns& numbers);
/// The same as a map, with the published rows below one's own: bars count, and of those only shares are printed.
widgets::HeatmapData latestHeat(const MinedRuns& numbers, const mined::PublishedMined& published);
/// What a bar of these is of, which its row's key says.
struct ContextBar {
    qint64 run = 0;
    mined::Task task = mined::Task::FMC;
    bool withContext = false;
};
qint64 contextBarKey(const ContextBar& bar);
ContextBar contextBarOf(qint64 key);
/// What outputs of F.M.C and P.M.C name, with their context and without.
widgets::BarsData contextBars(const MinedRuns& numbers);
/// Rows are runs, columns the four ways in which each item is asked.
widgets::HeatmapData agreementHeat(const MinedRuns& numbers, MinedMeasure measure);

} // namespace chronoscope::ui
