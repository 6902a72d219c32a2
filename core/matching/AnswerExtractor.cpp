// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/AnswerExtractor.h"

#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace chronoscope::matching {

using text::startsWithIgnoringCase;
using text::trim;

namespace {
constexpr std::array<std::string_view, 3> kPrefixes{"Answer:", "A.", "A:"};
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kWrappers{
    {{"**", "**"}, {"__", "__"}, {"*", "*"}, {"`", "`"}, {"\"", "\""}, {"'", "'"}, {"“", "”"}, {"«", "»"}}};
constexpr std::array<std::string_view, 14> kRefusals{
    "i'm sorry",   "i am sorry", "sorry, ",      "i cannot",      "i can't",      "i can not",        "i'm unable",
    "i am unable", "as an ai",   "i don't know", "i do not know", "i'm not able", "unfortunately, i", "i apologize"};
constexpr std::array<std::string_view, 10> kAbbreviations{"jr",   "sr", "inc", "ltd", "co",
                                                          "corp", "st", "dr",  "etc", "no"};

bool isWordByte(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80) != 0;
}

std::string_view firstLine(std::string_view text) { return trim(text.substr(0, text.find('\n'))); }

bool skipPrefix(std::string_view& text) {
    for (const std::string_view prefix : kPrefixes) {
        if (!startsWithIgnoringCase(text, prefix)) continue;
        const bool isWhole = text.size() == prefix.size();
        // "A.C. Milan" is a name, "A. Milan" an answer; the same for markdown around the mark: "A.** x".
        if (!isWhole && isWordByte(text[prefix.size()]) && prefix != "Answer:") continue;
        text = trim(text.substr(prefix.size()));
        return true;
    }
    return false;
}

bool endsWithAbbreviation(std::string_view text) {
    const std::size_t space = text.rfind(' ');
    std::string_view word = text.substr(space == std::string_view::npos ? 0 : space + 1);
    word.remove_suffix(1); // the full stop itself
    if (word.size() <= 1 || word.find('.') != std::string_view::npos) return true;
    return std::any_of(kAbbreviations.begin(), kAbbreviations.end(), [&](std::string_view known) {
        return word.size() == known.size() && startsWithIgnoringCase(word, known);
    });
}

/// The line without an answer mark; emphasis may stand around the mark, the answer or both.
std::string_view lenientAnswer(std::string_view text, bool& bareLetterA) {
    std::string_view whole = trim(text);
    std::string_view line = firstLine(whole);
    while (unwrapOnce(line)) {
    }
    std::string_view rest = line;
    if (skipPrefix(rest)) {
        if (const std::size_t next = whole.find('\n'); rest.empty() && next != std::string_view::npos)
            rest = firstLine(trim(whole.substr(next))); // the answer stands further down
        bareLetterA = rest.empty() && (line == "A." || line == "a.");
        line = rest;
    } else if (line.starts_with("**") && line.find("**", 2) != std::string_view::npos) { // "**Answer:** x"
        std::string_view mark = line.substr(2, line.find("**", 2) - 2);
        if (skipPrefix(mark) && mark.empty()) line = trim(line.substr(line.find("**", 2) + 2));
    }
    return tidied(line);
}

} // namespace

std::string_view name(Extraction value) { return value == Extraction::Lenient ? "lenient" : "strict"; }

std::optional<Extraction> extractionFromName(std::string_view text) {
    if (text == "lenient") return Extraction::Lenient;
    if (text == "strict") return Extraction::Strict;
    return std::nullopt;
}

std::string withoutThinking(std::string_view reply, std::string& thinking) {
    constexpr std::string_view kOpen = "<think>";
    constexpr std::string_view kClose = "</think>";
    std::string rest;
    std::size_t at = 0;
    std::size_t open = reply.find(kOpen);
    std::size_t close = reply.find(kClose);
    const auto catchUp = [&](std::size_t& mark, std::string_view text) { // each mark is searched for once
        if (mark < at) mark = reply.find(text, at);
    };
    for (;;) {
        catchUp(open, kOpen);
        catchUp(close, kClose);
        if (close < open) { // the opening mark stood in the chat template: all before the closing one is thought
            thinking += rest;
            thinking += reply.substr(at, close - at);
            rest.clear();
            at = close + kClose.size();
            continue;
        }
        rest += reply.substr(at, open - at);
        if (open == std::string_view::npos) return rest;
        at = open + kOpen.size();
        catchUp(close, kClose);
        thinking += reply.substr(at, close - at);
        if (close == std::string_view::npos) return rest;
        at = close + kClose.size();
    }
}

bool unwrapOnce(std::string_view& text) {
    for (const auto& [open, close] : kWrappers) {
        if (text.size() > open.size() + close.size() && text.starts_with(open) && text.ends_with(close)) {
            text = trim(text.substr(open.size(), text.size() - open.size() - close.size()));
            return true;
        }
    }
    return false;
}

std::string_view tidied(std::string_view line) {
    for (bool again = true; again;) {
        again = unwrapOnce(line);
        if (line.size() > 1 && line.ends_with('.') && !endsWithAbbreviation(line)) {
            line = trim(line.substr(0, line.size() - 1));
            again = true;
        }
    }
    return line;
}

bool opensLikeRefusal(std::string_view text) {
    const std::string plain = text::replaceAll(std::string(trim(text)), "’", "'");
    return std::any_of(kRefusals.begin(), kRefusals.end(),
                       [&](std::string_view opening) { return startsWithIgnoringCase(plain, opening); });
}

Extracted extractAnswer(std::string_view reply, Extraction extraction) {
    Extracted out;
    const std::string said = withoutThinking(reply, out.thinking);
    const std::string_view whole = trim(said);
    out.empty = whole.empty();
    if (out.empty) return out;
    if (extraction == Extraction::Strict) {
        constexpr std::string_view kMark = "A. ";
        if (said.starts_with(kMark)) out.answer = std::string(firstLine(std::string_view(said).substr(kMark.size())));
    } else {
        out.answer = std::string(lenientAnswer(whole, out.bareLetterA));
        out.empty = out.answer.empty() && !out.bareLetterA; // a mark with nothing behind it
    }
    const std::string_view opening = out.answer.empty() ? whole : std::string_view(out.answer);
    out.refusal = opensLikeRefusal(opening);
    return out;
}

} // namespace chronoscope::matching
