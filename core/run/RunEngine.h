// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/probe/ProbePlan.h"
#include "core/run/RunPace.h"
#include "core/run/Spending.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace chronoscope::run {

enum class EngineState { Idle, Running, Paused, Finished, Stopped };

/// Why a run stopped before its end. All but Store can be resumed at once.
enum class StopReason {
    None, ///< it did not: it is finished, or its plan was for a part of it and that is done
    User,
    Interrupted, ///< whoever drives it goes: the program is quit, the workspace closed
    Store,       ///< the workspace cannot be written, or was moved or removed under the run
    Refused,     ///< the model's server does not accept the key, or will not be paid
    Breaker,     ///< so many requests in a row ended in errors that going on would only make more
    Budget,
};

/// How far a run is; an immutable value handed to whoever watches.
struct RunProgress {
    std::int64_t run = 0;
    EngineState state = EngineState::Idle;
    std::int64_t total = 0;
    store::RunCounts counts; ///< stored outcomes only: what is not committed does not count
    int inFlight = 0;
    double repliesPerSecond = 0; ///< over the last seconds
    double secondsLeft = -1;     ///< -1 = not known
    std::optional<double> cost;  ///< US dollars so far; none = price unknown
    backend::BackendStats backend;
    StopReason reason = StopReason::None;
    std::string message;                       ///< why it stopped, if not by itself
    ErrorCode stopCode = ErrorCode::Cancelled; ///< kind of `message`
};

/// Drives one probe plan against one backend and stores what comes back. Owns two threads: the dispatcher keeps
/// `concurrency` requests with the backend; the collector commits replies in batches through the workspace's writer and
/// only then counts them. `window` bounds what is asked and not committed: a slow disk slows the asking. Nothing is
/// sent whose worst cost would pass the budget (see Spending).
///
/// A sitting ends, without an outcome, when the server refuses us, or after `errorsInARow` errors with no answer
/// between them. Those are asked again in the next sitting, after all else. If there is nothing else, those that the
/// server itself refuses once more are stored as errors, so that a run comes to its end. What may be an outage (no
/// connection, no reply in time, status 5xx) still ends the sitting, and so does all where the run has no answer yet.
///
/// Public functions may be called from any thread; the destructor interrupts and waits. The sink is called on the
/// collector thread, once per batch, once a second, and at the end.
class RunEngine {
public:
    using Sink = std::function<void(const RunProgress&)>;
    struct Options {
        int concurrency = 64;
        std::size_t window = 16'384;
        std::size_t batch = 4'096;
        int errorsInARow = 20; ///< 0 = never stop for errors
    };

    RunEngine(std::shared_ptr<store::Workspace> workspace, const store::RunRecord& record,
              std::unique_ptr<ProbePlan> plan, std::shared_ptr<backend::ModelBackend> backend, Options options,
              Sink sink);
    ~RunEngine();

    void start();
    void pause(); ///< nothing new is asked; what is in flight is still taken
    void resume();
    /// Ends within 100 ms; every reply that arrived is stored, and the run can be resumed. `why`: User or Interrupted,
    /// which is what the run is then stored as; the first call counts.
    void cancel(StopReason why = StopReason::User);
    /// Blocks until the run is finished or stopped. Not for the GUI thread.
    RunProgress wait();
    RunProgress progress() const;

private:
    void dispatch(const std::stop_token& stop);
    Result<ProbePlan::Next> nextProbe(Probe& probe);
    void setAside(Probe probe);
    bool awaitRoom(const std::stop_token& stop, std::uint64_t& commits);
    bool awaitBudget(const std::stop_token& stop, const Probe& probe, Spending::Hold& hold);
    backend::ModelBackend::Question question(Probe probe, const Spending::Hold& hold);
    void sendAll();
    void receive(std::int64_t index, std::shared_ptr<const ProbeContext> context, const Spending::Hold& hold,
                 backend::ModelReply reply);
    void settle(Settled settled, bool isFinal);
    void flushErrors();
    void collect();
    bool waitForBatch(std::vector<Settled>& batch);
    Status commit(const std::vector<Settled>& batch);
    void account(const std::vector<Settled>& batch);
    void end(StopReason reason, ErrorCode code, std::string message);
    void storeSpending();
    void finish();
    void publish();

    const std::shared_ptr<store::Workspace> m_workspace;
    const std::int64_t m_run;
    const std::unique_ptr<ProbePlan> m_plan;
    const Options m_options;
    const int m_refillAt;              ///< so few in flight are asked to be more; until then the dispatcher sleeps
    const std::int64_t m_failedBefore; ///< RunRecord::failedTo
    const Sink m_sink;
    const std::optional<backend::Price> m_price;
    store::KnownTexts m_texts;                             ///< writer thread only
    std::vector<backend::ModelBackend::Question> m_unsent; ///< dispatcher only: handed over together
    std::deque<Probe> m_aside; ///< dispatcher only: what an earlier sitting failed at, while there is anything else
    bool m_asksAgain = false;  ///< dispatcher only: there is nothing else
    bool m_hasAsked = false;   ///< dispatcher only: there was something else
    bool m_planEnded = false;  ///< dispatcher only

    mutable std::mutex m_mutex;
    std::condition_variable_any m_room; ///< for the dispatcher
    std::condition_variable m_arrived;  ///< for the collector
    std::condition_variable m_ended;    ///< for wait()
    Spending m_spending;
    RunPace m_pace;
    EngineState m_state = EngineState::Idle;
    bool m_paused = false;
    bool m_cancelled = false;
    StopReason m_cancelledBy = StopReason::User; ///< by whom, where no other reason is found
    bool m_dispatched = false;                   ///< the dispatcher has ended
    bool m_exhausted = false;                    ///< … because the plan had nothing more
    bool m_filling = true;                       ///< the dispatcher asks until nothing more fits
    int m_inFlight = 0;
    std::set<std::int64_t> m_outstanding; ///< asked and not committed
    std::int64_t m_nextIndex = 0;         ///< one past the largest index asked
    std::uint64_t m_commits = 0;
    std::vector<Settled> m_settled;
    std::vector<Settled> m_errors; ///< the newest errors in a row, held back until an answer shows they are no outage
    int m_errorsInARow = 0;
    std::int64_t m_failedTo = 0; ///< one past the largest index among the errors that end the sitting
    bool m_broken = false;       ///< so many errors in a row came: no later one is an outcome of this sitting
    bool m_isLastTry =
        false; ///< what earlier sittings failed at is all there is: what is refused again is an outcome now
    bool m_planWaits = false; ///< the plan asks nothing until more is folded
    RunProgress m_progress;
    StopReason m_reason = StopReason::None;
    std::string m_failure;
    ErrorCode m_failureCode = ErrorCode::Cancelled;

    const std::shared_ptr<backend::ModelBackend> m_backend;
    std::stop_source m_stop; ///< of the dispatcher
    std::jthread m_collector;
    std::jthread m_dispatcher;
};

} // namespace chronoscope::run
