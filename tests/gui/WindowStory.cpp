// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AnnotateSetup.h"
#include "ui/inspector/Inspector.h"

#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>

#include <SQLiteCpp/SQLiteCpp.h>

namespace chronoscope::test {

namespace {
constexpr int kWide = 1400;
constexpr int kNarrow = 1060;
} // namespace

/// The frame of the window: what comes and goes with its width and its page, and what it asks before it lets go of a
/// workspace.
class WindowStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openAnnotating(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().showPage(QStringLiteral("heatmap"));
        m_stage->session->select({});
        become(kWide);
    }

    void theInspectorIsThereWhereThereIsRoomAndSomethingToInspect_data() {
        QTest::addColumn<QStringList>("steps");
        QTest::addColumn<bool>("visible");
        QTest::newRow("wide, results") << QStringList{} << true;
        QTest::newRow("narrow") << QStringList{"narrow"} << false;
        QTest::newRow("narrow and wide") << QStringList{"narrow", "wide"} << true;
        QTest::newRow("nothing to inspect") << QStringList{"annotate"} << false;
        QTest::newRow("and back") << QStringList{"annotate", "heatmap"} << true;
        QTest::newRow("page, then width, and back") << QStringList{"annotate", "narrow", "heatmap", "wide"} << true;
        QTest::newRow("width, then page, and back") << QStringList{"narrow", "annotate", "wide"} << false;
        QTest::newRow("… and to the results") << QStringList{"narrow", "annotate", "wide", "heatmap"} << true;
        QTest::newRow("not wanted") << QStringList{"key", "annotate", "heatmap", "narrow", "wide"} << false;
        QTest::newRow("wanted again") << QStringList{"key", "annotate", "heatmap", "key"} << true;
        QTest::newRow("narrow, and a cell is chosen") << QStringList{"narrow", "choose"} << true;
        QTest::newRow("… and none any more") << QStringList{"narrow", "choose", "none"} << false;
        QTest::newRow("… taken away, and another is chosen") << QStringList{"narrow", "choose", "key", "none", "choose"} << false;
        QTest::newRow("chosen, then narrow") << QStringList{"choose", "narrow"} << true;
        QTest::newRow("where nothing can be selected") << QStringList{"runs"} << false;
        QTest::newRow("where the page shows the same") << QStringList{"benchmark"} << false;
        QTest::newRow("over a narrow window") << QStringList{"narrow", "key"} << true;
        QTest::newRow("… taken away, and wide") << QStringList{"narrow", "key", "key", "wide"} << true;
    }

    void theInspectorIsThereWhereThereIsRoomAndSomethingToInspect() {
        QFETCH(QStringList, steps);
        QFETCH(bool, visible);
        for (const QString& step : steps)
            take(step);
        QCOMPARE(dock().isVisible(), visible);
        if (!dock().isVisible() && steps.contains(QLatin1String("key"))) take(QStringLiteral("key")); // as it was
    }

    void theInspectorOfAWindowClosedWhileNarrowIsThereInTheNextOne() {
        become(kNarrow);
        QVERIFY(!dock().isVisible());
        window().close();
        auto words = traversal::TraversalWords::parse(app::traversalWords());
        auto labels = annotation::labelSetFromJson(app::builtinLabels());
        QVERIFY(words.ok() && labels.ok());
        ui::MainWindow next(*m_stage->session, m_stage->dialogs, m_stage->settings,
                            std::make_shared<const traversal::TraversalWords>(std::move(words).value()), std::move(labels).value());
        next.show();
        auto* theirs = next.findChild<QDockWidget*>(QStringLiteral("inspectorDock"));
        QTRY_VERIFY(!theirs->isVisible());
        next.resize(kWide, 800);
        QTRY_VERIFY(theirs->isVisible());
        next.close();
        window().show();
    }

    /// Names of runs, servers' words: what looks like markup is shown as it was written.
    void noLabelTakesForeignWordsForMarkup() {
        for (const char* page : {"benchmark", "runs", "heatmap", "elements", "compare", "traversal", "stale", "annotate", "backends"}) {
            window().showPage(QLatin1String(page));
            for (const auto* label : window().findChildren<QLabel*>())
                QVERIFY2(!label->isVisible() || label->textFormat() != Qt::AutoText, qPrintable(page + label->objectName() + label->text()));
        }
        ui::SystemDialogs dialogs;
        dialogs.showProblem(&window(), QStringLiteral("<h1>forged</h1>"), QStringLiteral("<img src='/etc/x'>"));
        auto* box = window().findChild<QMessageBox*>();
        QVERIFY(box);
        QTRY_VERIFY(box->isVisible());
        for (const auto* label : box->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || label->textFormat() != Qt::AutoText, qPrintable(label->text()));
        box->close();
        window().activateWindow();
    }

    void whatIsNotSavedIsSaidEachTimeBeforeAWorkspaceIsLeft() {
        window().showPage(QStringLiteral("annotate"));
        m_stage->dialogs.problems.clear();
        for (const qsizetype told : {1, 2}) {
            SQLite::Database other(m_stage->session->path().toStdString(), SQLite::OPEN_READWRITE);
            other.exec("BEGIN IMMEDIATE"); // nobody else can write now
            window().annotatePage()->sitting().setNote(QStringLiteral("note %1").arg(told));
            QTRY_VERIFY_WITH_TIMEOUT(!hub().problem().isEmpty(), kAnnotateMs);
            m_stage->dialogs.problems.clear();
            closeWorkspace();
            QVERIFY(m_stage->session->isOpen());
            QCOMPARE(m_stage->dialogs.problems.size(), 1);
            other.exec("ROLLBACK");
            hub().retry();
            QTRY_COMPARE_WITH_TIMEOUT(hub().unsaved(), 0, kAnnotateMs);
            QTRY_VERIFY_WITH_TIMEOUT(hub().problem().isEmpty(), kAnnotateMs);
        }
        closeWorkspace();
        QVERIFY(!m_stage->session->isOpen());
    }

private:
    ui::MainWindow& window() { return *m_stage->window; }
    ui::AnnotationHub& hub() { return window().annotations(); }
    QDockWidget& dock() { return *m_stage->find<QDockWidget>("inspectorDock"); }

    void become(int width) {
        window().resize(width, 800);
        QTRY_COMPARE(window().width(), width);
    }
    void take(const QString& step) {
        if (step == u"wide" || step == u"narrow") return become(step == u"wide" ? kWide : kNarrow);
        if (step == u"key") return QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier);
        ui::Selection cell;
        cell.run = step == u"choose" ? window().results().choices().front().run : 0;
        cell.year = 2015;
        if (step == u"choose" || step == u"none") return m_stage->session->select(cell);
        window().showPage(step);
    }
    void closeWorkspace() {
        for (QAction* action : window().actions())
            if (action->text() == u"Close workspace") action->trigger();
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::WindowStory)
#include "WindowStory.moc"
