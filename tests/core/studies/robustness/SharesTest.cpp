// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Shares.h"
#include "core/base/Hash.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
TEST(WilsonCorrectedTest, BoundsAreZeroAndOneAtTheEnds) {
    EXPECT_EQ(wilsonCorrected(0, 7)->low, 0);
    EXPECT_GT(wilsonCorrected(0, 7)->high, 0.3);
    EXPECT_EQ(wilsonCorrected(7, 7)->high, 1);
    EXPECT_LT(wilsonCorrected(7, 7)->low, 0.7);
    EXPECT_NEAR(wilsonCorrected(81, 263)->low, 0.2535, 5e-5) << "Newcombe's own example";
    EXPECT_NEAR(wilsonCorrected(81, 263)->high, 0.3682, 5e-5);
}

TEST(WilsonCorrectedTest, WhatIsNoShareHasNoInterval) {
    EXPECT_FALSE(wilsonCorrected(0, 0));
    EXPECT_FALSE(wilsonCorrected(-1, 5));
    EXPECT_FALSE(wilsonCorrected(6, 5));
    for (const double alpha : {0.0, 1.0, -0.1, std::nan("")})
        EXPECT_FALSE(wilsonCorrected(1, 2, alpha)) << alpha;
}

TEST(WilsonCorrectedTest, MoreFactsTellMore) {
    for (int count = 0; count <= 40; ++count) {
        const auto few = wilsonCorrected(count, 40);
        const auto many = wilsonCorrected(count * 100, 4000);
        EXPECT_LE(few->low, many->low) << count;
        EXPECT_GE(few->high, many->high) << count;
        EXPECT_LE(many->low, count / 40.0);
        EXPECT_GE(many->high, count / 40.0);
    }
}

TEST(MeanIntervalTest, OfZerosAndOnesItIsThatOfTheShare) {
    UnitSums sums;
    for (int i = 0; i < 100'000; ++i)
        sums.add(i < 30'000 ? 1 : 0);
    const auto interval = meanInterval(sums);
    const auto share = wilsonCorrected(30'000, 100'000);
    EXPECT_NEAR(interval->low, share->low, 1e-6) << "but for Student's t";
    EXPECT_NEAR(interval->high, share->high, 1e-6);
}

TEST(MeanIntervalTest, ValuesThatVaryLittleTellMore) {
    UnitSums alike;
    UnitSums apart;
    for (int i = 0; i < 100; ++i) {
        alike.add(i % 2 == 0 ? 0.75 : 0.85);
        apart.add(i % 2 == 0 ? 0.6 : 1);
    }
    EXPECT_LT(meanInterval(alike)->high - meanInterval(alike)->low,
              (meanInterval(apart)->high - meanInterval(apart)->low) / 3);
}

TEST(MeanIntervalTest, ValuesAllAlikeAreNotCertainty) {
    for (const double value : {0.0, 0.8, 1.0}) {
        UnitSums sums;
        for (int i = 0; i < 12; ++i)
            sums.add(value);
        const auto interval = meanInterval(sums);
        EXPECT_LE(interval->low, value);
        EXPECT_GE(interval->high, value);
        EXPECT_GT(interval->high - interval->low, 0.2) << value;
    }
    EXPECT_FALSE(meanInterval(UnitSums()));
}

TEST(MeanIntervalTest, HoldsTheTrueMeanInNinetyFiveOfAHundredSamples) {
    // Win rates as models have them: most facts are known for good, the rest anyhow.
    const struct {
        double perfect;
        int facts;
    } cases[] = {{0.7, 12}, {0.7, 60}, {0.2, 30}, {0.93, 60}, {0, 10}};
    SeedStream stream(7);
    for (const auto& c : cases) {
        const double truth = c.perfect + (1 - c.perfect) / 2;
        int held = 0;
        constexpr int kSamples = 4000;
        for (int sample = 0; sample < kSamples; ++sample) {
            UnitSums sums;
            for (int i = 0; i < c.facts; ++i)
                sums.add(unitInterval(stream.next()) < c.perfect ? 1 : unitInterval(stream.next()));
            const auto interval = meanInterval(sums);
            held += interval->low <= truth && truth <= interval->high ? 1 : 0;
        }
        EXPECT_GE(held, kSamples * 94 / 100) << c.perfect << " of " << c.facts;
        EXPECT_LE(held, kSamples * 99 / 100) << c.perfect << " of " << c.facts;
    }
}

TEST(WilsonVectors, IntervalsAreTheAuthors) {
    const auto text = temporalVectors("wilson.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (const auto& row : csvRows(*text)) {
        const auto interval =
            wilsonCorrected(std::stoll(row.at("count")), std::stoll(row.at("n")), std::stod(row.at("alpha")));
        ASSERT_TRUE(interval);
        EXPECT_NEAR(interval->low, std::stod(row.at("lower")), 1e-12) << row.at("count") << " of " << row.at("n");
        EXPECT_NEAR(interval->high, std::stod(row.at("upper")), 1e-12) << row.at("count") << " of " << row.at("n");
    }
}
} // namespace
