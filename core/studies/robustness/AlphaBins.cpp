// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AlphaBins.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chronoscope::robustness {

namespace {
constexpr double kFirst = -5;
constexpr double kLast = 5;
constexpr double kStep = (kLast - kFirst) / (kAlphaPoints - 1);
constexpr std::array<AlphaRange, kAlphaBars> kBars{{{-5, -3},
                                                    {-3, -1},
                                                    {-1, -.5},
                                                    {-.5, -.5},
                                                    {-.5, -.25},
                                                    {-.25, 0},
                                                    {0, .25},
                                                    {.25, .5},
                                                    {.5, .5},
                                                    {.5, 1},
                                                    {1, 3},
                                                    {3, 5}}};
} // namespace

double plottedAlpha(double alpha, DateClass of) {
    if (of != DateClass::Transitional) return alpha;
    return alpha > 0 ? 0.5 : -0.5;
}

double pointCentre(int point) { return point == kAlphaPoints - 1 ? kLast : kFirst + point * kStep; }

int alphaPoint(double plotted) {
    const double within = std::clamp(plotted, kFirst, kLast);
    const int below = std::min(static_cast<int>((within - kFirst) / kStep), kAlphaPoints - 2);
    return pointCentre(below + 1) - within < within - pointCentre(below) ? below + 1 : below;
}

AlphaRange pointRange(int point) { return {pointCentre(point) - kStep / 2, pointCentre(point) + kStep / 2}; }

std::optional<int> alphaBar(double plotted) {
    const bool hasOwn = std::abs(plotted) == 0.5;
    for (int bar = 0; bar < kAlphaBars; ++bar) {
        const AlphaRange range = barRange(bar);
        const bool isOwn = range.low == range.high;
        if (isOwn == hasOwn && plotted <= range.high && (isOwn ? plotted == range.low : plotted > range.low))
            return bar;
    }
    return std::nullopt;
}

AlphaRange barRange(int bar) { return kBars[static_cast<std::size_t>(bar)]; }

} // namespace chronoscope::robustness
