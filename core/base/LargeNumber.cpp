// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/LargeNumber.h"

#include "core/base/Text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <vector>

namespace chronoscope {

namespace {
constexpr std::string_view kNumberSigns = "0123456789+-.eE";
constexpr std::size_t kMostShown = 40; // bytes

/// Too large, and not so small that it reads as 0: the library has one word for both.
bool isTooLarge(std::string_view number) {
    double value = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
    if (read.ec != std::errc::result_out_of_range) return false;
    const std::size_t exponent = number.find_first_of("eE");
    if (exponent != std::string_view::npos) return number.find('-', exponent) == std::string_view::npos;
    return !number.starts_with("0.") && !number.starts_with("-0.");
}

/// One behind the closing quotation mark of what begins at `at`.
std::size_t behindQuotes(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return std::min(at + 1, text.size());
}
} // namespace

std::optional<LargeNumber> largeNumberIn(std::string_view text) {
    std::vector<std::string_view> around; // keys of the objects and lists around
    std::string_view quoted, key;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"') {
            const std::size_t end = behindQuotes(text, at);
            quoted = text.substr(at + 1, end - at - std::min<std::size_t>(2, end - at));
            at = end;
            continue;
        }
        if (c == '-' || (c >= '0' && c <= '9')) {
            const std::size_t end = std::min(text.find_first_not_of(kNumberSigns, at), text.size());
            const std::string_view number = text.substr(at, end - at);
            if (isTooLarge(number))
                return LargeNumber{text::shortened(std::string(key), kMostShown),
                                   text::shortened(std::string(number), kMostShown), at};
            at = end;
            continue;
        }
        if (c == ':') {
            key = quoted;
        } else if (c == '{' || c == '[') {
            around.push_back(key);
        } else if ((c == '}' || c == ']') && !around.empty()) {
            key = around.back();
            around.pop_back();
        }
        ++at;
    }
    return std::nullopt;
}

} // namespace chronoscope
