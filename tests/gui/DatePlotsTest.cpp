// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/PlotSamples.h"

#include "tests/gui/Story.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/PlotText.h"
#include "widgets/plots/YearAxis.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>

#include <qcustomplot.h>

namespace chronoscope::test::datePlotsTest {

namespace {

StripDate date(int year, DateKind kind, double logProb, qint64 lost = 0) {
    StripDate one;
    one.key = year;
    one.label = QString::number(year);
    one.from = year;
    one.to = year + 1;
    one.kind = kind;
    one.asked = true;
    one.logProb = logProb;
    one.tests = 3;
    one.lost = lost;
    one.statement = QStringLiteral("In %1, who was it? Ada").arg(year);
    return one;
}

/// Valid from 2003 to 2005; 2008 is the second likeliest of all, so that two correct dates lose against it.
DateStripData strip() {
    DateStripData data;
    data.title = QStringLiteral("Ada, head of it");
    data.xAxis = QStringLiteral("Year");
    data.valueName = QStringLiteral("log P");
    data.periods = {{2003, 2006, QStringLiteral("2003 – 2005"), true}};
    data.dates = {date(2008, DateKind::Incorrect, -1.5, 2), date(2001, DateKind::Incorrect, -6),
                  date(2003, DateKind::Correct, -2, 1),     date(2004, DateKind::Correct, -1),
                  date(2005, DateKind::Correct, -3.25, 1),  date(2006, DateKind::Transitional, -2)};
    return data;
}

QString svgOf(const FigurePlot& plot, QSize size = {}) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("figure.svg")));
    if (!plot.exportTo(file.fileName(), nullptr, size) || !file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll());
}

int placeOf(const DateStripPlot& plot, int year) {
    for (int i = 0; i < plot.data().dates.size(); ++i)
        if (plot.data().dates.at(i).key == year) return i;
    return -1;
}

QPointF at(DateStripPlot& plot, int year) { return plot.itemRect(plot.itemOf(placeOf(plot, year))).center(); }

AlphaPoint alphaPoint(DateKind kind, double low, double high, double mean, qint64 dates = 50) {
    return {kind, (low + high) / 2, low, high, mean, dates, 0};
}

AlphaData alphas(bool bars) {
    AlphaData data;
    data.title = QStringLiteral("Mean log P by distance");
    data.bars = bars;
    data.points = {alphaPoint(DateKind::Correct, -0.25, 0, -1), alphaPoint(DateKind::Incorrect, -3, -1, -4),
                   alphaPoint(DateKind::Transitional, 0.5, 0.5, -2, 4), alphaPoint(DateKind::Incorrect, 3, 5, -5)};
    return data;
}

} // namespace

/// The strip of a fact's dates, and log-probability by distance.
class DatePlotsTest : public QObject {
    Q_OBJECT
private slots:
    void theAxisSaysWhatPaleMarksAre() {
        const PlotTheme theme = PlotTheme::forPrint();
        const auto axisOf = [&](const AlphaData& data, const QSet<qint64>& hidden = {}) {
            return AlphaChart(data, hidden, theme, QGuiApplication::font(), {10, 10, 580, 380}).axisText();
        };
        AlphaData data = alphas(false);
        data.xAxis = QStringLiteral("distance");
        QCOMPARE(axisOf(data), QStringLiteral("distance · pale: n < 10"));
        QCOMPARE(axisOf(data, {static_cast<qint64>(DateKind::Transitional)}), QStringLiteral("distance"));
        data.bars = true; // never pale
        QCOMPARE(axisOf(data), QStringLiteral("distance"));
    }

    void aFontIsAsNarrowAsTheLongestWordNeeds() {
        const QFont font = qApp->font();
        const QFontMetricsF metrics(font);
        const QString text = QStringLiteral("Bernie Sanders");
        const qreal word = metrics.horizontalAdvance(QStringLiteral("Sanders"));
        QCOMPARE(PlotText::narrowed(font, text, word + 1), font);
        const QFont narrow = PlotText::narrowed(font, text, word * 0.9);
        QVERIFY(narrow.stretch() < 100);
        QVERIFY(QFontMetricsF(narrow).horizontalAdvance(QStringLiteral("Sanders")) <= word * 0.9);
        QCOMPARE(PlotText::narrowed(font, text, word / 2), font); // nothing helps
    }

