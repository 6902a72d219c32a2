// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/WindowDiagnosis.h"
#include "tests/gui/Stage.h"
#include "ui/help/DiagnosticsDialog.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>

#include <csignal>
#include <future>

namespace chronoscope::test::diagnosticsStory {

namespace {
constexpr int kGatherMs = 30'000;

std::vector<diagnose::BundlePart> partsOf(bool withReplies) {
    std::vector<diagnose::BundlePart> parts{{"versions.txt", "which program this is", "chronoscope 1\n"},
                                            {"log.txt", "what it did", "opened a workspace\n"}};
    if (withReplies) parts.push_back({"replies.txt", "the newest replies", "A. Anna\n"});
    return parts;
}
} // namespace

/// What is sent to others is looked at first: every file of it, word for word, and replies only where they are ticked.
class DiagnosticsStory : public QObject {
    Q_OBJECT
private slots:
    void everyFileIsShownBeforeItIsSaved() {
        open(true);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 2, kGatherMs);
        QTRY_COMPARE(text()->toPlainText(), QStringLiteral("chronoscope 1\n"));
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down);
        QCOMPARE(text()->toPlainText(), QStringLiteral("opened a workspace\n"));
        QVERIFY(text()->isReadOnly());
        QCOMPARE(list()->currentItem()->toolTip(), QStringLiteral("what it did"));
    }

    void repliesAreInItOnlyWhereTheyAreTicked() {
        open(true);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 2, kGatherMs);
        QVERIFY(!replies()->isChecked());
        QTest::keyClick(replies(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 3, kGatherMs);
        QTest::keyClick(replies(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 2, kGatherMs);
    }

    void withoutAWorkspaceThereAreNoRepliesToTick() {
        open(false);
        QVERIFY(!replies()->isEnabled());
        QVERIFY(replies()->toolTip().contains(QStringLiteral("No workspace")));
    }

    void whatIsSavedIsAZipFileAndTheWindowCloses() {
        open(true);
        QTRY_VERIFY_WITH_TIMEOUT(save()->isEnabled(), kGatherMs);
        const QString path = m_stage.path(QStringLiteral("bundle.zip"));
        m_stage.dialogs.answers.enqueue(path);
        QSignalSpy saved(m_dialog, &ui::DiagnosticsDialog::saved);
        QTest::mouseClick(save(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kGatherMs);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("PK"));
        QTRY_VERIFY(!m_dialog);
    }

    void aFileThatCannotBeWrittenIsSaidAndTheWindowStays() {
        open(true);
        QTRY_VERIFY_WITH_TIMEOUT(save()->isEnabled(), kGatherMs);
        m_stage.dialogs.problems.clear();
        m_stage.dialogs.answers.enqueue(m_stage.path(QStringLiteral("no/such/folder/bundle.zip")));
        QTest::mouseClick(save(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_stage.dialogs.problems.size(), 1, kGatherMs);
        QVERIFY(m_dialog && m_dialog->isVisible());
    }

    void whileItIsGatheredNothingCanBeSaved() {
        std::promise<void> opened;
        auto* dialog = new ui::DiagnosticsDialog(
            [wait = opened.get_future().share()](bool withReplies) {
                wait.wait();
                return partsOf(withReplies);
            },
            true, m_stage.dialogs, m_stage.window.get());
        m_dialog = dialog;
        dialog->open();
        QVERIFY(!save()->isEnabled());
        opened.set_value();
        QTRY_VERIFY_WITH_TIMEOUT(save()->isEnabled(), kGatherMs);
    }

    /// The program itself, with a workspace open, dies of a signal; the next start asks, once.
    void afterAnUnexpectedEndTheWorkspaceIsOfferedAgain() {
        m_stage.openNew();
        const QString file = m_stage.session->path();
        m_stage.startAgain(); // it is not open here any more
        const QTemporaryDir home;
        const QByteArray before = qgetenv("XDG_STATE_HOME");
        qputenv("XDG_STATE_HOME", home.path().toLocal8Bit());
        const auto restored =
            qScopeGuard([&] { before.isNull() ? qunsetenv("XDG_STATE_HOME") : qputenv("XDG_STATE_HOME", before); });
        endProgramHard(home.path(), file);
        QVERIFY(!QTest::currentTestFailed());

        const app::Diagnosis nothing;
        app::WindowDiagnosis watching(*m_stage.window, *m_stage.session, m_stage.settings, m_stage.dialogs, nothing);
        m_stage.dialogs.verbs << QStringLiteral("Open it again");
        QVERIFY(watching.offersReopening([this](const QString& path) { m_stage.window->workspaces().open(path); }));
        const QString asked = m_stage.dialogs.questions.constLast();
        QVERIFY2(asked.contains(QFileInfo(file).fileName()), qPrintable(asked));
        QTRY_COMPARE(m_stage.session->path(), file);
        QTRY_VERIFY(m_stage.session->isOpen() && !m_stage.session->isReadOnly());
        QVERIFY(!watching.offersReopening([](const QString&) { QFAIL("asked once more"); }));
    }

    void cleanup() { delete m_dialog; }

private:
    void endProgramHard(const QString& home, const QString& file) {
        QProcess program;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
            environment.insert(QLatin1String(name), home);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(CHRONOSCOPE_PROGRAM), {file});
        QFile log(home + QStringLiteral("/chronoscope/log/window.log"));
        const auto hasOpened = [&] {
            const bool found = log.open(QIODevice::ReadOnly) && log.readAll().contains("opened " + file.toUtf8());
            log.close();
            return found;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasOpened(), kGatherMs);
        QCOMPARE(kill(static_cast<pid_t>(program.processId()), SIGSEGV), 0);
        QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, kGatherMs);
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    }

    void open(bool hasWorkspace) {
        m_dialog = new ui::DiagnosticsDialog(partsOf, hasWorkspace, m_stage.dialogs, m_stage.window.get());
        m_dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }
    QListWidget* list() { return m_dialog->findChild<QListWidget*>(QStringLiteral("diagnosticsList")); }
    QPlainTextEdit* text() { return m_dialog->findChild<QPlainTextEdit*>(QStringLiteral("diagnosticsText")); }
    QCheckBox* replies() { return m_dialog->findChild<QCheckBox*>(QStringLiteral("diagnosticsReplies")); }
    QPushButton* save() { return m_dialog->findChild<QPushButton*>(QStringLiteral("diagnosticsSave")); }

    Stage m_stage;
    QPointer<ui::DiagnosticsDialog> m_dialog;
};

} // namespace chronoscope::test::diagnosticsStory

CHRONOSCOPE_STORY(diagnosticsStory, DiagnosticsStory)
#include "DiagnosticsStory.moc"
