// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/DatedScores.h"
#include "tests/gui/EveryDialog.h"
#include "tests/gui/LongNames.h"
#include "tests/gui/MinedImported.h"
#include "tests/gui/WidgetRoom.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/views/FoldingRow.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/PageArea.h"
#include "ui/views/PartStack.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>

#include <array>

namespace chronoscope::test::sizesStory {

namespace {
constexpr std::array kPages{"ask",     "benchmark",  "runs",       "heatmap",  "answers",
                            "profile", "categories", "robustness", "mined",    "stale",
                            "compare", "elements",   "traversal",  "annotate", "backends"};
/// With a run about pictures; views of MINED whose parts are no figures.
constexpr std::array kWithPictures{"mined/Items", "mined/Rate items", "runs/of pictures"};
constexpr QSize kSizes[] = {{1280, 800}, {1024, 640}, {960, 600}, {624, 360}}; ///< the last: 200 % of 1280 × 800
constexpr int kPartOfWindow = 3;        ///< of its height: one of them at least is the figure's
constexpr int kLeastBeside = 530;       ///< px of rail and page beside an Inspector of any width
constexpr QSize kSmallDialog(944, 560); ///< on a screen of 960 × 600, within a frame
} // namespace

/// Every page and every dialog at the sizes people have, and what is said of them to those who hear the screen.
class SizesStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openLongNames(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }
    void cleanup() { closeDialogs(*m_stage); }

