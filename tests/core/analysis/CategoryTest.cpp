// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Category.h"
#include "core/analysis/CategoryCounts.h"
#include "core/analysis/TableText.h"

#include <gtest/gtest.h>

#include <set>

using namespace chronoscope;
using namespace chronoscope::analysis;

namespace {
struct CellCase {
    const char* label;
    CellCounts
        counts; ///< greedy planned, answered, hits; sampled planned, answered, hits; errors; left out: greedy, sampled
    CellCategory expected;
};

class CellCategoryTest : public testing::TestWithParam<CellCase> {};

TEST_P(CellCategoryTest, FollowsTheTable) { EXPECT_EQ(categorise(GetParam().counts), GetParam().expected); }

using enum CellCategory;
INSTANTIATE_TEST_SUITE_P(
    Spec32, CellCategoryTest,
    testing::Values(CellCase{"allGreedy", {5, 5, 5, 5, 5, 5, 0}, Correct},
                    CellCase{"allGreedyNoneSampled", {5, 5, 5, 5, 5, 0, 0}, Correct},
                    CellCase{"someGreedy", {5, 5, 1, 5, 5, 0, 0}, PartialGreedy},
                    CellCase{"someGreedyAllSampled", {5, 5, 4, 5, 5, 5, 0}, PartialGreedy},
                    CellCase{"onlySampled", {5, 5, 0, 5, 5, 1, 0}, PartialSampled},
                    CellCase{"nothing", {5, 5, 0, 5, 5, 0, 0}, Incorrect},
                    CellCase{"outstanding", {5, 4, 4, 5, 5, 5, 0}, CellCategory::Missing},
                    CellCase{"untouched", {5, 0, 0, 5, 0, 0, 0}, CellCategory::Missing},
                    CellCase{"lostSomeGreedy", {5, 3, 3, 5, 5, 0, 2}, Correct},
                    CellCase{"lostAllGreedy", {5, 0, 0, 5, 5, 5, 5}, CellCategory::Missing},
                    CellCase{"lostAllSampledButGreedyHit", {5, 5, 2, 5, 0, 0, 5}, PartialGreedy},
                    CellCase{"lostAllSampledAllGreedy", {5, 5, 5, 5, 0, 0, 5}, Correct},
                    CellCase{"lostAllSampledNoHit", {5, 5, 0, 5, 0, 0, 5}, CellCategory::Missing},
                    CellCase{"lostSomeSampledNoHit", {5, 5, 0, 5, 2, 0, 3}, Incorrect},
                    CellCase{"lostEverything", {5, 0, 0, 5, 0, 0, 10}, CellCategory::Missing},
                    CellCase{"greedyOnly", {5, 5, 5, 0, 0, 0, 0}, Correct},
                    CellCase{"greedyOnlyNothing", {5, 5, 0, 0, 0, 0, 0}, Incorrect},
                    CellCase{"sampledOnlyHit", {0, 0, 0, 5, 5, 2, 0}, CellCategory::Missing},
                    CellCase{"sampledOnlyAllHit", {0, 0, 0, 5, 5, 5, 0}, CellCategory::Missing},
                    CellCase{"sampledOnlyNothing", {0, 0, 0, 5, 5, 0, 0}, CellCategory::Missing},
                    CellCase{"one", {1, 1, 1, 0, 0, 0, 0}, Correct},
                    CellCase{"othersLeftOut", {5, 5, 1, 5, 5, 0, 0, 4, 0}, Correct},
                    CellCase{"someLeftOutSomeWrong", {5, 5, 2, 5, 5, 5, 0, 2, 0}, PartialGreedy},
                    CellCase{"allGreedyLeftOut", {5, 5, 0, 5, 5, 0, 0, 5, 0}, Incorrect},
                    CellCase{"allGreedyLeftOutSampledHit", {5, 5, 0, 5, 5, 5, 0, 5, 0}, PartialSampled},
                    CellCase{"everythingLeftOut", {5, 5, 0, 5, 5, 0, 0, 5, 5}, Incorrect},
                    CellCase{"lostOneAndNothingElseCounts", {5, 4, 0, 5, 5, 5, 1, 4, 0}, CellCategory::Missing},
                    CellCase{"lostASampledOneAndNothingElseCounts", {5, 5, 0, 5, 4, 0, 1, 0, 4}, CellCategory::Missing},
                    CellCase{"greedyLeftOutSampledLost", {5, 5, 0, 5, 0, 0, 5, 5, 0}, CellCategory::Missing}),
    [](const auto& parameter) { return parameter.param.label; });

/// "C" correct, "g" partial greedy, "s" partial sampled, "x" incorrect, "." missing.
std::vector<CellCategory> years(std::string_view pattern) {
    std::vector<CellCategory> list;
    for (const char c : pattern)
        list.push_back(c == 'C'   ? Correct
                       : c == 'g' ? PartialGreedy
                       : c == 's' ? PartialSampled
                       : c == 'x' ? Incorrect
                                  : CellCategory::Missing);
    return list;
}

TEST(ChronoCategory, FollowsTheTable) {
    const std::pair<const char*, ChronoCategory> cases[]{
        {"CCCC", ChronoCategory::Known},        {"C", ChronoCategory::Known},
        {"xxxx", ChronoCategory::Unknown},      {"x", ChronoCategory::Unknown},
        {"CCxx", ChronoCategory::CutOffAfter},  {"CsgCx", ChronoCategory::CutOffAfter},
        {"sx", ChronoCategory::CutOffAfter},    {"xxCC", ChronoCategory::CutOffBefore},
        {"xs", ChronoCategory::CutOffBefore},   {"xgCs", ChronoCategory::CutOffBefore},
        {"CCgC", ChronoCategory::PartialKnown}, {"g", ChronoCategory::PartialKnown},
        {"ssss", ChronoCategory::PartialKnown}, {"CxC", ChronoCategory::PartialKnown},
        {"xCx", ChronoCategory::PartialKnown},  {"CxCx", ChronoCategory::PartialKnown},
        {"xCxC", ChronoCategory::PartialKnown}, {"CC.C", ChronoCategory::Missing},
        {".", ChronoCategory::Missing},         {"", ChronoCategory::Missing},
        {"xx.", ChronoCategory::Missing}};
    for (const auto& [pattern, expected] : cases)
        EXPECT_EQ(categoriseElement(years(pattern)), expected) << pattern;
}

TEST(ChronoCategory, EveryPatternOfFourYearsHasExactlyThePaperCategory) {
    constexpr std::string_view kLetters = "Cgsx";
    for (int code = 0; code < 256; ++code) {
        std::string pattern;
        for (int i = 0, rest = code; i < 4; ++i, rest /= 4)
            pattern += kLetters[static_cast<std::size_t>(rest % 4)];
        std::string hits = pattern;
        for (char& c : hits)
            c = c == 'x' ? '0' : '1';
        const bool rise = hits == "0001" || hits == "0011" || hits == "0111";
        const bool fall = hits == "1000" || hits == "1100" || hits == "1110";
        const auto expected = pattern == "CCCC" ? ChronoCategory::Known
                              : hits == "0000"  ? ChronoCategory::Unknown
                              : rise            ? ChronoCategory::CutOffBefore
                              : fall            ? ChronoCategory::CutOffAfter
                                                : ChronoCategory::PartialKnown;
        EXPECT_EQ(categoriseElement(years(pattern)), expected) << pattern;
    }
}

TEST(Wilson, EqualsPublishedIntervals) {
    const std::tuple<long, long, double, double> cases[]{{0, 10, 0, 27.75},    {5, 10, 23.66, 76.34},
                                                         {10, 10, 72.25, 100}, {81, 263, 25.53, 36.62},
                                                         {1, 1, 20.65, 100},   {0, 0, 0, 100}};
    for (const auto& [hits, n, low, high] : cases) {
        const Interval interval = wilson95(hits, n);
        EXPECT_NEAR(interval.low, low, 0.005) << hits << '/' << n;
        EXPECT_NEAR(interval.high, high, 0.005) << hits << '/' << n;
    }
}

TEST(Wilson, ContainsTheShareAndStaysInRange) {
    for (long n = 1; n <= 300; n += 7)
        for (long hits = 0; hits <= n; ++hits) {
            const Interval interval = wilson95(hits, n);
            const double share = 100.0 * static_cast<double>(hits) / static_cast<double>(n);
            EXPECT_GE(interval.low, 0);
            EXPECT_LE(interval.low, share + 1e-9);
            EXPECT_GE(interval.high, share - 1e-9);
            EXPECT_LE(interval.high, 100);
        }
}

TEST(CategoryNames, AreDifferent) {
    std::set<std::string_view> names;
    for (int i = 0; i < kCellCategories; ++i)
        names.insert(name(static_cast<CellCategory>(i)));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kCellCategories));
    names.clear();
    for (int i = 0; i < kChronoCategories; ++i)
        names.insert(name(static_cast<ChronoCategory>(i)));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kChronoCategories));
}

