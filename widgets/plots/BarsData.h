// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a BarsPlot shows: rows of counts, each split into segments that stack. With one segment it is
// a plain histogram. Plain values made by the caller; any thread.
#pragma once

#include "widgets/plots/CategoryMark.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <algorithm>

namespace chronoscope::widgets {

struct BarsSegment {
    /// Identifies the segment across updates: selection and hiding follow it.
    qint64 key = 0;
    QString name;
    /// Gives the colour; some are hatched, see Hatch::of(). None: the colour of `style`, see SeriesStyle.
    Mark mark = Mark::None;
    int style = 0;
};

struct BarsRow {
    qint64 key = 0;
    QString label;
    /// One a segment; missing and negative ones count as 0.
    QVector<qint64> counts;
    /// What the row counts over, shown at the bar's end; below 0 shows nothing.
    qint64 n = -1;
    /// Further lines of the tooltip.
    QString note;
};

struct BarsData {
    QString title;
    QString rowAxis;
    /// What is counted, with unit: "Elements" or "Elements, %".
    QString valueAxis;
    QVector<BarsSegment> segments;
    QVector<BarsRow> rows;
    /// Rows from top to bottom; otherwise columns from left to right.
    bool horizontal = true;
    /// Bars show percentages of the row's total, hidden segments included, instead of counts.
    bool shares = false;
    QString emptyText;
    QString emptyHint;

    int rowCount() const { return static_cast<int>(rows.size()); }
    int segmentCount() const { return static_cast<int>(segments.size()); }
    bool isEmpty() const { return rows.isEmpty() || segments.isEmpty(); }
    bool contains(int row, int segment) const {
        return row >= 0 && row < rowCount() && segment >= 0 && segment < segmentCount();
    }

    qint64 count(int row, int segment) const {
        return contains(row, segment) ? std::max<qint64>(0, rows.at(row).counts.value(segment)) : 0;
    }
    qint64 total(int row) const {
        qint64 sum = 0;
        for (int i = 0; i < segmentCount(); ++i)
            sum += count(row, i);
        return sum;
    }
    /// In percent of the row's total; 0 where that is 0.
    double share(int row, int segment) const {
        const qint64 all = total(row);
        return all > 0 ? 100.0 * static_cast<double>(count(row, segment)) / static_cast<double>(all) : 0.0;
    }
    /// The length of the segment on the value axis.
    double extent(int row, int segment) const {
        return shares ? share(row, segment) : static_cast<double>(count(row, segment));
    }
};

} // namespace chronoscope::widgets
