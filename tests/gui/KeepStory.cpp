// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/DatedScores.h"
#include "tests/gui/Stage.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/studies/robustness/RobustnessViews.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/PageArea.h"
#include "widgets/plots/FigurePlot.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QWheelEvent>

namespace chronoscope::test::keepStory {

namespace {
constexpr QSize kLow(1000, 360); ///< of a window in which everything is scrolled
constexpr int kNotch = 120;      ///< of a wheel

void turnWheel(QAbstractScrollArea& area, int turn) {
    const QPointF place = area.viewport()->rect().center();
    QWheelEvent event(place, area.viewport()->mapToGlobal(place), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(area.viewport(), &event);
}
int placeOf(const QAbstractScrollArea& area) { return area.verticalScrollBar()->value(); }
} // namespace

/// What was left in a workspace is there at the next start, and in no other workspace; "Reset layout" forgets it.
class KeepStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        QVERIFY(!QTest::currentTestFailed());
        m_file = m_stage->session->path();
    }
    void cleanup() { m_stage.reset(); }

    void pageTableRowAndColumnsAreThereAgain() {
        show("benchmark");
        auto* table = m_stage->window->benchmarkPage()->table();
        QTRY_VERIFY(table->model()->rowCount() > 30);
        table->setFocus();
        for (int i = 0; i < 30; ++i)
            QTest::keyClick(table, Qt::Key_Down);
        const QString row = textOf(*table);
        const int scrolled = table->verticalScrollBar()->value();
        show("heatmap");
        QTest::mouseClick(m_stage->window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("tableSwitch")),
                          Qt::LeftButton);
        show("runs");
        auto* header = m_stage->window->runsPage()->table()->horizontalHeader();
        const int moved = header->logicalIndex(2);
        dragSection(*header, 2, 4);
        QCOMPARE(header->visualIndex(moved), 4);