TEST(CorrectShare, IsOfTheJudgedOnly) {
    analysis::CategoryCounts counts;
    counts.elements = 100;
    EXPECT_FALSE(correctShare(counts).known);
    counts.correct = 3;
    counts.incorrect = 1;
    EXPECT_TRUE(correctShare(counts).known);
    EXPECT_EQ(correctShare(counts).percent, 75);
}

TEST(CountsOfCategories, StandInTablesAsTheContractHasThem) {
    EXPECT_EQ(CategoryCounts::columns(), (std::vector<std::string>{"elements", "missing", "correct", "partial_greedy",
                                                                   "partial_sampled", "incorrect"}));
    EXPECT_EQ((CategoryCounts{10, 4, 1, 1, 2, 7}.cells()), (std::vector<std::string>{"10", "2", "4", "1", "1", "2"}));
    EXPECT_EQ(ChronoCounts::columns(),
              (std::vector<std::string>{"elements", "missing", "known", "partial_known", "cutoff", "unknown"}));
    EXPECT_EQ((ChronoCounts{10, 1, 2, 3, 1, 2}.cells()), (std::vector<std::string>{"10", "1", "1", "2", "4", "2"}));
}

TEST(ReportTables, WhatRoundsToZeroHasNoSign) {
    const std::pair<double, const char*> cases[]{{-0.001, "0.00"}, {-0.0, "0.00"},  {-0.006, "-0.01"},
                                                 {-10, "-10.00"},  {0.001, "0.00"}, {-100.5, "-100.50"}};
    for (const auto& [value, text] : cases)
        EXPECT_EQ(number(value, 2), text) << value;
}
} // namespace
