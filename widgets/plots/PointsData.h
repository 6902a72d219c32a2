// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a PointsPlot shows: one number against another, each point with its interval, and lines through them. Plain
// values made by the caller; any thread.
#pragma once

#include "widgets/plots/PlotValue.h"

#include <QPointF>
#include <QString>
#include <QVector>

namespace chronoscope::widgets {

struct PointsPoint {
    /// Identifies the point in its series across updates: the selection follows it.
    qint64 key = 0;
    /// What it is of, and where it stands: the first line of its tooltip.
    QString label;
    double x = 0.0;
    PlotValue value;
    /// Written beside the point, where there is room for it.
    QString mark{};
};

/// Through a series, or a part of such a line.
struct PointsLine {
    QVector<QPointF> through;
    /// Beyond all points: drawn dashed.
    bool extrapolated = false;
};

struct PointsSeries {
    qint64 key = 0;
    QString name;
    /// Its look, see SeriesStyle; below 0: its place in the list.
    int style = -1;
    QVector<PointsPoint> points;
    QVector<PointsLine> lines;
};

/// A line to compare with, of no series.
struct PointsGuide {
    QPointF from;
    QPointF to;
    QString label;
};

struct PointsData {
    QString title;
    QString xAxis;
    /// What the height is, with unit.
    QString valueName;
    /// The kind of the intervals: "95 % Wilson".
    QString intervalName;
    /// The x axis is logarithmic; what is not above 0 is not drawn then.
    bool decades = false;
    /// Values are percentages, on an axis from 0 to a round number; else any numbers from 0.
    bool percent = true;
    /// Points of all series stand at the same places of the axis: they are drawn beside each other.
    bool sideBySide = false;
    QVector<PointsSeries> series;
    QVector<PointsGuide> guides;
    QString emptyText;
    QString emptyHint;

    bool isEmpty() const {
        for (const PointsSeries& one : series)
            if (!one.points.isEmpty()) return false;
        return true;
    }
    bool contains(int at, int point) const {
        return at >= 0 && at < series.size() && point >= 0 && point < series.at(at).points.size();
    }
};

} // namespace chronoscope::widgets
