// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/RunHub.h"

#include "core/run/RunFactory.h"
#include "ui/views/CoreWords.h"

#include <set>
#include <string>

namespace chronoscope::ui {

namespace {
constexpr int kReportIntervalMs = 66;

bool isOver(const run::RunProgress& progress) {
    return progress.state == run::EngineState::Finished || progress.state == run::EngineState::Stopped;
}
} // namespace

RunHub::RunHub(std::shared_ptr<const backend::Network> network, QObject* parent)
    : QObject(parent), m_network(std::move(network)) {
    m_timer.setInterval(kReportIntervalMs);
    connect(&m_timer, &QTimer::timeout, this, &RunHub::collectReports);
}

RunHub::~RunHub() {
    for (auto& [id, coming] : m_coming)
        coming.stop.request_stop(); // each lane waits for what it has in hand
}

void RunHub::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    m_timer.stop();
    for (auto& [id, engine] : m_engines)
        if (engine) engine->cancel(run::StopReason::Interrupted);
    for (auto& [id, engine] : m_engines)
        retire(id, std::move(engine));
    for (auto& [id, coming] : m_coming)
        coming.stop.request_stop();
    m_engines.clear();
    m_newest.clear();
    m_coming.clear();
    m_inbox = std::make_shared<Inbox>();
    m_workspace = std::move(workspace);
}

/// Destroys an engine in the background: its destructor waits for its threads.
void RunHub::retire(qint64 run, Engine engine) {
    if (!engine) return;
    std::shared_ptr<run::RunEngine> shared = std::move(engine);
    m_lanes.run(
        std::to_string(run), this,
        [shared = std::move(shared)]() mutable {
            shared.reset();
            return true;
        },
        [](bool) {});
}

void RunHub::start(qint64 run, const run::RunningServer& server) {
    const auto at = m_coming.find(run);
    if (at == m_coming.end()) {
        if (!m_workspace || isActive(run)) return;
        m_coming[run].server = server;
        launch(run);
    } else if (at->second.wish != Opening::Changing) {
        at->second.wish = Opening::Going;
        if (server.port > 0) move(run, at->second, server);
    }
    emit progressed({run});
}

bool RunHub::await(qint64 run, const QString& server) {
    if (!m_workspace || opening(run) == Opening::Changing || (!m_coming.contains(run) && isActive(run))) return false;
    PendingOpening& coming = m_coming[run];
    coming.wish = Opening::Going;
    coming.awaited = server;
    emit progressed({run});
    return true;
}

void RunHub::served(qint64 run, const run::RunningServer& server) {
    const auto at = m_coming.find(run);
    if (at == m_coming.end() || at->second.awaited.isEmpty()) return;
    move(run, at->second, server);
    emit progressed({run});
}

/// Sees to it that the run is opened with `server`.
void RunHub::move(qint64 run, PendingOpening& coming, const run::RunningServer& server) {
    coming.awaited.clear();
    const bool same = coming.server == server;
    coming.server = server;
    if (!coming.isPending)
        launch(run);
    else if (!same)
        coming.stop.request_stop(); // opened() begins anew
}

void RunHub::launch(qint64 run) {
    PendingOpening& coming = m_coming[run];
    coming.stop = std::stop_source();
    coming.isPending = true;
    const auto inbox = m_inbox;
    const auto sink = [inbox, run](const run::RunProgress& progress) {
        const std::lock_guard lock(inbox->mutex);
        inbox->reports[run] = progress;
    };
    m_lanes.run(
        std::to_string(run), this,
        [workspace = m_workspace, network = m_network, run, sink, server = coming.server,
         stop = coming.stop.get_token()] {
            return std::make_shared<Result<Engine>>(run::openRun(workspace, run, sink, 0, network.get(), server, stop));
        },
        [this, run, workspace = m_workspace](const std::shared_ptr<Result<Engine>>& engine) {
            if (workspace == m_workspace)
                opened(run, std::move(*engine));
            else if (*engine) // another workspace was opened meanwhile
                retire(run, std::move(**engine));
        });
}

void RunHub::opened(qint64 run, Result<Engine> engine) {
    PendingOpening& coming = m_coming.at(run);
    const Opening wish = coming.wish;
    coming.isPending = false;
    const bool stale = !coming.awaited.isEmpty() || coming.stop.stop_requested();
    if (wish == Opening::Cancelled || stale) {
        if (engine) retire(run, std::move(*engine));
        if (wish == Opening::Cancelled)
            m_coming.erase(run);
        else if (coming.awaited.isEmpty())
            launch(run); // a cancel was taken back, or its server is elsewhere by now
        emit progressed({run});
        return;
    }
    m_coming.erase(run);
    if (!engine) {
        emit progressed({run});
        emit failed(run, coreWords(engine.error()));
        return;
    }
    retire(run, std::move(m_engines[run]));
    Engine& kept = m_engines[run] = std::move(*engine);
    if (wish == Opening::Going) kept->start();
    run::RunProgress& newest = m_newest[run] = kept->progress();
    if (wish == Opening::Paused) newest.state = run::EngineState::Paused;
    m_timer.start();
    emit progressed({run});
}

