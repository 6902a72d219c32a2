// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/AskPlan.h"

#include <string>
#include <utility>

namespace chronoscope::run {

/// What was asked now as a table of one's own facts (see facts::FactTable), to be kept. Value type.
struct AskTable {
    std::string csv;           ///< subject, relation, object, aliases, from, to
    std::pair<int, int> frame; ///< the years that are asked about
};

/// The fact of `spec` with what is right in its years. InvalidArgument for a question of one's own, which is about
/// nothing that is known, and where nothing is said to be right in any year. Pure; any thread.
Result<AskTable> askTable(const AskSpec& spec);

} // namespace chronoscope::run
