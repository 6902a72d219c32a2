// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Writer.h"

namespace chronoscope::store {

Writer::Writer(Database database)
    : m_database(std::move(database)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

Writer::~Writer() {
    m_thread.request_stop();
    m_thread.join();
}

void Writer::post(std::function<void(Database&)> job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_one();
}

void Writer::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [&] { return !m_jobs.empty(); }) || !m_jobs.empty()) {
        const auto job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job(m_database);
        lock.lock();
    }
}

} // namespace chronoscope::store
