// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/HttpLoop.h"

#include "core/backend/http/Origin.h"
#include "core/backend/http/Transfer.h"

#include <curl/curl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>
#include <unordered_map>
#include <utility>

namespace chronoscope::backend::http {

namespace {
constexpr int kEvents = 128;
constexpr auto kShortestSweep = std::chrono::milliseconds(10);
constexpr auto kLongestSweep = std::chrono::milliseconds(1'000);

void initialiseCurl() {
    static const CURLcode once = curl_global_init(CURL_GLOBAL_DEFAULT); // thread-safe: a function-local static
    if (once != CURLE_OK) throw std::runtime_error("libcurl cannot be initialised");
}
} // namespace

struct HttpLoop::Mailbox::Box {
    Box() : wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    ~Box() { ::close(wake); }
    Box(const Box&) = delete;
    Box& operator=(const Box&) = delete;

    void ring() const {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = ::write(wake, &one, sizeof one); // full = awake already
    }

    const int wake; ///< eventfd
    std::mutex mutex;
    std::vector<std::function<void()>> work;
    bool closed = false;
};

bool HttpLoop::Mailbox::post(std::function<void()> work) const {
    bool first = false;
    {
        const std::lock_guard lock(m_box->mutex);
        if (m_box->closed) return false;
        first = m_box->work.empty();
        m_box->work.push_back(std::move(work));
    }
    if (first) m_box->ring();
    return true;
}

class HttpLoop::Impl {
public:
    explicit Impl(Options options) : m_options(std::move(options)), m_offline(m_options.offline) {
        initialiseCurl();
        m_epoll = epoll_create1(EPOLL_CLOEXEC);
        m_mailbox.m_box = std::make_shared<Mailbox::Box>();
        m_multi = curl_multi_init();
        if (m_epoll < 0 || box().wake < 0 || !m_multi) throw std::runtime_error("no resources for the network thread");
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.fd = box().wake;
        epoll_ctl(m_epoll, EPOLL_CTL_ADD, box().wake, &event);
        curl_multi_setopt(m_multi, CURLMOPT_SOCKETFUNCTION, &Impl::onSocket);
        curl_multi_setopt(m_multi, CURLMOPT_SOCKETDATA, this);
        curl_multi_setopt(m_multi, CURLMOPT_TIMERFUNCTION, &Impl::onCurlTimer);
        curl_multi_setopt(m_multi, CURLMOPT_TIMERDATA, this);
        curl_multi_setopt(m_multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX);
        curl_multi_setopt(m_multi, CURLMOPT_MAX_HOST_CONNECTIONS, m_options.maxConnectionsPerHost);
        curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, m_options.maxConnectionsPerHost);
        m_thread = std::jthread([this] { run(); });
    }

    ~Impl() {
        {
            const std::lock_guard lock(box().mutex);
            box().closed = true;
        }
        box().ring();
        m_thread.join();
        for (CURL* handle : m_spare)
            curl_easy_cleanup(handle);
        curl_multi_cleanup(m_multi);
        close(m_epoll);
    }

    const Mailbox& mailbox() const { return m_mailbox; }
    void setOffline(bool offline) { m_offline = offline; }
    bool isLoopThread() const { return std::this_thread::get_id() == m_thread.get_id(); }

    std::uint64_t start(HttpRequest request, Done done) {
        const std::uint64_t id = ++m_lastId;
        auto transfer =
            std::make_unique<Transfer>(std::move(request), spareHandle(), m_options.caFile, m_options.proxy, m_held);
        transfer->done = std::move(done);
        CURL* handle = transfer->handle();
        curl_easy_setopt(handle, CURLOPT_PRIVATE, reinterpret_cast<char*>(id));
        const HttpRequest& kept = transfer->request();
        lowerSweep(std::min(kept.limits.idle, kept.limits.total));
        const bool refused = transfer->refused();
        m_transfers.emplace(id, std::move(transfer));
        if (!refused && m_offline && !isLoopback(kept.url))
            end(id,
                TransportError{ErrorKind::Network, "offline: the settings let nothing leave this computer", {}, true});
        else if (refused || curl_multi_add_handle(m_multi, handle) != CURLM_OK)
            end(id, m_transfers.at(id)->refusal());
        return id;
    }

    void abort(std::uint64_t id) {
        if (m_transfers.contains(id)) end(id, TransportError{ErrorKind::Cancelled, "cancelled", {}, false});
    }

