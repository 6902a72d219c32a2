// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Wording.h"

#include <string>
#include <string_view>

namespace chronoscope::app {

/// The questions that new runs of dates in this workspace are asked with: the shipped ones, the workspace's own over
/// them, and the packs in `userFolder` over both. `workspace` may be empty or not there yet.
Result<robustness::Wording> loadQuestionsFor(const std::string& workspace, const std::string& userFolder = {});

/// "format" of a pack of questions.
std::string_view questionFormat();
/// The questions of the pack `text` laid over the pack `before`, which may be empty. BadInput, InvalidArgument.
Result<std::string> layQuestions(const std::string& before, const std::string& text);

} // namespace chronoscope::app
