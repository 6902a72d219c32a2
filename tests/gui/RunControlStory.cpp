// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "tests/support/FaultServer.h"
#include "ui/dialogs/BudgetDialog.h"
#include "ui/pages/RunsPage.h"
#include "ui/views/NoticeBar.h"

#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::runControlStory {

namespace {
constexpr int kLong = 30'000;
using Opening = ui::RunHub::Opening;

run::RunSpec oneTemplate() {
    run::RunSpec spec;
    spec.slice.domains = {benchmark::Domain::General};
    spec.templates = {prompt::Template::Generation};
    return spec;
}
} // namespace

/// A researcher stops and pauses runs that are only just coming up, gives one more money, and has errors asked again.
class RunControlStory : public QObject {
    Q_OBJECT
private slots:
    void init() { openStage({}); }
    void cleanup() { m_stage.reset(); }

    void aCancelHoldsWhileTheRunIsBeingOpened() {
        const qint64 id = stoppedRun();
        const auto done = run(id).counts.done();
        hub().start(id);
        hub().cancel(id); // the engine can come up only after this function has returned to the event loop
        QCOMPARE(hub().opening(id), Opening::Cancelled);
        QTRY_VERIFY(!hub().isActive(id));
        QCOMPARE(hub().progress(id)->counts.done(), done);
        QCOMPARE(hub().progress(id)->state, run::EngineState::Stopped);
    }

    void aCancelThatIsTakenBackStartsTheRun() {
        const qint64 id = stoppedRun();
        const auto done = run(id).counts.done();
        hub().start(id);
        hub().cancel(id);
        hub().start(id);
        QTRY_VERIFY(hub().progress(id)->counts.done() > done);
        hub().cancel(id);
        QTRY_VERIFY_WITH_TIMEOUT(!hub().isActive(id), kLong);
    }

    void aPauseHoldsWhileTheRunIsBeingOpened() {
        const qint64 id = stoppedRun();
        const auto done = run(id).counts.done();
        auto* table = m_stage->window->runsPage()->table();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(hub().opening(id), Opening::Going);
        QCOMPARE(m_stage->find<QToolButton>("goButton")->text(), QStringLiteral("Pause"));
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_COMPARE(hub().opening(id), Opening::None);
        QCOMPARE(hub().progress(id)->state, run::EngineState::Paused);
        QCOMPARE(hub().progress(id)->inFlight, 0);
        QCOMPARE(hub().progress(id)->counts.done(), done);
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_VERIFY(hub().progress(id)->counts.done() > done);
        hub().cancel(id);
        QTRY_VERIFY_WITH_TIMEOUT(!hub().isActive(id), kLong);
    }

    void aRunThatWasPausedBeforeItBeganCanBeStopped() {
        const qint64 id = stoppedRun();
        hub().start(id);
        hub().pause(id);
        QTRY_COMPARE(hub().opening(id), Opening::None);
        QVERIFY(hub().isActive(id));
        hub().cancel(id);
        QVERIFY(!hub().isActive(id));
        QCOMPARE(run(id).state, store::RunState::Stopped);
    }

