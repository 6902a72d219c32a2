// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/ModelRequest.h"
#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/matching/Judge.h"
#include "core/prompt/FewShotPool.h"
#include "core/prompt/PromptBuilder.h"
#include "core/prompt/PromptPack.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::run {

/// What is right, as far as somebody said so; several objects may be right at once.
struct AskTruth {
    std::vector<benchmark::Object> always; ///< in every year that is not named
    std::map<int, std::vector<benchmark::Object>> years;

    /// "TEXT", "YEAR=TEXT" or "YEARS=TEXT" (2010-2013). InvalidArgument without a text.
    Status add(std::string_view typed);
    const std::vector<benchmark::Object>& at(std::optional<int> year) const;
};

/// What is asked now, outside any run. Value type.
struct AskSpec {
    std::string subject; ///< of a fact; `relation` with it
    std::string relation;
    std::string question;   ///< asked instead of a fact; "{year}" in it stands for the year, which is said once
    std::vector<int> years; ///< ascending; empty = those of the truth, else of the element
    std::vector<prompt::Template> templates{prompt::Template::Generation};
    AskTruth truth;
};

/// What a prompt is made of besides the question.
struct AskSources {
    std::shared_ptr<const prompt::PromptPack> pack;
    std::vector<benchmark::Element> fewShots;    ///< shown before a fact of their relation
    std::optional<benchmark::Element> element{}; ///< the fact as a workspace knows it: its objects and distractors
    bool isExemplar = false;                     ///< the workspace shows it before others, and does not ask it
};

/// One question as it is sent, and what is right.
struct AskCell {
    std::optional<int> year; ///< none = the question is asked as it stands
    prompt::Template form = prompt::Template::Generation;
    prompt::Prompt prompt;
    std::vector<benchmark::Object> right; ///< empty = not known: nothing is right or wrong then
};

/// All that is asked of each model. Value type.
struct AskPlan {
    std::vector<AskCell> cells;            ///< by template, then by year
    std::vector<prompt::Template> leftOut; ///< they need a right answer, Mcqa three distractors too
    std::shared_ptr<const prompt::PromptPack> pack;
    std::vector<benchmark::Element> elements; ///< the facts asked, for a calibration model
    prompt::YearSaid yearSaid = prompt::YearSaid::ByTemplate;

    /// InvalidArgument where nothing can be asked: no or two questions, no years, no template left, too many cells.
    static Result<AskPlan> make(const AskSpec& spec, const AskSources& sources);
    /// The request of one cell as it is sent in `mode`: greedy, and stopped where a run's is.
    backend::ModelRequest request(const AskCell& cell, backend::Mode mode) const;
};

/// A question as it stands behind "In 2015, ": an English question word that begins it in a capital gets a small
/// letter. Any other stays as it is, and so does one with a place for the year.
std::string afterItsYear(std::string question);

/// What a reply says to the question, judged as a run's replies are; its hit and score stand for nothing where nothing
/// is known to be right.
matching::Verdict judgeAsked(const AskCell& cell, std::string_view reply);

inline constexpr std::size_t kMostAskedCells = 500;

} // namespace chronoscope::run
