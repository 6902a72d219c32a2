// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/OptionList.h"

#include "core/base/Text.h"
#include "core/facts/FactText.h"
#include "core/matching/LetterMentions.h"
#include "core/matching/Words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <tuple>

namespace chronoscope::sources {

namespace {
constexpr std::size_t kMostLines = 200, kLongestOption = 500;

bool takePrefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    text = text::trim(text);
    return true;
}

void takeBullet(std::string_view& line) {
    for (const std::string_view bullet : {"- ", "* ", "• ", "– "})
        if (takePrefix(line, bullet)) return;
}

/// The letter at the start of a line, "(a) " or "a) ", as a number from 1, and the bytes it takes; 0 for none.
std::pair<int, std::size_t> letterOf(std::string_view line) {
    const std::size_t at = line.starts_with('(') ? 1 : 0;
    if (line.size() < at + 4 || line[at + 1] != ')' || line[at + 2] != ' ') return {0, 0};
    const char letter = static_cast<char>(line[at] | 0x20);
    return letter >= 'a' && letter <= 'z' ? std::pair(letter - 'a' + 1, at + 3) : std::pair(0, std::size_t{0});
}

/// The number at the start of a line, "2." or "2)", and how many bytes it takes; 0 for none.
std::pair<int, std::size_t> numberOf(std::string_view line) {
    int number = 0;
    const auto read = std::from_chars(line.data(), line.data() + line.size(), number);
    const auto digits = static_cast<std::size_t>(read.ptr - line.data());
    if (read.ec != std::errc() || digits + 1 >= line.size()) return {0, 0};
    if ((line[digits] != '.' && line[digits] != ')') || line[digits + 1] != ' ') return {0, 0};
    return {number, digits + 2};
}

void takeQuotes(std::string_view& line) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kQuotes{
        {{"\"", "\""}, {"'", "'"}, {"“", "”"}, {"‘", "’"}, {"**", "**"}}};
    for (const auto& [open, close] : kQuotes) {
        if (line.size() <= open.size() + close.size() || !line.starts_with(open) || !line.ends_with(close)) continue;
        line = text::trim(line.substr(open.size(), line.size() - open.size() - close.size()));
    }
}

/// The final full stop ends a sentence, unless it is of an abbreviation: "A.F.C.", "Apple Inc.".
void takeFullStop(std::string_view& line) {
    constexpr std::array<std::string_view, 8> kShort{"Inc", "Ltd", "Co", "Corp", "Jr", "Sr", "St", "Bros"};
    if (!line.ends_with('.') || line.size() < 2) return;
    const std::size_t from = line.find_last_of(' ', line.size() - 2);
    const std::string_view last = line.substr(from == std::string_view::npos ? 0 : from + 1,
                                              line.size() - 1 - (from == std::string_view::npos ? 0 : from + 1));
    const bool isShort = last.size() == 1 || last.find('.') != std::string_view::npos ||
                         std::find(kShort.begin(), kShort.end(), last) != kShort.end();
    if (!isShort) line = text::trim(line.substr(0, line.size() - 1));
}

/// The lines that hold options, bullets taken off; they refer to `reply`.
std::vector<std::string_view> optionLines(std::string_view reply) {
    std::vector<std::string_view> lines;
    while (!reply.empty() && lines.size() < kMostLines) {
        const std::size_t end = std::min(reply.find('\n'), reply.size());
        std::string_view line = text::trim(reply.substr(0, end));
        reply.remove_prefix(std::min(end + 1, reply.size()));
        if (line.empty() || line.size() > kLongestOption || line.ends_with(':')) continue;
        takeBullet(line);
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

/// A list of nothing but letters: "a, c", "A and B.", "(a) (d)". Nothing if there is more.
std::optional<std::set<int>> lettersAlone(std::string_view reply, int options) {
    std::set<int> letters;
    std::string word;
    const auto take = [&]() {
        const bool isLetter = word.size() == 1 && word[0] >= 'a' && word[0] < 'a' + options;
        if (isLetter) letters.insert(word[0] - 'a');
        const bool isFine = word.empty() || isLetter || word == "and";
        word.clear();
        return isFine;
    };
    for (const char c : reply) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        if (lower >= 'a' && lower <= 'z')
            word += lower;
        else if (std::string_view(" \t\r\n,.;:()[]&*").find(c) == std::string_view::npos || !take())
            return std::nullopt;
    }
    return take() && !letters.empty() ? std::optional(letters) : std::nullopt;
}

bool saysNone(std::string_view reply) {
    const std::string folded = facts::folded(reply);
    return folded == "none" || folded == "none of above" || folded.starts_with("none of options") ||
           folded.starts_with("none of them") || folded.starts_with("none of these") ||
           folded == "no options are correct";
}
} // namespace

std::vector<std::string> readOptions(std::string_view reply, std::size_t count) {
    const std::vector<std::string_view> lines = optionLines(reply);
    std::vector<std::size_t> labels; // bytes that number or letter of a line take, where it is its place
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto [label, bytes] = numberOf(lines[i]);
        if (bytes == 0) std::tie(label, bytes) = letterOf(lines[i]);
        labels.push_back(label == static_cast<int>(i) + 1 ? bytes : 0);
    }
    const bool isOnlyFirst = lines.size() > 1 && labels[0] > 0 &&
                             std::all_of(labels.begin() + 1, labels.end(), [](std::size_t n) { return n == 0; });
    std::vector<std::string> options;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < lines.size() && options.size() < count; ++i) {
        std::string_view line = lines[i];
        if (!isOnlyFirst) line.remove_prefix(labels[i]);
        line = text::trim(line);
        takeFullStop(line);
        takeQuotes(line);
        takeFullStop(line);
        std::string option = facts::normalised(line);
        if (!option.empty() && seen.insert(facts::folded(option)).second) options.push_back(std::move(option));
    }
    return options;
}

std::optional<std::vector<int>> markedLetters(std::string_view reply, int options) {
    if (saysNone(reply)) return std::vector<int>();
    std::set<int> letters;
    if (const auto alone = lettersAlone(text::trim(reply), options)) {
        letters = *alone;
    } else {
        bool isUnclear = false;
        for (const std::string& line : text::split(matching::plainMarks(reply), '\n')) {
            for (const auto& mention : matching::letterMentions(matching::opening(line, matching::kMostOfLine))) {
                const bool isSaid = mention.bracketed || mention.weight >= matching::LetterMention::Weight::Opens;
                if (mention.weight == matching::LetterMention::Weight::Denied) isUnclear = true;
                if (isSaid && mention.option < options) letters.insert(mention.option);
            }
        }
        if (letters.empty() || isUnclear) return std::nullopt;
    }
    return std::vector<int>(letters.begin(), letters.end());
}

} // namespace chronoscope::sources
