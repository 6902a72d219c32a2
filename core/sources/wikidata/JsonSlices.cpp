// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/JsonSlices.h"

#include <array>
#include <cstdint>

namespace chronoscope::sources::wikidata {

namespace {
enum : std::uint8_t { kPlain = 0, kOpen, kClose, kQuote };

constexpr std::array<std::uint8_t, 256> kKinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    kinds['{'] = kinds['['] = kOpen;
    kinds['}'] = kinds[']'] = kClose;
    kinds['"'] = kQuote;
    return kinds;
}();

constexpr bool isBlank(char sign) { return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r'; }
} // namespace

JsonSlices::JsonSlices(std::string_view text) : m_text(text) {
    passSpace();
    const char first = m_at < m_text.size() ? m_text[m_at] : '\0';
    m_close = first == '{' ? '}' : (first == '[' ? ']' : '\0');
    if (m_close == '\0')
        fail();
    else
        ++m_at;
}

bool JsonSlices::fail() {
    m_broken = m_ended = true;
    return false;
}

void JsonSlices::passSpace() {
    while (m_at < m_text.size() && isBlank(m_text[m_at]))
        ++m_at;
}

/// From an opening to behind the closing quotation mark.
bool JsonSlices::passString() {
    for (++m_at; m_at < m_text.size(); ++m_at) {
        if (m_text[m_at] == '"') {
            ++m_at;
            return true;
        }
        if (m_text[m_at] == '\\') ++m_at;
    }
    return false;
}

bool JsonSlices::passValue() {
    const std::uint8_t kind =
        m_at < m_text.size() ? kKinds[static_cast<unsigned char>(m_text[m_at])] : std::uint8_t{kClose};
    if (kind == kQuote) return passString();
    if (kind == kClose) return false;
    if (kind == kPlain) { // a number or a word
        const std::size_t from = m_at;
        while (m_at < m_text.size() && m_text[m_at] != ',' && m_text[m_at] != '}' && m_text[m_at] != ']' &&
               !isBlank(m_text[m_at]))
            ++m_at;
        return m_at > from;
    }
    std::size_t depth = 0;
    while (m_at < m_text.size()) {
        switch (kKinds[static_cast<unsigned char>(m_text[m_at])]) {
        case kQuote:
            if (!passString()) return false;
            continue;
        case kOpen: ++depth; break;
        case kClose:
            if (--depth == 0) {
                ++m_at;
                return true;
            }
            break;
        default: break;
        }
        ++m_at;
    }
    return false;
}

bool JsonSlices::readKey() {
    const std::size_t from = m_at;
    if (m_at >= m_text.size() || m_text[m_at] != '"' || !passString()) return false;
    m_key = m_text.substr(from + 1, m_at - from - 2);
    passSpace();
    if (m_at >= m_text.size() || m_text[m_at] != ':') return false;
    ++m_at;
    passSpace();
    return true;
}

bool JsonSlices::next() {
    if (m_ended) return false;
    passSpace();
    if (m_at >= m_text.size()) return fail();
    if (m_text[m_at] == m_close) {
        ++m_at;
        m_ended = true;
        return false;
    }
    if (!m_first) {
        if (m_text[m_at] != ',') return fail();
        ++m_at;
        passSpace();
    }
    m_first = false;
    if (isObject() && !readKey()) return fail();
    const std::size_t from = m_at;
    if (!passValue()) {
        m_at = from; // so that rest() is what is not whole
        return fail();
    }
    m_value = m_text.substr(from, m_at - from);
    return true;
}

std::optional<std::string_view> memberOf(std::string_view text, std::string_view key) {
    JsonSlices members(text);
    if (!members.isObject()) return std::nullopt;
    while (members.next())
        if (members.key() == key) return members.value();
    return std::nullopt;
}

} // namespace chronoscope::sources::wikidata
