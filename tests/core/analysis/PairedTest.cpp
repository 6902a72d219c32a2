// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Paired.h"
#include "core/base/Hash.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace chronoscope;
using namespace chronoscope::analysis;

namespace {
constexpr double kZ = 1.959963984540054;
using Family = std::vector<std::optional<double>>;

TEST(McNemar, SmallCountsAreTheDoubledTailCountedByHand) {
    struct Case {
        std::int64_t b, c;
        double p;
    };
    // Bentur et al. 2009, the example of Fagerland, Lydersen & Laake 2013 (BMC Med Res Methodol 13:91): b = 1, c = 7,
    // p = 2 (1 + 8) / 2^8. Their second one, Cavo et al. 2012: b = 6, c = 16, p = 2 · 110056 / 2^22.
    for (const Case& example :
         {Case{1, 7, 18.0 / 256}, Case{6, 16, 220'112.0 / 4'194'304}, Case{0, 1, 1}, Case{0, 5, 2.0 / 32},
          Case{1, 5, 14.0 / 64}, Case{3, 3, 1}, Case{2, 3, 1}, Case{0, 24, std::ldexp(1, -23)}}) {
        const McNemar test = mcNemar(example.b, example.c);
        EXPECT_EQ(test.method, McNemarMethod::Exact) << example.b << ' ' << example.c;
        EXPECT_DOUBLE_EQ(test.p, example.p) << example.b << ' ' << example.c;
        EXPECT_FALSE(test.chiSquared);
    }
}

TEST(McNemar, ExactTailIsTheCountOfAllOutcomesAtLeastAsUneven) {
    for (unsigned n = 1; n <= 12; ++n)
        for (unsigned b = 0; b <= n; ++b) {
            const unsigned fewest = std::min(b, n - b);
            unsigned asUneven = 0;
            for (unsigned outcome = 0; outcome < 1U << n; ++outcome)
                asUneven += static_cast<unsigned>(__builtin_popcount(outcome)) <= fewest;
            EXPECT_DOUBLE_EQ(mcNemar(b, n - b).p, std::min(1.0, 2.0 * asUneven / (1U << n))) << b << " of " << n;
        }
}

TEST(McNemar, LargeCountsAreEdwardsChiSquared) {
    struct Case {
        std::int64_t b, c;
        double chiSquared, p, precision;
    };
    // The first two are printed in the manual of Chart Review (Smart Health IT), command mcnemar; the third, from
    // Agresti's approval ratings (Categorical Data Analysis, table 10.1), is 63² / 236.
    for (const Case& example :
         {Case{61, 27, 12.375, 4.35e-4, 5e-7}, Case{6, 20, 6.5, 0.011, 5e-4},
          Case{150, 86, 3969.0 / 236, 4.115e-5, 5e-9}, Case{13, 12, 0, 1, 0}, Case{15, 15, 0, 1, 0}}) {
        const McNemar test = mcNemar(example.b, example.c);
        ASSERT_EQ(test.method, McNemarMethod::ChiSquared);
        EXPECT_DOUBLE_EQ(*test.chiSquared, example.chiSquared);
        EXPECT_NEAR(test.p, example.p, example.precision) << example.b << ' ' << example.c;
    }
}

TEST(McNemar, ChangesMethodAtTwentyFive) {
    EXPECT_EQ(mcNemar(10, 14).method, McNemarMethod::Exact);
    EXPECT_EQ(mcNemar(10, 15).method, McNemarMethod::ChiSquared);
    EXPECT_EQ(mcNemar(25, 0).method, McNemarMethod::ChiSquared);
    const std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(mcNemar(huge, huge).method, McNemarMethod::ChiSquared);
}

TEST(McNemar, NoDifferingPairIsNoTest) {
    EXPECT_EQ(mcNemar(0, 0).method, McNemarMethod::NoDifference);
    EXPECT_EQ(mcNemar(0, 0).p, 1);
    EXPECT_EQ(mcNemar(-3, -1).method, McNemarMethod::NoDifference);
}

TEST(McNemar, DoesNotCareWhichRunIsFirst) {
    for (std::int64_t b = 0; b < 40; ++b)
        for (std::int64_t c = 0; c < 40; ++c)
            EXPECT_EQ(mcNemar(b, c).p, mcNemar(c, b).p) << b << ' ' << c;
}

TEST(McNemar, MoreUnevenIsNeverLessSignificant) {
    for (std::int64_t n = 1; n < 60; ++n)
        for (std::int64_t b = 1; b <= n / 2; ++b)
            EXPECT_LE(mcNemar(b - 1, n - b + 1).p, mcNemar(b, n - b).p) << b << " of " << n;
}

TEST(TangoScore, GivesTheWorkedExampleOfThePaper) {
    // Tango 1998, section 6.1 (soft contact lenses, 43 / 0 / 1 / 0): at a margin of 0.1 the statistic is 1.709 with
    // one-sided p = 0.044, and the lower 90 % limit is −0.096.
    const PairedCounts lenses{0, 1, 44};
    EXPECT_NEAR(tangoScore(lenses, -0.1), 1.709, 0.0005);
    EXPECT_NEAR(0.5 * std::erfc(tangoScore(lenses, -0.1) / std::sqrt(2.0)), 0.044, 0.0005);
    EXPECT_GT(tangoScore(lenses, -0.0965), 1.645);
    EXPECT_LT(tangoScore(lenses, -0.0955), 1.645);
}

TEST(TangoScore, CrossesTheNinetyPercentPointsWherePropCIsDoes) {
    // scoreci.mp of the R package PropCIs at 90 % for 48 and 41 of 549: −1.57 to 4.14 points, as printed by a public
    // project that checks against it.
    const PairedCounts counts{48, 41, 549};
    EXPECT_GT(tangoScore(counts, -0.01575), 1.6449);
    EXPECT_LT(tangoScore(counts, -0.01565), 1.6449);
    EXPECT_GT(tangoScore(counts, 0.04135), -1.6449);
    EXPECT_LT(tangoScore(counts, 0.04145), -1.6449);
}

TEST(TangoScore, IsMcNemarsWithoutCorrectionAtZero) {
    EXPECT_DOUBLE_EQ(tangoScore({150, 86, 1600}, 0), 64 / std::sqrt(236.0));
    EXPECT_DOUBLE_EQ(tangoScore({1, 7, 21}, 0), -6 / std::sqrt(8.0));
}

TEST(PairedDifference, AgreesWithPropCIs) {
    // scoreci.mp(20, 60, 1000) of the R package PropCIs, mirrored, as printed by a public project that checks against
    // it.
    const auto difference = pairedDifference95({60, 20, 1000});
    ASSERT_TRUE(difference);
    EXPECT_DOUBLE_EQ(difference->points, 4);
    EXPECT_NEAR(difference->interval.low, 2.31, 0.005);
    EXPECT_NEAR(difference->interval.high, 5.84, 0.005);
}

TEST(PairedDifference, EndsWhereTheScoreTestDoes) {
    for (const PairedCounts counts :
         {PairedCounts{1, 7, 21}, PairedCounts{6, 16, 161}, PairedCounts{150, 86, 1600}, PairedCounts{0, 5, 25},
          PairedCounts{0, 0, 30}, PairedCounts{3, 2, 5}, PairedCounts{40'000, 39'000, 1'000'000}}) {
        const auto difference = pairedDifference95(counts);
        ASSERT_TRUE(difference);
        EXPECT_NEAR(tangoScore(counts, difference->interval.low / 100), kZ, 1e-6) << counts.onlyFirst;
        EXPECT_NEAR(tangoScore(counts, difference->interval.high / 100), -kZ, 1e-6) << counts.onlyFirst;
    }
}

TEST(PairedDifference, HoldsTheDifferenceAndMirrorsForEverySmallTable) {
    for (std::int64_t n = 1; n <= 12; ++n)
        for (std::int64_t b = 0; b <= n; ++b)
            for (std::int64_t c = 0; b + c <= n; ++c) {
                const auto there = pairedDifference95({b, c, n});
                const auto back = pairedDifference95({c, b, n});
                ASSERT_TRUE(there && back) << b << ' ' << c << ' ' << n;
                EXPECT_LE(-100, there->interval.low);
                EXPECT_LE(there->interval.low, there->points);
                EXPECT_LE(there->points, there->interval.high);
                EXPECT_LE(there->interval.high, 100);
                EXPECT_LT(there->interval.low, there->interval.high);
                EXPECT_NEAR(there->interval.low, -back->interval.high, 1e-9) << b << ' ' << c << ' ' << n;
                EXPECT_EQ(there->points, -back->points);
            }
}

TEST(PairedDifference, WithoutADifferingPairIsWilsonsForNone) {
    // b = c = 0: T(δ) = −√(nδ / (1 − δ)), which reaches 1.96 at δ = z² / (n + z²), the upper Wilson limit of 0 of n.
    const auto none = pairedDifference95({0, 0, 100});
    ASSERT_TRUE(none);
    EXPECT_EQ(none->points, 0);
    EXPECT_NEAR(none->interval.high, wilson95(0, 100).high, 1e-9);
    EXPECT_NEAR(none->interval.low, -wilson95(0, 100).high, 1e-9);
}

TEST(PairedDifference, ReachesTheEdgeOnlyWhenEveryPairDiffers) {
    EXPECT_EQ(pairedDifference95({50, 0, 50})->interval.high, 100);
    EXPECT_EQ(pairedDifference95({0, 50, 50})->interval.low, -100);
    EXPECT_LT(pairedDifference95({49, 0, 50})->interval.high, 100);
}

TEST(PairedDifference, IsNothingWithoutATable) {
    for (const PairedCounts counts : {PairedCounts{0, 0, 0}, PairedCounts{3, 3, 5}, PairedCounts{-1, 2, 5},
                                      PairedCounts{2, -1, 5}, PairedCounts{6, 0, 5}})
        EXPECT_FALSE(pairedDifference95(counts)) << counts.onlyFirst << ' ' << counts.onlySecond;
}

TEST(Holm, GivesThePublishedNumbers) {
    struct Case {
        Family raw, adjusted;
    };
    const Case cases[]{// The example of pingouin.multicomp(method="holm").
                       {{.50, .003, .32, .054, .0003}, {.64, .012, .64, .162, .0015}},
                       // By hand: 4 · .005, 3 · .01, 2 · .03, then no less than before.
                       {{.01, .04, .03, .005}, {.03, .06, .06, .02}},
                       {{.2, .2}, {.4, .4}},
                       {{.04}, {.04}},
                       {{}, {}}};
    for (const Case& example : cases) {
        const Family adjusted = holm(example.raw);
        ASSERT_EQ(adjusted.size(), example.adjusted.size());
        for (std::size_t i = 0; i < adjusted.size(); ++i)
            EXPECT_NEAR(*adjusted[i], *example.adjusted[i], 1e-12) << i;
    }
}

TEST(Holm, MissingEntriesAreNoTests) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Family adjusted = holm(Family{std::nullopt, .01, nan, .04, -1.0, 1.5, std::nullopt});
    for (const std::size_t missing : {0U, 2U, 4U, 5U, 6U})
        EXPECT_FALSE(adjusted[missing]) << missing;
    EXPECT_DOUBLE_EQ(*adjusted[1], .02);
    EXPECT_DOUBLE_EQ(*adjusted[3], .04);
}

/// Families of up to 14 tests with ties, zeros, ones and gaps.
Family someFamily(SeedStream& stream) {
    Family family(stream.below(15));
    for (auto& p : family)
        if (stream.below(6) > 0) p = static_cast<double>(stream.below(21)) / 20 * static_cast<double>(stream.below(2));
    return family;
}

TEST(Holm, LiesBetweenRawAndBonferroniAndKeepsTheOrder) {
    SeedStream stream(4);
    for (int round = 0; round < 500; ++round) {
        const Family raw = someFamily(stream);
        const Family adjusted = holm(raw);
        const auto present = [](const std::optional<double>& p) { return p.has_value(); };
        const auto tests = static_cast<double>(std::count_if(raw.begin(), raw.end(), present));
        for (std::size_t i = 0; i < raw.size(); ++i) {
            ASSERT_EQ(adjusted[i].has_value(), raw[i].has_value());
            if (!raw[i]) continue;
            EXPECT_GE(*adjusted[i], *raw[i]);
            EXPECT_LE(*adjusted[i], std::min(1.0, tests * *raw[i]));
            for (std::size_t j = 0; j < raw.size(); ++j)
                if (raw[j] && *raw[i] <= *raw[j]) {
                    EXPECT_LE(*adjusted[i], *adjusted[j]);
                }
        }
    }
}

TEST(Holm, DoesNotDependOnTheOrderOfTheFamily) {
    SeedStream stream(5);
    for (int round = 0; round < 200; ++round) {
        const Family raw = someFamily(stream);
        std::vector<std::size_t> order(raw.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[stream.below(i)]);
        Family shuffled;
        for (const std::size_t i : order)
            shuffled.push_back(raw[i]);
        const Family straight = holm(raw);
        const Family mixed = holm(shuffled);
        for (std::size_t i = 0; i < order.size(); ++i)
            EXPECT_EQ(mixed[i], straight[order[i]]);
    }
}
} // namespace
