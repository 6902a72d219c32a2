// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/SequenceMatch.h"

#include <gtest/gtest.h>

#include <string_view>

using namespace chronoscope::sources::cfr;

namespace {
std::vector<std::uint32_t> items(std::string_view text) { return {text.begin(), text.end()}; }

TEST(SequenceMatch, FindsTheBlocksAndRatiosOfDifflib) {
    struct Case {
        std::string_view first, second;
        std::vector<MatchingBlock> blocks;
        double ratio;
    };
    const std::vector<Case> cases{
        {"qabxcd", "abycdf", {{1, 0, 2}, {4, 3, 2}}, 0.6666666666666666},
        {"abcd", "bcde", {{1, 0, 3}}, 0.75},
        {"", "abc", {}, 0.0},
        {"", "", {}, 1.0},
        {"abxab", "ab", {{0, 0, 2}}, 0.5714285714285714},
        {"tide", "diet", {{0, 3, 1}}, 0.25},
        {"private", "privates", {{0, 0, 7}}, 0.9333333333333333},
        {"aaaa", "aa", {{0, 0, 2}}, 0.6666666666666666},
        {"abcabba", "cbabac", {{0, 2, 2}, {2, 5, 1}}, 0.46153846153846156},
        {"the cat sat", "the mat sat on", {{0, 0, 4}, {5, 5, 6}}, 0.8},
    };
    for (const Case& one : cases) {
        EXPECT_EQ(matchingBlocks(items(one.first), items(one.second)), one.blocks) << one.first;
        EXPECT_DOUBLE_EQ(matchRatio(items(one.first), items(one.second)), one.ratio) << one.first;
    }
}

/// The sequences of the generator that made the numbers of the next test.
std::vector<std::uint32_t> drawn(std::uint64_t seed, std::size_t count, std::uint64_t kinds) {
    std::vector<std::uint32_t> list;
    for (std::size_t i = 0; i < count; ++i) {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        list.push_back(static_cast<std::uint32_t>((seed >> 8U) % kinds));
    }
    return list;
}

TEST(SequenceMatch, ItemsThatAreEverywhereBeginNoMatchAsInDifflib) {
    struct Case {
        std::size_t first, second, kinds, blocks, sum;
        double ratio;
    };
    const std::vector<Case> cases{
        {150, 199, 30, 22, 26092238593, 0.37822349570200575}, // too short for it
        {220, 260, 40, 3, 311431006, 0.0125},
        {300, 400, 150, 10, 10152256189, 0.1457142857142857},
        {500, 500, 1000, 11, 23857090149, 0.102},
        {250, 200, 5, 1, 1, 0.0044444444444444444}, // nothing but popular items: only what touches the start
    };
    for (const Case& one : cases) {
        const auto first = drawn(1, one.first, one.kinds);
        auto second = drawn(7, one.second, one.kinds);
        for (std::size_t i = 0; i < 40; ++i)
            second[20 + i] = first[50 + i];
        for (std::size_t i = 0; i < 30; ++i)
            second[100 + i] = first[10 + i];
        const auto blocks = matchingBlocks(first, second);
        std::size_t sum = 0;
        for (std::size_t i = 0; i < blocks.size(); ++i)
            sum += (i + 1) * (blocks[i].a * 1'000'000 + blocks[i].b * 1000 + blocks[i].size);
        EXPECT_EQ(blocks.size(), one.blocks) << one.kinds;
        EXPECT_EQ(sum, one.sum) << one.kinds;
        EXPECT_DOUBLE_EQ(matchRatio(first, second), one.ratio) << one.kinds;
    }
}
} // namespace