void RunHub::pause(qint64 run) {
    if (const auto at = m_coming.find(run); at != m_coming.end()) {
        if (at->second.wish == Opening::Going) at->second.wish = Opening::Paused;
    } else if (const auto engine = m_engines.find(run); engine != m_engines.end()) {
        engine->second->pause();
        m_newest[run] = engine->second->progress();
    }
    emit progressed({run});
}

void RunHub::resume(qint64 run) {
    if (opening(run) == Opening::Paused) {
        m_coming[run].wish = Opening::Going;
    } else if (const auto at = m_engines.find(run); at != m_engines.end()) {
        at->second->start(); // does nothing where it has begun
        at->second->resume();
        {
            const std::lock_guard lock(m_inbox->mutex);
            m_inbox->reports.erase(run); // made while it was paused
        }
        m_newest[run] = at->second->progress();
    }
    emit progressed({run});
}

void RunHub::cancel(qint64 run) {
    if (const auto coming = m_coming.find(run); coming != m_coming.end()) {
        if (coming->second.wish == Opening::Changing) return;
        coming->second.wish = Opening::Cancelled;
        coming->second.awaited.clear();
        coming->second.stop.request_stop();
        if (!coming->second.isPending) m_coming.erase(coming);
        emit progressed({run});
        return;
    }
    const auto at = m_engines.find(run);
    if (at == m_engines.end()) return;
    if (at->second->progress().state != run::EngineState::Idle) {
        at->second->cancel();
        return;
    }
    retire(run, std::move(at->second)); // it has not begun, so it will report no end
    m_engines.erase(at);
    m_newest.erase(run);
    emit progressed({run});
}

bool RunHub::change(qint64 run, const run::RunChange& change) {
    if (!m_workspace || isActive(run)) return false;
    m_coming[run].wish = Opening::Changing;
    m_lanes.run(
        std::to_string(run), this,
        [workspace = m_workspace, run, change] { return run::changeRun(*workspace, run, change); },
        [this, run, workspace = m_workspace](const Result<std::int64_t>& done) {
            if (workspace != m_workspace) return;
            m_coming.erase(run);
            m_newest.erase(run); // of the run before its change
            emit progressed({run});
            if (done)
                emit changed(run);
            else
                emit changeFailed(run, coreWords(done.error()));
        });
    emit progressed({run});
    return true;
}

const run::RunProgress* RunHub::progress(qint64 run) const {
    const auto at = m_newest.find(run);
    return at == m_newest.end() ? nullptr : &at->second;
}

RunHub::Opening RunHub::opening(qint64 run) const {
    const auto at = m_coming.find(run);
    return at == m_coming.end() ? Opening::None : at->second.wish;
}

QString RunHub::awaitedServer(qint64 run) const {
    const auto at = m_coming.find(run);
    return at == m_coming.end() ? QString() : at->second.awaited;
}

bool RunHub::isActive(qint64 run) const {
    if (m_coming.contains(run)) return true;
    const auto* newest = progress(run);
    return newest && !isOver(*newest);
}

std::vector<run::RunProgress> RunHub::active() const {
    std::vector<run::RunProgress> list;
    for (const auto& [id, newest] : m_newest)
        if (!isOver(newest)) list.push_back(newest);
    return list;
}

std::vector<qint64> RunHub::going() const {
    std::set<qint64> runs;
    for (const auto& [id, newest] : m_newest)
        if (newest.state == run::EngineState::Running) runs.insert(id);
    for (const auto& [id, coming] : m_coming)
        if (coming.wish == Opening::Going) runs.insert(id);
    return {runs.begin(), runs.end()};
}

void RunHub::collectReports() {
    std::map<qint64, run::RunProgress> reports;
    {
        const std::lock_guard lock(m_inbox->mutex);
        reports.swap(m_inbox->reports);
    }
    QList<qint64> changed;
    for (auto& [run, report] : reports) {
        const bool over = isOver(report);
        // A report made just before a pause must not undo it on screen.
        const auto known = m_newest.find(run);
        const bool paused = known != m_newest.end() && known->second.state == run::EngineState::Paused;
        if (!over && paused) report.state = run::EngineState::Paused;
        m_newest[run] = report;
        changed.push_back(run);
    }
    if (changed.isEmpty()) return;
    emit progressed(changed);
    for (const qint64 run : changed) {
        if (!isOver(m_newest[run])) continue;
        retire(run, std::move(m_engines[run]));
        m_engines.erase(run);
        emit ended(run);
    }
    if (m_engines.empty()) m_timer.stop();
}

} // namespace chronoscope::ui
