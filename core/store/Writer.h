// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

namespace chronoscope::store {

/// The one thread that owns the writing connection of a workspace. Jobs run in order of arrival; run() waits for
/// its job, so a slow disk slows whoever produces. Never call run() from the GUI thread. Jobs open their own
/// transactions, and report through their result.
class Writer {
public:
    explicit Writer(Database database);
    ~Writer(); ///< finishes the jobs it has taken

    /// Runs `job(Database&)` on the writer thread and returns what it returns (a Result).
    template <typename Job> auto run(Job&& job) -> std::invoke_result_t<Job, Database&> {
        std::promise<std::invoke_result_t<Job, Database&>> promise;
        auto future = promise.get_future();
        post([&](Database& database) {
            try {
                promise.set_value(job(database));
            } catch (...) {
                promise.set_exception(std::current_exception());
            }
        });
        return future.get();
    }

private:
    void post(std::function<void(Database&)> job);
    void work(const std::stop_token& stop);

    Database m_database;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::function<void(Database&)>> m_jobs; ///< at most one per waiting caller
    std::jthread m_thread;
};

} // namespace chronoscope::store
