// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "widgets/plots/PointsPlot.h"
#include "tests/gui/Story.h"
#include "ui/studies/robustness/SizesPanel.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <limits>

namespace chronoscope::test::pointsPlotTest {

using widgets::PlotItem;
using widgets::PointsData;
using widgets::PointsPlot;
using widgets::PointsPoint;
using widgets::PointsSeries;

namespace {
PointsPoint point(qint64 key, double x, double y, qint64 n = 100) {
    return {key, QStringLiteral("model %1").arg(key), x, {y, y - 2, y + 2, n, QStringLiteral("a note")}};
}

/// Two families over five decades; the second one has a point that has no place on a logarithmic axis.
PointsData families() {
    PointsData data;
    data.title = QStringLiteral("R by size");
    data.xAxis = QStringLiteral("parameters");
    data.valueName = QStringLiteral("R, %");
    data.intervalName = QStringLiteral("95 %");
    data.decades = true;
    PointsSeries first{
        10, QStringLiteral("Testo"), -1, {point(1, 1e10, 20), point(2, 1e8, 10), point(3, 1e12, 30)}, {}};
    first.lines = {{{{1e8, 10}, {1e12, 30}}, false}, {{{1e12, 30}, {1e13, 35}}, true}};
    PointsSeries second{20, QStringLiteral("Nulla"), -1, {point(4, 0, 5), point(5, 1e9, 15)}, {}};
    data.series = {first, second};
    return data;
}
} // namespace

class PointsPlotTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void equalFactorsAreEqualDistancesOnALogarithmicAxis() {
        PointsPlot plot;
        shown(plot);
        const double a = plot.itemRect({0, 0}).center().x(), b = plot.itemRect({0, 1}).center().x(),
                     c = plot.itemRect({0, 2}).center().x();
        QCOMPARE(plot.data().series.front().points.front().key, qint64{2}); // in the order of the axis
        QVERIFY(a < b && std::abs((b - a) - (c - b)) < 0.5);
        QVERIFY(plot.itemRect({1, 0}).isNull()); // 0 parameters
        QVERIFY(!plot.itemRect({1, 1}).isNull());
    }

    void pointsOfSeriesAtTheSamePlaceStandBesideEachOther() {
        PointsData data = families();
        data.series.last().points = data.series.first().points;
        PointsPlot plot;
        shown(plot);
        plot.setData(data);
        QCOMPARE(plot.itemRect({0, 1}).center(), plot.itemRect({1, 1}).center());
        data.sideBySide = true;
        plot.setData(data);
        const QPointF aside = plot.itemRect({1, 1}).center() - plot.itemRect({0, 1}).center();
        QVERIFY(aside.x() > 3 && aside.x() < 12 && aside.y() == 0);
    }

    void aPointSaysWhatItIs() {
        PointsPlot plot;
        shown(plot);
        const QStringList lines = plot.itemLines({0, 1});
        QCOMPARE(lines.value(0), QStringLiteral("Testo  model 1"));
        QCOMPARE(lines.value(1), QStringLiteral("20.0 %  [18.0, 22.0] 95 %"));
        QCOMPARE(lines.value(2), QStringLiteral("n = 100"));
        QCOMPARE(lines.value(3), QStringLiteral("a note"));
        QVERIFY(plot.itemDefinition({0, 1}).startsWith(QLatin1String("20.0 %")));
        QVERIFY(plot.itemLines({0, 3}).isEmpty());
        PointsData plain = families();
        plain.percent = false;
        plot.setData(plain);
        QCOMPARE(plot.itemLines({0, 1}).value(1), QStringLiteral("R, % = 20"));
    }

