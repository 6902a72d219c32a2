// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/LenientReading.h"

#include "core/base/Text.h"
#include "core/matching/AnswerExtractor.h"
#include "core/matching/AnswerLines.h"
#include "core/matching/OptionReader.h"
#include "core/matching/TruthReader.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace chronoscope::matching {

using prompt::Template;
using text::startsWithIgnoringCase;

namespace {
/// Whole answers, and openings of answers, that say that there is none.
constexpr std::array<std::string_view, 3> kNothingKnown{"unknown", "n/a", "not known"};
constexpr std::array<std::string_view, 8> kNoInformation{"there is not enough information",
                                                         "there is no information",
                                                         "not enough information",
                                                         "insufficient information",
                                                         "i don't have",
                                                         "i do not have",
                                                         "it is not possible to",
                                                         "it is impossible to"};
constexpr std::array<std::string_view, 2> kPlaceholders{"[object]", "[answer]"};

/// "i have no information", "i have no reliable data": but "I have no doubt: x" is an answer.
bool knowsNothing(std::string_view plain) {
    constexpr std::string_view kOpening = "i have no ";
    constexpr std::array<std::string_view, 7> kKnowledge{"information", "idea",   "knowledge", "record",
                                                         "data",        "access", "clue"};
    if (!startsWithIgnoringCase(plain, kOpening)) return false;
    plain.remove_prefix(kOpening.size());
    for (int word = 0; word < 2; ++word) {
        if (std::any_of(kKnowledge.begin(), kKnowledge.end(),
                        [&](std::string_view one) { return startsWithIgnoringCase(plain, one); }))
            return true;
        plain.remove_prefix(std::min(plain.find(' '), plain.size() - 1) + 1);
        if (plain.empty()) break;
    }
    return false;
}

bool isText(std::string_view text, std::string_view lowerCase) {
    return text.size() == lowerCase.size() && startsWithIgnoringCase(text, lowerCase);
}

bool isRefusal(std::string_view answer) {
    if (opensLikeRefusal(answer)) return true;
    if (std::any_of(kNothingKnown.begin(), kNothingKnown.end(), [&](auto text) { return isText(answer, text); }))
        return true;
    const std::string plain = text::replaceAll(std::string(answer.substr(0, 64)), "’", "'");
    return knowsNothing(plain) || std::any_of(kNoInformation.begin(), kNoInformation.end(),
                                              [&](auto text) { return startsWithIgnoringCase(plain, text); });
}

bool hasWord(std::string_view answer) {
    const auto isAlphanumeric = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    return std::any_of(answer.begin(), answer.end(), isAlphanumeric) || !processed(answer, Preprocess::Paper).empty();
}

Reading readName(std::string_view answer) {
    if (answer.size() > 2 && answer.front() == '[' && answer.find(']') == answer.size() - 1)
        answer = text::trim(answer.substr(1, answer.size() - 2));
    const auto affirmed = withoutDenied(answer);
    if (!affirmed || !hasWord(*affirmed)) return {};
    return {ReplyKind::Answered, text::composed(tidied(*affirmed)), {}, {}};
}

Reading readOption(const AnswerLines& lines, const prompt::Prompt& prompt, const JudgeSettings& settings) {
    OptionReader reader(prompt, settings);
    OptionReader::Choice choice;
    if (lines.bareLetterA) {
        choice = {ReplyKind::Answered, 0, {}};
    } else {
        choice = reader.read(lines.first, lines.marked);
        for (std::size_t i = 0; choice.kind == ReplyKind::Unreadable && i < lines.others.size(); ++i)
            choice = reader.read(tidied(lines.others[i]), false);
    }
    if (choice.kind != ReplyKind::Answered) return {choice.kind, std::string(choice.said), {}, {}};
    return {choice.kind, prompt.options[static_cast<std::size_t>(choice.option)], choice.option, {}};
}

Reading readTruthOf(const AnswerLines& lines) {
    Truth found = readTruth(lines.first);
    for (std::size_t i = 0; found == Truth::Unsaid && i < lines.others.size(); ++i)
        found = readTruth(lines.others[i]);
    if (found != Truth::True && found != Truth::False) return {};
    const bool truth = found == Truth::True;
    return {ReplyKind::Answered, truth ? "true" : "false", {}, truth};
}

Reading readLines(Template form, const prompt::Prompt& prompt, const AnswerLines& lines,
                  const JudgeSettings& settings) {
    Reading nothing;
    nothing.kind = ReplyKind::Empty;
    if (lines.first.empty() && !(lines.bareLetterA && form == Template::Mcqa)) return nothing;
    if (std::any_of(kPlaceholders.begin(), kPlaceholders.end(), [&](auto text) { return isText(lines.first, text); }))
        return nothing;
    if (isRefusal(lines.first)) {
        nothing.kind = ReplyKind::Refused;
        return nothing;
    }
    switch (form) {
    case Template::Generation: return readName(lines.first);
    case Template::Mcqa: return readOption(lines, prompt, settings);
    case Template::TrueFalse: return readTruthOf(lines);
    }
    return nothing;
}
} // namespace

Reading readLeniently(Template form, const prompt::Prompt& prompt, std::string_view reply,
                      const JudgeSettings& settings) {
    const AnswerLines lines(reply);
    Reading reading = readLines(form, prompt, lines, settings);
    if (reading.kind == ReplyKind::Refused || reading.kind == ReplyKind::Unreadable)
        reading.answer = std::string(lines.first);
    return reading;
}

} // namespace chronoscope::matching
