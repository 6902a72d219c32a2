// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunEngine.h"

#include "core/run/SettledReply.h"
#include "core/store/RunTotalStore.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::run {

namespace {
/// How long replies may wait for company before they are committed.
constexpr auto kLinger = std::chrono::milliseconds(25);
/// Of what may be in flight: half of what a backend that bounds itself has at hand beyond what it sends.
constexpr int kRefillShare = 6;
constexpr auto kHeartbeat = std::chrono::seconds(1);
/// Requests that wait for the end of a sitting: those of some fifty sittings that ended with errors.
constexpr std::size_t kMostAside = 1'024;

/// Whether the server was there and refused this very request: what is no outage, however often it comes.
bool isOfTheRequest(std::optional<backend::ErrorKind> error) {
    return error == backend::ErrorKind::BadRequest || error == backend::ErrorKind::Unsupported;
}
} // namespace

RunEngine::RunEngine(std::shared_ptr<store::Workspace> workspace, const store::RunRecord& record,
                     std::unique_ptr<ProbePlan> plan, std::shared_ptr<backend::ModelBackend> backend, Options options,
                     Sink sink)
    : m_workspace(std::move(workspace)), m_run(record.id), m_plan(std::move(plan)), m_options(options),
      m_refillAt(options.concurrency -
                 (backend->capabilities().boundsItself ? std::max(1, options.concurrency / kRefillShare) : 1)),
      m_failedBefore(record.failedTo), m_sink(std::move(sink)), m_price(record.price),
      m_spending(record.price, record.budget, record.price ? record.counts.cost(*record.price) : record.counts.spent,
                 record.counts.untold),
      m_pace(record.counts.seconds), m_nextIndex(record.lowWater), m_backend(std::move(backend)) {
    m_progress.run = record.id;
    m_progress.total = record.total;
    m_progress.counts = record.counts;
}

RunEngine::~RunEngine() {
    cancel(StopReason::Interrupted);
    if (m_collector.joinable()) m_collector.join();
    if (m_dispatcher.joinable()) m_dispatcher.join();
}

void RunEngine::start() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != EngineState::Idle) return;
        m_state = m_progress.state = EngineState::Running;
        m_pace.start(m_progress.counts.done());
    }
    m_collector = std::jthread([this] { collect(); });
    m_dispatcher = std::jthread([this] { dispatch(m_stop.get_token()); });
}

void RunEngine::pause() {
    const std::lock_guard lock(m_mutex);
    if (m_state != EngineState::Running) return;
    m_pace.pause();
    m_paused = true;
    m_state = m_progress.state = EngineState::Paused;
}

void RunEngine::resume() {
    const std::lock_guard lock(m_mutex);
    if (m_state != EngineState::Paused) return;
    m_paused = false;
    m_state = m_progress.state = EngineState::Running;
    m_pace.resume(m_progress.counts.done());
    m_room.notify_one();
}

void RunEngine::cancel(StopReason why) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != EngineState::Running && m_state != EngineState::Paused) return;
        if (!m_cancelled) m_cancelledBy = why;
        m_cancelled = true;
    }
    m_stop.request_stop();
    m_arrived.notify_one();
    m_backend->cancel(static_cast<std::uint64_t>(m_run));
}

RunProgress RunEngine::wait() {
    std::unique_lock lock(m_mutex);
    m_ended.wait(lock, [&] {
        return m_state == EngineState::Idle || m_state == EngineState::Finished || m_state == EngineState::Stopped;
    });
    return m_progress;
}

RunProgress RunEngine::progress() const {
    const std::lock_guard lock(m_mutex);
    RunProgress progress = m_progress;
    progress.inFlight = m_inFlight;
    progress.backend = m_backend->stats();
    if (m_price) progress.cost = progress.counts.cost(*m_price);
    if (progress.state == EngineState::Running) {
        progress.repliesPerSecond = m_pace.perSecond();
        progress.secondsLeft = m_pace.secondsFor(progress.total - progress.counts.done());
    }
    return progress;
}

void RunEngine::dispatch(const std::stop_token& stop) {
    const auto running = m_workspace->write(
        [&](store::Database& database) { return store::RunStore(database).setState(m_run, store::RunState::Running); });
    if (!running) end(StopReason::Store, running.error().code, running.error().text());
    bool exhausted = false;
    std::uint64_t commits = 0;
    while (running && !exhausted && awaitRoom(stop, commits)) {
        Probe probe;
        const auto next = nextProbe(probe);
        if (!next) {
            end(StopReason::Store, next.error().code, next.error().text());
            break;
        }
        if (*next == ProbePlan::Next::Ready) {
            Spending::Hold hold;
            if (!awaitBudget(stop, probe, hold)) break;
            m_unsent.push_back(question(std::move(probe), hold));
        } else if (*next == ProbePlan::Next::Wait) {
            sendAll();
            std::unique_lock lock(m_mutex);
            m_planWaits = true;
            m_arrived.notify_one();
            m_room.wait(lock, stop, [&] { return m_commits != commits; });
            m_planWaits = false;
        } else {
            exhausted = true;
        }
    }
    sendAll();
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
    m_arrived.notify_one();
}

