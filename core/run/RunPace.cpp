// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunPace.h"

namespace chronoscope::run {

namespace {
constexpr double kRateWindow = 2.0;                // seconds
constexpr auto kRateAge = std::chrono::seconds(5); // a rate without news is no rate
} // namespace

void RunPace::start(std::int64_t done) {
    m_lastStored = Clock::now();
    resume(done);
}

void RunPace::pause() {
    m_untilPause = workedNow();
    m_isGoing = false;
    m_rate = 0;
}

void RunPace::resume(std::int64_t done) {
    m_isGoing = true;
    m_goingSince = m_rateFrom = Clock::now();
    m_rateDone = done;
}

void RunPace::stored(std::int64_t done) {
    const auto now = Clock::now();
    m_lastStored = now;
    const double elapsed = std::chrono::duration<double>(now - m_rateFrom).count();
    if (elapsed > 0 && m_isGoing) m_rate = static_cast<double>(done - m_rateDone) / elapsed;
    if (elapsed > kRateWindow) {
        m_rateFrom = now;
        m_rateDone = done;
    }
}

double RunPace::worked() const { return m_before + workedNow(); }

double RunPace::workedNow() const {
    if (!m_isGoing) return m_untilPause;
    return m_untilPause + std::chrono::duration<double>(Clock::now() - m_goingSince).count();
}

double RunPace::perSecond() const { return Clock::now() - m_lastStored > kRateAge ? 0 : m_rate; }

double RunPace::secondsFor(std::int64_t open) const {
    const double rate = perSecond();
    return rate > 0 ? static_cast<double>(open) / rate : -1;
}

} // namespace chronoscope::run
