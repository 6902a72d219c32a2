// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/help/HelpWindow.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberNote.h"
#include "ui/help/NumberSource.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ComparePage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/ElementsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/studies/chroknow/YearStrip.h"
#include "ui/views/ChipWidget.h"
#include "ui/views/FilterBar.h"
#include "widgets/plots/AnswerGrid.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QClipboard>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QTableView>
#include <QTableWidget>

namespace chronoscope::test::listMenuStory {

/// Every list offers, under the right button and Shift+F10, what means something for the row that is meant.
class ListMenuStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        m_later = m_stage->startRun(QStringLiteral("later"),
                                    QStringLiteral("calibration:?cutoff=2014&recall=0.9&seed=5"), spec);
        m_stage->waitForEnd(m_later);
        QTRY_COMPARE(results().choices().size(), std::size_t{2});
        QTRY_VERIFY(results().set() && results().set()->runs.size() == 2);
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        results().setFilter({});
    }
    void cleanup() {
        if (auto* menu = shownMenu()) menu->close();
    }

    void anElementOfTheBenchmarkIsTheOnlyOneOnTheResultPages() {
        auto* table = show<QTableView>("benchmark", m_stage->window->benchmarkPage()->table());
        QVERIFY(open(table, 1));
        QVERIFY(names().contains(QStringLiteral("copyElementsAction"))); // its own first
        QVERIFY(!names().contains(QStringLiteral("askAgain")));          // nobody was asked there
        const QString subject = table->model()->index(1, 0).data().toString();
        QVERIFY(choose("onlyThis"));
        QCOMPARE(results().filter().elements.size(), std::size_t{1});
        auto* page = m_stage->window->findChild<ui::ElementsPage*>();
        QTRY_VERIFY(page->isVisible());
        auto* list = page->findChild<QListView*>(QStringLiteral("elementsList"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QVERIFY(list->model()->index(0, 0).data().toString().contains(subject));
    }

    void anElementThatNoShownRunAskedSaysSo() {
        results().choose({{m_later, 0}}); // of general facts alone
        QTRY_COMPARE(results().set()->runs.size(), std::size_t{1});
        auto* table = show<QTableView>("benchmark", m_stage->window->benchmarkPage()->table());
        const auto* model = table->model();
        int row = 0;
        while (row < model->rowCount() && model->index(row, 2).data().toString() == QLatin1String("General"))
            ++row;
        QVERIFY(row < model->rowCount());
        QVERIFY(open(table, row));
        const auto* only = shownMenu()->findChild<QAction*>(QStringLiteral("onlyThis"));
        QVERIFY(only && !only->isEnabled());
        QVERIFY(only->toolTip().startsWith(QLatin1String("No run that the result pages show")));
        shownMenu()->close();
        results().chooseNewest();
        QTRY_COMPARE(results().set()->runs.size(), std::size_t{2});
    }

    void aRunIsNarrowedToComparedAndCopied() {
        auto* table = show<QTableView>("runs", m_stage->window->runsPage()->table());
        const int row = rowOf(table, QStringLiteral("later"));
        QVERIFY(open(table, row));
        for (const char* name : {"onlyThis", "annotateThis", "copyValue", "copyRow"})
            QVERIFY2(names().contains(QLatin1String(name)), name);
        QVERIFY(!names().contains(QStringLiteral("askAgain")));
        QVERIFY(choose("copyRow"));
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("later\t")));
        QVERIFY(open(table, row));
        QVERIFY(choose("onlyThis"));
        QCOMPARE(results().filter().runs, (std::vector<results::RunChoice>{{m_later, 0}}));
        QTRY_COMPARE(m_stage->window->heatmapPage()->plot()->data().rowCount(), 1);
        show<QTableView>("runs", table);
        QVERIFY(open(table, row));
        QVERIFY(compareWith(QStringLiteral("known")));
        QTRY_VERIFY(m_stage->find<QWidget>("compareRail")->property("checked").toBool());
    }

    void aStoredReplyIsAskedAgainFromTheRunsPage() {
        auto* runs = show<QTableView>("runs", m_stage->window->runsPage()->table());
        runs->setFocus();
        runs->selectRow(rowOf(runs, QStringLiteral("later")));
        auto* replies = m_stage->find<QTableWidget>("newestReplies");
        QTRY_VERIFY(replies->isVisible() && replies->rowCount() > 0);
        QVERIFY(open(replies, 0));
        QVERIFY(choose("askAgain"));
        auto* again = m_stage->window->inspector()->findChild<QWidget*>(QStringLiteral("askNowButton"));
        QCOMPARE(m_stage->session->selection().run, m_later);
        QVERIFY(m_stage->session->selection().elementRow != 0);
        QTRY_VERIFY(again->isVisible());
    }

    void aQuestionThatTwoRunsDifferOnIsAnnotatedAlone() {
        m_stage->window->showPage(QStringLiteral("compare"));
        auto* page = m_stage->window->findChild<ui::ComparePage*>();
        QTRY_VERIFY(page->flips()->model()->rowCount() > 0);
        auto* table = page->flips()->table();
        QVERIFY(open(table, 0, "figureMenu"));
        const ui::Selection of = page->flips()->model()->selection(0, 0);
        for (const char* name : {"onlyThis", "annotateThis", "askAgain", "copyRow", "compareWith"})
            QVERIFY2(names().contains(QLatin1String(name)), name);
        QVERIFY(choose("annotateThis"));
        const auto& filter = results().filter();
        QCOMPARE(filter.runs, (std::vector<results::RunChoice>{{of.run, 0}}));
        QCOMPARE(filter.years, (std::vector<results::YearRange>{{of.year, of.year}}));
        QCOMPARE(filter.elements.size(), std::size_t{1});
        QTRY_VERIFY(m_stage->window->findChild<ui::NewQueueDialog*>());
        m_stage->window->findChild<ui::NewQueueDialog*>()->reject();
    }

    void theMenuOfAnAnswerIsOfTheAnswerUnderTheMouse() {
        m_stage->window->showPage(QStringLiteral("elements"));
        auto* page = m_stage->window->findChild<ui::ElementsPage*>();
        auto* grid = page->findChild<widgets::AnswerGrid*>();
        QTRY_VERIFY(!grid->data().groups.isEmpty());
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_Home);
        const QPoint at = grid->cellRect({grid->current().group, grid->current().row, 2012}).center().toPoint();
        QTest::mouseClick(grid, Qt::RightButton, {}, at);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, grid->mapToGlobal(at)); // as the platform sends it
        QApplication::sendEvent(grid, &asked);
        QTRY_VERIFY(shownMenu("figureMenu"));
        for (const char* name : {"onlyThis", "askAgain", "copyValue", "whatIsThis"})
            QVERIFY2(names().contains(QLatin1String(name)), name);
        QVERIFY(choose("annotateThis"));
        QCOMPARE(results().filter().years, (std::vector<results::YearRange>{{2012, 2012}}));
        QCOMPARE(results().filter().elements.size(), std::size_t{1});
        QTRY_VERIFY(m_stage->window->findChild<ui::NewQueueDialog*>());
        m_stage->window->findChild<ui::NewQueueDialog*>()->reject();
    }

    void anAnswerOfTheGridIsNarrowedToWithinTheFilter() {
        results::ResultFilter within;
        within.years = {{2011, 2013}};
        results().setFilter(within);
        m_stage->window->showPage(QStringLiteral("answers"));
        auto* grid = m_stage->find<QTableView>("answersGrid");
        QTRY_VERIFY(grid->isVisible() && grid->model()->rowCount() > 0);
        QVERIFY(open(grid, 0, "figureMenu"));
        for (const char* name : {"onlyThis", "annotateThis", "askAgain", "compareWith"})
            QVERIFY2(names().contains(QLatin1String(name)), name);
        QVERIFY(choose("onlyThis"));
        QCOMPARE(results().filter().elements.size(), std::size_t{1});
        QCOMPARE(results().filter().years, within.years);
    }

    void theOldestOfMoreRunsThanAreShownIsNarrowedTo() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.years = {2012};
        spec.sets = 1;
        spec.temperatures = {0};
        for (std::size_t run = 2; run <= results::ResultSet::kMaxRuns; ++run)
            m_stage->waitForEnd(m_stage->startRun(QStringLiteral("more %1").arg(run),
                                                  QStringLiteral("calibration:?cutoff=2014&recall=0.9"), spec));
        results().choose({{m_later, 0}}); // of all others any can be compared with, shown or not
        QTRY_COMPARE(results().set()->runs.size(), std::size_t{1});
        auto* runs = show<QTableView>("runs", m_stage->window->runsPage()->table());
        QVERIFY(open(runs, rowOf(runs, QStringLiteral("later"))));
        const auto offered = shownMenu()->findChild<QMenu*>(QStringLiteral("compareWith"))->actions().size();
        QCOMPARE(static_cast<std::size_t>(offered), m_stage->session->runs().size() - 1);
        QVERIFY(compareWith(QStringLiteral("more 2")));
        QTRY_COMPARE(results().choices().size(), std::size_t{2});
        results().chooseNewest();
        QTRY_COMPARE(results().choices().size(), results::ResultSet::kMaxRuns);
        const qint64 oldest = m_stage->session->everyRun().front()->id;
        const auto isOldest = [oldest](const results::RunChoice& choice) { return choice.run == oldest; };
        QVERIFY(std::none_of(results().choices().begin(), results().choices().end(), isOldest));
        auto* table = show<QTableView>("runs", m_stage->window->runsPage()->table());
        QVERIFY(open(table, rowOf(table, QString::fromStdString(m_stage->session->run(oldest)->name))));
        QVERIFY(choose("onlyThis"));
        QCOMPARE(results().filter().runs, (std::vector<results::RunChoice>{{oldest, 0}}));
        QCOMPARE(std::count_if(results().choices().begin(), results().choices().end(), isOldest), 1);
    }

    void everyColumnOfAListSaysWhatItIs() {
        for (const QTableView* table : {static_cast<const QTableView*>(m_stage->window->runsPage()->table()),
                                        static_cast<const QTableView*>(m_stage->window->benchmarkPage()->table())}) {
            const auto numbers = ui::numbersOf(*table);
            QVERIFY(numbers);
            const auto book = ui::numberBook();
            QVERIFY2(ui::findNumber(book, numbers->key), qPrintable(numbers->key));
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QString name = table->model()->headerData(column, Qt::Horizontal, Qt::UserRole).toString();
                QVERIFY2(!ui::columnNote(name, numbers->key).isEmpty(), qPrintable(numbers->key + u'/' + name));
            }
        }
    }

    void aCellOfTheRunsSaysWhatItIsAndWhichCommandPrintsIt() {
        auto* table = show<QTableView>("runs", m_stage->window->runsPage()->table());
        QVERIFY(open(table, rowOf(table, QStringLiteral("later"))));
        shownMenu()->close();
        table->setCurrentIndex(table->model()->index(table->currentIndex().row(), ui::RunTableModel::Errors));
        QTest::keyClick(table, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu("listMenu"));
        QCOMPARE(noted("noteColumn"), ui::columnNote(QStringLiteral("errors"), QStringLiteral("runs")));
        QVERIFY2(m_said.value("noteCommand").startsWith(QLatin1String("chronoscope runs -w ")),
                 qPrintable(m_said.value("noteCommand")));
    }

    void aHeadSaysWhatItsColumnIs() {
        auto* runs = show<QTableView>("runs", m_stage->window->runsPage()->table());
        QVERIFY(openHead(runs, ui::RunTableModel::Cost, "runColumnsMenu"));
        QVERIFY(!names().contains(QStringLiteral("copyRow"))); // nothing that is of a row
        QCOMPARE(noted("noteColumn"), ui::columnNote(QStringLiteral("cost"), QStringLiteral("runs")));
        QVERIFY(m_said.contains("noteFormula"));
        QVERIFY(openHead(runs, ui::RunTableModel::Model, "runColumnsMenu"));
        QCOMPARE(noted("noteColumn"), ui::columnNote(QStringLiteral("model"), QStringLiteral("runs")));
        QVERIFY(!m_said.contains("noteFormula") && !m_said.contains("noteCounted")); // a model is no number
        auto* elements = show<QTableView>("benchmark", m_stage->window->benchmarkPage()->table());
        QVERIFY(openHead(elements, ui::ElementTableModel::Years, "elementColumnsMenu"));
        QCOMPARE(noted("noteColumn"), ui::columnNote(QStringLiteral("years"), QStringLiteral("benchmark")));
        QVERIFY(m_said.value("noteCommand").contains(QLatin1String("exchange export --layout table")));
    }

    void aChipOfTheFilterSaysWhatIsCounted() {
        results::ResultFilter filter;
        filter.years = {{2011, 2013}};
        results().setFilter(filter);
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY(m_stage->window->heatmapPage()->plot()->data().columnCount() == 3);
        auto* chip = m_stage->window->filterBar()->findChild<ui::ChipWidget*>();
        QVERIFY(chip && chip->isVisible());
        chip->face()->setFocus();
        QTest::keyClick(chip->face(), Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu("listMenu"));
        QVERIFY2(noted("noteCommand").contains(QLatin1String("--years 2011-2013")),
                 qPrintable(m_said.value("noteCommand")));
        QVERIFY(m_said.value("noteValue").contains(QLatin1String("2011")));
    }

    void aStripOfYearsIsCopiedFrom() {
        auto* table = show<QTableView>("benchmark", m_stage->window->benchmarkPage()->table());
        table->setFocus();
        table->selectRow(0);
        auto* page = m_stage->window->benchmarkPage();
        auto* ribbon = page->findChild<widgets::ObjectRibbon*>(QStringLiteral("elementRibbon"));
        QTRY_VERIFY(ribbon->isVisible());
        QVERIFY(openByKey(ribbon, Qt::Key_Home));
        QVERIFY(ribbon->currentYear());
        QVERIFY(choose("copyValue"));
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QString::number(*ribbon->currentYear())));
        m_stage->window->showPage(QStringLiteral("traversal"));
        auto* strip = m_stage->find<ui::YearStrip>("yearStrip");
        QTRY_VERIFY(strip->isVisible() && strip->cursorYear() != 0);
        QVERIFY(openByKey(strip, Qt::Key_Home));
        QVERIFY2(noted("noteCommand").contains(QStringLiteral("chronoscope replies -w ")),
                 qPrintable(m_said.value("noteCommand")));
        QVERIFY(m_said.value("noteValue").startsWith(QString::number(strip->cursorYear())));
    }

    void aListOfAnotherWindowHasItsCopies() {
        QTest::keyClick(m_stage->window.get(), Qt::Key_F1);
        auto* help = m_stage->window->findChild<ui::HelpWindow*>();
        QVERIFY(help && QTest::qWaitForWindowActive(help));
        auto* list = help->findChild<QListWidget*>(QStringLiteral("helpSections"));
        list->setCurrentRow(1);
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu("listMenu"));
        QVERIFY(choose("copyValue"));
        QCOMPARE(QGuiApplication::clipboard()->text(), list->item(1)->text());
        help->close();
    }

