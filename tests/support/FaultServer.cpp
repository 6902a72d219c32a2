// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/FaultServer.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <list>
#include <stdexcept>
#include <thread>

namespace chronoscope::test {

namespace {
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// A socket bound to 127.0.0.1, not listening; `port` 0 = chosen by the system, which is then told.
int boundSocket(int& port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    socklen_t length = sizeof address;
    auto* const plain = reinterpret_cast<sockaddr*>(&address);
    if (socket < 0 || bind(socket, plain, length) != 0 || getsockname(socket, plain, &length) != 0)
        throw std::runtime_error("the test server has no port");
    port = ntohs(address.sin_port);
    return socket;
}

/// What ends every wait of a session.
class Bell {
public:
    Bell() : m_event(eventfd(0, EFD_CLOEXEC)) {}
    ~Bell() { close(m_event); }
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;

    void ring() const {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = ::write(m_event, &one, sizeof one);
    }
    /// True when `socket` (−1 = none) is ready for `events` within `limit` (negative = for ever) and it has not rung.
    bool wait(int socket, short events, milliseconds limit = milliseconds(-1)) const {
        std::array<pollfd, 2> files{{{m_event, POLLIN, 0}, {socket, events, 0}}};
        const auto end = Clock::now() + limit;
        for (;;) {
            const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
            const int timeout = limit.count() < 0 ? -1 : static_cast<int>(std::max<long>(0, left.count()));
            const int ready = poll(files.data(), files.size(), timeout);
            if (ready < 0 && errno == EINTR) continue;
            return ready > 0 && !(files[0].revents & POLLIN);
        }
    }
    /// Passes the time; false when it has rung.
    bool pass(milliseconds time) const {
        wait(-1, 0, time);
        pollfd file{m_event, POLLIN, 0};
        return poll(&file, 1, 0) == 0;
    }

private:
    int m_event;
};

/// One connection's bytes in and out. Every function is false once the peer has gone or the bell has rung.
class Line {
public:
    Line(int socket, const Bell& bell) : m_socket(socket), m_bell(bell) {}
    ~Line() { close(m_socket); }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    bool readRequest(Received& request) {
        std::size_t end = 0;
        while ((end = m_in.find("\r\n\r\n")) == std::string::npos)
            if (!readMore()) return false;
        const auto lines = text::split(std::string_view(m_in).substr(0, end), '\n');
        const auto words = text::split(text::trim(lines[0]), ' ');
        if (words.size() != 3) return false;
        request.method = words[0];
        request.path = words[1];
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const std::size_t colon = std::min(lines[i].find(':'), lines[i].size() - 1);
            request.headers.emplace_back(lines[i].substr(0, colon), text::trim(lines[i].substr(colon + 1)));
        }
        const std::string length = request.header("Content-Length");
        const std::size_t whole = end + 4 + (length.empty() ? 0 : std::stoul(length));
        while (m_in.size() < whole)
            if (!readMore()) return false;
        request.body = m_in.substr(end + 4, whole - end - 4);
        m_in.erase(0, whole);
        return true;
    }

    bool send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent < 0 && errno != EAGAIN && errno != EINTR) return false;
            if (sent >= 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
            if (sent < 0 && !m_bell.wait(m_socket, POLLOUT)) return false;
        }
        return true;
    }

    /// Until the peer or the server goes away.
    void stall() {
        while (readMore())
            m_in.clear();
    }

    void reset() const {
        const linger abrupt{1, 0};
        setsockopt(m_socket, SOL_SOCKET, SO_LINGER, &abrupt, sizeof abrupt);
    }

private:
    bool readMore() {
        if (!m_bell.wait(m_socket, POLLIN)) return false;
        std::array<char, 16 * 1024> buffer{};
        const ssize_t got = recv(m_socket, buffer.data(), buffer.size(), 0);
        if (got <= 0) return got < 0 && (errno == EAGAIN || errno == EINTR);
        m_in.append(buffer.data(), static_cast<std::size_t>(got));
        return true;
    }

    const int m_socket;
    const Bell& m_bell;
    std::string m_in;
};

