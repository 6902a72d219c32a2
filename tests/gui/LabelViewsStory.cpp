// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/inspector/Inspector.h"
#include "ui/models/ListedElementsModel.h"
#include "ui/pages/ComparePage.h"
#include "ui/pages/ElementsPage.h"
#include "ui/views/FlipList.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/LabelTagDelegate.h"

#include <QApplication>
#include <QFile>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace chronoscope::test::labelViewsStory {

using widgets::LabelTag;

namespace {
constexpr int kLong = 30'000;
const QString kFlag = QStringLiteral("⚑");
} // namespace

/// A researcher labels while the result views are open: each of two label sets stays itself, and nothing jumps.
class LabelViewsStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY_WITH_TIMEOUT(results().set() && results().set()->labels && results().set()->run(0).finished, kLong);
        QTRY_VERIFY(hub().isReady());
    }
    void cleanup() { m_stage.reset(); }

    void aLabelGivenWhileTwoRunsAreComparedMovesNothing() {
        openComparison();
        auto* table = compare().flips()->table();
        auto* lists = compare().findChild<QTabWidget*>(QStringLiteral("compareLists"));
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isRefining() && lists->isTabVisible(1), kLong);
        const auto refined = compare().findChild<QTableView*>(QStringLiteral("pooledTable"))->model()->rowCount();
        table->setCurrentIndex(table->model()->index(20, 0));
        const int scrolled = table->verticalScrollBar()->value();
        lists->setCurrentIndex(1);
        const results::Flip flip = compare().flips()->model()->at(3);
        const auto cell = results::cellOf(results().set()->runs[0], flip.element, flip.form, flip.year);
        QVERIFY(cell);
        label(*cell, {"outdated"});
        QTRY_VERIFY(!tagOf(table->model()->index(3, ui::FlipModel::First)).isEmpty());
        QVERIFY(!compare().isRefining()); // the bootstrap of the same numbers
        QCOMPARE(table->currentIndex().row(), 20);
        QCOMPARE(table->verticalScrollBar()->value(), scrolled);
        QCOMPARE(lists->currentIndex(), 1);
        QCOMPARE(compare().findChild<QTableView*>(QStringLiteral("pooledTable"))->model()->rowCount(), refined);
        QTRY_VERIFY(compare().flips()->findChild<QToolButton*>(QStringLiteral("legend_outdated")));
    }

    void otherNumbersKeepTheTabOfTheOtherRuns() {
        openComparison();
        auto* lists = compare().findChild<QTabWidget*>(QStringLiteral("compareLists"));
        QTRY_VERIFY_WITH_TIMEOUT(lists->isTabVisible(1), kLong);
        lists->setCurrentIndex(1);
        QTest::mouseClick(compare().findChild<QToolButton*>(QStringLiteral("compareSwap")), Qt::LeftButton);
        QTRY_VERIFY(compare().isRefining());
        QCOMPARE(lists->currentIndex(), 1);
    }

    void anElementWhoseGoldIsWrongIsMarkedInEveryList() {
        openComparison();
        const results::Flip flip = compare().flips()->model()->at(0);
        const auto cell = results::cellOf(results().set()->runs[0], flip.element, flip.form, flip.year);
        QVERIFY(cell);
        label(*cell, {"gold"});
        const auto first = [&] { return compare().flips()->model()->index(0, ui::FlipModel::Subject); };
        QTRY_VERIFY(first().data().toString().startsWith(kFlag));
        QVERIFY(plain(first().data(Qt::ToolTipRole)).contains(QStringLiteral("gold is wrong, says")));

        ui::ListedElementsModel listed;
        listed.setList(results().set(), {{0, flip.element, flip.form, flip.year, std::nullopt}});
        QVERIFY(listed.index(0).data().toString().startsWith(kFlag));
        QVERIFY(plain(listed.index(0).data(Qt::ToolTipRole)).contains(QStringLiteral("gold is wrong, says")));

        m_stage->session->select(compareSelection(flip));
        auto* list = m_stage->window->inspector()->elementList();
        const auto marked = [list] {
            QStringList tips;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                if (list->model()->index(row, 0).data().toString().startsWith(kFlag))
                    tips << plain(list->model()->index(row, 0).data(Qt::ToolTipRole));
            return tips;
        };
        QTRY_COMPARE(marked().size(), 1);
        QVERIFY(marked().first().contains(QStringLiteral("gold is wrong, says")));
    }

    void theFigureOfTheTimelineSaysThatTheGoldIsWrong() {
        const std::size_t cell = wrongCells(1).front();
        openElement(cell);
        const qsizetype without = exported(QStringLiteral("without.svg")).size();
        label(cell, {"gold"});
        QTRY_VERIFY(gridTags().contains(QStringLiteral("G")));
        const auto with = exported(QStringLiteral("gold.svg"));
        hub().undoStack().undo();
        label(cell, {"other"}); // a tag and a line of the legend, but no mark
        QTRY_VERIFY(gridTags().contains(QStringLiteral("O")));
        const auto other = exported(QStringLiteral("other.svg"));
        QVERIFY(without > 0 && other.size() > without);
        QVERIFY(heightOf(with) > heightOf(other));
    }

    void theSameKeyOfTwoSetsIsTwoLabelsInEveryView() {
        putSet({"own", true, {{"alias", "Mine first", "", {}}, {"gold", "As good as gold", "", {}}}});
        const auto cells = wrongCells(4);
        label(cells[0], {"alias"});
        label(cells[1], {"alias"});
        label(cells[2], {"alias"}, 1);
        label(cells[3], {"gold"}, 1);
        QTRY_COMPARE(results().set()->labels->runs[0].cells.size(), std::size_t{4});
        const auto& labels = *results().set()->labels;
        QCOMPARE(std::count(labels.goldWrong.begin(), labels.goldWrong.end(), 1), 0);
        const ui::LabelMarks marks(results().set());
        const LabelTag builtIn = marks.of(labels.labelsOf(0, cells[0])), own = marks.of(labels.labelsOf(0, cells[2]));
        QVERIFY(builtIn.sign != own.sign && builtIn.style != own.style);
        QCOMPARE(own.words, QStringLiteral("Label: Mine first (own)"));
        openElement(cells[2]);
        QTRY_VERIFY(gridTags().contains(own.sign));
        auto* entry = elements().findChild<QToolButton*>(QStringLiteral("legend_own/alias"));
        QVERIFY(entry);
        QTest::mouseClick(entry, Qt::LeftButton);
        QCOMPARE(results().filter().labels, std::vector<std::string>{"own/alias"});
        QTRY_COMPARE(elements().list()->model()->rowCount(), 1);
    }

    void theTableOfTheTimelineNamesTheLabels() {
        const std::size_t cell = wrongCells(1).front();
        label(cell, {"outdated", "vague"});
        openElement(cell);
        QTRY_VERIFY(gridTags().contains(QStringLiteral("1")));
        const analysis::Table& table = elements().numbers();
        QCOMPARE(table.columns.back(), std::string("labels"));
        QCOMPARE(std::count_if(table.rows.begin(), table.rows.end(),
                               [](const auto& row) { return row.back() == "Outdated; Too vague"; }),
                 1);
    }

    void anEntryOfTheLegendKeepsTheFocusWhenItIsPressed() {
        const std::size_t cell = wrongCells(1).front();
        label(cell, {"outdated", "vague"});
        openElement(cell);
        const auto entry = [this](const char* name) { return elements().findChild<QToolButton*>(QLatin1String(name)); };
        QTRY_VERIFY(entry("legend_vague") && entry("legend_outdated"));
        entry("legend_vague")->setFocus();
        QTest::keyClick(entry("legend_vague"), Qt::Key_Space);
        QTRY_COMPARE(elements().list()->model()->rowCount(), 1);
        label(cell, {"outdated", "vague", "other"}); // the legend is another
        QTRY_VERIFY(entry("legend_other"));
        QCOMPARE(QApplication::focusWidget(), entry("legend_vague"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(results().filter().labels, std::vector<std::string>{"vague"});
    }

    void aLegendWithoutRoomHasTheRestInAMenu() {
        label(wrongCells(1).front(), {"outdated", "vague", "other", "format", "refusal"});
        QTRY_COMPARE(results().set()->labels->runs[0].cells.size(), std::size_t{1});
        QWidget box;
        box.resize(150, 400);
        auto* legend = new ui::LabelLegend(results(), &box);
        const auto given = results().set()->labels->runs[0].given;
        legend->setRoom(70); // two lines
        legend->explain(ui::LabelMarks(results().set()), given);
        auto* more = legend->findChild<QToolButton*>(QStringLiteral("legendMore"));
        const auto shown = [&] {
            const auto buttons = legend->findChildren<QToolButton*>();
            return std::count_if(buttons.begin(), buttons.end(),
                                 [more](const QToolButton* button) { return button != more && !button->isHidden(); });
        };
        QVERIFY(!legend->isHidden() && !more->isHidden());
        QVERIFY(shown() > 0);
        const auto hidden = static_cast<qsizetype>(given.size()) - shown();
        QCOMPARE(more->menu()->actions().size(), hidden);
        QVERIFY2(more->text().contains(QString::number(hidden)), qPrintable(more->text()));
        more->menu()->actions().constLast()->trigger();
        QCOMPARE(results().filter().labels.size(), std::size_t{1});
        legend->setRoom(QWIDGETSIZE_MAX);
        QVERIFY(more->isHidden());
        QCOMPARE(shown(), static_cast<std::ptrdiff_t>(given.size()));
    }

private:
    ui::Results& results() { return m_stage->window->results(); }
    ui::AnnotationHub& hub() { return m_stage->window->annotations(); }
    ui::ElementsPage& elements() { return *m_stage->window->findChild<ui::ElementsPage*>(); }
    ui::ComparePage& compare() { return *m_stage->window->findChild<ui::ComparePage*>(); }

    static LabelTag tagOf(const QModelIndex& index) { return index.data(ui::kLabelTagRole).value<LabelTag>(); }
    static QString plain(const QVariant& text) { return text.toString().replace(QChar::Nbsp, QLatin1Char(' ')); }
    static int heightOf(const QByteArray& svg) {
        const auto from = svg.indexOf("viewBox=\"") + 9;
        return svg.mid(from, svg.indexOf('"', from) - from).split(' ').value(3).toInt();
    }

    void putSet(const annotation::LabelSet& set) {
        bool done = false;
        hub().putLabelSet(set, [&done](const Status&) { done = true; });
        QTRY_VERIFY(done && hub().labelSets().size() == 2);
    }
    void label(std::size_t cell, const std::vector<std::string>& keys, std::size_t labelSet = 0) {
        hub().label(QStringLiteral("Label"),
                    {{results::itemOf(*results().set(), 0, cell), results().set()->run(0).model}},
                    hub().labelSets()[labelSet], keys);
    }
    /// Incorrect ones of Generation of the first run, each of another element.
    std::vector<std::size_t> wrongCells(std::size_t count) {
        const results::RunColumns& columns = results().set()->run(0);
        const auto form = static_cast<std::size_t>(columns.layout.formIndex(prompt::Template::Generation));
        std::vector<std::size_t> cells;
        std::set<std::size_t> seen;
        for (std::size_t cell = columns.cellAt(0, 0, form); cells.size() < count && cell < columns.category.size();
             ++cell)
            if (columns.category[cell] == static_cast<std::uint8_t>(analysis::CellCategory::Incorrect) &&
                seen.insert(cell % columns.rows.size()).second)
                cells.push_back(cell);
        return cells;
    }
    void openElement(std::size_t cell) {
        const results::ResultSet& set = *results().set();
        m_stage->window->showPage(QStringLiteral("elements"));
        QTRY_VERIFY(elements().list()->model()->rowCount() > 0);
        elements().showElement(set.elements->rows[set.runs[0].elementOf[cell % set.run(0).rows.size()]]);
        QTRY_VERIFY(!elements().grid()->data().isEmpty());
    }
    QStringList gridTags() {
        QStringList signs;
        for (const auto& group : elements().grid()->data().groups)
            for (const auto& row : group.rows)
                for (const widgets::AnswerCell& cell : row.cells)
                    if (!cell.tag.isEmpty()) signs << cell.tag.sign;
        return signs;
    }
    QByteArray exported(const QString& name) {
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        QTest::mouseClick(elements().findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Three runs, so that the first one is held against each other.
    void openComparison() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        for (const char* cutoff : {"2014", "2016"}) {
            const auto uri = QStringLiteral("calibration:?cutoff=%1&recall=0.8&seed=3").arg(QLatin1String(cutoff));
            m_stage->waitForEnd(m_stage->startRun(QStringLiteral("until ") + QLatin1String(cutoff), uri, spec));
        }
        const auto isFinished = [](const results::RunView& run) { return run.columns->finished; };
        QTRY_VERIFY_WITH_TIMEOUT(
            results().set()->runs.size() == 3 &&
                std::all_of(results().set()->runs.begin(), results().set()->runs.end(), isFinished),
            kLong);
        m_stage->window->showPage(QStringLiteral("compare"));
        QTRY_VERIFY_WITH_TIMEOUT(compare().flips()->model()->rowCount() > 30, kLong);
    }
    ui::Selection compareSelection(const results::Flip& flip) {
        ui::Selection selection;
        selection.run = results().set()->run(0).choice.run;
        selection.form = flip.form;
        selection.year = flip.year;
        selection.elementRow = results().set()->elements->rows[flip.element];
        return selection;
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::labelViewsStory

CHRONOSCOPE_STORY(labelViewsStory, LabelViewsStory)
#include "LabelViewsStory.moc"
