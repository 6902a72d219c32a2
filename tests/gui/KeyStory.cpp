// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "tests/gui/Story.h"
#include "ui/bridge/KeyRing.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QFile>
#include <QLibrary>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdlib>
#include <string_view>

namespace chronoscope::test::keyStory {

namespace {
constexpr int kLong = 30'000;
constexpr int kNever = 600'000;              // ms
constexpr const char* kCommand = "--key-of"; // URI, ms of silence, ms at most
const std::string kOrigin = "https://models.example:443";
const QString kUri = QStringLiteral("openai:https://models.example?model=m");
} // namespace

/// A keychain of this test's own: KDE's, as far as a key is read. It is locked until unlock().
class Wallet : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.KWallet")
public:
    bool isAsked() const { return !m_waiting.isEmpty(); }
    void lock() {
        m_locked = true;
        m_waiting.clear();
    }
    void unlock() {
        m_locked = false;
        for (const QDBusMessage& question : m_waiting)
            m_bus.send(question.createReply(kHandle));
        m_waiting.clear();
    }
    void attachTo(const QDBusConnection& bus) { m_bus = bus; }

public slots:
    QString networkWallet() { return QStringLiteral("wallet"); }
    int open(const QString&, qlonglong, const QString&) {
        if (!m_locked) return kHandle;
        setDelayedReply(true);
        m_waiting << message();
        return 0;
    }
    int entryType(int, const QString&, const QString&, const QString&) { return 1; } // a password
    QString readPassword(int, const QString&, const QString&, const QString&) { return QStringLiteral("sk-stored"); }
    int removeEntry(int, const QString&, const QString&, const QString&) { return 0; }

private:
    static constexpr int kHandle = 7;
    QDBusConnection m_bus{QString()};
    bool m_locked = true;
    QList<QDBusMessage> m_waiting;
};

/// The system's keychain is locked: what the user types meanwhile, and a command that waits for it.
class KeyStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        if (QLibrary(QStringLiteral("secret-1")).load())
            QSKIP("libsecret is installed, and would be asked instead of this test's keychain");
        QFile config(m_folder.filePath(QStringLiteral("bus.conf")));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("<busconfig><type>session</type><listen>unix:dir=" + m_folder.path().toUtf8() +
                     "</listen><policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
                     "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
        config.close();
        m_daemon.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--nofork"), QStringLiteral("--print-address"),
                                                       QStringLiteral("--config-file=") + config.fileName()});
        if (!m_daemon.waitForReadyRead()) QSKIP("there is no dbus-daemon");
        const QByteArray address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        qputenv("KDE_SESSION_VERSION", "5");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
        qputenv("XDG_CACHE_HOME", m_folder.path().toUtf8());
        QDBusConnection bus = QDBusConnection::connectToBus(QString::fromUtf8(address), QStringLiteral("wallet"));
        QVERIFY(bus.registerObject(QStringLiteral("/modules/kwalletd5"), &m_wallet, QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService(QStringLiteral("org.kde.kwalletd5")));
        m_wallet.attachTo(bus);
    }
    void cleanupTestCase() {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    void init() { m_wallet.lock(); }

    void aStoredKeyIsReadOnceItIsUnlocked() {
        ui::KeyRing ring;
        load(ring);
        QVERIFY(ring.key(kOrigin).empty());
        answer(ring);
        QCOMPARE(ring.key(kOrigin), std::string("sk-stored"));
    }

    void aKeyThatIsTypedMeanwhileStays() {
        ui::KeyRing ring;
        load(ring);
        ring.put(kOrigin, "sk-typed", false);
        answer(ring);
        QCOMPARE(ring.key(kOrigin), std::string("sk-typed"));
    }

    void aKeyThatIsForgottenMeanwhileStaysForgotten() {
        ui::KeyRing ring;
        load(ring);
        ring.forget(kOrigin);
        answer(ring);
        QVERIFY(ring.key(kOrigin).empty());
    }

    void aCommandWaitsForTheUserToUnlockIt() {
        QProcess command;
        start(command, 0, kNever);
        QTRY_VERIFY_WITH_TIMEOUT(said(command).contains("waiting for the system's keychain"), kLong);
        m_wallet.unlock();
        QTRY_COMPARE_WITH_TIMEOUT(command.state(), QProcess::NotRunning, kLong);
        QCOMPARE(command.exitCode(), int{app::kDone});
    }

    void aCommandDoesNotWaitForEver() {
        QProcess command;
        start(command, kNever, 200);
        QTRY_COMPARE_WITH_TIMEOUT(command.state(), QProcess::NotRunning, kLong);
        QCOMPARE(command.exitCode(), int{app::kBackendFailed});
        QVERIFY2(said(command).contains("has not answered within 0.2 s"), said(command).constData());
    }

    void anInterruptEndsTheWaitAtOnce() {
        QProcess command;
        start(command, 0, kNever);
        QTRY_VERIFY_WITH_TIMEOUT(said(command).contains("waiting for the system's keychain"), kLong);
        kill(static_cast<pid_t>(command.processId()), SIGINT);
        QTRY_COMPARE_WITH_TIMEOUT(command.state(), QProcess::NotRunning, kLong);
        QCOMPARE(command.exitStatus(), QProcess::NormalExit);
        QCOMPARE(command.exitCode(), int{app::kInterrupted});
        QVERIFY2(said(command).contains("interrupted while"), said(command).constData());
    }

private:
    /// Asks for the key; back when the keychain has the question.
    void load(ui::KeyRing& ring) {
        ring.load({kOrigin});
        QTRY_VERIFY(m_wallet.isAsked());
    }
    void answer(ui::KeyRing& ring) {
        QSignalSpy loaded(&ring, &ui::KeyRing::loaded);
        m_wallet.unlock();
        QTRY_COMPARE(loaded.size(), 1);
    }
    void start(QProcess& command, int silentMs, int longestMs) {
        m_said.clear();
        command.setProcessChannelMode(QProcess::MergedChannels);
        command.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("KeyStory"), QLatin1String(kCommand), kUri, QString::number(silentMs),
                       QString::number(longestMs)});
        QVERIFY(command.waitForStarted());
    }
    const QByteArray& said(QProcess& command) { return m_said += command.readAll(); }

    QTemporaryDir m_folder;
    QProcess m_daemon;
    Wallet m_wallet;
    QByteArray m_said;
};

namespace {
/// What a command does before it asks a server.
int askForKey(const std::string& uri, int silentMs, int longestMs) {
    app::Interruption interruption;
    const app::KeychainPatience patience{std::chrono::milliseconds(silentMs), std::chrono::milliseconds(longestMs)};
    const auto services = app::commandServices(uri, interruption.token(), patience);
    return services ? static_cast<int>(app::kDone) : app::printError(services.error());
}

int tellKeyStory(int argc, char** argv) {
    if (argc == 5 && std::string_view(argv[1]) == kCommand)
        return askForKey(argv[2], std::atoi(argv[3]), std::atoi(argv[4]));
    return tellStory<KeyStory, QCoreApplication>(argc, argv);
}
} // namespace

} // namespace chronoscope::test::keyStory

// The commands are this very program.
CHRONOSCOPE_STORY_TOLD_BY(keyStory, KeyStory, tellKeyStory)
#include "KeyStory.moc"
