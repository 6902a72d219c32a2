// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerText.h"

#include "core/base/Text.h"
#include "core/studies/mined/Contractions.h"
#include "core/studies/mined/PythonText.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chronoscope::mined {

namespace {
constexpr std::u32string_view kMarks = U";/[]\"{}()=+\\_-><@`,?!";
constexpr int kPeriods = 32; // a flag that the published scorer passes where the count goes
constexpr std::array<std::u32string_view, 11> kNumbers{U"zero", U"one",   U"two",   U"three", U"four", U"five",
                                                       U"six",  U"seven", U"eight", U"nine",  U"ten"};

bool isArticle(std::u32string_view word) { return word == U"a" || word == U"an" || word == U"the"; }

bool isPunctuation(char32_t point) {
    return (point >= '!' && point <= '/') || (point >= ':' && point <= '@') || (point >= '[' && point <= '`') ||
           (point >= '{' && point <= '~');
}

std::u32string_view stripped(std::u32string_view text) {
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

bool hasDigitCommaDigit(std::u32string_view text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (text[i] == U',' && isDecimal(text[i - 1]) && isDecimal(text[i + 1])) return true;
    return false;
}

/// What becomes of a mark depends on where it stands anywhere in the text, before anything is deleted.
std::u32string withoutMarks(std::u32string_view text) {
    std::array<bool, kMarks.size()> deleted{};
    deleted.fill(hasDigitCommaDigit(text));
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto mark = kMarks.find(text[i]);
        if (mark == std::u32string_view::npos) continue;
        const bool touches = (i > 0 && text[i - 1] == U' ') || (i + 1 < text.size() && text[i + 1] == U' ');
        if (touches) deleted[mark] = true;
    }
    std::u32string out;
    out.reserve(text.size());
    for (const char32_t point : text) {
        const auto mark = kMarks.find(point);
        if (mark == std::u32string_view::npos)
            out += point;
        else if (!deleted[mark])
            out += U' ';
    }
    return out;
}

std::u32string withoutPeriods(std::u32string_view text) {
    std::u32string out;
    out.reserve(text.size());
    int removed = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool beforeDigit = i + 1 < text.size() && isDecimal(text[i + 1]);
        if (text[i] == U'.' && !beforeDigit && removed < kPeriods)
            ++removed;
        else
            out += text[i];
    }
    return out;
}

/// The word as it is compared; nothing for an article.
std::optional<std::u32string> compared(std::u32string_view word) {
    if (isArticle(word)) return std::nullopt;
    if (word == U"none") return U"0";
    if (const auto at = std::find(kNumbers.begin(), kNumbers.end(), word); at != kNumbers.end())
        return characters(std::to_string(at - kNumbers.begin()));
    const std::string_view whole = expanded(text::toUtf8(word));
    return whole.empty() ? std::u32string(word) : characters(whole);
}

void addWord(std::u32string& text, std::u32string_view word) {
    if (!text.empty()) text += U' ';
    text += word;
}
} // namespace

std::u32string wordForm(std::string_view text) {
    std::u32string all = characters(text);
    for (char32_t& point : all)
        if (point == U'\n' || point == U'\t') point = U' ';
    const std::u32string low = lowered(withoutPeriods(withoutMarks(stripped(all))));
    std::u32string out;
    out.reserve(low.size());
    for (const std::u32string_view word : pieces(low))
        if (const auto kept = compared(word)) addWord(out, *kept);
    return out;
}

std::u32string squadForm(std::string_view text) {
    std::u32string low = lowered(characters(text));
    std::erase_if(low, isPunctuation);
    for (std::size_t at = 0; at < low.size();) { // articles, also beside a mark that is not ASCII
        std::size_t end = at;
        while (end < low.size() && isWord(low[end]))
            ++end;
        if (isArticle(std::u32string_view(low).substr(at, end - at)))
            std::fill(low.begin() + static_cast<std::ptrdiff_t>(at), low.begin() + static_cast<std::ptrdiff_t>(end),
                      U' ');
        at = std::max(end, at + 1);
    }
    std::u32string out;
    out.reserve(low.size());
    for (const std::u32string_view word : pieces(low))
        addWord(out, word);
    return out;
}

} // namespace chronoscope::mined
