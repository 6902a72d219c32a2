// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/PlotRow.h"

#include <Qt>

namespace chronoscope::widgets {

std::optional<int> PlotRow::moved(int from, int count, int key, const std::function<bool(int item)>& isShown) {
    const bool none = from < 0 || from >= count;
    const auto next = [&](int start, int step) {
        for (int i = start + step; i >= 0 && i < count; i += step)
            if (isShown(i)) return i;
        return start;
    };
    switch (key) {
    case Qt::Key_Left: return next(none ? count : from, -1);
    case Qt::Key_Right: return next(none ? -1 : from, 1);
    case Qt::Key_Home: return next(-1, 1);
    case Qt::Key_End: return next(count, -1);
    default: return std::nullopt;
    }
}

} // namespace chronoscope::widgets
