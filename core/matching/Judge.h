// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/AnswerExtractor.h"
#include "core/matching/FuzzyMatcher.h"
#include "core/prompt/PromptBuilder.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::matching {

/// What became of a reply that arrived. Errors are no verdict: they never get here. Contradictory: an option's letter
/// with the text of another. Unreadable: it says something, but nothing that could be taken for one answer. The numbers
/// are stored.
enum class ReplyKind : int { Answered = 0, Refused, Empty, Contradictory, Unreadable };
inline constexpr int kReplyKinds = 5;
/// "answered", "refused", "empty", "contradictory", "unreadable".
std::string_view name(ReplyKind kind);

/// The version of the rules that new runs and scorings are judged by. What was judged before there was one is
/// version 1; version 2 took a mark behind a letter, "d!", for a text that is not its option.
inline constexpr int kJudgeRules = 3;

struct JudgeSettings {
    Extraction extraction = Extraction::Lenient;
    Preprocess preprocess = Preprocess::Paper;
    double threshold = kDefaultThreshold;
    int rules = kJudgeRules; ///< version of all that these settings do not say; from 1
    bool operator==(const JudgeSettings&) const = default;
};

/// What is wrong with them, if anything.
std::optional<std::string> problemOf(const JudgeSettings& settings);
/// "lenient paper 70", behind it "rules 1" where they are not those of today.
std::string shortText(const JudgeSettings& settings);

struct Verdict {
    ReplyKind kind = ReplyKind::Answered;
    bool hit = false;
    bool leftOut = false;      ///< strict: it counts neither as right nor as wrong, whatever its kind
    double score = 0;          ///< fuzzy score, 0 to 100; MCQA by letter and TF: 100 or 0
    std::string answer;        ///< what was read out of the reply; MCQA, lenient: the text of the option
    std::string matched;       ///< the object name, option or truth value it was matched with; empty when not a hit
    std::optional<bool> truth; ///< TF: the truth value it says, if one can be told
};

/// Reads a reply and compares it with what is right (spec 3), by the rules of the settings' version.
///
/// strict, as the authors' code: under Generation and TF a reply counts if its first three characters are "A. ", and
/// its answer is the rest of that line; any other is left out. TF: right if the answer holds "true". MCQA: every reply
/// is compared with the objects, whole and as it stands. lenient: see readLeniently(). `right` holds the objects of the
/// year, `matcher` the same objects prepared, `prompt` the options and truth of the prompt sent. Pure; any thread.
Verdict judge(prompt::Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
              const FuzzyMatcher& matcher, std::string_view reply, const JudgeSettings& settings);

/// The option a multiple-choice reply chooses, 0 to 3, by letter or text; nothing when none can be recognised. Lenient
/// whatever the settings say of extraction: what was meant, not what counts. Pure; any thread.
std::optional<int> chosenOption(const prompt::Prompt& prompt, std::string_view reply, const JudgeSettings& settings);

/// The words of the reply that its answer is read out of, on one line: "(d) x" where the answer is the option's text.
/// Empty where there are none, or not in the form that counts. Pure; any thread.
std::string answerWords(std::string_view reply, const JudgeSettings& settings);

} // namespace chronoscope::matching
