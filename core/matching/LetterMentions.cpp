// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/LetterMentions.h"

#include "core/base/Text.h"
#include "core/matching/Words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace chronoscope::matching {

using text::startsWithIgnoringCase;
using text::trim;
using Weight = LetterMention::Weight;

namespace {
constexpr std::string_view kOrnaments = "\"'*_`:( \t";

std::string_view withoutEnd(std::string_view text, std::string_view characters) {
    while (!text.empty() && characters.find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    return text;
}

bool endsWithWord(std::string_view text, std::string_view word) {
    if (text.size() < word.size() || !startsWithIgnoringCase(text.substr(text.size() - word.size()), word))
        return false;
    return !endsInWord(text.substr(0, text.size() - word.size())) || !opensInWord(word);
}

bool startsWithWord(std::string_view text, std::string_view word) {
    return startsWithIgnoringCase(text, word) && !opensInWord(text.substr(word.size()));
}

template <std::size_t N> bool endsWithOneOf(std::string_view text, const std::array<std::string_view, N>& words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return endsWithWord(text, word); });
}

template <std::size_t N> bool startsWithOneOf(std::string_view text, const std::array<std::string_view, N>& words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return startsWithWord(text, word); });
}

constexpr std::array<std::string_view, 4> kNouns{"option", "choice", "letter", "answer"};
constexpr std::array<std::string_view, 13> kAffirming{"is",     "it's", "was",       "choose", "chose", "pick", "with",
                                                      "select", "be",   "therefore", "thus",   "say",   "so"};

/// What stands before a mention, without quotes, emphasis and the noun that names it ("the option").
std::string_view before(std::string_view line, std::size_t from) {
    std::string_view text = withoutEnd(line.substr(0, from), kOrnaments);
    for (const std::string_view word :
         {std::string_view("option"), std::string_view("choice"), std::string_view("letter"), std::string_view("the")})
        if (endsWithWord(text, word)) text = withoutEnd(text.substr(0, text.size() - word.size()), kOrnaments);
    return text;
}

/// A letter that stands alone is an option's where it ends something, behind words that want one or first of all.
bool isLone(std::string_view line, std::size_t at) {
    constexpr std::array<std::string_view, 4> kGoesOn{"is", "was", "because", "since"};
    const std::string_view behind = line.substr(at + 1);
    const std::string_view next = trim(behind);
    const bool ends = next.empty() || std::string_view(".,;:!?)\"'*`-").find(next.front()) != std::string_view::npos;
    const bool isStop = behind.starts_with('.') && opensInWord(behind.substr(1)); // "D.C. United"
    if (isStop || (!ends && !startsWithOneOf(next, kGoesOn))) return false;
    if (behind.starts_with('-')) return false; // "C-reactive"
    const std::string_view said = withoutEnd(line.substr(0, at), kOrnaments);
    return said.empty() || endsWithOneOf(said, kNouns) || endsWithOneOf(said, kAffirming);
}

/// Takes the brackets around the letter at `at` into the mention; false if it has none.
bool takeBrackets(std::string_view line, std::size_t at, LetterMention& mention) {
    const std::size_t open = line.substr(0, at).find_last_not_of(' ');
    const std::size_t close = line.find_first_not_of(' ', at + 1);
    if (close == std::string_view::npos) return false;
    const bool isOpened = open != std::string_view::npos && (line[open] == '(' || line[open] == '[');
    const char wanted = isOpened && line[open] == '[' ? ']' : ')';
    if (line[close] != wanted) return false;
    if (isOpened && endsInWord(line.substr(0, open))) return false; // "501(c)"
    if (!isOpened && (close != at + 1 || (at > 0 && line[at - 1] != ' '))) return false;
    mention.from = isOpened ? open : at;
    mention.to = close + 1;
    mention.bracketed = isOpened;
    return true;
}

/// True if the clause that ends with `text` is denied: "not", "it can't be", "I don't think it is". It is looked for a
/// few words back: asked of every letter of a line.
bool isDenied(std::string_view text) {
    constexpr std::size_t kFarthest = 200;
    text.remove_prefix(text.size() - std::min(text.size(), kFarthest));
    constexpr std::array<std::string_view, 4> kDenying{"nor", "neither", "than", "instead of"};
    constexpr std::array<std::string_view, 3> kNegations{"not", "never", "cannot"};
    if (endsWithOneOf(text, kDenying)) return true;
    if (const std::size_t stop = text.find_last_of(".,;:!?"); stop != std::string_view::npos)
        text.remove_prefix(stop + 1);
    for (std::size_t end = text.size(); end != std::string_view::npos;
         end = text.substr(0, end).find_last_of(' ')) { // word by word
        const std::string_view upTo = text.substr(0, end);
        if (endsWithWord(upTo, "but")) return false;
        if (endsWithOneOf(upTo, kNegations) || upTo.ends_with("n't")) return true;
    }
    return false;
}

Weight weightOf(std::string_view line, const LetterMention& mention) {
    constexpr std::array<std::string_view, 8> kDenied{"is wrong", "is incorrect", "is not",    "isn't",
                                                      "is false", "was not",      "cannot be", "can't be"};
    constexpr std::array<std::string_view, 7> kAffirmed{
        "is right", "is correct", "is the correct", "is the right", "is the answer", "is the best", "is true"};
    const std::string_view said = before(line, mention.from);
    std::string_view next = line.substr(mention.to);
    next = trim(next.substr(std::min(next.find_first_not_of("\"'*_` "), next.size())));
    if (isDenied(said) || startsWithOneOf(next, kDenied)) return Weight::Denied;
    if (endsWithWord(said, "either") || endsWithWord(said, "between")) return Weight::Named;
    if (startsWithOneOf(next, kAffirmed) || endsWithOneOf(said, kAffirming) || endsWithWord(said, "answer"))
        return Weight::Affirmed;
    return said.empty() ? Weight::Opens : Weight::Named;
}

/// "(a) or (d)", "(a) Tony Abbott or (d) …", "(a) and (d)": neither is chosen.
bool areAlternatives(std::string_view line, const LetterMention& first, const LetterMention& second) {
    if (first.option == second.option) return false;
    const std::string_view between = trim(line.substr(first.to, second.from - first.to));
    return endsWithWord(before(line, second.from), "or") || between == "and" || between == "/" || between == "," ||
           between == "&";
}
} // namespace

std::vector<LetterMention> letterMentions(std::string_view line) {
    line = opening(line, kMostOfLine);
    std::vector<LetterMention> mentions;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(line[at])));
        if (letter < 'a' || letter > 'd') continue;
        if (opensInWord(line.substr(at + 1)) || endsInWord(line.substr(0, at))) continue;
        LetterMention mention{letter - 'a', at, at + 1, false, Weight::Named};
        if (!takeBrackets(line, at, mention)) {
            const bool isPossessive = at > 1 && line[at - 1] == '\'' && endsInWord(line.substr(0, at - 1)); // "I'd"
            if (isPossessive || !isLone(line, at)) continue;
        }
        mention.weight = weightOf(line, mention);
        mentions.push_back(mention);
    }
    for (std::size_t i = 0; i + 1 < mentions.size(); ++i)
        if (areAlternatives(line, mentions[i], mentions[i + 1]))
            for (LetterMention* const one : {&mentions[i], &mentions[i + 1]})
                if (one->weight != Weight::Denied) one->weight = Weight::Named;
    return mentions;
}

} // namespace chronoscope::matching
