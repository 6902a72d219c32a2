// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"
#include "tests/gui/SmallServer.h"
#include "ui/dialogs/KeyDialog.h"
#include "ui/models/BackendTableModel.h"
#include "ui/models/RunTableModel.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/views/NoticeBar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

#include <string_view>

namespace chronoscope::test::backendStory {

namespace {
bool anyFileHolds(const QString& folder, const QByteArray& text) {
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text)) return true;
    }
    return false;
}
} // namespace

/// A researcher saves a model server, tests it, gives it a key, and runs the benchmark on it.
class BackendStory : public QObject {
    Q_OBJECT
private slots:
    void aBackendIsTypedInTestedAndKept() {
        FaultServer server(smallServer);
        Stage stage;
        stage.window->showPage(QStringLiteral("backends"));
        click(stage.find<QPushButton>("emptyAddButton"));
        auto* name = stage.find<QLineEdit>("backendNameEdit");
        QTRY_VERIFY(name->hasFocus());
        type(name, kName);
        type(stage.find<QLineEdit>("baseUrlEdit"), QString::fromStdString(server.url()));
        QTRY_VERIFY(stage.backends->find(kName));
        click(stage.find<QToolButton>("fetchModelsButton"));
        auto* model = stage.find<QComboBox>("modelCombo");
        QTRY_COMPARE(model->count(), 2);
        type(model->lineEdit(), QStringLiteral("tiny-2"));
        QTRY_COMPARE(QString::fromStdString(stage.backends->find(kName)->uri),
                     QString::fromStdString("openai:" + server.url() + "?model=tiny-2"));
        click(stage.find<QPushButton>("testBackendButton"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.backends->report(kName), kLong);
        QVERIFY(stage.backends->report(kName)->usable());
        QVERIFY(stage.find<QLabel>("check0")->text().contains(QLatin1String("2 models")));
        const auto* table = stage.window->backendsPage()->table();
        QCOMPARE(table->model()
                     ->index(0, ui::BackendTableModel::Test)
                     .data(ui::BackendTableModel::LightsRole)
                     .toByteArray()
                     .size(),
                 qsizetype{backend::kChecks});
        const std::string file = stage.path(QStringLiteral("backends.json")).toStdString();
        QTRY_VERIFY(backend::BackendBook::load(file).ok() &&
                    backend::BackendBook::load(file)->find(kName.toStdString()) &&
                    !backend::BackendBook::load(file)->find(kName.toStdString())->report.empty());
    }

    /// A tool button takes no focus, so that the caret is in the field still.
    void theServerThatIsTypedIsTheOneThatIsAsked() {
        FaultServer server(smallServer);
        Stage stage;
        stage.window->showPage(QStringLiteral("backends"));
        click(stage.find<QPushButton>("emptyAddButton"));
        auto* base = stage.find<QLineEdit>("baseUrlEdit");
        QTRY_VERIFY(stage.find<QLineEdit>("backendNameEdit")->hasFocus());
        base->setFocus();
        QTest::keyClicks(base, QString::fromStdString(server.url()));
        click(stage.find<QToolButton>("fetchModelsButton"));
        QVERIFY(base->hasFocus());
        QTRY_COMPARE(stage.find<QComboBox>("modelCombo")->count(), 2);
        QCOMPARE(QString::fromStdString(stage.backends->backends().front().uri),
                 QString::fromStdString("openai:" + server.url()));
        QVERIFY2(stage.find<QLabel>("keyState")->text().startsWith(QLatin1String("None needed")),
                 qPrintable(stage.find<QLabel>("keyState")->text()));
        // Nobody is asked while what is typed is no address.
        const std::size_t asked = server.count();
        base->setText(QStringLiteral("my-server"));
        click(stage.find<QToolButton>("fetchModelsButton"));
        QVERIFY(stage.find<QLabel>("backendFormProblem")->isVisible());
        QVERIFY(stage.find<QToolButton>("fetchModelsButton")->isEnabled()); // nothing is under way
        QCOMPARE(server.count(), asked);
    }

    void whatCannotBeReadIsNotSaved() {
        Stage stage;
        save(stage, "openai:http://127.0.0.1:9");
        stage.window->showPage(QStringLiteral("backends"));
        type(stage.find<QLineEdit>("baseUrlEdit"), QStringLiteral("my-server"));
        QTRY_VERIFY(stage.find<QLabel>("backendFormProblem")->isVisible());
        QCOMPARE(QString::fromStdString(stage.backends->find(kName)->uri), QStringLiteral("openai:http://127.0.0.1:9"));
        type(stage.find<QLineEdit>("baseUrlEdit"), QStringLiteral("http://127.0.0.1:10"));
        QTRY_VERIFY(!stage.find<QLabel>("backendFormProblem")->isVisible());
        QCOMPARE(QString::fromStdString(stage.backends->find(kName)->uri),
                 QStringLiteral("openai:http://127.0.0.1:10"));
    }

    void aRemovedBackendComesBackWithUndo() {
        Stage stage;
        save(stage, "openai:http://127.0.0.1:9");
        stage.window->showPage(QStringLiteral("backends"));
        auto* table = stage.window->backendsPage()->table();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_VERIFY(stage.backends->backends().empty());
        click(stage.window->backendsPage()
                  ->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"))
                  ->findChild<QPushButton*>(QStringLiteral("noticeButton")));
        QTRY_VERIFY(stage.backends->find(kName));
    }

    void aServerFoundOnThisMachineIsAdded() {
        Stage stage;
        stage.window->showPage(QStringLiteral("backends"));
        click(stage.find<QPushButton>("emptyFindButton"));
        QTRY_VERIFY_WITH_TIMEOUT(!stage.backends->probes().isDiscovering(), kLong);
        // What runs on the usual ports of this machine is none of the test's business.
        emit stage.backends->probes().discovered(
            {{"Ollama", "ollama", "http://127.0.0.1:11434", "0.12.3", {{"tiny:1b", ""}, {"tiny:2b", ""}}}});
        auto* found = stage.find<QTableWidget>("discoveryTable");
        QTRY_VERIFY(found->isVisible());
        QTest::keyClick(found, Qt::Key_Down);
        QTest::keyClick(found, Qt::Key_Return);
        QTRY_COMPARE(stage.backends->backends().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(stage.backends->backends()[0].uri),
                 QStringLiteral("ollama:http://127.0.0.1:11434?model=tiny%3A2b"));
        QCOMPARE(stage.find<QLineEdit>("backendNameEdit")->text(), QStringLiteral("tiny 2b"));
    }

    void aRunOnASavedBackendIsTestedFirstAndFinishes() {
        FaultServer server(smallServer);
        Stage stage;
        stage.openSample();
        save(stage, "openai:" + server.url() + "?model=tiny-1");
        startRun(stage);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        const qint64 id = stage.session->runs().back().id;
        stage.waitForEnd(id);
        const auto* run = stage.session->run(id);
        QCOMPARE(run->state, store::RunState::Finished);
        QCOMPARE(run->counts.replies(), run->total);
        QVERIFY(!run->report.empty());
        const auto* runs = stage.window->runsPage()->table()->model();
        QCOMPARE(runs->index(1, ui::RunTableModel::Cost).data().toString(), QStringLiteral("free"));
        QVERIFY(stage.backends->report(kName)); // the saved backend was tested with it
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void aWrongAddressShowsARedReportAndMakesNoRun() {
        const ClosedPort closed;
        Stage stage;
        stage.openSample();
        save(stage, "openai:" + closed.url() + "?model=tiny-1");
        startRun(stage);
        QTRY_COMPARE_WITH_TIMEOUT(stage.dialogs.questions.size(), 1, kLong);
        QCOMPARE(stage.session->runs().size(), std::size_t{1});
        QVERIFY(stage.backends->report(kName));
        QCOMPARE(stage.backends->report(kName)->checks[0].light, backend::Light::Red);
        const QString sentence = stage.dialogs.questions.first().section(QLatin1Char('|'), 0, 0);
        QVERIFY2(sentence.contains(QString::fromStdString(stage.backends->report(kName)->checks[0].sentence)),
                 qPrintable(sentence));
    }

    void aSilentServerHoldsUpNoTestOfAnother() {
        Answer never;
        never.stall = true;
        FaultServer silent(always(never));
        FaultServer server(smallServer);
        Stage stage;
        const QString other = QStringLiteral("another server");
        save(stage, "openai:" + silent.url() + "?model=tiny-1");
        stage.backends->add({other.toStdString(), "openai:" + server.url() + "?model=tiny-1", std::nullopt, {}});
        stage.window->showPage(QStringLiteral("backends"));
        auto* table = stage.window->backendsPage()->table();
        table->selectRow(0);
        click(stage.find<QPushButton>("testBackendButton"));
        QTRY_VERIFY_WITH_TIMEOUT(silent.count() > 0, kLong);
        table->selectRow(1);
        click(stage.find<QPushButton>("testBackendButton"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.backends->report(other), kLong);
        QVERIFY(stage.backends->probes().testing(kName)); // still waiting
    }

    void aSilentServerHoldsUpNoRunOfAnother() {
        Answer never;
        never.stall = true;
        FaultServer silent(always(never));
        FaultServer server(smallServer);
        Stage stage;
        stage.openSample();
        run::RunSpec spec;
        spec.slice.subjectText = "president";
        spec.sets = 1;
        spec.temperatures = {0};
        run::BackendChoice choice("openai:" + silent.url() + "?model=tiny-1");
        backend::CapabilityReport report; // of a test that it passed before it fell silent
        report.backend = choice.uri;
        report.model = "tiny-1";
        report.capabilities.chat = true;
        choice.report = report.json();
        stage.session->createRun(spec, QStringLiteral("waits"), choice);
        QTRY_VERIFY_WITH_TIMEOUT(silent.count() > 0, kLong); // who answers there is asked before the run begins
        const qint64 second = stage.startRun(QStringLiteral("goes"),
                                             QString::fromStdString("openai:" + server.url() + "?model=tiny-1"), spec);
        stage.waitForEnd(second, kLong);
        QCOMPARE(stage.session->run(second)->state, store::RunState::Finished);
        QVERIFY(stage.session->hub().opening(second - 1) == ui::RunHub::Opening::Going); // still waiting
    }

    void aTestCanBeGivenUp() {
        Answer never;
        never.stall = true;
        FaultServer server(always(never));
        Stage stage;
        stage.openSample();
        save(stage, "openai:" + server.url() + "?model=tiny-1");
        startRun(stage);
        QTRY_VERIFY_WITH_TIMEOUT(server.count() > 0, kLong);
        auto* cancel = stage.find<QPushButton>("cancelPreparationButton");
        click(cancel);
        QTRY_VERIFY(!cancel->isVisible());
        // The thread that was testing is free again: another test gets its turn.
        stage.backends->add({"other", "openai:http://127.0.0.1:1?attempts=1", std::nullopt, {}});
        stage.backends->probes().test(QStringLiteral("other"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.backends->report(QStringLiteral("other")), kLong);
        QCOMPARE(stage.session->runs().size(), std::size_t{1});
        QVERIFY(!stage.backends->report(kName));
    }

    void anOutageIsVisibleAndTheRunGoesOnAfterIt() {
        FaultServer server([](const Received& request) {
            Answer answer = smallServer(request);
            answer.firstByte = std::chrono::milliseconds(20);
            return answer;
        });
        Stage stage;
        stage.openSample();
        save(stage, "openai:" + server.url() + "?model=tiny-1&concurrency=1");
        startRun(stage);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        const qint64 id = stage.session->runs().back().id;
        auto& hub = stage.session->hub();
        QTRY_VERIFY_WITH_TIMEOUT(hub.progress(id) && hub.progress(id)->inFlight > 0, kLong);
        server.pause();
        QTRY_VERIFY_WITH_TIMEOUT(stage.find<QLabel>("jobsLabel")->text().contains(QStringLiteral("⚠")), kLong);
        stage.window->runsPage()->table()->selectRow(1);
        QTRY_VERIFY(stage.find<QLabel>("runTrouble")->isVisible());
        server.resume();
        stage.waitForEnd(id, 2 * kLong);
        QCOMPARE(stage.session->run(id)->counts.replies(), stage.session->run(id)->total);
    }

    void theKeyIsSentToItsHostAndWrittenNowhere() {
        const QString canary = QStringLiteral("sk-canary-7f3a91c2");
        FaultServer server(smallServer);
        Stage stage;
        stage.openSample();
        // An address of this machine that is none of the loopback's, so that a key is wanted.
        save(stage, "openai:http://0.0.0.0:" + std::to_string(server.port()) + "?model=tiny-1");
        stage.window->showPage(QStringLiteral("backends"));
        click(stage.find<QPushButton>("setKeyButton"));
        auto* dialog = stage.window->findChild<ui::KeyDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("keyEdit")), canary);
        click(dialog->findChild<QRadioButton*>(QStringLiteral("sessionChoice")));
        click(dialog->findChild<QPushButton*>(QStringLiteral("useKeyButton")));
        QTRY_VERIFY(stage.find<QLabel>("keyState")->text().startsWith(QLatin1String("For this session")));
        startRun(stage);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        stage.waitForEnd(stage.session->runs().back().id);
        QCOMPARE(QString::fromStdString(server.requests().back().header("Authorization")),
                 QStringLiteral("Bearer ") + canary);
        stage.window->close();
        stage.session->closeWorkspace();
        QTRY_VERIFY(QFile::exists(stage.path(QStringLiteral("settings.ini"))) &&
                    QFile::exists(stage.path(QStringLiteral("backends.json"))));
        QVERIFY(!anyFileHolds(stage.folder.path(), canary.toUtf8()));
        QVERIFY(anyFileHolds(stage.folder.path(), kName.toUtf8())); // what is looked through does hold the backend
    }

    void withoutAKeychainASessionOrAVariableIsOffered() {
        ui::KeyDialog dialog({ui::KeyPlace::Missing, QStringLiteral("https://models.example:443"), {}, {}});
        dialog.show();
        QCOMPARE(dialog.choice(), ui::KeyDialog::Choice::Keychain);
        dialog.setKeychainProblem(QStringLiteral("no wallet here"));
        QVERIFY(!dialog.findChild<QRadioButton*>(QStringLiteral("keychainChoice"))->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("keychainProblem"))
                    ->text()
                    .contains(QLatin1String("no wallet here")));
        QCOMPARE(dialog.choice(), ui::KeyDialog::Choice::Session);
        click(dialog.findChild<QRadioButton*>(QStringLiteral("environmentChoice")));
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("variableEdit")), QStringLiteral("MY_KEY"));
        QTRY_VERIFY(dialog.findChild<QPushButton*>(QStringLiteral("useKeyButton"))->isEnabled());
        QCOMPARE(dialog.variable(), QStringLiteral("MY_KEY"));
    }

    void aManagedServerStartsShowsItsLogAndStops() {
        Stage stage;
        save(stage, "openai:");
        stage.window->showPage(QStringLiteral("backends"));
        auto* managed = stage.find<QCheckBox>("managedBox");
        managed->setFocus();
        QTest::keyClick(managed, Qt::Key_Space);
        type(stage.find<QLineEdit>("programEdit"), QStringLiteral(CHRONOSCOPE_HEALTH_DRIVER));
        type(stage.find<QLineEdit>("argumentsEdit"), QStringLiteral("--port {port} --say \"good morning\""));
        QTRY_VERIFY(stage.backends->find(kName)->managed.has_value());
        QCOMPARE(QString::fromStdString(stage.backends->find(kName)->uri),
                 QStringLiteral("openai:http://127.0.0.1:{port}"));
        auto* start = stage.find<QPushButton>("startServerButton");
        start->setFocus();
        QTest::keyClick(start, Qt::Key_Space);
        auto* state = stage.find<QLabel>("serverState");
        QTRY_VERIFY_WITH_TIMEOUT(state->text().startsWith(QLatin1String("Ready on port")), kLong);
        QTRY_VERIFY(stage.find<QPlainTextEdit>("serverLog")->toPlainText().contains(QLatin1String("good morning")));
        auto* stop = stage.find<QPushButton>("stopServerButton");
        stop->setFocus();
        QTest::keyClick(stop, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(state->text(), QStringLiteral("Stopped"), kLong);
    }

    void aServerThatCannotStartSaysWhy() {
        Stage stage;
        backend::ManagedCommand command{"/no/such/server", {"--port", "{port}"}, {}, "/health"};
        stage.backends->add({kName.toStdString(), "openai:http://127.0.0.1:{port}?model=m", command, {}});
        stage.window->showPage(QStringLiteral("backends"));
        click(stage.find<QPushButton>("testBackendButton")); // starts it first
        QTRY_VERIFY_WITH_TIMEOUT(
            stage.find<QLabel>("reportHead")->text().contains(QLatin1String("could not be started")), kLong);
        QVERIFY(stage.find<QLabel>("serverState")->text().startsWith(QLatin1String("Failed")));
    }

    void aBudgetNeedsAPrice() {
        Stage stage;
        stage.openSample();
        save(stage, "openai:https://models.example?model=unheard-of");
        auto* dialog = openDialog(stage);
        QVERIFY(dialog != nullptr);
        auto* cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        QTRY_VERIFY_WITH_TIMEOUT(cost->text().contains(QLatin1String("price unknown")), kLong);
        QVERIFY(!cost->text().contains(QLatin1Char('$')));
        QVERIFY(!dialog->findChild<QDoubleSpinBox*>(QStringLiteral("budgetSpin"))->isEnabled());
        dialog->reject();
        QTRY_VERIFY(stage.window->findChild<ui::NewRunDialog*>() == nullptr);
        stage.window->showPage(QStringLiteral("backends"));
        click(stage.find<QPushButton>("editPriceButton"));
        QTRY_COMPARE(stage.window->focusWidget(), static_cast<QWidget*>(stage.find<QLineEdit>("newPriceInput")));
        QTest::keyClicks(stage.find<QLineEdit>("newPriceInput"), QStringLiteral("0.15"));
        auto* output = stage.find<QLineEdit>("newPriceOutput");
        output->setFocus();
        QTest::keyClicks(output, QStringLiteral("0.6"));
        QTest::keyClick(output, Qt::Key_Return);
        dialog = openDialog(stage);
        QVERIFY(dialog != nullptr);
        cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        QTRY_VERIFY_WITH_TIMEOUT(cost->text().contains(QLatin1Char('$')), kLong);
        QVERIFY(dialog->findChild<QDoubleSpinBox*>(QStringLiteral("budgetSpin"))->isEnabled());
        QTRY_VERIFY(anyFileHolds(stage.folder.path(), "unheard-of"));
    }

    void aListThatCannotBeReadIsLeftAsItIs() {
        Stage stage([](ui::BackendHub::Parts& parts) {
            QFile file(QString::fromStdString(parts.bookPath));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("{\"version\": 99}");
            parts.bookProblem = backend::BackendBook::load(parts.bookPath).error().text();
        });
        stage.window->showPage(QStringLiteral("backends"));
        QTRY_VERIFY(stage.find<ui::NoticeBar>("bookProblemBar")->isVisible());
        const QString path = stage.path(QStringLiteral("backends.json"));
        save(stage, "openai:http://127.0.0.1:9");
        stage.window->close();
        stage.window.reset();
        stage.session.reset();
        stage.backends.reset(); // writes what is not written yet, if it may
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"version\": 99}"));
    }

    void everyWidgetOfThePageHasANameForTheScreenReader() {
        Stage stage;
        save(stage, "openai:http://127.0.0.1:9");
        stage.window->showPage(QStringLiteral("backends"));
        for (const QLineEdit* edit : stage.window->backendsPage()->findChildren<QLineEdit*>()) {
            if (qobject_cast<const QComboBox*>(edit->parentWidget())) continue; // named by its combo
            QVERIFY2(!edit->accessibleName().isEmpty(), qPrintable(edit->objectName()));
            QVERIFY2(edit->focusPolicy() != Qt::NoFocus, qPrintable(edit->objectName()));
        }
        for (const QAbstractButton* button : stage.window->backendsPage()->findChildren<QAbstractButton*>()) {
            const bool isOfAView =
                button->objectName().startsWith(QLatin1String("qt_")) || button->inherits("QTableCornerButton");
            if (isOfAView || !button->isVisibleTo(stage.window->backendsPage())) continue;
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty(),
                     qPrintable(button->objectName()));
        }
    }
};

} // namespace chronoscope::test::backendStory

CHRONOSCOPE_STORY(backendStory, BackendStory)
#include "BackendStory.moc"
