// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a CurvePlot shows: one series a model or run, one point a year, in percent. Plain values made
// by the caller; any thread.
#pragma once

#include "widgets/plots/PlotValue.h"

#include <QString>
#include <QVector>

#include <limits>

namespace chronoscope::widgets {

struct CurvePoint {
    int year = 0;
    PlotValue value;
    /// Marked by a star above it; its note says why.
    bool starred = false;
    /// Over other elements than the point before it; its note says which. Marked on the axis.
    bool otherElements = false;
};

struct CurveSeries {
    /// Identifies the series across updates: selection and hiding follow it.
    qint64 key = 0;
    QString name;
    /// Its look, see SeriesStyle; below 0: its place in the list.
    int style = -1;
    /// Read-only figures of a paper, drawn dashed with hollow markers.
    bool published = false;
    QVector<CurvePoint> points;
};

/// A vertical mark, as of an estimated or a declared cut-off.
struct CurveMark {
    double year = 0.0;
    /// The interval shaded around it; NaN for none.
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    QString label;
    /// The look of the series it belongs to; below 0 for none.
    int style = -1;
    /// Stated by someone rather than measured: drawn dashed.
    bool declared = false;
};

struct CurveData {
    QString title;
    QString xAxis;
    /// What is drawn, with unit: "Correct, %".
    QString valueName;
    /// The kind of the intervals: "95 % Wilson".
    QString intervalName;
    /// Values are differences: signed, on an axis with 0 in its middle.
    bool differences = false;
    /// A line joins points this many years apart; over more, a year is missing and the line breaks.
    int yearStep = 1;
    QVector<CurveSeries> series;
    QVector<CurveMark> marks;
    QString emptyText;
    QString emptyHint;

    bool isEmpty() const {
        for (const CurveSeries& one : series) {
            if (!one.points.isEmpty()) return false;
        }
        return true;
    }
};

} // namespace chronoscope::widgets
