// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// One number of a plot with what makes it trustworthy: its interval and count. A plain value made
// by the caller; any thread.
#pragma once

#include <QString>

#include <cmath>
#include <limits>

namespace chronoscope::widgets {

struct PlotValue {
    /// Below this count a value is greyed, never hidden.
    static constexpr qint64 kSmallCount = 10;

    /// In percent; NaN: asked, but no usable reply.
    double value = std::numeric_limits<double>::quiet_NaN();
    /// The interval in percent; NaN when unknown.
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    /// What the value is counted over; below 0 when it has no count, as published figures have not.
    qint64 n = -1;
    /// Further lines of the tooltip.
    QString note;

    bool hasValue() const { return std::isfinite(value); }
    bool hasInterval() const { return std::isfinite(low) && std::isfinite(high); }
    bool isSmall() const { return n >= 0 && n < kSmallCount; }
};

} // namespace chronoscope::widgets