        startAgain();
        QTRY_VERIFY(m_stage->find<QWidget>("runsRail")->property("checked").toBool());
        QTRY_COMPARE(m_stage->window->runsPage()->table()->horizontalHeader()->visualIndex(moved), 4);
        show("heatmap");
        QTRY_VERIFY(m_stage->window->heatmapPage()->table()->isVisible());
        show("benchmark");
        auto* again = m_stage->window->benchmarkPage()->table();
        QTRY_COMPARE(textOf(*again), row);
        QTRY_COMPARE(again->verticalScrollBar()->value(), scrolled);
        auto* subject = m_stage->find<QLabel>("elementSubject"); // of the row that is coloured
        QTRY_COMPARE(subject->text(), again->currentIndex().siblingAtColumn(0).data().toString());
        QVERIFY(subject->isVisible());
        QCOMPARE(m_stage->session->selection().elementRow, qint64{0}); // nobody has chosen it yet
        QTest::mouseClick(again->viewport(), Qt::LeftButton, {}, again->visualRect(again->currentIndex()).center());
        QTRY_COMPARE(m_stage->session->selection().elementRow, again->currentElement());
        QVERIFY(again->currentElement() != 0);
    }

    void theChosenCellOfAHeatMapIsChosenAgain() {
        show("heatmap");
        QTRY_VERIFY(plot()->data().columnCount() > 3);
        plot()->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(plot(), Qt::Key_Right);
        QTRY_VERIFY(m_stage->session->selection().run != 0);
        const QPoint cell = plot()->currentCell();
        const ui::Selection chosen = m_stage->session->selection();
        startAgain();
        QTRY_COMPARE(plot()->currentCell(), cell);
        QTRY_VERIFY(m_stage->session->selection().run != 0 && m_stage->session->selection().isSameCell(chosen));
        show("runs"); // and left elsewhere it is not
        startAgain();
        show("heatmap");
        QTRY_VERIFY(plot()->data().columnCount() > 3);
        QCOMPARE(plot()->currentCell(), QPoint(-1, -1));
    }

    void rowsAndOrderOfAHeatMapAreAsTheyWereLeft() {
        show("heatmap");
        QTRY_VERIFY(plot()->data().columnCount() > 3);
        const auto box = [this](const char* name) { return m_stage->find<QComboBox>(name); };
        const auto direction = [this] { return m_stage->find<QToolButton>("sortDirection"); };
        const auto rows = [this] {
            QStringList labels;
            for (const widgets::HeatmapRow& row : plot()->data().rows)
                labels << row.group + u'/' + row.label;
            return labels;
        };
        QSignalSpy drawn(m_stage->window->heatmapPage(), &ui::FigurePage::drawn);
        choose(box("rowsCombo"), QStringLiteral("Relations"));
        QTRY_COMPARE(plot()->data().rowAxis, QStringLiteral("relation"));
        drawn.clear();
        choose(box("sortCombo"), QStringLiteral("By value"));
        QTRY_VERIFY(drawn.size() > 0);
        const QStringList highestFirst = rows();
        QTest::mouseClick(direction(), Qt::LeftButton);
        QTRY_VERIFY(rows() != highestFirst);
        const QStringList left = rows();
        startAgain();
        QTRY_COMPARE(rows(), left);
        QCOMPARE(box("rowsCombo")->currentText(), QStringLiteral("Relations"));
        QCOMPARE(box("sortCombo")->currentText(), QStringLiteral("By value"));
        QVERIFY(direction()->toolTip().startsWith(u"Lowest"));
    }

    void whatWasChosenInAFigureIsChosenAgain_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("figure");
        QTest::addColumn<bool>("isInspected");
        QTest::newRow("curves") << "profile"
                                << "curvesSwitch"
                                << "profileCurves" << true;
        QTest::newRow("spider") << "profile"
                                << ""
                                << "profileSpider" << true;
        QTest::newRow("bars") << "categories"
                              << ""
                              << "categoryBars" << false;
    }
    void whatWasChosenInAFigureIsChosenAgain() {
        QFETCH(const QString, page);
        QFETCH(const QString, view);
        QFETCH(const QString, figure);
        QFETCH(const bool, isInspected);
        const auto plot = [&] { return m_stage->window->findChild<widgets::FigurePlot*>(figure); };
        show(page.toLatin1().constData());
        if (!view.isEmpty()) QTest::mouseClick(m_stage->window->findChild<QToolButton*>(view), Qt::LeftButton);
        QTRY_VERIFY(plot()->isVisible() && !plot()->itemLines({0, 0}).isEmpty());
        plot()->setFocus();
        for (const auto key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Right})
            QTest::keyClick(plot(), key);
        const QStringList chosen = plot()->itemLines(plot()->currentItem());
        QVERIFY(!chosen.isEmpty());
        QTRY_VERIFY(!isInspected || m_stage->session->selection().run != 0);
        const ui::Selection selection = m_stage->session->selection();
        startAgain();
        QTRY_COMPARE(plot()->itemLines(plot()->currentItem()).value(0), chosen.front());
        QTRY_VERIFY(!isInspected || m_stage->session->selection().isSameCell(selection));
        show("runs"); // and left elsewhere it is not
        startAgain();
        show(page.toLatin1().constData());
        QTRY_VERIFY(plot()->isVisible() && !plot()->itemLines({0, 0}).isEmpty());
        QVERIFY(!plot()->currentItem().isValid());
    }

    void howFarAFigureWasScrolledIsThereAgain() {
        const auto scrolled = [&]() -> QAbstractScrollArea& {
            return *m_stage->find<QAbstractScrollArea>("heatmapPlot");
        };
        show("heatmap");
        QTRY_VERIFY(plot()->data().columnCount() > 3);
        choose(m_stage->find<QComboBox>("rowsCombo"), QStringLiteral("Relations"));
        QTRY_COMPARE(plot()->data().rowAxis, QStringLiteral("relation"));
        m_stage->window->resize(kLow);
        QTRY_VERIFY(scrolled().isVisible() && scrolled().verticalScrollBar()->maximum() > 0);
        settle(scrolled());
        turnWheel(scrolled(), -kNotch);
        const int place = placeOf(scrolled());
        QVERIFY(place > 0);
        startAgain();
        m_stage->window->resize(kLow);
        QTRY_COMPARE(placeOf(scrolled()), place);
        settle(scrolled());
        turnWheel(scrolled(), kNotch); // a person goes on from there
        m_stage->window->resize(kLow + QSize(40, 10));
        settle(scrolled());
        QCOMPARE(placeOf(scrolled()), 0);
    }

    void howFarAPageWasScrolledIsThereAgainThoughItWasNotSeenMeanwhile() {
        m_stage->window->resize(kLow);
        QString page;
        int place = 0;
        for (const char* one : {"heatmap", "profile", "categories", "stale", "compare", "benchmark", "backends"}) {
            m_stage->window->showPage(QLatin1String(one));
            auto* area = shownArea();
            settle(*area);
            if (area->verticalScrollBar()->maximum() == 0) continue;
            page = QLatin1String(one);
            area->verticalScrollBar()->setFocus();
            QTest::keyClick(area->verticalScrollBar(), Qt::Key_End);
            place = placeOf(*area);
            break;
        }
        QVERIFY2(place > 0, "all pages fit into a window that low");
        m_stage->window->showPage(QStringLiteral("runs"));
        for (int starts = 0; starts < 2; ++starts) {
            startAgain();
            QTRY_VERIFY(m_stage->find<QWidget>("runsRail")->property("checked").toBool());
        }
        m_stage->window->resize(kLow);
        m_stage->window->showPage(page);
        QTRY_COMPARE(placeOf(*shownArea()), place);
    }

    void aPageThatComesToTheFrontShowsWhatIsMarkedOnIt() {
        show("heatmap");
        QTRY_VERIFY(plot()->data().columnCount() > 3);
        plot()->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(plot(), Qt::Key_Right);
        QTRY_VERIFY(m_stage->session->selection().run != 0);
        const QPoint cell = plot()->currentCell();
        const ui::Selection chosen = m_stage->session->selection();
        show("elements");
        m_stage->session->select(ui::Selection::ofElement(1));
        show("heatmap");
        QCOMPARE(plot()->currentCell(), cell);
        QVERIFY(m_stage->session->selection().run != 0 && m_stage->session->selection().isSameCell(chosen));
        show("elements");
        QCOMPARE(m_stage->session->selection().elementRow, qint64{1});
    }

    /// Also where something else was chosen on another page before, and after a restart.
    void theMarkedFactOfRobustnessIsInTheInspectorThatOpens() {
        m_stage->window->resize(1440, 860);
        show("robustness");
        choose(m_stage->find<QComboBox>("robustView"), ui::viewName(ui::StressView::Facts));
        QTRY_VERIFY(m_stage->find<QPushButton>("newStressRunButton")->isVisible());
        QVERIFY(!m_stage->find<QComboBox>("robustRun")->isVisible()); // there is no run to choose
        show("runs");
        QVERIFY(importScores(*m_stage, "Testo", datedScores({{"Ardania", "mayor"}, {"Belmar", "mayor"}}, "Belmar")) >
                0);
        show("benchmark");
        m_stage->session->select(ui::Selection::ofElement(1));
        show("robustness");
        const auto* facts = m_stage->find<QTableView>("factList");
        const auto isInspected = [&] {
            const auto* list = m_stage->find<QTableView>("factList");
            const auto& chosen = m_stage->session->selection().study;
            const QString marked = list->currentIndex().siblingAtColumn(0).data().toString();
            return list->isVisible() && chosen && chosen->item != 0 && !marked.isEmpty() &&
                   m_stage->find<QLabel>("factUnitTitle")->text().contains(marked);
        };
        QTRY_COMPARE(facts->model()->rowCount(), 2);
        QVERIFY(m_stage->find<QComboBox>("robustRun")->isVisible());
        QTRY_VERIFY(isInspected());
        startAgain();
        m_stage->window->resize(1440, 860);
        QTRY_VERIFY(isInspected());
    }

    void aFloatingInspectorFloatsAgainAndStaysClosedOnceClosed() {
        show("heatmap");
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        m_stage->window->resize(1400, 800);
        QTRY_VERIFY(dock->isVisible());
        QTest::mouseClick(dock->findChild<QToolButton*>(QStringLiteral("dockFloatButton")), Qt::LeftButton);
        QTRY_VERIFY(dock->isFloating());
        startAgain();
        QTRY_VERIFY(m_stage->find<QDockWidget>("inspectorDock")->isFloating());
        m_stage->window->resize(1400, 800);
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->find<QDockWidget>("inspectorDock")->isHidden());
        startAgain();
        m_stage->window->resize(1400, 800);
        QTRY_VERIFY(m_stage->find<QWidget>("heatmapRail")->property("checked").toBool());
        QVERIFY(m_stage->find<QDockWidget>("inspectorDock")->isHidden());
    }

    void anotherWorkspaceHasItsOwnPage() {
        show("runs");
        const QString other = m_stage->path(QStringLiteral("other.chronoscope"));
        m_stage->session->openWorkspace(other, true);
        QTRY_COMPARE(m_stage->session->path(), other);
        show("backends");
        m_stage->session->openWorkspace(m_file, false);
        QTRY_VERIFY(m_stage->find<QWidget>("runsRail")->property("checked").toBool());
        m_stage->session->openWorkspace(other, false);
        QTRY_VERIFY(m_stage->find<QWidget>("backendsRail")->property("checked").toBool());
    }

    void columnsAreThoseOfTheWorkspaceAndOfANewOneThoseOfLastTime() {
        auto* header = m_stage->window->runsPage()->table()->horizontalHeader();
        auto* twin = m_stage->window->heatmapPage()->table();
        auto* chooser = m_stage->find<ui::ColumnChooser>("heatmapTableColumns");
        constexpr int kHidden = 3;
        show("heatmap");
        QTest::mouseClick(m_stage->window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("tableSwitch")),
                          Qt::LeftButton);
        QTRY_VERIFY(twin->isVisible() && twin->model()->columnCount() > kHidden);
        const auto chooseColumn = [&] {
            chooseInMenu(chooser, {twin->model()->headerData(kHidden, Qt::Horizontal).toString()});
        };
        chooseColumn();
        QVERIFY(twin->isColumnHidden(kHidden));
        show("runs");
        settle(*m_stage->window->runsPage()->table());
        const int first = dragEdge(*header, -40);
        const int moved = header->logicalIndex(2);
        dragSection(*header, 2, 4);
        QCOMPARE(header->visualIndex(moved), 4);

        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("between.chronoscope")), true);
        QTRY_VERIFY(m_stage->session->path() != m_file && m_stage->session->isOpen());
        const QString other = m_stage->path(QStringLiteral("other.chronoscope"));
        QVERIFY(QFile::copy(m_file, other));
        open(other);
        show("runs");
        settle(*m_stage->window->runsPage()->table());
        QTRY_COMPARE(header->sectionSize(0), first); // never seen before: as last time
        const int second = dragEdge(*header, -30);
        QVERIFY(second != first);
        QCOMPARE(header->visualIndex(moved), 4);
        dragSection(*header, 3, 4);
        QCOMPARE(header->visualIndex(moved), 3);
        show("heatmap");
        QTRY_VERIFY(twin->isVisible() && twin->model()->columnCount() > kHidden && twin->isColumnHidden(kHidden));
        chooseColumn();
        QVERIFY(!twin->isColumnHidden(kHidden));

        open(m_file);
        show("heatmap");
        QTRY_VERIFY(twin->isVisible() && twin->model()->columnCount() > kHidden && twin->isColumnHidden(kHidden));
        show("runs");
        QTRY_COMPARE(header->sectionSize(0), first);
        QTRY_COMPARE(header->visualIndex(moved), 4);
        open(other);
        show("heatmap");
        QTRY_VERIFY(twin->isVisible() && twin->model()->columnCount() > kHidden && !twin->isColumnHidden(kHidden));
        show("runs");
        QTRY_COMPARE(header->sectionSize(0), second);
        QTRY_COMPARE(header->visualIndex(moved), 3);
    }

    void anotherWorkspaceIsWantedInAWindowOfItsOwn() {
        QSignalSpy wanted(&m_stage->window->workspaces(), &ui::WorkspaceCommands::windowWanted);
        m_stage->dialogs.answers << QStringLiteral("/elsewhere/other.chronoscope");
        chooseInMenu(m_stage->find<QToolButton>("workspaceMenu"), {QStringLiteral("Open in a new &window…")});
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), QStringLiteral("/elsewhere/other.chronoscope"));
        QCOMPARE(m_stage->session->path(), m_file);
        chooseInMenu(m_stage->find<QToolButton>("workspaceMenu"), {QStringLiteral("Second window &beside this one")});
        QTRY_COMPARE(wanted.size(), 2);
        QCOMPARE(wanted.last().first().toString(), m_file);
    }

    void resetLayoutPutsEverythingBack() {
        show("runs");
        auto* header = m_stage->window->runsPage()->table()->horizontalHeader();
        const int moved = header->logicalIndex(2);
        dragSection(*header, 2, 4);
        show("heatmap");
        m_stage->window->resize(1400, 800);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        QTRY_VERIFY(dock->isVisible());
        QTest::mouseClick(dock->findChild<QToolButton*>(QStringLiteral("dockFloatButton")), Qt::LeftButton);
        QTRY_VERIFY(dock->isFloating());
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        chooseInMenu(m_stage->find<QToolButton>("workspaceMenu"), {QStringLiteral("Reset la&yout")});
        QTRY_VERIFY(!dock->isFloating());
        QCOMPARE(header->visualIndex(moved), 2);
        QVERIFY(m_stage->settings.layout().isEmpty());
    }

