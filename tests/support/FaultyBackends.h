// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace chronoscope::test {

/// Fault injector: a backend that keeps what it was sent and answers only as the test says, on threads of its own.
/// cancel() ends what is held, as the contract of ModelBackend demands. Any thread.
class FaultyBackend final : public backend::ModelBackend {
public:
    /// What becomes of one request: a reply, or nothing (held until release() or cancel()).
    using Script = std::function<std::optional<backend::ModelReply>(const backend::ModelRequest&)>;

    explicit FaultyBackend(Script script, int threads = 1);
    ~FaultyBackend() override;

    backend::Capabilities capabilities() const override { return {.suggestedConcurrency = 32}; }
    backend::ModelIdentity identity() const override { return {"test", "faulty", ""}; }
    void submit(backend::ModelRequest request, Done done) override;
    void cancel(std::uint64_t group) override;

    /// Answers the held requests as `script` says, last asked first; later ones go by the script of the constructor.
    void release(const Script& script);
    /// Blocks until `count` requests are held.
    void waitForHeld(std::size_t count);
    /// Every request so far, in order of arrival.
    std::vector<backend::ModelRequest> requests() const;
    /// Called inside submit(), before anything else.
    std::function<void()> onSubmit;

private:
    struct Job {
        backend::ModelRequest request;
        Done done;
        std::optional<backend::ModelReply> reply; ///< given already: no script
    };
    void work(const std::stop_token& stop);

    Script m_script;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_jobs;
    std::vector<Job> m_held;
    std::vector<backend::ModelRequest> m_requests;
    int m_cancels = 0;
    std::vector<std::jthread> m_threads;

public:
    int cancels() const;
};

/// A completion with this text.
backend::ModelReply said(const std::string& text);
backend::ModelReply failed(backend::ErrorKind kind);

} // namespace chronoscope::test