    int sent(std::uint64_t id) const {
        const auto transfer = m_transfers.find(id);
        return transfer == m_transfers.end() ? 0 : transfer->second->sent();
    }

    std::uint64_t at(Clock::time_point when, std::function<void()> work) {
        const std::uint64_t id = ++m_lastId;
        m_timers.emplace(std::pair(when, id), std::move(work));
        m_timerDue.emplace(id, when);
        return id;
    }

    void cancelTimer(std::uint64_t id) {
        const auto due = m_timerDue.find(id);
        if (due == m_timerDue.end()) return;
        m_timers.erase({due->second, id});
        m_timerDue.erase(due);
    }

private:
    static int onSocket(CURL*, curl_socket_t socket, int what, void* self, void* known) {
        Impl& loop = *static_cast<Impl*>(self);
        if (what == CURL_POLL_REMOVE) {
            epoll_ctl(loop.m_epoll, EPOLL_CTL_DEL, socket, nullptr); // may be closed already
            return 0;
        }
        epoll_event event{};
        event.data.fd = socket;
        if (what & CURL_POLL_IN) event.events |= EPOLLIN;
        if (what & CURL_POLL_OUT) event.events |= EPOLLOUT;
        const int add = known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
        if (epoll_ctl(loop.m_epoll, add, socket, &event) != 0)
            epoll_ctl(loop.m_epoll, errno == EEXIST ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event);
        curl_multi_assign(loop.m_multi, socket, &loop);
        return 0;
    }

    static int onCurlTimer(CURLM*, long milliseconds, void* self) {
        Impl& loop = *static_cast<Impl*>(self);
        if (milliseconds < 0)
            loop.m_curlDue.reset();
        else
            loop.m_curlDue = Clock::now() + std::chrono::milliseconds(milliseconds);
        return 0;
    }

    Mailbox::Box& box() const { return *m_mailbox.m_box; }

    CURL* spareHandle() {
        if (m_spare.empty()) return curl_easy_init();
        CURL* handle = m_spare.back();
        m_spare.pop_back();
        curl_easy_reset(handle);
        return handle;
    }

    /// Takes a transfer off the loop; its `done` is called when the loop comes round.
    void end(std::uint64_t id, HttpResult result) {
        auto node = m_transfers.extract(id);
        curl_multi_remove_handle(m_multi, node.mapped()->handle());
        m_ended.emplace_back(std::move(node.mapped()), std::move(result));
    }

    void finishEnded() {
        std::vector<std::pair<std::unique_ptr<Transfer>, HttpResult>> ended;
        std::swap(ended, m_ended);
        for (auto& [transfer, result] : ended) {
            m_spare.push_back(transfer->release());
            transfer->done(std::move(result));
        }
        if (m_transfers.empty()) m_sweepEvery = kLongestSweep;
    }

