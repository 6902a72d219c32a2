// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/LoopbackServer.h"

#include "app/bench/LoopbackWire.h"
#include "core/base/Hash.h"

#include <fmt/format.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <fstream>
#include <mutex>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <utility>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;
using Counts = LoopbackServer::Counts;
using Usage = LoopbackServer::Usage;
using loopback::Head;
using loopback::Outcome;

constexpr std::uint64_t kListener = 0; // tags of the epoll set; connections count from kFirstConnection
constexpr std::uint64_t kWake = 1;
constexpr std::uint64_t kFirstConnection = 2;
constexpr std::size_t kMostHeadBytes = 64 * 1024;
constexpr std::size_t kMostBodyBytes = std::size_t{64} << 20;
constexpr int kBacklog = 1024;

void count(Counts& counts, Outcome outcome) {
    switch (outcome) {
    case Outcome::Chat: ++counts.chats; break;
    case Outcome::Completion: ++counts.completions; break;
    case Outcome::Models: ++counts.modelLists; break;
    case Outcome::Health: ++counts.healths; break;
    case Outcome::RateLimited: ++counts.rateLimited; break;
    case Outcome::ServerError: ++counts.serverErrors; break;
    case Outcome::Reset: ++counts.resets; break;
    case Outcome::Stall: ++counts.stalls; break;
    case Outcome::NotFound:
    case Outcome::BadRequest: ++counts.refused; break;
    }
}
} // namespace

class LoopbackServer::Impl {
public:
    explicit Impl(Options options)
        : m_options(std::move(options)), m_messages(m_options.text), m_faultStream(m_options.seed) {}

    ~Impl() {
        if (m_thread.joinable()) {
            m_thread.request_stop();
            ring();
            m_thread.join();
        }
        for (const auto& [id, connection] : m_connections)
            close(connection.socket);
        for (const int file : {m_listener, m_wake, m_epoll})
            if (file >= 0) close(file);
    }

    Status open() {
        m_epoll = epoll_create1(EPOLL_CLOEXEC);
        m_wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
        if (m_epoll < 0 || m_wake < 0 || !reservePort() || !startListening())
            return Error{ErrorCode::Io, "no loopback server can be started", std::strerror(errno)};
        watch(EPOLL_CTL_ADD, m_wake, kWake, EPOLLIN);
        m_thread = std::jthread([this](const std::stop_token& stop) { run(stop); });
        return {};
    }

    Status setAway(bool away) {
        std::unique_lock lock(m_awayMutex);
        m_wantsAway = away;
        ring();
        m_awayChanged.wait(lock, [&] { return m_isAway == away || m_awayProblem != 0; });
        if (m_awayProblem != 0)
            return Error{ErrorCode::Io, "the loopback server has lost its port", std::strerror(m_awayProblem)};
        return {};
    }

    int port() const { return m_port; }
    Counts counts() const {
        const std::lock_guard lock(m_countsMutex);
        return m_counts;
    }

    Usage usage() const {
        clockid_t clock{};
        timespec used{};
        if (pthread_getcpuclockid(const_cast<Impl*>(this)->m_thread.native_handle(), &clock) == 0)
            clock_gettime(clock, &used);
        Usage usage{static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9, 0};
        std::ifstream status(fmt::format("/proc/self/task/{}/status", m_threadId.load()));
        for (std::string word; status >> word;) {
            std::int64_t count = 0;
            if (word.ends_with("ctxt_switches:") && status >> count) usage.switches += count;
        }
        return usage;
    }

private:
    struct Connection {
        int socket = -1;
        std::string in;
        std::string out;
        std::size_t waiting = 0; ///< calls in latency
        bool deaf = false;       ///< what still comes is thrown away: stalled, or about to be closed
        bool stalled = false;    ///< nothing is sent any more
        bool closeAfter = false; ///< once `out` is sent and nothing waits
        bool wantsOut = false;   ///< EPOLLOUT is asked for
        bool toldContinue = false;
    };
    struct Due {
        Clock::time_point when;
        std::uint64_t connection;
        Outcome outcome;
        std::string echo; ///< in place of the outcome's message
    };

    void ring() const {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = ::write(m_wake, &one, sizeof one);
    }

    /// A socket that is bound, to the port there was if there was one, but does not listen.
    bool reservePort() {
        m_listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        const int on = 1;
        setsockopt(m_listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on); // closed connections may linger on it
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        address.sin_port = htons(static_cast<std::uint16_t>(m_port));
        socklen_t length = sizeof address;
        auto* const plain = reinterpret_cast<sockaddr*>(&address);
        if (m_listener < 0 || bind(m_listener, plain, length) != 0 || getsockname(m_listener, plain, &length) != 0)
            return false;
        if (m_port == 0) m_port = ntohs(address.sin_port);
        return true;
    }

    bool startListening() const {
        if (listen(m_listener, kBacklog) != 0) return false;
        watch(EPOLL_CTL_ADD, m_listener, kListener, EPOLLIN);
        return true;
    }

