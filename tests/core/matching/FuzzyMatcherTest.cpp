// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/FuzzyMatcher.h"

#include <gtest/gtest.h>
#include <rapidfuzz/fuzz.hpp>

#include <random>

using namespace chronoscope;
using namespace chronoscope::matching;

namespace {
double scoreOf(const std::string& name, const std::string& reply, Preprocess preprocess = Preprocess::Paper) {
    return FuzzyMatcher({{name}}, preprocess).match(reply).score;
}

TEST(FuzzyMatcher, EqualsRapidfuzzOnRandomPairs) {
    std::mt19937 random(42);
    const std::vector<std::string> words{"Barack",  "obama", "of",   "the",    "München", "a", "São",
                                         "Tomé",    "x1",    "F.C.", "O'Neil", "東京",    "-", "United",
                                         "Uniited", "2,400", "John", "Jon",    "II"};
    const auto text = [&] {
        std::string out;
        for (std::size_t i = random() % 6; i > 0; --i)
            out += words[random() % words.size()] + (random() % 4 ? " " : "");
        return out;
    };
    for (int round = 0; round < 20'000; ++round) {
        const std::string a = text();
        const std::string b = text();
        for (const auto preprocess : {Preprocess::Paper, Preprocess::Reference}) {
            const auto left = processed(a, preprocess);
            const auto right = processed(b, preprocess);
            if (left.empty() || right.empty()) {
                EXPECT_EQ(scoreOf(a, b, preprocess), 0) << a << '|' << b;
                continue;
            }
            const double expected = rapidfuzz::fuzz::token_set_ratio(left, right);
            const auto match = FuzzyMatcher({{a}}, preprocess).match(b);
            EXPECT_NEAR(match.score, expected >= kScoreFloor ? expected : 0, 1e-9) << a << '|' << b;
            EXPECT_EQ(match.hit, expected >= kDefaultThreshold) << a << '|' << b;
        }
    }
}

TEST(FuzzyMatcher, TheBestOfManyNamesIsTheBestOfEachAlone) {
    std::mt19937 random(7);
    const auto letters = [&](std::size_t count) {
        std::string out;
        for (std::size_t i = 0; i < count; ++i)
            out += random() % 5 == 0 ? ' ' : static_cast<char>('a' + random() % 6);
        return out;
    };
    for (int round = 0; round < 2'000; ++round) {
        std::vector<benchmark::Object> objects(1 + random() % 4);
        for (auto& object : objects)
            for (std::size_t i = 1 + random() % 3; i > 0; --i)
                object.push_back(letters(1 + random() % 12));
        const std::string reply = letters(12);
        double best = 0;
        for (const auto& object : objects)
            for (const auto& name : object)
                best = std::max(best, scoreOf(name, reply));
        const auto match = FuzzyMatcher(objects, Preprocess::Paper).match(reply);
        EXPECT_NEAR(match.score, best, 1e-9);
        if (best > 0) {
            EXPECT_NEAR(scoreOf(objects[match.object][match.alias], reply), best, 1e-9);
        }
    }
}

TEST(FuzzyMatcher, LettersOfEveryScriptCount) {
    EXPECT_EQ(scoreOf("M\u00FCller", "Mu\u0308ller"), 100);
    EXPECT_EQ(scoreOf("Müller", "MÜLLER"), 100);
    EXPECT_EQ(scoreOf("São Tomé and Príncipe", "são tomé and príncipe"), 100);
    EXPECT_EQ(scoreOf("東京都", "東京都"), 100);
    EXPECT_LT(scoreOf("東京都", "大阪府"), 70);
    EXPECT_GE(scoreOf("Müller", "Muller"), 70);
}

TEST(FuzzyMatcher, PunctuationAndOrderDoNotMatter) {
    EXPECT_EQ(scoreOf("Obama, Barack", "barack obama"), 100);
    EXPECT_EQ(scoreOf("Chelsea F.C.", "Chelsea F C"), 100);
    EXPECT_EQ(scoreOf("Barack Obama", "The answer is Barack Obama!"), 100);
}

TEST(FuzzyMatcher, NothingMatchesNothing) {
    for (const char* blank : {" ", "\t\n", "\u2003"})
        EXPECT_EQ(scoreOf(blank, blank, Preprocess::Reference), 0) << "as rapidfuzz says of words that are not there";
    EXPECT_FALSE(FuzzyMatcher({}, Preprocess::Paper).match("x").hit);
    EXPECT_FALSE(FuzzyMatcher({{""}}, Preprocess::Paper).match("").hit);
    EXPECT_FALSE(FuzzyMatcher({{"!?"}}, Preprocess::Paper).match("...").hit) << "both are empty once processed";
    EXPECT_FALSE(FuzzyMatcher({{"x"}}, Preprocess::Paper).match("").hit);
    EXPECT_FALSE(FuzzyMatcher({{""}}, Preprocess::Reference).match("x").hit);
}

TEST(FuzzyMatcher, TheThresholdIsInclusive) {
    const double score = scoreOf("John McCain", "John McKane");
    ASSERT_GT(score, 50);
    EXPECT_TRUE(FuzzyMatcher({{"John McCain"}}, Preprocess::Paper, score).match("John McKane").hit);
    EXPECT_FALSE(FuzzyMatcher({{"John McCain"}}, Preprocess::Paper, score + 0.01).match("John McKane").hit);
    EXPECT_TRUE(FuzzyMatcher({{"abcdefgh"}}, Preprocess::Paper, 20).match("abzzzzzz").hit)
        << "below the floor of reports";
    EXPECT_TRUE(FuzzyMatcher({{"x"}}, Preprocess::Paper, 100).match("X").hit);
}

TEST(FuzzyMatcher, StaysWholeWhenMoved) {
    FuzzyMatcher first({{"ab"}, {"c", "Barack Obama"}}, Preprocess::Paper); // short names live inside their strings
    FuzzyMatcher second(std::move(first));
    EXPECT_EQ(second.match("ab").object, 0U);
    EXPECT_EQ(second.match("Barack Obama").alias, 1U);
    FuzzyMatcher third({{"zz"}}, Preprocess::Paper);
    third = std::move(second);
    EXPECT_TRUE(third.match("c").hit);
    EXPECT_FALSE(third.match("zz").hit);
}
} // namespace
