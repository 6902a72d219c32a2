// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/inspector/Inspector.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/pages/ComparePage.h"
#include "ui/pages/ElementsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/LabelsPage.h"
#include "ui/pages/StalePage.h"
#include "ui/views/CheckList.h"
#include "ui/views/FlipList.h"
#include "ui/views/LabelTagDelegate.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace chronoscope::test::labelColourStory {

using analysis::CellCategory;
using widgets::LabelTag;

namespace {
constexpr int kLong = 30'000;
constexpr int kQuietMs = 700; ///< longer than labels wait for a pause of annotating

LabelTag tagOf(const QModelIndex& index) { return index.data(ui::kLabelTagRole).value<LabelTag>(); }
} // namespace

/// A researcher sees in every view of single answers what they were labelled, and goes from there to the shares.
class LabelColourStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY_WITH_TIMEOUT(results().set() && results().set()->labels && results().set()->run(0).finished, kLong);
        QTRY_VERIFY(hub().isReady());
        m_cell = wrongCell(0);
    }
    void cleanup() { m_stage.reset(); }

    void anAnswerBearsTheKeyOfItsLabelInTheTimeline() {
        label({m_cell}, {"outdated"});
        openElement(m_cell);
        const auto shown = [&] { return gridTag(m_cell); };
        QTRY_COMPARE(shown().sign, QStringLiteral("1"));
        QCOMPARE(shown().style, 0);
        const widgets::AnswerGrid& grid = *elements().grid();
        int tagged = 0;
        for (const auto& row : grid.data().groups.first().rows)
            for (const widgets::AnswerCell& cell : row.cells) {
                tagged += cell.tag.isEmpty() ? 0 : 1;
                QCOMPARE(cell.tooltip.contains(QStringLiteral("Label: Outdated")), !cell.tag.isEmpty());
            }
        QCOMPARE(tagged, 1);
        hub().undoStack().undo();
        QTRY_VERIFY(shown().isEmpty());
    }

    void ofSeveralLabelsTheFirstIsShownAndAllAreSaid() {
        label({m_cell}, {"other", "outdated", "vague"});
        openElement(m_cell);
        QTRY_COMPARE(gridTag(m_cell).sign, QStringLiteral("1"));
        QCOMPARE(gridTag(m_cell).words, QStringLiteral("Labels: Outdated +2: Too vague, Other"));
    }

    void labelsBehindTheTenDigitsHaveTheirFirstLetter() {
        label({m_cell}, {"gold"});
        openElement(m_cell);
        QTRY_COMPARE(gridTag(m_cell).sign, QStringLiteral("G"));
        QVERIFY(gridTag(m_cell).style != -1);
    }

    void theGridSaysTheLabelOfItsSelectedCell() {
        label({m_cell}, {"outdated"});
        openElement(m_cell);
        QTRY_VERIFY(!gridTag(m_cell).isEmpty());
        const auto item = itemOf(m_cell);
        elements().grid()->setCurrent({0, rowOf(item.form), item.year});
        QVERIFY2(elements().grid()->accessibleDescription().contains(QStringLiteral("Outdated")),
                 qPrintable(elements().grid()->accessibleDescription()));
    }

    void anElementOfTheListHasTheLabelsOfItsCellsThatPass() {
        label({m_cell}, {"outdated"});
        openElement(m_cell);
        auto* list = elements().list();
        const auto tagged = [&] {
            int count = 0;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                count += tagOf(list->model()->index(row, 0)).isEmpty() ? 0 : 1;
            return count;
        };
        QTRY_COMPARE(tagged(), 1);
        const QModelIndex shown = list->currentIndex();
        QCOMPARE(tagOf(shown).sign, QStringLiteral("1"));
        for (const int role : {int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}})
            QVERIFY(shown.data(role).toString().contains(QStringLiteral("Outdated")));
        results::ResultFilter others;
        others.years = {{1900, itemOf(m_cell).year - 1}, {itemOf(m_cell).year + 1, 2100}};
        results().setFilter(others);
        QTRY_COMPARE(tagged(), 0);
    }

    void theLegendExplainsTheMarksAndNarrowsToOne() {
        label({m_cell}, {"outdated"});
        openElement(m_cell);
        QTRY_VERIFY(!gridTag(m_cell).isEmpty());
        auto* entry = elements().findChild<QToolButton*>(QStringLiteral("legend_outdated"));
        QVERIFY(entry && entry->isVisible());
        QCOMPARE(entry->text(), QStringLiteral("Outdated"));
        entry->setFocus();
        QTest::keyClick(entry, Qt::Key_Space);
        QCOMPARE(results().filter().labels, std::vector<std::string>{"outdated"});
        QTRY_COMPARE(elements().list()->model()->rowCount(), 1);
    }

    void theFigureOfTheTimelineNamesItsLabels() {
        openElement(m_cell);
        QTRY_VERIFY(!elements().grid()->data().isEmpty());
        const qint64 without = exported(QStringLiteral("without.svg")).size();
        label({m_cell}, {"outdated"});
        QTRY_VERIFY(!gridTag(m_cell).isEmpty());
        QVERIFY(without > 0);
        QVERIFY(exported(QStringLiteral("with.svg")).size() > without);
    }

    void theInspectorMarksTheElementsOfACell() {
        label({m_cell}, {"boundary"});
        selectCell(m_cell);
        auto* list = m_stage->window->inspector()->elementList();
        const auto tagged = [&] {
            QStringList signs;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                if (const LabelTag tag = tagOf(list->model()->index(row, 0)); !tag.isEmpty()) signs << tag.sign;
            return signs;
        };
        QTRY_COMPARE(tagged(), QStringList{QStringLiteral("3")});
        const auto entry = [&] {
            return m_stage->window->inspector()->findChild<QToolButton*>(QStringLiteral("legend_boundary"));
        };
        QTRY_VERIFY(entry() && entry()->isVisible()); // of the one cell of the element below
        hub().undoStack().undo();
        QTRY_COMPARE(tagged(), QStringList());
    }

    void aQuestionOnWhichRunsDifferIsMarkedAtTheRunThatWasLabelled() {
        const qint64 second = addSecond();
        m_stage->window->showPage(QStringLiteral("compare"));
        auto* page = m_stage->window->findChild<ui::ComparePage*>();
        auto* model = page->flips()->model();
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() > 0, kLong);
        int row = 0;
        while (!model->isFirstRight(row))
            ++row;
        const results::Flip flip = model->at(row);
        const std::size_t run = *results().set()->find({second, 0});
        const auto cell = results::cellOf(results().set()->runs[run], flip.element, flip.form, flip.year);
        QVERIFY(cell);
        label({*cell}, {"future"}, run);
        const auto signsOf = [&](int column) {
            QStringList signs;
            for (int at = 0; at < model->rowCount(); ++at)
                if (const LabelTag tag = tagOf(model->index(at, column)); !tag.isEmpty()) signs << tag.sign;
            return signs;
        };
        QTRY_COMPARE(signsOf(ui::FlipModel::Second), QStringList{QStringLiteral("2")});
        QCOMPARE(signsOf(ui::FlipModel::First), QStringList());
        QTRY_VERIFY(page->flips()->findChild<QToolButton*>(QStringLiteral("legend_future")));
    }

    void theMostStaleElementsBearTheLabelOfTheirWorstCell() {
        m_stage->window->showPage(QStringLiteral("stale"));
        auto* page = m_stage->window->findChild<ui::StalePage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->worst()->rowCount() > 0, kLong);
        QTest::mouseClick(m_stage->find<QToolButton>("worstChip"), Qt::LeftButton);
        QTest::mouseClick(page->worst()->viewport(), Qt::LeftButton, {},
                          page->worst()->visualItemRect(page->worst()->item(0, 0)).center());
        const ui::Selection worst = m_stage->session->selection();
        const auto element = results().set()->elements->indexOfRow(worst.elementRow);
        QVERIFY(element);
        const auto cell = results::cellOf(results().set()->runs[0], *element, worst.form, worst.year);
        QVERIFY(cell);
        label({*cell}, {"outdated"});
        const auto first = [page] { return page->worst()->item(0, 0); };
        QTRY_COMPARE(first()->data(ui::kLabelTagRole).value<LabelTag>().sign, QStringLiteral("1"));
        QVERIFY(first()->toolTip().contains(QStringLiteral("Outdated")));
        QVERIFY(page->worst()->item(1, 0)->data(ui::kLabelTagRole).value<LabelTag>().isEmpty());
    }

    void theFilterListsTheLabelsWithTheirMarks() {
        const auto actions = m_stage->find<QToolButton>("addFilterButton")->menu()->actions();
        const auto labels = std::find_if(actions.begin(), actions.end(), [](QAction* action) {
            return action->text().contains(QStringLiteral("Labels"));
        });
        QVERIFY(labels != actions.end());
        (*labels)->trigger();
        QTreeWidget* list = m_stage->find<ui::CheckList>("filterPart")->list();
        QVERIFY(list->topLevelItem(0)->icon(0).isNull()); // not annotated
        QVERIFY(list->topLevelItem(1)->icon(0).isNull()); // any label
        QVERIFY(list->topLevelItem(2)->icon(0).isNull()); // annotators disagree
        for (int row = 3; row < list->topLevelItemCount(); ++row)
            QVERIFY(!list->topLevelItem(row)->icon(0).isNull());
    }

    void theShareOfEachLabelIsOneEntryAwayUnderTheSameFilter() {
        label({m_cell}, {"outdated"});
        results::ResultFilter filter;
        filter.templates = {prompt::Template::Generation};
        results().setFilter(filter);
        auto* action = m_stage->window->heatmapPage()->findChild<QAction*>(QStringLiteral("labelSharesAction"));
        QVERIFY(action);
        action->trigger();
        ui::LabelsPage& page = *m_stage->window->labelsPage();
        QVERIFY(page.isVisible());
        QVERIFY(results().filter() == filter);
        QTRY_COMPARE(page.plot()->data().rowCount(), 1);
        const auto& data = page.plot()->data();
        const int column = static_cast<int>(data.columns.indexOf(QString::number(itemOf(m_cell).year)));
        QCOMPARE(data.cell(0, column).value, 100.0);
        QCOMPARE(data.cell(0, column).elements, 1); // of one annotated answer
        for (int other = 0; other < data.columnCount(); ++other)
            QCOMPARE(data.cell(0, other).hasValue(), other == column); // none annotated: empty, not 0 %
    }

    void whileItemsAreReadNothingIsLabelledAnewAndThenAllAtOnce() {
        m_stage->window->showPage(QStringLiteral("annotate"));
        QVERIFY(m_stage->window->annotatePage()->isVisible());
        const auto before = results().set();
        label({m_cell}, {"outdated"});
        QVERIFY(!QTest::qWaitFor([&] { return results().set() != before; }, kQuietMs));
        m_stage->window->showPage(QStringLiteral("elements"));
        QTRY_COMPARE(results().set()->labels->runs[0].cells.size(), std::size_t{1});
    }

    void aDialogOverTheItemsSeesTheLabelsOfNow() {
        m_stage->window->showPage(QStringLiteral("annotate"));
        label({m_cell}, {"outdated"});
        QDialog dialog(m_stage->window.get());
        dialog.open();
        QTRY_COMPARE(results().set()->labels->runs[0].cells.size(), std::size_t{1});
    }

