// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnswerRanges.h"

#include "core/base/Hash.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

using namespace chronoscope;
using namespace chronoscope::annotation;
using matching::Extraction;
using matching::Preprocess;

namespace {
/// The text with the ranges in square brackets.
std::string marked(std::string text, const std::vector<TextRange>& ranges) {
    for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
        text.insert(range->to, 1, ']');
        text.insert(range->from, 1, '[');
    }
    return text;
}

std::string plain(std::string text) {
    std::erase_if(text, [](char c) { return c == '[' || c == ']'; });
    return text;
}

struct Place {
    const char* label;
    const char* reply; ///< the answer in square brackets
    Extraction extraction = Extraction::Lenient;
};
matching::JudgeSettings judgeOf(Extraction extraction, int rules) { return {extraction, Preprocess::Paper, 70, rules}; }

class AnswerPlaceTest : public testing::TestWithParam<Place> {};

TEST_P(AnswerPlaceTest, IsWhereItIsReadFrom) {
    const std::string reply = plain(GetParam().reply);
    for (const int rules : {1, 2}) {
        const auto range = answerRange(reply, judgeOf(GetParam().extraction, rules));
        EXPECT_EQ(marked(reply, range ? std::vector{*range} : std::vector<TextRange>{}), GetParam().reply) << rules;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Worked, AnswerPlaceTest,
    testing::Values(
        Place{"plain", "A. [Paris]"}, Place{"firstLineOnly", "A. [Paris]\nParis, as you know"},
        Place{"sameAsItsMark", "A. [A]"}, Place{"finalStop", "[Paris it was]."},
        Place{"emphasis", "Answer: **[Paris]**"}, Place{"quotes", "A. “[Zürich]”"},
        Place{"lowerDown", "A.\n\n  [Paris]\n"}, Place{"behindTheThoughts", "<think>Paris? Paris!</think>\nA. [Paris]"},
        Place{"behindManyThoughts", "<think>x x x x x x x x x x x x x x x x</think>A. [x]\nx x x x x x x x x x x x x"},
        Place{"beforeTheThoughts", "A. [Paris]<think>Paris</think>"},
        Place{"insideThoughtsIsNone", "<think>A. Paris</think>"},
        Place{"cutByThoughtsIsNone", "A. Pa<think>x</think>ris"}, Place{"nothing", ""},
        Place{"strict", "A. [Paris.]", Extraction::Strict}, Place{"strictWithoutMark", "Paris", Extraction::Strict}),
    [](const auto& test) { return std::string(test.param.label); });

struct Words {
    const char* label;
    const char* text; ///< the common words in square brackets
    const char* name;
    Preprocess preprocess = Preprocess::Paper;
};
class CommonWordsTest : public testing::TestWithParam<Words> {};

TEST_P(CommonWordsTest, AreThoseOfTheName) {
    const std::string text = plain(GetParam().text);
    const auto words = commonWords(text, {0, text.size()}, GetParam().name, GetParam().preprocess);
    EXPECT_EQ(marked(text, words), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    Worked, CommonWordsTest,
    testing::Values(Words{"anyOrder", "[Paris] Saint [Germain]", "Germain, Paris"},
                    Words{"anyCase", "[ZÜRICH] city", "Zürich"}, Words{"composedOrNot", "[Zu\u0308rich]", "Zürich"},
                    Words{"wholeWords", "Parisian [Paris]", "Paris"},
                    Words{"pointsPart", "[Paris],[Lyon]", "Lyon Paris"},
                    Words{"pointsBelongToWordsOfTheReference", "Paris, [Lyon]", "Lyon Paris", Preprocess::Reference},
                    Words{"none", "Rome", "Paris"}, Words{"nothing", "", "Paris"}),
    [](const auto& test) { return std::string(test.param.label); });

TEST(CommonWords, LieInsideTheRange) {
    EXPECT_EQ(commonWords("Paris Paris Paris", {6, 11}, "Paris", Preprocess::Paper), (std::vector<TextRange>{{6, 11}}));
}

TEST(CommonWords, OfIllFormedTextDoNotGoAstray) {
    const std::string text = "Paris \xC3\x28\xFF Paris\xE2\x82";
    EXPECT_EQ(commonWords(text, {0, text.size()}, "Paris", Preprocess::Paper).front(), (TextRange{0, 5}));
}

/// Replies put together from what extraction looks for.
TEST(AnswerPlace, OfAReplyWithoutThoughtsIsAlwaysFoundAndHoldsTheAnswer) {
    constexpr std::array kParts{"A. ",   "A.", "Answer:", "**", "*", "`", "\"", "“",    "”",
                                "Paris", "A",  "Jr",      "\n", " ", ".", "é",  "\xC3", "(b)"};
    SeedStream random(3);
    std::size_t answers = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string reply;
        for (auto parts = random.below(9); parts > 0; --parts)
            reply += kParts.at(random.below(kParts.size()));
        for (const auto& judge : {judgeOf(Extraction::Lenient, 1), judgeOf(Extraction::Strict, 1),
                                  judgeOf(Extraction::Lenient, 2), judgeOf(Extraction::Strict, 2)}) {
            const std::string answer = matching::answerWords(reply, judge);
            const auto range = answerRange(reply, judge);
            if (answer.find_first_of("AJPabirs") == std::string::npos) continue; // marks alone, or nothing
            ASSERT_TRUE(range) << judge.rules << ": " << reply;
            ASSERT_EQ(reply.substr(range->from, range->to - range->from), answer) << reply;
            ++answers;
        }
    }
    EXPECT_GT(answers, 10'000U);
}
} // namespace
