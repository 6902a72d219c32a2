// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The words of a heat map: what a cell says in a tooltip, to a screen reader and on the clipboard,
// always with its count and interval. Stateless; any thread with the translators installed.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chronoscope::widgets {

struct HeatmapCell;
struct HeatmapData;

class HeatmapText {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::widgets::HeatmapText)

public:
    static QString number(double value, int decimals = 1);
    /// A percentage, a signed difference or a count, which has no decimals; cells with little room show the others
    /// without, too.
    static QString value(const HeatmapData& data, double value, int decimals = 1);
    /// As the scale shows it.
    static QString tick(const HeatmapData& data, double value, int decimals);

    /// Row, column, value with interval, counts, note: one fact a line.
    static QStringList cellLines(const HeatmapData& data, int row, int column);
    /// What a number is worth, in the room of its cell: its interval and what it counts. Nothing for a count.
    static QStringList details(const HeatmapData& data, const HeatmapCell& cell);
    static QString cellToolTip(const HeatmapData& data, int row, int column);
    static QString rowToolTip(const HeatmapData& data, int row);

    /// One line for a screen reader.
    static QString spoken(const HeatmapData& data, int row, int column);

    /// One line for the clipboard: the number first, then what it counts.
    static QString definition(const HeatmapData& data, int row, int column);

    static QString missingKey(const HeatmapData& data);
    static QString unplannedKey(const HeatmapData& data);
    static QString smallKey();
    static QString notedKey();
    static QString doubtedKey();
    /// Empty for a column without a group and a note.
    static QString columnToolTip(const HeatmapData& data, int column);

private:
    static QString valueLine(const HeatmapData& data, int row, int column);
    static QString place(const HeatmapData& data, int row, int column);
    static QStringList countLines(const HeatmapData& data, int row, int column);
};

} // namespace chronoscope::widgets
