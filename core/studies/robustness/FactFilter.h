// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/FactStore.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// Which of the stored facts are meant; value type.
struct FactFilter {
    std::vector<std::string> relations = {}; ///< by label or Wikidata id; none: all
    std::vector<std::string> facts = {};     ///< as FactStore::find(); none: all
    bool paper = false; ///< the paper's: one period only, within 1950 to 2020, longer than two years
    int top = 0;        ///< the most popular of each relation; 0: all
};

/// What one step of a filter left.
struct FilterStep {
    std::string key; ///< "stored", "facts", "relation", "one-period", "in-1950-2020", "over-two-years", "top"
    std::int64_t left = 0;
    std::int64_t leftOut = 0;
};

struct FilteredFacts {
    std::vector<std::int64_t> rows; ///< in import order
    std::vector<FilterStep> steps;  ///< in the order they were taken; those that were not asked for are not there
};

/// Goes through the facts once; some 100 bytes a fact. Periods are counted over all facts of the workspace, before
/// any other step. Equal popularity: by subject, relation, object and start; unknown comes last. NotFound for a fact
/// or a relation that is not there.
Result<FilteredFacts> selectFacts(FactStore& store, const FactFilter& filter,
                                  std::int64_t upToRow = FactStore::kNoLimit);

} // namespace chronoscope::robustness
