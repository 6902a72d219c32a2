// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>
#include <cstdint>

namespace chronoscope::run {

/// How long a run has worked, and how fast outcomes come: the time in which it is neither paused nor ended, and the
/// rate of the last seconds. Seconds. Owned by RunEngine, which guards it.
class RunPace {
public:
    /// `before`: worked in earlier sittings.
    explicit RunPace(double before) : m_before(before) {}

    void start(std::int64_t done);
    void pause();
    void resume(std::int64_t done);
    /// So many outcomes are stored by now.
    void stored(std::int64_t done);

    double worked() const; ///< in all sittings
    /// Over the last seconds; 0 where nothing has been stored for a while.
    double perSecond() const;
    /// Until `open` more outcomes are there; -1 = not known.
    double secondsFor(std::int64_t open) const;

private:
    using Clock = std::chrono::steady_clock;

    double workedNow() const;

    double m_before;
    double m_untilPause = 0;
    bool m_isGoing = false;
    Clock::time_point m_goingSince;
    Clock::time_point m_rateFrom;
    Clock::time_point m_lastStored;
    std::int64_t m_rateDone = 0;
    double m_rate = 0;
};

} // namespace chronoscope::run
