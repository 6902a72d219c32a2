// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/Item.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::mined {

/// "In 2015, Tim Cook was the CEO of Apple.": the sentence of a context. Pure; any thread.
std::string contextSentence(int year, std::string_view holder, std::string_view property, std::string_view subject);

/// The context about the latest value of the item's list (the paper's F.M.C), in the first year that is surely all its
/// own, else the one it began in. Nothing where that does not lie after the asked years, or the value is the gold.
std::optional<Context> latestContext(const Item& item);

} // namespace chronoscope::mined
