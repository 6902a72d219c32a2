// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Judge.h"

#include "core/base/Text.h"
#include "core/matching/AnswerLines.h"
#include "core/matching/LenientReading.h"
#include "core/matching/RulesVersion1.h"

#include <fmt/format.h>

namespace chronoscope::matching {

using prompt::Template;
using text::trim;

namespace {
constexpr std::string_view kMark = "A. "; ///< what a reply opens with to count under strict extraction

void judgeObjects(Verdict& verdict, const std::vector<benchmark::Object>& right, const FuzzyMatcher& matcher,
                  std::string_view said) {
    const auto match = matcher.match(said);
    verdict.hit = match.hit;
    verdict.score = match.score;
    if (match.hit) verdict.matched = right[match.object][match.alias];
}

void judgeTruth(Verdict& verdict, const prompt::Prompt& prompt) {
    verdict.hit = verdict.truth && *verdict.truth == prompt.statementTrue;
    verdict.score = verdict.hit ? 100 : 0;
    if (verdict.hit) verdict.matched = prompt.statementTrue ? "true" : "false";
}

/// The truth value that the reference code finds, inside a word or denied too.
std::optional<bool> truthWithin(std::string_view answer) {
    const std::string low = text::toUtf8(text::lower(answer));
    if (low.find("true") != std::string::npos) return true;
    if (low.find("false") != std::string::npos) return false;
    return std::nullopt;
}

ReplyKind kindOfUnmarked(std::string_view reply) {
    const std::string_view said = trim(reply);
    if (said.empty()) return ReplyKind::Empty;
    return opensLikeRefusal(said) ? ReplyKind::Refused : ReplyKind::Unreadable;
}

Verdict judgeStrictly(Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
                      const FuzzyMatcher& matcher, std::string_view reply) {
    Verdict verdict;
    if (form != Template::Mcqa && !reply.starts_with(kMark)) {
        verdict.kind = kindOfUnmarked(reply);
        verdict.leftOut = true;
        return verdict;
    }
    const std::string_view rest = form == Template::Mcqa ? reply : reply.substr(kMark.size());
    const std::string_view line = form == Template::Mcqa ? rest : rest.substr(0, rest.find('\n'));
    verdict.answer = std::string(trim(line));
    if (verdict.answer.empty()) {
        verdict.kind = ReplyKind::Empty;
        return verdict;
    }
    if (form == Template::TrueFalse) {
        verdict.truth = truthWithin(line);
        judgeTruth(verdict, prompt);
    } else {
        judgeObjects(verdict, right, matcher, line);
    }
    return verdict;
}

Verdict judgeLeniently(Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
                       const FuzzyMatcher& matcher, std::string_view reply, const JudgeSettings& settings) {
    Reading said = readLeniently(form, prompt, reply, settings);
    Verdict verdict;
    verdict.kind = said.kind;
    verdict.answer = std::move(said.answer);
    verdict.truth = said.truth;
    if (verdict.kind != ReplyKind::Answered) return verdict;
    switch (form) {
    case Template::Generation: judgeObjects(verdict, right, matcher, verdict.answer); break;
    case Template::Mcqa:
        verdict.hit = said.option == prompt.correctOption;
        verdict.score = verdict.hit ? 100 : 0;
        if (verdict.hit) verdict.matched = verdict.answer;
        break;
    case Template::TrueFalse: judgeTruth(verdict, prompt); break;
    }
    return verdict;
}
} // namespace

std::string_view name(ReplyKind kind) {
    switch (kind) {
    case ReplyKind::Answered: return "answered";
    case ReplyKind::Refused: return "refused";
    case ReplyKind::Empty: return "empty";
    case ReplyKind::Contradictory: return "contradictory";
    case ReplyKind::Unreadable: return "unreadable";
    }
    return "";
}

std::optional<std::string> problemOf(const JudgeSettings& settings) {
    if (!(settings.threshold >= 0 && settings.threshold <= 100)) return "the threshold must be 0 to 100";
    if (settings.rules < 1 || settings.rules > kJudgeRules)
        return fmt::format("this program knows the versions 1 to {} of the judging rules", kJudgeRules);
    return std::nullopt;
}

std::string shortText(const JudgeSettings& settings) {
    std::string text =
        fmt::format("{} {} {}", name(settings.extraction), name(settings.preprocess), settings.threshold);
    if (settings.rules != kJudgeRules) text += fmt::format(" rules {}", settings.rules);
    return text;
}

Verdict judge(Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
              const FuzzyMatcher& matcher, std::string_view reply, const JudgeSettings& settings) {
    if (settings.rules == 1) return version1::judge(form, prompt, right, matcher, reply, settings);
    return settings.extraction == Extraction::Strict ? judgeStrictly(form, prompt, right, matcher, reply)
                                                     : judgeLeniently(form, prompt, right, matcher, reply, settings);
}

std::string answerWords(std::string_view reply, const JudgeSettings& settings) {
    if (settings.rules == 1) return extractAnswer(reply, settings.extraction).answer;
    if (settings.extraction == Extraction::Lenient) return std::string(AnswerLines(reply).first);
    if (!reply.starts_with(kMark)) return {};
    return std::string(trim(reply.substr(kMark.size(), reply.find('\n') - kMark.size())));
}

std::optional<int> chosenOption(const prompt::Prompt& prompt, std::string_view reply, const JudgeSettings& settings) {
    if (settings.rules == 1) return version1::chosenOption(prompt, reply, settings);
    return readLeniently(Template::Mcqa, prompt, reply, settings).option;
}

} // namespace chronoscope::matching
