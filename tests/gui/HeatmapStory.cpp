// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/analysis/ReportTables.h"
#include "core/results/Aggregate.h"
#include "core/results/Difference.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
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
        m_stage->waitForEnd(m_stage->startRun(QStringLiteral("later"), QStringLiteral("calibration:?cutoff=2021&recall=0.9&seed=5"), spec));
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
        QTRY_COMPARE(m_plot->data().title, QStringLiteral("Correct, % of elements · template: generation"));
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
        set("rowsCombo", QStringLiteral("Relations"));
        set("runCombo", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        QTRY_VERIFY(m_plot->data().rows.first().group.isEmpty());
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

    void aDragNarrowsRowsAndYears() {
        emit m_plot->brushed(1, 1, 2, 4);
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        QTRY_COMPARE(m_plot->data().columns, QStringList({QStringLiteral("2012"), QStringLiteral("2013"), QStringLiteral("2014")}));
        QCOMPARE(m_plot->data().rows.first().label, QStringLiteral("later"));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
    }

    void theDifferenceOfTwoRunsIsOverTheQuestionsOfBoth() {
        set("runCombo", QStringLiteral("later"));
        set("againstCombo", QStringLiteral("Minus known"));
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
        set("rowsCombo", QStringLiteral("Relations"));
        set("runCombo", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        QTRY_VERIFY(m_plot->data().rows.first().group.isEmpty());
        const int last = m_plot->data().rowCount() - 1;
        const QString relation = m_plot->data().rows.at(last).label;
        pin(last);
        QTRY_COMPARE(m_plot->data().pinnedRows, 1);
        QCOMPARE(m_plot->data().rows.first().label, relation);
        QCOMPARE(m_plot->currentCell().y(), 0); // the selection follows the row
        QCOMPARE(QString::fromStdString(m_page->numbers().rows.front().at(5)), relation); // and the table the map
        for (const char* order : {"By name", "By value", "By 2012"}) {
            set("sortCombo", QLatin1String(order));
            QTRY_COMPARE(m_page->findChild<QComboBox*>(QStringLiteral("sortCombo"))->currentText(), QLatin1String(order));
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
        QCOMPARE(m_plot->data().rows.at(0).label.section(QLatin1Char(' '), 0, 0), m_plot->data().rows.at(1).label.section(QLatin1Char(' '), 0, 0));
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
        QCOMPARE(m_plot->contextMenuPolicy(), Qt::ActionsContextMenu);
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
        set("rowsCombo", QStringLiteral("Relations"));
        set("runCombo", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        QTRY_VERIFY(m_plot->data().rows.first().group.isEmpty());
        const QString relation = m_plot->data().rows.at(1).label;
        set("rowsCombo", QStringLiteral("Elements")); // asked for, not there yet
        QCOMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        emit m_plot->cellSelected(1, 0);
        const ui::Selection selection = m_stage->session->selection();
        QCOMPARE(selection.elementRow, qint64{0});
        QCOMPARE(QString::fromStdString(selection.filter.relation), relation);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("element"));
    }

    void theInspectorFollowsFromRelationToRelation() {
        set("rowsCombo", QStringLiteral("Relations"));
        set("runCombo", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("relation"));
        QTRY_VERIFY(m_plot->data().rows.first().group.isEmpty());
        auto* list = m_stage->window->inspector()->elementList();
        for (int row = 0; row < m_plot->data().rowCount(); ++row) { // one year, one template, one run
            emit m_plot->cellSelected(row, 1);
            QTRY_COMPARE(list->model()->rowCount(), m_plot->data().cell(row, 1).elements);
        }
    }

    void theTableHoldsTheNumbersOfTheMap() {
        auto* asTable = m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(asTable, Qt::LeftButton);
        QVERIFY(m_page->table()->isVisible());
        const auto& numbers = m_page->numbers();
        const auto at = [&](const char* column) {
            return numbers.rows[0][static_cast<std::size_t>(std::find(numbers.columns.begin(), numbers.columns.end(), column) - numbers.columns.begin())];
        };
        QCOMPARE(QString::fromStdString(at("year")), m_plot->data().columns.first());
        QCOMPARE(QString::fromStdString(at("correct_percent")), QString::fromStdString(analysis::number(m_plot->data().cell(0, 0).value, 2)));
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

private:
    void pin(int row) {
        m_plot->setFocus();
        m_plot->setCurrentCell(row, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        QTest::keyClick(m_plot, Qt::Key_P);
    }

    /// Where the label of a row is; as the painter lays the map out.
    int labelY(int row) {
        auto request = widgets::HeatmapPainter::measure(m_plot->data(), widgets::HeatmapSummary::of(m_plot->data()), m_plot->font());
        request.area = QRectF(QPointF(), m_plot->viewport()->size());
        request.devicePixelRatio = m_plot->devicePixelRatioF();
        return qRound(widgets::HeatmapLayout(request).rowLabelRect(row).center().y());
    }

    ui::Results& results() { return m_stage->window->results(); }

    /// As a user would: the box says so and activated() follows.
    void set(const char* name, const QString& text) {
        auto* box = m_page->findChild<QComboBox*>(QLatin1String(name));
        QTRY_VERIFY(box->findText(text) >= 0);
        const int index = box->findText(text);
        if (box->currentIndex() == index) return;
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    std::unique_ptr<Stage> m_stage;
    ui::HeatmapPage* m_page = nullptr;
    widgets::HeatmapPlot* m_plot = nullptr;
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::HeatmapStory)
#include "HeatmapStory.moc"
