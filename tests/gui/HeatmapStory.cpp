// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/HeatmapStage.h"

#include "core/analysis/CategoryCounts.h"
#include "core/analysis/TableText.h"
#include "core/results/Difference.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

namespace chronoscope::test::heatmapStory {

/// The heat map by other rows than runs, their order, the difference of two runs, and the ways down from it.
class HeatmapStory : public QObject, private HeatmapStage {
    Q_OBJECT
private slots:
    void initTestCase() { open(); }
    void cleanupTestCase() { m_stage.reset(); }
    void init() { begin(); }

    void everyCellSaysTheShareItsIntervalAndItsN() {
        const auto grid = results::heat(*results().set(), results().filter(), RowsBy::Run);
        for (std::size_t row = 0; row < grid.rows.size(); ++row)
            for (std::size_t column = 0; column < grid.years.size(); ++column) {
                const auto share = analysis::correctShare(grid.at(row, column));
                const auto& cell = m_plot->data().cell(static_cast<int>(row), static_cast<int>(column));
                QCOMPARE(cell.elements, static_cast<int>(grid.at(row, column).elements));
                QCOMPARE(cell.value, share.percent);
                QCOMPARE(cell.low, share.interval.low);
                QVERIFY(!cell.note.contains(QLatin1String("too narrow")));
            }
    }

    void templatesAddedUpAreSaidToRepeatElements() {
        results().setFilter({});
        QTRY_VERIFY(m_plot->data().cell(0, 0).note.contains(QLatin1String("3 templates added up")));
        set("rowsCombo", QStringLiteral("Templates"));
        QTRY_COMPARE(m_plot->data().rowCount(), 6);
        QVERIFY(!m_plot->data().cell(0, 0).note.contains(QLatin1String("added up")));
    }

