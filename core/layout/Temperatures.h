// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <algorithm>
#include <vector>

namespace chronoscope::run {

/// True where one of the temperatures is 0. Correct is defined over greedy replies: a run without any has no category
/// of a cell, so no percentage either; it would be 0 % whatever the model knows.
inline bool asksGreedy(const std::vector<double>& temperatures) {
    return std::find(temperatures.begin(), temperatures.end(), 0.0) != temperatures.end();
}

/// True where one of them is above 0. Without, a cell cannot be Partial (sampled).
inline bool asksSampled(const std::vector<double>& temperatures) {
    return std::any_of(temperatures.begin(), temperatures.end(), [](double value) { return value > 0; });
}

} // namespace chronoscope::run
