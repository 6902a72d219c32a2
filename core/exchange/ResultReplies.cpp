// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ResultReplies.h"

#include <utility>

namespace chronoscope::exchange {

using backend::BackendError;
using backend::ErrorKind;
using backend::ModelReply;

namespace {
ModelReply notAnswered() { return BackendError{ErrorKind::Cancelled, 0, "the import was stopped", {}, {}}; }
} // namespace

ResultReplies::ResultReplies(ResultScan scan, run::RunLayout layout)
    : m_scan(std::move(scan)), m_layout(std::move(layout)),
      m_thread([this](const std::stop_token& stop) { work(stop); }) {}

ResultReplies::~ResultReplies() {
    m_thread.request_stop();
    m_thread.join();
}

backend::Capabilities ResultReplies::capabilities() const {
    return {.chat = true, .completion = true, .suggestedConcurrency = 1'024, .boundsItself = true};
}

void ResultReplies::submit(backend::ModelRequest request, Done done) {
    const std::lock_guard lock(m_mutex);
    m_jobs.push_back({request.tag, request.group, std::move(done)});
    m_wake.notify_all();
}

void ResultReplies::cancel(std::uint64_t group) {
    const std::lock_guard lock(m_mutex);
    for (Job& job : m_jobs)
        job.cancelled = job.cancelled || job.group == group;
}

void ResultReplies::work(const std::stop_token& stop) {
    for (;;) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [&] { return !m_jobs.empty(); })) return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        job.done(job.cancelled || stop.stop_requested() || m_changed.stop_requested() ? notAnswered()
                                                                                      : answer(job.index));
    }
}

ModelReply ResultReplies::answer(std::int64_t index) {
    const auto place = m_layout.placeOfReply(index);
    if (!advance(place.ordinal)) {
        m_changed.request_stop();
        return notAnswered();
    }
    const int year = m_layout.years[static_cast<std::size_t>(place.year)];
    for (ResultYear& one : m_current[static_cast<std::size_t>(place.temperature)]) {
        const auto set = static_cast<std::size_t>(place.set);
        if (one.year != year || set >= one.replies.size() || !one.replies[set]) continue;
        ++m_found;
        backend::Completion completion;
        completion.text = *std::exchange(one.replies[set], std::nullopt);
        return completion;
    }
    return BackendError{ErrorKind::Unsupported, 0, "the imported files have no reply here", {}, {}};
}

bool ResultReplies::openGroup(std::size_t group) {
    m_readers.clear();
    m_group = group;
    for (const std::string& path : m_scan.groups[group].paths) {
        auto reader = ResultReader::open(path);
        if (!reader) return false;
        m_readers.push_back(std::move(reader).value());
    }
    return true;
}

bool ResultReplies::advance(std::int64_t ordinal) {
    if (ordinal == m_ordinal) return true;
    const auto sizeOf = [&](std::size_t group) {
        return static_cast<std::int64_t>(m_scan.groups[group].numbers.size());
    };
    std::size_t group = m_group;
    while (ordinal - m_firstOrdinal >= sizeOf(group))
        m_firstOrdinal += sizeOf(group++);
    if ((m_readers.empty() || group != m_group) && !openGroup(group)) return false;
    const std::int64_t number = m_scan.groups[group].numbers[static_cast<std::size_t>(ordinal - m_firstOrdinal)];
    m_current.clear();
    for (ResultReader& reader : m_readers) {
        ResultElement element;
        while (reader.count() < number) {
            auto next = reader.next();
            if (!next || !next->has_value()) return false;
            element = std::move(**next);
        }
        m_current.push_back(std::move(element));
    }
    m_ordinal = ordinal;
    return true;
}

} // namespace chronoscope::exchange
