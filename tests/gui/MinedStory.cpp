// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedFixture.h"
#include "tests/gui/Stage.h"

#include "core/studies/mined/MinedTables.h"
#include "ui/studies/mined/AuditView.h"
#include "ui/studies/mined/ItemUnitView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/mined/PictureView.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/views/BackendText.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/SpiderPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTextEdit>
#include <QToolButton>

namespace chronoscope::test {

using ui::MinedPage;

namespace {
/// A test that found no eye.
backend::CapabilityReport blindReport(const char* uri) {
    auto report = ui::reportOf(uri, {});
    report.checks[static_cast<std::size_t>(backend::Check::Images)] = {backend::Check::Images, backend::Light::Red,
                                                                       "answers “a cat” to a picture of the word 7Q4"};
    report.capabilities.chat = true;
    report.capabilities.images = false;
    return report;
}
} // namespace

/// From a folder of MINED to what a model knows of its pictures, with mouse and keys.
class MinedStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        QTest::keyClick(m_stage->window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        m_page = m_stage->window->findChild<MinedPage*>();
        QVERIFY(m_page);
        QTRY_VERIFY(m_page->isVisible());
    }
    void cleanupTestCase() { m_stage.reset(); }

    void anEmptyWorkspaceSaysThatAFolderComesFirst() {
        QTRY_COMPARE(emptyButton()->text(), QStringLiteral("Import a folder…"));
        const QString folder = m_stage->path(QStringLiteral("small"));
        writeSmallBenchmark(folder);
        m_stage->dialogs.answers << folder;
        QTest::mouseClick(emptyButton(), Qt::LeftButton);
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_COMPARE(result->text(), QStringLiteral("10 items and 6 pictures imported, 1 fault found"));
        QCOMPARE(m_stage->dialogs.asked.last().wants, ui::FileQuestion::Wants::Folder);
    }

    void theAuditListsWhatIsWrongAndWhatTheListSays() {
        QTRY_COMPARE(m_page->view(), MinedPage::View::Audit); // there is something to see
        auto* codes = m_stage->find<QTableView>("auditCodes");
        QTRY_COMPARE(codes->model()->rowCount(), 1);
        QCOMPARE(codes->model()->index(0, 0).data().toString(), QStringLiteral("Gold is outdated"));
        QCOMPARE(codes->model()->index(0, 1).data().toString(), QStringLiteral("1"));
        auto* rows = m_stage->find<QTableView>("auditRows");
        QCOMPARE(rows->model()->rowCount(), 1);
        QStringList cells;
        for (int column = 0; column < 6; ++column)
            cells << rows->model()->index(0, column).data().toString();
        QCOMPARE(cells.join(u'|'), QStringLiteral("T.A|1|Velmo|company|Velmo Elder|Velmo Younger"));
        QVERIFY(m_stage->find<QLabel>("auditSummary")->text().contains(QLatin1String("Golds that disagree")));
    }

