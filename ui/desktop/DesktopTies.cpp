// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/desktop/DesktopTies.h"

#include "ui/bridge/Session.h"
#include "ui/desktop/DesktopName.h"
#include "ui/desktop/SessionBus.h"
#include "ui/settings/Settings.h"
#include "ui/views/CoreWords.h"

#include <QApplication>
#include <QDBusMessage>
#include <QFileInfo>
#include <QWidget>

#include <utility>

namespace chronoscope::ui {

DesktopTies::DesktopTies(Session& session, const Settings& settings, QWidget& window)
    : QObject(&window), m_session(session), m_settings(settings), m_window(window) {
    connect(&session.hub(), &RunHub::progressed, this, &DesktopTies::follow);
    connect(&session.hub(), &RunHub::ended, this, &DesktopTies::follow);
    connect(&session.hub(), &RunHub::failed, this, &DesktopTies::follow);
    connect(&session, &Session::runsChanged, this, &DesktopTies::follow);
    connect(&session, &Session::workspaceChanged, this, &DesktopTies::follow);
    connect(&m_notice, &EndNotice::pressed, this, [this](qint64 run) {
        if (run != 0) return emit runWanted(run);
        m_window.setWindowState(m_window.windowState() & ~Qt::WindowMinimized);
        m_window.raise();
        m_window.activateWindow();
    });
    hearImports();
    hearScorings();
}

/// Of every kind: what was built, and the distractors of elements, come into the workspace by them too.
void DesktopTies::hearImports() {
    connect(&m_session, &Session::importProgressed, this, [this](const QString& name) {
        if (m_importing.isValid()) return;
        m_importing.start();
        m_imported = QFileInfo(name).fileName();
    });
    connect(&m_session, &Session::importEnded, this, [this](const Status& how) {
        if (!m_importing.isValid()) return;
        const QString text = how ? tr("The import has finished")
                             : how.error().code == ErrorCode::Cancelled
                                 ? tr("The import was cancelled")
                                 : tr("The import failed: %1").arg(coreWords(how.error()));
        jobEnded(std::exchange(m_importing, {}), m_imported, text);
    });
}

void DesktopTies::hearScorings() {
    ScoringHub& hub = m_session.scorings();
    const auto ended = [this](const QString& name, const QString& text) {
        const QElapsedTimer since = std::exchange(m_scoring, {});
        if (since.isValid()) jobEnded(since, name, text);
    };
    connect(&hub, &ScoringHub::finished, this, [this, ended](const store::ScoringRecord& scoring) {
        ended(QString::fromStdString(scoring.name), tr("The scoring has finished"));
    });
    connect(&hub, &ScoringHub::failed, this, [this, ended](qint64 run, const QString& why) { // a pass, and nothing else
        const auto* record = m_session.run(run);
        if (why.isEmpty()) return m_scoring.invalidate(); // a person stopped it
        ended(record ? QString::fromStdString(record->name) : QString(), tr("The scoring stopped: %1").arg(why));
    });
    connect(&hub, &ScoringHub::progressed, this, [this, &hub] {
        if (hub.isBusy() && !m_scoring.isValid()) m_scoring.start();
    });
}

void DesktopTies::follow() {
    const bool isGoing = !m_session.hub().going().empty();
    m_sleep.hold(isGoing && m_settings.chosen(QStringLiteral("runs/awake")).toBool());
    std::int64_t done = 0;
    std::int64_t total = 0;
    for (const auto& progress : m_session.hub().active()) {
        done += progress.counts.done();
        total += progress.total;
    }
    tellProgress(isGoing && total > 0, total > 0 ? static_cast<int>(100 * done / total) : 0);
}

void DesktopTies::tellProgress(bool isVisible, int percent) {
    const int now = isVisible ? percent : -1;
    if (m_told == now) return;
    m_told = now;
    const auto bus = sessionBus();
    if (!bus) return;
    QDBusMessage signal =
        QDBusMessage::createSignal(QStringLiteral("/org/chronoscope/Chronoscope"),
                                   QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"));
    signal << QStringLiteral("application://%1.desktop").arg(kDesktopName)
           << QVariantMap{{QStringLiteral("progress-visible"), isVisible},
                          {QStringLiteral("progress"), percent / 100.0}};
    bus->send(signal);
}

void DesktopTies::runEnded(qint64 run, const QString& name, const QString& text) { tell(run, name, text); }

void DesktopTies::jobEnded(const QElapsedTimer& since, const QString& name, const QString& text) {
    if (std::chrono::milliseconds(since.elapsed()) >= m_long) tell(0, name, text);
}

DesktopTies* DesktopTies::of(const QWidget& part) {
    const QWidget* window = part.window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    return window->findChild<DesktopTies*>();
}

void DesktopTies::tell(qint64 run, const QString& name, const QString& text) {
    for (const QWidget* front = QApplication::activeWindow(); front; front = front->parentWidget())
        if (front == &m_window) return; // or a dialog of it
    if (m_settings.chosen(QStringLiteral("runs/alert")).toBool()) QApplication::alert(&m_window);
    if (m_settings.chosen(QStringLiteral("runs/notify")).toBool()) m_notice.tell(run, name, text);
}

} // namespace chronoscope::ui
