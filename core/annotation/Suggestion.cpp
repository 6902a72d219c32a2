// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Suggestion.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace chronoscope::annotation {

using matching::AnswerKind;
using matching::Extraction;
using matching::JudgeSettings;
using matching::Preprocess;
using matching::ReplyKind;
using prompt::Template;

namespace {
Suggestion refusal() { return {LabelRole::Refusal, SuggestionKind::Refusal, 0, "The reply opens like a refusal."}; }

Suggestion formatFailure(std::string reason) {
    return {LabelRole::FormatFailure, SuggestionKind::FormatFailure, 0, std::move(reason)};
}

Suggestion nearMiss(std::string reason) {
    return {LabelRole::AliasMissed, SuggestionKind::NearMiss, 0, std::move(reason)};
}

/// An answer that is right for another year.
Suggestion otherYear(const CellReading& reading, const CellAnswer& answer, int shift) {
    const int years = std::abs(shift);
    const std::string when =
        fmt::format("“{}” is right for {}, {} year{} {} the year asked ({}).", answer.answer, reading.item.year - shift,
                    years, years == 1 ? "" : "s", shift > 0 ? "before" : "after", reading.item.year);
    if (years == 1) return {LabelRole::Boundary, SuggestionKind::Boundary, shift, when};
    if (shift > 0) return {LabelRole::Outdated, SuggestionKind::Stale, shift, when};
    return {LabelRole::FromTheFuture, SuggestionKind::Ahead, shift, when};
}

std::optional<Suggestion> diagnosed(const CellReading& reading, const CellAnswer& answer) {
    if (!answer.wrong) return std::nullopt;
    switch (answer.wrong->kind) {
    case AnswerKind::Stale:
    case AnswerKind::Ahead: return otherYear(reading, answer, answer.wrong->shift);
    case AnswerKind::Distractor:
        return Suggestion{LabelRole::WrongEntity, SuggestionKind::Distractor, 0,
                          fmt::format("“{}” is one of the element's distractors.", answer.answer)};
    case AnswerKind::Other:
    case AnswerKind::Refused:
    case AnswerKind::Empty:
    case AnswerKind::Contradictory:
    case AnswerKind::Unreadable: return std::nullopt;
    }
    return std::nullopt;
}

/// Right when the reply is read more kindly, or compared after the other preprocessing.
std::optional<Suggestion> rightOtherwise(const CellReading& reading, const CellAnswer& answer) {
    struct Reading {
        JudgeSettings judge;
        std::string how;
    };
    const bool strict = reading.judge.extraction == Extraction::Strict;
    JudgeSettings lenient = reading.judge;
    lenient.extraction = Extraction::Lenient;
    JudgeSettings other = lenient;
    other.preprocess = reading.judge.preprocess == Preprocess::Paper ? Preprocess::Reference : Preprocess::Paper;
    const std::string compared = fmt::format("compared after {} preprocessing", name(other.preprocess));
    std::vector<Reading> readings;
    if (strict) readings.push_back({lenient, "read leniently"});
    readings.push_back({other, strict ? "read leniently and " + compared : compared});
    for (const Reading& one : readings) {
        const matching::FuzzyMatcher matcher(reading.gold(), one.judge.preprocess, one.judge.threshold);
        const auto verdict =
            matching::judge(reading.item.form, answer.key, reading.gold(), matcher, answer.example, one.judge);
        if (verdict.hit)
            return nearMiss(fmt::format("The reply is right when it is {}: “{}” at {:.0f}.", one.how, verdict.matched,
                                        std::floor(verdict.score)));
    }
    return std::nullopt;
}

/// The reply said something, but nothing that could be taken for an answer.
std::optional<Suggestion> unreadable(const CellReading& reading, const CellAnswer& answer) {
    switch (reading.item.form) {
    case Template::Generation:
        if (answer.leftOut || answer.answer.empty())
            return formatFailure("The reply does not open as strict extraction wants it: “A. …”.");
        if (answer.kind == ReplyKind::Unreadable)
            return formatFailure("The reply says nothing that could be taken for an answer.");
        return std::nullopt;
    case Template::Mcqa:
        if (!matching::chosenOption(answer.key, answer.example, reading.judge))
            return formatFailure("None of the options can be recognised in the reply.");
        return std::nullopt;
    case Template::TrueFalse: {
        JudgeSettings lenient = reading.judge;
        lenient.extraction = Extraction::Lenient;
        const matching::FuzzyMatcher matcher(reading.gold(), lenient.preprocess, lenient.threshold);
        if (!matching::judge(reading.item.form, answer.key, reading.gold(), matcher, answer.example, lenient).truth)
            return formatFailure("The reply says neither true nor false.");
        return std::nullopt;
    }
    }
    return std::nullopt;
}

std::size_t wordsOf(std::string_view text) {
    constexpr std::string_view kSpaces = " \t\n";
    std::size_t words = 0;
    for (std::size_t at = text.find_first_not_of(kSpaces); at != std::string_view::npos; ++words)
        at = text.find_first_not_of(kSpaces, std::min(text.find_first_of(kSpaces, at), text.size()));
    return words;
}

/// As long as names are, or twice as long as what is right: longer ones are sentences.
bool isName(const CellReading& reading, const std::string& answer) {
    std::size_t most = 8;
    for (const auto& object : reading.gold())
        for (const std::string& right : object)
            most = std::max(most, 2 * wordsOf(right));
    return !answer.empty() && wordsOf(answer) <= most;
}

Suggestion other(const CellReading& reading, const CellAnswer& answer) {
    if (reading.item.form == Template::TrueFalse)
        return {LabelRole::Other, SuggestionKind::Other, 0,
                "A truth value names no object, so it does not say what is wrong."};
    std::string reason = fmt::format("“{}” is right for no year and no distractor.", answer.answer);
    if (reading.item.form == Template::Generation && !answer.nearest.empty())
        reason +=
            fmt::format(" The nearest right name is “{}” at {:.0f}.", answer.nearest, std::floor(answer.nearestScore));
    if (isName(reading, answer.answer)) return {LabelRole::WrongEntity, SuggestionKind::NeverRight, 0, reason};
    return {LabelRole::Other, SuggestionKind::Other, 0, reason};
}
} // namespace

