// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Judge.h"

#include "core/base/Text.h"

namespace chronoscope::matching {

using prompt::Template;

namespace {
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
    verdict.hit = truth && *truth == prompt.statementTrue;
    verdict.score = verdict.hit ? 100 : 0;
    if (verdict.hit) verdict.matched = prompt.statementTrue ? "true" : "false";
}
} // namespace

std::string_view name(ReplyKind kind) {
    switch (kind) {
    case ReplyKind::Answered: return "answered";
    case ReplyKind::Refused: return "refused";
    case ReplyKind::Empty: return "empty";
    }
    return "";
}

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

} // namespace chronoscope::matching
