// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/desktop/DesktopTies.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QToolButton>

#include <fcntl.h>
#include <unistd.h>

#include <future>

namespace chronoscope::test::desktopStory {

/// The desktop's notifications, as far as one is shown and pressed.
class Notifications : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QStringList told; ///< "title|text"
    QString icon;     ///< of the last
    QVariantMap hints;
signals:
    void ActionInvoked(uint id, const QString& action);
public slots:
    uint Notify(const QString&, uint, const QString& iconName, const QString& title, const QString& text,
                const QStringList&, const QVariantMap& given, int) {
        icon = iconName;
        hints = given;
        told << title + QLatin1Char('|') + text;
        return static_cast<uint>(told.size());
    }
};

/// The session manager's inhibitors: held until the other end of a pipe is closed.
class Login : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")
public:
    bool refuses = false;
    int asked = 0;
    QString what;
    bool isHeld() {
        if (m_read < 0) return false;
        char byte = 0;
        return ::read(m_read, &byte, 1) < 0; // nothing to read, and nobody has closed it
    }
    ~Login() override { end(); }
    void end() {
        if (m_read >= 0) ::close(m_read);
        m_read = -1;
    }
public slots:
    QDBusUnixFileDescriptor Inhibit(const QString& kinds, const QString&, const QString&, const QString&) {
        ++asked;
        what = kinds;
        int ends[2] = {-1, -1};
        if (refuses || ::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) {
            sendErrorReply(QDBusError::AccessDenied, QStringLiteral("not you"));
            return {};
        }
        end();
        m_read = ends[0];
        QDBusUnixFileDescriptor lock(ends[1]); // keeps a copy
        ::close(ends[1]);
        return lock;
    }

private:
    int m_read = -1;
};

/// The screen saver, which is asked where the session manager refuses.
class ScreenSaver : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
public:
    QList<uint> held;
public slots:
    uint Inhibit(const QString&, const QString&) {
        held << m_next;
        return m_next++;
    }
    void UnInhibit(uint cookie) { held.removeAll(cookie); }

private:
    uint m_next = 17;
};

/// The task bar, which hears how far the runs are.
class TaskBar : public QObject {
    Q_OBJECT
public:
    QList<QVariantMap> heard;
    QString program; ///< whose entry the last one is of
public slots:
    void Update(const QString& uri, const QVariantMap& state) {
        program = uri;
        heard << state;
    }
};

