// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/OptionReader.h"

#include "core/base/Text.h"
#include "core/matching/AnswerExtractor.h"
#include "core/matching/AnswerLines.h"
#include "core/matching/Words.h"

#include <algorithm>
#include <cctype>

namespace chronoscope::matching {

using text::startsWithIgnoringCase;
using text::trim;
using Weight = LetterMention::Weight;

namespace {
/// What a text behind a letter opens with when it says why, whomever it names.
constexpr std::array<std::string_view, 5> kReasons{"because", "is correct", "is right", "is the correct",
                                                   "is the right"};
/// And when it says why, unless it names an option: "he took office in 2015", but "it is Joe Biden".
constexpr std::array<std::string_view, 17> kExplaining{"since", "as",    "is",    "was",     "who",  "which",
                                                       "that",  "based", "given", "due",     "he",   "she",
                                                       "it",    "they",  "this",  "correct", "right"};

template <std::size_t N> bool opensWithOneOf(std::string_view text, const std::array<std::string_view, N>& words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        return startsWithIgnoringCase(text, word) && !opensInWord(text.substr(word.size()));
    });
}

std::string_view withoutStart(std::string_view text, std::string_view characters) {
    return text.substr(std::min(text.find_first_not_of(characters), text.size()));
}

/// The text behind a letter, without what separates the two and the emphasis it is in.
std::string_view behindLetter(std::string_view line, const LetterMention& letter) {
    std::string_view text = withoutStart(line.substr(letter.to), " .,;:)]-\"'*_`");
    while (!text.empty() && std::string_view("\"'*_`").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    return tidied(trim(text));
}

/// All options told over again: the first of them is no choice.
bool namesAll(const std::vector<LetterMention>& letters) {
    unsigned named = 0;
    for (const LetterMention& letter : letters)
        named |= letter.weight == Weight::Denied ? 0U : 1U << letter.option;
    return named == 0b1111U;
}

/// True if the first word of the text is that letter, as in "D. B. Cooper".
bool opensWithLetter(std::string_view text, int option) {
    while (!text.empty() && !opensInWord(text))
        text.remove_prefix(1);
    if (text.empty() || std::tolower(static_cast<unsigned char>(text.front())) != 'a' + option) return false;
    return !opensInWord(text.substr(1));
}

/// True if a new sentence follows the letter: what it says need not be the option.
bool endsBehind(std::string_view line, const LetterMention& letter) {
    const std::string_view rest = line.substr(letter.to);
    const bool stops = !rest.empty() && std::string_view(".;!").find(rest.front()) != std::string_view::npos;
    return stops && (letter.bracketed || letter.weight == Weight::Affirmed);
}
} // namespace

const std::u32string& OptionReader::processedOption(std::size_t option) {
    if (!m_processed[option])
        m_processed[option] = processed(plainMarks(m_prompt.options[option]), m_settings.preprocess);
    return *m_processed[option];
}

std::optional<int> OptionReader::sameOption(std::string_view text) {
    const std::u32string said = processed(text, m_settings.preprocess);
    if (said.empty()) return std::nullopt;
    for (std::size_t i = 0; i < m_processed.size(); ++i)
        if (processedOption(i) == said) return static_cast<int>(i);
    return std::nullopt;
}

unsigned OptionReader::nearestOptions(std::string_view text) {
    unsigned nearest = 0;
    double best = 0;
    for (std::size_t i = 0; i < m_prompt.options.size(); ++i) {
        const std::vector<benchmark::Object> option{{plainMarks(m_prompt.options[i])}};
        const auto match = FuzzyMatcher(option, m_settings.preprocess, m_settings.threshold).match(text);
        if (!match.hit || match.score < best) continue;
        nearest = (match.score > best ? 0U : nearest) | 1U << i;
        best = match.score;
    }
    return nearest;
}

std::optional<int> OptionReader::onlyNearest(std::string_view text) {
    const auto affirmed = withoutDenied(text);
    if (!affirmed) return std::nullopt;
    const unsigned nearest = nearestOptions(*affirmed);
    for (int option = 0; option < 4; ++option)
        if (nearest == 1U << option) return option;
    return std::nullopt;
}

