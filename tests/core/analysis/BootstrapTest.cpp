// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Bootstrap.h"
#include "core/base/Hash.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <map>
#include <numeric>

using namespace chronoscope;
using namespace chronoscope::analysis;

namespace {
std::optional<double> shareOf(ColumnSums sums) {
    if (sums[0] == 0) return std::nullopt;
    return 100.0 * static_cast<double>(sums[1]) / static_cast<double>(sums[0]);
}

std::vector<std::vector<std::int64_t>> drawsOf(const ElementSums& table, BootstrapOptions options) {
    std::vector<std::vector<std::int64_t>> draws;
    EXPECT_TRUE(resample(table, options, {}, [&](ColumnSums sums) { draws.emplace_back(sums.begin(), sums.end()); }));
    return draws;
}

/// `elements` rows of (years judged, correct); each element is right in all its years or in none.
ElementSums allOrNothing(std::size_t elements, std::int32_t years, double share, std::uint64_t seed) {
    ElementSums table{2, {}};
    SeedStream stream(seed);
    for (std::size_t i = 0; i < elements; ++i) {
        table.values.push_back(years);
        table.values.push_back(unitInterval(stream.next()) < share ? years : 0);
    }
    return table;
}

TEST(Resample, DrawsAsManyElementsAsThereAreEachWithItsWholeRow) {
    // Rows (1, e, 100 e): the first sum counts elements, the third must follow the second.
    ElementSums table{3, {}};
    for (std::int32_t element = 0; element < 50; ++element)
        table.values.insert(table.values.end(), {1, element, 100 * element});
    for (const auto& sums : drawsOf(table, {200, 3})) {
        EXPECT_EQ(sums[0], 50);
        EXPECT_EQ(sums[2], 100 * sums[1]);
    }
}

TEST(Resample, DrawsEveryElementEquallyOften) {
    // One column per element: 3,000 draws of 7 elements give each 3,000 ± 4 √(3,000 · 6/7) ≈ 3,000 ± 203.
    ElementSums table{7, std::vector<std::int32_t>(49)};
    for (std::size_t element = 0; element < 7; ++element)
        table.values[element * 8] = 1;
    std::array<std::int64_t, 7> often{};
    for (const auto& sums : drawsOf(table, {3000, 11}))
        for (std::size_t element = 0; element < 7; ++element)
            often[element] += sums[element];
    for (const std::int64_t count : often)
        EXPECT_NEAR(static_cast<double>(count), 3000, 203);
}

TEST(Resample, TwoElementsGiveTheBinomialShares) {
    // Sums 0, 1, 2 of rows 0 and 1 in shares 1/4, 1/2, 1/4: 4,000 draws, within 4 standard deviations.
    std::map<std::int64_t, int> often;
    for (const auto& sums : drawsOf({1, {0, 1}}, {4000, 2}))
        ++often[sums[0]];
    EXPECT_NEAR(often[0], 1000, 110);
    EXPECT_NEAR(often[1], 2000, 127);
    EXPECT_NEAR(often[2], 1000, 110);
}

TEST(Resample, TheSameSeedDrawsTheSameOnEveryPlatform) {
    ElementSums table{1, std::vector<std::int32_t>(1000)};
    std::iota(table.values.begin(), table.values.end(), 0);
    const auto draws = drawsOf(table, {3, 42});
    EXPECT_EQ(draws, drawsOf(table, {3, 42}));
    EXPECT_NE(draws, drawsOf(table, {3, 43}));
    // Found again by a second implementation, in Python.
    const std::vector<std::vector<std::int64_t>> pinned{{496811}, {511611}, {519388}};
    EXPECT_EQ(draws, pinned);
}

TEST(Resample, HoldsSumsBeyondThirtyTwoBits) {
    const std::int32_t most = std::numeric_limits<std::int32_t>::max();
    const std::int32_t least = std::numeric_limits<std::int32_t>::min();
    for (const auto& sums : drawsOf({2, {most, least, most, least, most, least}}, {5, 1})) {
        EXPECT_EQ(sums[0], 3LL * most);
        EXPECT_EQ(sums[1], 3LL * least);
    }
}

TEST(Resample, RefusesWhatCannotBeDrawn) {
    const auto code = [](const ElementSums& table, int draws) {
        return resample(table, {draws, 1}, {}, [](ColumnSums) {}).error().code;
    };
    EXPECT_EQ(code({0, {}}, 10), ErrorCode::InvalidArgument);
    EXPECT_EQ(code({2, {}}, 10), ErrorCode::InvalidArgument);
    EXPECT_EQ(code({2, {1, 2, 3}}, 10), ErrorCode::InvalidArgument);
    EXPECT_EQ(code({1, {1, 2}}, 0), ErrorCode::InvalidArgument);
}

TEST(Resample, StopsBetweenTwoDraws) {
    std::stop_source source;
    int seen = 0;
    const Status status = resample({1, {1, 2, 3}}, {1000, 1}, source.get_token(), [&](ColumnSums) {
        if (++seen == 7) source.request_stop();
    });
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(seen, 7);
}

TEST(Percentile, TakesTheOrderedValuesOfEfronAndTibshirani) {
    const auto shuffledUpTo = [](int n) {
        std::vector<double> values;
        for (int i = 0; i < n; ++i)
            values.push_back((i * 7919) % n + 1); // 7919 is prime: every number comes once
        return values;
    };
    struct Case {
        int values;
        double low, high;
    };
    for (const Case& example : {Case{1, 1, 1}, Case{2, 1, 2}, Case{38, 1, 38}, Case{39, 1, 39}, Case{79, 2, 78},
                                Case{999, 25, 975}, Case{2000, 50, 1951}}) {
        const auto interval = percentile95(shuffledUpTo(example.values));
        ASSERT_TRUE(interval);
        EXPECT_EQ(interval->low, example.low) << example.values;
        EXPECT_EQ(interval->high, example.high) << example.values;
    }
    EXPECT_FALSE(percentile95({}));
}

TEST(Bootstrap, ThreeElementsGiveTheEnumeratedPercentiles) {
    // Of the 27 equally likely draws of shares 0, 0 and 100 %, one (3.7 %) is all 100 and eight are all 0: the 2.5 %
    // and 97.5 % points of that distribution are 0 and 100.
    const auto result = bootstrap95({2, {1, 0, 1, 0, 1, 1}}, shareOf, {}, {});
    ASSERT_TRUE(result);
    EXPECT_NEAR(*result->estimate, 100.0 / 3, 1e-9);
    EXPECT_EQ(result->interval->low, 0);
    EXPECT_EQ(result->interval->high, 100);
    EXPECT_EQ(result->draws, 2000);
}

TEST(Bootstrap, IndependentElementsGiveAboutWilsonsInterval) {
    const ElementSums table = allOrNothing(1000, 1, 0.3, 9);
    const auto result = bootstrap95(table, shareOf, {}, {});
    ASSERT_TRUE(result && result->interval);
    const Interval wilson = wilson95(static_cast<long>(columnSums(table)[1]), 1000);
    EXPECT_NEAR(result->interval->low, wilson.low, 0.4);
    EXPECT_NEAR(result->interval->high, wilson.high, 0.4);
}

TEST(Bootstrap, RepeatingAnElementOverYearsAddsNoCertainty) {
    const auto once = bootstrap95(allOrNothing(400, 1, 0.3, 9), shareOf, {}, {});
    const auto repeated = bootstrap95(allOrNothing(400, 14, 0.3, 9), shareOf, {}, {});
    ASSERT_TRUE(once && repeated);
    EXPECT_DOUBLE_EQ(repeated->interval->low, once->interval->low);
    EXPECT_DOUBLE_EQ(repeated->interval->high, once->interval->high);
}

TEST(Bootstrap, HoldsTheTruthInAboutNinetyFiveOfAHundredSamples) {
    // 300 samples of 100 elements: 285 expected, with a standard deviation of 3.8.
    int held = 0;
    for (std::uint64_t sample = 0; sample < 300; ++sample) {
        const auto result = bootstrap95(allOrNothing(100, 5, 0.4, sample), shareOf, {500, sample}, {});
        ASSERT_TRUE(result && result->interval);
        held += result->interval->low <= 40 && 40 <= result->interval->high;
    }
    EXPECT_NEAR(held, 285, 12);
}

TEST(Bootstrap, CountsTheDrawsInWhichTheStatisticIsUndefined) {
    // Only one of three elements was judged: 8 of 27 draws (29.6 %) miss it.
    const auto result = bootstrap95({2, {0, 0, 0, 0, 4, 1}}, shareOf, {}, {});
    ASSERT_TRUE(result && result->interval);
    EXPECT_NEAR(result->undefined, 593, 82);
    EXPECT_EQ(result->interval->low, 25);
    EXPECT_EQ(result->interval->high, 25);
}

TEST(Bootstrap, GivesNoIntervalWhereThereIsNone) {
    const auto alone = bootstrap95({2, {14, 7}}, shareOf, {}, {});
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->estimate, 50);
    EXPECT_FALSE(alone->interval);
    const auto unjudged = bootstrap95({2, {0, 0, 0, 0}}, shareOf, {}, {});
    ASSERT_TRUE(unjudged);
    EXPECT_FALSE(unjudged->estimate);
    EXPECT_FALSE(unjudged->interval);
    EXPECT_EQ(unjudged->undefined, 2000);
}

TEST(Bootstrap, PassesOnThatItWasStopped) {
    std::stop_source source;
    source.request_stop();
    const auto result = bootstrap95({2, {1, 0, 1, 1}}, shareOf, {}, source.get_token());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
}
} // namespace