    void harvest() {
        int left = 0;
        while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
            if (message->msg != CURLMSG_DONE) continue;
            char* tag = nullptr;
            curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &tag);
            const auto id = reinterpret_cast<std::uint64_t>(tag);
            const CURLcode code = message->data.result;
            Transfer& transfer = *m_transfers.at(id);
            if (code == CURLE_OK && transfer.followRedirect()) {
                curl_multi_remove_handle(m_multi, transfer.handle());
                curl_multi_add_handle(m_multi, transfer.handle());
                continue;
            }
            end(id, transfer.result(code));
        }
    }

    void lowerSweep(std::chrono::milliseconds limit) {
        const auto every = std::clamp(std::chrono::milliseconds(limit / 8), kShortestSweep, kLongestSweep);
        if (every < m_sweepEvery) m_nextSweep = {};
        m_sweepEvery = std::min(m_sweepEvery, every);
    }

    /// Ends transfers that have been silent, or at it, for too long.
    void sweep(Clock::time_point now) {
        if (now < m_nextSweep) return;
        m_nextSweep = now + m_sweepEvery;
        std::vector<std::pair<std::uint64_t, HttpResult>> late;
        for (auto& [id, transfer] : m_transfers)
            if (auto error = transfer->overdue(now)) late.emplace_back(id, std::move(*error));
        for (auto& [id, error] : late)
            end(id, std::move(error));
    }

    bool takeInbox() {
        std::vector<std::function<void()>> inbox;
        bool closing = false;
        {
            const std::lock_guard lock(box().mutex);
            std::swap(inbox, box().work);
            closing = box().closed;
        }
        for (auto& work : inbox)
            work();
        return closing;
    }

    void runTimers() {
        const auto now = Clock::now();
        while (!m_timers.empty() && m_timers.begin()->first.first <= now) {
            auto node = m_timers.extract(m_timers.begin());
            m_timerDue.erase(node.key().second);
            node.mapped()();
        }
    }

    int waitMilliseconds() const {
        if (!m_ended.empty()) return 0;
        auto due = Clock::time_point::max();
        if (!m_timers.empty()) due = m_timers.begin()->first.first;
        if (m_curlDue) due = std::min(due, *m_curlDue);
        if (!m_transfers.empty()) due = std::min(due, m_nextSweep);
        if (due == Clock::time_point::max()) return -1;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(due - Clock::now()).count();
        return static_cast<int>(std::clamp<long>(left, 0, 60'000));
    }

    void poll() {
        std::array<epoll_event, kEvents> events{};
        const int count = epoll_wait(m_epoll, events.data(), kEvents, waitMilliseconds());
        int running = 0;
        for (int i = 0; i < count; ++i) {
            const epoll_event& event = events[static_cast<std::size_t>(i)];
            if (event.data.fd == box().wake) {
                std::uint64_t ignored = 0;
                [[maybe_unused]] const auto taken = ::read(box().wake, &ignored, sizeof ignored);
                continue;
            }
            int what = 0;
            if (event.events & (EPOLLIN | EPOLLHUP)) what |= CURL_CSELECT_IN;
            if (event.events & EPOLLOUT) what |= CURL_CSELECT_OUT;
            if (event.events & EPOLLERR) what |= CURL_CSELECT_ERR;
            curl_multi_socket_action(m_multi, event.data.fd, what, &running);
        }
        if (m_curlDue && *m_curlDue <= Clock::now()) {
            m_curlDue.reset();
            curl_multi_socket_action(m_multi, CURL_SOCKET_TIMEOUT, 0, &running);
        }
        harvest();
        if (!m_transfers.empty()) sweep(Clock::now());
    }

    void run() {
        while (!takeInbox()) {
            finishEnded();
            runTimers();
            poll();
        }
        m_timers.clear();
        m_timerDue.clear();
        while (!m_transfers.empty() || !m_ended.empty()) {
            while (!m_transfers.empty())
                abort(m_transfers.begin()->first);
            finishEnded();
        }
    }

    const Options m_options;
    std::atomic<bool> m_offline;
    CURLM* m_multi = nullptr;
    int m_epoll = -1;
    Mailbox m_mailbox;

    // Of the loop's thread alone.
    std::uint64_t m_lastId = 0;
    BytesHeld m_held{0, m_options.mostBytes}; ///< before the transfers, which count in it
    std::unordered_map<std::uint64_t, std::unique_ptr<Transfer>> m_transfers;
    std::vector<std::pair<std::unique_ptr<Transfer>, HttpResult>> m_ended;
    std::vector<CURL*> m_spare;
    std::map<std::pair<Clock::time_point, std::uint64_t>, std::function<void()>> m_timers;
    std::unordered_map<std::uint64_t, Clock::time_point> m_timerDue;
    std::optional<Clock::time_point> m_curlDue;
    std::chrono::milliseconds m_sweepEvery = kLongestSweep;
    Clock::time_point m_nextSweep{};

    std::jthread m_thread;
};

HttpLoop::HttpLoop(Options options) : m_impl(std::make_unique<Impl>(std::move(options))) {}
HttpLoop::~HttpLoop() = default;

HttpLoop::Mailbox HttpLoop::mailbox() const { return m_impl->mailbox(); }
void HttpLoop::setOffline(bool offline) { m_impl->setOffline(offline); }
bool HttpLoop::isLoopThread() const { return m_impl->isLoopThread(); }
std::uint64_t HttpLoop::start(HttpRequest request, Done done) {
    return m_impl->start(std::move(request), std::move(done));
}
void HttpLoop::abort(std::uint64_t transfer) { m_impl->abort(transfer); }
int HttpLoop::sent(std::uint64_t transfer) const { return m_impl->sent(transfer); }
std::uint64_t HttpLoop::at(Clock::time_point when, std::function<void()> work) {
    return m_impl->at(when, std::move(work));
}
void HttpLoop::cancelTimer(std::uint64_t timer) { m_impl->cancelTimer(timer); }

} // namespace chronoscope::backend::http