    void anAxisThatIsTooShortForItsNameHasItInTwoLines() {
        const QFontMetricsF metrics(QGuiApplication::font());
        const QString name = QStringLiteral("distance from the middle of validity, in lengths of it · pale: n < 10");
        const qreal whole = metrics.horizontalAdvance(name);
        QCOMPARE(PlotText::fitted(name, metrics, whole + 1), name);
        QCOMPARE(PlotText::fitted(name, metrics, whole * 0.7).replace(QLatin1Char('\n'), QLatin1Char(' ')), name);
        for (const qreal room : {whole * 0.7, whole * 0.3})
            for (const QString& line : PlotText::fitted(name, metrics, room).split(QLatin1Char('\n')))
                QVERIFY2(metrics.horizontalAdvance(line) <= room + 1, qPrintable(line));
    }

    void datesStandAtTheirTimeAndLogProbability() {
        DateStripPlot plot;
        plot.setData(strip());
        show(plot);
        QVERIFY(at(plot, 2001).x() < at(plot, 2003).x());
        QVERIFY(at(plot, 2003).x() < at(plot, 2008).x());
        QVERIFY(at(plot, 2004).y() < at(plot, 2003).y()); // likelier is higher
        QVERIFY(at(plot, 2003).y() < at(plot, 2001).y());
        QVERIFY(hasColor(plot, at(plot, 2004), CategoryMark::color(Mark::Correct, plot.plotTheme())));
        QVERIFY(hasColor(plot, at(plot, 2001), CategoryMark::color(Mark::Incorrect, plot.plotTheme())));
    }

    void theHighestIncorrectAndTheLowestCorrectDateAreNamed() {
        DateStripPlot plot;
        plot.setData(strip());
        QCOMPARE(plot.data().dates.at(plot.data().highestIncorrect()).key, 2008);
        QCOMPARE(plot.data().dates.at(plot.data().lowestCorrect()).key, 2005);
        const QString svg = svgOf(plot);
        QVERIFY(svg.contains(QLatin1String("highest incorrect -1.50")));
        QVERIFY(svg.contains(QLatin1String("lowest correct -3.25")));
    }

    void aLowFigureNamesFewerHeights() {
        DateStripPlot plot;
        plot.setData(strip());
        const auto heights = [&](QSize size) {
            static const QRegularExpression height(QStringLiteral(">\\s*-[0-9.]+\\s*</text>"));
            return svgOf(plot, size).count(height);
        };
        QVERIFY(heights({700, 500}) >= 3);
        QVERIFY(heights({700, 160}) <= 2);
        QVERIFY(heights({700, 160}) > 0);
    }

    void theHeightsWhereTestsAreLostAreShadedOnlyIfThereAreAny_data() {
        QTest::addColumn<double>("incorrect");
        QTest::addColumn<bool>("shaded");
        QTest::newRow("lost") << -1.5 << true;
        QTest::newRow("won") << -5.0 << false;
    }
    void theHeightsWhereTestsAreLostAreShadedOnlyIfThereAreAny() {
        QFETCH(double, incorrect);
        DateStripData data = strip();
        data.dates.front().logProb = incorrect;
        DateStripPlot plot;
        plot.setData(data);
        show(plot);
        // Between both levels, left of the period and of all dates.
        const QPointF between(at(plot, 2001).x() + 14, (at(plot, 2008).y() + at(plot, 2005).y()) / 2);
        const QImage image = plot.grab().toImage();
        const QColor there = image.pixelColor((between * image.devicePixelRatio()).toPoint());
        QTEST(there != plot.plotTheme().page, "shaded");
    }

    void aCorrectDateThatLosesBearsARingAndAnIncorrectOneThatWinsAnother() {
        DateStripPlot plot;
        plot.setData(strip());
        show(plot);
        const auto outlined = [&](int year, double dx, double dy) { // from the middle, in marks
            const QRectF rect = plot.itemRect(plot.itemOf(placeOf(plot, year)));
            const double around = rect.width() / 2 + (year == 2008 ? 4.5 : 2.5);
            const auto& theme = plot.plotTheme();
            return hasColor(plot, rect.center() + QPointF(dx * around, dy * around),
                            year == 2008 ? theme.secondary : theme.ink);
        };
        QVERIFY(outlined(2003, -1, 0));
        QVERIFY(outlined(2003, -0.7071, 0.7071)); // round
        QVERIFY(!outlined(2004, -1, 0));
        QVERIFY(outlined(2008, -0.5, 0.5)); // straight from the left corner to the lower one
        const QString svg = svgOf(plot);
        QVERIFY(svg.contains(QStringLiteral("○ loses a test, or ties")));
        QVERIFY(svg.contains(QStringLiteral("◇ beats or ties with a correct date")));
        DateStripData won = strip();
        won.dates.removeFirst();
        for (StripDate& one : won.dates)
            one.lost = 0;
        plot.setData(won);
        QVERIFY(!svgOf(plot).contains(QStringLiteral("loses a test")));
        QVERIFY(!svgOf(plot).contains(QStringLiteral("beats or ties")));
    }

