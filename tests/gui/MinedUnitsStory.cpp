// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "ui/pages/RunsPage.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/PlantedTables.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chronoscope::test::minedUnitsStory {

/// What numbers of MINED lead to: of calibration the replies that were planted, and of runs of one name each its own.
class MinedUnitsStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        m_first = makeMinedRun(*m_stage, "twin", "calibration:?recall=0&noise=0&refusal=0");
        m_second = makeMinedRun(*m_stage, "twin", "calibration:?recall=0.6&cutoff=2030&noise=0&refusal=0.3");
        m_list = m_stage->find<QListWidget>("studyUnits");
        m_title = m_stage->find<QLabel>("studyNumberTitle");
        m_text = m_stage->find<QLabel>("studyNumberText");
    }
    void cleanupTestCase() { m_stage.reset(); }

    void aCellOfCalibrationListsTheRepliesThatItCounts() {
        show("Calibration");
        QTRY_COMPARE(map()->data().rowCount(), 8);
        for (const auto& [row, column] : {std::pair(0, 0), std::pair(1, 0), std::pair(5, 2), std::pair(7, 11)}) {
            click(row, column);
            const auto& cell = map()->data().cell(row, column);
            QTRY_VERIFY2(m_text->text().endsWith(QStringLiteral("n = %1 replies").arg(cell.elements)),
                         qPrintable(m_text->text()));
            QCOMPARE(m_list->count(), cell.elements);
            const bool isMeasured = row % 2 == 1;
            QCOMPARE(shown().run, m_second); // the newest is shown
            QCOMPARE(shown().measure, std::string(isMeasured ? "measured" : "planted"));
            QVERIFY2(m_title->text().startsWith(isMeasured ? QStringLiteral("twin · measured")
                                                           : QStringLiteral("twin · planted")),
                     qPrintable(m_title->text()));
            QCOMPARE(rightLines(isMeasured), static_cast<int>(std::lround(cell.value / 100 * cell.elements)));
        }
        QVERIFY2(m_title->text().endsWith(QStringLiteral("All · G + GI")), qPrintable(m_title->text()));
        const QString first = m_list->item(0)->text(); // refused, and so the first
        QVERIFY2(first.endsWith(QStringLiteral("G + GI · not as planted · refused: “I cannot tell who that is.”")),
                 qPrintable(first));
        const QStringList subjects{QStringLiteral("Ardania"), QStringLiteral("Nordwerk"), QStringLiteral("Velmo")};
        QVERIFY2(subjects.contains(first.section(QStringLiteral(" · "), 0, 0)), qPrintable(first));
    }

    void theBarBelowSaysWhichRunsItCounts() {
        QTRY_COMPARE(m_stage->find<QLabel>("jobsLabel")->text(), QStringLiteral("Idle · 2 runs in the workspace"));
    }

    void runsOfOneNameAreToldApart() {
        show("Tasks");
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QCOMPARE(map()->data().rows.at(0).label, QStringLiteral("twin (run %1)").arg(m_first));
        QCOMPARE(map()->data().rows.at(1).label, QStringLiteral("twin (run %1)").arg(m_second));
        show("Calibration");
        QTRY_COMPARE(map()->data().rowCount(), 8);
        QCOMPARE(m_stage->find<QComboBox>("minedRun")->currentText(), QStringLiteral("twin (run %1)").arg(m_second));
    }

    void theTwinNamesTasksAndWaysOfAskingAsTheFigureDoes() {
        const auto* model = m_stage->page->table()->model();
        QStringList heads, cells;
        for (int column = 0; column < model->columnCount(); ++column) {
            heads << model->headerData(column, Qt::Horizontal, Qt::UserRole).toString();
            cells << model->index(0, column).data().toString();
        }
        QCOMPARE(cells.at(heads.indexOf(QStringLiteral("task"))), map()->data().columns.first());
        QCOMPARE(cells.at(heads.indexOf(QStringLiteral("configuration"))), QStringLiteral("Q + I"));
    }

    void whatWasPlantedIsWorkedOutOnceForARunAndAFilter() {
        ui::PlantedTables tables(m_stage->page->readings());
        auto reader =
            store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly).value();
        const auto run = store::RunStore(reader).get(m_second).value();
        const auto of = [&](const study::Narrowing& narrowing, bool byYear) {
            return tables.of(reader, run, narrowing, byYear).value();
        };
        const auto whole = of({}, false);
        QVERIFY(!whole->rows.empty());
        QCOMPARE(of({}, false), whole);
        QVERIFY(of({}, true)->columns != whole->columns);
        QVERIFY(of({{"task", {"TA"}}}, false)->rows.size() < whole->rows.size());
    }

    void aReplyBehindItIsLookedAt() {
        click(7, 11);
        QTRY_VERIFY(m_list->count() > 0);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, m_list->visualItemRect(m_list->item(0)).center());
        QTRY_VERIFY(m_stage->find<QLabel>("itemUnitTitle")->isVisible());
        QVERIFY(shown().probe.has_value() && shown().item != 0);
        QCOMPARE(m_list->currentRow(), 0);
    }

    void enterAndADoubleClickOpenTheInspector() {
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        map()->setFocus();
        QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(!dock->isVisible());
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Home);
        QTest::keyClick(map(), Qt::Key_Return);
        QTRY_VERIFY(dock->isVisible());
        QCOMPARE(shown().measure, std::string("measured")); // Home keeps the row
        QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(!dock->isVisible());
        const QPoint place = map()->cellRect(0, 2).center().toPoint();
        QTest::mouseClick(map()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(map()->viewport(), Qt::LeftButton, {}, place);
        QTRY_VERIFY(dock->isVisible());
        QTRY_VERIFY2(m_title->text().contains(QStringLiteral("T.S.A")), qPrintable(m_title->text()));
    }

    void theNumberGoesWithTheRunAndWithTheFilter() {
        click(1, 0);
        QTRY_COMPARE(m_list->count(), 4);
        m_stage->page->filter().set({{"type", {"company"}}});
        QTRY_COMPARE(m_list->count(), 3);
        m_stage->page->filter().set({});
        QTRY_COMPARE(m_list->count(), 4);
        QTest::keyClick(m_stage->combo("minedRun"), Qt::Key_Up); // to the run of the same name
        QTRY_COMPARE(shown().run, m_first);
        QTRY_COMPARE(rightLines(true), 0);
        QTest::keyClick(m_stage->combo("minedRun"), Qt::Key_Down);
        QTRY_COMPARE(shown().run, m_second);
    }

    void aPointOfAnAskedYearListsItsReplies() {
        choose(m_stage->combo("minedPlanted"), QStringLiteral("T.S.A by asked year"));
        auto* curve = m_stage->page->plots()->curve();
        QTRY_VERIFY(curve->isVisible() && curve->data().series.size() == 2);
        QTRY_VERIFY(!m_stage->session->selection().study); // it was of the other table
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_Home);
        QTRY_VERIFY(m_stage->session->selection().study);
        const auto& point = curve->data().series.front().points.front();
        QTRY_COMPARE(m_list->count(), static_cast<int>(point.value.n));
        QVERIFY2(m_title->text().endsWith(QStringLiteral("T.S.A · 2005 to 2009")), qPrintable(m_title->text()));
    }

    void aRowOfTheTwinListsWhatItsColumnCounts() {
        auto* twin = m_stage->page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(twin, Qt::LeftButton);
        QTableView* table = m_stage->page->table();
        for (const char* which : {"T.S.A by asked year", "By task"}) {
            choose(m_stage->combo("minedPlanted"), QString::fromLatin1(which));
            const bool byYear = *which == 'T';
            QTRY_COMPARE(columnOf("from") < static_cast<int>(heads().size()), byYear);
            QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 4);
            for (int row = 0; row < 5; ++row)
                for (const char* head : {"planted", "measured"}) {
                    const QModelIndex cell = table->model()->index(row, columnOf(head));
                    table->scrollTo(cell);
                    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
                    QTRY_COMPARE(shown().measure, std::string(head));
                    const int replies = std::stoi(cellOf(row, "replies"));
                    QTRY_COMPARE(m_list->count(), replies);
                    QCOMPARE(rightLines(*head == 'm'),
                             static_cast<int>(std::lround(std::stod(cellOf(row, head)) / 100 * replies)));
                }
        }
        QTest::mouseClick(twin, Qt::LeftButton);
        show("Tasks");
        QTRY_VERIFY(!m_stage->session->selection().study); // no number of calibration beside other figures
    }

    void aRowLeadsToItsOwnRunThoughAnotherHasItsName() {
        auto* twin = m_stage->page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(twin, Qt::LeftButton);
        QTableView* table = m_stage->page->table();
        for (const char* view : {"Tasks", "Types", "Latest or outdated", "Answers over time", "Context", "Agreement"}) {
            show(view);
            m_stage->session->select({});
            QTRY_VERIFY2(table->isVisible() && table->model()->rowCount() > 0, view);
            const int last = table->model()->rowCount() - 1;
            for (const auto& [row, run] : {std::pair(0, m_first), std::pair(last, m_second)}) {
                if (row == 0 && QLatin1String(view) == QLatin1String("Types")) continue; // of one run alone
                const QModelIndex cell = table->model()->index(row, 0);
                table->scrollTo(cell);
                QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
                QTRY_VERIFY2(m_stage->session->selection().study, view);
                QVERIFY2(shown().run == run, qPrintable(QStringLiteral("%1, row %2 of %3, leads to run %4")
                                                            .arg(QLatin1String(view))
                                                            .arg(row)
                                                            .arg(last + 1)
                                                            .arg(shown().run)));
            }
        }
        QTest::mouseClick(twin, Qt::LeftButton);
    }

    void theMenuOfACellNarrowsLeavesOutAndCompares() {
        show("Tasks");
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QVERIFY(chooseOfMenu("onlyThis"));
        const auto& only = m_stage->page->filter().narrowing();
        QCOMPARE(only.at("run"), std::vector<std::string>{std::to_string(m_first)});
        QCOMPARE(only.at("task").size(), std::size_t{1});
        m_stage->page->filter().clear();
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QVERIFY(chooseOfMenu("leaveOut"));
        QTRY_COMPARE(map()->data().rowCount(), 1);
        const auto& left = m_stage->page->filter().narrowing();
        QCOMPARE(left.at("run"), std::vector<std::string>{std::to_string(m_second)});
        m_stage->page->filter().clear();
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QVERIFY(chooseOfMenu("compareWith"));
        QCOMPARE(m_stage->page->view(), ui::MinedPage::View::Compare);
        QTRY_COMPARE(m_stage->page->compared()->second(), m_second);
        QVERIFY(m_stage->page->filter().narrowing().empty());
    }

    void theValueOfACellIsCopiedFromItsMenu() {
        show("Tasks");
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QVERIFY(chooseOfMenu("copyValue"));
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(map()->data().title) && copied.contains(map()->data().rows.first().label),
                 qPrintable(copied));
    }

    void aRunOfTheListOfRunsLeadsToItsPage() {
        m_stage->window->showPage(QStringLiteral("runs"));
        auto* runs = m_stage->window->runsPage()->table();
        QTRY_VERIFY(runs->isVisible() && runs->model()->rowCount() == 2);
        runs->setFocus();
        runs->selectRow(0);
        QTest::keyClick(runs, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu());
        auto* only = shownMenu()->findChild<QAction*>(QStringLiteral("onlyThis"));
        QVERIFY(only);
        QCOMPARE(only->text(), QStringLiteral("&Only this run"));
        QVERIFY(shownMenu()->findChild<QMenu*>(QStringLiteral("compareWith")));
        shownMenu()->setActiveAction(only);
        QTest::keyClick(shownMenu(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->page->isVisible());
        QCOMPARE(m_stage->page->filter().narrowing().at("run").size(), std::size_t{1});
        m_stage->page->filter().clear();
    }

    void theMenuOfAnItemLeadsToItsLabels() {
        show("Items");
        auto* list = m_stage->page->items()->findChild<QAbstractItemView*>();
        QTRY_VERIFY(list && list->isVisible() && list->model()->rowCount() > 0);
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTRY_VERIFY(shown().item != 0);
        QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(shownMenu());
        auto* annotate = shownMenu()->findChild<QAction*>(QStringLiteral("annotateThis"));
        QVERIFY(annotate);
        shownMenu()->setActiveAction(annotate);
        QTest::keyClick(shownMenu(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QToolButton>("unitLabelFold")->isChecked());
    }

    void whatIsPlantedByTaskAndWayIsSetInTheForm() {
        QTest::mouseClick(m_stage->page->findChild<QPushButton*>(QStringLiteral("newMinedRunButton")), Qt::LeftButton);
        auto* dialog = m_stage->find<QDialog>("minedRunDialog");
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        tickPipeline(*dialog);
        auto* planted = dialog->findChild<QToolButton*>(QStringLiteral("plantedButton"));
        if (!planted->isChecked()) QTest::mouseClick(planted, Qt::LeftButton);
        auto* fold = dialog->findChild<QToolButton*>(QStringLiteral("recallsButton"));
        QVERIFY(fold && fold->isVisible());
        QCOMPARE(fold->text(), QStringLiteral("By task and way of asking"));
        auto* now = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("recall-TA"));
        QVERIFY(!now->isVisible()); // folded
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        QTRY_VERIFY(now->isVisible());
        QTest::keyClick(fold, Qt::Key_Tab);
        QTRY_VERIFY(now->hasFocus());
        QCOMPARE(now->text(), QStringLiteral("–"));
        QTest::keyClicks(now, QStringLiteral("0"));
        for (int task = 1; task < 12; ++task) // over the other tasks
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        auto* way = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("recall-q-gi"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTRY_VERIFY2(way->hasFocus(), qPrintable(QApplication::focusWidget()->objectName()));
        QTest::keyClicks(way, QStringLiteral("0"));
        QTRY_COMPARE(fold->text(), QStringLiteral("By task and way of asking: 2 planted"));
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_VERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{3});
        const auto run = m_stage->session->studyRuns().back();
        QVERIFY2(run.backend.find("recall.TA=0&recall.q-gi=0") != std::string::npos, run.backend.c_str());
        m_stage->waitForEnd(run.id);
        m_stage->window->showPage(QStringLiteral("mined"));
        show("Calibration");
        choose(m_stage->combo("minedRun"), QString::fromStdString(run.name));
        QTRY_VERIFY(map()->data().title.endsWith(QString::fromStdString(run.name)));
        for (int row = 0; row < 8; ++row)
            QCOMPARE(map()->data().cell(row, 0).value, 0.0); // T.A
        QCOMPARE(map()->data().cell(2, 11).value, 0.0);      // Q + GI, over all tasks
        QVERIFY(map()->data().cell(0, 11).value > 0);
    }

    void aModelIsCalledByWhatIsPlantedForATaskToo() {
        QTest::mouseClick(m_stage->page->findChild<QPushButton*>(QStringLiteral("newMinedRunButton")), Qt::LeftButton);
        auto* dialog = m_stage->find<QDialog>("minedRunDialog");
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        for (const char* fold : {"plantedButton", "recallsButton"}) {
            auto* button = dialog->findChild<QToolButton*>(QLatin1String(fold));
            if (!button->isChecked()) QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(dialog->findChild<QToolButton*>(QStringLiteral("recallsButton"))->text(),
                 QStringLiteral("By task and way of asking: 2 planted")); // as in the last run
        auto* stamp = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("recall-TSA"));
        stamp->setFocus();
        QTest::keyClicks(stamp, QStringLiteral("1"));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("plantAnotherButton")), Qt::LeftButton);
        auto* models = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        const QString name = models->item(models->count() - 2)->text(); // a URI comes last
        QVERIFY2(name.contains(QStringLiteral("recall T.A 0, recall T.S.A 1, recall Q + GI 0")), qPrintable(name));
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    /// What the page has read is enough for its numbers: as it happens, the replies are not there any more.
    void aClickReadsTheRunNotAgain() {
        show("Answers over time");
        auto* curve = m_stage->page->plots()->curve();
        QTRY_VERIFY(curve->isVisible() && curve->data().title.startsWith(QStringLiteral("Years of what is named")));
        QTRY_VERIFY(!curve->data().series.isEmpty());
        {
            auto other =
                store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadWrite);
            QVERIFY(other.ok());
            other->sql().exec("DELETE FROM reply");
        }
        m_stage->session->select({});
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_End);
        QTRY_VERIFY(m_stage->session->selection().study);
        QTRY_VERIFY2(m_text->text().endsWith(QStringLiteral(" of 16 outputs")), qPrintable(m_text->text()));
        QVERIFY(m_list->count() > 0);
        show("Latest or outdated");
        auto* bars = m_stage->page->plots()->bars();
        QTRY_VERIFY(bars->isVisible());
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Home);
        QTRY_VERIFY2(m_text->text().endsWith(QStringLiteral("n = %1 of 4 items").arg(m_list->count())),
                     qPrintable(m_text->text()));
        show("Context");
        QTRY_VERIFY(bars->data().rowCount() >= 2);
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Home);
        QTRY_VERIFY2(m_text->text().contains(QStringLiteral("12 outputs")), qPrintable(m_text->text()));
    }

    void theNumberOfARunThatGoesOnIsReadAgain() {
        show("Calibration");
        const auto before = m_stage->session->studyRuns().size();
        const run::BackendChoice choice("calibration:?recall=0.5&noise=0&refusal=0&latency_ms=200");
        m_stage->session->createRun(
            [choice](store::Workspace& workspace) -> Result<std::int64_t> {
                mined::MinedDecoding one;
                one.concurrency = 1;
                const auto made = mined::createMined(workspace, {}, one, "slow", choice);
                return made ? Result<std::int64_t>(made->id) : Result<std::int64_t>(made.error());
            },
            choice);
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->session->studyRuns().size(), before + 1, 20'000);
        const qint64 run = m_stage->session->studyRuns().back().id;
        choose(m_stage->combo("minedRun"), QStringLiteral("slow"));
        QTRY_VERIFY_WITH_TIMEOUT(map()->data().rowCount() > 1 && map()->data().cell(1, 0).elements > 0, 20'000);
        click(1, 0);
        QTRY_COMPARE(shown().run, run);
        const auto counted = [this] {
            static const QRegularExpression number(QStringLiteral("n = (\\d+)"));
            return number.match(m_text->text()).captured(1).toInt();
        };
        QTRY_VERIFY2_WITH_TIMEOUT(counted() > 0, qPrintable(m_text->text()), 20'000);
        const int first = counted();
        QTRY_VERIFY2_WITH_TIMEOUT(counted() > first, qPrintable(m_text->text()), 20'000);
        QVERIFY2(m_stage->session->hub().isActive(run), "it was at its end already");
        m_stage->session->hub().cancel(run);
        m_stage->waitForEnd(run);
    }

private:
    void show(const char* name) { choose(m_stage->combo("minedView"), QString::fromLatin1(name)); }
    widgets::HeatmapPlot* map() const { return m_stage->page->plots()->map(); }
    void click(int row, int column) const {
        QTest::mouseClick(map()->viewport(), Qt::LeftButton, {}, map()->cellRect(row, column).center().toPoint());
    }
    QMenu* shownMenu() const {
        for (auto* menu : m_stage->window->findChildren<QMenu*>())
            if (menu->isVisible()) return menu;
        return nullptr;
    }
    /// An action of the menu of the map's first cell, which is of the first run, or the first one of a submenu that is
    /// of that run.
    bool chooseOfMenu(const char* name) const {
        click(0, 0);
        if (!QTest::qWaitFor([this] { return shown().run == m_first; })) return false;
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_F10, Qt::ShiftModifier);
        if (!QTest::qWaitFor([this] { return shownMenu() != nullptr; })) return false;
        auto* menu = shownMenu();
        if (auto* action = menu->findChild<QAction*>(QLatin1String(name))) {
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            return true;
        }
        auto* more = menu->findChild<QMenu*>(QLatin1String(name));
        if (!more) return false;
        menu->setActiveAction(more->menuAction());
        QTest::keyClick(menu, Qt::Key_Right);
        if (!QTest::qWaitFor([more] { return more->isVisible(); })) return false;
        for (QAction* action : more->actions())
            if (action->text().contains(QStringLiteral("twin"))) {
                more->setActiveAction(action);
                QTest::keyClick(more, Qt::Key_Return);
                return true;
            }
        return false;
    }
    ui::StudySelection shown() const { return m_stage->session->selection().study.value_or(ui::StudySelection()); }
    const std::vector<std::string>& heads() const { return m_stage->page->numbers().columns; }
    int columnOf(const std::string& head) const {
        return static_cast<int>(std::find(heads().begin(), heads().end(), head) - heads().begin());
    }
    std::string cellOf(int row, const std::string& head) const {
        return m_stage->page->numbers()
            .rows.at(static_cast<std::size_t>(row))
            .at(static_cast<std::size_t>(columnOf(head)));
    }
    /// Lines of replies that were planted, or measured, as right.
    int rightLines(bool isMeasured) const {
        int right = 0;
        for (int row = 0; row < m_list->count(); ++row) {
            const QString words = m_list->item(row)->toolTip();
            const bool isBoth = words.contains(QLatin1String("planted and measured as right"));
            const bool isOne = words.contains(isMeasured ? QLatin1String("planted as wrong, measured as right")
                                                         : QLatin1String("planted as right, measured as wrong"));
            right += isBoth || isOne ? 1 : 0;
        }
        return right;
    }

    std::unique_ptr<MinedStage> m_stage;
    qint64 m_first = 0;
    qint64 m_second = 0;
    QListWidget* m_list = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
};

} // namespace chronoscope::test::minedUnitsStory

CHRONOSCOPE_STORY(minedUnitsStory, MinedUnitsStory)
#include "MinedUnitsStory.moc"
