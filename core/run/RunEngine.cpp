// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunEngine.h"

#include <algorithm>

namespace chronoscope::run {

namespace {
/// How long replies may wait for company before they are committed.
constexpr auto kLinger = std::chrono::milliseconds(25);
constexpr double kRateWindow = 2.0; // seconds
} // namespace

RunEngine::RunEngine(std::shared_ptr<store::Workspace> workspace, const store::RunRecord& record,
                     std::unique_ptr<ProbePlan> plan, std::shared_ptr<backend::ModelBackend> backend, Options options,
                     Sink sink)
    : m_workspace(std::move(workspace)), m_run(record.id), m_plan(std::move(plan)), m_options(options),
      m_sink(std::move(sink)), m_nextIndex(record.lowWater), m_secondsBefore(record.counts.seconds),
      m_backend(std::move(backend)) {
    m_progress.run = record.id;
    m_progress.total = record.total;
    m_progress.counts = record.counts;
}

RunEngine::~RunEngine() {
    cancel();
    if (m_collector.joinable()) m_collector.join();
    if (m_dispatcher.joinable()) m_dispatcher.join();
}

void RunEngine::start() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != EngineState::Idle) return;
        m_state = m_progress.state = EngineState::Running;
        m_activeSince = m_rateFrom = Clock::now();
        m_rateDone = m_progress.counts.done();
    }
    m_collector = std::jthread([this] { collect(); });
    m_dispatcher = std::jthread([this] { dispatch(m_stop.get_token()); });
}

void RunEngine::pause() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != EngineState::Running) return;
        m_activeBefore = activeSeconds();
        m_paused = true;
        m_state = m_progress.state = EngineState::Paused;
        m_progress.repliesPerSecond = 0;
        m_progress.secondsLeft = -1;
    }
    m_changed.notify_all();
}

void RunEngine::resume() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != EngineState::Paused) return;
        m_paused = false;
        m_state = m_progress.state = EngineState::Running;
        m_activeSince = m_rateFrom = Clock::now();
        m_rateDone = m_progress.counts.done();
    }
    m_changed.notify_all();
}

void RunEngine::cancel() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != EngineState::Running && m_state != EngineState::Paused) return;
        m_cancelled = true;
    }
    m_stop.request_stop();
    m_changed.notify_all();
    m_backend->cancel(static_cast<std::uint64_t>(m_run));
}

RunProgress RunEngine::wait() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] {
        return m_state == EngineState::Idle || m_state == EngineState::Finished || m_state == EngineState::Stopped;
    });
    return m_progress;
}

RunProgress RunEngine::progress() const {
    const std::lock_guard lock(m_mutex);
    RunProgress progress = m_progress;
    progress.inFlight = m_inFlight;
    return progress;
}

double RunEngine::activeSeconds() const {
    if (m_paused || m_state == EngineState::Idle) return m_activeBefore;
    return m_activeBefore + std::chrono::duration<double>(Clock::now() - m_activeSince).count();
}

void RunEngine::dispatch(const std::stop_token& stop) {
    const auto running = m_workspace->write(
        [&](store::Database& database) { return store::RunStore(database).setState(m_run, store::RunState::Running); });
    if (!running) fail(running.error());
    bool exhausted = false;
    while (!stop.stop_requested() && running && !exhausted) {
        std::uint64_t commits = 0;
        {
            std::unique_lock lock(m_mutex);
            const bool room = m_changed.wait(lock, stop, [&] {
                return !m_paused && m_inFlight < m_options.concurrency && m_outstanding.size() < m_options.window;
            });
            if (!room || m_cancelled) break;
            commits = m_commits;
        }
        Probe probe;
        const auto next = m_plan->next(probe);
        if (!next) {
            fail(next.error());
            break;
        }
        if (*next == ProbePlan::Next::Ready) {
            send(std::move(probe));
        } else if (*next == ProbePlan::Next::Wait) {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, stop, [&] { return m_commits != commits; });
        } else {
            exhausted = true;
        }
    }
    bool cancelled = false;
    {
        const std::lock_guard lock(m_mutex);
        cancelled = m_cancelled;
    }
    // What was sent while cancel() was under way came too late for it.
    if (cancelled) m_backend->cancel(static_cast<std::uint64_t>(m_run));
    {
        const std::lock_guard lock(m_mutex);
        m_dispatched = true;
        m_exhausted = exhausted;
    }
    m_changed.notify_all();
}