    void whatStandsBesideTheFigureDoesNotMeet() {
        DateStripData data = strip();
        data.dates.removeAt(1);            // the lowest of all is correct then, and stands at the bottom
        data.dates.front().logProb = -0.5; // and the highest at the top
        DateStripPlot plot;
        plot.setData(data);
        const QString svg = svgOf(plot);
        QList<double> places;
        const QRegularExpression text(QStringLiteral(
            " y=\"([-0-9.]+)\"[^>]*>[^<]*(?:highest incorrect|lowest correct|loses a test|beats or ties)"));
        for (auto found = text.globalMatch(svg); found.hasNext();)
            places << found.next().captured(1).toDouble();
        QCOMPARE(places.size(), 4);
        std::sort(places.begin(), places.end());
        for (int i = 1; i < places.size(); ++i)
            QVERIFY2(places.at(i) - places.at(i - 1) >= 12, qPrintable(QString::number(places.at(i))));
    }

    void aChosenDateLeadsToThoseOfItsLostTests() {
        DateStripData data = strip();
        QCOMPARE(data.lostAgainst(0), (QVector<int>{2, 4})); // 2008 wins against 2003 and 2005
        QCOMPARE(data.lostAgainst(2), QVector<int>{0});
        QCOMPARE(data.lostAgainst(3), QVector<int>());
        QCOMPARE(data.lostAgainst(5), QVector<int>()); // transitional
        data.dates[1].logProb = -3.25;                 // as likely as 2005
        data.dates[1].lost = 1;
        data.dates[4].lost = 2;
        QCOMPARE(data.lostAgainst(4), (QVector<int>{0, 1}));
        DateStripPlot plot;
        plot.setData(data);
        show(plot);
        const auto isLedTo = [&](int year) {
            const QPointF half = (at(plot, 2005) + at(plot, year)) / 2;
            QColor line = CategoryMark::color(Mark::Incorrect, plot.plotTheme());
            const QImage image = plot.grab().toImage();
            const auto pixel = [&](QPointF where) {
                return image.pixelColor((where * image.devicePixelRatio()).toPoint());
            };
            const auto distance = [&](const QColor& color) {
                return std::abs(color.red() - line.red()) + std::abs(color.green() - line.green()) +
                       std::abs(color.blue() - line.blue());
            };
            return distance(pixel(half)) + 40 < distance(pixel(half + QPointF(0, 12)));
        };
        QVERIFY(!isLedTo(2008));
        plot.setCurrentItem(plot.itemOf(placeOf(plot, 2005)));
        QVERIFY(isLedTo(2008));
        QVERIFY(isLedTo(2001));
        const QStringList lines = plot.itemLines(plot.itemOf(placeOf(plot, 2005)));
        QVERIFY2(lines.contains(QStringLiteral("lost 2 of 3 tests: to 2001, 2008")), qPrintable(lines.join(u'|')));
        QVERIFY(lines.contains(QStringLiteral("as high counts as lost")));
        QVERIFY(plot.itemLines(plot.itemOf(placeOf(plot, 2008)))
                    .contains(QStringLiteral("not below 2 of 3 correct dates: 2003, 2005")));
        QVERIFY(plot.itemLines(plot.itemOf(placeOf(plot, 2001)))
                    .contains(QStringLiteral("not below 1 of 3 correct dates: 2005")));
    }

    void yearsAreNamedInTheMiddleOfTheirTime() {
        QCustomPlot canvas;
        YearAxis::setUp(*canvas.xAxis, 2009.5, 2021.5, 400, YearAxis::Names::InTheMiddle);
        QVector<double> ticks, between;
        QVector<QString> names;
        canvas.xAxis->ticker()->generate(canvas.xAxis->range(), QLocale::c(), 'f', 0, ticks, &between, &names);
        QVERIFY(ticks.size() >= 3);
        for (int i = 0; i < ticks.size(); ++i)
            QCOMPARE(QStringLiteral("%1.5").arg(names.at(i)), QString::number(ticks.at(i)));
        QVERIFY2(!between.isEmpty(), "each year has a tick");
    }

