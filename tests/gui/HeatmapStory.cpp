// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/analysis/CategoryCounts.h"
#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"
#include "core/results/Difference.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test {

using results::RowsBy;
using widgets::HeatmapScale;

/// The heat map by other rows than runs, the difference of two runs, and the ways down from it.
class HeatmapStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        m_stage->waitForEnd(m_stage->startRun(
            QStringLiteral("later"),
            QStringLiteral("calibration:?cutoff=2021&recall=0.9&partial=0.3&error=0.05&seed=5"), spec));
        m_stage->window->showPage(QStringLiteral("heatmap"));
        m_page = m_stage->window->heatmapPage();
        m_plot = m_page->plot();
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        results::ResultFilter generation;
        generation.templates = {prompt::Template::Generation};
        results().setFilter(generation);
        set("rowsCombo", QStringLiteral("Runs")); // first: rows by element are of one run
        set("runCombo", QStringLiteral("All runs"));
        m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"))->setChecked(false);
        set("sortCombo", QStringLiteral("As they come"));
        results().setPinned({});
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        QTRY_COMPARE(m_plot->data().pinnedRows, 0);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("run"));
        QTRY_COMPARE(m_plot->data().title, QStringLiteral("Correct, % of elements · Generation"));
        const auto grid = results::heat(*results().set(), results().filter(), RowsBy::Run);
        QTRY_COMPARE(m_plot->data().cell(0, 0).elements, static_cast<int>(grid.at(0, 0).elements)); // of this filter
    }

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
                 QStringLiteral("As they come"));
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

    void theInspectorFollowsFromRelationToRelation() {
        showRows("Relations", "relation");
        auto* list = m_stage->window->inspector()->elementList();
        for (int row = 0; row < m_plot->data().rowCount(); ++row) { // one year, one template, one run
            click({1, row});
            QTRY_COMPARE(list->model()->rowCount(), m_plot->data().cell(row, 1).elements);
        }
    }

    void theInspectorShowsTheNumberOfTheCell_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("less");
        const auto add = [](const char* rows, const char* of, const char* less) {
            QTest::addRow("%s of %s less %s", rows, of, less)
                << QString::fromLatin1(rows) << QString::fromLatin1(of) << QString::fromLatin1(less);
        };
        for (const char* rows : {"Runs", "Domains", "States", "Templates", "Relations"})
            add(rows, "All runs", "None");
        add("Elements", "later", "None");
        for (const char* rows : {"Runs", "States", "Templates", "Relations", "Elements"})
            add(rows, "later", "known");
    }

    /// With all templates: what one of them says is not what the cell says.
    void theInspectorShowsTheNumberOfTheCell() {
        QFETCH(QString, rows);
        QFETCH(QString, of);
        QFETCH(QString, less);
        results().setFilter({});
        set("rowsCombo", rows);
        if (rows == u"Elements") QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("element"));
        set("runCombo", of);
        if (less != u"None") set("againstCombo", less);
        const auto scale = less == u"None" ? HeatmapScale::Percent : HeatmapScale::Difference;
        QTRY_COMPARE(m_plot->data().scale, scale);
        QTRY_COMPARE(m_plot->data().rowAxis, rows.toLower().chopped(1));
        if (of == u"later") QTRY_VERIFY(m_plot->data().title.contains(of)); // not those of another run any more
        QTRY_VERIFY(!m_plot->data().title.contains(QLatin1String("Generation")));
        for (const QPoint cell : {QPoint(0, 0), QPoint(5, m_plot->data().rowCount() / 2), QPoint(9, 0)}) {
            const widgets::HeatmapCell shown = m_plot->data().cell(cell.y(), cell.x());
            if (!shown.planned) continue;
            click(cell);
            const QLocale locale;
            QTRY_COMPARE(chip("chip100")->text(), QStringLiteral("All %1").arg(locale.toString(shown.elements)));
            QTRY_COMPARE(units(), shown.elements);
            const QString caption = m_stage->find<QLabel>("numberCaption")->text();
            if (!shown.hasValue()) continue;
            const QString number = locale.toString(shown.value, 'f', 1);
            const QString n = locale.toString(shown.counted());
            const QString expected = scale == HeatmapScale::Percent ? QStringLiteral("%1 % correct [").arg(number)
                                                                    : QStringLiteral("%1 points [").arg(number);
            QVERIFY2(caption.contains(expected) && caption.contains(QStringLiteral("n = %1").arg(n)),
                     qPrintable(caption + expected + n));
        }
    }

    void eachTemplateOfACellHasAHeadWithItsOwnShare() {
        results().setFilter({});
        QTRY_VERIFY(!m_plot->data().title.contains(QLatin1String("Generation")));
        click({3, 1});
        const auto* list = m_stage->window->inspector()->elementList();
        QTRY_COMPARE(units(), m_plot->data().cell(1, 3).elements);
        QStringList heads;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (const QModelIndex index = list->model()->index(row, 0); !(index.flags() & Qt::ItemIsSelectable))
                heads << index.data().toString();
        const auto grid = results::heat(*results().set(), {}, RowsBy::Template);
        QStringList expected;
        for (std::size_t row = 0; row < grid.rows.size(); ++row) {
            if (grid.rows[row].run != 1) continue;
            const auto share = analysis::correctShare(grid.at(row, 3));
            expected << QStringLiteral("%1 % of %2 correct")
                            .arg(QLocale().toString(share.percent, 'f', 1))
                            .arg(grid.at(row, 3).judged());
        }
        QCOMPARE(heads.size(), 3);
        for (int i = 0; i < 3; ++i)
            QVERIFY2(heads[i].endsWith(expected[i]), qPrintable(heads[i]));
    }

    void anotherFilterMakesAnotherNumberOfTheCellThatIsSelected() {
        click({4, 0});
        QTRY_COMPARE(units(), m_plot->data().cell(0, 4).elements);
        QTest::mouseClick(m_stage->find<QToolButton>("clearFilterButton"), Qt::LeftButton);
        QTRY_VERIFY(!m_plot->data().title.contains(QLatin1String("Generation")));
        QTRY_COMPARE(units(), m_plot->data().cell(0, 4).elements);
        results::ResultFilter later;
        later.years = {{2020, 2023}};
        results().setFilter(later);
        QTRY_COMPARE(m_plot->data().columnCount(), 4);
        QCOMPARE(m_stage->session->selection().run, qint64{0}); // the cell is gone
        QCOMPARE(m_plot->currentCell(), QPoint(-1, -1));
    }

    void aClosedInspectorIsOpenedByADoubleClickAndByEnterAlone() {
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        for (const bool byKey : {false, true}) {
            click({2, 0});
            QTRY_VERIFY(dock->isVisible());
            dock->close();
            click({3, 0});
            QVERIFY(!dock->isVisible());
            if (byKey)
                QTest::keyClick(m_plot, Qt::Key_Return);
            else
                QTest::mouseDClick(m_plot->viewport(), Qt::LeftButton, {}, centre({3, 0}));
            QVERIFY(dock->isVisible());
            QTRY_COMPARE(units(), m_plot->data().cell(0, 3).elements);
        }
    }

    void theMenuOfACellNarrowsToItsRowOrYear() {
        QTest::mouseClick(m_plot->viewport(), Qt::RightButton, {}, centre({2, 1}));
        m_plot->findChild<QAction*>(QStringLiteral("copyCell"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("later  2012")) ||
                QGuiApplication::clipboard()->text().contains(QLatin1String("later 2012")));
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

private:
    void pin(int row) {
        m_plot->setFocus();
        m_plot->setCurrentCell(row, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        QTest::keyClick(m_plot, Qt::Key_P);
    }

    /// As the painter lays the map out.
    widgets::HeatmapLayout layout() {
        auto request = widgets::HeatmapPainter::measure(m_plot->data(), widgets::HeatmapSummary::of(m_plot->data()),
                                                        m_plot->font());
        request.area = QRectF(QPointF(), m_plot->viewport()->size());
        request.devicePixelRatio = m_plot->devicePixelRatioF();
        return widgets::HeatmapLayout(request);
    }
    int labelY(int row) { return qRound(layout().rowLabelRect(row).center().y()); }
    /// x = column, y = row.
    QPoint centre(QPoint cell) { return layout().cellRect(cell.y(), cell.x()).center().toPoint(); }
    void click(QPoint cell) { QTest::mouseClick(m_plot->viewport(), Qt::LeftButton, {}, centre(cell)); }
    QToolButton* chip(const char* name) {
        return m_stage->window->inspector()->findChild<QToolButton*>(QLatin1String(name));
    }
    /// Lines of the Inspector's list but for the heads.
    int units() {
        const auto* model = m_stage->window->inspector()->elementList()->model();
        int count = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            count += model->index(row, 0).flags().testFlag(Qt::ItemIsSelectable) ? 1 : 0;
        return count;
    }

    ui::Results& results() { return m_stage->window->results(); }

    void set(const char* name, const QString& text) {
        choose(m_page->findChild<QComboBox*>(QLatin1String(name)), text);
    }

    /// The rows of one run.
    void showRows(const char* rows, const char* axis) {
        set("rowsCombo", QLatin1String(rows));
        set("runCombo", QStringLiteral("known"));
        QTRY_VERIFY(m_plot->data().rowAxis == QLatin1String(axis) && m_plot->data().rows.first().group.isEmpty());
    }

    std::unique_ptr<Stage> m_stage;
    ui::HeatmapPage* m_page = nullptr;
    widgets::HeatmapPlot* m_plot = nullptr;
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::HeatmapStory)
#include "HeatmapStory.moc"
