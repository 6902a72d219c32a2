// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/PlotSamples.h"

#include "tests/gui/Story.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/PlotText.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPalette>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>

#include <array>
#include <csignal>

#include <sys/resource.h>

namespace chronoscope::test::plotsTest {

/// Curves over years, and what all plots share: words, tooltips, legend, keys, figure export.
class PlotsTest : public QObject {
    Q_OBJECT
private slots:
    void numbersCarryTheirSign_data() {
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("up") << 3.14 << "+3.1";
        QTest::newRow("down") << -3.16 << "-3.2";
        QTest::newRow("rounds to nothing") << -0.04 << "0.0";
    }
    void numbersCarryTheirSign() {
        QFETCH(double, number);
        QTEST(PlotText::signedNumber(number), "text");
    }

    void tooltipsTakeNamesLiterally() {
        QVERIFY(!PlotText::richText({QStringLiteral("<img src=x>")}).contains(QLatin1String("<img")));
    }

    void aLineJoinsNeighbouringYears() {
        CurvePlot plot;
        plot.setShowBands(false);
        plot.setData(curves());
        show(plot);
        const QPointF between = (plot.itemRect({0, 0}).center() + plot.itemRect({0, 1}).center()) / 2;
        QVERIFY(hasColor(plot, between, seriesColor(plot, 5)));
    }

    void aLineBreaksOverAMissingYear_data() {
        QTest::addColumn<bool>("planned");
        QTest::newRow("the year is not there") << false;
        QTest::newRow("the year has no value") << true;
    }
    void aLineBreaksOverAMissingYear() {
        QFETCH(bool, planned);
        CurveData data = curves();
        if (planned) data.series[0].points.insert(3, {2013, PlotValue{}});
        CurvePlot plot;
        plot.setShowBands(false);
        plot.setData(data);
        show(plot);
        const QPointF before = plot.itemRect({0, 2}).center();
        const QPointF after = plot.itemRect({0, planned ? 4 : 3}).center();
        QVERIFY(after.x() > before.x());
        QVERIFY(!hasColor(plot, (before + after) / 2, seriesColor(plot, 5)));
    }

    void aPointSaysWhereItIsWhatItIsAndHowMany() {
        CurvePlot plot;
        plot.setData(curves());
        const QStringList lines{"first  2010", "80.0 %  [75.0, 85.0] 95 % Wilson", "n = 100"};
        QCOMPARE(plot.itemLines({0, 0}), lines);
    }

    void aMissingValueSaysSo() {
        CurveData data = curves();
        data.series[0].points[0].value = {};
        CurvePlot plot;
        plot.setData(data);
        QVERIFY(plot.itemLines({0, 0}).at(1).startsWith(QLatin1String("Missing")));
    }

    void hoverShowsTheTooltipAtOnce() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        QTest::mouseMove(&plot, QPoint(2, 2));
        QTest::mouseMove(&plot, plot.itemRect({1, 4}).center().toPoint());
        QTRY_COMPARE(plot.hoveredItem(), (PlotItem{1, 4}));
        QVERIFY(QToolTip::text().contains(QLatin1String("second&nbsp;&nbsp;2014")));
    }

