// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Judge.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::matching;
using prompt::Template;

namespace {
const std::vector<benchmark::Object> kRight{{"Barack Obama", "Barack Hussein Obama II"}, {"Joe Biden"}};

prompt::Prompt promptWith(int correct, bool statementTrue = true) {
    prompt::Prompt prompt;
    prompt.options = {"Mitt Romney", "Hillary Clinton", "John McCain", "Bernie Sanders"};
    if (correct >= 0) prompt.options[static_cast<std::size_t>(correct)] = "Barack Obama";
    prompt.correctOption = correct;
    prompt.statementTrue = statementTrue;
    return prompt;
}

Verdict judged(Template form, const prompt::Prompt& prompt, std::string_view reply,
               Extraction extraction = Extraction::Lenient) {
    JudgeSettings settings;
    settings.extraction = extraction;
    return judge(form, prompt, kRight, FuzzyMatcher(kRight, settings.preprocess), reply, settings);
}

TEST(Judge, GenerationMatchesAnyNameOfAnyObject) {
    for (const char* reply :
         {"A. Barack Obama", "A. barack hussein obama", "A. Obama, Barack", "A. Joe Biden.", "**Joe Biden**"})
        EXPECT_TRUE(judged(Template::Generation, promptWith(-1), reply).hit) << reply;
    for (const char* reply : {"A. Mitt Romney", "A. ", "A. 2010", "A. [Object]"})
        EXPECT_FALSE(judged(Template::Generation, promptWith(-1), reply).hit) << reply;
    const auto verdict = judged(Template::Generation, promptWith(-1), "A. Joe Biden");
    EXPECT_EQ(verdict.matched, "Joe Biden");
    EXPECT_EQ(verdict.score, 100);
    EXPECT_EQ(verdict.answer, "Joe Biden");
}

TEST(Judge, ChoicesByLetterOrText) {
    const std::tuple<const char*, int, bool> cases[]{
        {"(d) Barack Obama", 3, true},  {"(d)", 3, true},          {"d", 3, true},
        {"d) Barack Obama", 3, true},   {"D. Barack Obama", 3, true}, {"Barack Obama", 3, true},
        {"A. (d) Barack Obama", 3, true}, {"A. Barack Obama", 3, true}, {"The answer is (d) Barack Obama.", 3, true},
        {"(a) Mitt Romney", 3, false},  {"(a) Barack Obama", 3, false}, {"Mitt Romney", 3, false},
        {"A.", 0, true},                {"A", 0, true},            {"(a)", 0, true},
        {"a)", 0, true},                {"A.", 3, false},          {"none of these", 3, false},
        {"A. d", 3, true},              {"Answer: (b)", 1, true},  {"(d)\n(a)", 3, true},
        {"<think>(a)?</think>(d)", 3, true}};
    for (const auto& [reply, correct, hit] : cases)
        EXPECT_EQ(judged(Template::Mcqa, promptWith(correct), reply).hit, hit)
            << reply << " with the answer at " << correct;
}

TEST(Judge, AnAnswerThatFitsTwoOptionsAlikeChoosesNone) {
    auto prompt = promptWith(3);
    prompt.options[0] = "Michelle Obama";
    EXPECT_FALSE(judged(Template::Mcqa, prompt, "Obama").hit);
}

TEST(Judge, StrictChoicesCompareTheWholeReplyWithTheObjects) {
    EXPECT_TRUE(judged(Template::Mcqa, promptWith(3), "(a) Barack Obama", Extraction::Strict).hit);
    EXPECT_FALSE(judged(Template::Mcqa, promptWith(3), "(d)", Extraction::Strict).hit);
}

TEST(Judge, TruthAgainstTheStatement) {
    const std::tuple<const char*, bool, bool> cases[]{
        {"A. true", true, true},  {"true", true, true},   {"A. false", true, false}, {"Yes.", true, true},
        {"A. false", false, true}, {"no", false, true},   {"A. true", false, false}, {"maybe", true, false},
        {"maybe", false, false},  {"untrue", true, false}};
    for (const auto& [reply, statement, hit] : cases)
        EXPECT_EQ(judged(Template::TrueFalse, promptWith(-1, statement), reply).hit, hit) << reply;
    EXPECT_TRUE(judged(Template::TrueFalse, promptWith(-1, true), "untrue", Extraction::Strict).hit)
        << "[R]: contains \"true\"";
}

TEST(Judge, RefusalsAndEmptyRepliesAreTheirOwnOutcome) {
    for (const Template form : prompt::kTemplates) {
        EXPECT_EQ(judged(form, promptWith(3), "I'm sorry, but I can't help with that.").kind, ReplyKind::Refused);
        EXPECT_EQ(judged(form, promptWith(3), " \n").kind, ReplyKind::Empty);
        EXPECT_EQ(judged(form, promptWith(3), "<think>hm</think>").kind, ReplyKind::Empty);
        EXPECT_EQ(judged(form, promptWith(3), "A. Mitt Romney").kind, ReplyKind::Answered);
        EXPECT_FALSE(judged(form, promptWith(3), "").hit);
    }
    const auto named = judged(Template::Generation, promptWith(-1), "I cannot say who followed Barack Obama.");
    EXPECT_EQ(named.kind, ReplyKind::Refused);
    EXPECT_FALSE(named.hit) << "naming the right object while refusing is no answer";
    for (const char* mark : {"Answer:", "A:", "**Answer:**\n"})
        EXPECT_EQ(judged(Template::Mcqa, promptWith(0), mark).kind, ReplyKind::Empty) << mark;
    EXPECT_EQ(judged(Template::Generation, promptWith(-1), "A.").kind, ReplyKind::Empty);
}

TEST(Judge, AnOptionWrittenOutIsNoLetter) {
    auto prompt = promptWith(1);
    prompt.options = {"paragraph (c)", "paragraph (a)", "paragraph (d)", "paragraph (b)"};
    EXPECT_TRUE(judged(Template::Mcqa, prompt, "paragraph (a)").hit);
    EXPECT_FALSE(judged(Template::Mcqa, prompt, "paragraph (b)").hit);
    EXPECT_TRUE(judged(Template::Mcqa, prompt, "(b) paragraph (a)").hit);
}

TEST(Judge, ChoicesReadOutOfAnEmptyOptionAreNotRight) {
    prompt::Prompt prompt; // no options at all
    EXPECT_FALSE(judged(Template::Mcqa, prompt, "nothing").hit);
}
} // namespace
