// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/PlotSamples.h"
#include "tests/gui/Story.h"
#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/ColorScale.h"
#include "widgets/plots/FigureExport.h"
#include "widgets/plots/FigureFrame.h"
#include "widgets/plots/HeatmapPainter.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/RibbonLayout.h"

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>

namespace chronoscope::test::plotKindsTest {

namespace {
/// Fourteen years of so many rows, the last one with this name in both of its lines.
HeatmapData namedMap(const QString& name, int rows) {
    HeatmapData data;
    for (int year = 2010; year < 2024; ++year)
        data.columns << QString::number(year);
    for (int row = 0; row < rows; ++row) {
        data.rows.append({row, row + 1 < rows ? QStringLiteral("other") : name, row + 1 < rows ? QString() : name, {}});
        for (int column = 0; column < 14; ++column) {
            HeatmapCell cell;
            cell.planned = true;
            cell.elements = 20;
            cell.value = 50;
            data.cells.append(cell);
        }
    }
    return data;
}
} // namespace

/// Bars, histograms and spiders; what figures of all kinds have room for.
class PlotKindsTest : public QObject {
    Q_OBJECT
private slots:
    void rowsWithLongNamesAreToldApart() {
        HeatmapData data;
        data.columns = QStringList{"2010", "2011"};
        data.rows = {{1, QStringLiteral("meta-llama/Llama-3.1-70B-Instruct-of-a-long-name"), {}, {}},
                     {2, QStringLiteral("meta-llama/Llama-3.2-70B-Instruct-of-a-long-name"), {}, {}},
                     {3, QStringLiteral("short"), {}, {}}};
        const HeatmapSummary summary = HeatmapSummary::of(data);
        HeatmapLayout::Request request = HeatmapPainter::measure(data, summary, qApp->font());
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("map.svg")));
        QVERIFY(FigureExport::write(file.fileName(), {}, {420, 200}, [&](QPainter& painter, const QRectF& area) {
            request.area = area;
            HeatmapPainter(data, summary, FigureExport::theme(), qApp->font(), {})
                .draw(painter, HeatmapLayout(request));
        }));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        QVERIFY(!svg.contains(data.rows.at(0).label)); // there is no room for it
        QVERIFY(svg.contains(QLatin1String("3.1-70")) && svg.contains(QLatin1String("3.2-70")));
        QVERIFY(svg.contains(QChar(0x2026)) && svg.contains(QLatin1String("short")));
    }

    void stackedBarsAreAsLongAsTheirCounts() {
        BarsPlot plot;
        plot.setData(bars());
        show(plot);
        const qreal known = plot.itemRect({0, 0}).width();
        QVERIFY(std::abs(plot.itemRect({1, 0}).width() - 2 * known) < 1.0);
        QVERIFY(std::abs(plot.itemRect({1, 0}).left() - plot.itemRect({0, 0}).right()) < 1.0);
    }

    void sharesFillTheSameLength() {
        BarsData data = bars();
        data.shares = true;
        BarsPlot plot;
        plot.setData(data);
        show(plot);
        QVERIFY(std::abs(plot.itemRect({2, 0}).right() - plot.itemRect({2, 1}).right()) < 1.0);
    }

    void barsAreDrawnWhereTheyAreHit() {
        BarsPlot plot;
        plot.setData(bars());
        show(plot);
        const QPointF inside = plot.itemRect({0, 1}).topLeft() + QPointF(8, 8);
        QVERIFY(hasColor(plot, inside, CategoryMark::color(Mark::Correct, plot.plotTheme())));
    }

    void theTwoCutOffsShareAColourAndDifferByHatching() {
        BarsData data = bars();
        data.segments[0].mark = Mark::CutOff;
        data.segments[1].mark = Mark::CutOffBefore;
        data.rows = {{21, QStringLiteral("one"), {50, 50, 0}, 100, {}}};
        BarsPlot plot;
        plot.setData(data);
        show(plot);
        const QImage image = plot.grab().toImage();
        const auto colours = [&](QRectF rect) {
            QSet<QRgb> found;
            const qreal ratio = image.devicePixelRatio();
            const int y = qRound((rect.top() + 6) * ratio);
            for (int x = qRound((rect.left() + 4) * ratio); x < qRound((rect.left() + 44) * ratio); ++x)
                found.insert(image.pixel(x, y));
            return found;
        };
        const QRgb orange = CategoryMark::color(Mark::CutOff, plot.plotTheme()).rgb();
        QCOMPARE(colours(plot.itemRect({0, 0})), QSet<QRgb>{orange});
        const auto hatched = colours(plot.itemRect({1, 0}));
        QVERIFY(hatched.contains(orange));
        QVERIFY(hatched.size() > 1);
    }

    void aMarkIsSeenOnEveryPage_data() {
        QTest::addColumn<QColor>("page");
        QTest::newRow("white") << QColor(Qt::white);
        QTest::newRow("dark") << QColor(0x16, 0x19, 0x1D);
        QTest::newRow("black") << QColor(Qt::black);
    }
    /// So much of it as makes its shape stands 3 : 1 from the page.
    void aMarkIsSeenOnEveryPage() {
        QFETCH(const QColor, page);
        PlotTheme theme = PlotTheme::forPrint();
        theme.page = page;
        theme.dark = page.lightness() < 128;
        if (theme.dark) {
            theme.ink = QColor(0xE7, 0xEA, 0xEE);
            theme.secondary = QColor(0x9A, 0xA4, 0xB0);
        }
        constexpr int kSide = 32, kLeastPixels = 40;
        for (const Mark mark : {Mark::Correct, Mark::PartialGreedy, Mark::PartialSampled, Mark::Incorrect,
                                Mark::Unknown, Mark::CutOff, Mark::CutOffBefore, Mark::ChronoCorrect, Mark::Missing}) {
            QImage image(kSide, kSide, QImage::Format_RGB32);
            image.fill(page);
            QPainter painter(&image);
            CategoryMark::draw(painter, mark, QRectF(2, 2, kSide - 4, kSide - 4), theme);
            painter.end();
            int seen = 0;
            for (int y = 0; y < kSide; ++y)
                for (int x = 0; x < kSide; ++x)
                    seen += widgets::ColorScale::contrast(image.pixelColor(x, y), page) >= 3 ? 1 : 0;
            QVERIFY2(seen >= kLeastPixels, qPrintable(CategoryMark::name(mark)));
        }
    }

    void aClickActivatesASegment() {
        BarsPlot plot;
        plot.setData(bars());
        show(plot);
        QSignalSpy activated(&plot, &BarsPlot::segmentActivated);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.itemRect({2, 1}).center().toPoint());
        QCOMPARE(activated.value(0), (QVariantList{1, 2}));
    }

    void segmentsThatCountNothingAreSkipped() {
        BarsPlot plot;
        plot.setData(bars());
        plot.setCurrentItem({0, 1});
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(plot.currentItem(), (PlotItem{2, 1}));
    }

    void aSegmentSaysItsShareAndCount() {
        BarsPlot plot;
        plot.setData(bars());
        const QStringList lines{"large  Known", "1,500 of 2,000  (75.0 %)", "n = 2,000", "a note"};
        QCOMPARE(plot.itemLines({0, 1}), lines);
    }

    void histogramColumnsMoveSideways() {
        BarsData data = bars();
        data.horizontal = false;
        data.segments = {data.segments.first()};
        BarsPlot plot;
        plot.setData(data);
        plot.setCurrentItem({0, 0});
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(plot.currentItem(), (PlotItem{0, 1}));
    }

    void aSpiderOutlineIsClosed() {
        SpiderPlot plot;
        plot.setData(spider());
        show(plot);
        const QPointF middle = (plot.itemRect({0, 3}).center() + plot.itemRect({0, 0}).center()) / 2;
        QVERIFY(hasColor(plot, middle, seriesColor(plot, 5)));
    }

    void aSpiderOutlineBreaksAtAMissingValue() {
        SpiderPlot plot;
        plot.setData(spider());
        show(plot);
        QVERIFY(plot.itemRect({1, 1}).isNull());
        const QPointF across = (plot.itemRect({1, 0}).center() + plot.itemRect({1, 2}).center()) / 2;
        QVERIFY(!hasColor(plot, across, seriesColor(plot, 6)));
    }

    void anAxisNameTellsEverySeries() {
        SpiderPlot plot;
        plot.setData(spider());
        const QStringList lines = plot.itemLines({-1, 1});
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.at(2).contains(QLatin1String("Missing")));
    }

    void manyAxisNamesDoNotCoverEachOther() {
        SpiderData data;
        for (int i = 0; i < 30; ++i)
            data.axes << QStringLiteral("a relation with a name %1").arg(i);
        data.series = {{1, QStringLiteral("one"), 0, false, QVector<PlotValue>(30, value(50))}};
        SpiderPlot plot;
        plot.setData(data);
        show(plot);
        for (int i = 0; i < 30; ++i) {
            for (int j = 0; j < i; ++j)
                QVERIFY2(!plot.itemRect({-1, i}).intersects(plot.itemRect({-1, j})), qPrintable(QString::number(i)));
        }
    }

    void aFigureInAFileHasRoomForWholeNames_data() {
        QTest::addColumn<int>("letters");
        QTest::addColumn<bool>("whole");
        QTest::newRow("short") << 8 << true;
        QTest::newRow("80 letters") << 80 << true;
        QTest::newRow("too long") << 300 << false;
    }
    /// On screen the same names give way to the numbers.
    void aFigureInAFileHasRoomForWholeNames() {
        QFETCH(int, letters);
        QFETCH(bool, whole);
        const QString name =
            QStringLiteral("a model called so of 400 billion parameters, ").repeated(7).left(letters - 1) + u'x';
        HeatmapPlot map;
        BarsPlot bar;
        CurvePlot curve;
        map.setData(namedMap(name, 12));
        const auto written = [](const auto& plot, QSize size = {}) {
            return textsIn([&](const QString& path) { return plot.exportTo(path, nullptr, size); });
        };
        QCOMPARE(written(map).contains(name), whole);
        map.setData(namedMap(name, 1)); // of one tall row there is a second line
        QCOMPARE(written(map).count(name), whole ? 2 : 0);
        BarsData rows = bars();
        rows.rows.first().label = name;
        bar.setData(rows);
        QCOMPARE(written(bar).contains(name), whole);
        CurveData lines = curves();
        lines.series.first().name = name;
        curve.setData(lines);
        QCOMPARE(written(curve).contains(name), whole);
        if (letters < 80) return;
        for (const FigurePlot* plot : {static_cast<FigurePlot*>(&bar), static_cast<FigurePlot*>(&curve)})
            QVERIFY(!written(*plot, QSize(700, 400)).contains(name));
        QVERIFY(!written(map, QSize(700, 400)).contains(name));
    }

    void theLegendOfAWideFigureHasRoomForNamesOfRuns() {
        const FigureContent content{
            {}, {}, {}, false, {{1, QStringLiteral("calibration model 2018, MINED"), 0}, {2, QStringLiteral("b"), 1}}};
        QVERIFY(!FigureFrame(content, qApp->font(), QRectF(0, 0, 1060, 500)).legend().isElided(0));
        // In a narrow one the plot comes first.
        QVERIFY(FigureFrame(content, qApp->font(), QRectF(0, 0, 560, 500)).legend().isElided(0));
    }

    void yearsAboveARibbonDoNotTouch() {
        for (const int first : {1789, 1946, 2015}) {
            RibbonLayout ribbon;
            ribbon.setData(first, 2025, {});
            ribbon.arrange({346, ribbon.preferredHeight()}, qApp->font());
            for (const std::optional<int> current : {std::optional<int>(), std::optional(first + 5)}) {
                const auto labels = ribbon.yearLabels(28, current);
                QVERIFY(labels.size() >= 4);
                for (qsizetype i = 1; i < labels.size(); ++i)
                    QVERIFY2(labels.at(i).rect.left() >= labels.at(i - 1).rect.right(),
                             qPrintable(QString::number(first)));
                QVERIFY(labels.first().rect.left() >= 0 && labels.last().rect.right() <= 346);
                const auto isCurrent = [&](const auto& label) { return label.year == current; };
                QCOMPARE(std::any_of(labels.begin(), labels.end(), isCurrent), current.has_value());
            }
        }
    }

    void arrowsGoAroundTheSpider() {
        SpiderPlot plot;
        plot.setData(spider());
        plot.setCurrentItem({0, 0});
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(plot.currentItem(), (PlotItem{0, 3}));
    }

    /// Twelve tasks beside the Inspector at twice the scale.
    void theLegendGivesWayToValuesThatFitWithoutItAlone_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<qreal>("label");
        QTest::addColumn<bool>("shows");
        QTest::addColumn<bool>("legend");
        QTest::addColumn<bool>("values");
        QTest::newRow("room for both") << 600 << 50.0 << true << true << true;
        QTest::newRow("room for one") << 364 << 50.0 << true << false << true;
        QTest::newRow("room beside the legend for short labels") << 420 << 50.0 << true << true << true;
        QTest::newRow("but not for long ones") << 420 << 150.0 << true << false << true;
        QTest::newRow("no values wanted") << 364 << 50.0 << false << true << false;
        QTest::newRow("room for neither") << 280 << 50.0 << true << true << false;
    }
    void theLegendGivesWayToValuesThatFitWithoutItAlone() {
        QFETCH(int, width);
        QFETCH(qreal, label);
        QFETCH(bool, shows);
        HeatmapLayout::Request request;
        request.area = QRectF(0, 0, width, 300);
        request.rows = 2;
        request.columns = 12;
        request.labelWidth = label;
        request.axesWidth = 50;
        request.valueWidth = 30;
        request.wholeValueWidth = 22;
        request.legendWidth = 44;
        request.showsValues = shows;
        const HeatmapLayout layout(request);
        QTEST(layout.hasLegend(), "legend");
        QTEST(layout.cellSize().width() >= request.wholeValueWidth, "values");
        QVERIFY(layout.mapRect().right() <= width);
    }
    void aLegendThatGaveWayLeavesRoomForTheValuesOnEveryScreen() {
        int gaveWay = 0;
        for (const qreal ratio : {1.0, 1.25, 1.5, 1.75, 2.0})
            for (int width = 300; width < 500; ++width)
                for (const qreal value : {21.2, 21.8, 22.0, 22.4}) {
                    HeatmapLayout::Request request;
                    request.area = QRectF(0, 0, width, 300);
                    request.rows = 2;
                    request.columns = 12;
                    request.labelWidth = request.axesWidth = 50;
                    request.valueWidth = 30;
                    request.wholeValueWidth = value;
                    request.legendWidth = 44;
                    request.showsValues = true;
                    request.devicePixelRatio = ratio;
                    const HeatmapLayout layout(request);
                    if (layout.hasLegend()) continue;
                    ++gaveWay;
                    QVERIFY2(layout.cellSize().width() >= value,
                             qPrintable(QStringLiteral("%1 at %2, %3").arg(value).arg(ratio).arg(width)));
                }
        QVERIFY(gaveWay > 100);
    }

    void curvesAreHeardPointByPoint() {
        CurvePlot plot;
        plot.setData(curves());
        hearItems(plot, 13, 7, 7); // a year is missing
    }
    void barsAreHeardSegmentBySegment() {
        BarsPlot plot;
        plot.setData(bars());
        hearItems(plot, 5, 1, 3); // one counts nothing
    }
    void aSpiderIsHeardAxisByAxisAndPointByPoint() {
        SpiderPlot plot;
        plot.setData(spider());
        hearItems(plot, 12, 31, 8);
    }

