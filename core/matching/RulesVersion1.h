// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/Judge.h"

#include <optional>
#include <string_view>

namespace chronoscope::matching::version1 {

/// The rules that replies were judged by before there was a version of them: runs and scorings that name none keep
/// their numbers by them. Nothing new is judged so, and nothing here is to be mended. Pure; any thread.

Verdict judge(prompt::Template form, const prompt::Prompt& prompt, const std::vector<benchmark::Object>& right,
              const FuzzyMatcher& matcher, std::string_view reply, const JudgeSettings& settings);

std::optional<int> chosenOption(const prompt::Prompt& prompt, std::string_view reply, const JudgeSettings& settings);

/// The option a multiple-choice answer names by letter, 0 to 3: "(d)", "d)", "d.", a lone "d", or "(d)" further on.
std::optional<int> optionLetter(std::string_view answer);

/// The first of true / false / yes / no as a word.
std::optional<bool> truthWord(std::string_view answer);

} // namespace chronoscope::matching::version1
