// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/UnitKey.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::study {

namespace {
constexpr std::size_t kMostText = 4'000; // bytes

bool isEscaped(unsigned char c) { return c < 0x20 || c == 0x7F || c == '%' || c == '=' || c == ';'; }

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (const auto byte = static_cast<unsigned char>(c); isEscaped(byte))
            out += fmt::format("%{:02X}", byte);
        else
            out += c;
    return out;
}

int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// A '%' that begins nothing stays: the caller sees that toText() writes another.
std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode = text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        out += isCode ? static_cast<char>(16 * digit(text[i + 1]) + digit(text[i + 2])) : text[i];
        if (isCode) i += 2;
    }
    return out;
}
} // namespace

std::string toText(const UnitKey& unit) {
    std::string out;
    for (const auto& [key, value] : unit)
        out += (out.empty() ? "" : ";") + escaped(key) + '=' + escaped(value);
    return out;
}

Result<UnitKey> unitKeyFromText(std::string_view text) {
    const Error bad{ErrorCode::BadInput, "no unit: KEY=VALUE with ';' between, by key",
                    std::string(text.substr(0, 80))};
    if (text.size() > kMostText || !text::isUtf8(text)) return bad;
    UnitKey unit;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view part = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        const auto equals = part.find('=');
        if (equals == std::string_view::npos) return bad;
        unit.emplace(unescaped(part.substr(0, equals)), unescaped(part.substr(equals + 1)));
    }
    return toText(unit) == text && unit.count({}) == 0 ? Result<UnitKey>(std::move(unit)) : bad;
}

bool takes(const Narrowing& narrowing, const std::string& key, std::string_view value) {
    const auto at = narrowing.find(key);
    return at == narrowing.end() || at->second.empty() ||
           std::find(at->second.begin(), at->second.end(), value) != at->second.end();
}

} // namespace chronoscope::study
