// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PatternText.h"

#include <algorithm>
#include <cctype>

namespace chronoscope::prompt {

namespace {
bool isName(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c); });
}
} // namespace

PatternText::PatternText(std::string_view pattern) {
    std::string literal;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
        const bool place = close != std::string_view::npos && isName(pattern.substr(at + 1, close - at - 1));
        if (!place) {
            literal += pattern[at++];
            continue;
        }
        if (!literal.empty()) m_parts.push_back({std::exchange(literal, {}), false});
        m_parts.push_back({std::string(pattern.substr(at + 1, close - at - 1)), true});
        at = close + 1;
    }
    if (!literal.empty()) m_parts.push_back({std::move(literal), false});
}

std::string PatternText::fill(Values values) const {
    std::string out;
    appendTo(out, values);
    return out;
}

void PatternText::appendTo(std::string& out, Values values) const {
    for (const Part& part : m_parts) {
        if (!part.place) {
            out += part.text;
            continue;
        }
        const auto* value = std::find_if(values.begin(), values.end(),
                                         [&](const auto& candidate) { return candidate.first == part.text; });
        if (value != values.end())
            out += value->second;
        else
            out.append("{").append(part.text).append("}");
    }
}

bool PatternText::uses(std::string_view name) const {
    return std::any_of(m_parts.begin(), m_parts.end(),
                       [&](const Part& part) { return part.place && part.text == name; });
}

} // namespace chronoscope::prompt
