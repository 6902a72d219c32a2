// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/DatedLists.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace chronoscope::app {

/// Files of DyKnow, V-DyKnow and EvolveBench in one `import`. Main thread.

/// Nothing where the file is none of these; an error where it looks like one and cannot be read.
Result<std::optional<mined::DatedLists>> datedListsIn(const std::string& path);
/// What was left out or guessed, on standard error.
void printListNotes(const std::string& path, const mined::DatedLists& lists);
nlohmann::ordered_json listsJson(const mined::DatedLists& lists);

} // namespace chronoscope::app
