// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace chronoscope::analysis {

/// Comparison of two runs on the same elements, from the pairs in which both were judged. Pure functions, any thread.
/// Only pairs in which the two differ carry information: b = only the first is right, c = only the second is right.
struct PairedCounts {
    std::int64_t onlyFirst = 0;  ///< b
    std::int64_t onlySecond = 0; ///< c
    std::int64_t pairs = 0;      ///< n: all pairs, those in which both agree included
};

enum class McNemarMethod : int {
    NoDifference = 1, ///< b + c = 0: nothing to test, p = 1 by convention
    Exact,            ///< b + c < 25
    ChiSquared,       ///< b + c ≥ 25
};

/// Two-sided test of "both are right equally often" (McNemar 1947, Psychometrika 12:153). Negative counts count as 0.
/// Exact: given b + c, b is binomial with share 1/2, and p = min(1, 2 P(X ≤ min(b, c))), the doubled smaller tail.
/// ChiSquared: χ² = max(0, |b − c| − 1)² / (b + c) with one degree of freedom and Edwards's correction for continuity
/// (Edwards 1948, Psychometrika 13:185); p = erfc(√(χ²/2)). Both lean to caution: p is rather too large.
struct McNemar {
    McNemarMethod method = McNemarMethod::NoDifference;
    double p = 1;
    std::optional<double> chiSquared; ///< with ChiSquared only
};
McNemar mcNemar(std::int64_t onlyFirst, std::int64_t onlySecond);

/// Tango's score statistic of "the true difference is δ" (Tango 1998, Statistics in Medicine 17:891, eq. 24–26), for
/// −1 < δ < 1: T = (b − c − nδ) / √(n (2q + δ(1 − δ))), where q, the share of "only second" that is most likely under
/// δ, solves 2n q² + ((2n − b + c) δ − b − c) q − c δ (1 − δ) = 0. At δ = 0 it is McNemar's (b − c) / √(b + c).
double tangoScore(const PairedCounts& counts, double delta);

/// First share minus second share, in percentage points, with Tango's 95 % score interval: all δ with |T(δ)| ≤ 1.96.
/// It stays within ±100, and is sound for small n and for b + c = 0 too. Nothing when n = 0 or the counts make no
/// table. It holds no correction for continuity: just at the border it can exclude 0 while mcNemar() gives p > 0.05.
struct PairedDifference {
    double points = 0;
    Interval interval;
};
std::optional<PairedDifference> pairedDifference95(const PairedCounts& counts);

/// Holm's step-down correction over one family of m tests (Holm 1979, Scandinavian Journal of Statistics 6:65): with
/// p(1) ≤ … ≤ p(m), adjusted p(i) = max over j ≤ i of min(1, (m − j + 1) p(j)). Holds the chance of any false alarm
/// below the level, however the tests depend on each other. A missing entry (or one that is no number in [0, 1]) is no
/// test: it stays missing and does not count in m. Equal p get equal adjusted p.
std::vector<std::optional<double>> holm(std::span<const std::optional<double>> p);

} // namespace chronoscope::analysis
