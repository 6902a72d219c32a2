// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapText.h"

#include "widgets/plots/HeatmapData.h"

#include <QLocale>

namespace chronoscope::widgets {

namespace {

// The first line stands out; the rest keeps its double spaces and wraps only when very long.
QString richText(const QStringList& lines) {
    QStringList html;
    for (const QString& line : lines) {
        const QString escaped = line.toHtmlEscaped().replace(QStringLiteral("  "), QStringLiteral("&nbsp;&nbsp;"));
        html << (html.isEmpty() ? QStringLiteral("<b>%1</b>").arg(escaped) : escaped);
    }
    return QStringLiteral("<div>%1</div>").arg(html.join(QStringLiteral("<br>")));
}

} // namespace

QString HeatmapText::number(double value, int decimals) {
    return QLocale().toString(value, 'f', decimals);
}

QString HeatmapText::valueLine(const HeatmapData& data, int row, int column) {
    const HeatmapCell& cell = data.cell(row, column);
    if (!cell.planned) return tr("Not planned");
    if (!cell.hasValue()) return tr("Missing: no usable reply");
    if (!cell.hasInterval()) return tr("%1 %").arg(number(cell.value));
    return tr("%1 %  [%2, %3] 95 % Wilson").arg(number(cell.value), number(cell.low), number(cell.high));
}

QString HeatmapText::place(const HeatmapData& data, int row, int column) {
    return QStringLiteral("%1  %2").arg(data.rows.at(row).label, data.columns.at(column));
}

QStringList HeatmapText::countLines(const HeatmapCell& cell) {
    const QLocale locale;
    QStringList lines;
    if (cell.planned && cell.elements == 1)
        lines << tr("n = %1 of 1 element").arg(cell.counted());
    else if (cell.planned && cell.elements > 1)
        lines << tr("n = %1 of %2 elements").arg(locale.toString(cell.counted()), locale.toString(cell.elements));
    if (cell.missing > 0) lines << tr("%1 missing").arg(locale.toString(cell.missing));
    if (!cell.note.isEmpty()) lines << cell.note;
    return lines;
}

QStringList HeatmapText::cellLines(const HeatmapData& data, int row, int column) {
    if (!data.contains(row, column)) return {};
    return QStringList{place(data, row, column), valueLine(data, row, column)} + countLines(data.cell(row, column));
}

QString HeatmapText::cellToolTip(const HeatmapData& data, int row, int column) {
    return richText(cellLines(data, row, column));
}

QString HeatmapText::rowToolTip(const HeatmapData& data, int row) {
    if (row < 0 || row >= data.rowCount()) return {};
    QStringList lines{data.rows.at(row).label};
    if (!data.rows.at(row).detail.isEmpty()) lines << data.rows.at(row).detail;
    return richText(lines);
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
    return (parts + countLines(data.cell(row, column))).join(QStringLiteral("; "));
}

QString HeatmapText::missingKey() {
    return tr("missing");
}

QString HeatmapText::unplannedKey() {
    return tr("not planned");
}

} // namespace chronoscope::widgets