    void everyPageHasRoomOrScrolls_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QSize>("size");
        const auto add = [&](const char* page) {
            for (const QSize& size : kSizes) {
                if (qApp->devicePixelRatio() > 1 && size.width() > window().screen()->size().width()) continue;
                QTest::addRow("%s at %d × %d", page, size.width(), size.height()) << QString::fromLatin1(page) << size;
            }
        };
        for (const char* page : kPages)
            add(page);
        add("welcome"); // on no rail
        for (const char* page : kWithPictures)
            add(page);
    }

    void everyPageHasRoomOrScrolls() {
        QFETCH(QString, page);
        QFETCH(QSize, size);
        const QString part = page.section(u'/', 1);
        page = page.section(u'/', 0, 0);
        window().resize(kSizes[0]);
        QTRY_COMPARE(window().size(), kSizes[0]);
        window().showPage(page);
        if (!part.isEmpty() && m_stage->session->studyRuns().empty()) addPictures();
        if (page == u"mined" && !part.isEmpty()) choose(m_stage->find<QComboBox>("minedView"), part);
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        QTRY_COMPARE(clipped(window()).join(u'\n'), QString());
        const auto* area = qobject_cast<ui::PageArea*>(shown()->parentWidget()->parentWidget());
        QVERIFY(area && shown()->property("page").toString() == page);
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        const auto* centre = m_stage->find<QScrollArea>("centre");
        QTRY_COMPARE(centre->verticalScrollBar()->maximum(), 0); // the page alone scrolls
        QTRY_COMPARE(centre->horizontalScrollBar()->maximum(), 0);
        for (const auto* row : window().findChildren<ui::FoldingRow*>()) { // what is folded can be reached
            const auto room = row->button()->width();
            if (row->isVisible() && row->isFolded()) QTRY_VERIFY2(room > 24, qPrintable(nameOf(*row->button())));
        }
        const auto* figure = shown()->findChild<ui::PartStack*>(QString(), Qt::FindDirectChildrenOnly);
        if (!figure) return;
        const QWidget* view = area->viewport();
        const auto seen = [&] {
            return QRect(figure->mapTo(view, QPoint()), figure->size()).intersected(view->rect()).height();
        };
        const auto told = [&] { // where it is, in a page of which height
            return QStringLiteral("%1 px at %2 of %3").arg(seen()).arg(figure->y()).arg(shown()->height());
        };
        QTRY_VERIFY2(seen() * kPartOfWindow >= size.height(), qPrintable(told()));
    }

    /// A narrow page breaks them.
    void longWordsOfARunAreCopiedWhole() {
        if (m_stage->session->studyRuns().empty()) addPictures();
        window().showPage(QStringLiteral("runs"));
        auto* detail = m_stage->find<QLabel>("runDetail");
        QTRY_VERIFY2(detail->text().contains(QStringLiteral("&\u200B")), qPrintable(detail->text()));
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        detail->setFocus();
        QTest::keyClick(detail, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(detail, Qt::Key_C, Qt::ControlModifier);
        const QString whole = detail->text().remove(QChar(0x200B));
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), whole);
    }

    void anEmptyBenchmarkIsNoWiderThanTheWindow() {
        Stage other;
        other.openNew();
        other.window->resize(kSizes[3]);
        QTRY_COMPARE(other.window->size(), kSizes[3]);
        other.window->showPage(QStringLiteral("benchmark"));
        for (auto* area : other.window->findChildren<ui::PageArea*>())
            if (area->isVisible()) QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    /// As at 200 % on a screen of 2048 × 1280, the Inspector as wide as it can be.
    void factsOfARunHaveRoomBesideAWideInspector() {
        Stage other;
        other.openNew();
        QVERIFY(
            importScores(other, "Testo", datedScores({{"Lena Past", "employer"}, {"Belmar", "employer"}}, "Belmar")));
        other.window->resize(1024, 640);
        QTRY_COMPARE(other.window->size(), QSize(1024, 640));
        other.window->showPage(QStringLiteral("robustness"));
        choose(other.find<QComboBox>("robustView"), QStringLiteral("Facts"));
        auto* list = other.find<QTableView>("factList");
        QTRY_COMPARE(list->model()->rowCount(), 2);
        auto* dock = other.find<QDockWidget>("inspectorDock");
        QTRY_VERIFY(dock->isVisible()); // the first fact is chosen
        other.window->resizeDocks({dock}, {1000}, Qt::Horizontal);
        auto* page = other.window->findChild<ui::RobustnessPage*>();
        QTRY_VERIFY2(page->visibleRegion().boundingRect().width() < 500, qPrintable(QString::number(page->width())));
        const auto* area = qobject_cast<ui::PageArea*>(page->parentWidget()->parentWidget());
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        QTRY_COMPARE(clipped(*page).join(u'\n'), QString());
        const int least = page->minimumSizeHint().width();
        QVERIFY2(least <= 420, qPrintable(QString::number(least)));
    }

    void theInspectorIsDraggedNoWiderThanThePageCanBear() {
        window().resize(1024, 640);
        QTRY_COMPARE(window().size(), QSize(1024, 640));
        window().showPage(QStringLiteral("heatmap"));
        auto* plot = window().heatmapPage()->plot();
        QTRY_COMPARE(plot->data().rowCount(), 3);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Home);
        QTest::keyClick(plot, Qt::Key_Right);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        QTRY_VERIFY(dock->isVisible());
        auto* centre = m_stage->find<QScrollArea>("centre");
        const int before = dock->width();
        const QPoint edge(dock->x() - 1, dock->y() + dock->height() / 2);
        const QPoint left(20, edge.y());
        QTest::mousePress(&window(), Qt::LeftButton, {}, edge);
        QMouseEvent move(QEvent::MouseMove, left, window().mapToGlobal(left), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &move); // QTest::mouseMove holds no button
        QTRY_VERIFY2(dock->width() > before, qPrintable(QString::number(dock->width())));
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, left);
        const auto told = [&] { return QStringLiteral("%1 beside %2").arg(centre->width()).arg(dock->width()); };
        QTRY_VERIFY2(centre->width() >= kLeastBeside, qPrintable(told()));
        QTRY_COMPARE(centre->horizontalScrollBar()->maximum(), 0);
        window().resize(960, 640); // it gives way
        QTRY_VERIFY2(window().width() == 960 && centre->width() >= kLeastBeside, qPrintable(told()));
        QVERIFY(dock->isVisible());
        window().resize(kLeastBeside + dock->minimumSizeHint().width() - 20, 640); // not both
        QTRY_VERIFY(!dock->isVisible() && centre->isVisible());
        window().resize(kSizes[0]);
        QTRY_COMPARE(window().size(), kSizes[0]);
    }

    void anIconWithoutAWordSaysItsNameAtOnce() {
        window().resize(kSizes[3]);
        QTRY_COMPARE(window().size(), kSizes[3]);
        auto* runs = m_stage->find<QToolButton>("runsRail");
        QTRY_COMPARE(runs->toolButtonStyle(), Qt::ToolButtonIconOnly);
        const QPointF middle = runs->rect().center();
        QEnterEvent enter(middle, runs->mapTo(&window(), middle), runs->mapToGlobal(middle));
        QApplication::sendEvent(runs, &enter);
        QCOMPARE(QToolTip::text(), runs->toolTip());
        QVERIFY(QToolTip::text().startsWith(QLatin1String("Runs")));
        QToolTip::hideText();
    }

    void theHelpIsNotScrolledSidewaysAtItsFirstSize() {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::keyClick(&window(), Qt::Key_F1);
        auto* help = window().findChild<QWidget*>(QStringLiteral("helpWindow"));
        QVERIFY(help && QTest::qWaitForWindowExposed(help));
        QTRY_COMPARE(
            help->findChild<QAbstractScrollArea*>(QStringLiteral("helpText"))->horizontalScrollBar()->maximum(), 0);
        help->close();
    }

    void theInspectorShowsADifferenceWhole() {
        window().resize(kSizes[0]);
        QTRY_COMPARE(window().size(), kSizes[0]);
        window().showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY(window().heatmapPage()->plot()->data().rowCount() == 3);
        choose(m_stage->find<QComboBox>("runCombo"), 1);
        choose(m_stage->find<QComboBox>("againstCombo"), 2);
        auto* plot = window().heatmapPage()->plot();
        QTRY_COMPARE(plot->data().scale, widgets::HeatmapScale::Difference);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        const auto* second = m_stage->find<QToolButton>("chip2");
        QTRY_VERIFY(second->isVisible() && second->text().startsWith(QLatin1String("Only the second right ")));
        window().resizeDocks({dock}, {1}, Qt::Horizontal);
        QTRY_COMPARE(clipped(*dock->widget()).join(u'\n'), QString());
        choose(m_stage->find<QComboBox>("runCombo"), 0);
        QTRY_COMPARE(plot->data().rowCount(), 3);
    }

    void aNewBackendsFormIsWholeOnASmallScreen() {
        window().resize(kSmallDialog);
        QTRY_COMPARE(window().size(), kSmallDialog);
        window().showPage(QStringLiteral("backends"));
        press("addBackendButton");
        QTRY_COMPARE(clipped(window()).join(u'\n'), QString());
        press("removeBackendButton");
    }

    void everyPageCanBeHeard_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : kPages)
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void everyPageCanBeHeard() {
        QFETCH(QString, page);
        window().showPage(page);
        QTRY_COMPARE(misnamed(window()).join(u'\n'), QString());
        int stops = 0;
        for (auto* entry : window().findChildren<QToolButton*>()) {
            if (!entry->property("page").isValid()) continue;
            QCOMPARE(QAccessible::queryAccessibleInterface(entry)->role(), QAccessible::RadioButton);
            if (!(entry->focusPolicy() & Qt::TabFocus)) continue;
            ++stops;
            QCOMPARE(entry->property("page").toString(), page);
        }
        QCOMPARE(stops, 1);
    }

    void tabGoesAsThingsStand_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"heatmap", "profile", "categories", "stale", "compare", "elements"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    /// The buttons in the first line of a result page, from left to right.
    void tabGoesAsThingsStand() {
        QFETCH(QString, page);
        window().resize(1280, 800);
        window().showPage(page);
        auto* tool = shown()->findChild<QToolButton*>(QStringLiteral("annotateTheseButton"));
        QTRY_VERIFY(tool->isVisible() && tool->isEnabled());
        const QStringList expected{"annotateTheseButton", "tableSwitch", "copyButton", "exportButton"};
        for (const QString& name : expected)
            QTRY_VERIFY2(shown()->findChild<QWidget*>(name)->isEnabled(), qPrintable(name));
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        tool->setFocus();
        QStringList found;
        for (; found.size() < expected.size(); QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab))
            found << QApplication::focusWidget()->objectName();
        QCOMPARE(found, expected);
    }

    void tabGoesOnFromTheMapThroughTheInspector() {
        window().resize(1280, 800);
        window().showPage(QStringLiteral("heatmap"));
        auto* plot = window().heatmapPage()->plot();
        QTRY_COMPARE(plot->data().rowCount(), 3);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right);
        auto* list = m_stage->find<QListView>("cellElements");
        QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 0);
        QTRY_VERIFY(plot->hasFocus());
        QTest::keyClick(plot, Qt::Key_Tab);
        QCOMPARE(window().focusWidget()->objectName(), QStringLiteral("chip100"));
        while (qobject_cast<QToolButton*>(window().focusWidget()) && !list->hasFocus()) {
            QWidget* before = window().focusWidget();
            QTest::keyClick(before, Qt::Key_Tab);
            QVERIFY(window().focusWidget() != before);
        }
        QVERIFY(list->hasFocus());
    }

    void theListHasTheRoomUntilAnElementIsChosen() {
        window().resize(1280, 800);
        window().showPage(QStringLiteral("heatmap"));
        auto* plot = window().heatmapPage()->plot();
        QTRY_COMPARE(plot->data().rowCount(), 3);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right);
        auto* list = m_stage->find<QListView>("cellElements");
        QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 0);
        QCOMPARE(list->indexAt(QPoint(4, 4)).row(), 0); // it begins with the first
        const int alone = list->height();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
        QTRY_VERIFY2(list->height() < alone, qPrintable(QStringLiteral("%1 of %2").arg(list->height()).arg(alone)));
        QVERIFY(list->viewport()->rect().contains(list->visualRect(list->currentIndex())));
    }

    /// The palette is one here, too: it has to fit.
    void everyDialogFitsASmallScreen_data() {
        dialogRows(DialogWay::Needs::Runs);
        QTest::newRow("palette") << QStringLiteral("palette");
    }

    void everyDialogFitsASmallScreen() {
        QFETCH(QString, dialog);
        window().resize(1280, 800);
        QWidget* shown = dialog == u"palette" ? openPalette() : openDialog(*m_stage, dialog);
        QVERIFY(shown);
        const QRect screen = shown->screen()->availableGeometry();
        QVERIFY2(shown->width() <= screen.width() && shown->height() <= screen.height(), "larger than the screen");
        const QSize small = shown->size().boundedTo(kSmallDialog);
        shown->resize(small);
        QTRY_COMPARE(shown->size().boundedTo(kSmallDialog), shown->size());
        QTRY_COMPARE(inDialog(dialog, clipped(*shown)), QString());
        QTRY_COMPARE(inDialog(dialog, misnamed(*shown)), QString());
        shown->close();
    }

    /// As at 200 % on a screen of 1280 × 800.
    void aNewRunIsMadeOnAScreenOf640By400() {
        auto* dialog = qobject_cast<QDialog*>(openDialog(*m_stage, QStringLiteral("new run")));
        QVERIFY(dialog);
        const auto* counts = dialog->findChild<QLabel*>(QStringLiteral("estimateText"));
        QTRY_VERIFY_WITH_TIMEOUT(counts->text().contains(QLatin1String("requests")), 10'000);
        dialog->setMinimumSize(1, 1); // as ScreenFit has it where the screen is as small
        dialog->resize(624, 360);
        QTRY_COMPARE(dialog->size(), QSize(624, 360));
        QTRY_COMPARE(clipped(*dialog).join(u'\n'), QString());
        const auto* start = dialog->findChild<QWidget*>(QStringLiteral("startRunButton"));
        const auto lowest = [&] { return start->mapTo(dialog, start->rect().bottomRight()); };
        QTRY_VERIFY2(dialog->rect().contains(lowest()), qPrintable(QStringLiteral("%1").arg(lowest().y())));
        const auto* foot = dialog->findChild<QWidget*>(QStringLiteral("runFoot"));
        QTRY_VERIFY2(foot->height() < 180, qPrintable(QString::number(foot->height()))); // the form has the other half
        dialog->close();
    }

    void whatNeedsMoreThanTheScreenIsGivenTheScreen() {
        QDialog large(&window());
        large.setMinimumSize(9000, 9000);
        large.show();
        const QSize screen = large.screen()->availableSize();
        QVERIFY(large.width() <= screen.width() && large.height() <= screen.height());
    }

    void oneNoticeStandsAboveTheBackendsAtATime() {
        window().resize(1280, 800);
        window().showPage(QStringLiteral("backends"));
        auto* found = m_stage->find<QFrame>("discoveryPanel");
        auto* notice = m_stage->window->backendsPage()->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"));
        press("findServersButton");
        QTRY_VERIFY(found->isVisible());
        window().activateWindow(); // a dialog was the last
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().backendsPage()->table()->setFocus();
        QTest::keyClick(window().backendsPage()->table(), Qt::Key_Delete);
        QVERIFY(notice->isVisible());
        QVERIFY(!found->isVisible());
        press("findServersButton");
        QVERIFY(!notice->isVisible() && found->isVisible());
    }

    void aBundledModelIsAddedWithItsFormSeenFromTheTop() {
        const QTemporaryDir folder; // with a model and what serves it
        for (const auto& [name, bytes] : {std::pair("tiny.gguf", QByteArray("GGUF\3\0\0\0", 8)),
                                          std::pair("llama-server", QByteArray("#!/bin/sh\nexit 1\n"))}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
            QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        }
        const QByteArray path = qgetenv("PATH");
        const auto restored = qScopeGuard([&] { qputenv("PATH", path); });
        qputenv("PATH", folder.path().toLocal8Bit() + ':' + path);
        const std::string model = folder.filePath(QStringLiteral("tiny.gguf")).toStdString();
        Stage other([&](ui::BackendHub::Parts& parts) { parts.bundledModel = model; });
        other.window->showPage(QStringLiteral("backends"));
        auto* add = other.find<QPushButton>("emptyBundledButton");
        QTRY_VERIFY(add->isVisible());
        QTest::mouseClick(add, Qt::LeftButton);
        auto* table = other.window->backendsPage()->table();
        QTRY_VERIFY(table->isVisible());
        QTRY_VERIFY(other.window->focusWidget() == table);
        for (auto* area : other.window->backendsPage()->findChildren<QScrollArea*>())
            QCOMPARE(area->verticalScrollBar()->value(), 0);
    }

    void theWindowFitsASmallScreen() {
        window().resize(900, 560);
        QTRY_COMPARE(window().size(), QSize(900, 560));
    }

private:
    /// Questions about pictures, and a run of them.
    void addPictures() {
        const QString folder = m_stage->path(QStringLiteral("pictures"));
        writeSmallBenchmark(folder);
        m_stage->dialogs.answers << folder;
        window().findChild<ui::MinedPage*>()->importItems(ui::MinedSource::Folder);
        QTRY_VERIFY_WITH_TIMEOUT(!m_stage->session->isImporting(), 20'000);
        makeMinedRun(*m_stage, longName(QStringLiteral("run 4")).toStdString());
    }
    ui::MainWindow& window() { return *m_stage->window; }
    QWidget* shown() {
        for (auto* area : window().findChildren<ui::PageArea*>())
            if (area->isVisible()) return area->widget();
        return &window();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::keyClick(&window(), key, modifiers);
    }
    void press(const char* button) {
        auto* found = m_stage->find<QAbstractButton>(button);
        QTRY_VERIFY_WITH_TIMEOUT(found && found->isVisible() && found->isEnabled(), 20'000);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    QWidget* openPalette() {
        key(Qt::Key_K, Qt::ControlModifier);
        auto* palette = m_stage->find<QWidget>("palette");
        return palette && QTest::qWaitForWindowExposed(palette) ? palette : nullptr;
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::sizesStory

CHRONOSCOPE_STORY(sizesStory, SizesStory)
#include "SizesStory.moc"
