// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/RunHub.h"

#include "core/run/RunFactory.h"

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

RunHub::~RunHub() = default;

void RunHub::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    m_timer.stop();
    for (auto& [id, engine] : m_engines)
        if (engine) engine->cancel();
    for (auto& [id, engine] : m_engines)
        retire(std::move(engine));
    m_engines.clear();
    m_newest.clear();
    m_opening.clear();
    m_inbox = std::make_shared<Inbox>();
    m_workspace = std::move(workspace);
}

/// Destroys an engine in the background: its destructor waits for its threads.
void RunHub::retire(std::unique_ptr<run::RunEngine> engine) {
    if (!engine) return;
    std::shared_ptr<run::RunEngine> shared = std::move(engine);
    m_queue.run(this, nullptr, [shared = std::move(shared)]() mutable {
        shared.reset();
        return true;
    }, [](bool) {});
}

void RunHub::start(qint64 run) {
    if (!m_workspace || isActive(run)) return;
    m_opening[run] = true;
    const auto inbox = m_inbox;
    const auto sink = [inbox, run](const run::RunProgress& progress) {
        const std::lock_guard lock(inbox->mutex);
        inbox->reports[run] = progress;
    };
    using Opened = std::shared_ptr<Result<std::unique_ptr<run::RunEngine>>>;
    m_queue.run(
        this, nullptr,
        [workspace = m_workspace, network = m_network, run, sink]() -> Opened {
            return std::make_shared<Result<std::unique_ptr<run::RunEngine>>>(run::openRun(workspace, run, sink, 0, network.get()));
        },
        [this, run, workspace = m_workspace](Opened opened) {
            m_opening.erase(run);
            if (workspace != m_workspace) return; // another workspace was opened meanwhile
            if (!*opened) {
                emit failed(run, QString::fromStdString(opened->error().text()));
                return;
            }
            retire(std::move(m_engines[run]));
            auto& engine = m_engines[run] = std::move(**opened);
            engine->start();
            m_newest[run] = engine->progress();
            m_timer.start();
            emit progressed({run});
        });
}

void RunHub::pause(qint64 run) {
    const auto at = m_engines.find(run);
    if (at == m_engines.end()) return;
    at->second->pause();
    m_newest[run] = at->second->progress();
    emit progressed({run});
}

void RunHub::resume(qint64 run) {
    const auto at = m_engines.find(run);
    if (at == m_engines.end()) return;
    at->second->resume();
    {
        const std::lock_guard lock(m_inbox->mutex);
        m_inbox->reports.erase(run); // made while it was paused
    }
    m_newest[run] = at->second->progress();
    emit progressed({run});
}

void RunHub::cancel(qint64 run) {
    const auto at = m_engines.find(run);
    if (at != m_engines.end()) at->second->cancel();
}

const run::RunProgress* RunHub::progress(qint64 run) const {
    const auto at = m_newest.find(run);
    return at == m_newest.end() ? nullptr : &at->second;
}

bool RunHub::isActive(qint64 run) const {
    if (m_opening.contains(run)) return true;
    const auto* newest = progress(run);
    return newest && !isOver(*newest);
}

std::vector<run::RunProgress> RunHub::active() const {
    std::vector<run::RunProgress> list;
    for (const auto& [id, newest] : m_newest)
        if (!isOver(newest)) list.push_back(newest);
    return list;
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
        retire(std::move(m_engines[run]));
        m_engines.erase(run);
        emit ended(run);
    }
    if (m_engines.empty()) m_timer.stop();
}

} // namespace chronoscope::ui
