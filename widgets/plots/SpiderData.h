// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a SpiderPlot shows: one outline a series over shared axes (years, domains, relations), in
// percent. Plain values made by the caller; any thread.
#pragma once

#include "widgets/plots/PlotValue.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace chronoscope::widgets {

struct SpiderSeries {
    /// Identifies the series across updates: selection and hiding follow it.
    qint64 key = 0;
    QString name;
    /// Its look, see SeriesStyle; below 0: its place in the list.
    int style = -1;
    bool published = false;
    /// One an axis; those left out are missing.
    QVector<PlotValue> values;
};

struct SpiderData {
    QString title;
    /// What is drawn, with unit: "Correct, %".
    QString valueName;
    /// The kind of the intervals: "95 % Wilson".
    QString intervalName;
    /// Clockwise from the top.
    QStringList axes;
    QVector<SpiderSeries> series;
    QString emptyText;
    QString emptyHint;

    int axisCount() const { return static_cast<int>(axes.size()); }
    int seriesCount() const { return static_cast<int>(series.size()); }
    /// Fewer than three axes span no area.
    bool isEmpty() const { return axes.size() < 3 || series.isEmpty(); }
    bool contains(int one, int axis) const {
        return one >= 0 && one < seriesCount() && axis >= 0 && axis < axisCount();
    }
    PlotValue value(int one, int axis) const {
        return contains(one, axis) ? series.at(one).values.value(axis) : PlotValue{};
    }
};

} // namespace chronoscope::widgets
