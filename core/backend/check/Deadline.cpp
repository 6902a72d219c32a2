// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/Deadline.h"

namespace chronoscope::backend {

Deadline::Deadline(http::HttpLoop& loop, std::chrono::milliseconds limit, const std::stop_token& caller)
    : m_loop(loop), m_limit(limit), m_state(std::make_shared<State>()),
      m_forward(caller, [state = m_state] { state->stop.request_stop(); }) {
    const auto end = http::HttpLoop::Clock::now() + limit;
    m_loop.post([&loop, end, state = m_state] {
        state->timer = loop.at(end, [state] {
            state->passed = true;
            state->stop.request_stop();
        });
    });
}

Deadline::~Deadline() {
    m_loop.post([&loop = m_loop, state = m_state] { loop.cancelTimer(state->timer); });
}

} // namespace chronoscope::backend
