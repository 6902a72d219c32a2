// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources::wikidata {

/// The eight relations of the paper's general domain, as ids of properties (the paper names them by label).
std::vector<std::string> paperRelations();

/// The name under which a relation is asked about: of the paper's, and of a few more that the samples and packs use.
/// Empty for another, whose label the source must give.
std::string_view relationName(std::string_view property);

/// Ids of what is typed, "P39", "p39" or the name of a relation that relationName() knows, each once; those of the
/// paper where nothing is. InvalidArgument for another text.
Result<std::vector<std::string>> relationsFrom(const std::vector<std::string>& typed);

} // namespace chronoscope::sources::wikidata