std::string headOf(const Answer& answer) {
    std::string head = fmt::format("HTTP/1.1 {} Planned\r\n", answer.status);
    bool hasType = false;
    for (const auto& [name, value] : answer.headers) {
        head += name + ": " + value + "\r\n";
        hasType = hasType || text::startsWithIgnoringCase(name, "content-type");
    }
    if (!hasType) head += "Content-Type: application/json\r\n";
    if (answer.close) head += "Connection: close\r\n";
    if (answer.chunked)
        head += "Transfer-Encoding: chunked\r\n";
    else
        head += fmt::format("Content-Length: {}\r\n", answer.claimedLength.value_or(answer.body.size()));
    return head + "\r\n";
}

bool sendPart(const Line& line, const Answer& answer, std::string_view part) {
    if (!answer.chunked) return line.send(part);
    return part.empty() || line.send(fmt::format("{:x}\r\n{}\r\n", part.size(), part));
}

/// Everything but the delay of the first byte. True when the connection may serve another request.
bool sendAnswer(Line& line, const Bell& bell, const Answer& answer) {
    if (answer.closeWithoutAnswer) return false;
    if (answer.stall) {
        line.stall();
        return false;
    }
    if (!answer.raw.empty()) {
        line.send(answer.raw);
        return false;
    }
    const std::size_t stop =
        std::min(answer.stallAfter.value_or(std::string::npos), answer.resetAfter.value_or(std::string::npos));
    const std::string_view body = std::string_view(answer.body).substr(0, stop);
    if (!line.send(headOf(answer))) return false;
    const std::size_t step = answer.dripBytes == 0 ? std::max<std::size_t>(body.size(), 1) : answer.dripBytes;
    for (std::size_t at = 0; at < body.size(); at += step) {
        if (!sendPart(line, answer, body.substr(at, step))) return false;
        if (answer.dripBytes != 0 && !bell.pass(answer.dripEvery)) return false;
    }
    if (answer.stallAfter) line.stall();
    if (answer.resetAfter) line.reset();
    if (answer.stallAfter || answer.resetAfter || answer.claimedLength || answer.close) return false;
    return !answer.chunked || line.send("0\r\n\r\n");
}
} // namespace

/// A listening socket and its connections, from resume to pause.
class FaultServer::Session {
public:
    Session(FaultServer& server, int socket) : m_server(server), m_socket(socket) {
        if (listen(m_socket, 1024) != 0) throw std::runtime_error("the test server cannot listen");
        m_acceptor = std::jthread([this] { acceptAll(); });
    }
    ~Session() {
        m_bell.ring();
        m_acceptor.join();
        close(m_socket);
        m_threads.clear(); // joins
    }

private:
    void acceptAll() {
        while (m_bell.wait(m_socket, POLLIN)) {
            const int socket = accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
            if (socket < 0) continue;
            const int on = 1;
            setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            m_threads.emplace_back([this, socket, number = m_server.nextConnection()] { serve(socket, number); });
        }
    }

    void serve(int socket, int number) {
        Line line(socket, m_bell);
        for (bool open = true; open;) {
            Received request;
            request.connection = number;
            if (!line.readRequest(request)) return;
            m_server.received(request);
            const Answer answer = m_server.m_script(request);
            // Counted off before any byte goes: the client may ask again as soon as it has them.
            const bool waited = m_bell.pass(answer.firstByte);
            m_server.answered();
            open = waited && sendAnswer(line, m_bell, answer);
        }
    }

    FaultServer& m_server;
    const int m_socket;
    Bell m_bell;
    std::list<std::jthread> m_threads; ///< touched by the acceptor alone until it has ended
    std::jthread m_acceptor;
};

