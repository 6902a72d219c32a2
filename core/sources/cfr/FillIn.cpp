// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/FillIn.h"

#include "core/base/Text.h"
#include "core/sources/cfr/CfrText.h"
#include "core/sources/cfr/Spans.h"

#include <rapidfuzz/distance.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace chronoscope::sources::cfr {

namespace {
constexpr std::size_t kLongestRest = 12, kLeastContext = 5; // words

using Words = std::vector<std::string_view>;

std::string joined(const Words& words, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) {
        if (i > from) text += ' ';
        text += words[i];
    }
    return text;
}

/// How many words all share at the start and at the end.
struct Shared {
    std::size_t before = 0;
    std::size_t after = 0;
};

Shared sharedWords(const std::vector<Words>& texts, std::size_t shortest) {
    const auto areSame = [&](auto wordOf) {
        return std::all_of(texts.begin(), texts.end(),
                           [&](const Words& words) { return wordOf(words) == wordOf(texts.front()); });
    };
    Shared shared;
    while (shared.before < shortest && areSame([&](const Words& words) { return words[shared.before]; }))
        ++shared.before;
    while (shared.before + shared.after < shortest &&
           areSame([&](const Words& words) { return words[words.size() - 1 - shared.after]; }))
        ++shared.after;
    if (shared.before + shared.after < shortest) return shared;
    // One text lacks what the others have: a word beside it says where. A stop word says little.
    const bool goesLeft = shared.before > 0 && !isStopWord(texts.front()[shared.before - 1]);
    if (goesLeft || shared.after == 0)
        --shared.before;
    else
        --shared.after;
    return shared;
}

struct Bracket {
    std::string_view open, close;
};
constexpr std::array kBrackets{Bracket{"(", ")"}, Bracket{"[", "]"}, Bracket{"“", "”"}, Bracket{"‘", "’"}};
constexpr std::array<std::string_view, 9> kMarks{",", ".", ";", ":", "!", "?", "—", "–", "\""};

std::size_t countOf(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

/// Whether a mark at the end of every answer may stand outside: brackets that are whole inside stay.
bool isMovable(const std::vector<std::string>& answers, std::string_view mark) {
    for (const Bracket& bracket : kBrackets) {
        if (mark != bracket.open && mark != bracket.close) continue;
        return std::all_of(answers.begin(), answers.end(), [&](const std::string& answer) {
            return countOf(answer, bracket.open) != countOf(answer, bracket.close);
        });
    }
    return mark != "\"" || std::all_of(answers.begin(), answers.end(),
                                       [](const std::string& answer) { return countOf(answer, "\"") % 2 == 1; });
}

/// The mark that all answers have at one end and that may be moved out; empty for none.
std::string_view sharedMark(const std::vector<std::string>& answers, bool atEnd) {
    const auto allHave = [&](std::string_view mark) {
        return std::all_of(answers.begin(), answers.end(), [&](const std::string& answer) {
            return answer.size() > mark.size() && (atEnd ? answer.ends_with(mark) : answer.starts_with(mark));
        });
    };
    for (const std::string_view mark : kMarks)
        if (allHave(mark) && isMovable(answers, mark)) return mark;
    for (const Bracket& bracket : kBrackets)
        for (const std::string_view mark : {bracket.open, bracket.close})
            if (allHave(mark) && isMovable(answers, mark)) return mark;
    return {};
}

/// Moves out of the answers what all have at one end, and gives it in the order of the text.
std::string movedOut(std::vector<std::string>& answers, bool atEnd) {
    std::string moved;
    for (std::string_view mark = sharedMark(answers, atEnd); !mark.empty(); mark = sharedMark(answers, atEnd)) {
        moved = atEnd ? std::string(mark) + moved : moved + std::string(mark);
        for (std::string& answer : answers) {
            answer.erase(atEnd ? answer.size() - mark.size() : 0, mark.size());
            answer = std::string(text::trim(answer));
        }
    }
    return moved;
}

FillIn blanked(std::string before, std::vector<std::string> answers, std::string after) {
    const std::string opening = movedOut(answers, false), closing = movedOut(answers, true);
    if (!opening.empty()) before += (before.empty() ? "" : " ") + opening;
    if (!closing.empty()) after = closing + (after.empty() ? "" : " ") + after;
    std::string question = before + " ____ " + after;
    return {std::string(text::trim(question)), std::move(answers), SpanKind::Other};
}

bool isTypo(const std::set<std::string>& values) {
    if (values.size() != 2) return false;
    for (const std::string& value : values) {
        const std::u32string letters = text::lowerAlphanumeric(value);
        if (letters.size() < 5 || value.find_first_of(" 0123456789") != std::string::npos) return false;
    }
    const std::u32string first = text::lower(*values.begin()), second = text::lower(*values.rbegin());
    return rapidfuzz::levenshtein_distance(first, second) <= 2;
}

bool isStyle(const std::set<std::string>& values) {
    const std::vector<std::string> stems = stemsOf(*values.begin());
    return std::all_of(values.begin(), values.end(), [&](const std::string& value) { return stemsOf(value) == stems; });
}
} // namespace

std::string_view name(SpanKind kind) {
    switch (kind) {
    case SpanKind::Money: return "Money";
    case SpanKind::LawReference: return "Law reference";
    case SpanKind::Date: return "Date";
    case SpanKind::Quantity: return "Quantity";
    case SpanKind::Organization: return "Organization";
    case SpanKind::Other: break;
    }
    return "Other";
}

std::string_view name(Rejected reason) {
    switch (reason) {
    case Rejected::TooLong: return "long";
    case Rejected::LittleContext: return "context";
    case Rejected::Typo: return "typo";
    case Rejected::Style: break;
    }
    return "style";
}

std::variant<FillIn, Rejected> askChange(const std::vector<std::string_view>& texts) {
    std::vector<Words> words;
    std::size_t shortest = SIZE_MAX, longest = 0;
    for (const std::string_view text : texts) {
        words.push_back(wordsOf(text));
        shortest = std::min(shortest, words.back().size());
        longest = std::max(longest, words.back().size());
    }
    const Shared shared = sharedWords(words, shortest);
    if (longest - shared.before - shared.after > kLongestRest) return Rejected::TooLong;
    if (shared.before + shared.after < kLeastContext) return Rejected::LittleContext;
    std::vector<std::string> rests;
    for (const Words& one : words)
        rests.push_back(joined(one, shared.before, one.size() - shared.after));
    const Words& any = words.front();
    FillIn made =
        blanked(joined(any, 0, shared.before), std::move(rests), joined(any, any.size() - shared.after, any.size()));
    const std::set<std::string> values(made.answers.begin(), made.answers.end());
    if (isTypo(values)) return Rejected::Typo;
    if (isStyle(values)) return Rejected::Style;
    made.kind = kindOf(made.answers);
    return made;
}

std::vector<FillIn> askUnchanged(std::string_view text) {
    const Words words = wordsOf(text);
    std::vector<FillIn> questions;
    for (int kind = 0; kind < static_cast<int>(SpanKind::Other); ++kind) {
        const auto span = firstSpan(words, static_cast<SpanKind>(kind));
        if (!span || span->count > kLongestRest || words.size() - span->count < kLeastContext) continue;
        const std::size_t end = span->from + span->count;
        FillIn made =
            blanked(joined(words, 0, span->from), {joined(words, span->from, end)}, joined(words, end, words.size()));
        made.kind = static_cast<SpanKind>(kind);
        questions.push_back(std::move(made));
    }
    return questions;
}

} // namespace chronoscope::sources::cfr
