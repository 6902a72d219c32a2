// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/ResponseCache.h"

#include "core/backend/ResponseFile.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronoscope::backend {

namespace {
constexpr std::size_t kBatch = 1'000;
constexpr auto kBatchAge = std::chrono::milliseconds(50);
constexpr std::size_t kMostWaiting = ResponseFile::kLargestBody; ///< bytes of bodies not yet written
constexpr std::size_t kEntryCost = 256;                          ///< of a waiting body beyond its bytes
constexpr int kLastTries = 25; ///< at the end, against another process that keeps writing

std::size_t costOf(const std::string& body) { return body.size() + kEntryCost; }
} // namespace

class ResponseCache::Impl {
public:
    explicit Impl(ResponseFile file)
        : m_file(std::move(file)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

    void find(std::string digest, Found found) {
        {
            const std::lock_guard lock(m_mutex);
            m_lookups.push_back({std::move(digest), std::move(found)});
        }
        m_wake.notify_one();
    }

    void keep(std::string digest, std::string body) {
        bool isFirst = false;
        {
            const std::lock_guard lock(m_mutex);
            const auto known = m_bodies.find(digest);
            const std::size_t freed = known == m_bodies.end() ? 0 : costOf(*known->second);
            if (m_waiting - freed + costOf(body) > kMostWaiting) {
                ++m_dropped;
                note("the disk cannot follow: some replies were not kept");
                return;
            }
            m_waiting += costOf(body) - freed;
            isFirst = m_order.empty();
            if (isFirst) m_due = Clock::now() + kBatchAge;
            if (known == m_bodies.end()) m_order.push_back(digest);
            m_bodies[std::move(digest)] = std::make_shared<const std::string>(std::move(body));
            if (!isFirst && m_order.size() < kBatch) return; // the thread knows when it has to write
        }
        m_wake.notify_one();
    }

    std::string problem() const {
        const std::lock_guard lock(m_mutex);
        return m_problem;
    }
    std::int64_t size() const { return m_size; }
    std::int64_t dropped() const {
        const std::lock_guard lock(m_mutex);
        return m_dropped;
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Lookup {
        std::string digest;
        Found found;
    };

    void work(const std::stop_token& stop) {
        count();
        std::unique_lock lock(m_mutex);
        while (!stop.stop_requested()) {
            const auto hasWork = [&] { return !m_lookups.empty() || m_order.size() >= kBatch; };
            if (m_order.empty())
                m_wake.wait(lock, stop, [&] { return hasWork() || !m_order.empty(); });
            else
                m_wake.wait_until(lock, stop, m_due, hasWork);
            answer(lock, stop);
            if (m_order.size() >= kBatch || (!m_order.empty() && Clock::now() >= m_due)) write(lock);
        }
        while (!m_lookups.empty())
            answer(lock, stop);
        for (int tries = 0; !m_order.empty() && tries < kLastTries;)
            if (!write(lock)) ++tries;
    }

    /// Answers what is waiting now: from the bodies not yet written, then from the file.
    void answer(std::unique_lock<std::mutex>& lock, const std::stop_token& stop) {
        std::deque<Lookup> lookups;
        lookups.swap(m_lookups);
        for (Lookup& lookup : lookups) {
            std::shared_ptr<const std::string> waiting;
            if (const auto at = m_bodies.find(lookup.digest); at != m_bodies.end()) waiting = at->second;
            lock.unlock();
            std::optional<std::string> body;
            if (!stop.stop_requested()) body = waiting ? std::optional(*waiting) : read(lookup.digest);
            lookup.found(std::move(body));
            lookup.found = nullptr; // what it holds must not outlive the lock-free part
            lock.lock();
        }
    }

    std::optional<std::string> read(const std::string& digest) {
        auto body = m_file.read(digest);
        if (body) return std::move(body).value();
        const std::lock_guard lock(m_mutex);
        note(body.error().text());
        return std::nullopt;
    }

    /// Writes the oldest bodies in one transaction. False if another process is writing: they go on waiting.
    bool write(std::unique_lock<std::mutex>& lock) {
        std::vector<ResponseFile::Entry> batch;
        for (std::size_t i = 0; i < m_order.size() && i < kBatch; ++i)
            batch.push_back({m_order[i], m_bodies.at(m_order[i])});
        lock.unlock();
        const Status written = m_file.write(batch);
        if (written) count();
        lock.lock();
        m_due = Clock::now() + kBatchAge;
        if (!written && written.error().code == ErrorCode::Locked) return false;
        if (!written) {
            note(written.error().text());
            m_dropped += static_cast<std::int64_t>(batch.size());
        }
        for (const auto& entry : batch) {
            m_order.pop_front();
            const auto at = m_bodies.find(entry.digest);
            if (at->second != entry.body) { // kept anew in the meantime
                m_order.push_back(entry.digest);
                continue;
            }
            m_waiting -= costOf(*entry.body);
            m_bodies.erase(at);
        }
        return true;
    }

    void count() {
        const auto replies = m_file.count();
        m_size = replies ? *replies : -1;
        if (replies) return;
        const std::lock_guard lock(m_mutex);
        note(replies.error().text());
    }

    void note(std::string problem) { // with m_mutex held
        if (m_problem.empty()) m_problem = std::move(problem);
    }

    ResponseFile m_file; ///< of the thread
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Lookup> m_lookups;
    std::deque<std::string> m_order;                                              ///< digests of m_bodies, oldest first
    std::unordered_map<std::string, std::shared_ptr<const std::string>> m_bodies; ///< not yet written
    std::size_t m_waiting = 0;                                                    ///< what m_bodies costs
    Clock::time_point m_due{}; ///< when the oldest body is to be written
    std::int64_t m_dropped = 0;
    std::string m_problem;
    std::atomic<std::int64_t> m_size = -1;
    std::jthread m_thread;
};

Result<std::shared_ptr<ResponseCache>> ResponseCache::open(const std::string& path) {
    auto file = ResponseFile::open(path);
    if (!file) return file.error();
    return std::shared_ptr<ResponseCache>(new ResponseCache(std::make_unique<Impl>(std::move(file).value())));
}

ResponseCache::ResponseCache(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
ResponseCache::~ResponseCache() = default;

void ResponseCache::find(std::string digest, Found found) { m_impl->find(std::move(digest), std::move(found)); }
void ResponseCache::keep(std::string digest, std::string body) { m_impl->keep(std::move(digest), std::move(body)); }
std::string ResponseCache::problem() const { return m_impl->problem(); }
std::int64_t ResponseCache::size() const { return m_impl->size(); }
std::int64_t ResponseCache::dropped() const { return m_impl->dropped(); }

} // namespace chronoscope::backend
