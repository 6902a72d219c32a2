// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"
#include "tests/gui/Dropping.h"
#include "tests/gui/SmallServer.h"
#include "tests/support/Files.h"
#include "ui/bridge/ServerInstaller.h"
#include "ui/pages/AskPage.h"
#include "ui/pages/BackendsPage.h"
#include "ui/views/NoticeBar.h"
#include "widgets/plots/AnswerGrid.h"

#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QProgressBar>
#include <QStandardPaths>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::ggufStory {

/// From a model's file to its first answer: with a server that is there, and with one that is installed for it.
class GgufStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_path = qgetenv("PATH");
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->path().toLocal8Bit());
        // No llama-server of this machine, but Python.
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        QDir().mkpath(at(QStringLiteral("bin")));
        if (!python.isEmpty()) QFile::link(realPython(python), at(QStringLiteral("bin/python3")));
        qputenv("PATH", at(QStringLiteral("bin")).toLocal8Bit());
        qputenv("HOME", m_folder->path().toLocal8Bit());
        m_stage = std::make_unique<Stage>();
        if (!ggufIsFree()) QSKIP("a llama-server is installed in a usual place of this machine");
    }
    void cleanup() {
        m_stage.reset();
        m_folder.reset();
        qputenv("PATH", m_path);
    }

    /// Drop, Ask it, Enter.
    void aModelsFileAnswersInThreeActionsOnceAServerIsThere() {
        if (!haveServer()) QSKIP("no Python with xllamacpp (see CHRONOSCOPE_PYTHON), and no package index answers");
        int actions = 0;
        ++actions;
        drop(model());
        QTRY_COMPARE(m_stage->backends->backends().size(), std::size_t{1});
        QCOMPARE(m_stage->backends->backends().front().name, std::string("chronotiny-v1"));
        QTRY_VERIFY(m_stage->window->backendsPage()->isVisible());
        ++actions;
        click(notice()->findChild<QPushButton*>(QStringLiteral("noticeButton")));
        QTRY_VERIFY(m_stage->window->findChild<ui::AskPage*>()->isVisible());
        ++actions; // what is typed here, and Enter
        auto* question = m_stage->find<QLineEdit>("askQuestion");
        QTRY_VERIFY(question->hasFocus());
        QTest::keyClicks(question, QStringLiteral("Who leads France?"));
        QTest::keyClick(question, Qt::Key_Return);
        const auto* grid = m_stage->find<widgets::AnswerGrid>("askGrid");
        const auto answered = [&] {
            const auto& groups = grid->data().groups;
            return !groups.isEmpty() && !groups.at(0).rows.isEmpty() && !groups.at(0).rows.at(0).cells.isEmpty() &&
                   !groups.at(0).rows.at(0).cells.at(0).silent && !groups.at(0).rows.at(0).cells.at(0).answer.isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(answered(), 120'000);
        QVERIFY2(actions <= 3, qPrintable(QString::number(actions)));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
        // Its test went on meanwhile.
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->backends->report(QStringLiteral("chronotiny-v1")), 120'000);
        QVERIFY(m_stage->backends->report(QStringLiteral("chronotiny-v1"))->usable());
    }

    void whatIsNoModelIsRefusedWithItsName() {
        const QString file = at(QStringLiteral("notes.gguf"));
        writeFile(file.toStdString(), "a text");
        m_stage->window->showPage(QStringLiteral("backends"));
        m_stage->dialogs.answers << file;
        click(m_stage->find<QPushButton>("emptyFileButton"));
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(m_stage->dialogs.problems.first().contains(QLatin1String("notes.gguf")));
        QVERIFY(m_stage->backends->backends().empty());
    }

    void withoutAServerItSaysWhatCanBeHadAndLooksAgain() {
        drop(model());
        auto* panel = m_stage->find<QFrame>("ggufPanel");
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(m_stage->backends->backends().empty());
        QVERIFY(m_stage->find<QLabel>("ggufText")->text().contains(QLatin1String("chronotiny-v1.gguf")));
        const QString commands = m_stage->find<QLabel>("ggufCommands")->text();
        QVERIFY2(commands.contains(QLatin1String("-m venv ")) && commands.contains(QLatin1String("xllamacpp")),
                 qPrintable(commands));
        QVERIFY(commands.contains(m_folder->path())); // and nowhere else
        click(m_stage->find<QPushButton>("ggufAgainButton"));
        QVERIFY(panel->isVisible());
        writeFile(at(QStringLiteral("bin/llama-server")).toStdString(), "#!/bin/sh\nexit 1\n");
        QVERIFY(QFile::setPermissions(at(QStringLiteral("bin/llama-server")), QFile::ReadOwner | QFile::ExeOwner));
        click(m_stage->find<QPushButton>("ggufAgainButton"));
        QTRY_COMPARE(m_stage->backends->backends().size(), std::size_t{1});
        QVERIFY(!panel->isVisible());
        QCOMPARE(QString::fromStdString(m_stage->backends->backends().front().managed->program),
                 at(QStringLiteral("bin/llama-server")));
    }

    void offlineNothingIsInstalled() {
        auto settings = m_stage->backends->networkSettings();
        settings.offline = true;
        m_stage->backends->setNetworkSettings(settings);
        drop(model());
        QTRY_VERIFY(m_stage->find<QFrame>("ggufPanel")->isVisible());
        QVERIFY(!m_stage->find<QPushButton>("ggufInstallButton")->isVisible());
        QVERIFY(m_stage->find<QLabel>("ggufText")->text().contains(QLatin1String("offline")));
    }

    void anInstallationThatFailsLeavesNothingAndSaysWhy_data() {
        QTest::addColumn<bool>("cancels");
        QTest::newRow("fails") << false;
        QTest::newRow("cancelled") << true;
    }
    void anInstallationThatFailsLeavesNothingAndSaysWhy() {
        QFETCH(bool, cancels);
        // A Python that makes the environment and then fails, or takes its time.
        QFile::remove(at(QStringLiteral("bin/python3")));
        writeFile(at(QStringLiteral("bin/python3")).toStdString(),
                  cancels ? "#!/bin/sh\n/bin/mkdir -p \"$3\"\necho made\n/bin/sleep 600\n"
                          : "#!/bin/sh\n/bin/mkdir -p \"$3\"\necho no room left\nexit 1\n");
        QVERIFY(QFile::setPermissions(at(QStringLiteral("bin/python3")), QFile::ReadOwner | QFile::ExeOwner));
        m_stage = std::make_unique<Stage>(); // which finds that one
        drop(model());
        QTRY_VERIFY(m_stage->find<QFrame>("ggufPanel")->isVisible());
        click(m_stage->find<QPushButton>("ggufInstallButton"));
        auto* log = m_stage->find<QPlainTextEdit>("ggufLog");
        QTRY_VERIFY_WITH_TIMEOUT(log->toPlainText().contains(QLatin1String(cancels ? "made" : "no room left")), kLong);
        const QString environment = at(QStringLiteral("chronoscope/llama/python"));
        if (cancels) {
            QVERIFY(m_stage->find<QProgressBar>("ggufProgress")->isVisible());
            QVERIFY(QDir(environment).exists());
            click(m_stage->find<QPushButton>("ggufCancelButton"));
            QVERIFY(!m_stage->find<QFrame>("ggufPanel")->isVisible());
        } else {
            auto* problem = m_stage->find<QLabel>("ggufProblem");
            QTRY_VERIFY(problem->isVisible());
            QVERIFY2(problem->text().contains(QLatin1String("venv")), qPrintable(problem->text()));
        }
        QTRY_VERIFY(!QDir(environment).exists());
        QVERIFY(m_stage->backends->backends().empty());
    }

    /// As a person would have it: from the package index to an answer, and out again.
    void theServerIsInstalledFromThePackageIndexAndServes() {
        if (!QFile::exists(at(QStringLiteral("bin/python3")))) QSKIP("there is no Python 3 on this machine");
        if (!indexAnswers()) QSKIP("no package index answers");
        drop(model());
        QTRY_VERIFY(m_stage->find<QFrame>("ggufPanel")->isVisible());
        click(m_stage->find<QPushButton>("ggufInstallButton"));
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_stage->backends->backends().empty() || m_stage->find<QLabel>("ggufProblem")->isVisible(), kInstalling);
        QVERIFY2(!m_stage->backends->backends().empty(),
                 qPrintable(m_stage->find<QPlainTextEdit>("ggufLog")->toPlainText()));
        const QString name = QStringLiteral("chronotiny-v1");
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->backends->report(name), 120'000);
        QVERIFY(m_stage->backends->report(name)->usable());
        auto* menu = m_stage->find<QToolButton>("modelFilesButton")->menu();
        menu->popup(m_stage->window->mapToGlobal(QPoint(5, 5)));
        QTRY_VERIFY(menu->isVisible());
        QAction* removal = menu->actions().last();
        QVERIFY(removal->isEnabled());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(removal).center());
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(at(QStringLiteral("chronoscope/llama/python"))).exists(), kLong);
    }

