// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/TruthReader.h"

#include "core/base/Text.h"

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
    std::string text;    ///< lower case
    bool clause = false; ///< punctuation stands before it
    bool slash = false;  ///< "/" does
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

bool isWordByte(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80) != 0;
}

std::vector<Word> wordsOf(std::string_view line) {
    std::string plain;
    if (line.find("’") != std::string_view::npos) {
        plain = text::replaceAll(std::string(line), "’", "'");
        line = plain;
    }
    std::vector<Word> words;
    Word next;
    for (const char c : line) {
        const bool inWord = isWordByte(c) || (c == '\'' && !next.text.empty());
        if (inWord) {
            next.text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            continue;
        }
        if (!next.text.empty()) words.push_back(std::exchange(next, {}));
        next.clause = next.clause || std::string_view(",;:.!?").find(c) != std::string_view::npos;
        next.slash = next.slash || c == '/';
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

/// "the correct answer is …", "no doubt …": words that say nothing of the statement.
bool saysNothing(const Word& word, const Word* next) {
    constexpr std::array<std::string_view, 4> kNouns{"answer", "response", "option", "choice"};
    constexpr std::array<std::string_view, 2> kDoubts{"doubt", "question"};
    return word.text == "no" ? isOneOf(next, kDoubts) : isOneOf(next, kNouns);
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
        if (isNegation(word.text)) negated = !negated;
        const auto value = valueOf(word.text);
        if (!value || saysNothing(word, wordAt(i + 1))) continue;
        if (isAlternative(*value, wordAt(i + 1), wordAt(i + 2))) return Truth::Undecided;
        return *value != negated ? Truth::True : Truth::False;
    }
    return Truth::Unsaid;
}

} // namespace chronoscope::matching
