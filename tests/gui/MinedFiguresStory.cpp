// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "ui/dialogs/ReportDialog.h"
#include "ui/help/NumberBook.h"
#include "ui/inspector/Inspector.h"
#include "ui/studies/mined/AnswerFigures.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/views/EmptyState.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chronoscope::test::minedFiguresStory {

/// The figures of MINED but for the tasks: dimensions, answers over time, bars, configurations, asked years.
class MinedFiguresStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        makeMinedRun(*m_stage, "planted");
    }
    void cleanupTestCase() { m_stage.reset(); }

    void theTitleSaysWhatACellAndWhatTheirAverageIsTheMeanOf() {
        auto* map = m_stage->page->plots()->map();
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        QTRY_COMPARE(map->data().rowCount(), 1);
        QCOMPARE(map->data().title,
                 QStringLiteral("CEM by task, %: means over a task’s items; Avg: the mean over the tasks"));
        QCOMPARE(map->data().columns.last(), QStringLiteral("Avg"));
        const auto book = ui::numberBook();
        const QString formula = ui::findNumber(book, m_stage->page->numberKey())->formula;
        QVERIFY2(formula.contains(QLatin1String("Avg = mean of the tasks'")), qPrintable(formula));
        for (const char* column : {"cem", "f1"}) {
            const QString note = ui::columnNote(QLatin1String(column), m_stage->page->numberKey());
            QVERIFY2(note.endsWith(QLatin1String("of an average the mean over its tasks.")), qPrintable(note));
        }
    }

    void theInspectorSaysWhatToClickHereWhileNothingIsSelected() {
        const auto* empty = m_stage->window->findChild<ui::Inspector*>()->findChild<ui::EmptyState*>();
        const auto says = [&](const char* word) {
            const auto labels = empty->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* one) { return one->text().contains(QLatin1String(word)); });
        };
        QVERIFY(says("an item in a list") && !says("element"));
        QTest::keyClick(m_stage->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(says("a fact in a list"));
        QVERIFY(!says("element") && !says("item"));
        QTest::keyClick(m_stage->window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_stage->page->isVisible());
    }

    void theDimensionsStandOnARadar() {
        choose(m_stage->combo("minedView"), QStringLiteral("Dimensions"));
        auto* spider = m_stage->page->plots()->spider();
        QTRY_COMPARE(spider->data().seriesCount(), 1);
        QCOMPARE(spider->data().axisCount(), 6);
        QTRY_VERIFY(spider->data().value(0, 0).hasValue());
        QVERIFY(!spider->data().value(0, 2).hasValue()); // trustworthiness was not asked
    }

    void answersAboutNowLieInTheTimeOfWhomTheyName() {
        choose(m_stage->combo("minedView"), QStringLiteral("Answers over time"));
        auto* curve = m_stage->page->plots()->curve();
        QTRY_COMPARE(curve->data().series.size(), 1);
        const auto& points = curve->data().series.front().points;
        QVERIFY(points.front().year >= 1997 && points.back().year <= 2025);
        for (const auto& point : points)
            QCOMPARE(point.value.n, 16); // four items in four configurations
        QCOMPARE(m_stage->page->numbers().columns.at(2), std::string("year"));
    }

    void theBarsAddUpToTheItems() {
        choose(m_stage->combo("minedView"), QStringLiteral("Latest or outdated"));
        auto* bars = m_stage->page->plots()->bars();
        QTRY_COMPARE(bars->data().rowCount(), 1);
        QCOMPARE(bars->data().rows.front().n, 4);
        QCOMPARE(bars->data().total(0), 4);
        auto* published = m_stage->page->findChild<QCheckBox*>(QStringLiteral("minedPublished"));
        QTest::mouseClick(published, Qt::LeftButton, {}, QPoint(8, published->height() / 2));
        auto* map = m_stage->page->plots()->map();
        QTRY_VERIFY(map->isVisible() && map->data().columnCount() == 3 && map->data().rowCount() == 9);
        QVERIFY(!map->data().cell(0, 0).doubted);
        int doubted = 0;
        for (int row = 0; row < 9; ++row)
            doubted += map->data().cell(row, 0).doubted ? 1 : 0;
        QCOMPARE(doubted, 1); // its shares do not add up
        QTest::mouseClick(published, Qt::LeftButton, {}, QPoint(8, published->height() / 2));
        QTRY_VERIFY(bars->isVisible());
        choose(m_stage->combo("minedView"), QStringLiteral("Context"));
        QTRY_COMPARE(bars->data().rowCount(), 2); // F.M.C with its context and without
        QCOMPARE(bars->data().total(0), 12);
        QCOMPARE(bars->data().total(1), 12);
        QVERIFY(bars->data().rows.front().note.contains(QLatin1String("points")));
    }

    void theFourWaysOfAskingStandBesideEachOther() {
        choose(m_stage->combo("minedView"), QStringLiteral("Agreement"));
        QTRY_COMPARE(m_stage->page->plots()->map()->data().columnCount(), 4);
        QCOMPARE(m_stage->page->plots()->map()->data().columns.front(), QStringLiteral("Q + I"));
        QCOMPARE(m_stage->page->plots()->map()->data().cell(0, 3).elements, 10);
    }

    void questionsOfAYearStandByThatYear() {
        choose(m_stage->combo("minedView"), QStringLiteral("Asked year"));
        auto* curve = m_stage->page->plots()->curve();
        QTRY_VERIFY2(curve->data().title.contains(QLatin1String("T.S.A")), qPrintable(curve->data().title));
        QCOMPARE(curve->data().series.size(), 1);
        QCOMPARE(curve->data().series.front().points.front().year, 2005);
        choose(m_stage->combo("minedTask"), QStringLiteral("F.M.C"));
        QTRY_COMPARE(curve->data().series.front().points.front().year, 2000); // 2003
    }

    void theCodesOfTheTasksAreSpeltOut() {
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        auto* codes = m_stage->page->plots()->findChild<QLabel*>(QStringLiteral("minedTaskCodes"));
        QTRY_VERIFY(codes->isVisible());
        const QString words = codes->text().replace(QChar::Nbsp, QLatin1Char(' '));
        QVERIFY(words.contains(QStringLiteral("F.M.C Future misaligned context · P.M.C Past misaligned context")));
    }

    void oneRunIsComparedWithNothing() {
        choose(m_stage->combo("minedView"), QStringLiteral("Compare"));
        QTRY_COMPARE(m_stage->page->compared()->map()->data().emptyText, QStringLiteral("There is no other run yet"));
        QTRY_VERIFY(m_stage->emptyButton()->isVisible());
        QCOMPARE(m_stage->emptyButton()->text(), QStringLiteral("New MINED run…"));
    }

    void twoRunsAreComparedOverTheirQuestions() {
        const qint64 second = makeMinedRun(*m_stage, "knows nothing", "calibration:?recall=0&noise=0&refusal=0");
        auto* map = m_stage->page->compared()->map();
        QTRY_COMPARE(map->data().rowCount(), 3); // all types, company, country
        auto* runs = m_stage->combo("minedRun");
        QVERIFY(runs->isVisible());
        choose(runs, QStringLiteral("planted"));
        QTRY_VERIFY2(map->data().title.contains(QStringLiteral("planted minus knows nothing")),
                     qPrintable(map->data().title));
        const auto& cell = map->data().cell(0, 0);
        QVERIFY(cell.value > 0);
        QCOMPARE(cell.elements, 4);
        QVERIFY2(cell.note.contains(QStringLiteral("Higher in")), qPrintable(cell.note));
        QVERIFY(map->data().cell(0, 11).hasValue()); // the mean over tasks
        QVERIFY(map->data().cell(1, 11).absence.contains(QStringLiteral("all types")));
        QVERIFY(!map->data().unplannedName.isEmpty());
        map->setFocus();
        map->setCurrentCell(0, 1);
        QTest::keyClick(map, Qt::Key_Left); // T.A
        auto* list = m_stage->window->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        QTRY_COMPARE(list->count(), 4);
        QVERIFY2(list->item(0)->text().contains(QStringLiteral("against 0")), qPrintable(list->item(0)->text()));
        choose(m_stage->combo("minedAgainst"), QStringLiteral("knows nothing")); // the only other one
        QCOMPARE(m_stage->combo("minedAgainst")->currentData().toLongLong(), second);
        choose(runs, QStringLiteral("knows nothing"));
        QTRY_VERIFY(map->data().title.contains(QStringLiteral("knows nothing minus planted")));
        QTRY_VERIFY(map->data().cell(0, 0).value < 0);
    }

    void aRowOfAViewShowsItsItems() {
        auto* twin = m_stage->page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QVERIFY(twin);
        QTest::mouseClick(twin, Qt::LeftButton);
        for (const char* view : {"Latest or outdated", "Answers over time", "Context", "Agreement", "Compare"}) {
            choose(m_stage->combo("minedView"), QString::fromLatin1(view));
            m_stage->session->select({});
            QTRY_VERIFY2(m_stage->page->table()->isVisible() && m_stage->page->table()->model()->rowCount() > 0, view);
            m_stage->page->table()->setCurrentIndex({});
            m_stage->page->table()->selectRow(0);
            QTRY_VERIFY2(m_stage->session->selection().study, view);
            QVERIFY2(!m_stage->session->selection().study->measure.empty(), view);
        }
        m_stage->session->select({});
        QTest::mouseClick(twin, Qt::LeftButton);
    }

    /// What the Inspector lists behind a cell of the twin is as much as the cell says.
    void aNumberListsJustWhatItCounts_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QStringList>("heads");
        QTest::newRow("named") << "Answers over time" << QStringList{"named", "outputs", "percent"};
        QTest::newRow("asked") << "Asked year" << QStringList{"items", "f1"};
        QTest::newRow("latest") << "Latest or outdated" << QStringList{"items", "latest", "outdated", "irrelevant"};
        QTest::newRow("context")
            << "Context"
            << QStringList{"outputs",    "context", "other", "irrelevant", "cem", "without_other", "without_irrelevant",
                           "without_cem"};
        QTest::newRow("agreement") << "Agreement" << QStringList{"items", "f1", "cem"};
    }
    void aNumberListsJustWhatItCounts() {
        QFETCH(QString, view);
        QFETCH(QStringList, heads);
        choose(m_stage->combo("minedView"), view);
        auto* twin = m_stage->page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        if (!twin->isChecked()) QTest::mouseClick(twin, Qt::LeftButton);
        QTableView* table = m_stage->page->table();
        const auto isThere = [&](const QString& head) {
            return columnOf(head.toStdString()) < static_cast<int>(m_stage->page->numbers().columns.size());
        };
        QTRY_VERIFY(std::all_of(heads.begin(), heads.end(), isThere)); // of this view, not of the one before
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        auto* list = m_stage->window->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        auto* text = m_stage->window->findChild<QLabel*>(QStringLiteral("studyNumberText"));
        for (int row = 0; row < std::min(3, table->model()->rowCount()); ++row)
            for (const QString& head : heads) {
                const qint64 expected = countedBy(row, head.toStdString());
                const QModelIndex cell = table->model()->index(row, columnOf(head.toStdString()));
                table->scrollTo(cell);
                QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
                QTRY_VERIFY2(
                    (text->text() + u' ').contains(QStringLiteral("n = %1 ").arg(expected)),
                    qPrintable(
                        QStringLiteral("%1 of row %2: %3, not %4").arg(head).arg(row).arg(text->text()).arg(expected)));
                QCOMPARE(list->count(), static_cast<int>(expected));
            }
        if (list->count() > 0 && view != QLatin1String("Latest or outdated") && view != QLatin1String("Asked year")) {
            list->scrollToTop();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
            QVERIFY(m_stage->session->selection().study->probe.has_value()); // that reply, not its item alone
            QCOMPARE(list->currentRow(), 0);
        }
        QTest::mouseClick(twin, Qt::LeftButton);
        m_stage->session->select({});
    }

    void aPointABarAndACellListWhatTheyCount() {
        auto* list = m_stage->window->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        auto* title = m_stage->window->findChild<QLabel*>(QStringLiteral("studyNumberTitle"));
        choose(m_stage->combo("minedView"), QStringLiteral("Answers over time"));
        auto* curve = m_stage->page->plots()->curve();
        QTRY_VERIFY(curve->isVisible());
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_End); // the last year
        QTRY_VERIFY(m_stage->session->selection().study && m_stage->session->selection().study->measure == "named");
        const auto named = *m_stage->session->selection().study;
        const std::string year = named.number.at("held").front();
        QTRY_VERIFY2(title->text().endsWith(QString::fromStdString(year)), qPrintable(title->text()));
        const auto& rows = m_stage->page->numbers().rows;
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& cells) {
            return cells[0] == m_stage->session->run(named.run)->name && cells[2] == year;
        });
        QVERIFY(row != rows.end());
        QTRY_COMPARE(list->count(), std::stoi(row->at(4)));

        choose(m_stage->combo("minedView"), QStringLiteral("Context"));
        auto* bars = m_stage->page->plots()->bars();
        QTRY_VERIFY(bars->isVisible() && bars->data().rowCount() >= 2);
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Home);
        QTRY_VERIFY(m_stage->session->selection().study && m_stage->session->selection().study->measure == "context");
        const auto shown = *m_stage->session->selection().study;
        const bool isWith = shown.number.at("side").front() == "with";
        int bar = 0;
        while (bar < bars->data().rowCount() &&
               bars->data().rows.at(bar).key != ui::contextBarKey({shown.run, mined::Task::FMC, isWith}))
            ++bar;
        QTRY_COMPARE(list->count(),
                     static_cast<int>(bars->data().count(bar, std::stoi(shown.number.at("by").front()))));
        QVERIFY(list->count() > 0);

        choose(m_stage->combo("minedView"), QStringLiteral("Agreement"));
        auto* map = m_stage->page->plots()->map();
        QTRY_VERIFY(map->isVisible());
        map->setFocus();
        map->setCurrentCell(0, 1);
        QTest::keyClick(map, Qt::Key_Left); // Q + I
        QTRY_VERIFY2(title->text().endsWith(QStringLiteral("Q + I")), qPrintable(title->text()));
        QTRY_COMPARE(list->count(), map->data().cell(0, 0).elements);
        m_stage->session->select({});
    }

    void everyViewTellsItsCommand() {
        for (const auto& [view, command] :
             {std::pair("Items", "chronoscope report -w"), std::pair("Audit", "chronoscope audit -w"),
              std::pair("Rate items", "chronoscope rate stats -w"), std::pair("Tasks", "chronoscope report -w")}) {
            choose(m_stage->combo("minedView"), QString::fromLatin1(view));
            const QString told = m_stage->page->command();
            QVERIFY2(told.startsWith(QLatin1String(command)), qPrintable(told));
        }
        choose(m_stage->combo("minedView"), QStringLiteral("Items"));
        QVERIFY2(m_stage->page->command().contains(QLatin1String(" --run ")), qPrintable(m_stage->page->command()));
    }

    void inANarrowFigureTheDimensionsAreStillNamed() {
        choose(m_stage->combo("minedView"), QStringLiteral("Types"));
        QTRY_VERIFY(m_stage->page->plots()->map()->isVisible());
        const QString path = m_stage->path(QStringLiteral("narrow.svg"));
        QString problem;
        QVERIFY2(m_stage->page->plots()->map()->exportTo(path, &problem, QSize(500, 260)), qPrintable(problem));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray drawn = file.readAll();
        for (const char* word : {"Cognition", "Awareness", "Trustworthiness", "Reasoning", "Robustness"})
            QVERIFY2(drawn.contains(word), word);
    }

    void theFigureIsSavedWithItsBands() {
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        QTRY_COMPARE(m_stage->page->plots()->map()->data().columnCount(), 12);
        const QString path = m_stage->path(QStringLiteral("tasks.svg"));
        m_stage->dialogs.answers << path;
        QTest::mouseClick(m_stage->page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray drawn = file.readAll();
        for (const char* word : {"planted", "Cognition", "F.M.C"})
            QVERIFY2(drawn.contains(word), word);
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void aReportHoldsTheTasksWhereTheViewHasNoFigure() {
        for (const auto& [view, title] : {std::pair("Rate items", "MINED: Tasks"), std::pair("Items", "MINED: Tasks"),
                                          std::pair("Tasks", "MINED")}) {
            choose(m_stage->combo("minedView"), QString::fromLatin1(view));
            const QByteArray report = savedReport(QStringLiteral("%1.html").arg(QLatin1String(view)));
            QVERIFY2(report.contains(QByteArray(">").append(title).append('<')), view);
            QVERIFY2(!report.contains("could not be drawn"), view);
            QVERIFY2(report.count("<svg") == 1 && report.contains("Cognition"), view);
            for (const auto& run : m_stage->page->studyRuns())
                QVERIFY2(report.contains(m_stage->session->run(run)->name.c_str()), view);
        }
    }

    /// The figure of one view is never seen under the name of another, not even while that is read.
    void whatIsStillToBeReadLeavesNothingOfTheViewBefore() {
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        makeMinedRun(*m_stage, "later"); // its answers were never read
        auto* plots = m_stage->page->plots();
        QTRY_VERIFY(plots->map()->isVisible() && plots->map()->data().rowCount() == 3);
        auto* views = m_stage->combo("minedView");
        QTest::keyClick(views, Qt::Key_L); // Latest or outdated
        QVERIFY(!plots->isVisible());
        QVERIFY(!m_stage->page->findChild<QToolButton*>(QStringLiteral("exportButton"))->isEnabled());
        QTRY_VERIFY(plots->bars()->isVisible() && plots->bars()->data().rowCount() == 3);
        QVERIFY(m_stage->page->findChild<QToolButton*>(QStringLiteral("exportButton"))->isEnabled());
        choose(views, QStringLiteral("Dimensions")); // which is known
        QVERIFY(plots->spider()->isVisible());
        QCOMPARE(plots->spider()->data().seriesCount(), 3);
        QCOMPARE(m_stage->page->numbers().columns.at(2), std::string("dimension"));
    }

    void whatWasPlantedStandsBesideWhatWasMeasured() {
        choose(m_stage->combo("minedView"), QStringLiteral("Calibration"));
        auto* map = m_stage->page->plots()->map();
        QTRY_COMPARE(map->data().rowCount(), 8); // of each way of asking two
        choose(m_stage->combo("minedRun"), QStringLiteral("planted"));
        QTRY_VERIFY2(map->data().title.endsWith(QStringLiteral("planted")), qPrintable(map->data().title));
        QCOMPARE(map->data().rows.at(1).label, QStringLiteral("Q + I · measured"));
        const auto& rows = m_stage->page->numbers().rows;
        QCOMPARE(rows.front().at(3), std::string("q-i"));
        QCOMPARE(map->data().cell(0, 0).value, std::stod(rows.front().at(5)));
        QCOMPARE(map->data().cell(1, 0).value, std::stod(rows.front().at(6)));
        QVERIFY2(map->data().cell(1, 0).note.contains(QStringLiteral("points")),
                 qPrintable(map->data().cell(1, 0).note));
        choose(m_stage->combo("minedPlanted"), QStringLiteral("T.S.A by asked year"));
        auto* curve = m_stage->page->plots()->curve();
        QTRY_VERIFY(curve->isVisible() && curve->data().title.contains(QStringLiteral("planted as right")));
        QCOMPARE(curve->data().series.size(), 2);
        QCOMPARE(curve->data().series.front().name, QStringLiteral("planted"));
        QCOMPARE(curve->data().series.front().points.front().year, 2005);
        QVERIFY(m_stage->page->command().contains(QStringLiteral("--view calibration")) &&
                m_stage->page->command().contains(QStringLiteral("--by year")));
        choose(m_stage->combo("minedPlanted"), QStringLiteral("By task"));
        QTRY_VERIFY(map->isVisible());
        m_stage->page->filter().set({{"run", {"1"}}});
        QTRY_COMPARE(m_stage->combo("minedRun")->count(), 1);
    }

private:
    QByteArray savedReport(const QString& name) {
        m_stage->window->activateWindow(); // shortcuts are of the active window
        (void)QTest::qWaitForWindowActive(m_stage->window.get());
        QTest::keyClick(m_stage->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_stage->window->findChild<ui::ReportDialog*>();
        if (!dialog || !QTest::qWaitFor([&] { return dialog->isReady(); }, 60'000)) return {};
        QSignalSpy finished(&dialog->writer(), &ui::ReportWriter::finished);
        m_stage->dialogs.answers << m_stage->path(name);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("reportSave")), Qt::LeftButton);
        (void)QTest::qWaitFor([&] { return !finished.isEmpty(); }, 60'000);
        (void)QTest::qWaitFor([&] { return !m_stage->window->findChild<ui::ReportDialog*>(); });
        QFile file(m_stage->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    int columnOf(const std::string& head) const {
        const auto& heads = m_stage->page->numbers().columns;
        return static_cast<int>(std::find(heads.begin(), heads.end(), head) - heads.begin());
    }
    std::string cellOf(int row, const std::string& head) const {
        return m_stage->page->numbers()
            .rows.at(static_cast<std::size_t>(row))
            .at(static_cast<std::size_t>(columnOf(head)));
    }
    /// Shares are of the items or outputs of the row.
    qint64 countedBy(int row, const std::string& head) const {
        for (const char* count : {"items", "outputs", "named"})
            if (head == count) return std::stoll(cellOf(row, head));
        if (head == "percent") return std::stoll(cellOf(row, "named"));
        const auto& heads = m_stage->page->numbers().columns;
        const bool isOfContext = std::find(heads.begin(), heads.end(), "without_cem") != heads.end();
        const bool isShare = isOfContext || head == "latest" || head == "outdated" || head == "irrelevant";
        if (!isShare) return std::stoll(cellOf(row, "items"));
        const double all = std::stod(cellOf(row, isOfContext ? "outputs" : "items"));
        return std::llround(std::stod(cellOf(row, head)) / 100 * all);
    }

    std::unique_ptr<MinedStage> m_stage;
};

} // namespace chronoscope::test::minedFiguresStory

CHRONOSCOPE_STORY(minedFiguresStory, MinedFiguresStory)
#include "MinedFiguresStory.moc"