private:
    static constexpr int kInstalling = 180'000;

    QString at(const QString& name) const { return m_folder->filePath(name); }
    static QString model() { return QString::fromStdString(source("resources/models/chronotiny-v1.gguf")); }
    /// Wrappers of Python versions need the HOME that they were installed in.
    static QString realPython(const QString& found) {
        QProcess ask;
        ask.start(found, {QStringLiteral("-c"), QStringLiteral("import sys; print(sys.executable)")});
        return ask.waitForFinished() ? QString::fromLocal8Bit(ask.readAll()).trimmed() : found;
    }
    bool ggufIsFree() const {
        const auto found = backend::findGgufServer(backend::GgufPlaces::usual({}));
        return !found;
    }
    /// The environment with xllamacpp of whoever runs the tests in the place of our own, or else one that is installed.
    bool haveServer() {
        const std::string script = readFile(source("resources/server/llama_server.py"));
        const QString own = at(QStringLiteral("chronoscope/llama"));
        QProcess ask;
        ask.start(qEnvironmentVariable("CHRONOSCOPE_PYTHON", at(QStringLiteral("bin/python3"))),
                  {QStringLiteral("-c"), QStringLiteral("import sys, xllamacpp; print(sys.prefix)")});
        if (ask.waitForFinished() && ask.exitCode() == 0) {
            QDir().mkpath(own);
            writeFile((own + QStringLiteral("/llama_server.py")).toStdString(), script);
            return QFile::link(QString::fromLocal8Bit(ask.readAll()).trimmed(), own + QStringLiteral("/python"));
        }
        if (!indexAnswers()) return false;
        ui::ServerInstaller installer(own, script);
        QSignalSpy ended(&installer, &ui::ServerInstaller::ended);
        installer.install();
        return QTest::qWaitFor([&] { return !ended.isEmpty(); }, kInstalling) && installer.isInstalled();
    }
    bool indexAnswers() const {
        QProcess pip;
        pip.start(at(QStringLiteral("bin/python3")),
                  {QStringLiteral("-m"), QStringLiteral("pip"), QStringLiteral("download"), QStringLiteral("--no-deps"),
                   QStringLiteral("--no-input"), QStringLiteral("--timeout"), QStringLiteral("5"),
                   QStringLiteral("--retries"), QStringLiteral("0"), QStringLiteral("--only-binary"),
                   QStringLiteral(":all:"), QStringLiteral("-d"), at(QStringLiteral("download")),
                   QStringLiteral("xllamacpp")});
        return pip.waitForFinished(60'000) && pip.exitStatus() == QProcess::NormalExit && pip.exitCode() == 0;
    }
    void drop(const QString& file) {
        QWidget* target = m_stage->window->childAt(m_stage->window->width() / 2, m_stage->window->height() / 2);
        QVERIFY(target);
        dropOn(*target, {file}, target->rect().center());
    }
    ui::NoticeBar* notice() {
        return m_stage->window->backendsPage()->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"));
    }

    QByteArray m_path;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::ggufStory

CHRONOSCOPE_STORY(ggufStory, GgufStory)
#include "GgufStory.moc"