/// What the plan wants asked next; what an earlier sitting failed at once everything else is stored.
Result<ProbePlan::Next> RunEngine::nextProbe(Probe& probe) {
    const std::size_t most = std::min(kMostAside, m_options.window / 2);
    while (!m_planEnded) {
        const auto next = m_plan->next(probe);
        if (!next) return next;
        m_planEnded = *next == ProbePlan::Next::End;
        if (*next == ProbePlan::Next::Wait && m_aside.empty()) return next;
        if (*next != ProbePlan::Next::Ready) break;
        if (m_asksAgain || probe.index >= m_failedBefore || m_aside.size() >= most) {
            m_hasAsked = true;
            return next;
        }
        setAside(std::exchange(probe, {}));
    }
    if (m_aside.empty()) return ProbePlan::Next::End;
    if (!m_asksAgain) {
        const std::lock_guard lock(m_mutex);
        if (m_outstanding.size() > m_aside.size()) return ProbePlan::Next::Wait;
        m_asksAgain = true;
        m_isLastTry = !m_hasAsked && m_progress.counts.done() > m_progress.counts.errorCount();
    }
    probe = std::move(m_aside.front());
    m_aside.pop_front();
    return ProbePlan::Next::Ready;
}

/// The low-water mark must not pass it.
void RunEngine::setAside(Probe probe) {
    const std::lock_guard lock(m_mutex);
    m_outstanding.insert(probe.index);
    m_nextIndex = std::max(m_nextIndex, probe.index + 1);
    m_aside.push_back(std::move(probe));
}

/// Waits until a good part of what was in flight is back, and from then on lets fill up what fits; false when nothing
/// more is to be asked.
bool RunEngine::awaitRoom(const std::stop_token& stop, std::uint64_t& commits) {
    const auto isRoom = [&] {
        return !m_paused && m_inFlight < (m_filling ? m_options.concurrency : m_refillAt + 1) &&
               m_outstanding.size() < m_options.window;
    };
    std::unique_lock lock(m_mutex);
    if (!isRoom() || m_spending.isLimited()) {
        lock.unlock();
        sendAll();
        lock.lock();
    }
    const bool goesOn = m_room.wait(lock, stop, isRoom) && !stop.stop_requested() && !m_cancelled;
    m_filling = m_inFlight + 1 < m_options.concurrency;
    commits = m_commits;
    return goesOn;
}

/// Waits until the request fits into the budget, and counts it as under way; false when it never will.
bool RunEngine::awaitBudget(const std::stop_token& stop, const Probe& probe, Spending::Hold& hold) {
    const double estimate = m_spending.estimateOf(probe.request);
    std::string why;
    {
        std::unique_lock lock(m_mutex);
        if (!m_room.wait(lock, stop, [&] { return m_spending.fits(estimate) || m_inFlight == 0; })) return false;
        if (m_spending.fits(estimate)) {
            hold = m_spending.reserve(estimate);
            ++m_inFlight;
            m_outstanding.insert(m_outstanding.end(), probe.index);
            m_nextIndex = std::max(m_nextIndex, probe.index + 1);
            return true;
        }
        why = m_spending.refusal(estimate);
    }
    end(StopReason::Budget, ErrorCode::Cancelled, std::move(why));
    return false;
}

backend::ModelBackend::Question RunEngine::question(Probe probe, const Spending::Hold& hold) {
    return {std::move(probe.request),
            [this, index = probe.index, hold, context = std::move(probe.context)](backend::ModelReply reply) mutable {
                receive(index, std::move(context), hold, std::move(reply));
            }};
}

void RunEngine::sendAll() {
    if (!m_unsent.empty()) m_backend->submitAll(std::exchange(m_unsent, {}));
}

