// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <stop_token>
#include <thread>

namespace chronoscope::app {

/// Turns SIGINT and SIGTERM into a stop request for as long as it lives. Make it before any other thread, so that
/// all inherit the blocked signals. A second signal ends the process at once.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    bool happened() const { return m_source.stop_requested(); }

private:
    void watch();

    std::stop_source m_source;
    int m_signals = -1;
    int m_end = -1; ///< eventfd that ends the watching thread
    std::jthread m_thread;
};

} // namespace chronoscope::app
