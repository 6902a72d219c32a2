// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/annotation/AnnotationQueue.h"
#include "core/annotation/CellReading.h"
#include "core/run/RunFactory.h"
#include "ui/annotation/AnnotationSession.h"
#include "ui/annotation/DisagreementList.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/dialogs/AcceptedScoringDialog.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/pages/ElementsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/LabelsPage.h"
#include "ui/views/CheckList.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace chronoscope::test::labelsStory {

using analysis::CellCategory;
using results::FilterPart;

namespace {
constexpr int kLong = 30'000;
}

/// What annotations are good for: filters, marks, bulk labels, the final word, and a scoring of accepted answers.
class LabelsStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY_WITH_TIMEOUT(results().set() && results().set()->labels && results().set()->run(0).finished, kLong);
        QTRY_VERIFY(hub().isReady());
        hub().setAuthor(QStringLiteral("Anna"));
        QTRY_VERIFY(hub().isReady());
        QTRY_COMPARE(plot().data().rowCount(), 1);
        m_wrong = wrongCells();
        QVERIFY(m_wrong.size() > 10);
    }
    void cleanup() { m_stage.reset(); }

    void theFilterByLabelShowsWhatIsLabelledNow() {
        label({m_wrong[0], m_wrong[1], m_wrong[2]}, "outdated");
        openPart("Labels");
        tick(QStringLiteral("Outdated"));
        QCOMPARE(filter().labels, std::vector<std::string>{"outdated"});
        QTRY_COMPARE(shown(), 3);
        const auto* chip = m_stage->find<QWidget>(
            qPrintable(QStringLiteral("filterChip%1").arg(static_cast<int>(FilterPart::Labels))));
        QVERIFY(chip->findChild<QToolButton*>()->text().contains(QStringLiteral("Outdated")));
        QTest::keyClick(m_stage->find<QWidget>("filterPart"), Qt::Key_Escape);
        label({m_wrong[3]}, "outdated");
        QTRY_COMPARE(shown(), 4);
        hub().undoStack().undo();
        hub().undoStack().undo();
        QTRY_VERIFY(m_stage->window->heatmapPage()->isEmpty());
    }

    /// A step that is gone leaves its address to the next.
    void stepsOfUndoAreToldApartForGood() {
        label({m_wrong[0]}, "outdated");
        const quint64 first = hub().lastStep();
        const int index = hub().undoStack().index();
        QVERIFY(first > 0);
        hub().undoStack().undo();
        QVERIFY(hub().lastStep() != first);
        hub().undoStack().redo();
        QCOMPARE(hub().lastStep(), first);
        hub().undoStack().undo();
        label({m_wrong[1]}, "other"); // in the place of the first, which is deleted
        QCOMPARE(hub().undoStack().index(), index);
        QVERIFY(hub().lastStep() > first);
    }

    void whatIsNotAnnotatedIsTheRest() {
        const int all = shown();
        label({m_wrong[0], m_wrong[1]}, "other");
        openPart("Labels");
        tick(QStringLiteral("not annotated"));
        QTRY_COMPARE(shown(), all - 2);
    }

    void anyLabelIsWhatSomebodyAnnotated() {
        label({m_wrong[0], m_wrong[1]}, "other");
        label({m_wrong[2]}, "outdated");
        openPart("Labels");
        tick(QStringLiteral("any label"));
        QCOMPARE(filter().labels, std::vector<std::string>{annotation::kAnyLabel});
        QTRY_COMPARE(shown(), 3);
    }

    void theseAreAnnotatedFromAnyResultPage() {
        const std::size_t wrong = annotation::countQueue(*results().set(), filter());
        m_stage->window->showPage(QStringLiteral("elements"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->window->findChild<ui::NewQueueDialog*>());
        auto* dialog = m_stage->window->findChild<ui::NewQueueDialog*>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* make = dialog->findChild<QPushButton*>(QStringLiteral("makeQueue"));
        QTRY_VERIFY_WITH_TIMEOUT(make->isEnabled(), kLong);
        QTest::keyClick(dialog, Qt::Key_Return);
        auto& annotating = m_stage->window->annotatePage()->annotating();
        QTRY_VERIFY_WITH_TIMEOUT(annotating.state().size() > 0, kLong);
        QCOMPARE(annotating.state().size(), wrong);
        QVERIFY(m_stage->window->annotatePage()->isVisible());
    }

    void theInspectorLabelsAllChosenAtOnce() {
        openWrongCell();
        auto* list = m_stage->window->inspector()->elementList();
        const int rows = list->model()->rowCount();
        QVERIFY(rows > 1);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
        const std::size_t before = hub().book().size();
        const int steps = hub().undoStack().index();
        auto* button = m_stage->find<QToolButton>("labelCellsButton");
        QVERIFY(button->isVisible() && button->isEnabled());
        chooseInMenu(button, {QStringLiteral("Outdated")});
        QTRY_VERIFY(hub().book().size() > before);
        QCOMPARE(hub().undoStack().index(), steps + 1);
        const auto labelled = hub().book().size() - before;
        QVERIFY(m_stage->find<QLabel>("cellLabelWords")->text().contains(QString::number(labelled)));
        auto* undo = m_stage->find<QToolButton>("undoCellsButton");
        QVERIFY(undo->isVisible());
        undo->setFocus();
        QTest::keyClick(undo, Qt::Key_Space);
        QCOMPARE(hub().book().size(), before);
    }

    void aDigitLabelsInTheInspectorToo() {
        openWrongCell();
        auto* list = m_stage->window->inspector()->elementList();
        QVERIFY(list->model()->rowCount() > 1);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
        const std::size_t before = hub().book().size();
        QTest::keyClick(list, Qt::Key_1);
        QTRY_VERIFY(hub().book().size() > before);
        const QString first = QString::fromStdString(hub().labelSets().front().labels.front().name);
        QVERIFY(m_stage->find<QLabel>("cellLabelWords")->text().endsWith(first));
        hub().undoStack().undo();
        QCOMPARE(hub().book().size(), before);
    }

    void theDigitsAreThoseOfTheSetThatWasLastChosen() {
        hub().putLabelSet(
            {"Topics", true, {{"sport", "About sport", "", {}}, {"rest", "About something else", "", {}}}},
            [](const Status& done) { QVERIFY(done); });
        QTRY_VERIFY(hub().labelSet("Topics"));
        openWrongCell();
        auto* list = m_stage->window->inspector()->elementList();
        const auto chooseAll = [list] {
            list->setFocus();
            QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
        };
        const std::size_t before = hub().book().size();
        chooseAll();
        QTest::keyClick(list, Qt::Key_2); // nobody has chosen yet
        QTRY_VERIFY(hub().book().size() > before);
        const auto* words = m_stage->find<QLabel>("cellLabelWords");
        QVERIFY(words->text().endsWith(QString::fromStdString(hub().labelSets().front().labels.at(1).name)));
        hub().undoStack().undo();
        chooseAll();
        chooseInMenu(m_stage->find<QToolButton>("labelCellsButton"),
                     {QStringLiteral("Topics"), QStringLiteral("About sport")});
        QTRY_VERIFY(hub().book().size() > before);
        hub().undoStack().undo();
        QCOMPARE(hub().book().size(), before);
        chooseAll();
        QTest::keyClick(list, Qt::Key_2);
        QTRY_VERIFY(hub().book().size() > before);
        QVERIFY2(words->text().endsWith(QLatin1String("About something else")), qPrintable(words->text()));
        hub().undoStack().undo();
    }

    void anElementWhoseGoldIsWrongIsMarkedWithTheNamesOfThoseWhoSaySo() {
        const std::uint32_t element = elementOf(m_wrong[0]);
        label({m_wrong[0]}, "gold");
        QTRY_COMPARE(static_cast<int>(results().set()->labels->goldWrong[element]), 1);
        m_stage->window->showPage(QStringLiteral("elements"));
        const auto* list = m_stage->find<QListView>("elementsList");
        const auto marked = [list](int role, const QString& text) {
            int count = 0;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                count += list->model()->index(row, 0).data(role).toString().contains(text) ? 1 : 0;
            return count;
        };
        QTRY_COMPARE(marked(Qt::DisplayRole, QStringLiteral("⚑")), 1);
        QCOMPARE(marked(Qt::ToolTipRole, QStringLiteral("Anna")), 1);
        ui::Selection selection;
        selection.elementRow = results().set()->elements->rows[element];
        m_stage->session->select(selection);
        QTRY_VERIFY(m_stage->find<QLabel>("inspectorSubject")->text().startsWith(QStringLiteral("⚑")));
        QVERIFY(m_stage->find<QLabel>("inspectorSubject")->toolTip().contains(QStringLiteral("Anna")));
        m_stage->window->showPage(QStringLiteral("heatmap"));
        auto* rows = m_stage->window->heatmapPage()->findChild<QComboBox*>(QStringLiteral("rowsCombo"));
        choose(rows, rows->count() - 1); // elements
        const auto markedRows = [this] {
            return std::count_if(plot().data().rows.begin(), plot().data().rows.end(), [](const auto& row) {
                return row.label.startsWith(QStringLiteral("⚑")) && row.detail.contains(QStringLiteral("Anna"));
            });
        };
        QTRY_COMPARE(markedRows(), 1);
    }

    void aDisagreementGetsTheFinalWordAndLosesItAgain() {
        label({m_wrong[0], m_wrong[1]}, "outdated");
        hub().setAuthor(QStringLiteral("Ben"));
        QTRY_VERIFY(hub().isReady() && hub().author() == "Ben");
        QTRY_COMPARE(hub().unsaved(), 0);
        label({m_wrong[0]}, "boundary");
        label({m_wrong[1]}, "outdated");
        openLabels(ui::LabelsPage::View::Agreement);
        auto* list = page().disagreements()->list();
        QTRY_COMPARE(list->topLevelItemCount(), 1);
        QTRY_VERIFY(page().numbers().rows.size() > 2);
        QCOMPARE(page().numbers().rows.front()[4], std::string("2")); // items that both labelled
        QVERIFY(page()
                    .findChild<QLabel*>(QStringLiteral("disagreementSaid"))
                    ->text()
                    .contains(QStringLiteral("Anna: Outdated")));
        openLabels(ui::LabelsPage::View::Counts); // of what both say alike: the other answer is told, and not counted
        const QString leftOut = QStringLiteral("Left out, as their annotators give no label together: 1.");
        QTRY_VERIFY(page().findChild<QLabel*>(QStringLiteral("labelsSource"))->text().endsWith(leftOut));
        openLabels(ui::LabelsPage::View::Agreement);
        QTRY_COMPARE(list->topLevelItemCount(), 1);
        chooseInMenu(page().findChild<QToolButton*>(QStringLiteral("finalWordButton")), {QStringLiteral("Outdated")});
        const auto item = itemOf(m_wrong[0]);
        QCOMPARE(hub().book().consensus(item).labels, std::vector<std::string>{"outdated"});
        QCOMPARE(hub().book().of(item).size(), std::size_t{3}); // theirs stay
        QTRY_VERIFY(list->topLevelItem(0)->text(5) == QStringLiteral("Outdated"));
        auto* undo = page().findChild<QToolButton*>(QStringLiteral("undoFinalButton"));
        undo->setFocus();
        QTest::keyClick(undo, Qt::Key_Space);
        QCOMPARE(hub().book().of(item).size(), std::size_t{2});
        QTRY_VERIFY(list->topLevelItem(0)->text(5).isEmpty());
    }

    void theCountsSayHowManyOfTheLabelledHaveALabel() {
        label({m_wrong[0], m_wrong[1], m_wrong[2]}, "outdated");
        label({m_wrong[3]}, "boundary");
        openLabels(ui::LabelsPage::View::Counts);
        choose(page().findChild<QComboBox*>(QStringLiteral("labelsColumns")), 1); // runs
        QTRY_COMPARE(page().plot()->data().rowCount(), 2);
        QTRY_COMPARE(page().plot()->data().columns, QStringList{QStringLiteral("known")});
        QCOMPARE(page().plot()->data().cell(0, 0).value, 75.0);
        QCOMPARE(page().plot()->data().cell(0, 0).elements, 4);
        page().plot()->setCurrentCell(0, 0);
        page().plot()->setFocus();
        QTest::keyClick(page().plot(), Qt::Key_Return);
        QCOMPARE(filter().labels, std::vector<std::string>{"outdated"});
    }

    void acceptedAnswersCountUnderTheirScoringAlone() {
        const auto before = results().set()->run(0).category;
        accept(m_wrong[0]);
        openLabels(ui::LabelsPage::View::Audit);
        QTRY_COMPARE_WITH_TIMEOUT(page().numbers().rows.size(), std::size_t{1}, kLong);
        const auto& columns = page().numbers().columns;
        const auto gained =
            static_cast<std::size_t>(std::find(columns.begin(), columns.end(), "gained") - columns.begin());
        QCOMPARE(page().numbers().rows.front()[gained], std::string("1"));
        auto* make = page().findChild<QPushButton*>(QStringLiteral("makeScoringButton"));
        make->setFocus();
        QTest::keyClick(make, Qt::Key_Space);
        auto* dialog = page().findChild<ui::AcceptedScoringDialog*>();
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        qint64 scoring = 0;
        connect(dialog, &ui::AcceptedScoringDialog::made, this,
                [&](const store::ScoringRecord& made) { scoring = made.id; });
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(scoring != 0, kLong);
        const auto run = results().choices().front();
        results().choose({run, {run.run, scoring}});
        QTRY_COMPARE_WITH_TIMEOUT(results().set()->runs.size(), std::size_t{2}, kLong);
        QVERIFY(results().set()->run(0).category == before);
        const auto& after = results().set()->run(1).category;
        std::size_t others = 0;
        for (std::size_t cell = 0; cell < after.size(); ++cell)
            others += after[cell] != before[cell] ? 1U : 0U;
        QCOMPARE(others, std::size_t{1});
        QCOMPARE(static_cast<CellCategory>(after[m_wrong[0]]), CellCategory::Correct);
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_COMPARE(plot().data().rowCount(), 2);
    }

private:
    ui::Results& results() { return m_stage->window->results(); }
    ui::AnnotationHub& hub() { return m_stage->window->annotations(); }
    ui::LabelsPage& page() { return *m_stage->window->labelsPage(); }
    widgets::HeatmapPlot& plot() { return *m_stage->window->heatmapPage()->plot(); }
    const results::ResultFilter& filter() { return results().filter(); }

    /// Of the one row.
    int shown() {
        int all = 0;
        for (int column = 0; column < plot().data().columnCount(); ++column)
            all += plot().data().cell(0, column).planned ? plot().data().cell(0, column).elements : 0;
        return all;
    }

    /// Incorrect ones of Generation, one per element, in cell order.
    std::vector<std::size_t> wrongCells() {
        const results::RunColumns& run = results().set()->run(0);
        std::vector<std::size_t> cells;
        std::vector<std::uint8_t> seen(run.rows.size(), 0);
        const auto form = static_cast<std::size_t>(run.layout.formIndex(prompt::Template::Generation));
        for (std::size_t year = 0; year < run.layout.years.size(); ++year)
            for (std::size_t ordinal = 0; ordinal < run.rows.size(); ++ordinal) {
                const std::size_t cell = run.cellAt(ordinal, year, form);
                if (run.category[cell] != static_cast<std::uint8_t>(CellCategory::Incorrect) || seen[ordinal]++ != 0)
                    continue;
                cells.push_back(cell);
            }
        return cells;
    }
    annotation::ItemKey itemOf(std::size_t cell) { return results::itemOf(*results().set(), 0, cell); }
    std::uint32_t elementOf(std::size_t cell) {
        return static_cast<std::uint32_t>(
            results().set()->runs[0].elementOf[cell % results().set()->run(0).rows.size()]);
    }
    void label(const std::vector<std::size_t>& cells, const char* key) {
        std::vector<ui::AnnotationTarget> targets;
        for (const std::size_t cell : cells)
            targets.push_back({itemOf(cell), results().set()->run(0).model});
        hub().label(QStringLiteral("Label"), targets, hub().labelSets().front(), {key});
    }

    /// Holds every answer of the cell to be right.
    void accept(std::size_t cell) {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        QVERIFY(reader.ok());
        const auto context = run::loadTemplateRun(*reader, results().choices().front().run);
        QVERIFY(context.ok());
        const auto read =
            annotation::readCell(*reader, **context, results().set()->run(0).judge, static_cast<std::int64_t>(cell));
        QVERIFY(read.ok());
        annotation::AnnotationBody body;
        body.labels = {"alias"};
        for (const auto& answer : read->answers)
            if (!answer.answer.empty()) body.accepted.push_back({answer.answer, "another name"});
        QVERIFY(!body.accepted.empty());
        hub().say(QStringLiteral("Accept"), {itemOf(cell), results().set()->run(0).model},
                  hub().labelSets().front().name, body, 1);
    }

    void openWrongCell() {
        for (int column = 0; column < plot().data().columnCount(); ++column) {
            plot().setCurrentCell(0, column);
            plot().setFocus();
            QTest::keyClick(&plot(), column == 0 ? Qt::Key_Right : Qt::Key_Left);
            auto* list = m_stage->window->inspector()->elementList();
            auto* chip = m_stage->find<QToolButton>(
                qPrintable(QStringLiteral("chip%1").arg(static_cast<int>(CellCategory::Incorrect))));
            if (!QTest::qWaitFor([&] { return list->model()->rowCount() > 0; }, 2'000)) continue;
            if (!QTest::qWaitFor([&] { return chip->isEnabled() && !chip->text().isEmpty(); }, 500)) continue;
            QTest::mouseClick(chip, Qt::LeftButton);
            const auto areListed = [&] { // these, and no longer all
                const int rows = list->model()->rowCount();
                return rows > 1 && chip->text().endsWith(QLatin1Char(' ') + QString::number(rows));
            };
            if (QTest::qWaitFor(areListed, 500)) return;
        }
    }

    void openLabels(ui::LabelsPage::View view) {
        m_stage->window->showPage(QStringLiteral("annotate"));
        m_stage->find<QTabWidget>("annotateTabs")->setCurrentWidget(&page());
        page().show(view);
        QVERIFY(page().isVisible());
    }

    void openPart(const char* name) {
        const auto actions = m_stage->find<QToolButton>("addFilterButton")->menu()->actions();
        for (QAction* action : actions)
            if (action->text().remove(QLatin1Char('&')) == QLatin1String(name)) return action->trigger();
        QFAIL("no such part");
    }
    void tick(const QString& text) {
        auto* list = m_stage->find<ui::CheckList>("filterPart")->list();
        const auto items = list->findItems(text, Qt::MatchExactly);
        QCOMPARE(items.size(), 1);
        list->setFocus();
        list->setCurrentItem(items.first());
        QTest::keyClick(list, Qt::Key_Space);
    }

    std::unique_ptr<Stage> m_stage;
    std::vector<std::size_t> m_wrong;
};

} // namespace chronoscope::test::labelsStory

CHRONOSCOPE_STORY(labelsStory, LabelsStory)
#include "LabelsStory.moc"