    void filesThatAreNoneOfMinedAreToldAndNothingIsStored() {
        const QString other = m_stage->path(QStringLiteral("other.json"));
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"answers\": 3") > 0);
        file.close();
        m_stage->dialogs.answers << other;
        chooseInMenu(m_page->findChild<QToolButton*>(QStringLiteral("importMinedButton")),
                     {QStringLiteral("&Task files…")});
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_COMPARE(result->text(), QStringLiteral("No new items, 1 left out"));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("importCloseButton")), Qt::LeftButton);
    }

    void aBackendThatDoesNotSeeIsRefusedWithItsReason() {
        const char* uri = "openai:http://127.0.0.1:9?model=blind";
        m_stage->backends->add({"blind", uri, std::nullopt, blindReport(uri).json()});
        QDialog* dialog = openDialog();
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startMinedRun"));
        choose(dialog->findChild<QComboBox*>(QStringLiteral("backendCombo")), QStringLiteral("blind"));
        auto* reason = dialog->findChild<QLabel*>(QStringLiteral("minedReason"));
        QTRY_VERIFY2(reason->text().contains(QLatin1String("a picture of the word 7Q4")), qPrintable(reason->text()));
        QVERIFY(!start->isEnabled());
        auto* counts = dialog->findChild<QLabel*>(QStringLiteral("minedEstimate"));
        QTRY_VERIFY2(counts->text().contains(QLatin1String("not known for this model")), qPrintable(counts->text()));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        m_stage->backends->remove(QStringLiteral("blind"));
    }

    void aRunIsCountedAndStarted() {
        QDialog* dialog = openDialog();
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startMinedRun"));
        auto* counts = dialog->findChild<QLabel*>(QStringLiteral("minedEstimate"));
        QTRY_VERIFY(start->isEnabled());
        const QString all =
            QStringLiteral("10 items · 3 with and without their context · 52 requests about 6 pictures");
        QVERIFY2(counts->text().startsWith(all), qPrintable(counts->text()));
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("minedWarnings"))
                    ->text()
                    .contains(QLatin1String("Golds that disagree")));
        toggleConfigurations(dialog);
        QVERIFY(!start->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("minedReason"))->text().contains(QLatin1String("ticked")));
        toggleConfigurations(dialog);
        choose(dialog->findChild<QComboBox*>(QStringLiteral("minedGolds")), 1);
        QTRY_VERIFY(start->isEnabled());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("minedWarnings"))->isVisible()); // the file is trusted
        choose(dialog->findChild<QComboBox*>(QStringLiteral("minedGolds")), 0);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("minedName"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("planted"));
        QTRY_VERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{1});
        m_run = m_stage->session->studyRuns().front().id;
        m_stage->waitForEnd(m_run);
        QCOMPARE(m_stage->session->run(m_run)->state, store::RunState::Finished);
    }

    void theRunStandsOnTheRunsPageAndLeadsHere() {
        auto* table = m_stage->find<QTableView>("runTable");
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("planted"));
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(m_page->isVisible());
        QCOMPARE(m_page->view(), MinedPage::View::Types);
        QTRY_COMPARE(m_page->plots()->map()->data().rowCount(), 2); // company, country
        QCOMPARE(m_page->plots()->map()->data().cell(0, 0).elements, 3);
        QCOMPARE(m_page->plots()->map()->data().cell(1, 0).elements, 1);
    }

    void theTasksShowTheNumbersOfTheReport() {
        choose(combo("minedView"), QStringLiteral("Tasks"));
        auto* map = m_page->plots()->map();
        QTRY_COMPARE(map->data().rowCount(), 1);
        QCOMPARE(map->data().columnCount(), 12);
        const analysis::Table table = reportTable();
        for (const auto& [task, column] : {std::pair("TA", 0), std::pair("TSA", 2), std::pair("FMC", 3)}) {
            const auto& cell = map->data().cell(0, column);
            const auto& row = rowOf(table, task);
            QCOMPARE(cell.value, std::stod(row[7]));
            QCOMPARE(cell.low, std::stod(row[10]));
            QCOMPARE(cell.high, std::stod(row[11]));
            QCOMPARE(cell.elements, std::stoi(row[5]));
        }
        QVERIFY(!map->data().cell(0, 1).planned); // T.I.A was not asked
        choose(combo("minedMeasure"), QStringLiteral("F1"));
        QTRY_VERIFY(!map->data().cell(0, 0).hasInterval()); // it is of CEM alone
        QCOMPARE(map->data().cell(0, 0).value, std::stod(rowOf(table, "TA")[8]));
        choose(combo("minedMeasure"), QStringLiteral("CEM"));
    }

    void publishedRowsStandBelowAndAreNotMixedWithOnesOwn() {
        auto* published = m_page->findChild<QCheckBox*>(QStringLiteral("minedPublished"));
        QTest::mouseClick(published, Qt::LeftButton, {}, QPoint(8, published->height() / 2));
        auto* map = m_page->plots()->map();
        QTRY_VERIFY(map->data().rowCount() > 20);
        QVERIFY(map->data().rows.at(0).group != map->data().rows.at(1).group);
        const auto gemini = std::find_if(map->data().rows.begin(), map->data().rows.end(),
                                         [](const auto& row) { return row.label == QLatin1String("Gemini-2.5-Pro"); });
        QVERIFY(gemini != map->data().rows.end());
        const auto row = static_cast<int>(gemini - map->data().rows.begin());
        QCOMPARE(map->data().cell(row, 5).value, 80.31); // P.U.D, above its F1
        QVERIFY(map->data().cell(row, 5).note.contains(QLatin1String("To be doubted")));
        QVERIFY(map->data().cell(row, 5).doubted);
        QVERIFY(map->data().cell(row, 4).note.isEmpty() && !map->data().cell(row, 4).doubted);
        QTest::mouseClick(published, Qt::LeftButton, {}, QPoint(8, published->height() / 2));
        QTRY_COMPARE(map->data().rowCount(), 1);
    }

    void aCellLeadsToTheItemsBehindIt() {
        auto* map = m_page->plots()->map();
        map->setFocus();
        QTest::keyClick(map, Qt::Key_Home); // a first cell is current
        map->setCurrentCell(0, 1);
        QTest::keyClick(map, Qt::Key_Left); // T.A
        auto* list = m_stage->window->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        QVERIFY(list);
        QTRY_COMPARE(list->count(), 4);
        const auto& selected = m_stage->session->selection().study;
        QVERIFY(selected && selected->study == "mined" && selected->measure == "cem");
        list->setFocus();
        list->setCurrentRow(0);
        QTRY_VERIFY(m_stage->find<QLabel>("itemUnitTitle")->text().endsWith(QLatin1String("T.A")));
    }

    void theDimensionsStandOnARadar() {
        choose(combo("minedView"), QStringLiteral("Dimensions"));
        auto* spider = m_page->plots()->spider();
        QTRY_COMPARE(spider->data().seriesCount(), 1);
        QCOMPARE(spider->data().axisCount(), 6);
        QVERIFY(spider->data().value(0, 0).hasValue());
        QVERIFY(!spider->data().value(0, 2).hasValue()); // trustworthiness was not asked
    }

    void answersAboutNowLieInTheTimeOfWhomTheyName() {
        choose(combo("minedView"), QStringLiteral("Answers over time"));
        auto* curve = m_page->plots()->curve();
        QTRY_COMPARE(curve->data().series.size(), 1);
        const auto& points = curve->data().series.front().points;
        QVERIFY(points.front().year >= 1997 && points.back().year <= 2025);
        for (const auto& point : points)
            QCOMPARE(point.value.n, 16); // four items in four configurations
        QCOMPARE(m_page->numbers().columns.at(2), std::string("year"));
    }

    void theBarsAddUpToTheItems() {
        choose(combo("minedView"), QStringLiteral("Latest or outdated"));
        auto* bars = m_page->plots()->bars();
        QTRY_COMPARE(bars->data().rowCount(), 1);
        QCOMPARE(bars->data().rows.front().n, 4);
        QCOMPARE(bars->data().total(0), 4);
        auto* published = m_page->findChild<QCheckBox*>(QStringLiteral("minedPublished"));
        QTest::mouseClick(published, Qt::LeftButton, {}, QPoint(8, published->height() / 2));
        auto* map = m_page->plots()->map();
        QTRY_VERIFY(map->isVisible() && map->data().columnCount() == 3 && map->data().rowCount() == 9);
        QVERIFY(!map->data().cell(0, 0).doubted);
        int doubted = 0;
        for (int row = 0; row < 9; ++row)
            doubted += map->data().cell(row, 0).doubted ? 1 : 0;
        QCOMPARE(doubted, 1); // its shares do not add up
        QTest::mouseClick(published, Qt::LeftButton, {}, QPoint(8, published->height() / 2));
        QTRY_VERIFY(bars->isVisible());
        choose(combo("minedView"), QStringLiteral("Context"));
        QTRY_COMPARE(bars->data().rowCount(), 2); // F.M.C with its context and without
        QCOMPARE(bars->data().total(0), 12);
        QCOMPARE(bars->data().total(1), 12);
        QVERIFY(bars->data().rows.front().note.contains(QLatin1String("points")));
    }

    void theFourWaysOfAskingStandBesideEachOther() {
        choose(combo("minedView"), QStringLiteral("Agreement"));
        QTRY_COMPARE(m_page->plots()->map()->data().columnCount(), 4);
        QCOMPARE(m_page->plots()->map()->data().columns.front(), QStringLiteral("Q + I"));
        QCOMPARE(m_page->plots()->map()->data().cell(0, 3).elements, 10);
    }

    void questionsOfAYearStandByThatYear() {
        choose(combo("minedView"), QStringLiteral("Asked year"));
        auto* curve = m_page->plots()->curve();
        QTRY_VERIFY2(curve->data().title.contains(QLatin1String("T.S.A")), qPrintable(curve->data().title));
        QCOMPARE(curve->data().series.size(), 1);
        QCOMPARE(curve->data().series.front().points.front().year, 2005);
        choose(combo("minedTask"), QStringLiteral("F.M.C"));
        QTRY_COMPARE(curve->data().series.front().points.front().year, 2000); // 2003
    }

    void anItemIsFoundAndChosenWithKeys() {
        choose(combo("minedView"), QStringLiteral("Items"));
        auto* list = m_page->items()->list();
        QTRY_COMPARE(list->model()->rowCount(), 13);
        for (int column = 0; column < list->model()->columnCount(); ++column)
            QCOMPARE(list->model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
                     list->model()->index(0, column).data(Qt::TextAlignmentRole).toInt());
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* search = m_stage->find<QLineEdit>("minedItemSearch");
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("nordwerk"));
        QTRY_COMPARE(list->model()->rowCount(), 4);
        choose(m_stage->find<QComboBox>("minedItemTask"), QStringLiteral("T.S.A"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QTRY_VERIFY(!list->model()->index(0, 0).data(Qt::DecorationRole).value<QImage>().isNull());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        auto* title = m_stage->find<QLabel>("itemUnitTitle");
        QTRY_COMPARE(title->text(), QStringLiteral("Nordwerk · T.S.A"));
        QVERIFY(title->isVisible());
    }

    void theInspectorShowsBothPicturesAndWhatWasAsked() {
        auto* view = m_stage->window->findChild<ui::ItemUnitView*>();
        QVERIFY(view);
        QCOMPARE(view->picture(false)->picture().pixelColor(24, 18), QColor(Qt::darkBlue));
        QCOMPARE(view->picture(true)->picture().pixelColor(24, 18), QColor(Qt::white));
        QCOMPARE(view->replies()->rowCount(), 4);
        auto* request = m_stage->find<QTextEdit>("itemUnitRequest");
        const QString first = request->toPlainText();
        QVERIFY(first.contains(QLatin1String("Who was the CEO of the company in the image in 2005?")));
        QVERIFY(first.contains(QChar::ObjectReplacementCharacter)); // the picture
        QVERIFY(first.indexOf(QChar::ObjectReplacementCharacter) < first.indexOf(QLatin1String("QUESTION")));
        view->replies()->setFocus();
        QTest::keyClick(view->replies(), Qt::Key_Down);
        QTest::keyClick(view->replies(), Qt::Key_Down);
        QTRY_VERIFY(request->toPlainText().contains(QLatin1String("In 2005, the CEO of the company in the image was")));
        QTRY_VERIFY(m_stage->session->selection().study->probe.has_value());
    }

    void aPictureIsZoomedAndFitsAgain() {
        auto* picture = m_stage->window->findChild<ui::ItemUnitView*>()->picture(false);
        QTest::mouseClick(picture, Qt::LeftButton);
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Plus);
        QTest::keyClick(picture, Qt::Key_Plus);
        QVERIFY(picture->zoom() > 1.5);
        QTest::keyClick(picture, Qt::Key_0);
        QCOMPARE(picture->zoom(), 1.0);
    }

    void whatWasAnsweredWrongIsListed() {
        m_stage->find<QLineEdit>("minedItemSearch")->clear();
        choose(m_stage->find<QComboBox>("minedItemTask"), QStringLiteral("All tasks"));
        auto* outcome = m_stage->find<QComboBox>("minedItemOutcome");
        auto* list = m_page->items()->list();
        int all = 0;
        for (const char* which : {"All wrong", "Some wrong", "All right", "Missing answers"}) {
            choose(outcome, QString::fromLatin1(which));
            all += list->model()->rowCount();
        }
        QCOMPARE(all, 13); // each is in one of them
        choose(outcome, QStringLiteral("All answers"));
    }

    void hostilePicturesAreProblemsAndNeverCrash_data() {
        QTest::addColumn<QByteArray>("bytes");
        QFile file(m_stage->path(QStringLiteral("small/imgs/Velmo/Velmo_1.png")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no picture") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
        QTest::newRow("cut") << whole.left(whole.size() / 2);
        QTest::newRow("a frame without a picture") << QByteArray::fromStdString(png(40, 30, "none"));
        QTest::newRow("a bomb") << QByteArray::fromStdString(png(16'000, 16'000, "boom"));
        QByteArray broken = whole;
        for (qsizetype at = 45; at < broken.size() - 20; at += 7)
            broken[at] = static_cast<char>(~broken[at]);
        QTest::newRow("broken inside") << broken;
    }
    void hostilePicturesAreProblemsAndNeverCrash() {
        QFETCH(QByteArray, bytes);
        const auto decoded = ui::decodePicture({bytes.constData(), static_cast<std::size_t>(bytes.size())}, {40, 30});
        QVERIFY(decoded.image.isNull());
        QVERIFY(!decoded.problem.isEmpty());
    }

    void smallPicturesStayWithinTheirBounds() {
        ui::Thumbnails thumbnails;
        thumbnails.setWorkspace(m_stage->session->path());
        QVERIFY(!thumbnails.picture(1)); // decoded elsewhere
        QTRY_VERIFY(thumbnails.picture(1));
        QVERIFY(thumbnails.picture(1)->image.width() <= ui::Thumbnails::kSize.width());
        for (qint64 media = 100; media < 1'000; ++media) // there are no such pictures
            QVERIFY(!thumbnails.picture(media));
        QTRY_VERIFY(thumbnails.picture(999));
        QVERIFY(!thumbnails.picture(999)->problem.isEmpty());
        QVERIFY(thumbnails.cachedBytes() <= ui::Thumbnails::kMostBytes);
    }

    void aJudgesScoresStandBesideTheOthers() {
        QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("judgeMinedButton")), Qt::LeftButton);
        auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("judgeDialog"));
        QVERIFY(dialog);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startJudging"));
        QVERIFY(start->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("judgeCounts"))->text().startsWith(QLatin1String("52 ")));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{2});
        m_stage->waitForEnd(m_stage->session->studyRuns().back().id);
        m_stage->window->activateWindow(); // after the dialog
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_page->isVisible());
        choose(combo("minedView"), QStringLiteral("Tasks"));
        choose(combo("minedMeasure"), QStringLiteral("Judge"));
        QTRY_VERIFY(m_page->plots()->map()->data().title.startsWith(QLatin1String("Judge")) &&
                    m_page->plots()->map()->data().cell(0, 0).hasValue());
        QCOMPARE(m_page->plots()->map()->data().cell(0, 0).value, std::stod(rowOf(reportTable(), "TA")[9]));
        choose(combo("minedMeasure"), QStringLiteral("CEM"));
    }

    void theFigureIsSavedWithItsBands() {
        choose(combo("minedView"), QStringLiteral("Tasks"));
        QTRY_COMPARE(m_page->plots()->map()->data().columnCount(), 12);
        const QString path = m_stage->path(QStringLiteral("tasks.svg"));
        m_stage->dialogs.answers << path;
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray drawn = file.readAll();
        for (const char* word : {"planted", "Cognition", "F.M.C"})
            QVERIFY2(drawn.contains(word), word);
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

private:
    QPushButton* emptyButton() {
        return m_page->findChild<QWidget*>(QStringLiteral("emptyState"))->findChild<QPushButton*>();
    }
    QComboBox* combo(const char* name) { return m_page->findChild<QComboBox*>(QLatin1String(name)); }
    QDialog* openDialog() {
        QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("newMinedRunButton")), Qt::LeftButton);
        QDialog* last = nullptr; // one that was closed is gone with the next turn of the event loop
        for (auto* dialog : m_stage->window->findChildren<QDialog*>(QStringLiteral("minedRunDialog")))
            if (dialog->isVisible()) last = dialog;
        return last;
    }
    static void toggleConfigurations(QDialog* dialog) {
        for (int i = 0; i < 4; ++i) {
            auto* box = dialog->findChild<QCheckBox*>(QStringLiteral("minedConfiguration%1").arg(i));
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        }
    }
    analysis::Table reportTable() {
        auto reader =
            store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly).value();
        const auto record = store::RunStore(reader).get(m_run).value();
        const auto context = mined::minedContext(reader, record).value();
        return mined::scoreTable({mined::loadScores(reader, *context, {}).value()}, mined::EmptyRule::Zero);
    }
    static std::vector<std::string> rowOf(const analysis::Table& table, const std::string& task) {
        for (const auto& row : table.rows)
            if (row[3] == task && row[4] == "all") return row;
        return std::vector<std::string>(table.columns.size(), "0");
    }

    std::unique_ptr<Stage> m_stage;
    MinedPage* m_page = nullptr;
    qint64 m_run = 0;
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::MinedStory)
#include "MinedStory.moc"
