// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// By which rule the answers of a file are judged.
enum class Scoring : int {
    Paper = 0,    ///< fuzzy match, lower case, marks as blanks: adds `score` 0 to 100 and `match`
    Reference,    ///< fuzzy match, lower case only: the same
    Cem,          ///< containment by whole words: adds `cem` 0 or 1
    CemSubstring, ///< … by letters: the same
    F1,           ///< adds `f1`, 0 to 1
    Latest,       ///< adds `label`: Latest, Outdated, Irrelevant
    Context,      ///< adds `label`: Correct, Context, Other, Irrelevant; `labels` where there are several outputs
};
inline constexpr int kScorings = 7;
/// "paper", "reference", "cem", "cem-substring", "f1", "latest", "context".
std::string_view name(Scoring scoring);
std::optional<Scoring> scoringFromName(std::string_view text);

struct JudgedLine {
    std::string text;                  ///< the same JSON object with the verdict, one line without its end
    std::optional<std::string> remark; ///< what a person should know of the figure
};

/// Judges one line of JSON Lines: `prediction` with `gold` or `golds` (a text or a list of texts); Latest: `outputs`
/// and `answers` (attribute strings); Context: `output` or `outputs`, `gold`, `context_subject`, `answers`. A null is
/// an empty answer. Keys keep their order; one that is named like the verdict is written over. BadInput with the reason
/// where the line cannot be judged. Pure; any thread.
Result<JudgedLine> judgeLine(Scoring scoring, std::string_view line);

} // namespace chronoscope::mined
