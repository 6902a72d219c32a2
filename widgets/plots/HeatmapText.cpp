// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapText.h"

#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/PlotText.h"

#include <QLocale>

namespace chronoscope::widgets {

QString HeatmapText::number(double value, int decimals) { return PlotText::number(value, decimals); }

QString HeatmapText::value(const HeatmapData& data, double value, int decimals) {
    switch (data.scale) {
    case HeatmapScale::Difference: return PlotText::signedNumber(value, decimals);
    case HeatmapScale::Count: return PlotText::number(value, 0);
    case HeatmapScale::Percent: break;
    }
    return PlotText::number(value, decimals);
}

QString HeatmapText::tick(const HeatmapData& data, double value, int decimals) {
    const bool isDifference = data.scale == HeatmapScale::Difference;
    return isDifference ? PlotText::signedNumber(value, decimals) : PlotText::number(value, decimals);
}

QString HeatmapText::valueLine(const HeatmapData& data, int row, int column) {
    const HeatmapCell& cell = data.cell(row, column);
    if (!cell.hasValue() && !cell.absence.isEmpty()) return cell.absence;
    if (!cell.planned) return tr("Not planned");
    if (!cell.hasValue()) return tr("Missing: no usable reply");
    const QString number = value(data, cell.value);
    QString line = number;
    if (data.scale == HeatmapScale::Percent) line = tr("%1 %").arg(number);
    if (data.scale == HeatmapScale::Difference) line = tr("%1 points").arg(number);
    if (!cell.hasInterval()) return line;
    const QString interval = data.intervalName.isEmpty() ? tr("95 % Wilson") : data.intervalName;
    return QStringLiteral("%1  [%2, %3] %4").arg(line, value(data, cell.low), value(data, cell.high), interval);
}

QString HeatmapText::place(const HeatmapData& data, int row, int column) {
    return QStringLiteral("%1  %2").arg(data.rows.at(row).label, data.columns.at(column));
}

QStringList HeatmapText::countLines(const HeatmapData& data, int row, int column) {
    const HeatmapCell& cell = data.cell(row, column);
    const QString& counted = data.rows.at(row).counted;
    const bool isNoted = data.rows.at(row).notesMissing;
    const QLocale locale;
    QStringList lines;
    if (cell.planned && cell.elements > 0 && !counted.isEmpty())
        lines << tr("n = %1 of %2 %3").arg(locale.toString(cell.counted()), locale.toString(cell.elements), counted);
    else if (cell.planned && cell.elements == 1)
        lines << tr("n = %1 of 1 element").arg(cell.counted());
    else if (cell.planned && cell.elements > 1)
        lines << tr("n = %1 of %2 elements").arg(locale.toString(cell.counted()), locale.toString(cell.elements));
    if (cell.missing > 0 && !isNoted) lines << tr("%1 missing").arg(locale.toString(cell.missing));
    lines << cell.note.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return lines;
}

QStringList HeatmapText::cellLines(const HeatmapData& data, int row, int column) {
    if (!data.contains(row, column)) return {};
    return QStringList{place(data, row, column), valueLine(data, row, column)} + countLines(data, row, column);
}

QStringList HeatmapText::details(const HeatmapData& data, const HeatmapCell& cell) {
    if (!cell.hasValue() || data.scale == HeatmapScale::Count) return {};
    QStringList lines;
    if (cell.hasInterval()) lines << QStringLiteral("[%1, %2]").arg(value(data, cell.low), value(data, cell.high));
    if (cell.counted() > 0) lines << QStringLiteral("n = %1").arg(QLocale().toString(cell.counted()));
    return lines;
}

QString HeatmapText::cellToolTip(const HeatmapData& data, int row, int column) {
    return PlotText::richText(cellLines(data, row, column));
}

QString HeatmapText::rowToolTip(const HeatmapData& data, int row) {
    if (row < 0 || row >= data.rowCount()) return {};
    QStringList lines{data.rows.at(row).label};
    for (const QString& line : {data.rows.at(row).detail, data.rows.at(row).group}) {
        if (!line.isEmpty()) lines << line;
    }
    if (row < data.pinnedRows) lines << tr("Pinned to the top");
    return PlotText::richText(lines);
}

QString HeatmapText::spoken(const HeatmapData& data, int row, int column) {
    return cellLines(data, row, column).join(QStringLiteral(", "));
}

QString HeatmapText::definition(const HeatmapData& data, int row, int column) {
    if (!data.contains(row, column)) return {};
    QStringList parts{valueLine(data, row, column)};
    const QString counted = data.title.isEmpty() ? data.valueName : data.title;
    if (!counted.isEmpty()) parts << counted;
    parts << place(data, row, column).simplified();
    return (parts + countLines(data, row, column)).join(QStringLiteral("; "));
}

QString HeatmapText::missingKey(const HeatmapData& data) {
    return data.missingName.isEmpty() ? tr("missing") : data.missingName;
}

QString HeatmapText::unplannedKey(const HeatmapData& data) {
    return data.unplannedName.isEmpty() ? tr("not planned") : data.unplannedName;
}

QString HeatmapText::smallKey() { return tr("slanted: n < %1").arg(HeatmapData::kSmallCount); }

QString HeatmapText::notedKey() { return tr("other elements"); }

QString HeatmapText::doubtedKey() { return tr("to be doubted"); }

QString HeatmapText::columnToolTip(const HeatmapData& data, int column) {
    QStringList lines{data.columnGroups.value(column), data.columnNote(column)};
    lines.removeAll(QString());
    if (lines.isEmpty()) return {};
    lines.prepend(data.columns.at(column));
    return PlotText::richText(lines);
}

} // namespace chronoscope::widgets