private:
    /// Until what is asked for has come and is laid out.
    static void settle(const QAbstractScrollArea& area) {
        constexpr int kStillMs = 300, kMostMs = 5'000;
        int last = -1;
        for (int waited = 0; waited < kMostMs && last != area.verticalScrollBar()->maximum(); waited += kStillMs) {
            last = area.verticalScrollBar()->maximum();
            QTest::qWait(kStillMs);
        }
    }
    void show(const char* page) {
        QTest::mouseClick(m_stage->find<QToolButton>((QByteArray(page) + "Rail").constData()), Qt::LeftButton);
        QTRY_VERIFY(m_stage->find<QWidget>((QByteArray(page) + "Rail").constData())->property("checked").toBool());
    }
    /// As a person: the window is closed, then the program starts with the same workspace.
    void startAgain() {
        m_stage->window->close();
        m_stage->startAgain();
        m_stage->session->openWorkspace(m_file, false);
        QTRY_VERIFY(m_stage->session->isOpen());
    }
    void open(const QString& file) {
        m_stage->session->openWorkspace(file, false);
        QTRY_VERIFY(m_stage->session->path() == file && !m_stage->session->runs().empty());
    }
    /// Of the first column, which has so many pixels more or less then; returns how many it has.
    static int dragEdge(QHeaderView& header, int by) {
        const int before = header.sectionSize(0);
        const QPoint edge(header.sectionViewportPosition(0) + before - 1, header.height() / 2);
        drag(header.viewport(), edge, edge + QPoint(by, 0));
        [&] { QCOMPARE(header.sectionSize(0), before + by); }();
        return header.sectionSize(0);
    }
    ui::PageArea* shownArea() {
        for (auto* area : m_stage->window->findChildren<ui::PageArea*>())
            if (area->isVisible()) return area;
        return nullptr;
    }
    widgets::HeatmapPlot* plot() { return m_stage->window->heatmapPage()->plot(); }
    static QString textOf(const QAbstractItemView& view) {
        return view.currentIndex().siblingAtColumn(0).data().toString() +
               view.currentIndex().siblingAtColumn(1).data().toString();
    }
    static void dragSection(QHeaderView& header, int from, int to) {
        const auto middle = [&](int place) {
            const int column = header.logicalIndex(place);
            return QPoint(header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2);
        };
        const QPoint end = middle(to) + QPoint(header.sectionSize(header.logicalIndex(to)) / 4, 0);
        drag(header.viewport(), middle(from), end);
    }

    std::unique_ptr<Stage> m_stage;
    QString m_file;
};

} // namespace chronoscope::test::keepStory

CHRONOSCOPE_STORY(keepStory, KeepStory)
#include "KeepStory.moc"
