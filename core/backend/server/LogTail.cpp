// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/LogTail.h"

#include "core/base/Text.h"

#include <vector>

namespace chronoscope::backend {

namespace {
constexpr std::size_t kLastLinesBytes = 1'000;
}

void LogTail::append(std::string_view bytes) {
    if (bytes.size() > m_limit) {
        m_bytes.clear();
        m_cut = true;
        bytes.remove_prefix(bytes.size() - m_limit);
    }
    m_bytes.append(bytes);
    if (m_bytes.size() <= 2 * m_limit) return; // cutting at twice the limit makes each byte move once
    m_bytes.erase(0, m_bytes.size() - m_limit);
    m_cut = true;
}

void LogTail::clear() {
    m_bytes.clear();
    m_cut = false;
}

std::string LogTail::text() const {
    std::string_view kept = m_bytes;
    const bool over = kept.size() > m_limit;
    if (over) kept.remove_prefix(kept.size() - m_limit);
    if (over || m_cut)
        if (const auto newline = kept.find('\n'); newline != std::string_view::npos && newline + 1 < kept.size())
            kept.remove_prefix(newline + 1);
    return std::string(kept);
}

std::string LogTail::lastLines(std::size_t count) const {
    std::string_view rest = m_bytes;
    std::string lines;
    for (std::size_t found = 0; found < count && !rest.empty();) {
        const auto end = rest.find_last_of("\r\n");
        const std::string_view line = text::trim(end == std::string_view::npos ? rest : rest.substr(end + 1));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(0, end);
        if (line.empty()) continue;
        if (found > 0 && lines.size() + line.size() >= kLastLinesBytes) break;
        lines.insert(0, std::string(line.substr(0, kLastLinesBytes)) + (found > 0 ? "\n" : ""));
        ++found;
    }
    return lines;
}

} // namespace chronoscope::backend