std::string_view name(SuggestionKind kind) {
    switch (kind) {
    case SuggestionKind::Stale: return "stale";
    case SuggestionKind::Ahead: return "ahead";
    case SuggestionKind::Boundary: return "boundary";
    case SuggestionKind::Distractor: return "distractor";
    case SuggestionKind::NearMiss: return "near-miss";
    case SuggestionKind::FormatFailure: return "format";
    case SuggestionKind::Refusal: return "refusal";
    case SuggestionKind::NeverRight: return "never-right";
    case SuggestionKind::Other: return "other";
    }
    return "";
}

std::optional<Suggestion> suggest(const CellReading& reading, const CellAnswer& answer) {
    if (answer.hit) return std::nullopt;
    if (answer.kind == ReplyKind::Refused) return refusal();
    if (answer.kind == ReplyKind::Empty)
        return formatFailure(answer.cutShort ? "The reply ended at the token limit before it gave an answer."
                                             : "The reply holds no answer.");
    if (answer.kind == ReplyKind::Contradictory)
        return formatFailure(
            fmt::format("The letter of one option stands with the text of another: “{}”.", answer.answer));
    if (auto found = diagnosed(reading, answer)) return found;
    if (auto found = rightOtherwise(reading, answer)) return found;
    if (auto found = unreadable(reading, answer)) return found;
    const double threshold = reading.judge.threshold;
    if (reading.item.form == Template::Generation && answer.nearestScore >= threshold - kNearMissPoints)
        return nearMiss(fmt::format("“{}” resembles the right “{}” at {:.0f}, just under the threshold of {:g}.",
                                    answer.answer, answer.nearest, std::floor(answer.nearestScore), threshold));
    return other(reading, answer);
}

std::optional<Suggestion> suggest(const CellReading& reading) {
    for (const CellAnswer& answer : reading.answers) // the most frequent first
        if (!answer.hit) return suggest(reading, answer);
    return std::nullopt;
}

} // namespace chronoscope::annotation
