// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PythonRandom.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using chronoscope::prompt::PythonRandom;

namespace {
using Picks = std::vector<std::vector<std::uint32_t>>;

// The vectors of CPython's random.seed(42): one stream per n, started anew.
TEST(PythonRandom, DrawsTheBitsOfCPython) {
    PythonRandom random(42);
    for (const std::uint32_t expected : {2746317213U, 478163327U, 107420369U, 3184935163U, 1181241943U})
        EXPECT_EQ(random.bits(32), expected);
}

TEST(PythonRandom, ReadsSeedsOfMoreThanOneWordAsCPythonDoes) {
    using Outputs = std::vector<std::uint32_t>;
    for (const auto& [seed, expected] :
         std::map<std::uint64_t, Outputs>{{0, {3626764237, 1654615998, 3255389356}},
                                          {UINT32_MAX, {2728839433, 2661025012, 872737089}},
                                          {UINT64_C(1) << 32, {485306839, 1508871100, 1794561286}},
                                          {(UINT64_C(1) << 40) + 5, {2166296868, 2220160828, 1153647273}},
                                          {UINT64_MAX, {93740670, 1068495656, 1452108352}}}) {
        PythonRandom random(seed);
        for (const std::uint32_t output : expected)
            EXPECT_EQ(random.bits(32), output) << seed;
    }
}

struct SampleCase {
    std::uint32_t n;
    Picks expected;
};

class PythonRandomSample : public testing::TestWithParam<SampleCase> {};

TEST_P(PythonRandomSample, DrawsTheSamplesOfCPython) {
    PythonRandom random(42);
    Picks drawn;
    for (std::size_t i = 0; i < GetParam().expected.size(); ++i)
        drawn.push_back(random.sample(GetParam().n, 4));
    EXPECT_EQ(drawn, GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Seed42, PythonRandomSample,
    testing::Values(
        SampleCase{5, {{0, 4, 2, 1}, {1, 4, 0, 2}, {4, 0, 2, 1}, {0, 4, 3, 2}, {1, 0, 2, 3}, {4, 3, 0, 1}}},
        SampleCase{8, {{1, 0, 5, 2}, {3, 1, 6, 0}, {1, 4, 3, 0}, {0, 7, 1, 5}}},
        SampleCase{4, {{0, 3, 1, 2}, {1, 0, 2, 3}}}, SampleCase{30, {{20, 3, 0, 23}, {8, 7, 4, 23}, {3, 21, 23, 28}}},
        // The border between CPython's two algorithms, and small indices that are redrawn (computed with CPython 3.11).
        SampleCase{21, {{20, 3, 0, 8}, {7, 20, 4, 3}, {17, 2, 18, 13}, {1, 0, 2, 6}}},
        SampleCase{22, {{20, 3, 0, 8}, {7, 4, 3, 21}, {17, 2, 18, 13}, {1, 0, 2, 6}}}),
    [](const auto& parameter) { return "n" + std::to_string(parameter.param.n); });

TEST(PythonRandom, SamplesHoldDifferentIndices) {
    PythonRandom random(7);
    for (const std::uint32_t n : {4U, 5U, 21U, 22U, 100U, 65'000U}) {
        for (int round = 0; round < 200; ++round) {
            const auto picks = random.sample(n, 4);
            EXPECT_EQ(std::set(picks.begin(), picks.end()).size(), 4U);
            for (const std::uint32_t pick : picks)
                EXPECT_LT(pick, n);
        }
    }
}

TEST(PythonRandom, TakesNothingFromTheStreamForAnEmptyPool) {
    PythonRandom random(42);
    EXPECT_TRUE(random.sample(0, 0).empty());
    EXPECT_EQ(random.bits(32), 2746317213U);
}
} // namespace
