// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/AnswerExtractor.h"
#include "core/matching/RulesVersion1.h"

#include <gtest/gtest.h>

using namespace chronoscope::matching;
using version1::optionLetter;
using version1::truthWord;

namespace {
struct AnswerCase {
    const char* reply;
    const char* lenient;
    const char* strict;
};

TEST(AnswerExtractor, ReadsReplies) {
    const AnswerCase cases[]{
        {"A. Barack Obama", "Barack Obama", "Barack Obama"},
        {"A. Barack Obama\nQ. In 2011, ...", "Barack Obama", "Barack Obama"},
        {"  A. Barack Obama", "Barack Obama", ""},
        {"\n\nA. Barack Obama\n", "Barack Obama", ""},
        {"A: Barack Obama", "Barack Obama", ""},
        {"a. barack obama", "barack obama", ""},
        {"Answer: Barack Obama.", "Barack Obama", ""},
        {"ANSWER:Barack Obama", "Barack Obama", ""},
        {"Barack Obama", "Barack Obama", ""},
        {"**A. Barack Obama**", "Barack Obama", ""},
        {"**A.** Barack Obama", "Barack Obama", ""},
        {"**Answer:** Barack Obama", "Barack Obama", ""},
        {"A. **Barack Obama**", "Barack Obama", "**Barack Obama**"},
        {"A. \"Barack Obama\".", "Barack Obama", "\"Barack Obama\"."},
        {"“Barack Obama”", "Barack Obama", ""},
        {"`Barack Obama`", "Barack Obama", ""},
        {"A.\nBarack Obama", "Barack Obama", ""},
        {"Answer:\n\n  Barack Obama\nmore", "Barack Obama", ""},
        {"**Answer:**\n\nBarack Obama", "Barack Obama", ""},
        {"*A.*\n**Barack Obama**", "Barack Obama", ""},
        {"A.C. Milan", "A.C. Milan", ""},
        {"A. A.C. Milan", "A.C. Milan", "A.C. Milan"},
        {"A. Chelsea F.C.", "Chelsea F.C.", "Chelsea F.C."},
        {"A. Apple Inc.", "Apple Inc.", "Apple Inc."},
        {"A. Martin Luther King Jr.", "Martin Luther King Jr.", "Martin Luther King Jr."},
        {"A. George W. Bush.", "George W. Bush", "George W. Bush."},
        {"Arsenal", "Arsenal", ""},
        {"A", "A", ""},
        {"A. ", "", ""},
        {"", "", ""},
        {" \n\t", "", ""},
        {"<think>Is it Bush?\nNo.</think>A. Obama", "Obama", "Obama"},
        {"<think>x</think>\n\nA. Obama", "Obama", ""},
        {"<think>a</think>A. Oba<think>b</think>ma", "Obama", "Obama"},
        {"<think>never closed A. Obama", "", ""},
        {"opened by the chat template</think>A. Obama", "Obama", "Obama"},
        {"one</think>two</think>A. Obama", "Obama", "Obama"},
        {"A. são tomé é", "são tomé é", "são tomé é"},
        {"A.\xC3\x89"
         "cole",
         "A.\xC3\x89"
         "cole",
         ""},
        {"***", "*", ""},
        {"\"\"", "\"\"", ""},
        {".", ".", ""},
        {"A. .", ".", "."},
    };
    for (const auto& [reply, lenient, strict] : cases) {
        EXPECT_EQ(extractAnswer(reply, Extraction::Lenient).answer, lenient) << reply;
        EXPECT_EQ(extractAnswer(reply, Extraction::Strict).answer, strict) << reply;
    }
}

TEST(AnswerExtractor, KeepsThoughtsAside) {
    const auto said = extractAnswer("<think>one</think>A. x<think> two", Extraction::Lenient);
    EXPECT_EQ(said.thinking, "one two");
    EXPECT_EQ(said.answer, "x");
    EXPECT_TRUE(extractAnswer("<think>only thoughts</think>  ", Extraction::Lenient).empty);
}

TEST(AnswerExtractor, KnowsRefusals) {
    for (const char* reply :
         {"I'm sorry, but I can't help with that.", "I\u2019m sorry, no.", "A. I don't know.", "I cannot answer.",
          "As an AI language model, I have no data.", "Unfortunately, I do not know."})
        EXPECT_TRUE(extractAnswer(reply, Extraction::Lenient).refusal) << reply;
    for (const char* reply : {"A. Barack Obama", "", "Sorrento", "The office is held by nobody; I'm sorry."})
        EXPECT_FALSE(extractAnswer(reply, Extraction::Lenient).refusal) << reply;
    EXPECT_TRUE(extractAnswer("I'm sorry.", Extraction::Strict).refusal);
}

TEST(AnswerExtractor, ReadsOptionLetters) {
    const std::pair<const char*, int> cases[]{{"(d)", 3},
                                              {"(D) Paris", 3},
                                              {"d)", 3},
                                              {"d.", 3},
                                              {"D. Paris", 3},
                                              {"d", 3},
                                              {"A", 0},
                                              {" (b) ", 1},
                                              {"Option (c)", 2},
                                              {"It is (a).", 0},
                                              {"(x) Paris", -1},
                                              {"(e)", -1},
                                              {"Paris", -1},
                                              {"a dog", -1},
                                              {"", -1},
                                              {"d.e", -1},
                                              {"(", -1},
                                              {"(d", -1},
                                              {"e)", -1},
                                              {"D.C. United", -1},
                                              {"section 501(c)(3)", -1},
                                              {"(b) section 501(c)(3)", 1},
                                              {"(ab)", -1}};
    for (const auto& [answer, option] : cases)
        EXPECT_EQ(optionLetter(answer).value_or(-1), option) << answer;
}

TEST(AnswerExtractor, FindsTheFirstTruthWord) {
    const std::pair<const char*, int> cases[]{{"true", 1},
                                              {"True.", 1},
                                              {"FALSE", 0},
                                              {"yes", 1},
                                              {"No, that is true", 0},
                                              {"The statement is false", 0},
                                              {"truely", -1},
                                              {"untrue", -1},
                                              {"", -1},
                                              {"notable", -1},
                                              {"(true)", 1},
                                              {"**false**", 0},
                                              {"vrai", -1},
                                              {"nö", -1}};
    for (const auto& [answer, truth] : cases) {
        const auto found = truthWord(answer);
        EXPECT_EQ(found ? static_cast<int>(*found) : -1, truth) << answer;
    }
}

TEST(AnswerExtractor, NoBytesMakeItFail) {
    std::string reply;
    std::uint32_t state = 1;
    constexpr std::string_view kPieces[]{"A.",       "*",    "**", "\"", ".", "\n",      " ", "<think>",
                                         "</think>", "\xFF", "(",  ")",  "d", "Answer:", "“", "”"};
    for (int i = 0; i < 20'000; ++i) {
        state = state * 1664525U + 1013904223U;
        if ((state >> 24) % 8 == 0) reply.clear();
        reply += kPieces[(state >> 16) % std::size(kPieces)];
        const auto lenient = extractAnswer(reply, Extraction::Lenient);
        (void)extractAnswer(reply, Extraction::Strict);
        (void)optionLetter(lenient.answer);
        (void)truthWord(lenient.answer);
        EXPECT_LE(lenient.answer.size(), reply.size());
    }
}
} // namespace
