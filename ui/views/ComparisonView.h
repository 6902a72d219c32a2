// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Comparison.h"
#include "widgets/plots/CurveData.h"

#include <QString>

namespace chronoscope::ui {

/// A comparison of two runs in plots and words. Pure; GUI thread.

/// "p = 0.039", "p < 0.001 (1.3e-12)": for notes and tool tips.
QString chanceText(double p);
/// The difference per year with its interval; a star over years that differ beyond chance after Holm's correction.
/// `filter` is the one the comparison was made with.
widgets::CurveData comparisonCurve(const results::ResultSet& set, const results::ResultFilter& filter,
                                   const results::Comparison& comparison);
/// "First minus second, all years together: +3.2 points [1.0, 5.4] · 64 elements · 640 pairs".
QString pooledText(const results::Comparison& comparison);
/// Why the two runs have no pair under the filter, in a sentence or two.
QString noPairText(results::NoPair why, const results::ResultSet& set, const results::ResultFilter& filter,
                   std::size_t first, std::size_t second);
/// What the stars and intervals of the curve are.
QString comparisonLegend(const results::Comparison& comparison);

} // namespace chronoscope::ui
