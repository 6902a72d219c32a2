// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/TruthReader.h"

#include "core/matching/Words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::matching {

namespace {
struct Word {
    std::string text;     ///< lower case
    bool clause = false;  ///< punctuation stands before it
    bool slash = false;   ///< "/" does
    bool directly = true; ///< only a blank or a hyphen does
};

constexpr std::array<std::pair<std::string_view, bool>, 11> kValues{{{"true", true},
                                                                     {"false", false},
                                                                     {"yes", true},
                                                                     {"no", false},
                                                                     {"correct", true},
                                                                     {"incorrect", false},
                                                                     {"right", true},
                                                                     {"wrong", false},
                                                                     {"accurate", true},
                                                                     {"inaccurate", false},
                                                                     {"untrue", false}}};

std::vector<Word> wordsOf(std::string_view line) {
    const std::string plain = plainMarks(opening(line, kMostOfLine));
    std::vector<Word> words;
    Word next;
    bool inWord = false;
    for (std::size_t at = 0; at < plain.size(); ++at) {
        const char c = plain[at];
        const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80; // a byte inside a character
        const bool isApostrophe = c == '\'' && !next.text.empty();             // "isn't", but no quote behind a word
        if (!continues) inWord = opensInWord(std::string_view(plain).substr(isApostrophe ? at + 1 : at));
        if (inWord) {
            next.text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            continue;
        }
        if (!next.text.empty()) words.push_back(std::exchange(next, {}));
        const bool isDash = c == '-' && at > 0 && plain[at - 1] == ' ';
        next.clause = next.clause || isDash || std::string_view(",;:.!?").find(c) != std::string_view::npos;
        next.slash = next.slash || c == '/';
        next.directly = next.directly && !isDash && (c == ' ' || c == '-');
    }
    if (!next.text.empty()) words.push_back(std::move(next));
    return words;
}

std::optional<bool> valueOf(std::string_view word) {
    const auto at = std::find_if(kValues.begin(), kValues.end(), [&](const auto& one) { return one.first == word; });
    return at == kValues.end() ? std::nullopt : std::optional(at->second);
}

bool isNegation(std::string_view word) {
    return word == "not" || word == "never" || word == "cannot" || word == "hardly" || word.ends_with("n't");
}

template <std::size_t N> bool isOneOf(const Word* word, const std::array<std::string_view, N>& list) {
    return word && std::find(list.begin(), list.end(), word->text) != list.end();
}

/// "the correct answer is …": a word that says nothing of the statement.
bool isOfTheAnswer(const Word* next) {
    constexpr std::array<std::string_view, 4> kAnswerNouns{"answer", "response", "option", "choice"};
    return isOneOf(next, kAnswerNouns);
}

/// "no reason", "no-one": it denies what follows and is no answer, as "No.", "No, he was not" and "No it was not" are.
bool isArticle(const Word& no, const Word* next) {
    constexpr std::array<std::string_view, 22> kAnswered{
        "it", "he", "she", "they", "that", "this",    "these", "i",   "we",  "there", "the",
        "in", "as", "at",  "by",   "for",  "because", "since", "not", "but", "or",    "and"};
    return no.text == "no" && next && next->directly && !isOneOf(next, kAnswered);
}

/// "no doubt", "nobody disputes": denied, it says yes.
bool isDoubt(const Word& word) {
    constexpr std::array<std::string_view, 7> kDoubts{"doubt",    "doubts",   "question", "dispute",
                                                      "disputes", "disputed", "deny"};
    return isOneOf(&word, kDoubts);
}

/// "true or false", "yes and no", "true/false".
bool isAlternative(bool value, const Word* second, const Word* third) {
    if (second && second->slash) return valueOf(second->text) == !value;
    const bool joined = second && (second->text == "or" || second->text == "and");
    return joined && third && valueOf(third->text) == !value;
}
} // namespace

Truth readTruth(std::string_view line) {
    const std::vector<Word> words = wordsOf(line);
    if (words.size() == 1 && (words[0].text == "t" || words[0].text == "f"))
        return words[0].text == "t" ? Truth::True : Truth::False;
    const auto wordAt = [&](std::size_t at) { return at < words.size() ? &words[at] : nullptr; };
    bool negated = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Word& word = words[i];
        if (word.clause) negated = false;
        if (word.text == "whether" || word.text == "neither") return Truth::Undecided;
        const Word* const next = wordAt(i + 1);
        const bool isNo = isArticle(word, next);
        if (isNo || isNegation(word.text)) negated = !negated;
        if (isDoubt(word)) negated = false;
        const auto value = valueOf(word.text);
        if (!value || isNo || isOfTheAnswer(next)) continue;
        if (isAlternative(*value, next, wordAt(i + 2))) return Truth::Undecided;
        return *value != negated ? Truth::True : Truth::False;
    }
    return Truth::Unsaid;
}

} // namespace chronoscope::matching
