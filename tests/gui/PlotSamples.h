// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Small plot data and looks at what a plot has painted, for the tests of the plot widgets. GUI thread.
#pragma once

#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace chronoscope::test {

using namespace chronoscope::widgets;

inline PlotValue value(double percent, qint64 n = 100) {
    PlotValue one;
    one.value = percent;
    one.low = percent - 5;
    one.high = percent + 5;
    one.n = n;
    return one;
}

/// Two models over 2010 to 2016; the first has no 2013 at all.
inline CurveData curves() {
    CurveData data;
    data.title = QStringLiteral("Correct, % of elements");
    data.xAxis = QStringLiteral("Year");
    data.valueName = QStringLiteral("Correct, %");
    data.intervalName = QStringLiteral("95 % Wilson");
    CurveSeries first{7, QStringLiteral("first"), 5, false, {}};
    CurveSeries second{8, QStringLiteral("second"), 6, false, {}};
    for (int year = 2010; year <= 2016; ++year) {
        if (year != 2013) first.points.append({year, value(80)});
        second.points.append({year, value(30)});
    }
    data.series = {first, second};
    return data;
}

inline BarsData bars() {
    BarsData data;
    data.title = QStringLiteral("Elements by category");
    data.segments = {{1, QStringLiteral("Known"), Mark::Correct, 0},
                     {2, QStringLiteral("Cut-off"), Mark::CutOff, 0},
                     {3, QStringLiteral("Missing"), Mark::Missing, 0}};
    data.rows = {{21, QStringLiteral("small"), {30, 60, 10}, 100, {}},
                 {22, QStringLiteral("large"), {1500, 0, 500}, 2000, QStringLiteral("a note")}};
    return data;
}

inline SpiderData spider() {
    SpiderData data;
    data.title = QStringLiteral("Correct, % by year");
    data.intervalName = QStringLiteral("95 % Wilson");
    data.axes = QStringList{"2010", "2011", "2012", "2013"};
    data.series = {{31, QStringLiteral("Generation"), 5, false, {value(80), value(80), value(80), value(80)}},
                   {32, QStringLiteral("MCQA"), 6, false, {value(40), PlotValue{}, value(40), value(40)}}};
    return data;
}

/// What is written in a figure, which as SVG keeps text as text; `write` gets the path.
template <class Write> QStringList textsIn(const Write& write) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("figure.svg")));
    if (!write(file.fileName()) || !file.open(QIODevice::ReadOnly)) return {};
    const QRegularExpression text(QStringLiteral(">([^<>]*)</text>"));
    QStringList texts;
    for (auto found = text.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
        texts << found.next().captured(1).trimmed();
    return texts;
}

template <class Plot> void show(Plot& plot) {
    plot.resize(800, 500);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
}

inline bool near(QColor a, QColor b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 60;
}

/// Whether the colour is anywhere around the point.
inline bool hasColor(const QWidget& widget, QPointF at, const QColor& color) {
    const QImage image = const_cast<QWidget&>(widget).grab().toImage();
    const qreal ratio = image.devicePixelRatio();
    const QPoint centre = (at * ratio).toPoint();
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            if (near(image.pixelColor(centre + QPoint(x, y)), color)) return true;
        }
    }
    return false;
}

inline QColor seriesColor(const FigurePlot& plot, int style) { return plot.plotTheme().seriesColor(style); }

} // namespace chronoscope::test