/// What the desktop is told of runs, on a bus of this test's own.
class DesktopStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
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
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", address);
        QDBusConnection bus = QDBusConnection::connectToBus(QString::fromUtf8(address), QStringLiteral("desktop"));
        const auto all = QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals;
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), &m_notices, all));
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/login1"), &m_login, all));
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &m_saver, all));
        for (const char* name :
             {"org.freedesktop.Notifications", "org.freedesktop.login1", "org.freedesktop.ScreenSaver"})
            QVERIFY(bus.registerService(QLatin1String(name)));
        QVERIFY(bus.connect({}, {}, QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"),
                            &m_bar, SLOT(Update(QString, QVariantMap))));
    }
    void cleanupTestCase() {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    void init() {
        m_login.refuses = false;
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        QVERIFY(!QTest::currentTestFailed());
        QTRY_VERIFY(!ties().sleepGuard().isHeld()); // of the sample's run
        m_notices.told.clear();
        m_login.asked = 0;
        m_bar.heard.clear();
    }
    void cleanup() { m_stage.reset(); }

    void aRunThatEndsBehindOtherWindowsIsTold_data() {
        QTest::addColumn<bool>("inFront");
        QTest::addColumn<bool>("wanted");
        QTest::addColumn<int>("told");
        QTest::newRow("another window in front") << false << true << 1;
        QTest::newRow("it is in front itself") << true << true << 0;
        QTest::newRow("not wanted") << false << false << 0;
    }
    void aRunThatEndsBehindOtherWindowsIsTold() {
        QFETCH(const bool, inFront);
        QFETCH(const bool, wanted);
        QFETCH(const int, told);
        for (const ui::Setting& setting : ui::settingTable())
            if (setting.key == QLatin1String("runs/notify")) m_stage->settings.choose(setting, wanted);
        QWidget other;
        other.show();
        QWidget& front = inFront ? static_cast<QWidget&>(*m_stage->window) : other;
        front.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&front));
        QSignalSpy ended(&m_stage->session->hub(), &ui::RunHub::ended);
        m_stage->startRun(QStringLiteral("a <b>bold</b> run"), QStringLiteral("calibration:?cutoff=2018&seed=3"),
                          small());
        QTRY_COMPARE(ended.size(), 1);
        QTest::qWait(100); // a notice that should not come would come now
        QCOMPARE(m_notices.told.size(), told);
        if (told == 0) return;
        QCOMPARE(m_notices.told.first(), QStringLiteral("a <b>bold</b> run|The run has finished"));
        QCOMPARE(m_notices.hints.value(QStringLiteral("desktop-entry")).toString(), installedName());
        QCOMPARE(m_notices.icon, installedName());
    }

    void otherLongWorkThatEndsBehindOtherWindowsIsTold_data() {
        QTest::addColumn<bool>("isLong");
        QTest::newRow("long") << true;
        QTest::newRow("done before one looks away") << false;
    }
    void otherLongWorkThatEndsBehindOtherWindowsIsTold() {
        QFETCH(const bool, isLong);
        if (isLong) ties().setLong(std::chrono::milliseconds(0));
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        QSignalSpy changed(m_stage->session.get(), &ui::Session::benchmarkChanged);
        m_stage->session->importPaths({m_stage->sampleFolder()});
        QTRY_VERIFY(!changed.isEmpty());
        scoring::ScoringRequest request;
        request.run = m_stage->session->runs().front().id;
        request.name = "again";
        QSignalSpy scored(&m_stage->session->scorings(), &ui::ScoringHub::finished);
        m_stage->session->scorings().score(request);
        QTRY_COMPARE(scored.size(), 1);
        QTest::qWait(100); // a notice that should not come would come now
        const QString sample = QFileInfo(m_stage->sampleFolder()).fileName();
        QCOMPARE(m_notices.told, isLong ? QStringList({sample + QStringLiteral("|The import has finished"),
                                                       QStringLiteral("again|The scoring has finished")})
                                        : QStringList());
    }

    void anImportThatEndsOtherwiseIsToldSo_data() {
        QTest::addColumn<bool>("isCancelled");
        QTest::addColumn<QString>("told");
        QTest::newRow("cancelled") << true << QStringLiteral("facts.csv|The import was cancelled");
        QTest::newRow("failed") << false << QStringLiteral("facts.csv|The import failed: not enough room");
    }
    void anImportThatEndsOtherwiseIsToldSo() {
        QFETCH(const bool, isCancelled);
        QFETCH(const QString, told);
        ties().setLong(std::chrono::milliseconds(0));
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        std::promise<void> mayEnd;
        m_stage->session->importBy(
            m_stage->window.get(), QStringLiteral("/somewhere/facts.csv"),
            [opened = mayEnd.get_future().share()](store::Workspace&, const std::stop_token& stop) -> Result<bool> {
                opened.wait();
                if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled", {}};
                return Error{ErrorCode::Io, "not enough room", {}};
            },
            [](const Result<bool>&) {});
        if (isCancelled) m_stage->session->cancelImport();
        mayEnd.set_value();
        QTRY_COMPARE(m_notices.told, QStringList{told});
    }

    /// That one cannot be removed says nothing of the pass in hand.
    void aScoringThatGoesOnIsNotToldWhereAnotherCannotBeRemoved() {
        ties().setLong(std::chrono::milliseconds(0));
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        ui::ScoringHub& hub = m_stage->session->scorings();
        QSignalSpy refused(&hub, &ui::ScoringHub::refused);
        QSignalSpy scored(&hub, &ui::ScoringHub::finished);
        scoring::ScoringRequest request;
        request.run = m_stage->session->runs().front().id;
        for (const char* name : {"first", "second"}) {
            request.name = name;
            hub.score(request);
        }
        store::ScoringRecord none;
        none.id = 4711;
        none.run = request.run;
        hub.remove(none); // behind the first, before the second has ended
        QTRY_COMPARE(scored.size(), 2);
        QCOMPARE(refused.size(), 1);
        QTRY_COMPARE(m_notices.told, QStringList({QStringLiteral("first|The scoring has finished"),
                                                  QStringLiteral("second|The scoring has finished")}));
        m_stage->dialogs.problems.clear();
    }

    void aPressOnTheNoticeShowsTheRun() {
        m_stage->window->showPage(QStringLiteral("benchmark"));
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        m_stage->startRun(QStringLiteral("told"), QStringLiteral("calibration:?cutoff=2018&seed=3"), small());
        QTRY_COMPARE(m_notices.told.size(), 1);
        QTest::qWait(50); // its number comes back
        emit m_notices.ActionInvoked(1, QStringLiteral("default"));
        QTRY_VERIFY(m_stage->find<QToolButton>("heatmapRail")->isChecked());
    }

    void theComputerStaysAwakeWhileARunGoes() {
        const qint64 run = slowRun();
        QTRY_VERIFY(m_login.isHeld());
        QCOMPARE(m_login.what, QStringLiteral("idle:sleep"));
        QTRY_VERIFY(ties().sleepGuard().isHeld());
        m_stage->session->hub().pause(run);
        QTRY_VERIFY(!m_login.isHeld());
        m_stage->session->hub().resume(run);
        QTRY_VERIFY(m_login.isHeld());
        m_stage->session->hub().cancel(run);
        QTRY_VERIFY(!m_login.isHeld());
        QCOMPARE(m_login.asked, 2);
    }

    void theScreenSaverIsAskedWhereTheSessionManagerRefuses() {
        m_login.refuses = true;
        const qint64 run = slowRun();
        QTRY_COMPARE(m_saver.held.size(), 1);
        m_stage->session->hub().cancel(run);
        QTRY_VERIFY(m_saver.held.isEmpty());
    }

    void nothingIsHeldOnceTheProgramEnds() {
        slowRun();
        QTRY_VERIFY(m_login.isHeld());
        m_stage.reset();
        QTRY_VERIFY(!m_login.isHeld());
    }

    void itSleepsAsItWouldWhereThatIsChosen() {
        for (const ui::Setting& setting : ui::settingTable())
            if (setting.key == QLatin1String("runs/awake")) m_stage->settings.choose(setting, false);
        const qint64 run = slowRun();
        QTest::qWait(200);
        QCOMPARE(m_login.asked, 0);
        m_stage->session->hub().cancel(run);
    }

    void theTaskBarHearsHowFarRunsAre() {
        const qint64 run = slowRun();
        QTRY_VERIFY(!m_bar.heard.isEmpty() && m_bar.heard.last().value(QStringLiteral("progress-visible")).toBool());
        QTRY_VERIFY(m_bar.heard.last().value(QStringLiteral("progress")).toDouble() > 0);
        QCOMPARE(m_bar.program, QStringLiteral("application://%1.desktop").arg(installedName()));
        m_stage->session->hub().cancel(run);
        QTRY_VERIFY(!m_bar.heard.last().value(QStringLiteral("progress-visible")).toBool());
    }

private:
    ui::DesktopTies& ties() { return *m_stage->window->findChild<ui::DesktopTies*>(); }
    /// Of the desktop entry that the packages install, without its suffix.
    static QString installedName() {
        const QDir linux_(QStringLiteral(CHRONOSCOPE_SOURCE_DIR "/packaging/linux"));
        return QFileInfo(linux_.entryList({QStringLiteral("*.desktop")}).value(0)).completeBaseName();
    }
    static run::RunSpec small() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        return spec;
    }
    qint64 slowRun() {
        const qint64 run = m_stage->startRun(QStringLiteral("slow"),
                                             QStringLiteral("calibration:?cutoff=2018&latency_ms=30"), small());
        const auto isGoing = [&] { return !m_stage->session->hub().going().empty(); };
        (void)QTest::qWaitFor(isGoing, 10'000);
        return run;
    }

    QTemporaryDir m_folder;
    QProcess m_daemon;
    Notifications m_notices;
    Login m_login;
    ScreenSaver m_saver;
    TaskBar m_bar;
    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::desktopStory

CHRONOSCOPE_STORY(desktopStory, DesktopStory)
#include "DesktopStory.moc"
