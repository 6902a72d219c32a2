// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>

namespace chronoscope::ui {

/// Thins out what a worker tells the window of its progress to 15 times a second, the first time included. Value type;
/// one thread.
class Pace {
public:
    bool isDue() {
        const auto now = std::chrono::steady_clock::now();
        if (now < m_next) return false;
        m_next = now + std::chrono::milliseconds(66);
        return true;
    }

private:
    std::chrono::steady_clock::time_point m_next{};
};

} // namespace chronoscope::ui
