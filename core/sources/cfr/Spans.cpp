// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/Spans.h"

#include "core/sources/cfr/CfrText.h"

#include <algorithm>
#include <array>

namespace chronoscope::sources::cfr {

namespace {
using Words = std::vector<std::string_view>;

constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                   "May",       "June",     "July",     "August",
                                                   "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 4> kScales{"thousand", "million", "billion", "trillion"};
constexpr std::array<std::string_view, 22> kNumbers{
    "one",    "two",      "three",    "four",    "five",   "six",    "seven", "eight", "nine",    "ten",      "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "twenty", "thirty", "forty", "fifty", "hundred", "thousand", "ninety"};
constexpr std::array<std::string_view, 24> kUnits{"percent", "day",     "days",    "week",      "weeks",    "month",
                                                  "months",  "year",    "years",   "hour",      "hours",    "minutes",
                                                  "feet",    "miles",   "percent", "inches",    "acres",    "pounds",
                                                  "tons",    "gallons", "meters",  "employees", "business", "calendar"};
constexpr std::array<std::string_view, 10> kParts{"section",  "sections", "part",    "parts",     "subpart",
                                                  "appendix", "Appendix", "chapter", "paragraph", "paragraphs"};
constexpr std::array<std::string_view, 24> kBodies{
    "Administration", "Administrator", "Agency",    "Association", "Authority", "Bank",    "Banks",      "Board",
    "Bureau",         "Commission",    "Committee", "Corporation", "Council",   "Court",   "Department", "Fund",
    "Institute",      "Office",        "Reserve",   "Secretary",   "Service",   "Society", "University", "Union"};

template <typename List> bool isOneOf(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isDigitChar(char c) { return c >= '0' && c <= '9'; }

/// Without punctuation at its ends.
std::string_view bareOf(std::string_view word) {
    constexpr std::string_view kPunctuation = ",.;:()[]\"'!?";
    const std::size_t from = word.find_first_not_of(kPunctuation);
    if (from == std::string_view::npos) return {};
    return word.substr(from, word.find_last_not_of(kPunctuation) - from + 1);
}

bool endsClause(std::string_view word) {
    constexpr std::string_view kEnds = ",.;:)]";
    return !word.empty() && kEnds.find(word.back()) != std::string_view::npos;
}

bool isNumber(std::string_view bare) {
    return !bare.empty() && isDigitChar(bare.front()) && std::all_of(bare.begin(), bare.end(), [](char c) {
        return isDigitChar(c) || c == ',' || c == '.' || c == '%' || c == '/' || c == '-';
    });
}

bool isYear(std::string_view bare) {
    return bare.size() == 4 && isNumber(bare) && std::all_of(bare.begin(), bare.end(), isDigitChar) &&
           (bare.starts_with("19") || bare.starts_with("20"));
}

bool opensCapital(std::string_view word) {
    const std::string_view bare = bareOf(word);
    return bare.size() > 1 && bare.front() >= 'A' && bare.front() <= 'Z';
}

std::size_t moneyAt(const Words& words, std::size_t at) {
    const std::string_view bare = bareOf(words[at]);
    if (bare.size() < 2 || bare.front() != '$' || !isDigitChar(bare[1])) return 0;
    const bool hasScale = at + 1 < words.size() && !endsClause(words[at]) && isOneOf(kScales, bareOf(words[at + 1]));
    return hasScale ? 2 : 1;
}

std::size_t referenceAt(const Words& words, std::size_t at) {
    const std::string_view bare = bareOf(words[at]);
    const bool hasNext = at + 1 < words.size();
    if (words[at].find("§") != std::string_view::npos) {
        const bool isAlone = bare.find_first_of("0123456789") == std::string_view::npos;
        return isAlone && hasNext ? 2 : 1;
    }
    if (!hasNext || endsClause(words[at])) return 0;
    const std::string_view next = words[at + 1];
    if (isNumber(bare) && (next == "CFR" || next == "U.S.C." || next == "FR" || next == "Stat."))
        return at + 2 < words.size() ? 3 : 2;
    const bool isPlace = next.front() == '(' || bareOf(next).find_first_of("0123456789") != std::string_view::npos ||
                         (bareOf(next).size() == 1 && bareOf(next).front() >= 'A' && bareOf(next).front() <= 'Z');
    return isOneOf(kParts, bare) && isPlace ? 2 : 0;
}

std::size_t dateAt(const Words& words, std::size_t at) {
    if (isYear(bareOf(words[at]))) return 1;
    if (!isOneOf(kMonths, bareOf(words[at])) || at + 1 >= words.size() || !isNumber(bareOf(words[at + 1]))) return 0;
    return at + 2 < words.size() && isYear(bareOf(words[at + 2])) && !isYear(bareOf(words[at + 1])) ? 3 : 2;
}

std::size_t quantityAt(const Words& words, std::size_t at) {
    if (words[at].front() == '(') return 0; // (1) counts paragraphs
    const std::string_view bare = bareOf(words[at]);
    if (!isNumber(bare) && !isOneOf(kNumbers, bare)) return 0;
    std::size_t count = 1;
    while (at + count < words.size() && !endsClause(words[at + count - 1]) &&
           (isOneOf(kUnits, bareOf(words[at + count])) || isOneOf(kScales, bareOf(words[at + count]))))
        ++count;
    return bare == "one" && count == 1 ? 0 : count; // a pronoun
}

/// Capitalised words in a row, "of" and "the" between them, if one of them is a body's.
std::size_t bodyAt(const Words& words, std::size_t at) {
    if (!opensCapital(words[at]) || isStopWord(words[at])) return 0;
    std::size_t count = 0, length = 0;
    bool isBody = false;
    while (at + length < words.size()) {
        const std::string_view word = words[at + length++];
        const bool isJoint = word == "of" || word == "the" || word == "and" || word == "for";
        if (!isJoint && !opensCapital(word)) break;
        if (isJoint) continue;
        isBody = isBody || isOneOf(kBodies, bareOf(word));
        count = length;
        if (endsClause(word)) break;
    }
    return isBody ? count : 0;
}

std::size_t spanAt(const Words& words, std::size_t at, SpanKind kind) {
    switch (kind) {
    case SpanKind::Money: return moneyAt(words, at);
    case SpanKind::LawReference: return referenceAt(words, at);
    case SpanKind::Date: return dateAt(words, at);
    case SpanKind::Quantity: return quantityAt(words, at);
    case SpanKind::Organization: return bodyAt(words, at);
    case SpanKind::Other: break;
    }
    return 0;
}

/// Numbers of amounts, references and dates are no quantities: the place behind them.
std::size_t pastOtherNumbers(const Words& words, std::size_t at) {
    while (at < words.size()) {
        const std::size_t count = std::max({moneyAt(words, at), referenceAt(words, at), dateAt(words, at)});
        if (count == 0) break;
        at += count;
    }
    return at;
}
} // namespace

std::optional<Span> firstSpan(const std::vector<std::string_view>& words, SpanKind kind) {
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (kind == SpanKind::Quantity) at = pastOtherNumbers(words, at);
        if (at >= words.size()) break;
        if (const std::size_t count = spanAt(words, at, kind); count > 0) return Span{at, count};
    }
    return std::nullopt;
}

SpanKind kindOf(const std::vector<std::string>& wordings) {
    for (int kind = 0; kind < static_cast<int>(SpanKind::Other); ++kind)
        for (const std::string& wording : wordings)
            if (firstSpan(wordsOf(wording), static_cast<SpanKind>(kind))) return static_cast<SpanKind>(kind);
    return SpanKind::Other;
}

} // namespace chronoscope::sources::cfr