/// On a backend thread: reads, and hands over to the collector.
void RunEngine::receive(std::int64_t index, std::shared_ptr<const ProbeContext> context, const Spending::Hold& hold,
                        backend::ModelReply reply) {
    Settled settled;
    auto* completion = std::get_if<backend::Completion>(&reply);
    if (completion) {
        settled.row = rowOf(index, m_plan->read(index, *context, *completion), *completion);
    } else {
        auto& error = std::get<backend::BackendError>(reply);
        settled.row = rowOf(index, error);
        if (error.kind == backend::ErrorKind::Auth || error.kind == backend::ErrorKind::Quota) {
            end(StopReason::Refused, ErrorCode::Backend, settled.row.text);
            settled.row.error = backend::ErrorKind::Cancelled;
        }
    }
    settled.context = std::move(context);
    const std::string why = settled.row.error ? settled.row.text : std::string();
    const bool isError = settled.row.error && settled.row.error != backend::ErrorKind::Cancelled;
    std::unique_lock lock(m_mutex);
    const bool isFinal = m_isLastTry && index < m_failedBefore && isOfTheRequest(settled.row.error);
    if (isError && !isFinal) m_failedTo = std::max(m_failedTo, index + 1);
    if (completion)
        m_spending.answered(*completion, hold);
    else
        m_spending.failed(std::get<backend::BackendError>(reply), hold);
    const std::size_t before = m_settled.size();
    if (isError && !isFinal && ++m_errorsInARow == m_options.errorsInARow) {
        m_broken = true;
        m_errors.clear(); // they stay outstanding
        lock.unlock();
        end(StopReason::Breaker, ErrorCode::Backend,
            fmt::format("{} requests in a row ended in errors, the last with: {}", m_options.errorsInARow, why));
        lock.lock();
    } else {
        settle(std::move(settled), isFinal);
    }
    --m_inFlight;
    // Notified with the lock held: once the last reply is in, the engine may be gone as soon as it is released.
    const bool isFirst = before == 0 && !m_settled.empty();
    const bool isFull = before < m_options.batch && m_settled.size() >= m_options.batch;
    if (isFirst || isFull || m_inFlight == 0) m_arrived.notify_one();
    if (m_inFlight == m_refillAt || m_inFlight == 0 || m_spending.isLimited()) m_room.notify_one();
}

/// With m_mutex held. `isFinal`: it is an outcome even as an error.
void RunEngine::settle(Settled settled, bool isFinal) {
    if (settled.row.error == backend::ErrorKind::Cancelled)
        return; // stays outstanding: the low-water mark must not pass it
    if (settled.row.error) {
        if (m_broken) return; // of the outage that ends the sitting: asked again
        (isFinal ? m_settled : m_errors).push_back(std::move(settled));
        if (m_options.errorsInARow == 0) flushErrors();
        return;
    }
    m_errorsInARow = 0;
    if (!m_broken) m_failedTo = 0;
    flushErrors();
    m_settled.push_back(std::move(settled));
}

void RunEngine::flushErrors() {
    m_settled.insert(m_settled.end(), std::make_move_iterator(m_errors.begin()),
                     std::make_move_iterator(m_errors.end()));
    m_errors.clear();
}

/// Takes what has settled; false when there is nothing more to come.
bool RunEngine::waitForBatch(std::vector<Settled>& batch) {
    std::unique_lock lock(m_mutex);
    const auto drained = [&] { return m_dispatched && m_inFlight == 0; };
    // Nothing else can come until what is here is stored: errors are not kept back then, and nobody lingers for more.
    const auto still = [&] {
        return m_inFlight == 0 && (m_dispatched || m_planWaits || m_outstanding.size() >= m_options.window);
    };
    const auto heldBack = [&] { return !m_errors.empty() && still(); };
    m_arrived.wait_for(lock, kHeartbeat, [&] { return !m_settled.empty() || drained() || heldBack(); });
    if (heldBack()) flushErrors();
    if (!m_settled.empty() && m_settled.size() < m_options.batch && !still() && !m_cancelled)
        m_arrived.wait_for(lock, kLinger,
                           [&] { return m_settled.size() >= m_options.batch || still() || m_cancelled; });
    batch.clear();
    std::swap(batch, m_settled);
    return !batch.empty() || !drained() || !m_errors.empty();
}

void RunEngine::collect() {
    std::vector<Settled> batch;
    bool broken = false; // a batch could not be stored
    while (waitForBatch(batch)) {
        if (!batch.empty() && !broken) {
            // In order of their numbers, tables grow at their ends.
            std::sort(batch.begin(), batch.end(),
                      [](const Settled& a, const Settled& b) { return a.row.index < b.row.index; });
            const Status stored = commit(batch);
            broken = !stored;
            if (broken) end(StopReason::Store, stored.error().code, stored.error().text());
            if (!broken) account(batch);
        }
        // A workspace that was moved or removed takes what is still to come, and the sitting ends.
        if (const Status there = m_workspace->check(); !there)
            end(StopReason::Store, there.error().code, there.error().text());
        publish();
    }
    finish();
}