    void aSlipOfTheDeleteKeyStopsNothing() {
        run::RunSpec spec = oneTemplate();
        spec.concurrency = 2;
        const qint64 id = newRun(spec, run::BackendChoice("calibration:?cutoff=2018&latency_ms=200"));
        QTRY_VERIFY_WITH_TIMEOUT(hub().progress(id) && hub().progress(id)->counts.done() > 0, kLong);
        auto* table = m_stage->window->runsPage()->table();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Delete);
        auto* notice = m_stage->window->runsPage()->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"));
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QStringLiteral("was not deleted")), qPrintable(notice->text()));
        QVERIFY(hub().isActive(id));
        QCOMPARE(hub().progress(id)->state, run::EngineState::Running);
        auto* stop = notice->findChild<QPushButton*>(QStringLiteral("noticeButton"));
        QTest::mouseClick(stop, Qt::LeftButton); // only what says so ends it
        QTRY_VERIFY_WITH_TIMEOUT(!hub().isActive(id), kLong);
        QTRY_COMPARE(run(id).state, store::RunState::Stopped);
    }

    void aLargerBudgetLetsTheRunGoOn() {
        run::BackendChoice choice("calibration:?cutoff=2018&seed=4");
        choice.price = backend::Price{1'000, 1'000}; // a thousandth of a dollar a token
        choice.budget = 20;
        const qint64 id = newRun(oneTemplate(), choice);
        QTRY_COMPARE_WITH_TIMEOUT(run(id).state, store::RunState::Stopped, kLong);
        const double spent = run(id).counts.spent;
        QVERIFY(spent > 0 && spent <= 20);
        auto* raise = m_stage->find<QToolButton>("raiseBudgetButton");
        QTRY_VERIFY2(raise->isEnabled(), qPrintable(raise->toolTip()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_B, Qt::AltModifier);
        ui::BudgetDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = m_stage->window->findChild<ui::BudgetDialog*>())); // a shortcut's click takes a moment
        auto* budget = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("newBudgetSpin"));
        auto* use = dialog->findChild<QPushButton*>(QStringLiteral("raiseButton"));
        QVERIFY(use->isEnabled()); // what it offers will do
        budget->setValue(spent / 2);
        QVERIFY(!use->isEnabled());
        QVERIFY(
            dialog->findChild<QLabel*>(QStringLiteral("raiseReason"))->text().contains(QLatin1String("spent so far")));
        budget->setFocus();
        budget->selectAll();
        QTest::keyClicks(budget, QStringLiteral("100000"));
        QTest::keyClick(budget, Qt::Key_Return);
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).state, store::RunState::Finished);
        QCOMPARE(run(id).budget, std::optional(100'000.0));
        QVERIFY(run(id).counts.spent > spent);
    }

    void aBudgetForARunThatWasStartedMeanwhileIsNotDroppedInSilence() {
        run::BackendChoice choice("calibration:?cutoff=2018&latency_ms=20");
        choice.price = backend::Price{0, 0.001};
        choice.budget = 1'000;
        run::RunSpec spec = oneTemplate();
        spec.concurrency = 20;
        const qint64 id = newRun(spec, choice);
        stopOnceItGoes(id);
        auto* raise = m_stage->find<QToolButton>("raiseBudgetButton");
        QTRY_VERIFY2(raise->isEnabled(), qPrintable(raise->toolTip()));
        raise->click();
        auto* dialog = m_stage->window->findChild<ui::BudgetDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QDoubleSpinBox*>(QStringLiteral("newBudgetSpin"))->setValue(5'000);
        hub().start(id);
        QSignalSpy said(m_stage->session.get(), &ui::Session::notice);
        QTest::keyClick(dialog->findChild<QPushButton*>(QStringLiteral("raiseButton")), Qt::Key_Space);
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.first().first().toString().contains(QLatin1String("was not changed")),
                 qPrintable(said.first().first().toString()));
        hub().cancel(id);
        QTRY_VERIFY_WITH_TIMEOUT(!hub().isActive(id), kLong);
        QCOMPARE(run(id).budget, std::optional(1'000.0));
    }

    void aChangeThatFailsIsNotCalledAStart() {
        constexpr qint64 kNobody = 404;
        QVERIFY(hub().change(kNobody, {.budget = {}, .retryErrors = true}));
        QTRY_COMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY2(m_stage->dialogs.problems.first().contains(QLatin1String("could not be changed")),
                 qPrintable(m_stage->dialogs.problems.first()));
    }

    void nobodyCanBeAskedAgainAboutImportedReplies() {
        m_stage->session->change(
            this,
            [like = m_stage->session->runs().front()](store::Database& database) -> Status { // as an import leaves it
                store::NewRun files;
                files.record = like;
                files.record.name = "theirs";
                files.record.backend = "imported:reference?from=somewhere";
                store::RunStore runs(database);
                const auto id = runs.create(files);
                if (!id) return id.error();
                const Status counted = store::guarded([&] {
                    store::RunCounts counts;
                    counts.errors[backend::ErrorKind::Timeout] = 3;
                    runs.updateProgress(*id, counts, 3);
                });
                return counted ? runs.setState(*id, store::RunState::Finished) : counted;
            },
            [this](const Status&) { m_stage->session->refreshRuns(); });
        QTRY_COMPARE(m_stage->session->runs().size(), 2U);
        m_stage->window->runsPage()->table()->selectRow(1);
        const auto* again = m_stage->find<QToolButton>("askAgainButton");
        QTRY_COMPARE(again->text(), QStringLiteral("Ask 3 errors &again"));
        QVERIFY(!again->isEnabled());
        QVERIFY2(again->toolTip().contains(QLatin1String("imported")), qPrintable(again->toolTip()));
    }

    void errorsAreAskedAgain() {
        constexpr int kLastFailure = 12;
        FaultServer server([](const Received& request) {
            return request.number <= kLastFailure && request.number % 2 == 0 ? status(500) : chatReply("A. nobody");
        });
        run::RunSpec spec = oneTemplate();
        spec.slice.subjectText = "president";
        spec.sets = 1;
        spec.temperatures = {0};
        const qint64 id =
            newRun(spec, run::BackendChoice("openai:" + server.url() + "?model=m&attempts=1&concurrency=1&cache=off"));
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).counts.errorCount(), kLastFailure / 2);
        const auto asked = static_cast<std::int64_t>(server.count());
        auto* again = m_stage->find<QToolButton>("askAgainButton");
        QTRY_COMPARE(again->text(), QStringLiteral("Ask 6 errors &again"));
        QVERIFY2(again->isEnabled(), qPrintable(again->toolTip()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(run(id).counts.errorCount(), 0, kLong);
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).state, store::RunState::Finished);
        QCOMPARE(run(id).counts.answered, run(id).total);
        QCOMPARE(static_cast<std::int64_t>(server.count()), asked + kLastFailure / 2); // these and no others
        QTRY_VERIFY(!again->isEnabled());
        QCOMPARE(again->text(), QStringLiteral("Ask errors &again"));
    }

    void aWorkspaceThatIsMovedUnderARunEndsItWithAWord() {
        run::RunSpec spec = oneTemplate();
        spec.concurrency = 4;
        const qint64 id = newRun(spec, run::BackendChoice("calibration:?cutoff=2018&latency_ms=50"));
        QTRY_VERIFY_WITH_TIMEOUT(hub().progress(id) && hub().progress(id)->counts.done() > 0, kLong);
        const QString moved = m_stage->path(QStringLiteral("elsewhere.chronoscope"));
        QVERIFY(QFile::rename(m_stage->session->path(), moved));
        QTRY_VERIFY_WITH_TIMEOUT(!hub().isActive(id), 10'000);
        const auto* trouble = m_stage->find<QLabel>("runTrouble");
        QTRY_VERIFY2(trouble->isVisible() && trouble->text().contains(moved), qPrintable(trouble->text()));
        const auto done = hub().progress(id)->counts.done();
        QVERIFY(done > 0 && done < run(id).total);
        m_stage->session->closeWorkspace();
        auto kept = store::Workspace::open(moved.toStdString(), store::Workspace::Open::Reading);
        QVERIFY2(kept, kept ? "" : kept.error().text().c_str());
        auto reader = (*kept)->reader();
        const auto record = store::RunStore(*reader).get(id);
        QCOMPARE(record->counts.done(), done);
        QCOMPARE(record->state, store::RunState::Stopped);
    }

    void aHostThatNobodyHereHasUsedIsAskedForOnce() {
        openStage([](ui::BackendHub::Parts& parts) {
            backend::Network::Options options;
            options.knownHosts = std::make_shared<backend::KnownHosts>(std::string());
            parts.network = std::make_shared<const backend::Network>(std::move(options));
        });
        const FaultServer server(always(chatReply("A. nobody")));
        run::RunSpec spec = oneTemplate();
        spec.slice.subjectText = "president";
        spec.sets = 1;
        const qint64 id = newRun(spec, run::BackendChoice("openai:" + server.url() + "?model=m&cache=off"));
        QCOMPARE(m_stage->dialogs.questions.size(), 1);
        QVERIFY2(m_stage->dialogs.questions.first().contains(QString::fromStdString(server.url())),
                 qPrintable(m_stage->dialogs.questions.first()));
        QVERIFY(!hub().isActive(id)); // nobody said yes
        QCOMPARE(server.connections(), 0);
        m_stage->dialogs.verbs << QStringLiteral("Ask this host");
        auto* table = m_stage->window->runsPage()->table();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(m_stage->dialogs.questions.size(), 2);
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).state, store::RunState::Finished);
        QVERIFY(server.count() > 0);
        const std::string other = "openai:" + server.url() + "/v1?model=m&cache=off";
        const qint64 second = m_stage->startRun(QStringLiteral("second"), QString::fromStdString(other), spec);
        m_stage->waitForEnd(second);
        QCOMPARE(m_stage->dialogs.questions.size(), 2); // it is known now
    }

    void actionsThatDoNotApplySayWhy() {
        for (const char* name : {"raiseBudgetButton", "askAgainButton"}) {
            const auto* button = m_stage->find<QToolButton>(name);
            QVERIFY2(button->isVisible() && !button->isEnabled(), name); // the one run is finished, without errors
            QVERIFY2(!button->toolTip().isEmpty() && !button->toolTip().contains(QLatin1String("Alt+")), name);
        }
    }

