// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/PlotSamples.h"

#include "tests/gui/Story.h"
#include "widgets/plots/ColorScale.h"
#include "widgets/plots/HeatmapFigure.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/HeatmapText.h"
#include "widgets/plots/LongestText.h"

#include <QApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtMath>

#include <algorithm>
#include <limits>

namespace chronoscope::test::heatmapPlotTest {
namespace {
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

HeatmapData map(int rows, HeatmapScale scale) {
    HeatmapData data;
    data.scale = scale;
    data.columns = QStringList{"2010", "2011", "2012"};
    for (int row = 0; row < rows; ++row) {
        data.rows.append({row, QStringLiteral("row %1").arg(row), {}, {}});
        for (int column = 0; column < 3; ++column) {
            HeatmapCell cell;
            cell.planned = true;
            cell.elements = 20;
            cell.value = 10.0 * (column - 1) + 3.14;
            data.cells.append(cell);
        }
    }
    return data;
}

/// The middle of a cell of an unscrolled map.
QPoint centreOf(HeatmapPlot& plot, int row, int column) {
    HeatmapLayout::Request request = HeatmapPainter::measure(plot.data(), HeatmapSummary::of(plot.data()), plot.font());
    request.area = QRectF(QPointF(), plot.viewport()->size());
    request.devicePixelRatio = plot.devicePixelRatioF();
    return HeatmapLayout(request).cellRect(row, column).center().toPoint();
}

HeatmapLayout layoutOf(const HeatmapData& data, QSize size) {
    HeatmapLayout::Request request = HeatmapPainter::measure(data, HeatmapSummary::of(data), qApp->font());
    request.area = QRectF(QPointF(), size);
    return HeatmapLayout(request);
}

/// What is written on a map of this size, each with the line that it stands in.
QList<std::pair<QString, QString>> writtenOn(const HeatmapData& data, QSize size) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("map.svg"))); // keeps text as text
    if (!HeatmapFigure::write(data, {}, QGuiApplication::font(), file.fileName(), size, nullptr) ||
        !file.open(QIODevice::ReadOnly))
        return {};
    const QRegularExpression text(QStringLiteral("<text[^>]*\\by=\"([^\"]*)\"[^>]*>([^<>]*)</text>"));
    QList<std::pair<QString, QString>> texts;
    for (auto found = text.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
        const auto one = found.next();
        texts.append({one.captured(2).trimmed(), one.captured(1)});
    }
    return texts;
}

QStringList textsOf(const HeatmapData& data, QSize size) {
    QStringList texts;
    for (const auto& [text, line] : writtenOn(data, size))
        texts << text;
    return texts;
}

} // namespace

/// Scales, brush, pins, figures and words of the heat map.
class HeatmapPlotTest : public QObject {
    Q_OBJECT
private slots:
    void aFigureOfFirstRowsSaysHowManyThereAre_data() {
        QTest::addColumn<int>("most");
        QTest::addColumn<bool>("cut");
        QTest::newRow("fewer than there are") << 2 << true;
        QTest::newRow("as many as there are") << 5 << false;
    }

