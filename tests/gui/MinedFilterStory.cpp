// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/FilterHands.h"
#include "tests/gui/MinedImported.h"

#include "core/studies/mined/RatingStore.h"
#include "ui/inspector/Inspector.h"
#include "ui/studies/mined/AuditView.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/RatingView.h"
#include "ui/views/PageArea.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

namespace chronoscope::test::minedFilterStory {

using ui::MinedPage;

/// The one filter above the page of MINED, with mouse and keys: what it takes is what every view, its table and the
/// Inspector are of.
class MinedFilterStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        m_page = m_stage->page;
        makeMinedRun(*m_stage, "wrong", "calibration:?recall=0&noise=0&refusal=0");
        makeMinedRun(*m_stage, "right", "calibration:?recall=1&cutoff=2030&noise=0&refusal=0");
        makeToldRun(*m_stage);
        m_hands = std::make_unique<FilterHands>(*m_stage->find<QWidget>("filterBar-mined"));
    }
    void cleanupTestCase() { m_stage.reset(); }

    void aTypeNarrowsMapTableAndTitle() {
        show("Tasks");
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QCOMPARE(map()->data().cell(0, 0).elements, 4);
        m_hands->tick("T&ype", {QStringLiteral("company")});
        QTRY_COMPARE(map()->data().cell(0, 0).elements, 3);
        QVERIFY2(map()->data().title.contains(QLatin1String("company")), qPrintable(map()->data().title));
        QVERIFY(m_page->command().contains(QLatin1String("--type company")));
        for (const auto& row : m_page->numbers().rows)
            QVERIFY(row[4] == "all" || row[4] == "company");
    }

    void theInspectorGoesWithTheFilter() {
        auto* units = m_stage->window->inspector()->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        map()->setFocus();
        map()->setCurrentCell(0, 1);
        QTest::keyClick(map(), Qt::Key_Left);
        QTRY_COMPARE(units->count(), 3);
        m_hands->clear();
        QTRY_COMPARE(units->count(), 4);
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier); // back
        QTRY_COMPARE(units->count(), 3);
        QTest::mouseClick(map()->viewport(), Qt::LeftButton, {}, map()->cellRect(0, 11).center().toPoint()); // Avg
        auto* title = m_stage->find<QLabel>("studyNumberTitle");
        QTRY_VERIFY2(title->text().contains(QLatin1String("Avg")), qPrintable(title->text()));
        QTRY_COMPARE(units->count(), 7); // three of T.A, two of T.S.A, and two of F.M.C with their context
    }

    void anotherViewIsNotLeftBesideThisNumber() {
        show("Compare");
        QTRY_VERIFY(m_page->compared()->isVisible());
        QTRY_VERIFY(!m_stage->session->selection().study);
        auto* compared = m_page->compared()->map();
        QTRY_VERIFY(compared->data().rowCount() > 0);
        QVERIFY(compared->data().title.contains(QLatin1String("company")));
        compared->setFocus();
        QTest::keyClick(compared, Qt::Key_Home);
        auto* units = m_stage->window->inspector()->findChild<QListWidget*>(QStringLiteral("studyUnits"));
        QTRY_COMPARE(units->count(), 3);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(!dock->isVisible());
        compared->setFocus();
        QTest::keyClick(compared, Qt::Key_Return); // what it is made of is one key away
        QTRY_VERIFY(dock->isVisible());
        QVERIFY(m_page->command().contains(QLatin1String("--view compare")));
        show("Tasks");
        QTRY_VERIFY(!m_stage->session->selection().study);
    }

    void itemsAuditRatingAndEditingAreOfWhatItTakes() {
        show("Items");
        QTRY_COMPARE(m_page->items()->list()->model()->rowCount(), 9);
        show("Audit");
        auto* summary = m_stage->find<QLabel>("auditSummary");
        QTRY_VERIFY2(summary->text().startsWith(QStringLiteral("Only items that the filter takes · Items: 7")),
                     qPrintable(summary->text()));
        show("Rate items");
        QTRY_VERIFY(m_page->rating()->isVisible() && m_page->rating()->list());
        QTRY_COMPARE(m_page->rating()->list()->rows.size(), std::size_t{3});
        QTRY_VERIFY(m_stage->find<QLabel>("ratingNumbers")->text().contains(QLatin1String("Only items")));
        show("Editing");
        auto* edited = m_page->editing()->map();
        QTRY_VERIFY(edited->data().rowCount() == 1 && edited->data().cell(0, 0).elements == 3);
        QVERIFY(edited->data().title.contains(QLatin1String("company")));
        m_hands->clear();
        QTRY_COMPARE(edited->data().cell(0, 0).elements, 4);
        show("Audit");
        QTRY_VERIFY2(summary->text().startsWith(QLatin1String("Items: 10")), qPrintable(summary->text()));
    }

    void whatItSaysOfRunsIsSaidToTakeNoItemAway() {
        m_hands->tick("R&uns", {QStringLiteral("right")});
        auto* summary = m_stage->find<QLabel>("auditSummary");
        QTRY_VERIFY2(summary->text().contains(QLatin1String("takes no item away")), qPrintable(summary->text()));
        show("Tasks");
        QTRY_COMPARE(map()->data().rowCount(), 1);
        show("Editing");
        QTRY_COMPARE(m_page->editing()->map()->data().rowCount(), 0); // it starts from the other run
        m_hands->clear();
        QTRY_COMPARE(m_page->editing()->map()->data().rowCount(), 1);
        m_hands->tick("R&uns", {QStringLiteral("wrong")});
        QTRY_COMPARE(m_page->editing()->map()->data().rowCount(), 1);
        m_hands->clear();
    }

    void aTwinOfManyItemsIsMadeWhenItIsLookedAt() {
        show("Items");
        auto* list = m_page->items()->list();
        QTRY_COMPARE(list->model()->rowCount(), 13);
        QTRY_VERIFY(!m_page->isEmpty());
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        auto* twin = m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        QTest::mouseClick(twin, Qt::LeftButton);
        QTRY_COMPARE(m_page->table()->model()->rowCount(), 13);
        m_hands->tick("&Task", {QStringLiteral("T.S.A")});
        QTRY_COMPARE(m_page->table()->model()->rowCount(), 3);
        QTest::mouseClick(twin, Qt::LeftButton);
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        m_stage->dialogs.answers << m_stage->path(QStringLiteral("items.csv"));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(QStringLiteral("items.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 1 + 3);
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        m_hands->clear();
    }

    void nothingScrollsSidewaysBesideTheInspector() {
        for (const QSize size : {QSize(960, 600), QSize(1024, 640)}) {
            m_stage->window->resize(size);
            QTRY_COMPARE(m_stage->window->size(), size);
            show("Tasks");
            QTRY_COMPARE(map()->data().rowCount(), 2);
            map()->setFocus();
            map()->setCurrentCell(0, 1);
            QTest::keyClick(map(), Qt::Key_Left);
            QTRY_VERIFY(m_stage->find<QDockWidget>("inspectorDock")->isVisible());
            auto* area = qobject_cast<ui::PageArea*>(m_page->parentWidget()->parentWidget());
            const auto* centre = m_stage->find<QScrollArea>("centre"); // of the whole window
            auto* views = m_stage->combo("minedView");
            for (int place = 0; place < views->count(); ++place) {
                choose(views, views->itemText(place));
                if (!QTest::qWaitFor(
                        [&] {
                            return area->horizontalScrollBar()->maximum() + centre->horizontalScrollBar()->maximum() ==
                                   0;
                        },
                        2'000))
                    QFAIL(qPrintable(
                        QStringLiteral("%1 at %2: %3 too wide")
                            .arg(views->itemText(place))
                            .arg(size.width())
                            .arg(area->horizontalScrollBar()->maximum() + centre->horizontalScrollBar()->maximum())));
            }
        }
    }

private:
    void show(const char* name) { choose(m_stage->combo("minedView"), QString::fromLatin1(name)); }
    widgets::HeatmapPlot* map() { return m_page->plots()->map(); }

    std::unique_ptr<MinedStage> m_stage;
    std::unique_ptr<FilterHands> m_hands;
    MinedPage* m_page = nullptr;
};

} // namespace chronoscope::test::minedFilterStory

CHRONOSCOPE_STORY(minedFilterStory, MinedFilterStory)
#include "MinedFilterStory.moc"