    void arrowsMoveTheSelectedPoint_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("series");
        QTest::addColumn<int>("index");
        QTest::newRow("right") << int{Qt::Key_Right} << 0 << 3;
        QTest::newRow("left") << int{Qt::Key_Left} << 0 << 1;
        QTest::newRow("home") << int{Qt::Key_Home} << 0 << 0;
        QTest::newRow("end") << int{Qt::Key_End} << 0 << 5;
        QTest::newRow("down to the lower curve") << int{Qt::Key_Down} << 1 << 2;
        QTest::newRow("up from the highest") << int{Qt::Key_Up} << 0 << 2;
    }
    void arrowsMoveTheSelectedPoint() {
        QFETCH(int, key);
        QFETCH(int, series);
        QFETCH(int, index);
        CurvePlot plot;
        plot.setData(curves());
        plot.setCurrentItem({0, 2});
        QTest::keyClick(&plot, static_cast<Qt::Key>(key));
        QCOMPARE(plot.currentItem(), (PlotItem{series, index}));
    }

    void enterActivatesTheSelectedPoint() {
        CurvePlot plot;
        plot.setData(curves());
        QSignalSpy activated(&plot, &CurvePlot::pointActivated);
        plot.setCurrentItem({0, 3});
        QTest::keyClick(&plot, Qt::Key_Return);
        QCOMPARE(activated.value(0), (QVariantList{qint64{7}, 2014}));
    }

    void copyGivesTheNumberWithItsDefinition() {
        CurvePlot plot;
        plot.setData(curves());
        plot.setCurrentItem({1, 0});
        QTest::keyClick(&plot, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("30.0 %  [25.0, 35.0] 95 % Wilson; Correct, % of elements; second 2010; n = 100"));
    }

    void selectionFollowsSeriesAndYear() {
        CurvePlot plot;
        plot.setData(curves());
        plot.setCurrentItem({1, 3});
        CurveData data = curves();
        data.series.removeFirst();
        data.series[0].points.removeFirst();
        plot.setData(data);
        QCOMPARE(plot.currentItem(), (PlotItem{0, 2}));
    }

    void selectionEndsWithItsSeries() {
        CurvePlot plot;
        plot.setData(curves());
        plot.setCurrentItem({1, 3});
        CurveData data = curves();
        data.series.removeLast();
        plot.setData(data);
        QVERIFY(!plot.currentItem().isValid());
    }

    void aClickOnTheLegendHidesASeries() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.legendRect(0).center().toPoint());
        QCOMPARE(plot.hiddenSeries(), QSet<qint64>{7});
    }

    void aHiddenSeriesIsNotDrawn() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        const QPointF at = plot.itemRect({0, 0}).center();
        plot.setHiddenSeries({7});
        QVERIFY(!hasColor(plot, at, seriesColor(plot, 5)));
    }

    void aDoubleClickOnTheLegendShowsASeriesAlone() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        const QPoint at = plot.legendRect(0).center().toPoint();
        QTest::mouseClick(&plot, Qt::LeftButton, {}, at);
        QTest::mouseDClick(&plot, Qt::LeftButton, {}, at);
        QCOMPARE(plot.hiddenSeries(), QSet<qint64>{8});
    }

    void spaceShowsTheSelectedSeriesAloneAndAllAgain() {
        CurvePlot plot;
        plot.setData(curves());
        plot.setCurrentItem({1, 0});
        QTest::keyClick(&plot, Qt::Key_Space);
        QCOMPARE(plot.hiddenSeries(), QSet<qint64>{7});
        QTest::keyClick(&plot, Qt::Key_Space);
        QVERIFY(plot.hiddenSeries().isEmpty());
    }

    void aDragBrushesYears() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        QSignalSpy brushed(&plot, &CurvePlot::brushed);
        // Between the curves, from right to left.
        const int y = static_cast<int>((plot.itemRect({0, 0}).center().y() + plot.itemRect({1, 0}).center().y()) / 2);
        const QPoint from(plot.itemRect({1, 5}).center().toPoint().x(), y);
        const QPoint to(plot.itemRect({1, 2}).center().toPoint().x(), y);
        QTest::mousePress(&plot, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, plot.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&plot, &move);
        QTest::mouseRelease(&plot, Qt::LeftButton, {}, to);
        QCOMPARE(brushed.value(0), (QVariantList{2012, 2015}));
    }

    void zeroShowsAllYearsAgain() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        plot.setCurrentItem({0, 2});
        QTest::keyClick(&plot, Qt::Key_Plus);
        QVERIFY(plot.zoomedSpan());
        QTest::keyClick(&plot, Qt::Key_0);
        QVERIFY(!plot.zoomedSpan());
    }

    void aMarkIsHoveredByItsLine() {
        CurveData data = curves();
        data.marks.append({2013.5, 2012.5, 2014.5, QStringLiteral("Cut-off"), -1, false});
        CurvePlot plot;
        plot.setData(data);
        show(plot);
        const qreal x = (plot.itemRect({1, 3}).center().x() + plot.itemRect({1, 4}).center().x()) / 2;
        const qreal y = (plot.itemRect({0, 0}).center().y() + plot.itemRect({1, 0}).center().y()) / 2;
        const QStringList lines{"Cut-off", "2013.5", "2012.5–2014.5"};
        QCOMPARE(plot.itemLines(plot.itemAt({x, y})), lines);
    }

    void aMarkOfWholeYearsSaysThemWithoutDecimals() {
        CurveData data = curves();
        data.marks.append({2016, 2015, 2017, QStringLiteral("Cut-off"), -1, false});
        CurvePlot plot;
        plot.setData(data);
        QCOMPARE(plot.itemLines({-1, 0}), QStringList({"Cut-off", "2016", "2015–2017"}));
    }

    void nothingToShowSaysWhyAndWhatToPress() {
        CurveData data;
        data.emptyText = QStringLiteral("No runs yet");
        data.emptyHint = QStringLiteral("Start one.");
        CurvePlot plot;
        plot.setData(data);
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("No runs yet Start one."));
    }

    void figuresAreExported_data() {
        QTest::addColumn<int>("plot");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("start");
        constexpr std::array kPlots{"curve", "bars", "spider"};
        for (int plot = 0; plot < 3; ++plot) {
            const auto row = [&](const char* suffix, const QByteArray& start) {
                QTest::addRow("%s %s", kPlots[static_cast<std::size_t>(plot)], suffix) << plot << suffix << start;
            };
            row("png", "\x89PNG");
            row("svg", "<?xml");
            row("pdf", "%PDF-");
        }
    }
    void figuresAreExported() {
        QFETCH(int, plot);
        QFETCH(QString, suffix);
        QFETCH(QByteArray, start);
        CurvePlot curve;
        BarsPlot bar;
        SpiderPlot web;
        curve.setData(curves());
        bar.setData(bars());
        web.setData(spider());
        const std::array<FigurePlot*, 3> plots{&curve, &bar, &web};
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("figure.") + suffix));
        QString error;
        QVERIFY2(plots[static_cast<std::size_t>(plot)]->exportTo(file.fileName(), &error), qPrintable(error));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
    }

    void aFigureLeavesOutWhatIsHiddenThoughItWasNeverOnScreen() {
        CurvePlot plot;
        plot.setData(curves());
        plot.setHiddenSeries({7});
        const QTemporaryDir folder;
        QVERIFY(plot.exportTo(folder.filePath(QStringLiteral("before.png"))));
        (void)plot.grab();
        QVERIFY(plot.exportTo(folder.filePath(QStringLiteral("after.png"))));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("before.png"))),
                 QImage(folder.filePath(QStringLiteral("after.png"))));
    }

    void aPngFigureHasTwiceThePixels() {
        CurvePlot plot;
        plot.setData(curves());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.png"));
        QVERIFY(plot.exportTo(path, nullptr, {600, 400}));
        QCOMPARE(QImage(path).size(), QSize(1200, 800));
    }

    void aChartLooksTheSameAtAnyResolution() {
        const auto draw = [](int dotsPerMeter) {
            QImage image(600, 400, QImage::Format_RGB32);
            image.setDotsPerMeterX(dotsPerMeter);
            image.setDotsPerMeterY(dotsPerMeter);
            image.fill(Qt::white);
            QPainter painter(&image);
            const PlotTheme theme = PlotTheme::forPrint();
            CurveChart(curves(), {}, theme, QGuiApplication::font(), {10, 10, 580, 380}).draw(painter);
            painter.end();
            image.setDotsPerMeterX(1);
            image.setDotsPerMeterY(1);
            return image;
        };
        QCOMPARE(draw(15'000), draw(4'000));
    }

    void everyNameOfAColumnIsWrittenWhereYearsAreLeftOut_data() {
        QTest::addColumn<QStringList>("columns");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("all");
        const QStringList tasks{"T.A",   "T.I.A", "T.S.A", "F.M.C", "P.M.C", "P.U.D",
                                "F.U.D", "I.T.C", "R.K",   "C.A",   "A.T.E", "Avg"};
        QTest::newRow("short names, in small letters") << tasks << 560 << true;
        QTest::newRow("long names, cut") << QStringList{"Year", "Month", "Day", "Global, mean"} << 420 << true;
        QStringList years;
        for (int year = 2001; year <= 2020; ++year)
            years << QString::number(year);
        for (const int width : {400, 460, 520})
            QTest::addRow("years, %d wide", width) << years << width << false;
    }
    void everyNameOfAColumnIsWrittenWhereYearsAreLeftOut() {
        QFETCH(const QStringList, columns);
        QFETCH(const int, width);
        QFETCH(const bool, all);
        HeatmapData data;
        data.columns = columns;
        HeatmapRow row;
        row.label = QStringLiteral("calibration, right dates");
        data.rows << row;
        HeatmapCell cell;
        cell.planned = true;
        cell.value = 50;
        data.cells.fill(cell, columns.size());
        HeatmapPlot plot;
        plot.setData(data);
        plot.resize(width, 300);
        show(plot);
        const QImage image = plot.viewport()->grab().toImage();
        const qreal scale = image.devicePixelRatio();
        const QColor page = image.pixelColor(1, 1);
        const int written = static_cast<int>(std::count_if(columns.begin(), columns.end(), [&](const QString& name) {
            const QRectF below = plot.cellRect(0, static_cast<int>(columns.indexOf(name)));
            const qreal reach = below.width() / 6;
            int marks = 0; // above the cell's middle, which no name of another column reaches
            for (qreal x = below.center().x() - reach; x < below.center().x() + reach; ++x)
                for (qreal y = below.top() - 16; y < below.top() - 4; ++y)
                    marks += image.pixelColor((QPointF(x, y) * scale).toPoint()) != page ? 1 : 0;
            return marks > 0;
        }));
        QCOMPARE(written == columns.size(), all);
    }

    void aCurveSaysWhatPaleMarksAreAndDrawsNoBandOfFew() {
        CurveData data;
        data.xAxis = QStringLiteral("year");
        CurveSeries series;
        for (const int year : {2001, 2002, 2003}) {
            CurvePoint point;
            point.year = year;
            point.value.value = 50;
            point.value.low = 2;
            point.value.high = 98;
            point.value.n = 400;
            series.points << point;
        }
        data.series << series;
        const PlotTheme theme = PlotTheme::forPrint();
        const auto draw = [&](const CurveData& one, QString& axis) {
            QImage image(600, 400, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const CurveChart chart(one, {}, theme, QGuiApplication::font(), {10, 10, 580, 380});
            chart.draw(painter);
            axis = chart.axisText();
            return image.pixelColor(static_cast<int>(chart.x(2001.5)), static_cast<int>(chart.plotRect().top() + 80));
        };
        QString axis;
        const QColor ofMany = draw(data, axis);
        QCOMPARE(axis, QStringLiteral("year"));
        for (CurvePoint& point : data.series.first().points)
            point.value.n = 3;
        const QColor ofFew = draw(data, axis);
        QCOMPARE(axis, QStringLiteral("year · pale: n < 10"));
        QVERIFY(ofMany != QColor(Qt::white));
        QCOMPARE(ofFew, QColor(Qt::white));
    }

    void aChangeOfStyleLeavesThePlotWhole() {
        CurvePlot plot;
        plot.setData(curves());
        show(plot);
        const QRectF before = plot.itemRect({0, 0});
        // Goes through every widget there is, which must not come and go meanwhile.
        QApplication::setStyle(QStringLiteral("Fusion"));
        QApplication::setPalette(QPalette(Qt::black));
        QCOMPARE(plot.itemRect({0, 0}), before);
    }

    /// What stands for a full disk: files that may not grow beyond a few bytes.
    void aFigureThatDoesNotFitSaysWhyAndLeavesNothing() {
        CurvePlot plot;
        plot.setData(curves());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.png"));
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        const rlimit little{100, usual.rlim_max};
        const auto before = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
        QString problem;
        const bool written = plot.exportTo(path, &problem);
        setrlimit(RLIMIT_FSIZE, &usual);
        std::signal(SIGXFSZ, before);
        QVERIFY(!written && !QFile::exists(path));
        QVERIFY2(problem.contains(QLatin1String("File too large")), qPrintable(problem));
    }

    void aFigureThatCannotBeWrittenSaysWhy() {
        CurvePlot plot;
        plot.setData(curves());
        QString error;
        QVERIFY(!plot.exportTo(QStringLiteral("/nowhere/figure.png"), &error));
        QVERIFY(error.contains(QLatin1String("/nowhere/figure.png")));
    }
};

} // namespace chronoscope::test::plotsTest

CHRONOSCOPE_STORY(plotsTest, PlotsTest)
#include "PlotsTest.moc"
