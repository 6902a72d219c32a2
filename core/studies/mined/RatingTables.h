// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/Rating.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace chronoscope::mined {

/// How far persons agree on scores. Pure; any thread.

/// Krippendorff's alpha for numbers at equal distances (interval metric; Krippendorff 2011, Computing Krippendorff's
/// Alpha-Reliability): 1 − Do / De over the values of units that at least two rated. Undefined without such a unit, and
/// where all those values are the same.
struct ScoreAgreement {
    std::int64_t units = 0;  ///< rated by at least two
    std::int64_t values = 0; ///< of those
    std::optional<double> alpha;
    std::optional<double> difference; ///< mean absolute difference between two of the same unit
};
/// The values that each unit got, whoever gave them.
ScoreAgreement scoreAgreement(std::span<const std::vector<double>> units);

/// annotator ("all": everybody), quality, items, mean, sd (of a sample; empty below two), mean_seconds (of an item).
analysis::Table ratingTable(const std::vector<Rating>& ratings);
/// quality, items (rated by at least two), ratings, alpha, mean_difference.
analysis::Table ratingAgreementTable(const std::vector<Rating>& ratings);

} // namespace chronoscope::mined
