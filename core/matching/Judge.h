// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/AnswerExtractor.h"
#include "core/matching/FuzzyMatcher.h"
#include "core/prompt/PromptBuilder.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::matching {

/// What became of a reply that arrived. Errors are no verdict: they never get here.
enum class ReplyKind : int { Answered = 0, Refused, Empty };
std::string_view name(ReplyKind kind);

struct JudgeSettings {
    Extraction extraction = Extraction::Lenient;
    Preprocess preprocess = Preprocess::Paper;
    double threshold = kDefaultThreshold;
    bool operator==(const JudgeSettings&) const = default;
};

struct Verdict {
    ReplyKind kind = ReplyKind::Answered;
    bool hit = false;
    double score = 0;    ///< fuzzy score, 0 to 100; MCQA by letter and TF: 100 or 0
    std::string answer;  ///< what was read out of the reply
    std::string matched; ///< the object name, option or truth value it was matched with; empty when not a hit
};

/// Reads a reply and compares it with what is right (spec 3). `right` holds the objects of the year, `matcher` the
/// same objects prepared, `prompt` the options and truth of the prompt sent. Pure; any thread.
Verdict judge(prompt::Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
              const FuzzyMatcher& matcher, std::string_view reply, const JudgeSettings& settings);

/// The option a multiple-choice reply chooses, 0 to 3, by letter or text; nothing when none can be recognised. Lenient
/// whatever the settings say of extraction: what was meant, not what counts. Pure; any thread.
std::optional<int> chosenOption(const prompt::Prompt& prompt, std::string_view reply, const JudgeSettings& settings);

} // namespace chronoscope::matching
