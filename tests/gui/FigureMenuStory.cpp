// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Studies.h"
#include "app/cli/CommandLine.h"
#include "tests/gui/Stage.h"
#include "ui/help/HelpWindow.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberNote.h"
#include "ui/inspector/Inspector.h"
#include "ui/models/NumbersModel.h"
#include "ui/pages/CategoriesPage.h"
#include "ui/pages/HeatmapPage.h"
#include "widgets/plots/BarsPlot.h"

#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chronoscope::test::figureMenuStory {

/// The menu of a figure and of its table: by the right button, by Shift+F10 and by the Menu key.
class FigureMenuStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        m_stage->waitForEnd(m_stage->startRun(QStringLiteral("later"),
                                              QStringLiteral("calibration:?cutoff=2021&recall=0.9&seed=5"), spec));
        m_plot = m_stage->window->heatmapPage()->plot();
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        m_stage->window->results().setFilter({});
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        m_plot->setFocus();
        QTest::keyClick(m_plot, Qt::Key_Right);
        QTRY_VERIFY(m_stage->session->selection().run != 0);
    }
    void cleanup() {
        if (auto* menu = shownMenu()) menu->close();
    }

    void keysOpenIt_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("Menu") << int(Qt::Key_Menu) << int(Qt::NoModifier);
        QTest::newRow("Shift+F10") << int(Qt::Key_F10) << int(Qt::ShiftModifier);
    }
    void keysOpenIt() {
        QFETCH(const int, key);
        QFETCH(const int, modifiers);
        QTest::keyClick(m_plot, static_cast<Qt::Key>(key), Qt::KeyboardModifiers(modifiers));
        QTRY_VERIFY(shownMenu());
        for (const char* action :
             {"copyValue", "onlyRow", "onlyYear", "annotateCell", "copyImage", "copyCitation", "whatIsThis"})
            QVERIFY2(actionOf(action), action);
    }

    void theRightButtonOnAValueIsOfThatValue() {
        m_stage->window->showPage(QStringLiteral("categories"));
        auto* bars = m_stage->window->findChild<ui::CategoriesPage*>()->bars();
        widgets::PlotItem item;
        const auto isDrawn = [&] { // the first part that is not empty
            for (item.index = 0; item.index < 4; ++item.index)
                for (item.series = 0; item.series < 4; ++item.series)
                    if (!bars->itemRect(item).isEmpty()) return true;
            return false;
        };
        QTRY_VERIFY(isDrawn());
        const QPoint at = bars->itemRect(item).center().toPoint();
        QTest::mouseClick(bars, Qt::RightButton, {}, at);
        QVERIFY(bars->currentItem() == item);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, bars->mapToGlobal(at)); // as the platform sends it
        QApplication::sendEvent(bars, &asked);
        QTRY_VERIFY(shownMenu());
        choose("copyValue");
        QCOMPARE(QGuiApplication::clipboard()->text(), bars->itemDefinition(item));
    }

    void aFigureIsCopiedAsImageTableAndText() {
        open();
        choose("copyImage");
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
        open();
        choose("copyMarkdown");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1Char('|')));
        open();
        choose("copyCitation");
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains(QLatin1String("--view heatmap")) && text.contains(QLatin1String("Share correct")),
                 qPrintable(text));
    }

    void theValueOfACellIsCopiedAndIsWhatTheNoteIsOf() {
        const QPoint cell = m_plot->currentCell();
        const QString& row = m_plot->data().rows.at(cell.y()).label;
        open();
        choose("copyValue");
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(row) && copied.contains(m_plot->data().columns.at(cell.x())), qPrintable(copied));
        open();
        choose("whatIsThis");
        auto* note = m_stage->window->findChild<ui::NumberNote*>();
        QVERIFY(note && note->findChild<QLabel*>(QStringLiteral("noteValue")));
        QCOMPARE(note->findChild<QLabel*>(QStringLiteral("noteValue"))->text(), copied);
        note->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_plot->setCurrentCell(-1, -1);
        open();
        QVERIFY(!actionOf("copyValue")); // of no cell
        QVERIFY(actionOf("whatIsThis") && !actionOf("whatIsThis")->isEnabled());
        QVERIFY(!actionOf("onlyThis")); // of what is selected elsewhere
    }

    void aRunIsHeldAgainstAnother() {
        open();
        auto* menu = shownMenu()->findChild<QMenu*>(QStringLiteral("compareWith"));
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 1);
        menu->actions().first()->trigger();
        QTRY_VERIFY(m_stage->find<QWidget>("compareRail")->property("checked").toBool());
        QCOMPARE(m_stage->window->results().choices().size(), std::size_t{2});
    }

    void whatIsThisNumberSaysItWithTheCommandThatPrintsIt() {
        results::ResultFilter filter;
        filter.templates = {prompt::Template::Generation};
        filter.years = {{2015, 2017}};
        m_stage->window->results().setFilter(filter);
        QTRY_COMPARE(m_plot->data().columnCount(), 3);
        m_plot->setFocus();
        QTest::keyClick(m_plot, Qt::Key_Right); // without a cell there is no number
        open();
        choose("whatIsThis");
        auto* note = m_stage->window->findChild<ui::NumberNote*>();
        QVERIFY(note && note->isVisible());
        const auto words = [&](const char* name) { return note->findChild<QLabel*>(QLatin1String(name))->text(); };
        QVERIFY(words("noteFormula").contains(QStringLiteral("÷")));
        const QString command = words("noteCommand");
        QVERIFY2(command.endsWith(QLatin1String(
                     "--view heatmap --run 1 --run 2 --template generation --years 2015-2017 --by model,year")),
                 qPrintable(command));
        QTest::mouseClick(note->findChild<QPushButton*>(QStringLiteral("noteCopyCommand")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        note->close();
    }

    void columnsOfATableSayWhatTheyAre() {
        ui::NumbersModel model;
        analysis::Table table;
        for (const char* column : {"run", "correct_percent", "ci_low"})
            table.addColumn(column, column != std::string_view("run"));
        table.rows = {{"a", "50.00", "40.10"}};
        model.setTable(table);
        QVERIFY(!model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).isValid()); // it says so itself
        QVERIFY(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString().contains(QStringLiteral("÷")));
        auto* note = ui::NumberNote::present(QStringLiteral("heatmap"), QStringLiteral("40.10 (Interval, low)"), {},
                                             m_stage->window.get(), QStringLiteral("ci_low"));
        const auto* column = note->findChild<QLabel*>(QStringLiteral("noteColumn"));
        QVERIFY(column);
        QCOMPARE(column->text(), ui::columnNote(QStringLiteral("ci_low")));
        note->close();
    }

    void theCommandPrintsTheNumbersOfTheScreen() {
        results::ResultFilter filter;
        filter.templates = {prompt::Template::Generation};
        m_stage->window->results().setFilter(filter);
        QTRY_VERIFY(m_plot->data().columnCount() > 3);
        QTRY_VERIFY(m_plot->data().title.contains(QLatin1String("Generation")));
        const QList<QStringList> rows = printed(m_stage->window->heatmapPage()->command());
        QVERIFY(!rows.isEmpty());
        const auto at = [&](const QStringList& row, const char* name) {
            return row.value(static_cast<int>(rows.first().indexOf(QLatin1String(name))));
        };
        int seen = 0;
        for (const QStringList& line : rows.mid(1))
            for (int row = 0; row < m_plot->data().rowCount(); ++row) {
                const auto column = m_plot->data().columns.indexOf(at(line, "year"));
                if (m_plot->data().rows.at(row).label != at(line, "run") || column < 0) continue;
                const auto& cell = m_plot->data().cell(row, static_cast<int>(column));
                QCOMPARE(at(line, "elements").toInt(), cell.elements);
                QVERIFY(std::abs(at(line, "correct_percent").toDouble() - cell.value) < 0.0051); // two decimals
                ++seen;
            }
        QCOMPARE(seen, m_plot->data().rowCount() * m_plot->data().columnCount());
    }

    void everyEntryOfTheBookNamesAReportThatIsThere() {
        QStringList wrong;
        QStringList keys;
        for (const ui::NumberEntry& entry : ui::numberBook()) {
            if (keys.contains(entry.key)) wrong << entry.key + QLatin1String(" twice");
            keys << entry.key;
            for (const QString& text : {entry.title, entry.definition, entry.formula, entry.counted, entry.source})
                if (text.isEmpty()) wrong << entry.key + QLatin1String(" lacks words");
            if (!ui::HelpWindow::headings().contains(entry.help))
                wrong << entry.key + QLatin1String(": no help called ") + entry.help;
            if (*entry.view == 0) continue;
            bool isThere = false;
            for (const auto& study : app::studyViews()) {
                const auto views = study->views();
                const auto tables = study->tables();
                const bool hasTable =
                    *entry.table == 0 || std::find(tables.begin(), tables.end(), entry.table) != tables.end();
                isThere = isThere || (hasTable && std::any_of(views.begin(), views.end(), [&](const auto& view) {
                                          return view.name == entry.view;
                                      }));
            }
            if (!isThere) wrong << entry.key + QLatin1String(": no report ") + QLatin1String(entry.view);
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void everyPageOfNumbersHasAnEntry() {
        const auto book = ui::numberBook();
        for (const auto* page : m_stage->window->findChildren<ui::FigurePage*>())
            if (page->objectName() != QLatin1String("unitLabels")) // labels of units, counted in the list itself
                QVERIFY2(ui::findNumber(book, page->numberKey()), qPrintable(page->numberKey()));
    }

    void aTableHasTheSameMenuWithItsOwnActionsFirst() {
        auto* asTable = m_stage->window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        asTable->click();
        auto* table = m_stage->window->heatmapPage()->table();
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu());
        QCOMPARE(shownMenu()->actions().first()->text(), QStringLiteral("Copy rows"));
        choose("copyValue");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(table->model()->index(0, 0).data().toString()));
        asTable->click();
    }

    void aListOfTheInspectorHasAMenuToo() {
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 1);
        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
        auto* menu = m_stage->window->findChild<QMenu*>(QStringLiteral("listMenu"));
        QTRY_VERIFY(menu && menu->isVisible());
        menu->setActiveAction(menu->findChild<QAction*>(QStringLiteral("copyValue")));
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), list->model()->index(1, 0).data().toString());
    }

    void aChipOfTheInspectorSaysWhatItCounts_data() {
        QTest::addColumn<int>("chip");
        QTest::addColumn<QString>("column");
        using analysis::CellCategory;
        QTest::newRow("all") << 100 << "elements";
        QTest::newRow("correct") << int(CellCategory::Correct) << "correct";
        QTest::newRow("partial") << int(CellCategory::PartialGreedy) << "partial_greedy";
        QTest::newRow("incorrect") << int(CellCategory::Incorrect) << "incorrect";
    }
    /// The command of its note prints one row, and the number of the chip in the column that the note names.
    void aChipOfTheInspectorSaysWhatItCounts() {
        QFETCH(const int, chip);
        QFETCH(const QString, column);
        selectNumber({});
        auto* button = m_stage->find<QToolButton>(QStringLiteral("chip%1").arg(chip).toLatin1().constData());
        QTRY_VERIFY(button->isVisible() && button->isEnabled());
        const auto [command, formula] = noteOf(button);
        QVERIFY2(formula.contains(QStringLiteral("“%1”").arg(column)), qPrintable(formula));
        const QList<QStringList> rows = printed(command);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(1).value(static_cast<int>(rows.at(0).indexOf(column))), countOn(button));
    }

    void aChipOfADifferenceSaysWhatItCounts_data() {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<QString>("column");
        QTest::newRow("only the first") << int(results::PairOutcome::OnlyFirst) << "only_first";
        QTest::newRow("only the second") << int(results::PairOutcome::OnlySecond) << "only_second";
        QTest::newRow("all") << 100 << "pairs";
    }
    void aChipOfADifferenceSaysWhatItCounts() {
        QFETCH(const int, outcome);
        QFETCH(const QString, column);
        selectNumber(m_stage->window->results().choices().at(0));
        auto* button = m_stage->find<QToolButton>(QStringLiteral("chip%1").arg(outcome).toLatin1().constData());
        QTRY_VERIFY(button->isVisible() && button->isEnabled());
        const QList<QStringList> rows = printed(noteOf(button).first);
        QVERIFY(rows.size() > 1); // of each year, and of all of them last
        QCOMPARE(rows.last().value(static_cast<int>(rows.at(0).indexOf(column))), countOn(button));
    }

    void aShellTakesEveryWordAsItIs_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("typed");
        QTest::newRow("plain") << "2015-2017"
                               << "2015-2017";
        QTest::newRow("blank") << "a b"
                               << "'a b'";
        QTest::newRow("quote") << "it's"
                               << "'it'\\''s'";
        QTest::newRow("variable") << "$HOME"
                                  << "'$HOME'";
        QTest::newRow("nothing") << ""
                                 << "''";
    }
    void aShellTakesEveryWordAsItIs() {
        QFETCH(const QString, word);
        QFETCH(const QString, typed);
        QCOMPARE(ui::shellWord(word), typed);
    }