void RunEngine::send(Probe probe) {
    {
        const std::lock_guard lock(m_mutex);
        ++m_inFlight;
        m_outstanding.insert(probe.index);
        m_nextIndex = std::max(m_nextIndex, probe.index + 1);
    }
    m_backend->submit(std::move(probe.request),
                      [this, index = probe.index, context = std::move(probe.context)](backend::ModelReply reply) mutable {
                          receive(index, std::move(context), std::move(reply));
                      });
}

/// On a backend thread: judges, and hands over to the collector.
void RunEngine::receive(std::int64_t index, std::shared_ptr<const void> context, backend::ModelReply reply) {
    Settled settled;
    settled.row.index = index;
    if (auto* completion = std::get_if<backend::Completion>(&reply)) {
        settled.row.text = std::move(completion->text);
        settled.row.promptTokens = completion->usage.promptTokens;
        settled.row.completionTokens = completion->usage.completionTokens;
        settled.row.finish = completion->finish;
        settled.row.latencyUs = completion->latency.count();
        m_plan->judge(settled.row, context.get());
    } else {
        auto& error = std::get<backend::BackendError>(reply);
        settled.row.error = error.kind;
        settled.row.text = std::move(error.message);
    }
    settled.context = std::move(context);
    bool wakeCollector = false;
    {
        // Notified with the lock held: once the last reply is in, the engine may be gone as soon as it is released.
        const std::lock_guard lock(m_mutex);
        --m_inFlight;
        // A cancelled request stays outstanding: the low-water mark must not pass it.
        if (settled.row.error != backend::ErrorKind::Cancelled) m_settled.push_back(std::move(settled));
        wakeCollector = m_settled.size() == 1 || m_settled.size() >= m_options.batch || m_inFlight == 0;
        if (wakeCollector || m_inFlight == m_options.concurrency - 1 || m_inFlight == m_options.concurrency / 2)
            m_changed.notify_all();
    }
}

/// Takes what has settled; false when there is nothing more to come.
bool RunEngine::waitForBatch(std::vector<Settled>& batch) {
    std::unique_lock lock(m_mutex);
    const auto drained = [&] { return m_dispatched && m_inFlight == 0; };
    m_changed.wait(lock, [&] { return !m_settled.empty() || drained(); });
    if (m_settled.size() < m_options.batch && !drained() && !m_cancelled)
        m_changed.wait_for(lock, kLinger,
                           [&] { return m_settled.size() >= m_options.batch || drained() || m_cancelled; });
    batch.clear();
    std::swap(batch, m_settled);
    return !batch.empty() || !drained();
}

void RunEngine::collect() {
    std::vector<Settled> batch;
    while (waitForBatch(batch)) {
        if (batch.empty()) continue;
        // In order of their numbers, tables grow at their ends.
        std::sort(batch.begin(), batch.end(), [](const Settled& a, const Settled& b) { return a.row.index < b.row.index; });
        bool broken = false;
        {
            const std::lock_guard lock(m_mutex);
            broken = !m_failure.empty();
        }
        const Status stored = broken ? Status() : commit(batch);
        if (!stored) fail(stored.error());
        if (stored && !broken) account(batch);
        publish();
    }
    finish();
}