/// As it stands, or before the mark that ends a sentence: an option may be a mark itself.
bool OptionReader::isOption(std::string_view text) const {
    const std::string_view plain = text.substr(0, text.find_last_not_of(".,;!? ") + 1);
    return std::any_of(m_prompt.options.begin(), m_prompt.options.end(), [&](const std::string& option) {
        return option == text || (!plain.empty() && plainMarks(option) == plain);
    });
}

/// The option, if what stands behind its letter does not speak for another.
OptionReader::Choice OptionReader::checked(int option, std::string_view behind, bool endsThere) {
    const Choice chosen{ReplyKind::Answered, option, {}};
    if (behind.empty() || behind == m_prompt.options[static_cast<std::size_t>(option)]) return chosen;
    constexpr int kMarksAreNoText = 3; ///< the rules since which "d!" is "d"
    if (m_settings.rules >= kMarksAreNoText && !isOption(behind) && processed(behind, Preprocess::Paper).empty())
        return chosen;
    if (const auto same = sameOption(behind)) {
        if (*same == option) return chosen;
        return {ReplyKind::Contradictory, -1, std::string(behind)};
    }
    if (endsThere || opensWithOneOf(behind, kReasons)) return chosen;
    const auto affirmed = withoutDenied(behind);
    if (!affirmed) return chosen; // it only says what is not
    const unsigned nearest = nearestOptions(*affirmed);
    if ((nearest & 1U << option) != 0) return chosen;
    if (nearest == 0 && opensWithOneOf(behind, kExplaining)) return chosen;
    return {ReplyKind::Contradictory, -1, std::string(behind)};
}

/// "(d)" and "(d) x" where x is that option: the tidy reply, which most are, told without preparing all options.
bool OptionReader::isTidy(std::string_view line, const std::vector<LetterMention>& letters) const {
    if (letters.size() != 1 || letters.front().weight != Weight::Opens) return false;
    const LetterMention& letter = letters.front();
    const bool mayBeText =
        std::any_of(m_prompt.options.begin(), m_prompt.options.end(),
                    [&](const std::string& option) { return opensWithLetter(option, letter.option); });
    if (mayBeText) return false;
    const std::string_view behind = behindLetter(line, letter);
    return behind.empty() || behind == m_prompt.options[static_cast<std::size_t>(letter.option)];
}

OptionReader::Choice OptionReader::read(std::string_view said, bool behindMark) {
    const std::string plain = plainMarks(opening(said, kMostOfLine));
    const std::string_view line = plain;
    const std::vector<LetterMention> letters = letterMentions(line);
    if (isTidy(line, letters)) return {ReplyKind::Answered, letters.front().option, {}};
    if (const auto same = sameOption(line)) return {ReplyKind::Answered, *same, {}};
    Weight best = Weight::Denied;
    for (const LetterMention& letter : letters)
        best = std::max(best, letter.weight);
    const LetterMention* chosen = nullptr;
    bool isOne = best != Weight::Opens || !namesAll(letters);
    for (const LetterMention& letter : letters) {
        if (letter.weight != best || best == Weight::Denied) continue;
        isOne = isOne && (!chosen || chosen->option == letter.option);
        if (!chosen) chosen = &letter;
    }
    if (chosen && isOne && best > Weight::Named)
        return checked(chosen->option, behindLetter(line, *chosen), endsBehind(line, *chosen));
    if (!letters.empty() && (!chosen || !isOne)) return {}; // denied, or a choice between several
    if (const auto nearest = onlyNearest(line)) return {ReplyKind::Answered, *nearest, {}};
    if (chosen) return {ReplyKind::Answered, chosen->option, {}};
    const bool isReason = opensWithOneOf(line, kReasons) || opensWithOneOf(line, kExplaining);
    if (behindMark && isReason) return {ReplyKind::Answered, 0, {}}; // "A. He took office in 2015"
    return {};
}

} // namespace chronoscope::matching
