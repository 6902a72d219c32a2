// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Where keys lead among the items of a plot that stand side by side in one row, some of them hidden. Pure.
#pragma once

#include <functional>
#include <optional>

namespace chronoscope::widgets {

class PlotRow {
public:
    /// The item that Left, Right, Home or End goes to from `from` (-1: none is chosen), among `count`; nothing for
    /// other keys. Where there is none further on, the same.
    static std::optional<int> moved(int from, int count, int key, const std::function<bool(int item)>& isShown);
};

} // namespace chronoscope::widgets
