// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/CutOff.h"
#include "core/results/Aggregate.h"

#include <QString>

#include <optional>
#include <stop_token>

namespace chronoscope::ui {

/// The last year a model knows, as it is estimated and as its vendor declares it. Pure; any thread.

/// Over the elements judged in every judged year, so that the mix of elements is the same all along the curve; over
/// all elements where no two are.
struct CutOff {
    analysis::CutOffEstimate estimate;
    analysis::CutOffInterval interval; ///< only of one that was found
    std::size_t elements = 0;          ///< that it rests on
    std::size_t judged = 0;            ///< elements with anything judged
    bool isMixed = false;              ///< over all elements, though some lack years

    bool found() const { return estimate.outcome == analysis::CutOffOutcome::Found; }
    /// In percent; nothing where none was found.
    std::optional<double> drawsWithout() const;
};
/// One run. Takes 2,000 draws where one is found: tenths of a second for ten thousand elements. Errors: those of
/// analysis::cutOffInterval95().
Result<CutOff> cutOffOf(const results::ResultSet& set, const results::ResultFilter& filter, std::size_t run,
                        const std::stop_token& stop);

/// "2016 [2015, 2017]", or why there is none.
QString cutOffText(const CutOff& cutOff);
/// All that is known of it, a fact a line.
QString cutOffDetails(const CutOff& cutOff);

/// Where a declared date lies on an axis of whole years, a year's tick being its middle: "2023-10" is 2023.29, and
/// "2023" 2023. Nothing unless it is YYYY, YYYY-MM or YYYY-MM-DD.
std::optional<double> declaredYear(const QString& date);

} // namespace chronoscope::ui
