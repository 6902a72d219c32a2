// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/DatedScores.h"
#include "tests/gui/Dropping.h"
#include "tests/support/Files.h"
#include "tests/tinystudy/TinyEntry.h"

#include "ui/dialogs/ReportDialog.h"
#include "ui/inspector/Inspector.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTextEdit>
#include <QToolButton>

namespace chronoscope::test::inspectStudyStory {

namespace {
/// Two facts by years: the first loses one of four tests, the second none.
constexpr const char* kScores = R"(subject,relation,object,start,end,precision,date,class,alpha,log_prob
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1994,Correct,,-2
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1996,Correct,,-4
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1960,Incorrect,,-3
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1970,Incorrect,,-5
Belmar,head of state,Ines Dole,1990-01-01,1999-12-31,year,1995,Correct,,-1
Belmar,head of state,Ines Dole,1990-01-01,1999-12-31,year,1960,Incorrect,,-7
)";

/// The same dates, scored by a model that has them the other way round.
constexpr const char* kOtherScores = R"(subject,relation,object,start,end,precision,date,class,alpha,log_prob
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1994,Correct,,-1
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1996,Correct,,-1
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1960,Incorrect,,-3
Ardania,head of state,Mira Olt,1990-01-01,1999-12-31,year,1970,Incorrect,,-5
Belmar,head of state,Ines Dole,1990-01-01,1999-12-31,year,1995,Correct,,-8
Belmar,head of state,Ines Dole,1990-01-01,1999-12-31,year,1960,Incorrect,,-7
)";
} // namespace

