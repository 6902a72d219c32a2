// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/FaultyBackends.h"

#include <algorithm>
#include <utility>

namespace chronoscope::test {

FaultyBackend::FaultyBackend(Script script, int threads) : m_script(std::move(script)) {
    for (int i = 0; i < threads; ++i)
        m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

FaultyBackend::~FaultyBackend() {
    for (auto& thread : m_threads)
        thread.request_stop();
    m_threads.clear();
}

void FaultyBackend::submit(backend::ModelRequest request, Done done) {
    if (onSubmit) onSubmit();
    {
        const std::lock_guard lock(m_mutex);
        m_requests.push_back(request);
        m_jobs.push_back({std::move(request), std::move(done), std::nullopt});
    }
    m_wake.notify_all();
}

void FaultyBackend::cancel(std::uint64_t group) {
    {
        const std::lock_guard lock(m_mutex);
        ++m_cancels;
        const auto mine = [&](const Job& job) { return job.request.group == group; };
        for (Job& job : m_jobs)
            if (mine(job)) job.reply = failed(backend::ErrorKind::Cancelled);
        for (Job& job : m_held) {
            job.reply = failed(backend::ErrorKind::Cancelled);
            m_jobs.push_back(std::move(job));
        }
        m_held.clear();
    }
    m_wake.notify_all();
}

void FaultyBackend::release(const Script& script) {
    {
        const std::lock_guard lock(m_mutex);
        for (auto job = m_held.rbegin(); job != m_held.rend(); ++job) {
            job->reply = script(job->request);
            m_jobs.push_back(std::move(*job));
        }
        m_held.clear();
    }
    m_wake.notify_all();
}

void FaultyBackend::waitForHeld(std::size_t count) {
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, [&] { return m_held.size() >= count; });
}

std::vector<backend::ModelRequest> FaultyBackend::requests() const {
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

int FaultyBackend::cancels() const {
    const std::lock_guard lock(m_mutex);
    return m_cancels;
}

void FaultyBackend::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [&] { return !m_jobs.empty(); })) {
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        const int cancels = m_cancels;
        lock.unlock();
        if (!job.reply) job.reply = m_script(job.request);
        if (job.reply) {
            job.done(std::move(*job.reply));
            lock.lock();
            continue;
        }
        lock.lock();
        if (m_cancels != cancels) { // cancelled while the script made up its mind
            job.reply = failed(backend::ErrorKind::Cancelled);
            m_jobs.push_back(std::move(job));
            continue;
        }
        m_held.push_back(std::move(job));
        m_wake.notify_all();
    }
}

backend::ModelReply said(const std::string& text) {
    backend::Completion completion;
    completion.text = text;
    completion.finish = backend::Finish::Stop;
    return completion;
}

backend::ModelReply failed(backend::ErrorKind kind) { return backend::BackendError{kind, 0, "injected", {}, {}}; }

} // namespace chronoscope::test
