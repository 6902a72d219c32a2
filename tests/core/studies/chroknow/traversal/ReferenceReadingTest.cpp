// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/ReferenceReading.h"

#include <gtest/gtest.h>

#include <chrono>

using namespace chronoscope::traversal;

namespace {
struct Read {
    const char* label;
    const char* reply;
    const char* text;
    int rule;
};
class ReadTest : public testing::TestWithParam<Read> {};
TEST_P(ReadTest, TakesTheFirstRuleThatFits) {
    const ReferenceRead read = readReference(GetParam().reply);
    EXPECT_EQ(read.text, GetParam().text);
    EXPECT_EQ(read.rule, GetParam().rule);
}
INSTANTIATE_TEST_SUITE_P(
    , ReadTest,
    testing::Values(
        Read{"mark", "A. Oak Street \nmore", "Oak Street", 1}, Read{"markInside", "in the U.S.A. Oak", "Oak", 1},
        Read{"nothingIsTidied", "A. **\"Oak.\"**", "**\"Oak.\"**", 1}, Read{"markAlone", "A. \nOak", "", 1},
        Read{"theFirstPlace", "A. Oak A. Elm", "Oak A. Elm", 1}, Read{"answerWithAStop", "Final Answer. Oak", "Oak", 2},
        Read{"lastPlaceInItsLine", "the answer is Elm, no: the answer is Oak\nthe answer is Ash", "Oak", 3},
        Read{"correctAnswer", "so the correct answer is Oak", "Oak", 4},
        Read{"blankLinesBehindAColon", "Answer:\n \n\tOak\nElm", "Oak", 5},
        Read{"wideSpaceBehindTheMark", "A.\u00A0Oak", "Oak", 6}, Read{"aName", "A.C. Milan", "C. Milan", 6},
        Read{"caseCounts", "The correct answer is Oak", "Oak", 8}, Read{"smallMark", "a. Oak", "a. Oak", 10},
        Read{"toTheQuestion", "Answer to question is Oak", "Oak", 7},
        Read{"statement", "so: 12014, s\nt, r, Oak\nElm", "Oak", 9},
        Read{"statementWithoutBlank", "2014,s, r, Oak", "2014,s, r, Oak", 10},
        Read{"aFieldTooFew", "2014, s, Oak", "2014, s, Oak", 10}, Read{"whole", " Oak\nElm \n", " Oak\nElm \n", 10},
        Read{"nothing", "", "", 10}),
    [](const auto& each) { return each.param.label; });

TEST(ReferenceReadingTest, AHostileReplyCostsLittle) {
    std::string statements;
    for (int i = 0; i < 2'000'000; ++i)
        statements += "2014, ";
    const auto start = std::chrono::steady_clock::now();
    for (const std::string& reply : {statements, std::string(10'000'000, '\n'), std::string(10'000'000, '1')})
        EXPECT_LE(readReference(reply).text.size(), kMostRead);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
    const std::string cut = readReference("x" + std::string(kMostRead - 2, 'y') + "\u00E9 z").text;
    EXPECT_EQ(cut.size(), kMostRead - 1) << "no character is cut in half";
}

TEST(ReferenceReadingTest, OnlyAReplyThatOpensWithTheMarkCounts) {
    EXPECT_EQ(countedAnswer("A. Oak"), "Oak");
    EXPECT_EQ(countedAnswer("A. \u00A0Oak \r\nQ. next"), "Oak");
    EXPECT_EQ(countedAnswer("A. I don't know"), "I don't know") << "a refusal is an answer like any other";
    EXPECT_EQ(countedAnswer("A. "), "");
    for (const char* reply : {"", "A.", "A.\nOak", "A.Oak", " A. Oak", "a. Oak", "Answer: Oak", "Oak", "A.\u00A0Oak"})
        EXPECT_EQ(countedAnswer(reply), std::nullopt) << reply;
}

TEST(ReferenceReadingTest, TalkIsDroppedAndNamesThatOpenLikeItToo) {
    for (const char* talk : {"Sure", " \u00A0understood.", "Here it is", "Thank you", "OK", "okay", "Yes", "no",
                             "I am ready", "I can help", "Norway", "Okan", "Yesenia", "None", "Surendra"})
        EXPECT_TRUE(isDropped(talk)) << talk;
    for (const char* name : {"", "Knut", "Hermann", "I am Oak", "[Object]", "The answer: no"})
        EXPECT_FALSE(isDropped(name)) << name;
}

TEST(ReferenceReadingTest, TheCommonestIsInLowerCaseAndOfEqualsTheFirst) {
    EXPECT_EQ(commonest({"Oak", "Elm", "ELM"}), "elm");
    EXPECT_EQ(commonest({"Oak", "Elm", "elm", "oak"}), "oak");
    EXPECT_EQ(commonest({"", "Oak", ""}), "");
    EXPECT_EQ(commonest({"ÅRL", "\u0130zmir"}), "årl");
    EXPECT_EQ(commonest({"\u0130zmir"}), "i\u0307zmir");
    EXPECT_EQ(commonest({}), std::nullopt);
}
} // namespace