    /// Does what setAway() asked for.
    void comeOrGo() {
        std::uint64_t rung = 0;
        [[maybe_unused]] const auto taken = ::read(m_wake, &rung, sizeof rung);
        const std::lock_guard lock(m_awayMutex);
        if (m_wantsAway == m_isAway || m_awayProblem != 0) return;
        if (m_wantsAway) {
            close(m_listener);
            while (!m_connections.empty())
                drop(m_connections.begin()->first, true);
            m_due.clear();
        }
        if (m_wantsAway ? reservePort() : startListening())
            m_isAway = m_wantsAway;
        else
            m_awayProblem = errno;
        m_awayChanged.notify_all();
    }

    void watch(int operation, int file, std::uint64_t tag, std::uint32_t events) const {
        epoll_event event{};
        event.events = events;
        event.data.u64 = tag;
        epoll_ctl(m_epoll, operation, file, &event);
    }

    void run(const std::stop_token& stop) {
        m_threadId = gettid();
        std::array<epoll_event, 256> events{};
        while (!stop.stop_requested()) {
            bool rung = false;
            const int ready = epoll_wait(m_epoll, events.data(), static_cast<int>(events.size()), waitMilliseconds());
            for (int i = 0; i < ready; ++i) {
                const epoll_event& event = events[static_cast<std::size_t>(i)];
                if (event.data.u64 == kListener)
                    acceptAll();
                else if (event.data.u64 == kWake)
                    rung = true;
                else
                    serve(event.data.u64, event.events);
            }
            answerDue();
            if (rung) comeOrGo(); // last: no event of this round may meet what it closes
        }
    }

    int waitMilliseconds() const {
        if (m_due.empty()) return -1;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_due.front().when - Clock::now()).count();
        return static_cast<int>(std::clamp<long>(left, 0, 60'000));
    }

    void acceptAll() {
        for (;;) {
            const int socket = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
            if (socket < 0) return;
            const int on = 1;
            setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            const std::uint64_t id = m_nextId++;
            m_connections[id].socket = socket;
            watch(EPOLL_CTL_ADD, socket, id, EPOLLIN);
            const std::lock_guard lock(m_countsMutex);
            ++m_counts.connections;
        }
    }

    void drop(std::uint64_t id, bool reset = false) {
        const auto at = m_connections.find(id);
        const linger abrupt{1, 0}; // the peer gets RST instead of FIN
        if (reset) setsockopt(at->second.socket, SOL_SOCKET, SO_LINGER, &abrupt, sizeof abrupt);
        close(at->second.socket);
        m_connections.erase(at);
    }

    void serve(std::uint64_t id, std::uint32_t events) {
        const auto at = m_connections.find(id);
        if (at == m_connections.end()) return; // dropped by an earlier event of this round
        Connection& connection = at->second;
        if (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) {
            const ssize_t got = recv(connection.socket, m_buffer.data(), m_buffer.size(), 0);
            if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) return drop(id);
            if (got > 0 && !connection.deaf) {
                connection.in.append(m_buffer.data(), static_cast<std::size_t>(got));
                if (!takeCalls(id, connection)) return;
            }
        }
        flush(id, connection);
    }

    /// Takes every complete call out of the input. False when the connection is gone.
    bool takeCalls(std::uint64_t id, Connection& connection) {
        std::size_t begin = 0;
        while (!connection.deaf) {
            const std::string_view rest = std::string_view(connection.in).substr(begin);
            const std::size_t end = rest.find("\r\n\r\n");
            if (end == std::string_view::npos) {
                if (rest.size() > kMostHeadBytes && !take(id, connection, Outcome::BadRequest)) return false;
                break;
            }
            const auto head = loopback::readHead(rest.substr(0, end));
            if (!head || head->bodyBytes > kMostBodyBytes) {
                if (!take(id, connection, Outcome::BadRequest)) return false;
                break;
            }
            const std::size_t whole = end + 4 + head->bodyBytes;
            if (rest.size() < whole) {
                if (head->awaitsContinue && !std::exchange(connection.toldContinue, true))
                    connection.out += "HTTP/1.1 100 Continue\r\n\r\n";
                break;
            }
            begin += whole;
            connection.toldContinue = false;
            if (!head->keepAlive) connection.closeAfter = connection.deaf = true;
            const Outcome outcome = outcomeOf(*head);
            std::string echo = outcome == Outcome::Completion
                                   ? loopback::echoMessage(rest.substr(end + 4, head->bodyBytes))
                                   : std::string();
            if (!take(id, connection, outcome, std::move(echo))) return false;
        }
        connection.in.erase(0, begin);
        return true;
    }

