// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/HealthProbe.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <string_view>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

namespace chronoscope::backend {

namespace {
constexpr std::chrono::milliseconds kPause{200};
constexpr std::chrono::milliseconds kPatience{2'000};
constexpr std::string_view kHttpVersion = "HTTP/1.";
constexpr std::size_t kStatusEnd = 12; ///< "HTTP/1.1 200"

bool wouldWait(int error) {
    return error == EAGAIN || error == EWOULDBLOCK || error == EINTR || error == ENOTCONN || error == EINPROGRESS;
}
} // namespace

HealthProbe::HealthProbe(int port, const std::string& path)
    : m_port(port), m_request("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                              "\r\nConnection: close\r\n\r\n") {}

short HealthProbe::events() const { return m_sent < m_request.size() ? POLLOUT : POLLIN; }

void HealthProbe::begin(Clock::time_point now) {
    m_sent = 0;
    m_answer.clear();
    m_due = now + kPatience;
    m_socket = FileDescriptor(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(m_port));
    if (connect(m_socket.get(), reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 && !wouldWait(errno))
        m_socket.close();
}

/// False once the connection is of no use.
bool HealthProbe::send() {
    while (m_sent < m_request.size()) {
        const auto sent =
            ::send(m_socket.get(), m_request.data() + m_sent, m_request.size() - m_sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0) return wouldWait(errno);
        m_sent += static_cast<std::size_t>(sent);
    }
    return true;
}

/// The status, or 0; nothing while more has to come.
std::optional<int> HealthProbe::receive() {
    std::array<char, 4096> bytes{};
    const auto got = recv(m_socket.get(), bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (got < 0 && wouldWait(errno)) return std::nullopt;
    if (got <= 0) return 0;
    m_answer.append(bytes.data(), static_cast<std::size_t>(got));
    if (m_answer.size() < kStatusEnd) return std::nullopt;
    int status = 0;
    const char* number = m_answer.data() + kHttpVersion.size() + 2;
    const auto [stop, error] = std::from_chars(number, m_answer.data() + kStatusEnd, status);
    const bool http =
        m_answer.starts_with(kHttpVersion) && error == std::errc() && stop == m_answer.data() + kStatusEnd;
    return http ? status : 0;
}

std::optional<int> HealthProbe::end(Clock::time_point now, int status) {
    m_socket.close();
    m_due = now + kPause;
    return status;
}

std::optional<int> HealthProbe::step(Clock::time_point now) {
    if (!m_socket.valid()) {
        if (now < m_due) return std::nullopt;
        begin(now);
        if (!m_socket.valid()) return end(now, 0);
    }
    if (!send()) return end(now, 0);
    if (m_sent == m_request.size())
        if (const auto status = receive()) return end(now, *status);
    if (now >= m_due) return end(now, 0);
    return std::nullopt;
}

} // namespace chronoscope::backend
