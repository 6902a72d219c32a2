// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "core/studies/mined/MinedTables.h"
#include "ui/dialogs/CalibrationForm.h"
#include "ui/views/BackendText.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCursor>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

namespace chronoscope::test::minedStory {

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
        m_stage = std::make_unique<MinedStage>();
        m_stage->begin(Qt::Key_M);
        QVERIFY(!QTest::currentTestFailed());
        m_page = m_stage->page;
    }
    void cleanupTestCase() { m_stage.reset(); }

    void anEmptyWorkspaceSaysThatAFolderComesFirst() {
        QTRY_COMPARE(m_stage->emptyButton()->text(), QStringLiteral("Import a folder…"));
        const QString folder = m_stage->path(QStringLiteral("small"));
        writeSmallBenchmark(folder);
        m_stage->dialogs.answers << folder;
        QTest::mouseClick(m_stage->emptyButton(), Qt::LeftButton);
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
        const QModelIndex first = rows->model()->index(0, 0);
        QTRY_VERIFY(!first.data(Qt::DecorationRole).value<QIcon>().availableSizes().isEmpty());
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(first).center());
        QTRY_COMPARE(m_stage->find<QLabel>("itemUnitTitle")->text(), QStringLiteral("Velmo · T.A"));
        QVERIFY(m_stage->find<QLabel>("itemUnitTitle")->isVisible());
    }

    void anItemWithoutARunShowsWhatItAsksAndWhichGoldCounts() {
        auto* asked = m_stage->find<QLabel>("itemUnitAsked");
        QVERIFY(asked->isVisible());
        QCOMPARE(asked->text(), QStringLiteral("Question (Q): Who is now the CEO of the company in the image?\n"
                                               "Completion (G): The current CEO of the company in the image is"));
        const QString facts = m_stage->find<QLabel>("itemUnitFacts")->text();
        QVERIFY2(facts.endsWith(QStringLiteral("Gold: Velmo Younger, of the list, which counts unless the file is "
                                               "trusted; the file says Velmo Elder")),
                 qPrintable(facts));
        QVERIFY(!m_stage->find<QTableWidget>("itemUnitReplies")->isVisible());
    }

    void filesThatAreNoneOfMinedAreToldAndNothingIsStored() {
        const QString other = m_stage->path(QStringLiteral("other.json"));
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"answers\": 3") > 0);
        file.close();
        m_stage->dialogs.answers << other;
        auto* button = m_page->findChild<QPushButton*>(QStringLiteral("importMinedButton"));
        QCursor::setPos(m_stage->window->mapToGlobal(m_stage->window->rect().bottomLeft() + QPoint(4, -4)));
        button->setAttribute(Qt::WA_UnderMouse); // as Qt leaves it where the pointer goes on to the menu
        chooseImport(*m_stage, QStringLiteral("&Task files…"));
        QTRY_VERIFY(!button->underMouse());
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY2(result->text().startsWith(QStringLiteral("No new items, 1 left out")), qPrintable(result->text()));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("importCloseButton")), Qt::LeftButton);
    }

    void aBackendThatDoesNotSeeIsRefusedWithItsReason() {
        const char* uri = "openai:http://127.0.0.1:9?model=blind";
        m_stage->backends->add({"blind", uri, std::nullopt, blindReport(uri).json()});
        QDialog* dialog = openDialog();
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        auto* reason = dialog->findChild<QLabel*>(QStringLiteral("startReason"));
        auto* models = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        QCOMPARE(models->item(0)->text(), QStringLiteral("blind"));
        QCOMPARE(models->item(0)->checkState(), Qt::Unchecked); // nobody ticked it
        auto* about = dialog->findChild<QLabel*>(QStringLiteral("runModelsText"));
        QVERIFY2(about->text().contains(QLatin1String("blind: its test says that it sees no pictures")),
                 qPrintable(about->text()));
        models->item(0)->setCheckState(Qt::Checked);
        QTRY_VERIFY2(reason->text().contains(QLatin1String("a picture of the word 7Q4")), qPrintable(reason->text()));
        QVERIFY(!start->isEnabled());
        auto* cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        QTRY_VERIFY2(cost->text().contains(QLatin1String("Pictures: tokens not known for this model")),
                     qPrintable(cost->text()));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        m_stage->backends->remove(QStringLiteral("blind"));
    }

    void aRunIsCountedAndStarted() {
        QDialog* dialog = openDialog();
        tickPipeline(*dialog);
        // The calibration model's numbers are those of questions about pictures.
        auto* planted = dialog->findChild<ui::CalibrationForm*>();
        QVERIFY(!planted->findChild<QDoubleSpinBox*>(QStringLiteral("partialSpin")));
        QVERIFY(!planted->findChild<QDoubleSpinBox*>(QStringLiteral("recoversSpin")));
        auto* mistaken = planted->findChild<QDoubleSpinBox*>(QStringLiteral("mistakenSpin"));
        mistaken->setValue(0.25);
        QCOMPARE(planted->params().mistaken, 0.25);
        mistaken->setValue(0);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        auto* counts = dialog->findChild<QLabel*>(QStringLiteral("estimateText"));
        QTRY_VERIFY(start->isEnabled());
        const QString all =
            QStringLiteral("10 items, 3 of them asked with and without their context · 13 × 4 configurations = 52 "
                           "requests about 6 pictures");
        QVERIFY2(counts->text().startsWith(all), qPrintable(counts->text()));
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("estimateWarnings"))
                    ->text()
                    .contains(QLatin1String("Golds that disagree")));
        toggleConfigurations(dialog);
        QVERIFY(!start->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("startReason"))->text().contains(QLatin1String("ticked")));
        toggleConfigurations(dialog);
        choose(dialog->findChild<QComboBox*>(QStringLiteral("minedGolds")), 1);
        QTRY_VERIFY(start->isEnabled());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("estimateWarnings"))->isVisible()); // the file is trusted
        choose(dialog->findChild<QComboBox*>(QStringLiteral("minedGolds")), 0);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("runNameEdit"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("planted"));
        QTRY_VERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{1});
        m_run = m_stage->session->studyRuns().front().id;
        m_stage->waitForEnd(m_run);
        QCOMPARE(m_stage->session->run(m_run)->state, store::RunState::Finished);
        m_stage->window->showPage(QStringLiteral("mined"));
        QVERIFY(!m_page->findChild<QLabel*>(QStringLiteral("importResultText"))->isVisible()); // one has gone on
        m_stage->window->showPage(QStringLiteral("runs"));
    }

    void theRunStandsOnTheRunsPageAndLeadsHere() {
        auto* table = m_stage->find<QTableView>("runTable");
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("planted"));
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(m_page->isVisible());
        QCOMPARE(m_page->view(), MinedPage::View::Tasks); // among the other runs
        auto* map = m_page->plots()->map();
        QTRY_COMPARE(map->data().rowCount(), 1);
        QCOMPARE(map->data().rows.front().key, m_run);
        map->setFocus();
        QTest::keyClick(map, Qt::Key_Home);
        QTest::keyClick(map, Qt::Key_Return); // its types are one key away
        QCOMPARE(m_page->view(), MinedPage::View::Types);
        QTRY_COMPARE(map->data().rowCount(), 2); // company, country
        QCOMPARE(map->data().cell(0, 0).elements, 3);
        QCOMPARE(map->data().cell(1, 0).elements, 1);
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        const auto hint = [this] { return m_stage->window->statusBar()->currentMessage(); };
        QVERIFY2(hint().contains(QLatin1String("Alt+Left")), qPrintable(hint()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier); // and so is the way back
        QTRY_COMPARE(m_page->view(), MinedPage::View::Tasks);
        QVERIFY2(!hint().contains(QLatin1String("Alt+Left")), qPrintable(hint()));
        QTRY_COMPARE(map->data().rowCount(), 1);
        QCOMPARE(map->currentCell(), QPoint(0, 0));
        QTest::keyClick(map, Qt::Key_Return);
        QCOMPARE(m_page->view(), MinedPage::View::Types);
        QTest::keyClick(map, Qt::Key_Escape); // as on the heat map
        QCOMPARE(m_page->view(), MinedPage::View::Tasks);
    }

    void thePageBenchmarkSaysWhereTheItemsAre() {
        m_stage->window->showPage(QStringLiteral("benchmark"));
        QPushButton* seen = nullptr;
        const auto isOffered = [&] {
            for (auto* button : m_stage->window->findChildren<QPushButton*>(QStringLiteral("emptyElsewhereButton")))
                if (button->isVisible()) seen = button;
            return seen != nullptr;
        };
        QTRY_VERIFY(isOffered());
        QCOMPARE(seen->text(), QStringLiteral("Go to MINED"));
        QTest::mouseClick(seen, Qt::LeftButton);
        QTRY_VERIFY(m_page->isVisible());
    }

    void theTasksShowTheNumbersOfTheReport() {
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
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
        choose(m_stage->combo("minedMeasure"), QStringLiteral("F1"));
        QTRY_VERIFY(!map->data().cell(0, 0).hasInterval()); // it is of CEM alone
        QCOMPARE(map->data().cell(0, 0).value, std::stod(rowOf(table, "TA")[8]));
        choose(m_stage->combo("minedMeasure"), QStringLiteral("CEM"));
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

    void labelsLeaveTheRepliesAndTheChosenItemInSight() {
        auto* list = m_stage->window->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        auto* fold = m_stage->find<QToolButton>("unitLabelFold");
        QTRY_VERIFY(fold->isVisible());
        m_stage->window->resize(1280, 720);
        QTest::mouseClick(fold, Qt::LeftButton);
        auto* label = m_stage->find<QToolButton>("unitLabel-outdated");
        QTRY_VERIFY(label && label->isVisible());
        auto* about = m_stage->find<QLabel>("unitLabelsAbout");
        QVERIFY2(about->isVisible() && about->text().contains(QLatin1String("all its ways of asking")),
                 qPrintable(about->text()));
        auto* strip = m_stage->find<QWidget>("studyLabels");
        QTRY_VERIFY(strip->height() * 2 < strip->parentWidget()->height());
        auto* replies = m_stage->find<QTableWidget>("itemUnitReplies");
        QTRY_COMPARE(replies->visibleRegion().boundingRect().height(), replies->height());
        const QRect line = list->visualItemRect(list->currentItem());
        QVERIFY2(
            list->viewport()->rect().contains(line),
            qPrintable(
                QStringLiteral("%1 to %2 in %3").arg(line.top()).arg(line.bottom()).arg(list->viewport()->height())));
        QTest::mouseClick(fold, Qt::LeftButton);
        QTRY_VERIFY(!label->isVisible());
    }

    /// A label of one set is none of another, and a note leaves those that are there.
    void aQuestionIsLabelledByTheSetThatIsChosen() {
        ui::AnnotationHub& hub = m_stage->window->annotations();
        auto* fold = m_stage->find<QToolButton>("unitLabelFold");
        auto* sets = m_stage->find<QComboBox>("unitLabelSet");
        const QString first = QString::fromStdString(hub.labelSets().front().name);
        const auto chip = [this](const char* key) {
            return m_stage->window->findChild<QToolButton*>(QStringLiteral("unitLabel-") + QLatin1String(key));
        };
        const auto said = [&hub] {
            std::vector<annotation::Annotation> all;
            hub.book().forEachItem([&](const annotation::ItemKey& item, const auto& ofItem) {
                if (item.study == "mined") all.insert(all.end(), ofItem.begin(), ofItem.end());
            });
            return all.size() == 1 ? all.front() : annotation::Annotation();
        };
        QTest::mouseClick(fold, Qt::LeftButton);
        QTRY_VERIFY(chip("outdated")->isVisible());
        QVERIFY(!sets->isVisible()); // there is no other
        hub.putLabelSet({"Topics", true, {{"outdated", "Old news", "", {}}, {"sport", "About sport", "", {}}}},
                        [](const Status& done) { QVERIFY(done); });
        QTRY_VERIFY(sets->isVisible());
        QTest::mouseClick(chip("outdated"), Qt::LeftButton);
        QVERIFY(chip("outdated")->isChecked());
        choose(sets, QStringLiteral("Topics"));
        QCOMPARE(chip("outdated")->text(), QStringLiteral("Old news"));
        QVERIFY(!chip("outdated")->isChecked());
        QVERIFY(m_stage->find<QLabel>("unitLabelsAbout")->text().contains(first));
        auto* note = m_stage->find<QLineEdit>("unitNote");
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("see the picture"));
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(said().labelSet, first.toStdString());
        QCOMPARE(said().body.labels, std::vector<std::string>{"outdated"});
        QCOMPARE(said().body.note, std::string("see the picture"));
        QCOMPARE(sets->currentText(), QStringLiteral("Topics")); // as it was chosen: no label of it was given yet
        QTest::mouseClick(chip("sport"), Qt::LeftButton);
        QCOMPARE(said().labelSet, std::string("Topics"));
        QCOMPARE(said().body.labels, std::vector<std::string>{"sport"});
        QCOMPARE(said().body.note, std::string("see the picture"));
        QTest::mouseClick(m_stage->find<QToolButton>("unitUndo"), Qt::LeftButton);
        QCOMPARE(sets->currentText(), first);
        QVERIFY(chip("outdated")->isChecked());
        while (hub.undoStack().canUndo())
            hub.undoStack().undo();
        QTRY_COMPARE(hub.unsaved(), 0);
        QTest::mouseClick(fold, Qt::LeftButton);
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
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        choose(m_stage->combo("minedMeasure"), QStringLiteral("Judge"));
        QTRY_VERIFY(m_page->plots()->map()->data().title.startsWith(QLatin1String("Judge")) &&
                    m_page->plots()->map()->data().cell(0, 0).hasValue());
        QCOMPARE(m_page->plots()->map()->data().cell(0, 0).value, std::stod(rowOf(reportTable(), "TA")[9]));
        QCOMPARE(m_page->plots()->map()->data().cell(0, 0).counted(), 4); // that the judge scored
        const QString judgeRun = QString::fromStdString(m_stage->session->studyRuns().back().name);
        auto* note = m_page->plots()->findChild<QLabel*>(QStringLiteral("minedVoices"));
        QVERIFY2(note->isVisible() &&
                     note->text().startsWith(QStringLiteral("The replies of planted are judged by ")) &&
                     note->text().endsWith(judgeRun),
                 qPrintable(note->text()));
        m_page->plots()->map()->setFocus();
        QTest::keyClick(m_page->plots()->map(), Qt::Key_Home); // the Inspector's rows are of the measure shown
        auto* units = m_stage->find<QListView>("studyUnits");
        const auto first = [&] { return units->model()->index(0, 0).data().toString(); };
        QTRY_VERIFY2(first().startsWith(QLatin1String("Judge ")), qPrintable(first()));
        QTest::mouseClick(units->viewport(), Qt::LeftButton, {},
                          units->visualRect(units->model()->index(0, 0)).center());
        auto* words = m_stage->find<QLabel>("itemUnitJudge"); // of the judge itself, and of which run
        QTRY_VERIFY(words->isVisible());
        const QString judge = QString::fromStdString(m_stage->session->studyRuns().back().name);
        QVERIFY2(words->text().contains(judge) && words->text().startsWith(QLatin1String("Judge calibration")),
                 qPrintable(words->text()));
        QVERIFY2(words->text().contains(QLatin1String(" is read as ")), qPrintable(words->text()));
        choose(m_stage->combo("minedMeasure"), QStringLiteral("CEM"));
        choose(m_stage->combo("minedView"), QStringLiteral("Agreement"));
        auto* voices = m_page->plots()->findChild<QLabel*>(QStringLiteral("minedVoices"));
        QTRY_VERIFY2(voices->text().startsWith(QStringLiteral("planted: judge and CEM agree on")),
                     qPrintable(voices->text()));
        QVERIFY(voices->isVisible());
        choose(m_stage->combo("minedView"), QStringLiteral("Tasks"));
        QTRY_VERIFY(!voices->isVisible());
    }

    void theNewestRepliesOfAJudgeSayWhichTheyAreAbout() {
        m_stage->window->showPage(QStringLiteral("runs"));
        auto* replies = m_stage->find<QTableWidget>("newestReplies");
        QTRY_VERIFY(replies->isVisible() && replies->rowCount() > 0 &&
                    replies->item(0, 3)->text().startsWith(u"score "));
        const auto labels = replies->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("Newest replies: what this judge says of the replies of planted");
        }));
        QVERIFY2(replies->item(0, 0)->text().startsWith(QStringLiteral("Velmo")),
                 qPrintable(replies->item(0, 0)->text()));
        QVERIFY2(replies->item(0, 1)->text().contains(QStringLiteral("Standard Answer:")),
                 qPrintable(replies->item(0, 1)->text()));
        QTest::mouseClick(replies->viewport(), Qt::LeftButton, {},
                          replies->visualItemRect(replies->item(0, 0)).center());
        QTRY_VERIFY(m_stage->session->selection().study); // the reply that it judged
        QCOMPARE(m_stage->session->selection().study->run, m_stage->session->studyRuns().front().id);
        auto* title = m_stage->find<QLabel>("itemUnitTitle");
        QTRY_VERIFY2(title->text().startsWith(QStringLiteral("Velmo")), qPrintable(title->text()));
        m_stage->session->select({});
        m_stage->window->showPage(QStringLiteral("mined"));
    }

private:
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

    std::unique_ptr<MinedStage> m_stage;
    MinedPage* m_page = nullptr;
    qint64 m_run = 0;
};

} // namespace chronoscope::test::minedStory

CHRONOSCOPE_STORY(minedStory, MinedStory)
#include "MinedStory.moc"
