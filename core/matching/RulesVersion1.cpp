// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/RulesVersion1.h"

#include "core/base/Text.h"
#include "core/matching/AnswerExtractor.h"

#include <cctype>

namespace chronoscope::matching::version1 {

using prompt::Template;
using text::trim;

namespace {
bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool isWordByte(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80) != 0;
}
char lowerAscii(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

/// Option whose text is the answer, to the letter after preprocessing.
std::optional<int> sameOption(const prompt::Prompt& prompt, std::string_view answer, const JudgeSettings& settings) {
    const std::u32string said = processed(answer, settings.preprocess);
    if (said.empty()) return std::nullopt;
    for (std::size_t i = 0; i < prompt.options.size(); ++i)
        if (processed(prompt.options[i], settings.preprocess) == said) return static_cast<int>(i);
    return std::nullopt;
}

/// Option whose text resembles `answer` best, if it does at all and no other does as well.
std::optional<int> optionByText(const prompt::Prompt& prompt, std::string_view answer, const JudgeSettings& settings) {
    std::vector<benchmark::Object> options;
    for (const std::string& option : prompt.options)
        options.push_back({option});
    std::optional<int> best;
    double bestScore = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto match = FuzzyMatcher({options[i]}, settings.preprocess, settings.threshold).match(answer);
        if (!match.hit || match.score < bestScore) continue;
        best = match.score > bestScore ? std::optional(static_cast<int>(i)) : std::nullopt;
        bestScore = match.score;
    }
    return best;
}

void judgeObjects(Verdict& verdict, const std::vector<benchmark::Object>& right, const FuzzyMatcher& matcher,
                  std::string_view said) {
    const auto match = matcher.match(said);
    verdict.hit = match.hit;
    verdict.score = match.score;
    if (match.hit) verdict.matched = right[match.object][match.alias];
}

std::optional<int> optionOf(const prompt::Prompt& prompt, const Extracted& said, const JudgeSettings& settings) {
    // An option written out comes first: "paragraph (b)" is a text, not a letter.
    auto option = said.bareLetterA ? std::optional(0) : sameOption(prompt, said.answer, settings);
    if (!option) option = optionLetter(said.answer);
    if (!option) option = optionByText(prompt, said.answer, settings);
    return option;
}

void judgeOption(Verdict& verdict, const prompt::Prompt& prompt, const Extracted& said, const JudgeSettings& settings) {
    const auto option = optionOf(prompt, said, settings);
    verdict.hit = option && *option == prompt.correctOption;
    verdict.score = verdict.hit ? 100 : 0;
    if (verdict.hit) verdict.matched = prompt.options[static_cast<std::size_t>(*option)];
    if (said.bareLetterA) verdict.answer = "a";
}

void judgeTruth(Verdict& verdict, const prompt::Prompt& prompt, std::string_view reply, const Extracted& said,
                const JudgeSettings& settings) {
    std::optional<bool> truth;
    if (settings.extraction == Extraction::Strict) { // the reference code looks for the word anywhere
        const std::string low = text::toUtf8(text::lower(reply));
        if (low.find("true") != std::string::npos)
            truth = true;
        else if (low.find("false") != std::string::npos)
            truth = false;
    } else {
        truth = truthWord(said.answer);
    }
    verdict.truth = truthWord(said.answer);
    verdict.hit = truth && *truth == prompt.statementTrue;
    verdict.score = verdict.hit ? 100 : 0;
    if (verdict.hit) verdict.matched = prompt.statementTrue ? "true" : "false";
}
} // namespace

Verdict judge(Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
              const FuzzyMatcher& matcher, std::string_view reply, const JudgeSettings& settings) {
    Verdict verdict;
    const Extracted said = extractAnswer(reply, settings.extraction);
    verdict.answer = said.answer;
    const bool letterOnly = said.bareLetterA && form == Template::Mcqa;
    if (said.empty || (said.bareLetterA && !letterOnly)) {
        verdict.kind = ReplyKind::Empty;
        return verdict;
    }
    if (said.refusal) { // naming the right object while refusing is no answer
        verdict.kind = ReplyKind::Refused;
        return verdict;
    }
    switch (form) {
    case Template::Generation: judgeObjects(verdict, right, matcher, said.answer); break;
    case Template::Mcqa:
        if (settings.extraction == Extraction::Strict)
            judgeObjects(verdict, right, matcher, reply);
        else
            judgeOption(verdict, prompt, said, settings);
        break;
    case Template::TrueFalse: judgeTruth(verdict, prompt, reply, said, settings); break;
    }
    return verdict;
}

std::optional<int> chosenOption(const prompt::Prompt& prompt, std::string_view reply, const JudgeSettings& settings) {
    return optionOf(prompt, extractAnswer(reply, Extraction::Lenient), settings);
}

std::optional<int> optionLetter(std::string_view answer) {
    const auto asOption = [](char c) -> std::optional<int> {
        const char low = lowerAscii(c);
        return low >= 'a' && low <= 'd' ? std::optional(low - 'a') : std::nullopt;
    };
    answer = trim(answer);
    if (!answer.empty() && isLetter(answer.front())) {
        if (answer.size() == 1) return asOption(answer.front());
        const bool marked = answer[1] == ')' || (answer[1] == '.' && (answer.size() == 2 || answer[2] == ' '));
        if (marked) return asOption(answer.front());
    }
    for (std::size_t at = answer.find('('); at != std::string_view::npos; at = answer.find('(', at + 1))
        if (at + 2 < answer.size() && answer[at + 2] == ')' && (at == 0 || !isWordByte(answer[at - 1]))) // not 501(c)
            if (const auto option = asOption(answer[at + 1])) return option;
    return std::nullopt;
}

std::optional<bool> truthWord(std::string_view answer) {
    for (std::size_t i = 0; i < answer.size();) {
        if (!isWordByte(answer[i])) {
            ++i;
            continue;
        }
        std::string word;
        for (; i < answer.size() && isWordByte(answer[i]); ++i)
            word += lowerAscii(answer[i]);
        if (word == "true" || word == "yes") return true;
        if (word == "false" || word == "no") return false;
    }
    return std::nullopt;
}

} // namespace chronoscope::matching::version1