private:
    /// So many items, and so many without that series; what keys choose is selected, and what is heard can be chosen.
    static void hearItems(FigurePlot& plot, int count, qint64 series, int without) {
        show(plot);
        plot.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&plot));
        plot.setFocus();
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&plot);
        QCOMPARE(heard->role(), QAccessible::List);
        QCOMPARE(heard->childCount(), count);
        QVERIFY(!heard->child(count) && !heard->child(-1) && !heard->focusChild());
        for (int i = 0; i < count; ++i) {
            QAccessibleInterface* item = heard->child(i);
            const QStringList lines = plot.itemLines(plot.items().at(i));
            QCOMPARE(item->role(), QAccessible::ListItem);
            QCOMPARE(item->text(QAccessible::Name), lines.at(0).simplified());
            QCOMPARE(item->text(QAccessible::Value), lines.at(1).simplified());
            QCOMPARE(heard->indexOfChild(item), i);
            QVERIFY(item->isValid() && item->state().selectable && !item->state().selected);
        }
        QTest::keyClick(&plot, Qt::Key_Home);
        QTest::keyClick(&plot, Qt::Key_Right);
        QVERIFY(plot.currentItem().isValid());
        const int chosen = static_cast<int>(plot.items().indexOf(plot.currentItem()));
        QAccessibleInterface* current = heard->focusChild();
        QVERIFY(current && current == heard->child(chosen));
        QVERIFY(current->state().selected && current->state().focused);
        const QRect place = current->rect();
        QVERIFY(place.isValid());
        QVERIFY(heard->childAt(place.center().x(), place.center().y()) == current);
        QAccessibleInterface* last = heard->child(count - 1);
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(plot.currentItem(), plot.items().last());
        QVERIFY(last->state().selected && !current->state().selected);
        plot.setHiddenSeries({series});
        QCOMPARE(heard->childCount(), without);
    }
};

} // namespace chronoscope::test::plotKindsTest

CHRONOSCOPE_STORY(plotKindsTest, PlotKindsTest)
#include "PlotKindsTest.moc"
