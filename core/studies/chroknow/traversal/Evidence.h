// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Result.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::traversal {

/// An answer and how many replies gave it.
struct CountedAnswer {
    std::string text;
    int count = 0;
};

/// What the base run says of one element in one year, under Generation.
struct YearEvidence {
    int year = 0;
    analysis::CellCategory category = analysis::CellCategory::Missing;
    /// Answers of the replies that hit, by first reply; case-folded equal ones are one, written as first seen.
    std::vector<CountedAnswer> matching;
    /// Answers of all greedy replies as the run reads them, one by one in their order, refusals among them. In evidence
    /// that an earlier version of the program wrote: without refusals, and equal ones are one as above.
    std::vector<CountedAnswer> greedy;
    std::vector<CountedAnswer> sampled; ///< … of all others
    /// Answers that count under the protocol `reference` (countedAnswer()), whatever the run's own reading, one by one
    /// in their order. Such evidence of an earlier version has none.
    std::vector<std::string> countedGreedy;
    std::vector<std::string> countedSampled;
};

/// All that a traversal needs to know of an element's run, frozen with the traversal run, so that nothing that happens
/// to the base run later changes it. Years ascending, those the base run asks. Value type.
struct Evidence {
    analysis::ChronoCategory category = analysis::ChronoCategory::Missing;
    std::vector<YearEvidence> years;

    const YearEvidence* at(int year) const;
};

std::string encodeEvidence(const Evidence& evidence);   ///< JSON, small
Result<Evidence> decodeEvidence(std::string_view json); ///< Corrupt on anything that encodeEvidence() does not write

/// Reads the replies of one element (some milliseconds) and judges them as the run did. NotFound: the run does not ask
/// about the element in row `row`, or not under Generation.
Result<Evidence> readEvidence(store::Database& database, const run::RunContext& base, std::int64_t row);

} // namespace chronoscope::traversal