private:
    ui::Results& results() { return m_stage->window->results(); }
    template <typename Widget> Widget* show(const char* page, Widget* list) {
        m_stage->window->showPage(QLatin1String(page));
        (void)QTest::qWaitFor([list] { return list->isVisible() && list->model()->rowCount() > 0; });
        return list;
    }
    static int rowOf(const QTableView* table, const QString& name) {
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (table->model()->index(row, 0).data().toString() == name) return row;
        return -1;
    }
    QMenu* shownMenu(const char* name = nullptr) {
        for (auto* menu : m_stage->window->findChildren<QMenu*>())
            if (menu->isVisible() && (!name || menu->objectName() == QLatin1String(name))) return menu;
        return nullptr;
    }
    /// False ends the test: nothing can be chosen in a menu that is not there.
    bool open(QAbstractItemView* list, int row, const char* menu = "listMenu") {
        if (row < 0) return false;
        list->window()->activateWindow(); // without a window manager nobody gives it back what a popup took
        if (!QTest::qWaitForWindowActive(list->window())) return false;
        list->setFocus();
        list->setCurrentIndex(list->model()->index(row, 0));
        QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
        return QTest::qWaitFor([this, menu] { return shownMenu(menu) != nullptr; });
    }
    /// The menu of a column's head, under the right button as the platform sends it.
    bool openHead(QTableView* table, int column, const char* menu) {
        QWidget* head = table->horizontalHeader()->viewport();
        const QPoint at(table->horizontalHeader()->sectionViewportPosition(column) + 8, head->height() / 2);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, head->mapToGlobal(at));
        QApplication::sendEvent(head, &asked);
        return QTest::qWaitFor([this, menu] { return shownMenu(menu) != nullptr; });
    }
    /// That of a strip, once a key has chosen something there.
    bool openByKey(QWidget* strip, Qt::Key key) {
        m_stage->window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_stage->window.get())) return false;
        strip->setFocus();
        QTest::keyClick(strip, key);
        QTest::keyClick(strip, Qt::Key_F10, Qt::ShiftModifier);
        return QTest::qWaitFor([this] { return shownMenu("listMenu") != nullptr; });
    }
    /// What the note says that the open menu leads to, which is closed again.
    QString noted(const char* part) {
        m_said.clear();
        if (!choose("whatIsThis")) return {};
        auto* note = m_stage->window->findChild<ui::NumberNote*>();
        if (!note) return {};
        for (const auto* words : note->findChildren<QLabel*>())
            m_said.insert(words->objectName().toLatin1(), words->text());
        note->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return m_said.value(part);
    }
    QStringList names() {
        QStringList all;
        if (auto* menu = shownMenu())
            for (const QAction* action : menu->actions())
                all << (action->menu() ? action->menu()->objectName() : action->objectName());
        return all;
    }
    bool choose(const char* name) {
        auto* menu = shownMenu();
        auto* action = menu ? menu->findChild<QAction*>(QLatin1String(name)) : nullptr;
        if (!action || !action->isEnabled()) return false;
        menu->setActiveAction(action);
        QTest::keyClick(menu, Qt::Key_Return);
        return true;
    }
    bool compareWith(const QString& run) {
        auto* menu = shownMenu();
        auto* others = menu ? menu->findChild<QMenu*>(QStringLiteral("compareWith")) : nullptr;
        if (!others) return false;
        menu->setActiveAction(others->menuAction());
        QTest::keyClick(menu, Qt::Key_Right);
        if (!QTest::qWaitFor([others] { return others->isVisible(); })) return false;
        for (QAction* action : others->actions())
            if (action->text() == run) others->setActiveAction(action);
        QTest::keyClick(others, Qt::Key_Return);
        return true;
    }

    std::unique_ptr<Stage> m_stage;
    qint64 m_later = 0;
    QHash<QByteArray, QString> m_said; ///< by the last note
};

} // namespace chronoscope::test::listMenuStory

CHRONOSCOPE_STORY(listMenuStory, ListMenuStory)
#include "ListMenuStory.moc"
