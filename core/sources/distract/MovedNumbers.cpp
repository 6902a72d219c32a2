// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/sources/distract/OfflineOptions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace chronoscope::sources {

namespace {
constexpr std::array<std::string_view, 12> kNumberWords{"one",   "two",   "three", "four", "five",   "six",
                                                        "seven", "eight", "nine",  "ten",  "eleven", "twelve"};
constexpr std::size_t kMostDigits = 15; // exact in a double
constexpr int kTries = 60;

bool isDecimal(char c) { return c >= '0' && c <= '9'; }
bool isWordChar(char c) { return isDecimal(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// A number as it is written: "1,500.50".
struct Written {
    std::size_t from = 0, count = 0;
    double value = 0;
    int decimals = 0;
    bool hasCommas = false;
};

/// The first number that can be read; count 0 for none.
Written firstNumber(const std::string& text) {
    Written written;
    written.from = std::min(text.find_first_of("0123456789"), text.size());
    std::string digits;
    std::size_t at = written.from;
    bool hasPoint = false;
    for (; at < text.size(); ++at) {
        const bool nextIsDigit = at + 1 < text.size() && isDecimal(text[at + 1]);
        if (isDecimal(text[at])) {
            digits += text[at];
            if (hasPoint) ++written.decimals;
        } else if (text[at] == ',' && nextIsDigit && !hasPoint) {
            written.hasCommas = true;
        } else if (text[at] == '.' && nextIsDigit && !hasPoint) {
            hasPoint = true;
            digits += '.';
        } else {
            break;
        }
    }
    if (digits.empty() || digits.size() > kMostDigits) return written;
    std::from_chars(digits.data(), digits.data() + digits.size(), written.value);
    written.count = at - written.from;
    return written;
}

std::string writtenLike(const Written& like, double value) {
    std::string text = fmt::format("{:.{}f}", value, like.decimals);
    if (!like.hasCommas) return text;
    const std::size_t whole = std::min(text.find('.'), text.size());
    for (std::size_t i = whole; i > 3; i -= 3)
        text.insert(i - 3, ",");
    return text;
}

/// The number by another one of the same roundness: 1,500 becomes 1,800, not 1,843.
double moved(const Written& number, SeedStream& seed) {
    if (number.decimals == 0 && !number.hasCommas && number.value >= 1900 && number.value < 2100) {
        const auto years = static_cast<double>(1 + seed.below(10));
        return seed.below(2) == 0 ? number.value - years : number.value + years;
    }
    double unit = std::pow(10.0, -number.decimals);
    while (std::fmod(number.value, unit * 10) == 0 && unit * 10 <= number.value / 5)
        unit *= 10;
    const double share = static_cast<double>(10 + seed.below(41)) / 100;
    const double steps = std::max(1.0, std::round(number.value * share / unit));
    const double by = steps * unit;
    return seed.below(2) == 0 && number.value > by ? number.value - by : number.value + by;
}

/// Where a number word stands alone in the text.
std::pair<std::size_t, std::size_t> firstNumberWord(const std::string& text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at > 0 && isWordChar(text[at - 1])) continue;
        for (std::size_t word = 0; word < kNumberWords.size(); ++word) {
            const std::size_t end = at + kNumberWords[word].size();
            if (text.compare(at, kNumberWords[word].size(), kNumberWords[word]) == 0 &&
                (end == text.size() || !isWordChar(text[end])))
                return {at, word};
        }
    }
    return {text.size(), 0};
}

std::string replaced(std::string text, std::size_t from, std::size_t count, const std::string& by) {
    return text.replace(from, count, by);
}
} // namespace

std::vector<std::string> movedNumbers(const std::string& text, std::size_t count, std::uint64_t seed) {
    const Written number = firstNumber(text);
    const auto [at, word] = firstNumberWord(text);
    std::vector<std::string> all;
    SeedStream stream(seed);
    for (int i = 0; i < kTries && all.size() < count; ++i) {
        std::string other = text;
        if (number.count > 0)
            other = replaced(text, number.from, number.count, writtenLike(number, moved(number, stream)));
        else if (at < text.size())
            other = replaced(text, at, kNumberWords[word].size(),
                             std::string(kNumberWords[stream.below(kNumberWords.size())]));
        if (other != text && std::find(all.begin(), all.end(), other) == all.end()) all.push_back(std::move(other));
    }
    return all;
}

} // namespace chronoscope::sources
