// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/CutOff.h"
#include "core/base/Result.h"
#include "core/results/Aggregate.h"

#include <optional>
#include <stop_token>

namespace chronoscope::results {

/// The last year a run's model knows, under a filter. Over the elements judged in every judged year, so that the mix of
/// elements is the same all along the curve; over all elements where fewer than two are.
struct RunCutOff {
    analysis::CutOffEstimate estimate;
    analysis::CutOffInterval interval; ///< only of one that was found
    std::size_t elements = 0;          ///< that it rests on
    std::size_t judged = 0;            ///< elements with anything judged
    bool isMixed = false;              ///< over all elements, though some lack years

    bool found() const { return estimate.outcome == analysis::CutOffOutcome::Found; }
    /// Bootstrap draws that find none, in percent; nothing where none was found.
    std::optional<double> drawsWithout() const;
};

/// One run index. Takes 2,000 draws where one is found: tenths of a second for ten thousand elements. Errors: those of
/// analysis::cutOffInterval95(). Any thread.
Result<RunCutOff> runCutOff(const ResultSet& set, const ResultFilter& filter, std::size_t run,
                            const std::stop_token& stop);

} // namespace chronoscope::results