    void enterOnARelationGoesDownToItsElementsAndEscUpAgain() {
        showRows("Relations", "relation");
        const QString relation = m_plot->data().rows.first().label;
        const int elements = m_plot->data().cell(0, 0).elements;
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Return);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("element"));
        QVERIFY(results().filter().relations == std::vector{relation.toStdString()});
        QTRY_VERIFY(m_plot->data().rowCount() >= elements);
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        QTRY_VERIFY(m_stage->session->selection().elementRow != 0);
        QTest::keyClick(m_plot, Qt::Key_Escape);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        QVERIFY(results().filter().relations.empty());
    }

    void backAfterADrillDownRestoresRowsRunAndOrder() {
        showRows("Domains", "domain");
        const QString title = m_plot->data().title;
        QTest::mouseDClick(m_plot->viewport(), Qt::LeftButton, {}, centre({0, 0}));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        QVERIFY(!m_plot->data().title.contains(QLatin1String("run: "))); // it is named already
        set("sortCombo", QStringLiteral("By value"));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("domain"));
        QCOMPARE(m_plot->data().title, title); // of the run and the filter
        QCOMPARE(m_page->findChild<QComboBox*>(QStringLiteral("sortCombo"))->currentText(),
                 QStringLiteral("Original order"));
    }

    void aDragNarrowsRowsAndYears() {
        click({2, 1}); // the first press opens the Inspector, which takes a part of the map's width
        QTRY_VERIFY(m_stage->find<QDockWidget>("inspectorDock")->isVisible());
        drag(m_plot->viewport(), centre({2, 1}), centre({4, 1}));
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        QTRY_COMPARE(m_plot->data().columns,
                     QStringList({QStringLiteral("2012"), QStringLiteral("2013"), QStringLiteral("2014")}));
        QCOMPARE(m_plot->data().rows.first().label, QStringLiteral("later"));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
    }

    void theDifferenceOfTwoRunsIsOverTheQuestionsOfBoth() {
        set("runCombo", QStringLiteral("later"));
        set("againstCombo", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().scale, HeatmapScale::Difference);
        const auto& set = *results().set();
        const auto grid = results::difference(set, results().filter(), 1, 0, RowsBy::Run);
        QCOMPARE(m_plot->data().columnCount(), static_cast<int>(grid.years.size()));
        for (int column = 0; column < m_plot->data().columnCount(); ++column) {
            const auto pairs = grid.at(0, static_cast<std::size_t>(column)).paired;
            const auto& cell = m_plot->data().cell(0, column);
            QCOMPARE(cell.elements, static_cast<int>(pairs.pairs));
            QCOMPARE(cell.value, analysis::pairedDifference95(pairs)->points);
        }
        QCOMPARE(m_page->numbers().rows.size(), grid.years.size());
    }

    void rowsAreSortedByTheirValueInAYear() {
        set("rowsCombo", QStringLiteral("Relations"));
        set("runCombo", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        set("sortCombo", QStringLiteral("By 2012"));
        const auto isSorted = [&] {
            double last = 101;
            for (int row = 0; row < m_plot->data().rowCount(); ++row) {
                const auto& cell = m_plot->data().cell(row, 2);
                const double value = cell.hasValue() ? cell.value : -1; // those without one come last
                if (value > last) return false;
                last = value;
            }
            return true;
        };
        QTRY_VERIFY(isSorted());
    }

    void aPinnedRowStaysOnTopHoweverTheOthersAreSorted() {
        showRows("Relations", "relation");
        const int last = m_plot->data().rowCount() - 1;
        const QString relation = m_plot->data().rows.at(last).label;
        pin(last);
        QTRY_COMPARE(m_plot->data().pinnedRows, 1);
        QCOMPARE(m_plot->data().rows.first().label, relation);
        QCOMPARE(m_plot->currentCell().y(), 0); // the selection follows the row
        QCOMPARE(QString::fromStdString(m_page->numbers().rows.front().at(5)), relation); // and the table the map
        for (const char* order : {"By name", "By value", "By 2012"}) {
            set("sortCombo", QLatin1String(order));
            QTRY_COMPARE(m_page->findChild<QComboBox*>(QStringLiteral("sortCombo"))->currentText(),
                         QLatin1String(order));
            QTRY_COMPARE(m_plot->data().rows.first().label, relation);
            QCOMPARE(m_plot->data().pinnedRows, 1);
        }
        pin(0);
        QTRY_COMPARE(m_plot->data().pinnedRows, 0);
        QVERIFY(results().pinned().empty());
    }

    void whatIsPinnedIsOnTopForEveryRun() {
        set("rowsCombo", QStringLiteral("States"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("state"));
        pin(0);
        QTRY_COMPARE(m_plot->data().pinnedRows, 2); // that state of both runs
        QVERIFY(m_plot->data().rows.at(0).group != m_plot->data().rows.at(1).group);
        QCOMPARE(m_plot->data().rows.at(0).label.section(QLatin1Char(' '), 0, 0),
                 m_plot->data().rows.at(1).label.section(QLatin1Char(' '), 0, 0));
        set("rowsCombo", QStringLiteral("Runs"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("run"));
        QCOMPARE(m_plot->data().pinnedRows, 0); // no run is
    }

    void theMenuOfARowPinsAndUnpinsIt() {
        const QString second = m_plot->data().rows.at(1).label;
        const QPoint label(20, labelY(1));
        QTest::mouseClick(m_plot->viewport(), Qt::RightButton, {}, label);
        QCOMPARE(m_plot->currentCell().y(), 1);
        auto* action = m_plot->findChild<QAction*>(QStringLiteral("pinRow"));
        QVERIFY(m_plot->actions().contains(action));
        QCOMPARE(action->text(), QStringLiteral("Pin row to the top"));
        action->trigger();
        QTRY_COMPARE(m_plot->data().rows.first().label, second);
        QCOMPARE(action->text(), QStringLiteral("Unpin row"));
        auto* all = m_plot->findChild<QAction*>(QStringLiteral("unpinRows"));
        QVERIFY(all->isEnabled());
        all->trigger();
        QTRY_COMPARE(m_plot->data().pinnedRows, 0);
        QVERIFY(!all->isEnabled());
    }

    void aRowMeansWhatItShowsWhileOtherRowsAreOnTheirWay() {
        showRows("Relations", "relation");
        const QString relation = m_plot->data().rows.at(1).label;
        set("rowsCombo", QStringLiteral("Elements")); // asked for, not there yet
        QCOMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        click({0, 1});
        const ui::Selection selection = m_stage->session->selection();
        QCOMPARE(selection.elementRow, qint64{0});
        QVERIFY(selection.number->filter.relations == std::vector{relation.toStdString()});
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("element"));
    }

    void theMenuOfACellNarrowsToItsRowOrYear() {
        QTest::mouseClick(m_plot->viewport(), Qt::RightButton, {}, centre({2, 1}));
        m_plot->findChild<QAction*>(QStringLiteral("onlyYear"))->trigger();
        QVERIFY(results().filter().years == (std::vector<results::YearRange>{{2012, 2012}}));
        QTRY_COMPARE(m_plot->data().columnCount(), 1);
        QCOMPARE(m_plot->currentCell(), QPoint(0, 1));
        m_plot->findChild<QAction*>(QStringLiteral("onlyRow"))->trigger();
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        QCOMPARE(m_plot->data().rows.first().label, QStringLiteral("later"));
    }

    void theNameOfARowSelectsItAndThatOfAYearSortsByIt() {
        showRows("Relations", "relation");
        QTest::mouseClick(m_plot->viewport(), Qt::LeftButton, {}, QPoint(20, labelY(1)));
        QCOMPARE(m_plot->currentCell().y(), 1);
        const QString relation = m_plot->data().rows.at(1).label;
        QVERIFY(m_stage->session->selection().number->filter.relations == std::vector{relation.toStdString()});
        auto* sort = m_page->findChild<QComboBox*>(QStringLiteral("sortCombo"));
        auto* direction = m_page->findChild<QToolButton*>(QStringLiteral("sortDirection"));
        QTest::mouseClick(m_plot->viewport(), Qt::LeftButton, {}, layout().columnLabelRect(2).center().toPoint());
        QTRY_COMPARE(sort->currentText(), QStringLiteral("By 2012"));
        QCOMPARE(direction->arrowType(), Qt::DownArrow);
        QTest::mouseClick(m_plot->viewport(), Qt::LeftButton, {}, layout().columnLabelRect(2).center().toPoint());
        QTRY_COMPARE(direction->arrowType(), Qt::UpArrow);
    }

    void theTableHoldsTheNumbersOfTheMap() {
        auto* asTable = m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(asTable, Qt::LeftButton);
        QVERIFY(m_page->table()->isVisible());
        const auto& numbers = m_page->numbers();
        const auto at = [&](const char* column) {
            return numbers.rows[0][static_cast<std::size_t>(
                std::find(numbers.columns.begin(), numbers.columns.end(), column) - numbers.columns.begin())];
        };
        QCOMPARE(QString::fromStdString(at("year")), m_plot->data().columns.first());
        QCOMPARE(QString::fromStdString(at("correct_percent")),
                 QString::fromStdString(analysis::number(m_plot->data().cell(0, 0).value, 2)));
        QCOMPARE(m_page->table()->model()->rowCount(), m_plot->data().rowCount() * m_plot->data().columnCount());
        m_page->findChild<QToolButton*>(QStringLiteral("copyButton"))->menu()->actions().first()->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("run\tmodel\tdomain")));
        QTest::mouseClick(asTable, Qt::LeftButton);
    }

    void aFilterThatNothingPassesSaysSoAndCanBeCleared() {
        results::ResultFilter mathematics; // which no run asks about
        mathematics.domains = {benchmark::Domain::Math};
        results().setFilter(mathematics);
        auto* empty = m_page->findChild<QWidget*>(QStringLiteral("emptyState"));
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(!m_page->findChild<QToolButton*>(QStringLiteral("exportButton"))->isEnabled());
        QTest::mouseClick(empty->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(m_plot->isVisible());
        QVERIFY(results().filter().empty());
    }

    void aRunOfTheListIsShownAndSelected() {
        const auto choices = results().choices();
        results().choose({choices.front()});
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        m_page->showRun(choices.back().run);
        QTRY_COMPARE(m_stage->session->selection().run, choices.back().run);
        QCOMPARE(m_plot->data().rowCount(), 2);
        QCOMPARE(m_plot->currentCell(), QPoint(0, 1));
    }

    void aCellInWhichNothingWasAskedLeadsNowhere() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.years = {2015};
        const qint64 run = m_stage->startRun(QStringLiteral("one year"), QStringLiteral("calibration:"), spec);
        m_stage->waitForEnd(run);
        m_page->showRun(run);
        QTRY_COMPARE(m_plot->data().rowCount(), 3);
        QVERIFY(!m_plot->data().cell(2, 0).planned && m_plot->data().columns.first() != u"2015");
        const results::ResultFilter before = results().filter();
        QTest::mouseDClick(m_plot->viewport(), Qt::LeftButton, {}, centre({0, 2}));
        QVERIFY(results().filter() == before);
        QCOMPARE(m_plot->data().rowAxis, QStringLiteral("run"));
    }
};

} // namespace chronoscope::test::heatmapStory

CHRONOSCOPE_STORY(heatmapStory, HeatmapStory)
#include "HeatmapStory.moc"
