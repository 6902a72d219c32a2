// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/mainwindow/JobsBar.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"

#include <QTableView>
#include <QToolButton>

namespace chronoscope::test {

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
        const qint64 id = stage.startRun(QStringLiteral("slow"), QStringLiteral("calibration:?cutoff=2018&latency_ms=60"), spec);
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
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->run(id)->state, store::RunState::Stopped, 20'000);
        QTest::keyClick(table, Qt::Key_Space); // resumes what was stopped
        stage.waitForEnd(id);
        QCOMPARE(stage.session->run(id)->state, store::RunState::Finished);
        QCOMPARE(stage.session->run(id)->counts.done(), stage.session->run(id)->total);
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void heatmapFillsWhileTheRunIsGoing() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* page = stage.window->heatmapPage();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        const qint64 id = stage.startRun(QStringLiteral("live"), QStringLiteral("calibration:?cutoff=2018&latency_ms=30"), spec);
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
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::RunStory)
#include "RunStory.moc"
