// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a HeatmapPlot shows: rows (models, runs, elements) by columns (years), each cell a percentage
// with its interval and counts, a difference of two percentages, or a count. Plain values made by the
// caller; any thread.
#pragma once

#include <QPoint>
#include <QString>
#include <QStringList>
#include <QVector>

#include <cmath>
#include <limits>

namespace chronoscope::widgets {

enum class HeatmapScale {
    /// 0..100, a sequential scale.
    Percent,
    /// Percentage points with their sign, a diverging scale centred on 0.
    Difference,
    /// From 0 to the largest, a sequential scale.
    Count,
};

struct HeatmapCell {
    /// False: nobody asked for this cell. True with a NaN value: asked, but no usable reply.
    bool planned = false;
    /// In the unit of the scale.
    double value = std::numeric_limits<double>::quiet_NaN();
    /// Elements planned in the cell, and how many of these have no usable reply.
    int elements = 0;
    int missing = 0;
    /// The interval in the unit of the value; NaN when unknown.
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    QString note;
    /// Why it has no value; empty stands for not planned, or for no usable reply.
    QString absence = {};
    /// Likely a slip of its source, shown as it stands: marked, and its note says why.
    bool doubted = false;

    bool hasValue() const { return planned && !std::isnan(value); }
    bool hasInterval() const { return !std::isnan(low) && !std::isnan(high); }
    int counted() const { return elements - missing; }
};

struct HeatmapRow {
    /// Identifies the row across updates: the selection follows it.
    qint64 key = 0;
    QString label;
    QString detail;
    /// Neighbours with another group are set apart by a line.
    QString group;
    /// What the n of its cells counts; empty stands for elements.
    QString counted = {};
    /// The notes of its cells say what is missing, and why.
    bool notesMissing = false;
};

struct HeatmapData {
    static constexpr int kSmallCount = 10;

    QString title;
    QString rowAxis;
    QString columnAxis;
    /// What the colours mean, with unit: "Correct, %".
    QString valueName;
    HeatmapScale scale = HeatmapScale::Percent;
    /// The kind of the intervals; empty stands for 95 % Wilson.
    QString intervalName;
    /// Marks the cells whose row and column have the same label.
    bool markDiagonal = false;
    QVector<HeatmapRow> rows;
    QStringList columns;
    /// By column: why it is not to be compared with the one before it as it stands; empty for one that is, and for all.
    QStringList columnNotes = {};
    /// By column: what it belongs to, with its neighbours; written above them, and set apart by a line. Empty for none.
    QStringList columnGroups = {};
    /// Row-major, rows.size() * columns.size() of them.
    QVector<HeatmapCell> cells;
    /// What cells that nobody asked for, and those without a value, are called in the legend; empty for the usual
    /// words.
    QString unplannedName = {};
    QString missingName = {};
    QString emptyText;
    QString emptyHint;
    /// So many of the first rows bear the mark of a pin and stay in place while the others scroll.
    int pinnedRows = 0;

    int rowCount() const { return static_cast<int>(rows.size()); }
    int columnCount() const { return static_cast<int>(columns.size()); }
    bool isEmpty() const { return rows.isEmpty() || columns.isEmpty(); }
    QString columnNote(int column) const { return columnNotes.value(column); }
    /// Written dim: its value is over few. A count is its own n; of a number without n nothing is known.
    bool isSmall(const HeatmapCell& cell) const {
        return scale != HeatmapScale::Count && cell.hasValue() && cell.elements > 0 && cell.counted() < kSmallCount;
    }
    bool contains(int row, int column) const {
        return row >= 0 && row < rowCount() && column >= 0 && column < columnCount();
    }

    /// The cell, or an unplanned one where `cells` is too short.
    const HeatmapCell& cell(int row, int column) const {
        static const HeatmapCell kUnplanned;
        const qsizetype index = qsizetype{row} * columns.size() + column;
        return contains(row, column) && index < cells.size() ? cells.at(index) : kUnplanned;
    }

    /// Where the row with this key meets the column with this label: x = column, y = row, or (-1, -1).
    QPoint find(qint64 rowKey, const QString& column) const {
        const qsizetype x = columns.indexOf(column);
        for (int y = 0; x >= 0 && y < rowCount(); ++y) {
            if (rows.at(y).key == rowKey) return {static_cast<int>(x), y};
        }
        return {-1, -1};
    }
};

} // namespace chronoscope::widgets
