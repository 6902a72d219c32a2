// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources::wikidata {

/// A property that entities of some files have statements of, and how many of them say when.
struct PropertyCount {
    std::string id;         ///< "P39"
    std::string name;       ///< as the files or the program call it; empty where neither does
    std::size_t dated = 0;  ///< entities with a start, an end or a point in time among its statements
    std::size_t having = 0; ///< entities with a statement
};

/// What could be asked about: the properties of the first `most` entities of the files, those with most dated ones
/// first. A file that cannot be read counts nothing. Cancelled. Blocks; any thread.
Result<std::vector<PropertyCount>> propertiesIn(const std::vector<std::string>& paths, const std::string& language,
                                                std::size_t most, const std::stop_token& stop);

} // namespace chronoscope::sources::wikidata
