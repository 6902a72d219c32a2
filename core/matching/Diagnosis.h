// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/matching/Judge.h"
#include "core/matching/YearMatchers.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace chronoscope::matching {

/// What a wrong reply is. Stale: right for an earlier year; Ahead: right for a later one; Distractor: a wrong option of
/// the element; Other: none of these; the rest as ReplyKind. The numbers are stored.
enum class AnswerKind : int { Stale = 1, Ahead, Distractor, Other, Refused, Empty, Contradictory, Unreadable };
inline constexpr int kAnswerKinds = 8;
/// "stale", "ahead", "distractor", "other", "refused", "empty", "contradictory", "unreadable".
std::string_view name(AnswerKind kind);

struct Diagnosis {
    AnswerKind kind = AnswerKind::Other;
    int shift = 0; ///< years, asked less answered: > 0 stale, < 0 ahead, else 0
    bool operator==(const Diagnosis&) const = default;
};

/// Tells what the wrong replies to one element are: its objects of all years and its distractors are prepared once, and
/// each distinct answer is matched once. Of several years an answer is right for, the one nearest to the asked year
/// counts, the earlier of two equally near. The element must outlive it. One thread at a time: it remembers answers.
class AnswerDecoder {
public:
    AnswerDecoder(const benchmark::Element& element, const JudgeSettings& settings);

    /// An answer in the model's own words, by fuzzy match.
    Diagnosis decode(std::string_view answer, int askedYear);
    /// The text of an option: it stands for one object or distractor and no other, so it is compared to the letter
    /// after preprocessing, not by resemblance.
    Diagnosis decodeOption(std::string_view option, int askedYear);
    /// What a judged reply is; nothing when it is right or left out. Under TF nothing either: the reply names no
    /// object, so it says nothing about years. MCQA: by the option chosen, however strictly replies are judged: Other
    /// when none can be recognised, or it is the right one in a form that does not count.
    std::optional<Diagnosis> diagnose(prompt::Template form, const prompt::Prompt& prompt, std::string_view reply,
                                      const Verdict& verdict, int askedYear);

private:
    /// What an answer is right for, whatever year was asked.
    struct Reading {
        std::vector<int> years; ///< ascending
        bool distractor = false;
    };
    using Readings = std::unordered_map<std::string, Reading>;

    Reading readAnswer(const std::string& answer);
    Reading readOption(const std::string& option) const;
    static Diagnosis nearest(const Reading& reading, int askedYear);

    const benchmark::Element& m_element;
    JudgeSettings m_settings;
    std::optional<YearMatchers> m_right; ///< once an answer is looked up, as are the distractors
    std::optional<FuzzyMatcher> m_distractors;
    Readings m_answers;
    Readings m_options;
};

} // namespace chronoscope::matching