    void hoveringNamesTheStatement() {
        DateStripPlot plot;
        plot.setData(strip());
        show(plot);
        QTest::mouseMove(&plot, at(plot, 2003).toPoint());
        QTRY_VERIFY(QToolTip::text().contains(QLatin1String("In 2003, who was it? Ada")));
        QVERIFY(QToolTip::text().contains(QLatin1String("lost 1 of 3 tests: to 2008")));
        QVERIFY(plot.itemLines(plot.itemOf(placeOf(plot, 2004))).contains(QStringLiteral("won all 3 tests")));
    }

    void aDateWithoutAScoreIsMissingAndNoLevel() {
        DateStripData data = strip();
        data.dates[4].logProb = std::numeric_limits<double>::quiet_NaN();
        DateStripPlot plot;
        plot.setData(data);
        show(plot);
        QCOMPARE(plot.data().dates.at(plot.data().lowestCorrect()).key, 2003);
        QVERIFY(plot.itemLines(plot.itemOf(placeOf(plot, 2005))).contains(QStringLiteral("log P is missing")));
        QVERIFY(at(plot, 2005).y() > at(plot, 2001).y()); // below all that have one
    }

    void datesWithoutAnyScoreStandInOneLine() {
        DateStripData data = strip();
        for (StripDate& one : data.dates) {
            one.asked = false;
            one.logProb = std::numeric_limits<double>::quiet_NaN();
        }
        DateStripPlot plot;
        plot.setData(data);
        show(plot);
        QCOMPARE(at(plot, 2001).y(), at(plot, 2004).y());
        QVERIFY(!svgOf(plot).contains(QLatin1String("lowest correct")));
        QVERIFY(!plot.itemLines(plot.itemOf(0)).join(QString()).contains(QLatin1String("missing")));
    }