    void aFigureOfFirstRowsSaysHowManyThereAre() {
        QFETCH(int, most);
        QFETCH(bool, cut);
        HeatmapPlot plot;
        plot.setData(map(5, HeatmapScale::Percent));
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("first.svg")));
        QVERIFY(plot.exportFirst(most, file.fileName()) && file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QVERIFY(svg.contains("row 1"));
        QCOMPARE(svg.contains("row 2"), !cut);
        QCOMPARE(svg.contains("first 2 of 5 rows"), cut);
    }

    void heatmapValuesFollowTheirScale_data() {
        QTest::addColumn<int>("scale");
        QTest::addColumn<QString>("text");
        QTest::newRow("percent") << static_cast<int>(HeatmapScale::Percent) << "13.1 %";
        QTest::newRow("difference") << static_cast<int>(HeatmapScale::Difference) << "+13.1 points";
        QTest::newRow("count") << static_cast<int>(HeatmapScale::Count) << "13";
    }
    void heatmapValuesFollowTheirScale() {
        QFETCH(int, scale);
        QTEST(HeatmapText::cellLines(map(1, static_cast<HeatmapScale>(scale)), 0, 2).at(1), "text");
    }

    void differencesAreCentredOnZero_data() {
        QTest::addColumn<double>("largest");
        QTest::addColumn<bool>("fit");
        QTest::addColumn<double>("end");
        QTest::newRow("small") << 3.0 << false << 25.0;
        QTest::newRow("large") << 60.0 << false << 100.0;
        QTest::newRow("fitted") << 3.0 << true << 5.0;
        QTest::newRow("beyond") << 300.0 << true << 100.0;
    }
    void differencesAreCentredOnZero() {
        QFETCH(double, largest);
        QFETCH(bool, fit);
        const ValueRange range = ValueRange::symmetric(largest, fit);
        QCOMPARE(range.low, -range.high);
        QTEST(range.high, "end");
    }

    void countsStartAtZero_data() {
        QTest::addColumn<double>("largest");
        QTest::addColumn<double>("end");
        QTest::newRow("nothing") << 0.0 << 1.0;
        QTest::newRow("few") << 3.0 << 3.0;
        QTest::newRow("many") << 1234.0 << 1500.0;
        QTest::newRow("not a number") << kNone << 1.0;
    }
    void countsStartAtZero() {
        QFETCH(double, largest);
        QCOMPARE(ValueRange::counts(largest).low, 0.0);
        QTEST(ValueRange::counts(largest).high, "end");
    }

    void aDragBrushesHeatmapCells() {
        HeatmapPlot plot;
        plot.setData(map(4, HeatmapScale::Percent));
        show(plot);
        QSignalSpy brushed(&plot, &HeatmapPlot::brushed);
        QSignalSpy selected(&plot, &HeatmapPlot::cellSelected);
        const QPoint from = centreOf(plot, 0, 0);
        const QPoint to = centreOf(plot, 2, 1);
        QTest::mousePress(plot.viewport(), Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, plot.viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(plot.viewport(), &move);
        QTest::mouseRelease(plot.viewport(), Qt::LeftButton, {}, to);
        QCOMPARE(brushed.value(0), (QVariantList{0, 2, 0, 1}));
        QCOMPARE(selected.size(), 0); // or what a selection opens would move the cells under the pointer
    }

    void theSecondClickIsOfTheCellOfTheFirst() { // whose click may have opened something that the map makes room for
        HeatmapPlot plot;
        plot.setData(map(4, HeatmapScale::Percent));
        show(plot);
        const QPoint at = centreOf(plot, 0, 1);
        QSignalSpy activated(&plot, &HeatmapPlot::cellActivated);
        QTest::mouseClick(plot.viewport(), Qt::LeftButton, {}, at);
        plot.resize(plot.width() / 2, plot.height());
        QVERIFY(centreOf(plot, 0, 1) != at);
        QMouseEvent second(QEvent::MouseButtonDblClick, at, plot.viewport()->mapToGlobal(at), Qt::LeftButton,
                           Qt::LeftButton, {});
        QCoreApplication::sendEvent(plot.viewport(), &second);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.value(0), (QVariantList{0, 1}));
        QCOMPARE(plot.currentCell(), QPoint(1, 0));
    }

    void theSelectedCellStaysInViewWhenTheMapGetsNarrower_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("seen");
        QTest::newRow("at the right") << 20 << true;
        QTest::newRow("scrolled away before") << 49 << false;
    }
    void theSelectedCellStaysInViewWhenTheMapGetsNarrower() {
        QFETCH(const int, column);
        HeatmapData data;
        for (int year = 1970; year < 2020; ++year)
            data.columns << QString::number(year);
        data.rows.append({0, QStringLiteral("row"), {}, {}});
        HeatmapPlot plot;
        plot.setData(data);
        show(plot);
        plot.resize(600, 300);
        plot.setCurrentCell(0, column);
        plot.horizontalScrollBar()->setValue(0);
        plot.resize(400, 300);
        QTEST(QRectF(plot.viewport()->rect()).contains(plot.cellRect(0, column)), "seen");
        QCOMPARE(plot.currentCell(), QPoint(column, 0));
    }

    void aCellWithoutAValueSaysWhyInItsOwnWords_data() {
        QTest::addColumn<bool>("planned");
        QTest::addColumn<QString>("absence");
        QTest::addColumn<QString>("text");
        QTest::newRow("not planned") << false << QString() << QStringLiteral("Not planned");
        QTest::newRow("not published") << false << QStringLiteral("Not published") << QStringLiteral("Not published");
        QTest::newRow("missing") << true << QString() << QStringLiteral("Missing: no usable reply");
        QTest::newRow("undefined") << true << QStringLiteral("No fact is robust")
                                   << QStringLiteral("No fact is robust");
    }
    void aCellWithoutAValueSaysWhyInItsOwnWords() {
        QFETCH(const bool, planned);
        QFETCH(const QString, absence);
        HeatmapData data = map(1, HeatmapScale::Percent);
        data.cells.front() = {};
        data.cells.front().planned = planned;
        data.cells.front().absence = absence;
        data.unplannedName = QStringLiteral("no number");
        data.missingName = QStringLiteral("undefined");
        QTEST(HeatmapText::cellLines(data, 0, 0).at(1), "text");
        QVERIFY(textsOf(data, {700, 400}).contains(planned ? data.missingName : data.unplannedName));
    }

    void aNumberWithoutAnNIsNotDim() {
        HeatmapData data = map(1, HeatmapScale::Percent);
        for (HeatmapCell& cell : data.cells)
            cell.elements = 0;
        QVERIFY(!HeatmapSummary::of(data).hasSmall);
        data.cells.front().elements = 3;
        QVERIFY(HeatmapSummary::of(data).hasSmall);
    }

    void nothingMeltsIntoADarkPage_data() {
        QTest::addColumn<QColor>("page");
        QTest::newRow("dark") << QColor(0x16, 0x19, 0x1D);
        QTest::newRow("high contrast") << QColor(Qt::black);
    }
    void nothingMeltsIntoADarkPage() {
        constexpr double kLeast = 3;
        QFETCH(const QColor, page);
        PlotTheme theme = PlotTheme::forPrint();
        theme.page = page;
        theme.ink = QColor(0xE7, 0xEA, 0xEE);
        theme.dark = true;
        for (int series = 0; series < 8; ++series)
            QVERIFY(ColorScale::contrast(theme.seriesColor(series), page) >= kLeast);
        for (int percent = 0; percent <= 100; percent += 5) {
            const QColor fill = ColorScale().color(percent);
            const auto rim = theme.rimOf(fill);
            QVERIFY(std::max(ColorScale::contrast(fill, page), rim ? ColorScale::contrast(*rim, page) : 0) >= kLeast);
        }
        QPalette palette;
        palette.setColor(QPalette::Base, page);
        palette.setColor(QPalette::Text, theme.ink);
        HeatmapPlot plot;
        plot.setPalette(palette);
        HeatmapData data = map(1, HeatmapScale::Percent);
        for (HeatmapCell& cell : data.cells)
            cell.value = 0;
        plot.setData(data);
        show(plot);
        const QPoint corner = plot.cellRect(0, 1).topLeft().toPoint() + QPoint(0, 2);
        QVERIFY(ColorScale::contrast(plot.viewport()->grab().toImage().pixelColor(corner), page) >= kLeast);
        QVERIFY(!PlotTheme::forPrint().rimOf(ColorScale().color(0)));
    }

    void aClickOnACellIsNoBrush() {
        HeatmapPlot plot;
        plot.setData(map(4, HeatmapScale::Percent));
        show(plot);
        QSignalSpy brushed(&plot, &HeatmapPlot::brushed);
        QTest::mouseClick(plot.viewport(), Qt::LeftButton, {}, centreOf(plot, 1, 1));
        QCOMPARE(plot.currentCell(), QPoint(1, 1));
        QCOMPARE(brushed.size(), 0);
    }

    void theWidestTextIsFoundInAnyScript_data() {
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("more letters, but narrow ones") << QStringList{"iiiiiiiiiiii", "WWWWWWWW", "short"};
        QTest::newRow("fewer letters of a wide script")
            << QStringList{QStringLiteral("a name of some length"), QStringLiteral("東京都知事選挙結果発表会場所在地")};
        QTest::newRow("accents on letters")
            << QStringList{QStringLiteral("e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"), QStringLiteral("eeeeeee")};
        QTest::newRow("nothing") << QStringList{};
        QStringList many;
        for (int i = 0; i < 500; ++i)
            many << QString(1 + (i * 37) % 61, QChar('a' + i % 26));
        QTest::newRow("many") << many;
    }
    void theWidestTextIsFoundInAnyScript() {
        QFETCH(QStringList, texts);
        const QFont font = PlotTheme::sized(qApp->font(), PlotTheme::kBodyPx);
        LongestText longest(font);
        qreal widest = 0;
        for (const QString& text : texts) {
            longest.add(text);
            widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(text));
        }
        QCOMPARE(longest.width(), widest);
    }

    void aLongNameOfATallRowIsOnTwoLines_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<bool>("whole");
        QTest::newRow("tall") << 1 << QString() << true;
        QTest::newRow("tall, with a model below") << 1 << QStringLiteral("a model") << true;
        QTest::newRow("low") << 12 << QString() << false;
    }
    void aLongNameOfATallRowIsOnTwoLines() {
        QFETCH(int, rows);
        QFETCH(QString, detail);
        HeatmapData data = map(rows, HeatmapScale::Percent);
        data.rows.front().label = QStringLiteral("A run with thirty letters no. 1");
        data.rows.front().detail = detail;
        const QString written = textsOf(data, {400, 400}).join(u' ');
        QTEST(written.contains(data.rows.front().label), "whole");
        QVERIFY(detail.isEmpty() || written.contains(detail));
    }

    void nStandsInACellThatHasRoomForItAlone_data() {
        QTest::addColumn<bool>("withInterval");
        QTest::newRow("without an interval") << false;
        QTest::newRow("no room for the interval") << true;
    }
    void nStandsInACellThatHasRoomForItAlone() {
        QFETCH(bool, withInterval);
        HeatmapData data = map(7, HeatmapScale::Percent);
        for (HeatmapCell& cell : data.cells)
            if (withInterval) cell.low = 1, cell.high = 50;
        const QStringList texts = textsOf(data, {700, 400});
        QVERIFY(texts.contains(QStringLiteral("n = 20")));
        QVERIFY(texts.filter(QStringLiteral("[")).isEmpty());
    }

    void namesOfGroupsStandWholeWhereTheyFit_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("lines"); // of whole names
        QTest::newRow("beside each other") << 900 << 1;
        QTest::newRow("in smaller letters") << 640 << 1;
        QTest::newRow("in two lines of smaller letters") << 440 << 2;
        QTest::newRow("no room") << 320 << 0;
    }
    void namesOfGroupsStandWholeWhereTheyFit() {
        QFETCH(int, width);
        HeatmapData data;
        data.rows.append({1, QStringLiteral("run"), {}, {}});
        const QStringList names{"Cognition",     "Awareness", "Trustworthiness",
                                "Understanding", "Reasoning", "Robustness"};
        for (const int group : {0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5}) {
            data.columnGroups << names.at(group);
            data.columns << QString::number(data.columns.size());
            data.cells.append(map(1, HeatmapScale::Percent).cells.first());
        }
        QSet<QString> whole, lines;
        for (const auto& [text, line] : writtenOn(data, {width, 300}))
            if (names.contains(text)) whole << text, lines << line;
        QTEST(whole.size() == names.size() ? static_cast<int>(lines.size()) : 0, "lines");
        const HeatmapLayout layout = layoutOf(data, {width, 300}); // under the pointer each tells its name
        QCOMPARE(layout.columnLabelAt(layout.columnGroupRect(7, 7).center()), 7);
    }

    void theNamesOfBothAxesAreWhole() {
        HeatmapData data;
        data.rowAxis = QStringLiteral("asked");
        data.columnAxis = QStringLiteral("answered, a longer name");
        for (int year = 2010; year < 2024; ++year) {
            data.columns << QString::number(year);
            data.rows.push_back({year, QString::number(year), {}, {}});
        }
        HeatmapLayout::Request request = HeatmapPainter::measure(data, HeatmapSummary::of(data), qApp->font());
        request.area = QRectF(0, 0, 800, 500);
        const QFontMetricsF metrics(PlotTheme::sized(qApp->font(), PlotTheme::kCaptionPx));
        QVERIFY(HeatmapLayout(request).cornerRect().width() >
                metrics.horizontalAdvance(data.rowAxis) + metrics.horizontalAdvance(data.columnAxis));
    }

    void aCellSaysWhatItsNCounts() {
        HeatmapData data;
        data.columns = QStringList{"2010"};
        data.rows = {{1, QStringLiteral("elements alone"), {}, {}},
                     {2, QStringLiteral("added up"), {}, {}, QStringLiteral("elements × templates")}};
        HeatmapCell cell;
        cell.planned = true;
        cell.value = 50;
        cell.elements = 30;
        data.cells = {cell, cell};
        QVERIFY(HeatmapText::cellToolTip(data, 0, 0).contains(QLatin1String("n = 30 of 30 elements")));
        QVERIFY(HeatmapText::cellToolTip(data, 1, 0).contains(QStringLiteral("n = 30 of 30 elements × templates")));
        QVERIFY(!HeatmapText::cellToolTip(data, 0, 0).contains(QStringLiteral("templates")));
    }

    void pinnedRowsStayInPlaceWhileTheOthersScroll() {
        HeatmapData data = map(500, HeatmapScale::Percent);
        data.pinnedRows = 2;
        HeatmapLayout layout = layoutOf(data, {600, 400});
        QCOMPARE(layout.frozenRows(), 2);
        const QRectF pinned = layout.cellRect(1, 0);
        const QPointF scroll = layout.scrollToShow(400, 0);
        layout.setScroll(scroll);
        QCOMPARE(layout.cellRect(1, 0), pinned);
        QCOMPARE(layout.cellAt(pinned.center()), QPoint(0, 1));
        QVERIFY(layout.scrolledBand().contains(layout.cellRect(400, 0).center()));
        QCOMPARE(layout.cellAt(layout.cellRect(400, 0).center()), QPoint(0, 400));
        QVERIFY(layout.firstVisibleRow() > 2);
        QCOMPARE(layout.scrollToShow(0, 0), scroll); // it is seen anyway
        layout.setScroll(layout.scrollToShow(2, 0));
        QCOMPARE(layout.cellRect(2, 0).top(), layout.frozenBand().bottom());
    }

    void pinsThatWouldTakeAllTheRoomScroll() {
        HeatmapData data = map(500, HeatmapScale::Percent);
        data.pinnedRows = 300;
        QCOMPARE(layoutOf(data, {600, 400}).frozenRows(), 0);
    }

    void aMapWithPinsIsPaintedWithoutTheRowsUnderThem() {
        HeatmapData data = map(500, HeatmapScale::Percent);
        data.pinnedRows = 1;
        for (qsizetype i = 0; i < data.cells.size(); ++i)
            data.cells[i].value = i < 3 ? 100 : 0; // the pinned row alone
        HeatmapPlot plot;
        plot.setData(data);
        plot.setShowValues(false);
        show(plot);
        plot.setCurrentCell(499, 2);
        const QPoint place = centreOf(plot, 0, 0);
        const QImage image = plot.viewport()->grab().toImage();
        const ColorScale scale = HeatmapSummary::of(data).scale(data, false);
        QCOMPARE(image.pixelColor(place), scale.color(100));
        const auto under = [&](int y) { return image.pixelColor(place + QPoint(0, y)) == scale.color(0); };
        QVERIFY(under(21) || under(25)); // one of them may be the gap between two rows
        QTest::mouseClick(plot.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(plot.currentCell(), QPoint(0, 0));
    }

    void valuesLoseTheirDecimalsBeforeTheyAreLeftOut_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QStringList>("seen");
        QTest::newRow("room") << 40 << QStringList{"13.1", "3.1"};
        QTest::newRow("little") << 26 << QStringList{"13", "3"};
        QTest::newRow("none") << 14 << QStringList{};
    }
    void valuesLoseTheirDecimalsBeforeTheyAreLeftOut() {
        QFETCH(int, width);
        QFETCH(QStringList, seen);
        HeatmapData data = map(1, HeatmapScale::Percent);
        HeatmapLayout::Request request = HeatmapPainter::measure(data, HeatmapSummary::of(data), qApp->font());
        const qreal around = 2 * HeatmapLayout::kPadding + 48 + 24 + request.legendWidth; // gutter and gap
        const QStringList texts = textsOf(data, {qCeil(around) + 3 * width, 200});
        QVERIFY(texts.contains(QStringLiteral("row 0")));
        for (const char* one : {"13.1", "3.1", "13", "3"})
            QVERIFY2(texts.contains(QLatin1String(one)) == seen.contains(QLatin1String(one)),
                     qPrintable(texts.join(QLatin1Char('|'))));
    }

    void thousandsOfRowsReachTheLast() {
        HeatmapPlot plot;
        plot.setData(map(5000, HeatmapScale::Percent));
        show(plot);
        plot.setCurrentCell(0, 0);
        QTest::keyClick(&plot, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(plot.currentCell(), QPoint(2, 4999));
    }
};

} // namespace chronoscope::test::heatmapPlotTest

CHRONOSCOPE_STORY(heatmapPlotTest, HeatmapPlotTest)
#include "HeatmapPlotTest.moc"
