// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/SmallServer.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/pages/BackendsPage.h"
#include "ui/views/NoticeBar.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::formStory {

/// What was typed into a form is there until it is saved or given up by whoever typed it.
class FormStory : public QObject {
    Q_OBJECT
private slots:
    void aRunThatCannotBeMadeLeavesItsFormAsItWas() {
        const ClosedPort closed;
        Stage stage;
        stage.openSample();
        save(stage, "openai:" + closed.url() + "?model=tiny-1");
        stage.dialogs.verbs << QStringLiteral("Back to the run") << QStringLiteral("Open backend");
        startRun(stage);
        auto* dialog = stage.window->findChild<ui::NewRunDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->isVisible()); // while the backend is tested
        QTRY_COMPARE_WITH_TIMEOUT(stage.dialogs.questions.size(), 1, kLong);
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("subjectFilterEdit"))->text(),
                 QStringLiteral("president"));
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("setsSpin"))->value(), 1);
        QCOMPARE(dialog->models().ticked(), QStringList{kName});
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.dialogs.questions.size(), 2, kLong);
        QVERIFY(stage.window->backendsPage()->isVisible()); // to be mended there
        FaultServer server(smallServer);
        type(stage.find<QLineEdit>("baseUrlEdit"), QString::fromStdString(server.url()));
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(stage.window->findChild<ui::NewRunDialog*>(), dialog);
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("subjectFilterEdit"))->text(),
                 QStringLiteral("president"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        QTRY_VERIFY(stage.window->findChild<ui::NewRunDialog*>() == nullptr);
    }

    void aPromptIsShownBeforeTheRunAsItIsThenSent() {
        FaultServer server(smallServer);
        Stage stage;
        stage.openSample();
        save(stage, "openai:" + server.url() + "?model=tiny-1");
        auto* dialog = openDialog(stage);
        QVERIFY(dialog != nullptr);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        click(dialog->findChild<QPushButton*>(QStringLiteral("seePromptsButton")));
        QStringList shown;
        for (const auto* text : dialog->findChildren<QPlainTextEdit*>(QStringLiteral("promptExample")))
            shown << text->toPlainText();
        QCOMPARE(shown.size(), 3); // one for each template
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        stage.waitForEnd(stage.session->runs().back().id);
        QSet<QString> sent;
        for (const Received& request : server.requests()) {
            QString whole;
            const auto body = QJsonDocument::fromJson(QByteArray::fromStdString(request.body));
            for (const auto& message : body[QStringLiteral("messages")].toArray())
                whole += message.toObject()[QStringLiteral("content")].toString() + QLatin1Char('\n');
            sent << whole.simplified();
        }
        for (const QString& text : shown) {
            const QString system = text.section(QStringLiteral("\n\n[Prompt]\n"), 0, 0).section(QLatin1Char('\n'), 1);
            const QString prompt = text.section(QStringLiteral("\n\n[Prompt]\n"), 1);
            QVERIFY(!system.isEmpty() && !prompt.isEmpty());
            QVERIFY2(sent.contains(QString(system + QLatin1Char('\n') + prompt).simplified()), qPrintable(text));
        }
    }

    void whatIsBeingTypedIsSavedByQuitting() {
        Stage stage;
        save(stage, "openai:http://127.0.0.1:9");
        stage.window->showPage(QStringLiteral("backends"));
        auto* base = stage.find<QLineEdit>("baseUrlEdit");
        base->setFocus();
        base->selectAll();
        QTest::keyClicks(base, QStringLiteral("http://127.0.0.1:10"));
        QTest::keyClick(stage.window.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!stage.window->isVisible());
        QVERIFY(stage.dialogs.questions.isEmpty());
        QCOMPARE(QString::fromStdString(stage.backends->find(kName)->uri),
                 QStringLiteral("openai:http://127.0.0.1:10"));
    }

    void whatCannotBeSavedIsNotLostByQuitting() {
        Stage stage;
        save(stage, "openai:http://127.0.0.1:9");
        stage.window->showPage(QStringLiteral("backends"));
        auto* base = stage.find<QLineEdit>("baseUrlEdit");
        type(base, QStringLiteral("my-server"));
        stage.window->showPage(QStringLiteral("runs"));
        stage.dialogs.verbs << QStringLiteral("Back to the form");
        QTest::keyClick(stage.window.get(), Qt::Key_Q, Qt::ControlModifier);
        QCOMPARE(stage.dialogs.questions.size(), 1);
        QVERIFY(stage.dialogs.questions.first().contains(kName));
        QVERIFY(stage.window->backendsPage()->isVisible());
        QCOMPARE(base->text(), QStringLiteral("my-server"));
        stage.dialogs.verbs << QStringLiteral("Quit without it");
        QTest::keyClick(stage.window.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!stage.window->isVisible());
    }

    void theTimeOfACalibrationModelFollowsFromItsLatency() {
        Stage stage;
        stage.openSample();
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
        auto* dialog = stage.window->findChild<ui::NewRunDialog*>();
        tickPipeline(*dialog);
        auto* cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        QTRY_VERIFY_WITH_TIMEOUT(cost->isVisible(), kLong);
        QVERIFY(!cost->text().contains(QLatin1String("latency")));
        click(dialog->findChild<QToolButton*>(QStringLiteral("plantedButton")));
        auto* latency = dialog->findChild<QSpinBox*>(QStringLiteral("latencySpin"));
        latency->setFocus();
        latency->selectAll();
        QTest::keyClicks(latency, QStringLiteral("60000"));
        QTest::keyClick(latency, Qt::Key_Tab);
        QTRY_VERIFY2(cost->text().contains(QLatin1String("by the model's latency")), qPrintable(cost->text()));
    }

    void whatCannotBeSavedStaysWithItsBackend() {
        Stage stage;
        save(stage, "openai:http://127.0.0.1:9");
        stage.backends->add({"another", "openai:http://127.0.0.1:11", std::nullopt, {}});
        stage.window->showPage(QStringLiteral("backends"));
        auto* page = stage.window->backendsPage();
        auto* base = stage.find<QLineEdit>("baseUrlEdit");
        page->table()->selectRow(0);
        type(base, QStringLiteral("my-server"));
        page->table()->selectRow(1);
        QCOMPARE(base->text(), QStringLiteral("http://127.0.0.1:11"));
        page->table()->selectRow(0);
        QCOMPARE(base->text(), QStringLiteral("my-server"));
        QVERIFY(stage.find<QLabel>("backendFormProblem")->isVisible());
        page->table()->setFocus();
        QTest::keyClick(page->table(), Qt::Key_Delete);
        QTRY_VERIFY(!stage.backends->find(kName));
        QCOMPARE(base->text(), QStringLiteral("http://127.0.0.1:11"));
        click(page->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"))
                  ->findChild<QPushButton*>(QStringLiteral("noticeButton")));
        QTRY_VERIFY(stage.backends->find(kName));
        QCOMPARE(base->text(), QStringLiteral("my-server"));
    }
};

} // namespace chronoscope::test::formStory

CHRONOSCOPE_STORY(formStory, FormStory)
#include "FormStory.moc"
