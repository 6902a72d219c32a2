// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

namespace chronoscope::backend {

/// How many requests one server is given at once. Starts at `start`, one more per ten clean replies up to `cap`, half
/// after a 429 (once per burst: only replies to requests sent after the last halving count again), never below one. A
/// cap that comes down hides what was reached, and gives it back when it goes up again. Not synchronised: on the
/// network thread.
class AdaptiveLimit {
public:
    AdaptiveLimit(int start, int cap);

    /// Other bounds from now on; a higher start counts only while nothing was refused.
    void setBounds(int start, int cap);
    int limit() const { return m_reached < m_cap ? m_reached : m_cap; }
    /// Number to hand back with the outcome: tells requests sent before a halving from later ones.
    int epoch() const { return m_epoch; }
    void succeeded(int epoch);
    void refused(int epoch);

private:
    int m_cap;
    int m_reached; ///< may be above the cap
    int m_clean = 0;
    int m_epoch = 0;
};

} // namespace chronoscope::backend
