// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnswerRanges.h"

#include "core/base/Text.h"

#include <algorithm>
#include <set>
#include <string>

namespace chronoscope::annotation {

using matching::Preprocess;

namespace {
constexpr int kTries = 8; ///< places tried from one end: a long thought may name the answer a thousand times

bool isSpace(std::string_view character) {
    return character.size() == 1 && std::string_view(" \t\n\r\v\f").find(character.front()) != std::string_view::npos;
}

std::size_t characterEnd(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        ++end;
    return end;
}

/// Belongs to a word, as preprocessing cuts them. A combining accent (U+0300 to U+036F) belongs to its letter.
bool isOfWord(std::string_view character, Preprocess preprocess) {
    if (preprocess == Preprocess::Reference) return !isSpace(character);
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(character[at]); };
    const bool isAccent = character.size() == 2 && (byte(0) == 0xCC || (byte(0) == 0xCD && byte(1) <= 0xAF));
    return isAccent || !matching::processed(character, preprocess).empty();
}

std::set<std::u32string> wordsOfName(std::string_view name, Preprocess preprocess) {
    std::set<std::u32string> words;
    const std::u32string text = matching::processed(name, preprocess);
    constexpr std::u32string_view kSpaces = U" \t\n\r\v\f";
    for (std::size_t from = text.find_first_not_of(kSpaces); from != std::u32string::npos;) {
        const std::size_t to = std::min(text.find_first_of(kSpaces, from), text.size());
        words.insert(text.substr(from, to - from));
        from = text.find_first_not_of(kSpaces, to);
    }
    return words;
}

/// True if the answer is read from this place: a letter put before it there, or behind its first character, turns up in
/// the answer. It may cost the answer a final full stop: "A." is an abbreviation, "Az." is none. Either letter alone
/// may undo the mark or emphasis that stands before the answer.
bool isReadFrom(std::string_view reply, std::size_t at, std::string_view answer, const matching::JudgeSettings& judge) {
    const auto turnsUp = [&](std::size_t place) {
        std::string changed(reply);
        changed.insert(at + place, 1, 'z');
        std::string expected(answer);
        expected.insert(place, 1, 'z');
        const std::string found = matching::answerWords(changed, judge);
        return found.size() >= answer.size() && expected.starts_with(found);
    };
    return turnsUp(characterEnd(answer, 0)) || turnsUp(0);
}
} // namespace

std::optional<TextRange> answerRange(std::string_view reply, const matching::JudgeSettings& judge) {
    const std::string answer = matching::answerWords(reply, judge);
    if (answer.empty()) return std::nullopt;
    const auto tryFrom = [&](std::size_t start) -> std::optional<TextRange> {
        std::size_t at = reply.find(answer, start);
        for (int i = 0; i < kTries && at != std::string_view::npos; ++i, at = reply.find(answer, at + 1))
            if (isReadFrom(reply, at, answer, judge)) return TextRange{at, at + answer.size()};
        return std::nullopt;
    };
    const std::size_t thought = reply.rfind("</think>"); // answers stand behind the thoughts, if there are any
    if (thought != std::string_view::npos)
        if (const auto found = tryFrom(thought)) return found;
    if (const auto found = tryFrom(0)) return found;
    const std::size_t last = reply.rfind(answer);
    if (last == std::string_view::npos || !isReadFrom(reply, last, answer, judge)) return std::nullopt;
    return TextRange{last, last + answer.size()};
}

std::vector<TextRange> commonWords(std::string_view text, TextRange range, std::string_view name,
                                   Preprocess preprocess) {
    std::vector<TextRange> common;
    const auto words = wordsOfName(name, preprocess);
    const std::string_view part = text.substr(0, range.to);
    std::size_t from = range.from; // of the word that is being read
    const auto end = [&](std::size_t at) {
        if (from < at && words.contains(matching::processed(part.substr(from, at - from), preprocess)))
            common.push_back({from, at});
    };
    for (std::size_t at = range.from; at < part.size();) {
        const std::size_t next = characterEnd(part, at);
        if (!isOfWord(part.substr(at, next - at), preprocess)) {
            end(at);
            from = next;
        }
        at = next;
    }
    end(part.size());
    return common;
}

} // namespace chronoscope::annotation