    Outcome outcomeOf(const Head& head) {
        if (head.method == "GET") {
            if (head.path == "/v1/models") return Outcome::Models;
            return head.path == "/health" ? Outcome::Health : Outcome::NotFound;
        }
        const bool chat = head.path == "/v1/chat/completions";
        if (head.method != "POST" || (!chat && head.path != "/v1/completions")) return Outcome::NotFound;
        constexpr std::array kFaults{Outcome::RateLimited, Outcome::ServerError, Outcome::Reset, Outcome::Stall};
        if (m_options.faults > 0 && unitInterval(m_faultStream.next()) < m_options.faults)
            return kFaults[m_faultStream.below(kFaults.size())];
        return chat ? Outcome::Chat : Outcome::Completion;
    }

    /// Answers now, or after the latency; in order of arrival on each connection either way.
    bool take(std::uint64_t id, Connection& connection, Outcome outcome, std::string echo = {}) {
        if (outcome == Outcome::BadRequest) connection.closeAfter = connection.deaf = true;
        const bool generates = outcome != Outcome::Models && outcome != Outcome::Health &&
                               outcome != Outcome::NotFound && outcome != Outcome::BadRequest;
        const bool atOnce = !generates || m_options.latency.count() == 0;
        if (connection.waiting == 0 && atOnce) return answer(id, connection, outcome, echo);
        ++connection.waiting;
        m_due.push_back({Clock::now() + m_options.latency, id, outcome,
                         std::move(echo)}); // sorted: the latency is the same for all
        return true;
    }

    /// False when the connection is gone.
    bool answer(std::uint64_t id, Connection& connection, Outcome outcome, const std::string& echo) {
        {
            const std::lock_guard lock(m_countsMutex); // before it is sent: whoever has the reply finds it counted
            count(m_counts, outcome);
        }
        if (outcome == Outcome::Reset) {
            drop(id, true);
            return false;
        }
        if (outcome == Outcome::Stall) {
            connection.deaf = connection.stalled = true;
            connection.closeAfter = false;
        } else {
            connection.out += echo.empty() ? m_messages.at(outcome) : echo;
        }
        return true;
    }

    void answerDue() {
        while (!m_due.empty() && m_due.front().when <= Clock::now()) {
            const Due due = std::move(m_due.front());
            m_due.pop_front();
            const auto at = m_connections.find(due.connection);
            if (at == m_connections.end() || at->second.stalled) continue;
            --at->second.waiting;
            if (answer(due.connection, at->second, due.outcome, due.echo)) flush(due.connection, at->second);
        }
    }

    void flush(std::uint64_t id, Connection& connection) {
        while (!connection.out.empty()) {
            const ssize_t sent = send(connection.socket, connection.out.data(), connection.out.size(), MSG_NOSIGNAL);
            if (sent < 0 && errno == EINTR) continue;
            if (sent < 0 && errno != EAGAIN) return drop(id);
            if (sent < 0) break;
            connection.out.erase(0, static_cast<std::size_t>(sent));
        }
        if (connection.out.empty() && connection.closeAfter && connection.waiting == 0) return drop(id);
        if (connection.wantsOut == !connection.out.empty()) return;
        connection.wantsOut = !connection.out.empty();
        watch(EPOLL_CTL_MOD, connection.socket, id, connection.wantsOut ? EPOLLIN | EPOLLOUT : EPOLLIN);
    }

    const Options m_options;
    const loopback::Messages m_messages;
    SeedStream m_faultStream;
    int m_epoll = -1;
    int m_wake = -1;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<pid_t> m_threadId = 0;

    // Of the server's thread alone.
    std::unordered_map<std::uint64_t, Connection> m_connections;
    std::uint64_t m_nextId = kFirstConnection;
    std::deque<Due> m_due;
    std::array<char, 64 * 1024> m_buffer{};

    std::mutex m_awayMutex;
    std::condition_variable m_awayChanged;
    bool m_wantsAway = false;
    bool m_isAway = false;
    int m_awayProblem = 0; ///< errno

    mutable std::mutex m_countsMutex;
    Counts m_counts;
    std::jthread m_thread;
};

LoopbackServer::LoopbackServer(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
LoopbackServer::~LoopbackServer() = default;

Result<std::unique_ptr<LoopbackServer>> LoopbackServer::start(Options options) {
    auto impl = std::make_unique<Impl>(std::move(options));
    if (auto opened = impl->open(); !opened) return opened.error();
    return std::unique_ptr<LoopbackServer>(new LoopbackServer(std::move(impl)));
}

Status LoopbackServer::goAway() { return m_impl->setAway(true); }
Status LoopbackServer::comeBack() { return m_impl->setAway(false); }
int LoopbackServer::port() const { return m_impl->port(); }
std::string LoopbackServer::baseUrl() const { return fmt::format("http://127.0.0.1:{}", port()); }
LoopbackServer::Counts LoopbackServer::counts() const { return m_impl->counts(); }
LoopbackServer::Usage LoopbackServer::usage() const { return m_impl->usage(); }

} // namespace chronoscope::app
