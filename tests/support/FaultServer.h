// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::test {

using HeaderList = std::vector<std::pair<std::string, std::string>>;

/// A request as it came in, whole.
struct Received {
    std::string method;
    std::string path; ///< with its query
    HeaderList headers;
    std::string body;
    int number = 0;     ///< of all requests of the server, from 1
    int connection = 0; ///< of all connections of the server, from 1
    std::chrono::steady_clock::time_point arrived;

    /// Value of the header of that name, letter case ignored; empty if there is none.
    std::string header(std::string_view name) const;
};

/// How one request is answered, faults included. Value type.
struct Answer {
    int status = 200;
    HeaderList headers; ///< Content-Type is application/json unless it is among them
    std::string body;
    std::string raw;                        ///< sent instead of all of the above, and the connection then closed
    std::chrono::milliseconds firstByte{0}; ///< delay of the first byte
    std::size_t dripBytes = 0;              ///< body bytes per `dripEvery`; 0 = all at once
    std::chrono::milliseconds dripEvery{0};
    std::optional<std::size_t> stallAfter;    ///< body bytes after which nothing comes for ever
    std::optional<std::size_t> resetAfter;    ///< body bytes after which the connection is reset
    std::optional<std::size_t> claimedLength; ///< Content-Length that is not the body's; then the connection is closed
    bool stall = false;                       ///< not even a status line, for ever
    bool closeWithoutAnswer = false;
    bool chunked = false;
    bool close = false; ///< "Connection: close", and it is
};

/// A scripted HTTP/1.1 server on 127.0.0.1, a thread per connection. The script is called on those threads, several
/// at once. Every wait ends at once when the server is destroyed or paused. Owned by a test; public functions: any
/// thread, but pause() and resume() not at once.
class FaultServer {
public:
    using Script = std::function<Answer(const Received&)>;

    explicit FaultServer(Script script);
    ~FaultServer();
    FaultServer(const FaultServer&) = delete;
    FaultServer& operator=(const FaultServer&) = delete;

    int port() const { return m_port; }
    std::string url(const std::string& path = {}) const; ///< "http://127.0.0.1:PORT" + path
    std::vector<Received> requests() const;              ///< in order of arrival
    std::size_t count() const;
    int connections() const;
    int mostAtOnce() const; ///< requests that were read but not yet answered, at the worst
    /// Blocks until `count` requests have come; false if they do not within 10 s.
    bool waitForRequests(std::size_t count) const;

    /// The network is gone: all connections are closed, new ones refused. The port stays reserved.
    void pause();
    void resume();

private:
    class Session;
    void received(Received& request);
    void answered();
    int nextConnection();

    const Script m_script;
    int m_port = 0;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::vector<Received> m_requests;
    int m_connections = 0;
    int m_open = 0;
    int m_mostAtOnce = 0;
    int m_reserved = -1; ///< while paused: bound, but not listening
    std::unique_ptr<Session> m_session;
};

/// A port of 127.0.0.1 on which nothing listens, and nothing will while this lives.
class ClosedPort {
public:
    ClosedPort();
    ~ClosedPort();
    ClosedPort(const ClosedPort&) = delete;
    ClosedPort& operator=(const ClosedPort&) = delete;
    std::string url() const;

private:
    int m_socket = -1;
    int m_port = 0;
};

/// The usual answers of an OpenAI-compatible server.
Answer chatReply(const std::string& text, const std::string& finishReason = "stop");
Answer completionReply(const std::string& text, const std::string& finishReason = "stop");
Answer bodyOf(std::string body, std::string contentType = "application/json");
/// An error as OpenAI words it.
Answer status(int code, HeaderList headers = {}, const std::string& message = "planned failure");
/// Every request gets the same answer.
FaultServer::Script always(Answer answer);
/// The first request gets the first answer, and so on; the last one stays.
FaultServer::Script inTurn(std::vector<Answer> answers);

} // namespace chronoscope::test
