// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/mainwindow/JobsBar.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/views/NoticeBar.h"

#include <QAction>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <future>

namespace chronoscope::test::runStory {

/// A researcher starts a run, pauses it, resumes it and stops it, with the keyboard alone.
class RunStory : public QObject {
    Q_OBJECT
private slots:
    void pausesResumesAndFinishes() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("runs"));
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.templates = {prompt::Template::Generation};
        spec.concurrency = 50;
        const qint64 id =
            stage.startRun(QStringLiteral("slow"), QStringLiteral("calibration:?cutoff=2018&latency_ms=60"), spec);
        QVERIFY(id > 0);
        auto& hub = stage.session->hub();
        QTRY_VERIFY_WITH_TIMEOUT(hub.progress(id) && hub.progress(id)->counts.done() > 0, 20'000);
        auto* table = stage.window->runsPage()->table();
        table->selectRow(1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_COMPARE(hub.progress(id)->state, run::EngineState::Paused);
        QTRY_COMPARE(stage.find<QToolButton>("goButton")->text(), QStringLiteral("Resume"));
        // What was in flight still arrives; then nothing moves.
        QTRY_COMPARE(hub.progress(id)->inFlight, 0);
        const auto done = hub.progress(id)->counts.done();
        QVERIFY(done < stage.session->run(id)->total);
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_COMPARE(hub.progress(id)->state, run::EngineState::Running);
        QTRY_VERIFY(hub.progress(id)->counts.done() > done);
        QTest::mouseClick(stage.window->runsPage()->findChild<QToolButton*>(QStringLiteral("stopButton")),
                          Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->run(id)->state, store::RunState::Stopped, 20'000);
        QTest::keyClick(table, Qt::Key_Space); // resumes what was stopped
        stage.waitForEnd(id);
        QCOMPARE(stage.session->run(id)->state, store::RunState::Finished);
        QCOMPARE(stage.session->run(id)->counts.done(), stage.session->run(id)->total);
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void quittingPausesWhatGoesOnAndTheNextStartOffersToGoOn() {
        Stage stage;
        stage.openSample();
        const qint64 id = slowRun(stage);
        auto& hub = stage.session->hub();
        QTest::keyClick(stage.window.get(), Qt::Key_Q, Qt::ControlModifier);
        QCOMPARE(stage.dialogs.questions.size(), 1);
        const QString question = stage.dialogs.questions.first();
        QVERIFY2(question.startsWith(QLatin1String("1 run is going on (")), qPrintable(question));
        QVERIFY2(question.endsWith(QLatin1String("|Pause and quit|Cancel")), qPrintable(question));
        QVERIFY(stage.window->isVisible()); // nothing was pressed: all goes on
        QVERIFY(hub.isActive(id));
        const QString path = stage.session->path();
        stage.dialogs.verbs << QStringLiteral("Pause and quit");
        QTest::keyClick(stage.window.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!stage.window->isVisible());
        stage.startAgain();
        stage.session->openWorkspace(path, false);
        auto* bar = stage.find<ui::NoticeBar>("resumeBar");
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), 20'000);
        const auto* run = stage.session->run(id);
        QCOMPARE(run->state, store::RunState::Interrupted);
        QVERIFY(run->counts.done() > 0 && run->counts.done() < run->total);
        QVERIFY2(bar->text().startsWith(QStringLiteral("1 run is not finished: “slow” (")), qPrintable(bar->text()));
        stage.window->showPage(QStringLiteral("runs"));
        QCOMPARE(stage.window->runsPage()->table()->model()->index(1, 2).data().toString(),
                 QStringLiteral("Interrupted"));
        const auto rows = [&] { // of the heat map
            QStringList names;
            for (const auto& row : stage.window->heatmapPage()->plot()->data().rows)
                names << row.label;
            return names;
        };
        stage.window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY2(rows().contains(QStringLiteral("slow (unfinished)")), qPrintable(rows().join(u'|')));
        QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("noticeButton")), Qt::LeftButton);
        QVERIFY(!bar->isVisible());
        stage.waitForEnd(id);
        QCOMPARE(stage.session->run(id)->state, store::RunState::Finished);
        QCOMPARE(stage.session->run(id)->counts.done(), stage.session->run(id)->total);
        QTRY_VERIFY2(rows().contains(QStringLiteral("slow")), qPrintable(rows().join(u'|')));
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void aWorkspaceIsLeftOnlyWhenItsRunsMayBePaused_data() {
        QTest::addColumn<bool>("closes");
        QTest::newRow("closed") << true;
        QTest::newRow("another opened") << false;
    }
    void aWorkspaceIsLeftOnlyWhenItsRunsMayBePaused() {
        QFETCH(bool, closes);
        Stage stage;
        const QString other = stage.path(QStringLiteral("other.chronoscope"));
        stage.session->openWorkspace(other, true);
        QTRY_VERIFY(stage.session->isOpen());
        stage.session->closeWorkspace();
        stage.openSample();
        const QString path = stage.session->path();
        const qint64 id = slowRun(stage);
        const auto leave = [&] {
            if (!closes) stage.dialogs.answers << other;
            for (QAction* action : stage.window->actions())
                if (action->text() == (closes ? u"&Close workspace" : u"&Open workspace…")) action->trigger();
        };
        leave();
        QCOMPARE(stage.dialogs.questions.size(), 1);
        QCOMPARE(stage.session->path(), path);
        QVERIFY(stage.session->hub().isActive(id));
        stage.dialogs.verbs << (closes ? QStringLiteral("Pause and close") : QStringLiteral("Pause and open"));
        leave();
        QTRY_COMPARE(stage.session->path(), closes ? QString() : other);
        const auto stored = [&] {
            auto reader = store::Database::open(path.toStdString(), store::Database::Access::ReadOnly);
            return store::RunStore(*reader).get(id)->state;
        };
        QTRY_COMPARE_WITH_TIMEOUT(stored(), store::RunState::Interrupted, 20'000);
    }

    void whereNothingRunsNothingIsAsked() {
        Stage stage;
        stage.openSample();
        const qint64 id = slowRun(stage);
        stage.session->hub().pause(id); // by the user: no reason to ask either
        QTest::keyClick(stage.window.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!stage.window->isVisible());
        QVERIFY(stage.dialogs.questions.isEmpty());
    }

    void whatWasReadOfAClosedWorkspaceDoesNotComeBack() {
        Stage stage;
        stage.openSample();
        QVERIFY(!stage.session->runs().empty());
        std::promise<void> read;
        stage.session->refreshRuns();
        stage.session->query(
            stage.window.get(), "after it",
            [&](store::Database&) -> Result<bool> {
                read.set_value();
                return true;
            },
            [](const Result<bool>&) {});
        read.get_future().wait(); // both are read, and on their way
        stage.session->closeWorkspace();
        bool arrived = false;
        QMetaObject::invokeMethod(
            stage.window.get(), [&] { arrived = true; }, Qt::QueuedConnection);
        QTRY_VERIFY(arrived);
        QVERIFY(stage.session->runs().empty());
    }

    void heatmapFillsWhileTheRunIsGoing() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* page = stage.window->heatmapPage();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        const qint64 id =
            stage.startRun(QStringLiteral("live"), QStringLiteral("calibration:?cutoff=2018&latency_ms=30"), spec);
        const auto judged = [&] {
            const auto& data = page->plot()->data();
            for (int row = 0; row < data.rowCount(); ++row)
                if (data.rows.at(row).key == id) return data.cell(row, 0).counted();
            return -1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(judged() > 0, 20'000);
        QVERIFY(stage.session->hub().isActive(id)); // numbers while it runs, not after
        stage.session->hub().cancel(id);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.session->hub().isActive(id), 20'000);
    }

private:
    /// Has some replies, and needs some seconds for the others.
    static qint64 slowRun(Stage& stage) {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.templates = {prompt::Template::Generation};
        spec.sets = 1;
        spec.concurrency = 20;
        const qint64 id =
            stage.startRun(QStringLiteral("slow"), QStringLiteral("calibration:?cutoff=2018&latency_ms=60"), spec);
        const auto& hub = stage.session->hub();
        (void)QTest::qWaitFor([&] { return hub.progress(id) && hub.progress(id)->counts.done() > 0; }, 20'000);
        return id;
    }
};

} // namespace chronoscope::test::runStory

CHRONOSCOPE_STORY(runStory, RunStory)
#include "RunStory.moc"
