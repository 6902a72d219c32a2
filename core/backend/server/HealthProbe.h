// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/FileDescriptor.h"

#include <chrono>
#include <optional>
#include <string>

namespace chronoscope::backend {

/// Asks a server on 127.0.0.1 over and over whether it is ready: one small GET at a time on a non-blocking socket of
/// which only the status is read. Waits for nothing itself: whoever owns it polls fd() for events() until due(), then
/// calls step(). Not synchronised.
class HealthProbe {
public:
    using Clock = std::chrono::steady_clock;

    HealthProbe(int port, const std::string& path);

    int fd() const { return m_socket.get(); } ///< -1 between two questions
    short events() const;
    Clock::time_point due() const { return m_due; }
    /// Goes as far as it can without waiting. The HTTP status once one is read; 0 = no connection or no HTTP.
    std::optional<int> step(Clock::time_point now);

private:
    void begin(Clock::time_point now);
    bool send();
    std::optional<int> receive();
    std::optional<int> end(Clock::time_point now, int status);

    int m_port;
    std::string m_request;
    FileDescriptor m_socket;
    std::size_t m_sent = 0;
    std::string m_answer;
    Clock::time_point m_due{}; ///< of the next question, or of giving up the present one
};

} // namespace chronoscope::backend
