// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/AdaptiveLimit.h"

#include <algorithm>

namespace chronoscope::backend {

namespace {
constexpr int kCleanPerStep = 10;
}

AdaptiveLimit::AdaptiveLimit(int start, int cap) : m_cap(std::max(cap, 1)), m_reached(std::clamp(start, 1, m_cap)) {}

void AdaptiveLimit::setBounds(int start, int cap) {
    m_cap = std::max(cap, 1);
    if (m_epoch == 0) m_reached = std::max(m_reached, std::min(start, m_cap));
}

void AdaptiveLimit::succeeded(int epoch) {
    if (epoch != m_epoch || ++m_clean < kCleanPerStep) return;
    m_clean = 0;
    if (m_reached < m_cap) ++m_reached;
}

void AdaptiveLimit::refused(int epoch) {
    if (epoch != m_epoch) return;
    ++m_epoch;
    m_clean = 0;
    m_reached = std::max(limit() / 2, 1);
}

} // namespace chronoscope::backend
