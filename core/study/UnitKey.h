// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::study {

/// Which unit of an item: the axes of its study with one value each, such as {"configuration": "Q+I", "context":
/// "with"}. Keys and values are stable names that are stored, not words for people. Value; any thread.
using UnitKey = std::map<std::string, std::string>;

/// "configuration=Q+I;context=with": by key; '%', '=', ';' and control characters as %3B. The same unit has the same
/// text for ever: annotations are bound to it. Empty for no axis.
std::string toText(const UnitKey& unit);
/// BadInput unless it is just what toText() makes of it.
Result<UnitKey> unitKeyFromText(std::string_view text);

/// What of a study is looked at: of facets and axes by key, the values that are taken. A key that is not named, or
/// named without values, restricts nothing.
using Narrowing = std::map<std::string, std::vector<std::string>>;
bool takes(const Narrowing& narrowing, const std::string& key, std::string_view value);

} // namespace chronoscope::study
