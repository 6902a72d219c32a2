// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QPointer>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace chronoscope::ui {

/// One background thread that does jobs in order and brings each result back to the thread of the job's receiver.
/// A job with a topic replaces an older one of the same receiver and topic that has not been delivered: its result
/// is dropped. Owned by Session; used from the GUI thread. The destructor drops what has not begun and waits for
/// the job in hand.
class BackgroundQueue {
public:
    BackgroundQueue();
    ~BackgroundQueue();

    /// Runs `work()` in the background and `done(result)` on the GUI thread, if `receiver` still lives.
    template <typename Work, typename Done> void run(QObject* receiver, const char* topic, Work work, Done done) {
        const auto ticket = newTicket(receiver, topic);
        post([this, guard = QPointer<QObject>(receiver), ticket, work = std::move(work),
              done = std::move(done)]() mutable {
            if (!isCurrent(ticket)) return;
            auto result = std::make_shared<std::invoke_result_t<Work>>(work());
            deliver(guard, [this, ticket, result, done = std::move(done)]() mutable {
                if (isCurrent(ticket)) done(std::move(*result));
            });
        });
    }

private:
    struct Ticket {
        std::pair<const void*, const char*> key;
        std::uint64_t number = 0;
    };
    struct Board; ///< newest ticket per key, shared with deliveries that may outlive a job

    Ticket newTicket(const QObject* receiver, const char* topic);
    bool isCurrent(const Ticket& ticket) const;
    void post(std::function<void()> job);
    static void deliver(const QPointer<QObject>& receiver, std::function<void()> call);
    void work(const std::stop_token& stop);

    std::shared_ptr<Board> m_board;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::function<void()>> m_jobs;
    std::jthread m_thread;
};

} // namespace chronoscope::ui
