// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What an AlphaPlot shows: the mean log-probability of an object by the distance of the date asked about from the
// middle of the fact's validity, counted in lengths of it. Plain values made by the caller; any thread.
#pragma once

#include "widgets/plots/DateKind.h"

#include <QString>
#include <QVector>

#include <cmath>
#include <limits>

namespace chronoscope::widgets {

/// Dates of one kind in one bin of distances.
struct AlphaPoint {
    DateKind kind = DateKind::Correct;
    /// The middle of the bin, or the one distance it is of.
    double alpha = 0.0;
    /// The bin; equal where it is of one distance.
    double low = 0.0;
    double high = 0.0;
    /// Mean natural logarithm; NaN: no date has a score.
    double meanLogProb = std::numeric_limits<double>::quiet_NaN();
    /// Dates with a score, and those without.
    qint64 dates = 0;
    qint64 missing = 0;
};

struct AlphaData {
    /// Below this count a point is drawn faint, never left out.
    static constexpr qint64 kSmallCount = 10;

    QString title;
    QString xAxis;
    QString valueName;
    /// One bar a point, in the order of distances, instead of points on an axis of them.
    bool bars = false;
    QVector<AlphaPoint> points;
    QString emptyText;
    QString emptyHint;

    bool isEmpty() const {
        for (const AlphaPoint& point : points)
            if (std::isfinite(point.meanLogProb)) return false;
        return true;
    }
    bool contains(int point) const { return point >= 0 && point < points.size(); }
};

} // namespace chronoscope::widgets
