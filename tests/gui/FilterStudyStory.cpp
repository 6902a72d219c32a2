// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/FilterHands.h"

#include "tests/gui/DatedScores.h"
#include "ui/help/NumberNote.h"
#include "ui/inspector/Inspector.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/views/PageArea.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/PointsPlot.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScrollArea>
#include <QTableView>

namespace chronoscope::test::filterStudyStory {

using ui::RobustnessPage;
using View = ui::StressView;
namespace {
QByteArray scoresOf(const char* lost) {
    return datedScores({{"Ardania", "head of state"},
                        {"Belmar", "head of state"},
                        {"Corvia", "head of state"},
                        {"Lena Ardan", "employer"},
                        {"Otto Gral", "employer"}},
                       lost);
}
} // namespace

/// The one filter above the pages of a study, with mouse and keys: what it takes is what every figure, table and list
/// of the page is of.
class FilterStudyStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        QVERIFY(importScores(*m_stage, "Testo-1B", scoresOf("Belmar")));
        QVERIFY(importScores(*m_stage, "Testo-70B", scoresOf("Otto Gral")));
        open();
    }
    void cleanupTestCase() { m_stage.reset(); }

    void theBarStandsAboveThePagesOfItsStudyAlone() {
        auto* other = m_stage->find<QWidget>("filterBar");
        QVERIFY(m_bar->isVisible() && !other->isVisible());
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QVERIFY(!m_bar->isVisible() && other->isVisible());
        m_stage->window->showPage(QStringLiteral("mined"));
        QVERIFY(!m_bar->isVisible() && !other->isVisible());
        QVERIFY(m_stage->find<QWidget>("filterBar-mined")->isVisible());
        m_stage->window->showPage(QStringLiteral("robustness"));
        QVERIFY(m_bar->isVisible());
        QTRY_COMPARE(cell(0, 0).elements, 5);
    }

    void aRelationNarrowsFiguresTableAndExport() {
        tick("R&elation", {QStringLiteral("employer")});
        QTRY_COMPARE(cell(0, 0).elements, 2);
        QVERIFY(map()->data().title.contains(QLatin1String("employer")));
        QCOMPARE(m_page->numbers().rows.front().at(4), std::string("2"));
        m_stage->dialogs.answers << m_stage->path(QStringLiteral("narrowed.csv"));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QVERIFY(m_stage->dialogs.asked.last().suggestion.contains(QLatin1String("robustness overview")));
        QFile file(m_stage->path(QStringLiteral("narrowed.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(written.contains("employer") && !written.contains("head of state"));
        choose(view(), QStringLiteral("Facts"));
        QTRY_COMPARE(m_page->facts()->list()->model()->rowCount(), 2);
        choose(view(), QStringLiteral("α curve"));
        QTRY_VERIFY(m_page->curve()->data().title.contains(QLatin1String("employer")));
        qint64 dates = 0;
        for (const auto& point : m_page->curve()->data().points)
            dates += point.dates;
        QCOMPARE(dates, qint64{4}); // two of each fact
        choose(view(), QStringLiteral("Lost tests"));
        QTRY_COMPARE(m_page->numbers().columns.at(3), std::string("lost"));
        choose(view(), QStringLiteral("Compare runs"));
        QTRY_COMPARE(m_page->numbers().rows.front().at(4), std::string("2"));
        choose(view(), QStringLiteral("Overview"));
        QTRY_COMPARE(cell(0, 0).elements, 2);
    }

    void theInspectorListsWhatTheNumberIsOf() {
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Home);
        auto* units = m_stage->window->inspector()->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        QVERIFY(units);
        QTRY_COMPARE(units->count(), 2);
        for (int i = 0; i < units->count(); ++i)
            QVERIFY(units->item(i)->text().contains(QLatin1String("employer")));
        units->setFocus();
        units->setCurrentRow(0);
        QTest::keyClick(units, Qt::Key_F10, Qt::ShiftModifier);
        auto* menu = m_stage->window->findChild<QMenu*>(QStringLiteral("listMenu"));
        QTRY_VERIFY(menu && menu->isVisible());
        menu->setActiveAction(menu->findChild<QAction*>(QStringLiteral("whatIsThis")));
        QTest::keyClick(menu, Qt::Key_Return);
        auto* note = m_stage->window->findChild<ui::NumberNote*>();
        QVERIFY(note);
        QCOMPARE(note->findChild<QLabel*>(QStringLiteral("noteCommand"))->text(), m_page->command());
        note->close();
    }

    void aRowOfTheTableIsWhatItsCellIs() {
        auto* twin = m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(twin, Qt::LeftButton);
        auto* table = m_page->table();
        QTRY_VERIFY(table->isVisible() && m_page->numbers().columns.at(2) == "relation"); // of this view
        const auto press = [&](int row) {
            table->setFocus();
            table->selectRow(row);
        };
        press(1);
        const auto number = [&]() -> const study::Narrowing& { return m_stage->session->selection().study->number; };
        if (!QTest::qWaitFor([&] { return number().at("precision") == std::vector<std::string>{"month"}; }))
            QFAIL(number().at("precision").front().c_str());
        QCOMPARE(m_stage->session->selection().study->run, map()->data().rows.first().key);
        press(0);
        QTRY_COMPARE(number().at("precision"), std::vector<std::string>{"year"});
        QTest::keyClick(table, Qt::Key_Return); // as on the cell
        QTRY_COMPARE(m_page->view(), View::Facts);
        QTRY_COMPARE(table->model()->rowCount(), 2); // of the one precision
        QVERIFY(m_page->command().contains(QLatin1String("--precision year")));
        QVERIFY(m_page->command().contains(QLatin1String("--run 1")));
        press(1);
        QTRY_VERIFY(m_stage->session->selection().study->item != 0);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        QTest::mouseClick(dock->findChild<QToolButton*>(QStringLiteral("dockCloseButton")), Qt::LeftButton);
        QTRY_VERIFY(!dock->isVisible());
        QTest::keyClick(table, Qt::Key_Return); // the dates behind the row are one key away
        QTRY_VERIFY(dock->isVisible());
        QTest::mouseClick(twin, Qt::LeftButton);
        choose(view(), QStringLiteral("Overview"));
        QTRY_COMPARE(cell(0, 0).elements, 2);
    }

    void everyReportSaysWhatItIsNarrowedTo() {
        for (const char* name :
             {"Transfer", "Popularity", "Model size", "Few-shot variance", "Pretrained or instruct"}) {
            choose(view(), QString::fromLatin1(name));
            auto* reports = m_page->reports();
            QTRY_VERIFY2((reports->heat()->isVisible()   ? reports->heat()->data().title
                          : reports->bars()->isVisible() ? reports->bars()->data().title
                                                         : reports->points()->data().title)
                             .contains(QLatin1String("employer")),
                         name);
        }
        auto* note = m_page->findChild<QLabel*>(QStringLiteral("robustNote"));
        QTRY_VERIFY2(note->text().contains(QLatin1String("None of these runs was asked as a chat")),
                     qPrintable(note->text()));
        choose(view(), QStringLiteral("Overview"));
        QTRY_COMPARE(cell(0, 0).elements, 2);
    }

    void theInspectorFollowsTheFilter() {
        auto* units = m_stage->window->inspector()->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_End);
        QTest::keyClick(map(), Qt::Key_Home);
        QTRY_COMPARE(units->count(), 2);
        clear();
        QTRY_COMPARE(units->count(), 5);
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(units->count(), 2);
    }

    void theCommandLineIsToldTheSame() {
        QVERIFY2(m_page->command().contains(QLatin1String("--relation employer")), qPrintable(m_page->command()));
    }

    void aChipIsPressedToEditIt() {
        QTRY_COMPARE(chips().size(), 1);
        QTest::mouseClick(chips().front()->face(), Qt::LeftButton);
        QTRY_VERIFY(part()->isVisible());
        QCOMPARE(ticked(), QStringList{QStringLiteral("employer")});
        pressItem(QStringLiteral("head of state"));
        QTRY_COMPARE(cell(0, 0).elements, 5);
        pressItem(QStringLiteral("employer"));
        QTRY_COMPARE(cell(0, 0).elements, 3);
        QTest::keyClick(part(), Qt::Key_Escape);
        QTest::keyClick(chips().front()->face(), Qt::Key_Delete);
        QTRY_COMPARE(cell(0, 0).elements, 5);
        QVERIFY(chips().isEmpty());
    }

    void stepsAreTakenBackAndForthWithKeys() {
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(cell(0, 0).elements, 3);
        QTest::keyClick(m_stage->window.get(), Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(cell(0, 0).elements, 5);
    }

    void precisionsChooseColumns() {
        tick("&Precision", {QStringLiteral("Month"), QStringLiteral("Global")});
        QTRY_COMPARE(map()->data().columnCount(), 2);
        QCOMPARE(map()->data().columns.first(), QStringLiteral("Month"));
        QTest::mouseClick(map()->viewport(), Qt::LeftButton, {}, map()->cellRect(0, 0).center().toPoint());
        QTRY_VERIFY(m_stage->session->selection().study);
        QTRY_COMPARE(m_stage->session->selection().study->number.at("precision"), std::vector<std::string>{"month"});
        choose(view(), QStringLiteral("Facts"));
        auto* precision = m_page->findChild<QComboBox*>(QStringLiteral("robustPrecision"));
        QTRY_COMPARE(precision->count(), 1);
        QCOMPARE(precision->currentText(), QStringLiteral("Month"));
        choose(view(), QStringLiteral("Overview"));
        clear();
        QTRY_COMPARE(map()->data().columnCount(), 4);
    }

    void nothingScrollsSidewaysBesideTheInspector() {
        const QSize before = m_stage->window->size();
        for (const QSize size : {QSize(960, 600), QSize(1024, 640)}) {
            m_stage->window->resize(size);
            QTRY_COMPARE(m_stage->window->size(), size);
            map()->setFocus();
            QTest::keyClick(map(), Qt::Key_End);
            QTest::keyClick(map(), Qt::Key_Home);
            QTRY_VERIFY(m_stage->find<QDockWidget>("inspectorDock")->isVisible());
            auto* area = qobject_cast<ui::PageArea*>(m_page->parentWidget()->parentWidget());
            const auto* centre = m_stage->find<QScrollArea>("centre"); // of the whole window
            for (const ui::StressView shown : ui::kStressViews) {
                choose(view(), ui::viewName(shown));
                if (!QTest::qWaitFor(
                        [&] {
                            return area->horizontalScrollBar()->maximum() + centre->horizontalScrollBar()->maximum() ==
                                   0;
                        },
                        2'000))
                    QFAIL(qPrintable(
                        QStringLiteral("%1 at %2: %3 too wide")
                            .arg(ui::viewName(shown))
                            .arg(size.width())
                            .arg(area->horizontalScrollBar()->maximum() + centre->horizontalScrollBar()->maximum())));
            }
            choose(view(), QStringLiteral("Overview"));
            QTRY_COMPARE(cell(0, 0).elements, 5);
        }
        m_stage->window->resize(before);
        QTRY_COMPARE(m_stage->window->size(), before);
    }

    void modelsAndRunsChooseRows() {
        tick("&Model", {QStringLiteral("Testo-70B")});
        QTRY_COMPARE(map()->data().rowCount(), 1);
        QCOMPARE(map()->data().rows.first().detail, QStringLiteral("Testo-70B"));
        clear();
        QTRY_COMPARE(map()->data().rowCount(), 2);
        tick("R&uns", {map()->data().rows.first().label});
        QTRY_COMPARE(map()->data().rowCount(), 1);
        QCOMPARE(map()->data().rows.first().detail, QStringLiteral("Testo-1B"));
        clear();
    }

    void aSubjectIsTypedAndNothingFoundSaysSo() {
        QTest::keyClick(m_stage->window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* search = m_bar->findChild<QLineEdit*>(QStringLiteral("subjectSearch"));
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("ARDAN"));
        QTRY_COMPARE(cell(0, 0).elements, 2); // Ardania and Lena Ardan
        choose(view(), QStringLiteral("α curve"));
        QTRY_VERIFY(m_page->curve()->data().title.contains(QLatin1String("ARDAN")));
        qint64 dates = 0;
        for (const auto& point : m_page->curve()->data().points)
            dates += point.dates;
        QCOMPARE(dates, qint64{4}); // added up from the replies of two facts
        choose(view(), QStringLiteral("Overview"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("x"));
        QTRY_VERIFY(m_page->isEmpty());
        auto* empty = m_page->findChild<QWidget*>(QStringLiteral("emptyState"));
        QTRY_COMPARE(empty->findChild<QPushButton*>()->text(), QStringLiteral("Clear the filter"));
        QTest::mouseClick(empty->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_COMPARE(cell(0, 0).elements, 5);
        QVERIFY(search->text().isEmpty());
    }

    void aLabelKeepsTheFactThatHasIt() {
        choose(view(), QStringLiteral("Facts"));
        auto* list = m_page->facts()->list();
        QTRY_COMPARE(list->model()->rowCount(), 5);
        list->setFocus();
        list->setCurrentIndex({});
        m_stage->session->select({}); // what was chosen before is not what is labelled
        list->selectRow(1);
        QTRY_VERIFY(m_stage->session->selection().study && m_stage->session->selection().study->item != 0);
        auto* fold = m_stage->find<QToolButton>("unitLabelFold");
        QTRY_VERIFY(fold->isVisible());
        QTest::mouseClick(fold, Qt::LeftButton);
        auto* label = m_stage->find<QToolButton>("unitLabel-outdated");
        QTRY_VERIFY(label && label->isVisible());
        QTest::mouseClick(label, Qt::LeftButton);
        tick("&Labels", {QStringLiteral("any label")});
        QTRY_COMPARE(list->model()->rowCount(), 1);
        tick("&Labels", {label->text(), QStringLiteral("any label")}); // that one instead
        QCOMPARE(m_page->filter().narrowing().at("label"), std::vector<std::string>{"outdated"});
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QTest::mouseClick(label, Qt::LeftButton); // taken back: nothing has it any more
        QTRY_VERIFY(m_page->isEmpty());
        clear();
        choose(view(), QStringLiteral("Overview"));
    }

    void aLowWindowLeavesTheRoomToTheFacts() {
        m_stage->window->resize(1280, 800);
        choose(view(), QStringLiteral("Facts"));
        auto* list = m_page->facts()->list();
        QTRY_VERIFY(list->isVisible() && list->model()->rowCount() == 5);
        const auto* note = m_page->findChild<QLabel*>(QStringLiteral("robustNote"));
        QTRY_VERIFY(note->isVisible());
        const QString whole = note->text().section(u'\n', 0, 0);
        for (const QSize& size : {QSize(1130, 600), QSize(960, 600)}) {
            m_stage->window->resize(size);
            QTRY_COMPARE(m_stage->window->size(), size);
            QTRY_VERIFY(note->text().size() < whole.size() && note->toolTip().contains(whole));
            QTRY_COMPARE(list->horizontalScrollBar()->maximum(), 0);
        }
        auto* more = m_page->findChild<QToolButton*>(QStringLiteral("robustWholeNote"));
        QTest::mouseClick(more, Qt::LeftButton); // the rest can be had there, too
        QTRY_COMPARE(note->text().section(u'\n', 0, 0), whole);
        QTest::mouseClick(more, Qt::LeftButton);
        m_stage->window->resize(1280, 800);
        QTRY_COMPARE(note->text().section(u'\n', 0, 0), whole);
        choose(view(), QStringLiteral("Overview"));
    }

    void aSavedViewComesBackAfterAStart() {
        tick("R&elation", {QStringLiteral("employer")});
        auto* views = m_bar->findChild<QToolButton*>(QStringLiteral("viewsButton"));
        QTest::mouseClick(views, Qt::LeftButton);
        auto* name = m_bar->findChild<QLineEdit*>(QStringLiteral("viewNameEdit"));
        QTRY_VERIFY(name->isVisible());
        QTest::keyClicks(name, QStringLiteral("work"));
        QTest::keyClick(name, Qt::Key_Return);
        auto* list = m_bar->findChild<QListWidget*>(QStringLiteral("viewsList"));
        QTRY_COMPARE(list->count(), 1);
        QTest::keyClick(list, Qt::Key_Escape);
        choose(view(), QStringLiteral("α curve")); // and how the page looks is not the saved view's any more
        QTest::mouseClick(views, Qt::LeftButton);
        list = m_bar->findChild<QListWidget*>(QStringLiteral("viewsList"));
        QTRY_VERIFY(list->isVisible());
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(m_page->view(), View::Overview);
        const QString path = m_stage->session->path();
        m_stage->startAgain();
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY(m_stage->session->isOpen());
        open();
        QTRY_COMPARE(cell(0, 0).elements, 2); // as it was left
        clear();
        QTRY_COMPARE(cell(0, 0).elements, 5);
        QTest::mouseClick(m_bar->findChild<QToolButton*>(QStringLiteral("viewsButton")), Qt::LeftButton);
        list = m_bar->findChild<QListWidget*>(QStringLiteral("viewsList"));
        QTRY_COMPARE(list->count(), 1);
        QVERIFY(list->item(0)->toolTip().contains(QLatin1String("employer")));
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(cell(0, 0).elements, 2);
        // A view of this study is none of the others'.
        m_stage->window->showPage(QStringLiteral("heatmap"));
        auto* other = m_stage->find<QWidget>("filterBar");
        QTest::mouseClick(other->findChild<QToolButton*>(QStringLiteral("viewsButton")), Qt::LeftButton);
        auto* name2 = other->findChild<QLineEdit*>(QStringLiteral("viewNameEdit"));
        QTRY_VERIFY(name2->isVisible());
        QTRY_COMPARE(other->findChild<QListWidget*>(QStringLiteral("viewsList"))->count(), 0);
        QTest::keyClick(name2, Qt::Key_Escape);
    }

    void theViewIsDrawnAgainAfterAStart() {
        open();
        choose(view(), QStringLiteral("Facts"));
        const auto list = [this] { return m_page->findChild<QTableView*>(QStringLiteral("factList")); };
        QTRY_VERIFY(list()->isVisible());
        const QString path = m_stage->session->path();
        m_stage->window->close();
        m_stage->startAgain();
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY(m_stage->session->isOpen());
        m_page = m_stage->window->findChild<RobustnessPage*>();
        QTRY_VERIFY(m_page->isVisible() && m_page->view() == View::Facts);
        QTRY_VERIFY(list()->isVisible() && list()->model()->rowCount() > 0); // and no empty page
    }

    void theChosenRunsAndPrecisionAreThereAfterAStart() {
        QVERIFY(importScores(*m_stage, "Testo-7B", scoresOf("Corvia"))); // so that there are two others to choose from
        m_stage->window->showPage(QStringLiteral("robustness"));
        m_page = m_stage->window->findChild<RobustnessPage*>();
        QTRY_VERIFY(m_page->isVisible());
        const auto box = [this](const char* name) { return m_page->findChild<QComboBox*>(QLatin1String(name)); };
        choose(view(), QStringLiteral("Facts"));
        QTRY_COMPARE(box("robustRun")->count(), 3);
        choose(box("robustPrecision"), QStringLiteral("Day"));
        choose(view(), QStringLiteral("Compare runs"));
        choose(box("robustRun"), 1);
        const QString run = box("robustRun")->currentText();
        choose(box("robustOther"), 2); // the first is "every other run"
        const QString other = box("robustOther")->currentText();
        QTRY_VERIFY(m_page->numbers().rows.size() > 0);
        const QString path = m_stage->session->path();
        m_stage->window->close();
        m_stage->startAgain();
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY(m_stage->session->isOpen());
        m_page = m_stage->window->findChild<RobustnessPage*>();
        QTRY_VERIFY(m_page->isVisible() && m_page->view() == View::Compare);
        QTRY_COMPARE(box("robustRun")->currentText(), run);
        QCOMPARE(box("robustOther")->currentText(), other);
        choose(view(), QStringLiteral("Facts"));
        QTRY_COMPARE(box("robustRun")->currentText(), run);
        QCOMPARE(box("robustPrecision")->currentText(), QStringLiteral("Day"));
    }

    void theChosenCellIsThereAfterAStart() {
        choose(view(), QStringLiteral("Overview"));
        QTRY_VERIFY(map()->isVisible() && map()->data().rowCount() > 1);
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Home);
        QTest::keyClick(map(), Qt::Key_Right);
        const auto shown = [this] { return m_stage->session->selection().study.value_or(ui::StudySelection()); };
        QTRY_VERIFY(!shown().measure.empty());
        const QPoint cell = map()->currentCell();
        const ui::StudySelection number = shown();
        const QString path = m_stage->session->path();
        m_stage->window->close();
        m_stage->startAgain();
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY(m_stage->session->isOpen());
        m_page = m_stage->window->findChild<RobustnessPage*>();
        QTRY_COMPARE(map()->currentCell(), cell);
        QTRY_VERIFY(shown().isSameNumber(number));
    }

private:
    void open() {
        QTest::keyClick(m_stage->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        m_page = m_stage->window->findChild<RobustnessPage*>();
        m_bar = m_stage->find<QWidget>("filterBar-robustness");
        QVERIFY(m_page && m_bar);
        QTRY_VERIFY(m_page->isVisible() && map()->data().rowCount() > 0);
    }
    widgets::HeatmapPlot* map() { return m_page->map(); }
    widgets::HeatmapCell cell(int row, int column) {
        return map()->data().contains(row, column) ? map()->data().cell(row, column) : widgets::HeatmapCell{};
    }
    QComboBox* view() { return m_page->findChild<QComboBox*>(QStringLiteral("robustView")); }
    FilterHands hands() { return FilterHands(*m_bar); }
    ui::CheckList* part() { return hands().part(); }
    QList<ui::ChipWidget*> chips() { return hands().chips(); }
    QStringList ticked() { return hands().ticked(); }
    void pressItem(const QString& text) { hands().pressItem(text); }
    void tick(const char* name, const QStringList& texts) { hands().tick(name, texts); }
    void clear() {
        hands().clear();
        QVERIFY(m_page->filter().isEmpty());
    }

    std::unique_ptr<Stage> m_stage;
    RobustnessPage* m_page = nullptr;
    QWidget* m_bar = nullptr;
};

} // namespace chronoscope::test::filterStudyStory

CHRONOSCOPE_STORY(filterStudyStory, FilterStudyStory)
#include "FilterStudyStory.moc"
