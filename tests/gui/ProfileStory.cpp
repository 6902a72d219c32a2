// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/bridge/Results.h"
#include "ui/pages/ProfilePage.h"
#include "ui/views/CutOffView.h"
#include "ui/views/ProfilePlots.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace chronoscope::test::profileStory {

namespace {
constexpr const char* kPublished = R"({"format": "chronoscope-published", "version": 1, "source": "Someone 2024",
  "quantities": [{"key": "correct", "unit": "percent", "table": "9", "meaning": "Correct", %1}],
  "values": [{"quantity": "correct", "model": "theirs", "domain": "general", "state": "dynamic", "value": 41.5},
             {"quantity": "correct", "model": "theirs", "domain": "general", "state": "static", "value": 61.5}]})";

exchange::Published published(const char* relation) {
    const QByteArray json = QString::fromLatin1(kPublished).arg(QLatin1String(relation)).toUtf8();
    return exchange::Published::parse({json.data(), static_cast<std::size_t>(json.size())}).value();
}
} // namespace

/// What a run knows by year, template and domain, and where it stops.
class ProfileStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample(); // the model stops after 2018
        m_results = std::make_unique<ui::Results>(*m_stage->session);
        m_page = std::make_unique<ui::ProfilePage>(*m_results, *m_stage->session, m_stage->dialogs, m_stage->settings,
                                                   nullptr);
        m_page->resize(1100, 720);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->profile().series.empty(), 10'000);
    }
    void cleanup() {
        m_page.reset();
        m_results.reset();
        m_stage.reset();
    }

    void curvesMarkThePlantedCutOff() {
        showCurves();
        const auto& marks = m_page->curves()->data().marks;
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks.first().year, 2018.0);
        QVERIFY(marks.first().low <= 2018 && marks.first().high >= 2018);
    }

    void theTableTellsTheCutOffWithEachYear() {
        showCurves();
        QCOMPARE(numbers("cutoff"), QStringList(numbers("year").size(), QStringLiteral("2018")));
        QCOMPARE(numbers("cutoff_outcome").first(), QStringLiteral("found"));
        QVERIFY(numbers("cutoff_before_percent").first().toDouble() >
                numbers("cutoff_after_percent").first().toDouble());
    }

    void withoutADropTheReasonIsTold() {
        results::ResultFilter filter;
        filter.years = {{2010, 2016}};
        m_results->setFilter(filter);
        showCurves();
        QTRY_COMPARE(numbers("year").size(), 7);
        QTRY_VERIFY(!m_page->isRefining());
        QVERIFY(m_page->curves()->data().marks.isEmpty());
        QVERIFY(QStringList({"flat", "rising"}).contains(numbers("cutoff_outcome").first()));
        QCOMPARE(numbers("cutoff").first(), QString());
    }

    void templatesOfOneYearAreATriangle() {
        chooseData("axisSwitch", static_cast<int>(results::Axis::Template));
        QTRY_COMPARE(m_page->spider()->data().axisCount(), 3);
        chooseData("yearSwitch", 2015);
        QTRY_COMPARE(m_page->profile().question.year, 2015);
        QTRY_COMPARE(numbers("year"), QStringList(3, QStringLiteral("2015")));
        QCOMPARE(numbers("interval"), QStringList(3, QStringLiteral("wilson")));
    }

    void whereElementsRepeatTheIntervalComesFromTheBootstrap() {
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRefining(), 20'000);
        const widgets::PlotValue value = m_page->spider()->data().value(0, 0);
        QVERIFY(value.hasInterval());
        QVERIFY(numbers("interval").contains(QStringLiteral("bootstrap")));
    }

    void everyTemplateGetsALineOfItsOwn() {
        chooseData("seriesSwitch", static_cast<int>(results::SeriesBy::Template));
        QTRY_COMPARE(m_page->spider()->data().seriesCount(), 3);
        QSet<int> styles;
        for (const auto& series : m_page->spider()->data().series)
            styles << series.style;
        QCOMPARE(styles.size(), 3);
    }

    void selectingAPointSelectsItsCell() {
        showCurves();
        m_page->curves()->setFocus();
        QTest::keyClick(m_page->curves(), Qt::Key_Home);
        QTest::keyClick(m_page->curves(), Qt::Key_Right);
        QTRY_COMPARE(m_stage->session->selection().year, 2011);
        QCOMPARE(m_stage->session->selection().run, m_results->choices().front().run);
    }

    void enterOnAPointNarrowsTheFilter() {
        showCurves();
        m_page->curves()->setFocus();
        QTest::keyClick(m_page->curves(), Qt::Key_Home);
        QTest::keyClick(m_page->curves(), Qt::Key_Return);
        QCOMPARE(m_results->filter().years, (std::vector<results::YearRange>{{2010, 2010}}));
    }

    void draggingOverTheCurvesNarrowsTheYears() {
        showCurves();
        auto* plot = m_page->curves();
        const QPoint from = plot->itemRect({0, 2}).center().toPoint();
        const QPoint to = plot->itemRect({0, 5}).center().toPoint();
        drag(plot, {from.x(), from.y() + 40}, to);
        QCOMPARE(m_results->filter().years, (std::vector<results::YearRange>{{2012, 2015}}));
    }

    void aDeclaredDateIsKeptAndDrawnDashed() {
        showCurves();
        const QString model = QString::fromStdString(m_results->set()->run(0).model);
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("declaredButton")), Qt::LeftButton);
        auto* field = m_page->findChild<QLineEdit*>(QLatin1String("declared:") + model);
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("2018-1"));
        QCOMPARE(m_stage->settings.declaredCutOffs().value(model), QStringLiteral("2018")); // what was whole on the way
        QTest::keyClicks(field, QStringLiteral("2"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(m_stage->settings.declaredCutOffs().value(model), QStringLiteral("2018-12"));
        const auto& marks = m_page->curves()->data().marks;
        QVERIFY(std::any_of(marks.begin(), marks.end(),
                            [](const auto& mark) { return mark.declared && mark.year > 2018; }));
        QCOMPARE(numbers("declared_cutoff").first(), QStringLiteral("2018-12"));
    }

    void nothingThatPassesOffersToClearTheFilter() {
        results::ResultFilter filter;
        filter.domains = {benchmark::Domain::Math}; // the run does not ask about it
        m_results->setFilter(filter);
        auto* button = m_page->findChild<QWidget*>(QStringLiteral("emptyState"))->findChild<QPushButton*>();
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(m_results->filter().empty());
    }

    void bothFiguresAreExported_data() {
        QTest::addColumn<QString>("button");
        QTest::newRow("spider") << "spiderSwitch";
        QTest::newRow("curves") << "curvesSwitch";
    }

    void bothFiguresAreExported() {
        QFETCH(QString, button);
        QTest::mouseClick(m_page->findChild<QToolButton*>(button), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRefining(), 20'000);
        const QString path = m_stage->path(QStringLiteral("figure.svg"));
        m_stage->dialogs.answers.enqueue(path);
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QVERIFY(m_stage->dialogs.problems.isEmpty());
        QVERIFY(QFile(path).size() > 1000);
    }

    void publishedFiguresStandBesideOnlyTheSameQuantity_data() {
        QTest::addColumn<QByteArray>("relation");
        QTest::addColumn<int>("series");
        QTest::newRow("the same") << QByteArray(R"("equals": "cells.correct_percent")") << 1;
        QTest::newRow("another of ours") << QByteArray(R"("equals": "traversal.known_after")") << 0;
        QTest::newRow("none of ours") << QByteArray(R"("why_not": "counted otherwise")") << 0;
    }

    void publishedFiguresStandBesideOnlyTheSameQuantity() {
        QFETCH(QByteArray, relation);
        QFETCH(int, series);
        const auto profile = results::profileOf(m_results->set(), {}, {.axis = results::Axis::Domain});
        const auto beside = ui::publishedSeries(published(relation.constData()), profile, benchmark::State::Static);
        QCOMPARE(beside.size(), series);
        if (series > 0) QCOMPARE(beside.first().values.first().value, 61.5);
    }

    void declaredDatesLieOnTheAxis_data() {
        QTest::addColumn<QString>("date");
        QTest::addColumn<double>("year"); // 0: not a date
        QTest::newRow("a year is its middle") << "2023" << 2023.0;
        QTest::newRow("the start of January") << "2023-01-01" << 2022.5 + 0.5 / 365;
        QTest::newRow("the middle of October") << "2023-10" << 2022.5 + (273 + 15.5) / 365;
        QTest::newRow("a leap year") << "2024-12-31" << 2023.5 + 365.5 / 366;
        QTest::newRow("month 13") << "2023-13" << 0.0;
        QTest::newRow("30 February") << "2023-02-30" << 0.0;
        QTest::newRow("words") << "late 2023" << 0.0;
        QTest::newRow("empty") << "" << 0.0;
    }

    void declaredDatesLieOnTheAxis() {
        QFETCH(QString, date);
        QFETCH(double, year);
        QCOMPARE(ui::declaredYear(date).value_or(0), year);
    }

private:
    void showCurves() {
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("curvesSwitch")), Qt::LeftButton);
        QTRY_VERIFY(m_page->profile().question.cutOff);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRefining(), 20'000);
    }
    void chooseData(const char* name, int data) {
        auto* box = m_page->findChild<QComboBox*>(QLatin1String(name));
        choose(box, box->findData(data));
    }
    /// A column of the table twin.
    QStringList numbers(const char* column) {
        const analysis::Table& table = m_page->numbers();
        const auto at = std::find(table.columns.begin(), table.columns.end(), column) - table.columns.begin();
        QStringList cells;
        for (const auto& row : table.rows)
            if (static_cast<std::size_t>(at) < row.size())
                cells << QString::fromStdString(row[static_cast<std::size_t>(at)]);
        return cells;
    }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::Results> m_results;
    std::unique_ptr<ui::ProfilePage> m_page;
};

} // namespace chronoscope::test::profileStory

CHRONOSCOPE_STORY(profileStory, ProfileStory)
#include "ProfileStory.moc"
