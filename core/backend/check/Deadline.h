// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/http/HttpLoop.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace chronoscope::backend {

/// A stop that also comes by itself, some time after this was made: for several calls that together may only take so
/// long. The loop, which must outlive this, keeps the time. Owned by who makes the calls, on a thread of its own
/// choice.
class Deadline {
public:
    Deadline(http::HttpLoop& loop, std::chrono::milliseconds limit, const std::stop_token& caller);
    ~Deadline();
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    /// Stopped when the caller's is, and when the time is over.
    std::stop_token token() const { return m_state->stop.get_token(); }
    bool passed() const { return m_state->passed; }
    std::chrono::milliseconds limit() const { return m_limit; }

private:
    struct State {
        std::stop_source stop;
        std::atomic<bool> passed = false;
        std::uint64_t timer = 0; ///< of the loop's thread
    };

    http::HttpLoop& m_loop;
    const std::chrono::milliseconds m_limit;
    const std::shared_ptr<State> m_state;
    std::stop_callback<std::function<void()>> m_forward;
};

} // namespace chronoscope::backend
