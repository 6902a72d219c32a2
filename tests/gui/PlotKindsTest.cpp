// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/PlotSamples.h"

#include <QApplication>
#include <QSet>
#include <QSignalSpy>

namespace chronoscope::test {

/// Bars, histograms and spiders.
class PlotKindsTest : public QObject {
    Q_OBJECT
private slots:
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

    void arrowsGoAroundTheSpider() {
        SpiderPlot plot;
        plot.setData(spider());
        plot.setCurrentItem({0, 0});
        QTest::keyClick(&plot, Qt::Key_Left);
        QCOMPARE(plot.currentItem(), (PlotItem{0, 3}));
    }
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::PlotKindsTest)
#include "PlotKindsTest.moc"
