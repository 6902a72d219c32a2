// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ResponseCache.h"

#include "core/backend/client/ResponseFile.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronoscope::backend {

namespace {
// Large: each batch costs a page of the index for nearly every reply in it, or for several.
constexpr std::size_t kBatch = 8'192;
constexpr auto kBatchAge = std::chrono::milliseconds(250);
constexpr std::size_t kMostWaiting = ResponseFile::kLargestBody; ///< bytes of bodies not yet written
constexpr std::size_t kEntryCost = 256;                          ///< of a waiting body beyond its bytes
constexpr int kLastTries = 25; ///< at the end, against another process that keeps writing

std::size_t costOf(const std::string& body) { return body.size() + kEntryCost; }
} // namespace

class ResponseCache::Impl {
public:
    Impl(std::string path, std::int64_t limit, ResponseFile reading, ResponseFile writing)
        : m_path(std::move(path)), m_limit(limit), m_reading(std::move(reading)), m_writing(std::move(writing)) {
        measure(m_writing);
        m_reader = std::jthread([this](const std::stop_token& stop) { answerAll(stop); });
        m_writer = std::jthread([this](const std::stop_token& stop) { writeAll(stop); });
    }

    void find(std::vector<std::string> digests, std::function<void(Bodies)> found) {
        const std::lock_guard lock(m_mutex);
        m_lookups.push_back({std::move(digests), std::move(found)});
        if (m_lookups.size() == 1) m_wakeReader.notify_one();
    }

    void keep(std::string digest, std::string body) {
        const std::lock_guard lock(m_mutex);
        if (m_waiting + costOf(body) > kMostWaiting) {
            ++m_dropped;
            note("the disk cannot follow: some replies were not kept");
            return;
        }
        m_waiting += costOf(body);
        m_kept.insert_or_assign(std::move(digest), std::move(body));
        if (m_kept.size() == 1 || m_kept.size() == kBatch) m_wakeWriter.notify_one();
    }

    Status clear() {
        std::error_code ignored; // there may be none
        std::filesystem::remove(ResponseFile::asidePath(m_path), ignored);
        auto file = ResponseFile::open(m_path, m_limit); // of this thread
        if (!file) return file.error();
        const Status cleared = file->clear();
        measure(*file);
        return cleared;
    }

    std::string problem() const {
        const std::lock_guard lock(m_mutex);
        return m_problem;
    }
    std::int64_t size() const { return m_size; }
    std::int64_t bytes() const { return m_bytes; }
    std::int64_t limit() const { return m_limit; }
    std::int64_t dropped() const {
        const std::lock_guard lock(m_mutex);
        return m_dropped;
    }

private:
    using Waiting = std::unordered_map<std::string, std::string>; ///< bodies by their digests
    struct Lookup {
        std::vector<std::string> digests;
        std::function<void(Bodies)> found;
    };

    void answerAll(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        while (m_wakeReader.wait(lock, stop, [&] { return !m_lookups.empty(); }))
            for (Lookup& lookup : std::exchange(m_lookups, {}))
                answer(lock, lookup, stop);
    }

    /// From the bodies not yet written, then from the file; with nothing once the cache ends.
    void answer(std::unique_lock<std::mutex>& lock, Lookup& lookup, const std::stop_token& stop) {
        Bodies bodies(lookup.digests.size());
        for (const Waiting* waiting : {&m_beingWritten, &m_kept}) // the newer ones last
            for (std::size_t i = 0; i < bodies.size(); ++i)
                if (const auto at = waiting->find(lookup.digests[i]); at != waiting->end()) bodies[i] = at->second;
        lock.unlock();
        if (const Status read = stop.stop_requested() ? Status() : m_reading.read(lookup.digests, bodies); !read) {
            const std::lock_guard again(m_mutex); // whoever gets the answer finds what was wrong with it
            note(read.error().text());
        }
        lookup.found(stop.stop_requested() ? Bodies(lookup.digests.size()) : std::move(bodies));
        lookup.found = nullptr; // what it holds must not outlive the lock-free part
        lock.lock();
    }

