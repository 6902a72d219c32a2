// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/analysis/TableText.h"
#include "core/results/ResultSet.h"
#include "core/studies/robustness/StressResults.h"
#include "core/studies/robustness/StressTables.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// What a model knows over the years (ChroKnowledge's categories of elements) beside whether it prefers the right
/// dates: facts that both have asked about. A fact is of the element that it was made from, or else of the one with the
/// same subject and relation that names its object.

/// A fact that both asked about.
struct SharedFact {
    std::size_t element = 0; ///< ordinal in the run of elements
    std::int64_t row = 0;    ///< in FactStore
    FactUnits units;
};

struct SharedFacts {
    std::vector<SharedFact> facts;
    std::int64_t withoutElement = 0; ///< facts of the stress run that are of no element of the other
};

/// Reads the facts that the filter takes, and the elements that they could be of. Errors: Cancelled, those of the
/// store.
Result<SharedFacts> factsAcross(store::Database& database, const results::ResultSet& elements,
                                const StressResults& stress, const StressFilter& filter, const std::stop_token& stop);

/// run, stress_run, template, category, elements, facts, robust, not_robust, undefined, robust_percent, ci_low,
/// ci_high, elements_not_robust: by the global robustness of the facts; the last one counts elements with a fact that
/// is not.
analysis::Table acrossTable(const results::RunColumns& run, const StressResults& stress, const SharedFacts& shared,
                            TableStyle style);
/// A row of each fact: run, stress_run, template, category, element_id, fact_id, subject, relation, object, start, end,
/// win_rate, robust. Reads the facts.
Result<analysis::Table> acrossList(store::Database& database, const results::ResultSet& elements,
                                   const StressResults& stress, const SharedFacts& shared, TableStyle style);

} // namespace chronoscope::robustness