private:
    ui::RunHub& hub() { return m_stage->session->hub(); }
    const store::RunRecord& run(qint64 id) const { return *m_stage->session->run(id); }

    void openStage(const std::function<void(ui::BackendHub::Parts&)>& change) {
        m_stage.reset();
        m_stage = std::make_unique<Stage>(change);
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("runs"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
    }

    /// A new run that is listed, chosen in the table and under way.
    qint64 newRun(const run::RunSpec& spec, const run::BackendChoice& choice) {
        m_stage->session->createRun(spec, QStringLiteral("new"), choice);
        (void)QTest::qWaitFor([&] { return m_stage->session->runs().size() == 2; }, kLong);
        m_stage->window->runsPage()->table()->selectRow(1);
        return m_stage->session->runs().back().id;
    }

    /// A run with most of its requests still to ask.
    qint64 stoppedRun() {
        run::RunSpec spec = oneTemplate();
        spec.concurrency = 20;
        const qint64 id = newRun(spec, run::BackendChoice("calibration:?cutoff=2018&latency_ms=20"));
        stopOnceItGoes(id);
        return id;
    }
    void stopOnceItGoes(qint64 id) {
        (void)QTest::qWaitFor([&] { return hub().progress(id) && hub().progress(id)->counts.done() > 0; }, kLong);
        hub().cancel(id);
        (void)QTest::qWaitFor([&] { return !hub().isActive(id) && run(id).state == store::RunState::Stopped; }, kLong);
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::runControlStory

CHRONOSCOPE_STORY(runControlStory, RunControlStory)
#include "RunControlStory.moc"
