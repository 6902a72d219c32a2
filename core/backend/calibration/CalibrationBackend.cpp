// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/CalibrationBackend.h"

#include <algorithm>

namespace chronoscope::backend {

CalibrationBackend::CalibrationBackend(CalibrationParams params, std::shared_ptr<const FactBook> facts, int workers)
    : CalibrationBackend(
          params,
          [model = std::make_shared<const CalibrationModel>(params, std::move(facts))](const ModelRequest& request) {
              return model->reply(request);
          },
          workers) {}

CalibrationBackend::CalibrationBackend(CalibrationParams params, Responder responder, int workers)
    : m_params(params), m_responder(std::move(responder)) {
    for (int i = 0; i < workers; ++i)
        m_workers.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

CalibrationBackend::~CalibrationBackend() {
    for (std::jthread& worker : m_workers)
        worker.request_stop();
    m_workers.clear(); // joins
    for (Job& job : m_jobs)
        job.done(BackendError{ErrorKind::Cancelled, 0, "the backend was closed", {}, {}});
}

Capabilities CalibrationBackend::capabilities() const {
    return {.chat = true,
            .completion = true,
            .generatedLogProbs = true,
            .continuationLogProbs = true,
            .images = false,
            .suggestedConcurrency = kConcurrency};
}

ModelIdentity CalibrationBackend::identity() const {
    return {"calibration", "calibration model " + std::to_string(m_params.cutoff), m_params.uri().text()};
}

std::chrono::microseconds CalibrationBackend::latencyOf(const ModelRequest& request) const {
    if (m_params.latencyMs == 0) return {};
    // Half to one and a half times the mean, from the request: repeatable, but not in step.
    const double luck =
        unitInterval(mix(std::hash<std::string>{}(request.prompt), static_cast<std::uint64_t>(request.sampleIndex)));
    return std::chrono::microseconds(static_cast<std::int64_t>(m_params.latencyMs * 1000.0 * (0.5 + luck)));
}

void CalibrationBackend::submit(ModelRequest request, Done done) {
    const auto now = Clock::now();
    const auto due = now + latencyOf(request);
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back({now, due, std::move(request), std::move(done)});
        std::push_heap(m_jobs.begin(), m_jobs.end(), later);
    }
    m_wake.notify_one();
}

void CalibrationBackend::cancel(std::uint64_t group) {
    std::vector<Job> cancelled;
    {
        const std::lock_guard lock(m_mutex);
        const auto mine = [&](const Job& job) { return job.request.group == group; };
        const auto first = std::partition(m_jobs.begin(), m_jobs.end(), [&](const Job& job) { return !mine(job); });
        std::move(first, m_jobs.end(), std::back_inserter(cancelled));
        m_jobs.erase(first, m_jobs.end());
        std::make_heap(m_jobs.begin(), m_jobs.end(), later);
        // Ended by a worker, so that `done` runs on a thread of the backend as promised.
        for (Job& job : cancelled) {
            job.request.task = Task::Generate;
            job.request.prompt.clear();
            job.due = Clock::time_point::min();
            m_jobs.push_back(std::move(job));
            std::push_heap(m_jobs.begin(), m_jobs.end(), later);
        }
    }
    m_wake.notify_all();
}

void CalibrationBackend::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (m_jobs.empty()) {
            m_wake.wait(lock, stop, [&] { return !m_jobs.empty(); });
            continue;
        }
        const auto due = m_jobs.front().due;
        if (due > Clock::now()) {
            m_wake.wait_until(lock, stop, due, [&] { return !m_jobs.empty() && m_jobs.front().due < due; });
            continue;
        }
        std::pop_heap(m_jobs.begin(), m_jobs.end(), later);
        Job job = std::move(m_jobs.back());
        m_jobs.pop_back();
        lock.unlock();
        ModelReply reply = job.due == Clock::time_point::min()
                               ? ModelReply(BackendError{ErrorKind::Cancelled, 0, "cancelled", {}, {}})
                               : m_responder(job.request);
        if (auto* completion = std::get_if<Completion>(&reply))
            completion->latency = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - job.submitted);
        job.done(std::move(reply));
        lock.lock();
    }
}

} // namespace chronoscope::backend
