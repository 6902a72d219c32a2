// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelRequest.h"
#include "core/base/Result.h"
#include "core/prompt/PromptPack.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::run {

/// The texts that end a reply: which are usual, and how they are typed and shown. Pure functions; any thread.

/// The stop of a run where nobody says another one. A completion endpoint goes on with questions of its own, so it is
/// stopped at the line end behind its answer, if every prompt ends with a whole line: where a pack leaves the line
/// open, the reply may begin with its end, and would be empty. A chat ends its turn by itself, and may think or talk in
/// lines before it answers: none.
std::vector<std::string> usualStop(backend::Mode mode, const prompt::PromptPack& pack,
                                   const std::vector<prompt::Template>& templates);

/// One text as it is typed: "\n", "\r", "\t", "\\" and "\," stand for what they do. InvalidArgument for any other
/// escape and for an empty text.
Result<std::string> parseStop(std::string_view typed);
/// Several, separated by commas (one within a text is "\,"); "none" is none.
Result<std::vector<std::string>> parseStops(std::string_view typed);
/// As parseStops() reads them.
std::string stopText(const std::vector<std::string>& stops);

} // namespace chronoscope::run