    void aClickAndTheArrowsSelectADate() {
        DateStripPlot plot;
        plot.setData(strip());
        show(plot);
        QSignalSpy selected(&plot, &DateStripPlot::dateSelected);
        QSignalSpy activated(&plot, &DateStripPlot::dateActivated);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, at(plot, 2003).toPoint());
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Left, Qt::Key_Home})
            QTest::keyClick(&plot, key);
        QList<qint64> keys;
        for (const auto& one : selected)
            keys << one.first().toLongLong();
        QCOMPARE(keys, (QList<qint64>{2003, 2004, 2008, 2006, 2001}));
        QTest::keyClick(&plot, Qt::Key_Return);
        QCOMPARE(activated.value(0), QVariantList{2001});
    }

    void hiddenKindsAreNotSelected() {
        DateStripPlot plot;
        plot.setData(strip());
        show(plot);
        plot.setHiddenSeries({static_cast<qint64>(DateKind::Incorrect)});
        QSignalSpy selected(&plot, &DateStripPlot::dateSelected);
        QTest::keyClick(&plot, Qt::Key_Home);
        QCOMPARE(selected.value(0), QVariantList{2003});
        QVERIFY(plot.itemRect(plot.itemOf(placeOf(plot, 2008))).isNull());
    }

    void theSelectedDateStaysSelectedInOtherData() {
        DateStripPlot plot;
        plot.setData(strip());
        plot.setCurrentItem(plot.itemOf(placeOf(plot, 2004)));
        DateStripData fewer = strip();
        fewer.dates.removeFirst();
        fewer.dates.removeFirst();
        plot.setData(fewer);
        QCOMPARE(plot.currentItem().index, placeOf(plot, 2004));
        fewer.dates.clear();
        plot.setData(fewer);
        QVERIFY(!plot.currentItem().isValid());
    }

    void theCopiedLineBeginsWithTheNumber() {
        DateStripPlot plot;
        plot.setData(strip());
        const QString line = plot.itemDefinition(plot.itemOf(placeOf(plot, 2003)));
        QVERIFY2(line.startsWith(QLatin1String("log P = -2.000; 2003")), qPrintable(line));
        QVERIFY(line.contains(QLatin1String("In 2003, who was it? Ada")));
    }

    void figuresAreWrittenInAllFormats_data() {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("magic");
        QTest::newRow("png") << "png" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "pdf" << QByteArray("%PDF");
    }
    void figuresAreWrittenInAllFormats() {
        QFETCH(QString, suffix);
        DateStripPlot dates;
        dates.setData(strip());
        AlphaPlot alpha;
        alpha.setData(alphas(true));
        const QTemporaryDir folder;
        for (const FigurePlot* plot : {static_cast<FigurePlot*>(&dates), static_cast<FigurePlot*>(&alpha)}) {
            QFile file(folder.filePath(QStringLiteral("figure.%1").arg(suffix)));
            QString problem;
            QVERIFY2(plot->exportTo(file.fileName(), &problem), qPrintable(problem));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray start = file.read(5);
            QFETCH(QByteArray, magic);
            QVERIFY(start.startsWith(magic));
        }
    }

    void yearLabelsDoNotMeet_data() {
        QTest::addColumn<double>("years");
        QTest::addColumn<int>("stride");
        QTest::newRow("few") << 10.0 << 1;
        QTest::newRow("decades") << 124.0 << 10;
        QTest::newRow("centuries") << 3000.0 << 200;
    }
    void yearLabelsDoNotMeet() {
        QFETCH(double, years);
        QTEST(YearAxis::stride(2000, 2000 + years, 700, 26), "stride");
    }

    void pointsStandAtTheirDistance() {
        AlphaPlot plot;
        plot.setData(alphas(false));
        show(plot);
        const auto centre = [&](int point) { return plot.itemRect(plot.itemOf(point)).center(); };
        QCOMPARE(plot.data().points.at(0).low, -3.0); // in the order of distances
        QVERIFY(centre(1).y() < centre(0).y());
        const double unit = (centre(3).x() - centre(0).x()) / (4.0 - -2.0);
        QVERIFY(std::abs(centre(1).x() - (centre(0).x() + unit * (-0.125 - -2.0))) < 0.5);
        QVERIFY(hasColor(plot, centre(0), CategoryMark::color(Mark::Incorrect, plot.plotTheme())));
    }

    void barsHangFromWhereTheModelIsSure() {
        AlphaPlot plot;
        plot.setData(alphas(true));
        show(plot);
        const auto bar = [&](int point) { return plot.itemRect(plot.itemOf(point)); };
        for (int i = 1; i < 4; ++i) {
            QCOMPARE(bar(i).top(), bar(0).top());
            QVERIFY(bar(i).left() > bar(i - 1).right());
        }
        QVERIFY(std::abs(bar(0).height() / bar(1).height() - 4.0) < 0.1);
        QVERIFY(svgOf(plot).contains(QLatin1String("-3 to -1")));
    }

    void aPointSaysOfHowManyDatesItIs() {
        AlphaData data = alphas(false);
        data.points[0].missing = 7;
        AlphaPlot plot;
        plot.setData(data);
        const QStringList lines = plot.itemLines(plot.itemOf(1));
        QVERIFY(lines.contains(QStringLiteral("n = 50 dates")));
        QVERIFY(lines.contains(QStringLiteral("mean log P = -1.000")));
        QVERIFY(lines.contains(QStringLiteral("7 without a score left out")));
        QVERIFY(plot.itemDefinition(plot.itemOf(1)).startsWith(QLatin1String("mean log P = -1.000; Mean log P by")));
    }

    void theArrowsGoAlongTheDistances() {
        AlphaPlot plot;
        plot.setData(alphas(true));
        show(plot);
        QSignalSpy selected(&plot, &AlphaPlot::pointSelected);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_End, Qt::Key_Left})
            QTest::keyClick(&plot, key);
        QList<int> points;
        for (const auto& one : selected)
            points << one.first().toInt();
        QCOMPARE(points, (QList<int>{0, 1, 3, 2}));
    }

    void anEmptyPlotSaysWhy() {
        AlphaData nothing = alphas(true);
        for (AlphaPoint& point : nothing.points)
            point.meanLogProb = std::numeric_limits<double>::quiet_NaN();
        nothing.emptyText = QStringLiteral("No date was scored");
        AlphaPlot plot;
        plot.setData(nothing);
        QVERIFY(svgOf(plot).contains(QLatin1String("No date was scored")));
        DateStripData none;
        none.emptyText = QStringLiteral("No fact is chosen");
        DateStripPlot dates;
        dates.setData(none);
        QVERIFY(svgOf(dates).contains(QLatin1String("No fact is chosen")));
    }
};

} // namespace chronoscope::test::datePlotsTest

CHRONOSCOPE_STORY(datePlotsTest, DatePlotsTest)
#include "DatePlotsTest.moc"