private:
    ui::Results& results() { return m_stage->window->results(); }
    ui::AnnotationHub& hub() { return m_stage->window->annotations(); }
    ui::ElementsPage& elements() { return *m_stage->window->findChild<ui::ElementsPage*>(); }

    annotation::ItemKey itemOf(std::size_t cell, std::size_t run = 0) {
        return results::itemOf(*results().set(), run, cell);
    }
    /// The first Incorrect one of Generation of a run.
    std::size_t wrongCell(std::size_t run) {
        const results::RunColumns& columns = results().set()->run(run);
        const auto form = static_cast<std::size_t>(columns.layout.formIndex(prompt::Template::Generation));
        std::size_t cell = columns.cellAt(0, 0, form);
        while (columns.category[cell] != static_cast<std::uint8_t>(CellCategory::Incorrect))
            ++cell;
        return cell;
    }
    void label(const std::vector<std::size_t>& cells, const std::vector<std::string>& keys, std::size_t run = 0) {
        std::vector<ui::AnnotationTarget> targets;
        for (const std::size_t cell : cells)
            targets.push_back({itemOf(cell, run), results().set()->run(run).model});
        hub().label(QStringLiteral("Label"), targets, hub().labelSets().front(), keys);
    }
    qint64 elementRowOf(std::size_t cell) {
        const results::ResultSet& set = *results().set();
        return set.elements->rows[set.runs[0].elementOf[cell % set.run(0).rows.size()]];
    }
    void selectCell(std::size_t cell) {
        const auto item = itemOf(cell);
        ui::Selection selection;
        selection.run = results().set()->run(0).choice.run;
        selection.form = item.form;
        selection.year = item.year;
        selection.elementRow = elementRowOf(cell);
        m_stage->session->select(selection);
    }
    void openElement(std::size_t cell) {
        m_stage->window->showPage(QStringLiteral("elements"));
        QTRY_VERIFY(elements().list()->model()->rowCount() > 0);
        elements().showElement(elementRowOf(cell));
    }

    int rowOf(prompt::Template form) {
        const auto& groups = elements().grid()->data().groups;
        for (int row = 0; !groups.isEmpty() && row < groups.first().rows.size(); ++row)
            if (groups.first().rows.at(row).key == static_cast<qint64>(form)) return row;
        return -1;
    }
    /// Of the cell as the timeline shows it; empty where it does not.
    LabelTag gridTag(std::size_t cell) {
        const auto item = itemOf(cell);
        const widgets::AnswerGridData& data = elements().grid()->data();
        const int row = rowOf(item.form);
        if (row < 0 || elements().elementRow() != elementRowOf(cell)) return {};
        return data.groups.first().rows.at(row).cells.value(item.year - data.firstYear).tag;
    }

    QByteArray exported(const QString& name) {
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        QTest::mouseClick(elements().findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// A run that is wrong where the first one is right.
    qint64 addSecond() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        const qint64 run = m_stage->startRun(QStringLiteral("older"),
                                             QStringLiteral("calibration:?cutoff=2014&recall=0.8&seed=3"), spec);
        m_stage->waitForEnd(run);
        const qint64 first = results().choices().front().run;
        results().choose({{first, 0}, {run, 0}});
        (void)QTest::qWaitFor([&] { return results().set()->runs.size() == 2 && results().set()->run(1).finished; },
                              kLong);
        return run;
    }

    std::unique_ptr<Stage> m_stage;
    std::size_t m_cell = 0;
};

} // namespace chronoscope::test::labelColourStory

CHRONOSCOPE_STORY(labelColourStory, LabelColourStory)
#include "LabelColourStory.moc"