Status RunEngine::commit(const std::vector<Settled>& batch) {
    store::RunCounts counts;
    std::int64_t lowWater = 0;
    {
        const std::lock_guard lock(m_mutex);
        counts = m_progress.counts;
        counts.seconds = m_secondsBefore + activeSeconds();
        // What this batch holds is stored with the mark itself.
        auto at = m_outstanding.begin();
        for (const Settled& one : batch)
            if (at != m_outstanding.end() && *at == one.row.index) ++at;
        lowWater = at == m_outstanding.end() ? m_nextIndex : *at;
    }
    for (const Settled& one : batch) {
        const store::ReplyRow& row = one.row;
        if (row.error) {
            ++counts.errors[*row.error];
            continue;
        }
        ++(row.kind == matching::ReplyKind::Answered  ? counts.answered
           : row.kind == matching::ReplyKind::Refused ? counts.refused
                                                      : counts.empty);
        counts.promptTokens += row.promptTokens.value_or(0);
        counts.completionTokens += row.completionTokens.value_or(0);
    }
    const Status stored = m_workspace->write([&](store::Database& database) -> Status {
        return store::guarded([&] {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            store::ReplyInserter replies(database.sql(), m_run, m_texts);
            for (const Settled& one : batch)
                replies.insert(one.row);
            m_plan->fold(database.sql(), batch);
            store::RunStore(database).updateProgress(m_run, counts, m_plan->resumePoint(lowWater));
            transaction.commit();
        });
    });
    if (!stored) return stored;
    const std::lock_guard lock(m_mutex);
    m_progress.counts = counts;
    return {};
}

void RunEngine::account(const std::vector<Settled>& batch) {
    const std::lock_guard lock(m_mutex);
    for (const Settled& one : batch)
        m_outstanding.erase(one.row.index);
    ++m_commits;
    const auto now = Clock::now();
    const double elapsed = std::chrono::duration<double>(now - m_rateFrom).count();
    const std::int64_t done = m_progress.counts.done();
    if (elapsed > 0 && !m_paused) {
        const double rate = static_cast<double>(done - m_rateDone) / elapsed;
        m_progress.repliesPerSecond = rate;
        m_progress.secondsLeft = rate > 0 ? static_cast<double>(m_progress.total - done) / rate : -1;
    }
    if (elapsed > kRateWindow) {
        m_rateFrom = now;
        m_rateDone = done;
    }
}

void RunEngine::fail(const Error& error) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_failure.empty()) {
            m_failure = error.text();
            m_failureCode = error.code;
        }
        m_cancelled = true;
    }
    m_stop.request_stop();
    m_changed.notify_all();
    m_backend->cancel(static_cast<std::uint64_t>(m_run));
}

void RunEngine::publish() {
    m_changed.notify_all();
    if (m_sink) m_sink(progress());
}

void RunEngine::finish() {
    bool finished = false;
    std::string message;
    {
        const std::lock_guard lock(m_mutex);
        finished = m_exhausted && m_failure.empty() && m_progress.counts.done() >= m_progress.total;
        message = !m_failure.empty() ? m_failure : finished ? "" : "stopped by the user";
    }
    const auto state = finished ? store::RunState::Finished : store::RunState::Stopped;
    (void)m_workspace->write( // a full disk may refuse this too; the next opening marks the run as stopped
        [&](store::Database& database) { return store::RunStore(database).setState(m_run, state, message); });
    RunProgress last;
    {
        const std::lock_guard lock(m_mutex);
        m_progress.state = finished ? EngineState::Finished : EngineState::Stopped;
        m_progress.message = message;
        m_progress.stopCode = m_failureCode;
        m_progress.repliesPerSecond = 0;
        m_progress.secondsLeft = finished ? 0 : -1;
        m_progress.inFlight = 0;
        last = m_progress;
    }
    if (m_sink) m_sink(last);
    {
        const std::lock_guard lock(m_mutex);
        m_state = last.state;
        m_changed.notify_all();
    }
}

} // namespace chronoscope::run
