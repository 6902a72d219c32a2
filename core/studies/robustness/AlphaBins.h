// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/DatedFact.h"

#include <optional>

namespace chronoscope::robustness {

/// Where a date stands on the alpha axis of the two figures; alphas are finite. Pure; any thread.

inline constexpr int kAlphaPoints = 100; ///< equally far from each other, the first at -5 and the last at 5
inline constexpr int kAlphaBars = 12;    ///< ten, and those of -0.5 and 0.5 by themselves; ascending
inline constexpr int kAlphaBins = kAlphaPoints + kAlphaBars;

struct AlphaRange {
    double low = 0;
    double high = 0; ///< belongs to it; of a bar at ±0.5 both are the same
};

/// Where a date of this class is drawn: a transitional one at the nearer of ±0.5 (0 at -0.5), any other at its own.
double plottedAlpha(double alpha, DateClass of);
/// The nearest point, of two equally near ones the lower; from 0. Values beyond the ends belong to the ends.
int alphaPoint(double plotted);
double pointCentre(int point);
/// Halfway to the neighbours.
AlphaRange pointRange(int point);
/// The bar, from 0; none at and below -5 and above 5.
std::optional<int> alphaBar(double plotted);
AlphaRange barRange(int bar);

} // namespace chronoscope::robustness