    void writeAll(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        while (!stop.stop_requested() && m_wakeWriter.wait(lock, stop, [&] { return !m_kept.empty(); })) {
            m_wakeWriter.wait_for(lock, stop, kBatchAge, [&] { return m_kept.size() >= kBatch; });
            write(lock);
        }
        for (int tries = 0; !m_kept.empty() && tries < kLastTries; ++tries)
            write(lock);
    }

    /// Writes what is waiting in one transaction. It goes on waiting if another process is writing.
    void write(std::unique_lock<std::mutex>& lock) {
        std::swap(m_kept, m_beingWritten);
        const std::size_t cost = m_waiting;
        lock.unlock();
        std::vector<ResponseFile::Entry> batch;
        batch.reserve(m_beingWritten.size());
        for (const auto& [digest, body] : m_beingWritten)
            batch.push_back({digest, body});
        const Status written = m_writing.write(batch);
        if (written) measure(m_writing);
        lock.lock();
        if (!written && written.error().code == ErrorCode::Locked) {
            m_kept.merge(m_beingWritten); // what was kept anew in the meantime stays
        } else {
            m_waiting -= cost;
            if (!written) {
                note(written.error().text());
                m_dropped += static_cast<std::int64_t>(batch.size());
            }
        }
        m_beingWritten.clear();
    }

    void measure(ResponseFile& file) {
        const auto size = file.size();
        m_size = size ? size->replies : -1;
        m_bytes = size ? size->bytes : -1;
        if (size) return;
        const std::lock_guard lock(m_mutex);
        note(size.error().text());
    }

    void note(std::string problem) { // with m_mutex held
        if (m_problem.empty()) m_problem = std::move(problem);
    }

    const std::string m_path;
    const std::int64_t m_limit;
    ResponseFile m_reading; ///< of m_reader
    ResponseFile m_writing; ///< of m_writer
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wakeReader;
    std::condition_variable_any m_wakeWriter;
    std::vector<Lookup> m_lookups;
    Waiting m_kept;            ///< not yet written
    Waiting m_beingWritten;    ///< changed only by m_writer, with m_mutex held
    std::size_t m_waiting = 0; ///< what both cost
    std::int64_t m_dropped = 0;
    std::string m_problem;
    std::atomic<std::int64_t> m_size = -1;
    std::atomic<std::int64_t> m_bytes = -1;
    std::jthread m_writer; ///< ends last: it writes what is waiting
    std::jthread m_reader;
};

Result<std::shared_ptr<ResponseCache>> ResponseCache::open(const std::string& path, std::int64_t limit) {
    auto reading = ResponseFile::open(path, limit);
    if (!reading) return reading.error();
    auto writing = ResponseFile::open(path, limit);
    if (!writing) return writing.error();
    return std::shared_ptr<ResponseCache>(
        new ResponseCache(std::make_unique<Impl>(path, limit, std::move(reading).value(), std::move(writing).value())));
}

ResponseCache::ResponseCache(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
ResponseCache::~ResponseCache() = default;

void ResponseCache::find(std::vector<std::string> digests, std::function<void(Bodies)> found) {
    m_impl->find(std::move(digests), std::move(found));
}
void ResponseCache::find(std::string digest, std::function<void(Body)> found) {
    m_impl->find({std::move(digest)}, [found = std::move(found)](Bodies bodies) { found(std::move(bodies.front())); });
}
void ResponseCache::keep(std::string digest, std::string body) { m_impl->keep(std::move(digest), std::move(body)); }
Status ResponseCache::clear() { return m_impl->clear(); }
std::string ResponseCache::problem() const { return m_impl->problem(); }
std::int64_t ResponseCache::size() const { return m_impl->size(); }
std::int64_t ResponseCache::bytes() const { return m_impl->bytes(); }
std::int64_t ResponseCache::limit() const { return m_impl->limit(); }
std::int64_t ResponseCache::dropped() const { return m_impl->dropped(); }

} // namespace chronoscope::backend
