// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"
#include "tests/gui/Stage.h"
#include "tests/support/ModelServer.h"
#include "ui/models/RunTableModel.h"
#include "ui/pages/RunsPage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTableView>
#include <QToolButton>

#include <string_view>

namespace chronoscope::test::servedRunStory {

namespace {
constexpr int kLong = 30'000;
constexpr const char* kUri = "openai:http://127.0.0.1:{port}/v1?model=m&concurrency=4";
const QString kServer = QStringLiteral("Tiny");
using Opening = ui::RunHub::Opening;

/// What a test of the model found, as far as a run needs it: who answers is asked before the run begins.
std::string tested() {
    backend::CapabilityReport report;
    report.backend = kUri;
    report.model = "m";
    report.capabilities.chat = true;
    return report.json();
}

Answer answerOf(const Received& request) {
    return request.method == "GET" ? modelsReply({"m"}) : chatReply("A. nobody");
}
Answer silence() {
    Answer answer;
    answer.stall = true;
    return answer;
}
} // namespace

/// A researcher starts runs of a model server that Chronoscope starts itself: it takes its time, fails, or comes up at
/// another port.
class ServedRunStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("runs"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
    }
    void cleanup() { m_stage.reset(); }

    void aRunWhoseServerIsStartingIsSeenAndCanBeStoppedAtOnce() {
        saveServer({"--port", "{port}", "--loading", "1000000"}); // never ready
        const qint64 id = newRun();
        QTRY_COMPARE(hub().opening(id), Opening::Going);
        QCOMPARE(hub().awaitedServer(id), kServer);
        QCOMPARE(cell(ui::RunTableModel::State, Qt::DisplayRole), QStringLiteral("Starting server"));
        QVERIFY(cell(ui::RunTableModel::State, Qt::ToolTipRole).contains(kServer));
        QVERIFY(m_stage->find<QToolButton>("stopButton")->isEnabled());
        QTest::mouseClick(m_stage->window->runsPage()->findChild<QToolButton*>(QStringLiteral("stopButton")),
                          Qt::LeftButton);
        QVERIFY(!hub().isActive(id)); // nothing had begun that has to end first
        QCOMPARE(cell(ui::RunTableModel::State, Qt::DisplayRole), QStringLiteral("Not started"));
        m_stage->backends->servers().stop(kServer);
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->backends->servers().status(kServer).state,
                                  backend::ManagedServer::State::Stopped, kLong);
        QVERIFY2(m_stage->dialogs.problems.isEmpty(), "nobody waits for the server any more");
        QCOMPARE(hub().opening(id), Opening::None);
    }

    void aPauseHoldsWhileTheServerIsStarting() {
        saveServer({"--port", "{port}", "--loading", "1000000"});
        const qint64 id = newRun();
        QTRY_COMPARE(hub().opening(id), Opening::Going);
        QTest::keyClick(table(), Qt::Key_Space);
        const FaultServer server(answerOf);
        hub().served(id, server.port());
        QTRY_COMPARE(hub().opening(id), Opening::None);
        QCOMPARE(hub().progress(id)->state, run::EngineState::Paused);
        QTest::keyClick(table(), Qt::Key_Space);
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).state, store::RunState::Finished);
    }

    void aServerThatDoesNotStartLeavesTheRunAsItWas() {
        saveServer({"--exit", "3"});
        const qint64 id = newRun();
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->dialogs.problems.size(), 1, kLong);
        QVERIFY2(m_stage->dialogs.problems.first().contains(QLatin1String("did not start")),
                 qPrintable(m_stage->dialogs.problems.first()));
        QCOMPARE(hub().opening(id), Opening::None);
        QVERIFY(!hub().isActive(id));
    }

    void aSecondStartGoesToWhereTheServerIsNow() {
        const FaultServer before(always(silence()));
        const FaultServer now(answerOf);
        const qint64 id = unservedRun();
        hub().start(id, before.port());
        QTRY_VERIFY(before.count() > 0);
        hub().start(id, now.port());
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).state, store::RunState::Finished);
        QCOMPARE(before.count(), std::size_t{1});
    }

    void aCancelledOpeningEndsAtOnceAndCanBeBegunAgain() {
        const FaultServer silent(always(silence()));
        const FaultServer server(answerOf);
        const qint64 id = unservedRun();
        hub().start(id, silent.port());
        QTRY_VERIFY(silent.count() > 0);
        QElapsedTimer since;
        since.start();
        hub().cancel(id);
        QTRY_VERIFY_WITH_TIMEOUT(!hub().isActive(id), 1'000); // a first byte is waited for two minutes
        qInfo("cancelled within %lld ms", since.elapsed());
        QVERIFY(m_stage->dialogs.problems.isEmpty());
        hub().start(id, server.port());
        m_stage->waitForEnd(id);
        QCOMPARE(run(id).state, store::RunState::Finished);
    }

    void closingTheWorkspaceEndsWhatIsBeingOpened() {
        const FaultServer silent(always(silence()));
        hub().start(unservedRun(), silent.port());
        QTRY_VERIFY(silent.count() > 0);
        QElapsedTimer since;
        since.start();
        m_stage.reset(); // waits for its background threads
        QVERIFY2(since.elapsed() < 20'000, "a first byte is waited for two minutes");
    }

    void aKeyOfAManagedServerIsFoundWhateverItsPort() {
        const QString uri = QStringLiteral("openai:http://box.example:{port}/v1?model=m");
        const QString origin = m_stage->backends->keyOf(uri).origin;
        QCOMPARE(origin, QStringLiteral("http://box.example:{port}"));
        m_stage->backends->setKey(origin, QStringLiteral("secret"), false);
        QCOMPARE(m_stage->backends->keyOf(uri).place, ui::KeyPlace::Session);
        for (const int port : {40'001, 40'002}) {
            const auto config = backend::BackendConfig::read(backend::ServedUri(uri.toStdString(), "Tiny", port));
            QVERIFY(config.ok());
            const auto key = m_stage->backends->network()->keyOf(*config);
            QVERIFY(key.ok());
            QCOMPARE(*key, std::string("secret"));
        }
    }

private:
    ui::RunHub& hub() { return m_stage->session->hub(); }
    const store::RunRecord& run(qint64 id) const { return *m_stage->session->run(id); }
    QTableView* table() const { return m_stage->window->runsPage()->table(); }
    /// Of the newest run.
    QString cell(int column, int role) const {
        const auto* model = table()->model();
        return model->index(model->rowCount() - 1, column).data(role).toString();
    }

    void saveServer(const std::vector<std::string>& arguments) {
        m_stage->backends->add({kServer.toStdString(),
                                kUri,
                                backend::ManagedCommand{CHRONOSCOPE_HEALTH_DRIVER, arguments, {}, "/health"},
                                {}});
    }

    /// A new run of the managed server, listed and chosen; it begins where there is a saved backend of that name.
    qint64 newRun() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.subjectText = "president";
        spec.templates = {prompt::Template::Generation};
        spec.sets = 1;
        spec.temperatures = {0};
        run::BackendChoice choice(kUri);
        choice.server = kServer.toStdString();
        choice.report = tested();
        m_stage->session->createRun(spec, QStringLiteral("served"), choice);
        (void)QTest::qWaitFor([&] { return m_stage->session->runs().size() == 2; }, kLong);
        table()->selectRow(1);
        table()->setFocus();
        return m_stage->session->runs().back().id;
    }
    /// One that has not begun, as nobody has saved its server: the test says where that is.
    qint64 unservedRun() {
        const qint64 id = newRun();
        (void)QTest::qWaitFor([&] { return m_stage->dialogs.problems.size() == 1; }, kLong);
        m_stage->dialogs.problems.clear();
        return id;
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::servedRunStory

CHRONOSCOPE_STORY(servedRunStory, ServedRunStory)
#include "ServedRunStory.moc"
