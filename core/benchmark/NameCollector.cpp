// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/NameCollector.h"

#include "core/base/Text.h"

#include <fmt/format.h>

namespace chronoscope::benchmark {

namespace {
constexpr std::size_t kDroppedShown = 3;
constexpr std::size_t kLongestShown = 24; ///< bytes of a value; what is shown is ASCII
} // namespace

void NameCollector::begin(Layout layout, std::string_view key, std::vector<Object>& into) {
    m_layout = layout;
    m_key = key;
    m_into = &into;
    into.clear();
    m_lists = 0;
    m_newObject = true;
}

void NameCollector::text(std::string_view name) {
    if (isIgnoring()) {
        m_otherKey = false;
        return;
    }
    const std::string_view trimmed = text::trim(name);
    if (trimmed.empty()) return;
    if (m_newObject) m_into->emplace_back();
    m_into->back().emplace_back(trimmed);
    m_newObject = m_lists < 2; // only in an inner list is the next name one more of the same object
}

void NameCollector::null() {
    if (m_lists > 0) return scalar("null");
    m_otherKey = false;
}

void NameCollector::scalar(std::string_view shown) {
    if (!isIgnoring()) drop(shown);
    m_otherKey = false;
}

void NameCollector::openList() {
    const int deepest = m_layout == Layout::Objects ? 2 : 1;
    if (!isIgnoring() && m_lists < deepest) {
        ++m_lists;
        m_newObject = true;
        return;
    }
    if (!isIgnoring()) drop("a list");
    ++m_ignored;
    m_otherKey = false;
}

void NameCollector::openObject() {
    if (!isIgnoring() && m_layout == Layout::Distractors && m_lists == 0) return;
    if (!isIgnoring()) drop("an object");
    ++m_ignored;
    m_otherKey = false;
}

void NameCollector::close() {
    if (m_ignored > 0) {
        --m_ignored;
    } else if (m_lists > 0) {
        --m_lists;
        m_newObject = true;
    }
}

void NameCollector::key(std::string_view name) {
    if (m_ignored > 0) return;
    m_otherKey = name != "distractor";
    if (m_otherKey)
        drop("an unknown key");
    else
        m_into->clear();
}

void NameCollector::drop(std::string_view shown) {
    if (++m_droppedCount > kDroppedShown) return;
    m_dropped += fmt::format("{}{}: {}{}", m_droppedCount > 1 ? ", " : "", m_key, shown.substr(0, kLongestShown),
                             shown.size() > kLongestShown ? "…" : "");
}

std::string NameCollector::dropped() const {
    if (m_droppedCount <= kDroppedShown) return m_dropped;
    return fmt::format("{} and {} more", m_dropped, m_droppedCount - kDroppedShown);
}

} // namespace chronoscope::benchmark
