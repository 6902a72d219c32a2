// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"
#include "core/study/Narrowing.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace chronoscope::app {

/// What takes some of MINED's items, as the filter of the page does. One command, main thread.

/// An option whose values, parted by commas or given again, are those of `key`.
void addFacet(CLI::App& command, study::Narrowing& only, const char* option, const char* key, const char* help);
/// --task, --dimension and --type.
void addItemFacets(CLI::App& command, study::Narrowing& only);
/// The same with --subject, for commands that do not have it yet.
void addItemOptions(CLI::App& command, study::Narrowing& only);

/// InvalidArgument for a task, dimension or type that there is not; a subject that nothing has is a note.
Status checkItems(store::Database& database, const study::Narrowing& only, std::vector<std::string>& notes);

} // namespace chronoscope::app
