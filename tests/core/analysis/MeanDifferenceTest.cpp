// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/MeanDifference.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace chronoscope::analysis {
namespace {
DifferenceSums sumsOf(const std::vector<double>& differences) {
    DifferenceSums sums;
    for (const double one : differences)
        sums.add(one);
    return sums;
}

TEST(MeanDifference, QuantilesAreThoseOfTheTables) {
    const std::pair<int, double> cases[] = {{1, 12.7062}, {2, 4.3027},  {3, 3.1824},  {4, 2.7764},   {5, 2.5706},
                                            {9, 2.2622},  {29, 2.0452}, {99, 1.9842}, {1000, 1.9623}};
    for (const auto& [freedom, t] : cases)
        EXPECT_NEAR(studentT975(freedom), t, 4e-4) << freedom;
}

TEST(MeanDifference, IntervalIsStudentsOverThePairs) {
    // Mean 25, variance (11250 − 4 · 625) / 3, so ± 3.18245 · √(2916.667 / 4).
    const DifferenceSums sums = sumsOf({100, 0, -25, 25});
    EXPECT_DOUBLE_EQ(*sums.mean(), 25);
    const auto interval = meanDifference95(sums);
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low, 25 - 85.9356, 1e-3);
    EXPECT_NEAR(interval->high, 25 + 85.9356, 1e-3);
}

TEST(MeanDifference, WhatDoesNotVaryHasNoInterval) {
    EXPECT_FALSE(sumsOf({}).mean());
    for (const auto& alike : {std::vector<double>{}, {50}, {0, 0, 0}, {33.3, 33.3, 33.3, 33.3}})
        EXPECT_FALSE(meanDifference95(sumsOf(alike))) << alike.size();
}
} // namespace
} // namespace chronoscope::analysis
