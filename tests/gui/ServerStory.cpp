// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"
#include "tests/gui/Story.h"
#include "ui/bridge/ServerHub.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <csignal>
#include <string_view>

namespace chronoscope::test::serverStory {

namespace {
constexpr int kLong = 30'000;
const QString kName = QStringLiteral("my server");
using State = backend::ManagedServer::State;
} // namespace

/// A researcher changes the command of a server that runs, and starts it.
class ServerStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_hub = std::make_unique<ui::ServerHub>();
        m_hub->start(kName, command("old", {"--stubborn"})); // takes its time to end
        QTRY_COMPARE_WITH_TIMEOUT(m_hub->status(kName).state, State::Ready, kLong);
        m_old = pidOf("old");
        QVERIFY(lives(m_old));
    }
    void cleanup() {
        m_hub.reset();
        m_folder.reset();
    }

    void aChangedServerWaitsForTheEndOfTheOldOne() {
        m_hub->start(kName, command("new"));
        QVERIFY(lives(m_old)); // so this thread has not waited for it
        QCOMPARE(m_hub->status(kName).state, State::Starting);
        QCOMPARE(m_hub->status(kName).port, 0);
        QTRY_VERIFY_WITH_TIMEOUT(pidOf("new") > 0, kLong);
        QVERIFY(!lives(m_old));
        QTRY_COMPARE_WITH_TIMEOUT(m_hub->status(kName).state, State::Ready, kLong);
    }

    void theLastCommandIsTheOneThatIsStarted() {
        m_hub->start(kName, command("new"));
        m_hub->restart(kName, command("newest"));
        QTRY_COMPARE_WITH_TIMEOUT(m_hub->status(kName).state, State::Ready, kLong);
        QVERIFY(pidOf("newest") > 0);
        QCOMPARE(pidOf("new"), 0);
    }

    void aStopMeanwhileHolds() {
        m_hub->start(kName, command("new"));
        m_hub->stop(kName);
        QTRY_COMPARE_WITH_TIMEOUT(m_hub->status(kName).state, State::Stopped, kLong);
        QVERIFY(!lives(m_old));
        QCOMPARE(pidOf("new"), 0);
    }

private:
    static bool lives(int pid) { return kill(pid, 0) == 0 || errno != ESRCH; }

    backend::ManagedCommand command(const std::string& pidFile, std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{"--port", "{port}", "--pid", path(pidFile).toStdString()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return {CHRONOSCOPE_HEALTH_DRIVER, arguments, {}, "/health"};
    }
    QString path(const std::string& name) const { return m_folder->filePath(QString::fromStdString(name)); }
    /// 0 = it has not written it.
    int pidOf(const std::string& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::ServerHub> m_hub;
    int m_old = 0;
};

} // namespace chronoscope::test::serverStory

CHRONOSCOPE_STORY_TOLD_BY(serverStory, ServerStory, (tellStory<ServerStory, QCoreApplication>))
#include "ServerStory.moc"
