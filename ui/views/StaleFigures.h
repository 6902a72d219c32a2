// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/StaleNumbers.h"
#include "widgets/plots/BarsData.h"
#include "widgets/plots/HeatmapData.h"

namespace chronoscope::ui {

/// Stale or invented, made ready for the screen. Pure; any thread.

/// A row per run, a segment per kind (key: AnswerKind), and one of key 0 for what is not diagnosed. Row key: run index.
widgets::BarsData kindBars(const results::StaleNumbers& numbers, results::Samples samples);
/// A column per shift from the furthest ahead to the most stale. Row key: the shift in years.
widgets::BarsData shiftBars(const results::StaleNumbers& numbers, const results::StaleRun& run,
                            results::Samples samples);
/// Asked years by answered years, right replies on the diagonal, which outnumber the others: it can be left out. Row
/// key: the year asked.
widgets::HeatmapData yearMatrix(const results::StaleNumbers& numbers, const results::StaleRun& run,
                                results::Samples samples, bool withRight);

} // namespace chronoscope::ui