    void keysGoAlongASeriesAndToTheOther() {
        PointsPlot plot;
        shown(plot);
        QSignalSpy selected(&plot, &PointsPlot::pointSelected);
        plot.setFocus();
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(&plot, key);
            return plot.currentItem();
        };
        QCOMPARE(press(Qt::Key_Right), (PlotItem{0, 0}));
        QCOMPARE(press(Qt::Key_Right), (PlotItem{0, 1}));
        QCOMPARE(press(Qt::Key_Left), (PlotItem{0, 0}));
        QCOMPARE(press(Qt::Key_Down), (PlotItem{1, 0}));
        QCOMPARE(press(Qt::Key_Up), (PlotItem{0, 0}));
        QCOMPARE(press(Qt::Key_End), (PlotItem{0, 2}));
        QCOMPARE(selected.count(), 6);
    }

    void aClickSelectsThePointUnderIt() {
        PointsPlot plot;
        shown(plot);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.itemRect({0, 2}).center().toPoint());
        QCOMPARE(plot.currentItem(), (PlotItem{0, 2}));
        plot.setData(families()); // the same points: still chosen
        QCOMPARE(plot.currentItem(), (PlotItem{0, 2}));
        plot.setHiddenSeries({10});
        QVERIFY(plot.itemRect({0, 2}).isNull());
    }

    void theFigureHasNamesOfSeriesAndAxes() {
        PointsPlot plot;
        shown(plot);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("figure.svg")));
        QVERIFY(plot.exportTo(file.fileName()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        for (const char* text : {"Testo", "Nulla", "parameters", "R by size", "1 T", "stroke-dasharray"})
            QVERIFY2(svg.contains(QLatin1String(text)), text);
    }

    void whatIsWrittenBesideAPointAndAtAGuideIsInTheFigure() {
        PointsData data = families();
        data.series.front().points.front().mark = QStringLiteral("ratio 1.49");
        PointsPlot plot;
        shown(plot);
        plot.setData(data);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("figure.svg")));
        QVERIFY(plot.exportTo(file.fileName()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("ratio 1.49"));
    }

    void theNameOfAGuideStandsClearOfItsLine_data() {
        QTest::addColumn<QPointF>("to");
        QTest::newRow("rising to the corner") << QPointF(1, 1);
        QTest::newRow("steep") << QPointF(0.2, 1);
        QTest::newRow("level") << QPointF(1, 0);
    }
    void theNameOfAGuideStandsClearOfItsLine() {
        QFETCH(const QPointF, to);
        PointsData data;
        data.percent = false;
        data.series.append(PointsSeries{
            1, QStringLiteral("one"), -1, {point(1, 0, 0), point(2, to.x(), to.y()), point(3, 0.5, 0.7)}, {}});
        data.guides.append({{0, 0}, to, QStringLiteral("ratio 1")});
        const widgets::PointsChart chart(data, {}, widgets::PlotTheme::forPrint(), QFont(), QRectF(0, 0, 500, 400));
        const QRectF label = chart.labelOf(data.guides.front());
        QVERIFY(chart.plotRect().contains(label));
        const QPointF from = *chart.position(0, 0), end = *chart.position(0, 1);
        for (int step = 0; step <= 100; ++step)
            QVERIFY(!label.contains(from + (end - from) * (step / 100.0)));
    }

    void sizesAreReadAsPeopleWriteThem_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("parameters"); // 0: none
        QTest::newRow("B") << "8B" << 8e9;
        QTest::newRow("small letter and a space") << " 350 m " << 350e6;
        QTest::newRow("fraction") << "1.5T" << 1.5e12;
        QTest::newRow("exponent") << "8e9" << 8e9;
        QTest::newRow("digits") << "124000000" << 124e6;
        QTest::newRow("separators") << "8,000,000,000" << 8e9;
        QTest::newRow("word") << "many" << 0.0;
        QTest::newRow("empty") << "" << 0.0;
        QTest::newRow("unit alone") << "B" << 0.0;
        QTest::newRow("negative") << "-8B" << 0.0;
        QTest::newRow("nothing") << "0" << 0.0;
        QTest::newRow("infinite") << "1e400" << 0.0;
        QTest::newRow("nan") << "nan" << 0.0;
    }
    void sizesAreReadAsPeopleWriteThem() {
        QFETCH(QString, text);
        QFETCH(double, parameters);
        const auto read = ui::parametersFrom(text);
        QCOMPARE(read.has_value(), parameters > 0);
        if (read) QCOMPARE(*read, parameters);
    }

private:
    static void shown(PointsPlot& plot) {
        plot.resize(900, 500);
        plot.setData(families());
        plot.show(); // events are sent to it, so that no window manager is waited for
    }
};

} // namespace chronoscope::test::pointsPlotTest

CHRONOSCOPE_STORY(pointsPlotTest, PointsPlotTest)
#include "PointsPlotTest.moc"