private:
    QMenu* shownMenu() {
        for (auto* menu : m_stage->window->findChildren<QMenu*>(QStringLiteral("figureMenu")))
            if (menu->isVisible()) return menu;
        return nullptr;
    }
    QAction* actionOf(const char* name) {
        auto* menu = shownMenu();
        if (!menu) return nullptr;
        for (QAction* action : menu->actions())
            if (action->objectName() == QLatin1String(name)) return action;
        return menu->findChild<QAction*>(QLatin1String(name));
    }
    /// The table that a command of the window prints, its head first.
    QList<QStringList> printed(const QString& command) {
        const QString file = m_stage->path(QStringLiteral("printed.csv"));
        std::vector<QByteArray> kept;
        std::vector<const char*> argv;
        const QStringList words = command.split(QLatin1Char(' ')) + QStringList{QStringLiteral("-o"), file};
        for (const QString& word : words)
            kept.push_back(word.toUtf8());
        for (const QByteArray& word : kept)
            argv.push_back(word.constData());
        QList<QStringList> rows;
        if (app::runCommandLine(static_cast<int>(argv.size()), argv.data()) != 0) return rows;
        QFile csv(file);
        if (!csv.open(QIODevice::ReadOnly)) return rows;
        for (const QString& line : QString::fromUtf8(csv.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            rows << line.split(QLatin1Char(','));
        return rows;
    }
    /// One of all years under one template, or its difference from another run.
    void selectNumber(std::optional<results::RunChoice> against) {
        ui::Selection of;
        const results::RunChoice run = m_stage->window->results().choices().at(1);
        of.run = run.run;
        of.number = results::CellNumber{{}, run, against};
        of.number->filter.templates = {prompt::Template::Generation};
        of.number->filter.domains = {benchmark::Domain::General};
        m_stage->session->select(of);
    }
    /// Command and formula of the note of a chip, opened by its menu and closed.
    std::pair<QString, QString> noteOf(QToolButton* chip) {
        chip->setFocus();
        QTest::keyClick(chip, Qt::Key_F10, Qt::ShiftModifier);
        auto* menu = m_stage->find<QMenu>("chipMenu");
        if (!QTest::qWaitFor([menu] { return menu && menu->isVisible(); })) return {};
        menu->setActiveAction(menu->actions().constLast());
        QTest::keyClick(menu, Qt::Key_Return);
        auto* note = m_stage->window->findChild<ui::NumberNote*>();
        if (!QTest::qWaitFor([note] { return note && note->isVisible(); })) return {};
        const auto words = [note](const char* name) { return note->findChild<QLabel*>(QLatin1String(name))->text(); };
        if (words("noteValue") != chip->text()) return {};
        const auto said = std::pair(words("noteCommand"), words("noteFormula"));
        note->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return said;
    }
    /// "Correct 1,204": the number at the end.
    static QString countOn(const QToolButton* chip) {
        return chip->text().section(QLatin1Char(' '), -1).remove(QLatin1Char(','));
    }
    void open() {
        m_plot->setFocus();
        QTest::keyClick(m_plot, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu());
    }
    void choose(const char* name) {
        QAction* action = actionOf(name);
        QVERIFY2(action && action->isEnabled(), name);
        auto* menu = qobject_cast<QMenu*>(action->parent());
        if (menu && menu->isVisible() && menu->actions().contains(action)) {
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
        } else {
            action->trigger(); // in a submenu
            shownMenu()->close();
        }
    }

    std::unique_ptr<Stage> m_stage;
    widgets::HeatmapPlot* m_plot = nullptr;
};

} // namespace chronoscope::test::figureMenuStory

CHRONOSCOPE_STORY(figureMenuStory, FigureMenuStory)
#include "FigureMenuStory.moc"
