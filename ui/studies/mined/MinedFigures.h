// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/PublishedMined.h"
#include "ui/studies/mined/MinedNumbers.h"
#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/SpiderData.h"

#include <QString>

namespace chronoscope::ui {

/// Numbers of MINED as figures, with their words. Every number is one of a report's table. Pure; GUI thread.

enum class MinedMeasure { Cem, F1, Judge };
QString measureName(MinedMeasure measure);
/// "cem", "f1", "judge", as tables and the command line have it.
std::string measureKey(MinedMeasure measure);

/// The paper's own figures, which the program ships.
Result<mined::PublishedMined> shippedMinedFigures();

/// What a run is called among these: its name, with its number where another has that name, too.
QString runName(const MinedRuns& numbers, const store::RunRecord& run);
/// The model that it asked, with the run's number where another run asked one of that name that is set up otherwise,
/// and the runs' own names do not tell them apart.
QString runModel(const MinedRuns& numbers, const store::RunRecord& run);

/// Rows are runs (key: id) and below them, where they are given, published models (keys below 0); columns the eleven
/// tasks and their average.
widgets::HeatmapData taskHeat(const MinedRuns& numbers, const mined::PublishedMined* published, MinedMeasure measure);
/// Its twin: tasks over all types.
RunRows taskRows(const MinedRuns& numbers, const mined::PublishedMined* published);
/// Rows are the types of a run's items, columns the tasks.
widgets::HeatmapData typeHeat(const MinedRunNumbers& run, MinedMeasure measure);
/// A run a series, the dimensions its axes.
widgets::SpiderData dimensionSpider(const MinedRuns& numbers, MinedMeasure measure);
/// Whose judgements the scores of a judge are, of each run or of `only` one: a line a run, the first few.
QString judgeNote(const MinedRuns& numbers, const MinedRunNumbers* only);

} // namespace chronoscope::ui
