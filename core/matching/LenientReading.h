// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/Judge.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::matching {

/// What a reply says, as a person would read it.
struct Reading {
    ReplyKind kind = ReplyKind::Unreadable;
    std::string answer;        ///< Generation: in its own words; MCQA: the text of the option; TF: "true" or "false"
    std::optional<int> option; ///< MCQA: 0 to 3
    std::optional<bool> truth; ///< TF
};

/// Reads a reply leniently (spec 3): see AnswerLines for where its answer stands, OptionReader and readTruth() for what
/// it is. Generation: what is denied is no answer ("not x but y" is y). Pure; any thread.
Reading readLeniently(prompt::Template form, const prompt::Prompt& prompt, std::string_view reply,
                      const JudgeSettings& settings);

} // namespace chronoscope::matching