FaultServer::FaultServer(Script script) : m_script(std::move(script)) {
    const int socket = boundSocket(m_port);
    m_session = std::make_unique<Session>(*this, socket);
}

FaultServer::~FaultServer() {
    m_session.reset();
    if (m_reserved >= 0) close(m_reserved);
}

void FaultServer::pause() {
    m_session.reset();
    m_reserved = boundSocket(m_port);
}

void FaultServer::resume() { m_session = std::make_unique<Session>(*this, std::exchange(m_reserved, -1)); }

std::string FaultServer::url(const std::string& path) const {
    return fmt::format("http://127.0.0.1:{}{}", m_port, path);
}

void FaultServer::received(Received& request) {
    const std::lock_guard lock(m_mutex);
    request.arrived = Clock::now();
    request.number = static_cast<int>(m_requests.size()) + 1;
    m_requests.push_back(request);
    m_mostAtOnce = std::max(m_mostAtOnce, ++m_open);
    m_changed.notify_all();
}

void FaultServer::answered() {
    const std::lock_guard lock(m_mutex);
    --m_open;
}

int FaultServer::nextConnection() {
    const std::lock_guard lock(m_mutex);
    return ++m_connections;
}

std::vector<Received> FaultServer::requests() const {
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

std::size_t FaultServer::count() const {
    const std::lock_guard lock(m_mutex);
    return m_requests.size();
}

int FaultServer::connections() const {
    const std::lock_guard lock(m_mutex);
    return m_connections;
}

int FaultServer::mostAtOnce() const {
    const std::lock_guard lock(m_mutex);
    return m_mostAtOnce;
}

bool FaultServer::waitForRequests(std::size_t count) const {
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, std::chrono::seconds(10), [&] { return m_requests.size() >= count; });
}

std::string Received::header(std::string_view name) const {
    for (const auto& [key, value] : headers)
        if (key.size() == name.size() && text::startsWithIgnoringCase(key, name)) return value;
    return {};
}

ClosedPort::ClosedPort() : m_socket(boundSocket(m_port)) {}
ClosedPort::~ClosedPort() { close(m_socket); }
std::string ClosedPort::url() const { return fmt::format("http://127.0.0.1:{}", m_port); }

Answer bodyOf(std::string body, std::string contentType) {
    Answer answer;
    answer.headers = {{"Content-Type", std::move(contentType)}};
    answer.body = std::move(body);
    return answer;
}

namespace {
Answer replyWith(nlohmann::json choice, const std::string& finishReason) {
    choice["index"] = 0;
    choice["finish_reason"] = finishReason;
    const nlohmann::json reply{{"id", "test-1"},
                               {"model", "m"},
                               {"choices", nlohmann::json::array({choice})},
                               {"usage", {{"prompt_tokens", 7}, {"completion_tokens", 3}, {"total_tokens", 10}}}};
    return bodyOf(reply.dump());
}
} // namespace

Answer chatReply(const std::string& text, const std::string& finishReason) {
    return replyWith({{"message", {{"role", "assistant"}, {"content", text}}}}, finishReason);
}

Answer completionReply(const std::string& text, const std::string& finishReason) {
    return replyWith({{"text", text}}, finishReason);
}

Answer status(int code, HeaderList headers, const std::string& message) {
    Answer answer = bodyOf(nlohmann::json{{"error", {{"message", message}}}}.dump());
    answer.status = code;
    answer.headers.insert(answer.headers.end(), headers.begin(), headers.end());
    return answer;
}

FaultServer::Script always(Answer answer) {
    return [answer = std::move(answer)](const Received&) { return answer; };
}

FaultServer::Script inTurn(std::vector<Answer> answers) {
    return [answers = std::move(answers)](const Received& request) {
        return answers[std::min(static_cast<std::size_t>(request.number), answers.size()) - 1];
    };
}

} // namespace chronoscope::test
