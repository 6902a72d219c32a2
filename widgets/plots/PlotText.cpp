// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/PlotText.h"

#include "widgets/plots/PlotValue.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

QString PlotText::number(double value, int decimals) { return QLocale().toString(value, 'f', decimals); }

QString PlotText::signedNumber(double value, int decimals) {
    const QString text = number(std::abs(value), decimals);
    // What rounds to zero has no sign.
    if (text == number(0.0, decimals)) return text;
    return (value < 0 ? QLocale().negativeSign() : QLocale().positiveSign()) + text;
}

QString PlotText::count(qint64 value) { return QLocale().toString(value); }

QString PlotText::valueLine(const PlotValue& value, const QString& interval, Unit unit) {
    if (!value.hasValue()) return tr("Missing: no usable reply");
    const QString shown =
        unit == Unit::Points ? tr("%1 points").arg(signedNumber(value.value)) : tr("%1 %").arg(number(value.value));
    if (!value.hasInterval()) return shown;
    return tr("%1  [%2, %3] %4").arg(shown, number(value.low), number(value.high), interval).trimmed();
}

QStringList PlotText::countLines(const PlotValue& value) {
    QStringList lines;
    if (value.n >= 0) lines << tr("n = %1").arg(count(value.n));
    if (!value.note.isEmpty()) lines << value.note.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return lines;
}

QStringList PlotText::lines(const QString& place, const PlotValue& value, const QString& interval, Unit unit) {
    return QStringList{place, valueLine(value, interval, unit)} + countLines(value);
}

QString PlotText::definition(const QString& place, const PlotValue& value, const QString& interval,
                             const QString& counted, Unit unit) {
    QStringList parts{valueLine(value, interval, unit)};
    if (!counted.isEmpty()) parts << counted;
    parts << place.simplified();
    return (parts + countLines(value)).join(QStringLiteral("; "));
}

QString PlotText::definition(QStringList lines, const QString& counted) {
    if (lines.size() < 2) return {};
    lines.swapItemsAt(0, 1);
    lines.insert(1, counted);
    return lines.join(QStringLiteral("; "));
}

QString PlotText::axisName(const QString& name, bool hasSmall) {
    return hasSmall ? tr("%1 · pale: n < %2").arg(name).arg(PlotValue::kSmallCount) : name;
}

QString PlotText::fitted(const QString& name, const QFontMetricsF& metrics, qreal room) {
    if (metrics.horizontalAdvance(name) <= room) return name;
    const qsizetype middle = name.lastIndexOf(QLatin1Char(' '), name.size() / 2 + 1);
    const qsizetype split = middle > 0 ? middle : name.indexOf(QLatin1Char(' '));
    if (split < 0) return metrics.elidedText(name, Qt::ElideRight, room);
    return metrics.elidedText(name.left(split), Qt::ElideRight, room) + QLatin1Char('\n') +
           metrics.elidedText(name.mid(split + 1), Qt::ElideRight, room);
}

QFont PlotText::narrowed(const QFont& font, const QString& text, qreal room) {
    const auto words = QStringView(text).split(u' ', Qt::SkipEmptyParts);
    const auto fits = [&](const QFont& tried) {
        const QFontMetricsF metrics(tried);
        return std::all_of(words.begin(), words.end(),
                           [&](QStringView word) { return metrics.horizontalAdvance(word.toString()) <= room; });
    };
    if (fits(font)) return font;
    for (const int percent : {87, 75}) {
        QFont narrow = font;
        narrow.setStretch(percent);
        if (fits(narrow)) return narrow;
    }
    return font;
}

QString PlotText::richText(const QStringList& lines) {
    QStringList html;
    for (const QString& line : lines) {
        const QString escaped = line.toHtmlEscaped().replace(QStringLiteral("  "), QStringLiteral("&nbsp;&nbsp;"));
        html << (html.isEmpty() ? QStringLiteral("<b>%1</b>").arg(escaped) : escaped);
    }
    return QStringLiteral("<div>%1</div>").arg(html.join(QStringLiteral("<br>")));
}

} // namespace chronoscope::widgets
