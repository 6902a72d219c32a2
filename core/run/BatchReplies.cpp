// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchReplies.h"

#include "core/run/BatchLine.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>

namespace chronoscope::run {

using backend::BackendError;
using backend::ErrorKind;
using backend::ModelReply;

namespace {
ModelReply notAnswered() { return BackendError{ErrorKind::Cancelled, 0, "the import was stopped", {}, {}}; }

bool isBefore(const BatchReplies::Place& place, std::int64_t index) { return place.index < index; }

bool readAll(int file, std::uint64_t offset, std::string& into) {
    std::size_t done = 0;
    while (done < into.size()) {
        const ssize_t count = ::pread(file, into.data() + done, into.size() - done, static_cast<off_t>(offset + done));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        done += static_cast<std::size_t>(count);
    }
    return true;
}
} // namespace

Result<std::shared_ptr<BatchReplies>> BatchReplies::open(const std::string& path, std::string identity,
                                                         const backend::protocol::Protocol& protocol,
                                                         std::vector<Place> places) {
    backend::FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.valid()) return Error{ErrorCode::Io, std::strerror(errno), path};
    return std::shared_ptr<BatchReplies>(
        new BatchReplies(std::move(file), std::move(identity), protocol, std::move(places)));
}

BatchReplies::BatchReplies(backend::FileDescriptor file, std::string identity,
                           const backend::protocol::Protocol& protocol, std::vector<Place> places)
    : m_file(std::move(file)), m_identity(std::move(identity)), m_protocol(protocol), m_places(std::move(places)),
      m_asked(m_places.size()), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

BatchReplies::~BatchReplies() {
    m_thread.request_stop();
    m_thread.join();
}

backend::Capabilities BatchReplies::capabilities() const {
    return {.chat = true, .completion = true, .suggestedConcurrency = 1'024, .boundsItself = true};
}

backend::ModelIdentity BatchReplies::identity() const {
    return {std::string(m_protocol.name()), "batch results", m_identity};
}

void BatchReplies::submit(backend::ModelRequest request, Done done) {
    const std::lock_guard lock(m_mutex);
    m_jobs.push_back({std::move(request), std::move(done)});
    m_wake.notify_all();
}

void BatchReplies::cancel(std::uint64_t group) {
    const std::lock_guard lock(m_mutex);
    for (Job& job : m_jobs)
        job.cancelled = job.cancelled || job.request.group == group;
}

void BatchReplies::work(const std::stop_token& stop) {
    for (;;) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [&] { return !m_jobs.empty(); })) return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        job.done(job.cancelled || stop.stop_requested() ? notAnswered() : answer(job.request));
    }
}

ModelReply BatchReplies::answer(const backend::ModelRequest& request) {
    const auto at = std::lower_bound(m_places.begin(), m_places.end(), request.tag, isBefore);
    if (at == m_places.end() || at->index != request.tag) return notAnswered();
    {
        const std::lock_guard lock(m_mutex);
        m_asked[static_cast<std::size_t>(at - m_places.begin())] = true;
    }
    return read(*at, request);
}

ModelReply BatchReplies::read(const Place& place, const backend::ModelRequest& request) {
    if (m_refused.stop_requested()) return notAnswered();
    std::string line(place.length, '\0');
    if (readAll(m_file.get(), place.offset, line)) {
        const auto result = readBatchResult(line);
        if (result && batchIndex(result->name, m_identity) == place.index) {
            const auto why = otherPromptOf(*result, request, m_protocol);
            return why ? refuse(place, *why) : replyOf(*result, request, m_protocol);
        }
    }
    m_changed.request_stop();
    return notAnswered();
}

ModelReply BatchReplies::refuse(const Place& place, const std::string& why) {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_other) m_other = {place.line, why};
    }
    m_refused.request_stop();
    return notAnswered();
}

std::optional<BatchReplies::OtherPrompt> BatchReplies::otherPrompt() const {
    const std::lock_guard lock(m_mutex);
    return m_other;
}

std::vector<BatchReplies::Place> BatchReplies::unasked() const {
    std::vector<Place> list;
    const std::lock_guard lock(m_mutex);
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (!m_asked[i]) list.push_back(m_places[i]);
    return list;
}

} // namespace chronoscope::run
