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

/// An answer and how many replies gave it; case-folded equal ones are one, written as first seen.
struct CountedAnswer {
    std::string text;
    int count = 0;
};

/// What the base run says of one element in one year, under Generation.
struct YearEvidence {
    int year = 0;
    analysis::CellCategory category = analysis::CellCategory::Missing;
    std::vector<CountedAnswer> matching; ///< answers of the replies that hit, by first reply
    std::vector<CountedAnswer> greedy;   ///< answers of all greedy replies, right or wrong
    std::vector<CountedAnswer> sampled;  ///< … of all others
};

/// All that a traversal needs to know of an element's run, frozen with the traversal run, so that nothing that happens
/// to the base run later changes it. Years ascending, those the base run asks. Value type.
struct Evidence {
    analysis::ChronoCategory category = analysis::ChronoCategory::Missing;
    std::vector<YearEvidence> years;

    const YearEvidence* at(int year) const;
};

std::string encodeEvidence(const Evidence& evidence); ///< JSON, small
Result<Evidence> decodeEvidence(std::string_view json); ///< Corrupt on anything that encodeEvidence() does not write

/// Reads the replies of one element (some milliseconds) and judges them as the run did. NotFound: the run does not ask
/// about the element in row `row`, or not under Generation. Refusals and empty replies are no answers.
Result<Evidence> readEvidence(store::Database& database, const run::RunContext& base, std::int64_t row);

} // namespace chronoscope::traversal
