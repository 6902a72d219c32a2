// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/StudyStage.h"

#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextEdit>
#include <QToolButton>

#include <cmath>

namespace chronoscope::test::robustnessStory {

using ui::RobustnessPage;
using ui::toQt;
using widgets::DateKind;

namespace {
/// Holders of two offices, one after the other.
constexpr const char* kFacts =
    R"({"subject":"Ardania","relation":"head of state","relation_id":"P35","object":"Mira Olt","start":"1981-03-04","end":"1989-11-20"}
{"subject":"Ardania","relation":"head of state","relation_id":"P35","object":"Teo Varn","start":"1989-11-20","end":"1999-06-01"}
{"subject":"Belmar","relation":"head of state","relation_id":"P35","object":"Ines Dole","start":"1990-01-01","end":"2001-12-31"}
{"subject":"Otto Gral","relation":"employer","relation_id":"P108","object":"Nordwerk","start":"1975-05","end":"1984-02"}
{"subject":"Lena Past","relation":"employer","relation_id":"P108","object":"Suedwerk","start":"1992","end":"2004"}
{"subject":"Lena Past","relation":"employer","relation_id":"P108","object":"Nordwerk","start":"nonsense","end":"2004"}
)";
} // namespace

/// From a file of dated facts to a date of one of them, with mouse and keys.
class RobustnessStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<StudyStage<RobustnessPage>>();
        m_stage->begin(Qt::Key_R);
        QVERIFY(!QTest::currentTestFailed());
        m_page = m_stage->page;
    }
    void cleanupTestCase() { m_stage.reset(); }

    void anEmptyWorkspaceSaysThatFactsComeFirst() {
        auto* button = m_stage->emptyButton();
        QTRY_COMPARE(button->text(), QStringLiteral("Import dated facts…"));
        importBy(button, "facts.jsonl", kFacts);
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY(result->text().startsWith(QStringLiteral("5 dated facts imported, 1 line left out")));
        QTRY_COMPARE(button->text(), QStringLiteral("New robustness run…"));
        auto* leaves = m_page->findChild<QTimer*>(QStringLiteral("importLeaves"));
        QVERIFY(result->isVisible() && !leaves->isActive()); // there is something to read
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("importCloseButton")), Qt::LeftButton);
        QVERIFY(!result->isVisible());
    }

    void datesAreSeenWithoutAModel() {
        QTest::mouseClick(m_stage->find<QPushButton>("showDatesButton"), Qt::LeftButton);
        auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("datesDialog"));
        QVERIFY(dialog);
        auto* list = dialog->findChild<QTableView*>(QStringLiteral("datesFacts"));
        auto* strip = dialog->findChild<widgets::DateStripPlot*>(QStringLiteral("datesStrip"));
        auto* note = dialog->findChild<QLabel*>(QStringLiteral("datesNote"));
        QTRY_COMPARE(list->model()->rowCount(), 5);
        QTRY_VERIFY(!strip->data().dates.isEmpty());
        QVERIFY(!strip->data().hasHeights());
        const auto said = [&](DateKind kind) {
            return std::count_if(strip->data().dates.begin(), strip->data().dates.end(),
                                 [kind](const auto& date) { return date.kind == kind; });
        };
        QVERIFY(said(DateKind::Correct) > 0 && said(DateKind::Incorrect) > 0 && said(DateKind::Transitional) == 2);
        QVERIFY2(note->text().contains(QStringLiteral("%1 correct").arg(said(DateKind::Correct))),
                 qPrintable(note->text()));
        QVERIFY2(note->text().contains(QLatin1String("201 points over ten lengths")), qPrintable(note->text()));
        auto* precision = dialog->findChild<QComboBox*>(QStringLiteral("datesPrecision"));
        choose(precision, QStringLiteral("Month"));
        QTRY_VERIFY2(note->text().contains(QLatin1String("Discarded dates are in no test")), qPrintable(note->text()));
        choose(precision, QStringLiteral("Year"));
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("datesSearch")), QStringLiteral("suedwerk"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QTRY_VERIFY(strip->data().title.contains(QLatin1String("Suedwerk")));
        const auto years = strip->data().dates.size();
        choose(precision, QStringLiteral("Day"));
        QTRY_VERIFY(strip->data().dates.front().label.size() == 10);
        QCOMPARE(strip->data().dates.size(), years);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_stage->window->findChild<QDialog*>(QStringLiteral("datesDialog")));
    }

    void aRunIsCountedAndStarted() {
        QTest::mouseClick(m_stage->emptyButton(), Qt::LeftButton);
        auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("stressRunDialog"));
        QVERIFY(dialog);
        tickPipeline(*dialog);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        auto* counts = dialog->findChild<QLabel*>(QStringLiteral("estimateText"));
        QTRY_VERIFY(start->isEnabled());
        QVERIFY2(counts->text().startsWith(QStringLiteral("5 facts · ")), qPrintable(counts->text()));
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("estimateExample"))
                    ->text()
                    .contains(QLatin1String("[Mira Olt]")));
        for (int i = 0; i < 3; ++i) // no precision: nothing to ask
            QTest::mouseClick(dialog->findChild<QCheckBox*>(QStringLiteral("stressPrecision%1").arg(i)),
                              Qt::LeftButton);
        QVERIFY(!start->isEnabled());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("startReason"))->text().isEmpty());
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(dialog->findChild<QCheckBox*>(QStringLiteral("stressPrecision%1").arg(i)),
                              Qt::LeftButton);
        QTRY_VERIFY(start->isEnabled());
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("runNameEdit"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("planted"));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{1});
        m_run = m_stage->session->studyRuns().front().id;
        m_stage->waitForEnd(m_run);
        QCOMPARE(m_stage->session->run(m_run)->state, store::RunState::Finished);
    }

    void theRunStandsOnTheRunsPageAndLeadsHere() {
        auto* table = m_stage->find<QTableView>("runTable");
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("planted"));
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(m_page->isVisible());
        QCOMPARE(m_page->view(), RobustnessPage::View::Overview); // among the numbers of the other runs
        QTRY_COMPARE(m_page->map()->data().rowCount(), 1);
    }

    void theOverviewShowsWinRateAndRobustnessWithTheirNumbers() {
        choose(m_stage->combo("robustView"), QStringLiteral("Overview"));
        auto* map = m_page->map();
        QTRY_COMPARE(map->data().rowCount(), 1);
        QCOMPARE(map->data().columnCount(), 4);
        QCOMPARE(map->data().columns.last(), QStringLiteral("Global")); // by whatever measure
        QVERIFY(map->data().title.endsWith(QLatin1String("Global: mean of precisions")));
        const auto* note = m_stage->find<QLabel>("robustNote");
        QVERIFY2(note->text().contains(QLatin1String("known by year alone")), qPrintable(note->text())); // Lena Past's
        const auto& year = map->data().cell(0, 0);
        QCOMPARE(year.elements, 5);
        QVERIFY(year.hasValue() && year.hasInterval());
        QVERIFY(year.low <= year.value && year.value <= year.high);
        choose(m_stage->combo("robustMeasure"), QStringLiteral("Robustness R"));
        QTRY_COMPARE(map->data().title, QStringLiteral("Robustness R, % of facts"));
        const double robust = map->data().cell(0, 0).value;
        QVERIFY(std::abs(robust - 20 * std::round(robust / 20)) < 1e-9); // so many of five facts
        QVERIFY(map->data().cell(0, 0).note.contains(QLatin1String("by random scores")));
    }

    void theTableTwinHoldsTheSameNumbers() {
        auto* twin = m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(twin, Qt::LeftButton);
        QVERIFY(m_page->table()->isVisible());
        QCOMPARE(QString::fromStdString(m_page->numbers().rows.front().at(2)), QStringLiteral("all"));
        QCOMPARE(QString::fromStdString(m_page->numbers().rows.front().at(3)), QStringLiteral("year"));
        QCOMPARE(QString::fromStdString(m_page->numbers().rows.front().at(4)), QStringLiteral("5"));
        QTest::mouseClick(twin, Qt::LeftButton);
        QVERIFY(m_page->map()->isVisible());
    }

    void theCurveFollowsPrecisionAndForm() {
        choose(m_stage->combo("robustView"), QStringLiteral("α curve"));
        auto* curve = m_page->curve();
        QTRY_VERIFY(!curve->data().isEmpty());
        QVERIFY(curve->data().title.contains(QLatin1String("planted")));
        const auto points = curve->data().points.size();
        choose(m_stage->combo("robustForm"), QStringLiteral("Bars"));
        QTRY_VERIFY(curve->data().bars);
        QVERIFY(curve->data().points.size() < points);
        choose(m_stage->combo("robustPrecision"), QStringLiteral("Day"));
        QTRY_VERIFY(curve->data().title.endsWith(QLatin1String("Day")));
        for (const widgets::AlphaPoint& point : curve->data().points)
            if (point.kind == DateKind::Correct) QVERIFY(std::abs(point.alpha) <= 0.75);
        choose(m_stage->combo("robustPrecision"), QStringLiteral("Year"));
    }

    void theBoxOverAnyPageLeadsToAView() {
        auto* view = m_stage->combo("robustView");
        choose(view, QStringLiteral("Overview"));
        QVERIFY(!m_page->facts()->list()->isVisible());
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->window->findChild<QLineEdit*>(QStringLiteral("paletteTyped")));
        auto* typed = m_stage->window->findChild<QLineEdit*>(QStringLiteral("paletteTyped"));
        QTRY_VERIFY(typed->isVisible());
        QTest::keyClicks(typed, QStringLiteral("Robustness: Facts"));
        QTest::keyClick(typed, Qt::Key_Return);
        QTRY_VERIFY(m_page->facts()->list()->isVisible());
        QCOMPARE(view->currentText(), QStringLiteral("Facts"));
    }

    void factsOpenWithThoseThatLoseMost() {
        choose(m_stage->combo("robustView"), QStringLiteral("Facts"));
        auto* list = m_page->facts()->list();
        QTRY_COMPARE(list->model()->rowCount(), 5);
        const auto lost = [&](int row) {
            return list->model()->index(row, ui::FactListModel::Lost).data(ui::FactListModel::kSortRole).toLongLong();
        };
        for (int row = 1; row < 5; ++row)
            QVERIFY(lost(row - 1) >= lost(row));
        QVERIFY(lost(0) > 0);
        for (const char* precision : {"Day", "Month", "Year"}) { // of the tests at the precision that is chosen
            choose(m_stage->combo("robustPrecision"), QString::fromLatin1(precision));
            const auto place = static_cast<std::size_t>(m_stage->combo("robustPrecision")->currentIndex());
            const auto facts = m_page->facts()->facts(); // a copy: the page reads them anew while this waits
            for (const ui::RobustFact& fact : facts) {
                const auto shown = [&] {
                    for (int row = 0; row < 5; ++row)
                        if (list->model()->index(row, ui::FactListModel::Object).data() == toQt(fact.object))
                            return list->model()->index(row, ui::FactListModel::Lost).data().toString();
                    return QString();
                };
                QTRY_COMPARE(shown(),
                             QStringLiteral("%1 of %2").arg(fact.units[place].lost()).arg(fact.units[place].tests()));
            }
        }
        QVERIFY(m_stage->find<QLabel>("factsFound")->text().contains(QLatin1String("lose most tests first")));
        QVERIFY(list->isColumnHidden(ui::FactListModel::Valid)); // before names cannot be read
        QVERIFY(list->columnWidth(ui::FactListModel::Subject) >= list->sizeHintForIndex(list->currentIndex()).width());
    }

    void aDateThatLosesNamesWhatBeatIt() {
        auto* list = m_page->facts()->list();
        const QString subject = list->model()->index(0, ui::FactListModel::Subject).data().toString();
        list->setFocus();
        list->selectRow(1);
        list->selectRow(0);
        auto* strip = m_page->facts()->strip();
        QTRY_VERIFY(strip->data().title.startsWith(subject));
        for (const char* precision : {"Day", "Month", "Year"}) { // one of them has lost a test
            choose(m_stage->combo("robustPrecision"), QString::fromLatin1(precision));
            QTRY_VERIFY(strip->data().title.endsWith(QLatin1String(precision)));
            const auto& data = strip->data();
            const auto& wrong = data.dates.at(data.highestIncorrect());
            const auto& right = data.dates.at(data.lowestCorrect());
            if (wrong.logProb <= right.logProb) continue;
            const QString margin = QLocale().toString(wrong.logProb - right.logProb, 'f', 3);
            QCOMPARE(strip->itemLines(strip->itemOf(data.lowestCorrect())).last(),
                     QStringLiteral("lost to the incorrect date %1, whose log P = %2 is higher by %3")
                         .arg(wrong.label, QLocale().toString(wrong.logProb, 'f', 3), margin));
            QVERIFY(strip->itemLines(strip->itemOf(data.highestIncorrect()))
                        .last()
                        .startsWith(QStringLiteral("beats the correct date %1").arg(right.label)));
            choose(m_stage->combo("robustPrecision"), QStringLiteral("Year"));
            QTRY_VERIFY(strip->data().title.endsWith(QLatin1String("Year")));
            return;
        }
        QFAIL("the fact that loses most loses nothing");
    }

    void aFactIsFoundAndItsDatesAreShown() {
        choose(m_stage->combo("robustView"), QStringLiteral("Facts"));
        auto* list = m_page->facts()->list();
        QTRY_COMPARE(list->model()->rowCount(), 5);
        m_stage->window->activateWindow(); // after the dialog of the run
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* bar = m_stage->find<QWidget>("filterBar-robustness");
        auto* search = bar->findChild<QLineEdit*>(QStringLiteral("subjectSearch"));
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("belm"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        auto* strip = m_page->facts()->strip();
        QTRY_VERIFY(strip->data().title.startsWith(QLatin1String("Belmar, head of state: Ines Dole")));
        int correct = 0;
        for (const widgets::StripDate& one : strip->data().dates)
            if (one.kind == DateKind::Correct) {
                ++correct;
                QVERIFY(one.hasHeight());
                QVERIFY(one.from >= 1990 && one.to <= 2002);
            }
        QVERIFY(correct > 0);
        QVERIFY(strip->data().highestIncorrect() >= 0 && strip->data().lowestCorrect() >= 0);
    }

    void aDateSaysWhatWasSent() {
        auto* strip = m_page->facts()->strip();
        strip->setFocus();
        QTest::keyClick(strip, Qt::Key_Home);
        auto* head = m_stage->find<QLabel>("dateDetailHead");
        auto* text = m_stage->find<QTextEdit>("dateDetailText");
        QVERIFY(!strip->data().dates.isEmpty());
        const QString first = strip->data().dates.front().label; // a copy: what is shown may be read anew
        QTRY_VERIFY2(head->text().startsWith(first), qPrintable(head->text()));
        QVERIFY(head->text().contains(QLatin1String("log P = ")));
        QCOMPARE(text->toPlainText(),
                 QStringLiteral("In %1, who was the head of state of Belmar? Ines Dole").arg(first));
        const QPointF other = strip->itemRect(strip->itemOf(strip->data().lowestCorrect())).center();
        QTest::mouseClick(strip, Qt::LeftButton, {}, other.toPoint());
        QTRY_VERIFY(head->text().contains(QLatin1String("Correct")));
    }

    void anotherPrecisionIsAskedInItsOwnWords() {
        choose(m_stage->combo("robustPrecision"), QStringLiteral("Month"));
        auto* strip = m_page->facts()->strip();
        QTRY_VERIFY(strip->data().title.endsWith(QLatin1String("Month")));
        strip->setFocus();
        QTest::keyClick(strip, Qt::Key_End);
        QTRY_VERIFY(m_stage->find<QTextEdit>("dateDetailText")->toPlainText().count(QLatin1Char(',')) == 1);
    }

    void everyPartIsReachedWithKeysAlone_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1280, 800);
        QTest::newRow("at twice the scale, of a screen of 1920 × 1200") << QSize(944, 560);
    }
    void everyPartIsReachedWithKeysAlone() {
        QFETCH(const QSize, size);
        m_stage->window->resize(size);
        QTRY_COMPARE(m_stage->window->size(), size);
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        m_page->filter().set({});
        const auto reaches = [this](const char* name) {
            for (int step = 0; step < 60; ++step) {
                QWidget* at = m_stage->window->focusWidget();
                if (at && at->objectName() == QLatin1String(name)) return true;
                QTest::keyClick(at ? at : m_stage->window.get(), Qt::Key_Tab);
            }
            return false;
        };
        m_stage->combo("robustView")->setFocus();
        choose(m_stage->combo("robustView"), QStringLiteral("Overview"));
        QTRY_VERIFY(m_page->map()->isVisible() && m_page->map()->data().cell(0, 0).elements == 5);
        QVERIFY(reaches("robustMap"));
        QTest::keyClick(m_page->map(), Qt::Key_Home);
        QTRY_VERIFY(m_stage->find<QLabel>("studyNumberTitle")->isVisible());
        QVERIFY(reaches("studyUnits"));
        QVERIFY(reaches("robustMap"));
        QTest::keyClick(m_page->map(), Qt::Key_Return); // to the facts behind it
        QTRY_COMPARE(m_page->view(), RobustnessPage::View::Facts);
        QTRY_VERIFY(m_page->facts()->list()->isVisible() && m_page->facts()->list()->model()->rowCount() == 5);
        const bool isFolded = !m_stage->combo("robustPrecision")->isVisible(); // by a low window, into a button
        QVERIFY(reaches(isFolded ? "foldedControls" : "robustPrecision") && reaches("factList"));
        QTest::keyClick(m_page->facts()->list(), Qt::Key_Down);
        QVERIFY(reaches("dateStrip"));
        QTest::keyClick(m_page->facts()->strip(), Qt::Key_Home);
        auto* head = m_stage->find<QLabel>("dateDetailHead");
        QTRY_VERIFY(head->isVisible() && head->text().contains(QLatin1String("log P")));
        QVERIFY(reaches("factUnitDates") && reaches("dateDetailText"));
    }

    void theFigureAndItsNumbersAreSaved() {
        m_stage->window->resize(1280, 800);
        const QTableView* list = m_page->facts()->list();
        const QString subject = list->currentIndex().siblingAtColumn(0).data().toString();
        QTRY_VERIFY(!subject.isEmpty() && m_page->facts()->strip()->data().title.startsWith(subject)); // it is read
        for (const char* name : {"strip.svg", "facts.csv"}) {
            const QString path = m_stage->path(QLatin1String(name));
            m_stage->dialogs.answers << path;
            QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().contains(subject.toUtf8()), name);
        }
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    /// Of a fact that holds beyond the last date asked it is said why no later date is.
    void aFactThatTheLastDateCutsSaysWhy() {
        importBy(m_stage->find<QPushButton>("importDatedButton"), "late.jsonl",
                 R"({"subject":"Zed","relation":"employer","object":"Late","start":"2019","end":"2022"})");
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY(result->text().startsWith(QStringLiteral("1 dated fact imported")));
        // Nothing was left out, and still it stays until it is closed: what is below must not move under the pointer.
        QVERIFY(!m_page->findChild<QTimer*>(QStringLiteral("importLeaves"))->isActive());
        QTest::mouseClick(m_stage->find<QPushButton>("newStressRunButton"), Qt::LeftButton);
        auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("stressRunDialog"));
        QVERIFY(dialog); // whose model is ticked: the one that was asked last
        auto* warnings = dialog->findChild<QLabel*>(QStringLiteral("estimateWarnings"));
        QTRY_VERIFY2(warnings->text().contains(QStringLiteral("still hold after 2020-12-31")),
                     qPrintable(warnings->text()));
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTest::mouseClick(dialog->findChild<QToolButton*>(QStringLiteral("stressMoreButton")), Qt::LeftButton);
        auto* clip = dialog->findChild<QLineEdit*>(QStringLiteral("stressClip"));
        QTRY_VERIFY(clip->isVisible());
        const auto type = [&](const char* date) {
            clip->selectAll();
            QTest::keyClicks(clip, QLatin1String(date));
        };
        type("2022");
        QTRY_VERIFY2(warnings->text().isEmpty(), qPrintable(warnings->text())); // all of its dates are asked then
        type("soon");
        auto* reason = dialog->findChild<QLabel*>(QStringLiteral("startReason"));
        QTRY_VERIFY2(reason->text().startsWith(QStringLiteral("“soon”")), qPrintable(reason->text()));
        QVERIFY(!start->isEnabled());
        type("2020-12-31");
        QTRY_VERIFY(start->isEnabled() && !warnings->text().isEmpty());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{2});
        const qint64 run = m_stage->session->studyRuns().back().id;
        m_stage->waitForEnd(run);
        m_stage->window->showPage(QStringLiteral("robustness"));
        QTRY_VERIFY(m_page->isVisible());
        m_page->showRun(run);
        QTRY_VERIFY(m_stage->combo("robustView")->isVisible() && m_stage->combo("robustView")->isEnabled());
        choose(m_stage->combo("robustView"), QStringLiteral("Facts"));
        auto* list = m_page->facts()->list();
        auto* cut = m_stage->find<QLabel>("factCut");
        QTRY_COMPARE(list->model()->rowCount(), 6);
        for (int row = 0; row < 6; ++row) {
            const bool isLate = list->model()->index(row, ui::FactListModel::Subject).data() == QStringLiteral("Zed");
            list->setCurrentIndex(list->model()->index(row, ui::FactListModel::Subject));
            QTRY_COMPARE(cut->isVisible(), isLate);
            if (isLate)
                QVERIFY(cut->text().startsWith(QStringLiteral("It held until 2022, but no date after 2020-12-31")));
        }
    }

    /// The columns that the page asks for are enough: no id and no popularity is needed.
    void aTableOfOnesOwnIsReadAndItsBadRowsAreTold() {
        importBy(m_stage->find<QPushButton>("importDatedButton"), "own.csv",
                 "subject,relation,object,start,end\n"
                 "Yan,employer,Alfa,2001,2005\n"
                 "Yan,employer,Beta,2007,soon\n"
                 "Yan,employer,Gamma,2009,\n");
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY2(result->text().startsWith(QStringLiteral("1 dated fact imported, 1 line left out")),
                     qPrintable(result->text()));
        QVERIFY2(result->text().contains(QStringLiteral("1 period without an end is no dated fact")),
                 qPrintable(result->text()));
    }

    void anEmptyFileAndOneThatIsCutOffAreToldAsWhatTheyAre() {
        auto* result = m_page->findChild<QLabel*>(QStringLiteral("importResultText"));
        importBy(m_stage->find<QPushButton>("importDatedButton"), "empty.jsonl", "\n");
        const QString empty = QStringLiteral("No new dated facts, 1 file left out. empty.jsonl: the file is empty.");
        QTRY_COMPARE(result->text(), empty);
        importBy(m_stage->find<QPushButton>("importDatedButton"), "cut.jsonl", "{\"subject\":\"Yan");
        QTRY_VERIFY2(result->text().contains(QStringLiteral("cut.jsonl, line 1: the JSON ends too early")),
                     qPrintable(result->text()));
        const char* zero =
            "fact_id,subject,relation,object,start,end\n,A,employer,B,0000,0010\n,A,employer,B,-0010,0000\n";
        importBy(m_stage->find<QPushButton>("importDatedButton"), "zero.csv", zero);
        QTRY_VERIFY(result->text().contains(QStringLiteral("2 lines, the first line 2: there is no year 0")));
    }

    void aWorkspaceThatIsLeftIsOneFile() {
        const QString left = m_stage->session->path();
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("other.chronoscope")), true);
        QTRY_VERIFY(m_stage->session->path().endsWith(QLatin1String("other.chronoscope")));
        for (const char* tail : {"-wal", "-shm"})
            QTRY_VERIFY(!QFile::exists(left + QLatin1String(tail)));
    }

private:
    /// Presses `button` and chooses a file of this text.
    void importBy(QPushButton* button, const char* name, const char* text) {
        QFile file(m_stage->path(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(text) > 0);
        file.close();
        m_stage->dialogs.answers << file.fileName();
        QTest::mouseClick(button, Qt::LeftButton);
    }

    std::unique_ptr<StudyStage<RobustnessPage>> m_stage;
    RobustnessPage* m_page = nullptr;
    qint64 m_run = 0;
};

} // namespace chronoscope::test::robustnessStory

CHRONOSCOPE_STORY(robustnessStory, RobustnessStory)
#include "RobustnessStory.moc"
