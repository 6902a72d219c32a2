// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/analysis/ReportTables.h"
#include "core/results/Aggregate.h"
#include "core/results/Difference.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"

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
        set("runCombo", QStringLiteral("All runs"));
        set("rowsCombo", QStringLiteral("Runs"));
        m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"))->setChecked(false);
        set("sortCombo", QStringLiteral("As they come"));
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
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
