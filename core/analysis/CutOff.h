// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Bootstrap.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace chronoscope::analysis {

/// Where the curve of Correct over the years drops: the last year a model knows, estimated from its answers. Pure
/// functions over plain arrays, any thread; only the interval takes noticeable time and can be stopped.
///
/// The model is the change-point of a binomial series (Hinkley & Hinkley 1970, Biometrika 57:477). In year t, y of n
/// judged are correct. The share is one level up to year c and a lower one after it. c is the judged year of highest
/// likelihood, the earliest of several; it is never the last. Years without judgements take no part. With
/// ℓ(y, n) = y ln(y/n) + (n − y) ln(1 − y/n): LLR(c) = ℓ(before) + ℓ(after) − ℓ(all).
///
/// A drop is found where the bound on its chance, (m − 1) · P(Z > √(2 LLR / D)), is at most 0.05: Z is standard normal,
/// m the number of judged years (Bonferroni's bound; Worsley 1982, Biometrika 69:297, has sharper ones). D ≥ 1 is the
/// design effect of Rao & Scott (1992, Biometrics 48:577): above 1 where judgements of an element go together.
///
/// Limits. (1) Real curves fade: `explained` says how much a step explains. (2) With thousands of elements a drop of
/// one point is found. (3) A drop after a long rise can hide. (4) Where elements exist in some years only, later
/// questions may be harder: everyYearOnly() follows the same ones. (5) A change of the world and a gap in training look
/// alike. (6) Years are taken as independent: a small real drop may be called flat.

/// Judgements by element and year. Value type.
struct CutOffPanel {
    std::vector<int> years;             ///< ascending
    std::vector<std::uint16_t> judged;  ///< [element][year]; 0 = missing
    std::vector<std::uint16_t> correct; ///< [element][year], ≤ judged

    std::size_t elements() const { return years.empty() ? 0 : judged.size() / years.size(); }
};

enum class CutOffOutcome : int {
    Found = 1,
    TooFewYears, ///< fewer than 3 years with anything judged
    Flat,        ///< no drop (and no rise) beyond chance
    Rising,      ///< no drop beyond chance, but a rise
};
/// "found", "too_few_years", "flat", "rising".
std::string_view name(CutOffOutcome outcome);

struct CutOffEstimate {
    CutOffOutcome outcome = CutOffOutcome::TooFewYears;
    int lastKnown = 0;  ///< c; this and the rest with Found only
    int firstAfter = 0; ///< the next judged year; where years are missing between them, c is anywhere before it
    double before = 0;  ///< percent Correct up to and including c
    double after = 0;   ///< percent Correct after it, lower
    double logLikelihoodRatio = 0; ///< LLR(c), natural logarithm, not divided by D
    double chance = 1;             ///< the bound on the chance under "no drop"
    double explained = 0;          ///< LLR(c) over that of a level for each year, 0 to 1
    bool tied = false;             ///< a later year is as likely

    // With every outcome:
    int judgedYears = 0;
    double designEffect = 1; ///< D
};

/// InvalidArgument if the years do not ascend, the arrays do not fit them, or more is correct than judged.
Result<CutOffEstimate> estimateCutOff(const CutOffPanel& panel);

/// 95 % interval of lastKnown by bootstrap over elements: the whole estimate is repeated for each draw, and the
/// percentiles are those of the draws in which a cut-off was found. Meant to stand beside an estimate that was Found:
/// under a curve without a drop it only says where chance would put one.
struct CutOffInterval {
    std::optional<int> low; ///< both or neither: none where no draw finds one, or with fewer than two elements
    std::optional<int> high;
    int draws = 0;
    int without = 0; ///< draws without a cut-off: many of them say that the finding itself is unsure
};
/// Errors as estimateCutOff() and resample(). D stays that of the whole panel.
Result<CutOffInterval> cutOffInterval95(const CutOffPanel& panel, const BootstrapOptions& options,
                                        const std::stop_token& stop);

/// The elements judged in every year in which any element was judged: the same questions all along the curve.
/// The panel must be one that estimateCutOff() accepts.
CutOffPanel everyYearOnly(const CutOffPanel& panel);

} // namespace chronoscope::analysis