/// What the Inspector shows of studies other than ChroKnowledge, and what is said of it there.
class InspectStudyStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(app::addStudy(tiny::tinyStudy()));
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_run = importScores(*m_stage, "Testo", kScores);
        QVERIFY(m_run > 0);
        m_stage->window->resize(1440, 860);
        QTest::keyClick(m_stage->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        m_page = m_stage->window->findChild<ui::RobustnessPage*>();
        QTRY_VERIFY(m_page->isVisible());
    }
    void cleanupTestCase() { m_stage.reset(); }

    void aCellOfTheOverviewShowsItsNumberAndItsFacts() {
        auto* map = m_page->map();
        QTRY_COMPARE(map->data().rowCount(), 1);
        map->setFocus();
        map->setCurrentCell(0, 1);
        QTest::keyClick(map, Qt::Key_Left);
        auto* title = m_stage->find<QLabel>("studyNumberTitle");
        QTRY_COMPARE(title->text(), QStringLiteral("Testo · Year"));
        QVERIFY(title->isVisible());
        const QString text = m_stage->find<QLabel>("studyNumberText")->text();
        QVERIFY2(text.startsWith(QLatin1String("W = 87.5 % [")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("n = 2 facts\n1 robust, 1 not, 0 undefined")), qPrintable(text));
        QCOMPARE(units()->count(), 2);
        QCOMPARE(units()->item(0)->text(), QStringLiteral("W 75.0 % · Ardania · Mira Olt · head of state"));
        QVERIFY(!m_stage->find<QWidget>("studyLabels")->isVisible()); // nothing is chosen to be labelled
    }

    void aFactOfItShowsItsPeriodAndItsOutcome() {
        QTest::mouseClick(units()->viewport(), Qt::LeftButton, {}, units()->visualItemRect(units()->item(0)).center());
        auto* outcome = m_stage->find<QLabel>("factUnitOutcome");
        QTRY_COMPARE(outcome->text(), QStringLiteral("Not robust: 1 of 4 tests lost, 75.0 % won"));
        QVERIFY(outcome->isVisible());
        QVERIFY(
            m_stage->find<QLabel>("factUnitFacts")->text().contains(QStringLiteral("held 1990-01-01 – 1999-12-31")));
        QCOMPARE(dates()->rowCount(), 4);
    }

    void aDateShowsTheExactTextWithItsObject() {
        for (int row = 0; row < dates()->rowCount(); ++row)
            if (dates()->item(row, 0)->text() == QLatin1String("1996"))
                QTest::mouseClick(dates()->viewport(), Qt::LeftButton, {},
                                  dates()->visualItemRect(dates()->item(row, 0)).center());
        auto* text = m_stage->find<QTextEdit>("dateDetailText");
        QTRY_COMPARE(text->toPlainText(), QStringLiteral("In 1996, who was the head of state of Ardania? Mira Olt"));
        QVERIFY(m_stage->find<QLabel>("dateDetailHead")->text().contains(QLatin1String("log P = -4.0000")));
        QTextCursor end = text->textCursor();
        end.movePosition(QTextCursor::End);
        QCOMPARE(end.charFormat().background().color(), text->palette().highlight().color());
        QTextCursor start = text->textCursor();
        start.setPosition(1);
        QVERIFY(start.charFormat().background().color() != text->palette().highlight().color());
    }

    void aDateOfTheStripIsTheSameSelection() {
        m_page->showRun(m_run);
        m_page->show(ui::StressView::Facts);
        QTRY_COMPARE(m_page->facts()->list()->model()->rowCount(), 2);
        auto* strip = m_page->facts()->strip();
        QTRY_COMPARE(strip->data().dates.size(), 4);
        strip->setFocus();
        QTest::keyClick(strip, Qt::Key_Home);
        QTRY_VERIFY(session().selection().study && session().selection().study->probe);
        QVERIFY(session().selection().study->measure.empty());
        QTRY_VERIFY(
            m_stage->find<QTextEdit>("dateDetailText")->toPlainText().contains(strip->data().dates.first().label));
        QVERIFY(!m_stage->find<QLabel>("studyNumberTitle")->isVisible());
    }

    void twoRunsAreComparedAndTheFactsThatChangedAreListed() {
        QVERIFY(importScores(*m_stage, "Other", kOtherScores) > 0);
        m_page->showRun(m_run);
        m_page->show(ui::StressView::Compare);
        auto* heat = m_page->reports()->heat();
        QTRY_COMPARE(heat->data().rowCount(), 2);
        QCOMPARE(heat->data().rows.front().label, QStringLiteral("Win rate W"));
        QCOMPARE(heat->data().cell(0, 0).value, 37.5);
        QCOMPARE(heat->data().cell(0, 0).elements, 2);
        QCOMPARE(heat->data().cell(1, 0).value, 0.0);
        QVERIFY(!heat->data().cell(0, 1).planned); // no months
        heat->setFocus();
        heat->setCurrentCell(0, 1);
        QTest::keyClick(heat, Qt::Key_Left);
        QTRY_COMPARE(m_stage->find<QLabel>("studyNumberTitle")->text(), QStringLiteral("Testo minus Other · Year"));
        const QString text = m_stage->find<QLabel>("studyNumberText")->text();
        QVERIFY2(text.startsWith(QLatin1String("W: +37.5 points [")), qPrintable(text));
        QVERIFY2(text.endsWith(QLatin1String("n = 2 pairs\n1 robust only in the first, 1 only in the second")),
                 qPrintable(text));
        QCOMPARE(units()->count(), 2);
        const QString first = units()->item(0)->text(), second = units()->item(1)->text();
        QVERIFY2(first.startsWith(u"W 100.0 : ") && first.endsWith(u"Belmar · Ines Dole · head of state"),
                 qPrintable(first));
        QVERIFY2(second.startsWith(u"W 75.0 : 100.0 %") && second.endsWith(u"Ardania · Mira Olt · head of state"),
                 qPrintable(second));
        QVERIFY(units()->item(0)->toolTip().contains(u"robust only in the first"));
        QVERIFY(units()->item(1)->toolTip().contains(u"robust only in the second"));
        units()->setFocus();
        units()->setCurrentRow(1);
        QTRY_VERIFY(m_stage->find<QLabel>("factUnitTitle")->text().contains(QLatin1String("Mira Olt")));
        auto* outcome = m_stage->find<QLabel>("factUnitOutcome");
        QTRY_VERIFY2(outcome->text().startsWith(u"Testo: Not robust: 1 of 4 tests lost, 75.0 % won"),
                     qPrintable(outcome->text()));
        QVERIFY2(outcome->text().contains(u"\nOther: Robust"), qPrintable(outcome->text()));
    }

    void aReportHoldsTheStudysPageThoughThereAreNoOtherResults() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<ui::ReportDialog> dialog = m_stage->window->findChild<ui::ReportDialog*>();
        QVERIFY(dialog);
        auto* save = dialog->findChild<QPushButton*>(QStringLiteral("reportSave"));
        QTRY_VERIFY(save->isEnabled());
        QVERIFY(dialog->findChild<QCheckBox*>(QStringLiteral("report_robustness"))->isEnabled());
        QVERIFY(!dialog->findChild<QCheckBox*>(QStringLiteral("report_profile"))->isEnabled());
        const QString path = m_stage->path(QStringLiteral("report.html"));
        m_stage->dialogs.answers << path;
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray html = file.readAll();
        for (const char* word : {"Robustness", "<svg", "robustness", "37.5", "Other"})
            QVERIFY2(html.contains(word), word);
    }

    void whatIsSaidOfAUnitIsKeptUndoneAndExported() {
        m_labelled = session().selection();
        QTRY_VERIFY(m_stage->window->annotations().canWrite());
        auto* labels = m_stage->find<QWidget>("studyLabels");
        QTRY_VERIFY(labels->isVisible());
        const auto& set = m_stage->window->annotations().labelSets().front();
        auto* chip = labels->findChild<QToolButton*>(QStringLiteral("unitLabel-") +
                                                     QString::fromStdString(set.labels.front().key));
        QVERIFY(chip && !chip->isVisible());
        QTest::mouseClick(labels->findChild<QToolButton*>(QStringLiteral("unitLabelFold")), Qt::LeftButton);
        QTRY_VERIFY(chip->isVisible());
        QTest::mouseClick(chip, Qt::LeftButton);
        auto* note = labels->findChild<QLineEdit*>(QStringLiteral("unitNote"));
        QTest::keyClicks(note, QStringLiteral("a year too late"));
        QTest::keyClick(note, Qt::Key_Return);
        const auto said = onlyAnnotation();
        QVERIFY(said);
        QCOMPARE(said->item.study, std::string("robustness"));
        QCOMPARE(said->item.unit, std::string("precision=year"));
        QCOMPARE(said->body.labels, std::vector<std::string>{set.labels.front().key});
        QCOMPARE(said->body.note, std::string("a year too late"));
        auto* undo = labels->findChild<QToolButton*>(QStringLiteral("unitUndo"));
        QTest::mouseClick(undo, Qt::LeftButton);
        QTRY_COMPARE(onlyAnnotation()->body.note, std::string());
        QVERIFY(chip->isChecked() && undo->isEnabled() && undo->toolTip().contains(chip->text()));
        QTest::keyClick(chip, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!chip->isChecked() && !undo->isEnabled()); // nothing is left to take back
        QTest::mouseClick(chip, Qt::LeftButton);
    }

    void theAnnotationsAreListedInTheirWordsAndLeadBack() {
        session().select({});
        m_stage->window->showPage(QStringLiteral("annotate"));
        auto* tabs = m_stage->find<QTabWidget>("annotateTabs");
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(2).center());
        auto* table = m_stage->find<QTableView>("unitLabelsTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(table->isVisible());
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<ui::ReportDialog> report = m_stage->window->findChild<ui::ReportDialog*>();
        QVERIFY(report);
        QTRY_VERIFY(report->isReady());
        QVERIFY(report->findChild<QCheckBox*>(QStringLiteral("report_unitLabels"))->isEnabled()); // it has rows
        report->close();
        QTRY_VERIFY(!report);
        const auto cell = [&](int column) { return table->model()->index(0, column).data().toString(); };
        QCOMPARE(cell(0), QStringLiteral("robustness"));
        QVERIFY(cell(3) == QLatin1String("Mira Olt") || cell(3) == QLatin1String("Ines Dole"));
        QCOMPARE(cell(4), QStringLiteral("precision=year"));
        QCOMPARE(cell(5), QStringLiteral("Testo"));
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(session().selection().study);
        QCOMPARE(session().selection().study->run, m_run);
        QTRY_VERIFY(m_stage->find<QLabel>("factUnitTitle")->isVisible());
        QVERIFY(m_stage->find<QLabel>("factUnitTitle")->text().contains(cell(3)));
    }

    /// The program knows nothing of it but what its folder has.
    void aThirdStudyIsImportedAskedAndSeenOnItsPage() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
        auto* map = m_stage->find<widgets::HeatmapPlot>("tinyMap");
        auto* page = qobject_cast<ui::FigurePage*>(m_stage->find<QWidget>("tiny"));
        QVERIFY(map && page);
        QTRY_VERIFY(page->isVisible());
        QTRY_VERIFY(page->isEmpty());
        dropOn(*m_stage->find<QWidget>("pages"), {QString::fromStdString(source("tests/tinystudy/items.tiny.json"))},
               {5, 5});
        QTRY_COMPARE(session().ownPacks().size(), std::size_t{1});
        QVERIFY(tiny::readItems(session().ownPacks().front()));
        const auto made = tiny::createRun(*session().workspace(), {"calibration:"}, "colours");
        QVERIFY(made);
        m_third = *made;
        session().refreshRuns();
        QTRY_VERIFY(session().run(m_third));
        session().hub().start(m_third);
        m_stage->waitForEnd(m_third);
        QTRY_VERIFY(map->isVisible() && map->data().rowCount() == 1);
        QCOMPARE(map->data().columns, (QStringList{QStringLiteral("plain"), QStringLiteral("polite")}));
        QTRY_COMPARE(qRound(map->data().cell(0, 1).value), 33);
        QCOMPARE(page->numbers().rows.size(), std::size_t{2});
    }

    void aThirdStudyIsInspectedAndAnnotated() {
        auto* map = m_stage->find<widgets::HeatmapPlot>("tinyMap");
        map->setFocus();
        map->setCurrentCell(0, 1);
        QTest::keyClick(map, Qt::Key_Left);
        QTRY_COMPARE(units()->count(), 3);
        QCOMPARE(m_stage->find<QLabel>("studyNumberTitle")->text(), QStringLiteral("colours"));
        QCOMPARE(m_stage->find<QLabel>("studyNumberText")->text(), QStringLiteral("1 of 3 likely"));
        units()->setFocus();
        QTest::keyClick(units(), Qt::Key_Down);
        QTest::keyClick(units(), Qt::Key_Down);
        const std::vector<tiny::Item> items{{"lemon", "yellow"}, {"coal", "black"}, {"snow", "white"}};
        const tiny::Item& item = items.at(static_cast<std::size_t>(units()->currentRow()));
        auto* words = m_stage->find<QLabel>("tinyWords");
        QTRY_VERIFY(words->isVisible());
        QTRY_COMPARE(words->text(), QString::fromStdString(item.thing + " is " + item.colour + ", tone=plain"));
        auto* flag = m_stage->find<QToolButton>("unitFlag");
        QTRY_VERIFY(flag->isVisible() && !flag->isChecked());
        QTest::mouseClick(flag, Qt::LeftButton);
        std::vector<annotation::Annotation> said;
        m_stage->window->annotations().book().forEachItem([&](const annotation::ItemKey& key, const auto& all) {
            if (key.study == "tiny") said.insert(said.end(), all.begin(), all.end());
        });
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY(said.front().body.flag);
        QCOMPARE(said.front().item.unit, std::string("tone=plain"));
        QVERIFY(said.front().item.element == item.id());
        m_stage->window->showPage(QStringLiteral("annotate"));
        const auto* model = m_stage->find<QTableView>("unitLabelsTable")->model();
        QTRY_COMPARE(model->rowCount(), 2);
        const int row = model->index(0, 0).data().toString() == QLatin1String("tiny") ? 0 : 1;
        QCOMPARE(model->index(row, 0).data().toString(), QStringLiteral("tiny"));
        QTRY_COMPARE(model->index(row, 3).data().toString().toLower(), QString::fromStdString(item.colour));
        QCOMPARE(model->index(row, 5).data().toString(), QStringLiteral("colours"));
    }

    void aViewThatReadsBehindAnotherLeavesTheLabelsToThatOne() {
        m_stage->window->showPage(QStringLiteral("robustness"));
        session().select(m_labelled);
        QTRY_VERIFY(m_stage->find<QLabel>("factUnitTitle")->isVisible());
        const tiny::Item other{"coal", "black"};
        m_stage->find<ui::StudyUnitView>("tinyUnit")
            ->showUnit(ui::StudySelection{"tiny", m_third, {}, {{"tone", {"polite"}}}, 2, {{"tone", "polite"}}, {}});
        QTRY_COMPARE(m_stage->find<QLabel>("tinyWords")->text(), QStringLiteral("coal is black, tone=polite"));
        auto* flag = m_stage->find<QToolButton>("unitFlag");
        QTRY_VERIFY(flag->isVisible() && !flag->isChecked());
        QTest::mouseClick(flag, Qt::LeftButton);
        int flagged = 0;
        m_stage->window->annotations().book().forEachItem([&](const annotation::ItemKey& key, const auto& all) {
            if (key.study == "robustness") flagged += static_cast<int>(all.front().body.flag);
            QVERIFY(key.study != "robustness" || key.element != other.id());
        });
        QCOMPARE(flagged, 1);
        QTest::mouseClick(flag, Qt::LeftButton);
    }

    void theInspectorGoesWithTheFactsView() {
        const QByteArray right = withMonths(0), wrong = withMonths(1);
        QVERIFY(importScores(*m_stage, "First", right) > 0 && importScores(*m_stage, "Second", wrong) > 0);
        auto* facts = m_page->facts();
        auto* runs = m_page->findChild<QComboBox*>(QStringLiteral("robustRun"));
        auto* precisions = m_page->findChild<QComboBox*>(QStringLiteral("robustPrecision"));
        m_stage->window->showPage(QStringLiteral("robustness"));
        m_page->show(ui::StressView::Facts);
        QTRY_COMPARE(facts->list()->model()->rowCount(), 2);
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        facts->list()->setFocus();
        facts->list()->selectRow(1 - facts->list()->currentIndex().row()); // so far nobody has chosen anything
        QTRY_VERIFY(session().selection().study && session().selection().study->item != 0);
        for (const char* run : {"First", "Second", "First"})
            for (const char* precision : {"Year", "Month"})
                for (const ui::StressView before : {ui::StressView::Overview, ui::StressView::Compare}) {
                    m_page->show(before);
                    m_page->show(ui::StressView::Facts);
                    QTRY_VERIFY(runs->findText(QLatin1String(run), Qt::MatchStartsWith) >= 0);
                    choose(runs, runs->findText(QLatin1String(run), Qt::MatchStartsWith));
                    choose(precisions, QLatin1String(precision));
                    QTRY_COMPARE(facts->list()->model()->rowCount(), 2);
                    const auto said = [&] { // what stands beside each other
                        return QStringList{facts->list()->currentIndex().siblingAtColumn(0).data().toString(),
                                           QLatin1String(precision), m_stage->find<QLabel>("factUnitTitle")->text(),
                                           m_stage->find<QLabel>("factUnitFacts")->text(),
                                           m_stage->find<QLabel>("factUnitOutcome")->text()}
                            .join(u'\n');
                    };
                    const auto agrees = [&] { return inspectorAgrees(*facts, runs->currentText(), precision); };
                    QVERIFY2(QTest::qWaitFor(agrees, 5'000), qPrintable(said()));
                    facts->list()->selectRow(1 - facts->list()->currentIndex().row());
                    QVERIFY2(QTest::qWaitFor(agrees, 5'000), qPrintable(said()));
                }
    }

    void aDateThatIsClickedStaysInSightBesideWhatItOpens() {
        Stage stage;
        auto* dates = openManyDates(stage);
        QVERIFY(!QTest::currentTestFailed());
        ui::Selection fact = stage.session->selection();
        QVERIFY(fact.study);
        fact.study->probe.reset();
        stage.session->select(fact); // the list of dates has all the room
        auto* head = stage.find<QLabel>("dateDetailHead");
        QTRY_VERIFY(head->text().startsWith(QLatin1String("Choose a date")));
        QTest::qWait(50);
        const int bottom = dates->viewport()->visibleRegion().boundingRect().bottom();
        QTest::mouseClick(dates->viewport(), Qt::LeftButton, {}, QPoint(8, bottom - 4));
        QVERIFY(dates->currentRow() > 0);
        const QString date = dates->item(dates->currentRow(), 0)->text();
        QTRY_VERIFY2(head->text().startsWith(date), qPrintable(head->text()));
        QTest::qWait(50); // its text has taken some of it
        QTRY_VERIFY(dates->viewport()->rect().contains(dates->visualItemRect(dates->currentItem()).center()));
    }

    /// At 200 % of 1280 × 800 the column of the Inspector scrolls, and the table of dates in it does, too.
    void theDateThatKeysLeadToIsInSightInALowWindow() {
        Stage stage;
        auto* dates = openManyDates(stage);
        QVERIFY(!QTest::currentTestFailed());
        stage.window->resize(960, 400);
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        QTRY_VERIFY(dates->isVisible());
        dates->setFocus();
        const auto inSight = [&] {
            const QRect row = dates->visualItemRect(dates->currentItem());
            return dates->viewport()->visibleRegion().boundingRect().contains(row.center());
        };
        for (int step = 0; step < 20; ++step) {
            QTest::keyClick(dates, Qt::Key_Down);
            QTRY_VERIFY2(dates->currentItem() && inSight(), qPrintable(QString::number(step)));
        }
    }

private:
    /// A fact of fifty dates, the first of them chosen with keys; the Inspector's table of them.
    static QTableWidget* openManyDates(Stage& stage) {
        stage.openNew();
        const qint64 run = importScores(stage, "Many dates", fiftyYears());
        stage.window->showPage(QStringLiteral("robustness"));
        auto* page = stage.window->findChild<ui::RobustnessPage*>();
        page->showRun(run);
        page->show(ui::StressView::Facts);
        auto* dates = stage.find<QTableWidget>("factUnitDates");
        [&] {
            QVERIFY(run > 0);
            QTRY_COMPARE(page->facts()->strip()->data().dates.size(), 50);
            QTest::keyClick(page->facts()->strip(), Qt::Key_Home);
            QTRY_VERIFY(dates->isVisible() && dates->rowCount() == 50);
        }();
        return dates;
    }
    /// A fact that was asked at so many years.
    static QByteArray fiftyYears() {
        QByteArray scores = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n";
        for (int year = 1950; year < 2000; ++year)
            scores += "Cintra,head of state,Otto Arn,1990-01-01,1999-12-31,year," + QByteArray::number(year) +
                      (year < 1990 ? ",Incorrect,,-2\n" : ",Correct,,-1\n");
        return scores;
    }
    /// Both facts by years, and by months with two correct dates, of which so many lose against an incorrect one.
    static QByteArray withMonths(int losing) {
        QByteArray text = kScores;
        for (const char* fact : {"Ardania,head of state,Mira Olt", "Belmar,head of state,Ines Dole"}) {
            const QByteArray head = QByteArray(fact) + ",1990-01-01,1999-12-31,month,";
            text += head + "1994-05,Correct,," + (losing > 0 ? "-6" : "-2") + '\n';
            text += head + "1995-05,Correct,," + (losing > 1 ? "-6" : "-2") + '\n';
            text += head + "1960-05,Incorrect,,-4\n";
        }
        return text;
    }
    /// Whether the Inspector tells of the marked fact, run and precision the number that the list has.
    bool inspectorAgrees(const ui::FactsView& facts, const QString& run, const char* precision) {
        const QModelIndex at = facts.list()->currentIndex();
        const int column = qstrcmp(precision, "Year") == 0 ? ui::FactListModel::Year : ui::FactListModel::Month;
        const QString rate = at.siblingAtColumn(column).data().toString();
        const QString about = m_stage->find<QLabel>("factUnitFacts")->text();
        const QString title = m_stage->find<QLabel>("factUnitTitle")->text();
        const QString outcome = m_stage->find<QLabel>("factUnitOutcome")->text();
        const bool isRobust = rate.startsWith(u'✓');
        return title.startsWith(at.siblingAtColumn(ui::FactListModel::Subject).data().toString()) &&
               about.startsWith(run + QStringLiteral(" · head of state · ") + QLatin1String(precision)) &&
               (isRobust ? outcome.startsWith(u"Robust") : outcome.contains(rate + QStringLiteral(" % won")));
    }
    ui::Session& session() { return *m_stage->session; }
    QListWidget* units() { return m_stage->find<QListWidget>("studyUnits"); }
    QTableWidget* dates() { return m_stage->find<QTableWidget>("factUnitDates"); }
    std::optional<annotation::Annotation> onlyAnnotation() {
        std::vector<annotation::Annotation> all;
        m_stage->window->annotations().book().forEachItem([&](const annotation::ItemKey& /*key*/, const auto& said) {
            all.insert(all.end(), said.begin(), said.end());
        });
        return all.size() == 1 ? std::optional(all.front()) : std::nullopt;
    }

    std::unique_ptr<Stage> m_stage;
    ui::RobustnessPage* m_page = nullptr;
    qint64 m_run = 0;
    qint64 m_third = 0; ///< a run of the tiny study
    ui::Selection m_labelled;
};

} // namespace chronoscope::test::inspectStudyStory

CHRONOSCOPE_STORY(inspectStudyStory, InspectStudyStory)
#include "InspectStudyStory.moc"