Status RunEngine::commit(const std::vector<Settled>& batch) {
    store::RunCounts counts;
    std::int64_t lowWater = 0, total = 0;
    {
        const std::lock_guard lock(m_mutex);
        counts = m_progress.counts;
        counts.seconds = m_pace.worked();
        counts.spent = m_spending.spent();
        counts.untold = m_spending.untold();
        // What this batch holds is stored with the mark itself.
        auto at = m_outstanding.begin();
        for (const Settled& one : batch)
            if (at != m_outstanding.end() && *at == one.row.index) ++at;
        lowWater = at == m_outstanding.end() ? m_nextIndex : *at;
    }
    for (const Settled& one : batch)
        countReply(one.row, counts);
    const Status stored = m_workspace->writeRest([&](store::Database& database) -> Status {
        return store::guarded([&] {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            store::ReplyInserter replies(database.sql(), m_run, m_texts);
            for (const Settled& one : batch)
                replies.insert(one.row);
            m_plan->fold(database, batch);
            store::RunStore(database).updateProgress(m_run, counts, m_plan->resumePoint(lowWater));
            total = store::RunTotalStore(database).total(m_run); // the plan may have found more to ask
            transaction.commit();
        });
    });
    if (!stored) return stored;
    const std::lock_guard lock(m_mutex);
    m_progress.counts = counts;
    m_progress.total = total;
    return {};
}

void RunEngine::account(const std::vector<Settled>& batch) {
    const std::lock_guard lock(m_mutex);
    for (const Settled& one : batch)
        m_outstanding.erase(one.row.index);
    ++m_commits;
    m_room.notify_one();
    m_pace.stored(m_progress.counts.done());
}

/// Ends the sitting: what is in flight is called back, what has arrived is still stored if the store works.
void RunEngine::end(StopReason reason, ErrorCode code, std::string message) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_reason == StopReason::None || reason == StopReason::Store) {
            m_reason = reason;
            m_failure = std::move(message);
            m_failureCode = code;
        }
        m_cancelled = true;
    }
    m_stop.request_stop();
    m_arrived.notify_one();
    m_backend->cancel(static_cast<std::uint64_t>(m_run));
}

void RunEngine::publish() {
    if (m_sink) m_sink(progress());
}

/// What was spent for requests that were called back, or end the sitting without an outcome, is stored as well.
void RunEngine::storeSpending() {
    {
        const std::lock_guard lock(m_mutex);
        const bool isStored =
            m_progress.counts.spent == m_spending.spent() && m_progress.counts.untold == m_spending.untold();
        if (isStored || m_reason == StopReason::Store) return;
    }
    (void)commit({}); // as far as the store works: the run ends here
}

void RunEngine::finish() {
    storeSpending();
    bool finished = false;
    std::string message;
    std::int64_t failedTo = 0;
    {
        const std::lock_guard lock(m_mutex);
        if (m_reason == StopReason::Breaker) failedTo = m_failedTo;
        finished = m_exhausted && m_reason == StopReason::None && m_progress.counts.done() >= m_progress.total;
        const bool partDone = m_exhausted && !m_cancelled && !finished; // the plan was for a part of the run
        if (!finished && !partDone && m_reason == StopReason::None) m_reason = m_cancelledBy;
        message = partDone ? fmt::format("{} of {} are answered", m_progress.counts.done(), m_progress.total)
                  : m_reason == StopReason::User        ? "stopped by the user"
                  : m_reason == StopReason::Interrupted ? "interrupted when the program was closed"
                                                        : m_failure;
    }
    const auto state = finished                              ? store::RunState::Finished
                       : m_reason == StopReason::Interrupted ? store::RunState::Interrupted
                                                             : store::RunState::Stopped;
    (void)m_workspace->writeRest( // a full disk may refuse this too; the next opening marks the run as interrupted
        [&](store::Database& database) -> Status {
            store::RunStore runs(database);
            if (failedTo > 0)
                if (const Status kept = runs.setFailedTo(m_run, failedTo); !kept) return kept;
            return runs.setState(m_run, state, message);
        });
    RunProgress last;
    {
        const std::lock_guard lock(m_mutex);
        m_progress.state = finished ? EngineState::Finished : EngineState::Stopped;
        m_progress.reason = m_reason;
        m_progress.message = message;
        m_progress.stopCode = m_failureCode;
        m_progress.secondsLeft = finished ? 0 : -1;
        m_progress.inFlight = 0;
    }
    last = progress();
    if (m_sink) m_sink(last);
    {
        const std::lock_guard lock(m_mutex);
        m_progress = last;
        m_state = last.state;
        m_ended.notify_all();
    }
}

} // namespace chronoscope::run
