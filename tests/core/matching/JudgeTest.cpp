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
    const std::tuple<const char*, int, bool> cases[]{{"(d) Barack Obama", 3, true},
                                                     {"(d)", 3, true},
                                                     {"d", 3, true},
                                                     {"d) Barack Obama", 3, true},
                                                     {"D. Barack Obama", 3, true},
                                                     {"Barack Obama", 3, true},
                                                     {"A. (d) Barack Obama", 3, true},
                                                     {"A. Barack Obama", 3, true},
                                                     {"The answer is (d) Barack Obama.", 3, true},
                                                     {"(a) Mitt Romney", 3, false},
                                                     {"(a) Barack Obama", 3, false},
                                                     {"Mitt Romney", 3, false},
                                                     {"A.", 0, true},
                                                     {"A", 0, true},
                                                     {"(a)", 0, true},
                                                     {"a)", 0, true},
                                                     {"A.", 3, false},
                                                     {"none of these", 3, false},
                                                     {"A. d", 3, true},
                                                     {"Answer: (b)", 1, true},
                                                     {"(d)\n(a)", 3, true},
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

// Lenient reading asks which option a reply chooses, and options show one name; see the help's chapter on statistics.
TEST(Judge, AnotherNameOfTheRightObjectChoosesNoOptionUnlessReadStrictly) {
    const std::vector<benchmark::Object> right{{"Arsenal F.C.", "The Gunners"}};
    prompt::Prompt prompt = promptWith(3);
    prompt.options[3] = "Arsenal F.C.";
    JudgeSettings settings;
    const FuzzyMatcher matcher(right, settings.preprocess);
    const auto verdictOf = [&](Extraction extraction) {
        settings.extraction = extraction;
        return judge(Template::Mcqa, prompt, right, matcher, "The Gunners", settings);
    };
    EXPECT_EQ(verdictOf(Extraction::Lenient).kind, ReplyKind::Unreadable);
    EXPECT_FALSE(verdictOf(Extraction::Lenient).hit);
    EXPECT_TRUE(verdictOf(Extraction::Strict).hit);
}

TEST(Judge, StrictChoicesCompareTheWholeReplyWithTheObjects) {
    EXPECT_TRUE(judged(Template::Mcqa, promptWith(3), "(a) Barack Obama", Extraction::Strict).hit);
    EXPECT_FALSE(judged(Template::Mcqa, promptWith(3), "(d)", Extraction::Strict).hit);
}

TEST(Judge, TruthAgainstTheStatement) {
    const std::tuple<const char*, bool, bool> cases[]{
        {"A. true", true, true},        {"true", true, true},           {"A. false", true, false},
        {"Yes.", true, true},           {"A. false", false, true},      {"no", false, true},
        {"A. true", false, false},      {"maybe", true, false},         {"maybe", false, false},
        {"untrue", true, false},        {"untrue", false, true},        {"not false", true, true},
        {"true or false", true, false}, {"true or false", false, false}};
    for (const auto& [reply, statement, hit] : cases)
        EXPECT_EQ(judged(Template::TrueFalse, promptWith(-1, statement), reply).hit, hit) << reply;
    EXPECT_TRUE(judged(Template::TrueFalse, promptWith(-1, true), "A. untrue", Extraction::Strict).hit)
        << "[R]: contains \"true\"";
}

struct StrictCase {
    const char* label;
    Template form;
    const char* reply;
    char verdict; ///< '+' right, '-' wrong, '.' left out
    ReplyKind kind;
    const char* answer;
};
class StrictTest : public testing::TestWithParam<StrictCase> {};

TEST_P(StrictTest, CountsAsTheAuthorsCode) {
    const StrictCase& one = GetParam();
    const auto verdict = judged(one.form, promptWith(3), one.reply, Extraction::Strict);
    EXPECT_EQ(verdict.leftOut ? '.' : verdict.hit ? '+' : '-', one.verdict);
    EXPECT_EQ(name(verdict.kind), name(one.kind));
    EXPECT_EQ(verdict.answer, one.answer);
}

INSTANTIATE_TEST_SUITE_P(
    Worked, StrictTest,
    testing::Values(
        StrictCase{"marked", Template::Generation, "A. Joe Biden", '+', ReplyKind::Answered, "Joe Biden"},
        StrictCase{"markedWrong", Template::Generation, "A. Mitt Romney", '-', ReplyKind::Answered, "Mitt Romney"},
        StrictCase{"unmarked", Template::Generation, "Joe Biden", '.', ReplyKind::Unreadable, ""},
        StrictCase{"notTrimmed", Template::Generation, " A. Joe Biden", '.', ReplyKind::Unreadable, ""},
        StrictCase{"otherMark", Template::Generation, "Answer: Joe Biden", '.', ReplyKind::Unreadable, ""},
        StrictCase{"tabBehindTheMark", Template::Generation, "A.\tJoe Biden", '.', ReplyKind::Unreadable, ""},
        StrictCase{"markAlone", Template::Generation, "A. ", '-', ReplyKind::Empty, ""},
        StrictCase{"markWithoutBlank", Template::Generation, "A.", '.', ReplyKind::Unreadable, ""},
        StrictCase{"nothing", Template::Generation, "", '.', ReplyKind::Empty, ""},
        StrictCase{"firstLineAlone", Template::Generation, "A. Mitt Romney\nJoe Biden", '-', ReplyKind::Answered,
                   "Mitt Romney"},
        StrictCase{"refusalThatIsAnAnswer", Template::Generation, "A. I cannot say, maybe Joe Biden", '+',
                   ReplyKind::Answered, "I cannot say, maybe Joe Biden"},
        StrictCase{"refusal", Template::Generation, "I cannot say, maybe Joe Biden", '.', ReplyKind::Refused, ""},
        StrictCase{"thoughtsAreOfTheReply", Template::Generation, "<think>x</think>A. Joe Biden", '.',
                   ReplyKind::Unreadable, ""},
        StrictCase{"notTidied", Template::Generation, "A. **Joe Biden**.", '+', ReplyKind::Answered, "**Joe Biden**."},
        StrictCase{"denialIsAnAnswer", Template::Generation, "A. not Joe Biden", '+', ReplyKind::Answered,
                   "not Joe Biden"},
        StrictCase{"choiceByName", Template::Mcqa, "(a) Barack Obama", '+', ReplyKind::Answered, "(a) Barack Obama"},
        StrictCase{"choiceByLetter", Template::Mcqa, "(d)", '-', ReplyKind::Answered, "(d)"},
        StrictCase{"choiceNotInTheFirstLine", Template::Mcqa, "I cannot tell.\nBarack Obama", '+', ReplyKind::Answered,
                   "I cannot tell.\nBarack Obama"},
        StrictCase{"noChoice", Template::Mcqa, "", '-', ReplyKind::Empty, ""},
        StrictCase{"trueOne", Template::TrueFalse, "A. True.", '+', ReplyKind::Answered, "True."},
        StrictCase{"falseOneThenTrue", Template::TrueFalse, "A. false\n\nQ. In 2016, x\nA. true", '-',
                   ReplyKind::Answered, "false"},
        StrictCase{"notTrue", Template::TrueFalse, "A. not true", '+', ReplyKind::Answered, "not true"},
        StrictCase{"trueUnmarked", Template::TrueFalse, "true", '.', ReplyKind::Unreadable, ""},
        StrictCase{"neither", Template::TrueFalse, "A. maybe", '-', ReplyKind::Answered, "maybe"}),
    [](const auto& test) { return std::string(test.param.label); });

struct LenientCase {
    const char* label;
    Template form;
    const char* reply;
    ReplyKind kind;
    bool hit;
    const char* answer;
};
class LenientTest : public testing::TestWithParam<LenientCase> {};

/// Right is (d) Barack Obama; (a) to (c) are Mitt Romney, Hillary Clinton, John McCain.
TEST_P(LenientTest, ReadsAsAPersonWould) {
    const LenientCase& one = GetParam();
    const auto verdict = judged(one.form, promptWith(3), one.reply);
    EXPECT_EQ(name(verdict.kind), name(one.kind));
    EXPECT_EQ(verdict.hit, one.hit);
    EXPECT_EQ(verdict.answer, one.answer);
    EXPECT_FALSE(verdict.leftOut);
}

using enum ReplyKind;
INSTANTIATE_TEST_SUITE_P(
    Choices, LenientTest,
    testing::Values(
        LenientCase{"cue", Template::Mcqa, "The answer is D.", Answered, true, "Barack Obama"},
        LenientCase{"option", Template::Mcqa, "Option D", Answered, true, "Barack Obama"},
        LenientCase{"boxed", Template::Mcqa, "So $\\boxed{\\text{D}}$.", Answered, true, "Barack Obama"},
        LenientCase{"json", Template::Mcqa, "{\"answer\": \"d\"}", Answered, true, "Barack Obama"},
        LenientCase{"fencedJson", Template::Mcqa, "```json\n{\"reason\": 1, \"answer\": \"d\"}\n```", Answered, true,
                    "Barack Obama"},
        LenientCase{"deniedAndAffirmed", Template::Mcqa, "not (d) but (c)", Answered, false, "John McCain"},
        LenientCase{"affirmedInTheEnd", Template::Mcqa, "(a) left in 2012, so the answer is (d).", Answered, true,
                    "Barack Obama"},
        LenientCase{"denied", Template::Mcqa, "It is not (d).", Unreadable, false, "It is not (d)"},
        LenientCase{"several", Template::Mcqa, "(a) Mitt Romney or (d) Barack Obama", Unreadable, false,
                    "(a) Mitt Romney or (d) Barack Obama"},
        LenientCase{"contradictory", Template::Mcqa, "(d) Mitt Romney", Contradictory, false, "Mitt Romney"},
        LenientCase{"contradictoryWithAStranger", Template::Mcqa, "(d) Joe Biden", Contradictory, false, "Joe Biden"},
        LenientCase{"aMark", Template::Mcqa, "Option D!", Answered, true, "Barack Obama"},
        LenientCase{"aQuestionMark", Template::Mcqa, "(d)?", Answered, true, "Barack Obama"},
        LenientCase{"aTick", Template::Mcqa, "(d) \u2713", Answered, true, "Barack Obama"},
        LenientCase{"explained", Template::Mcqa, "(d) because Mitt Romney lost", Answered, true, "Barack Obama"},
        LenientCase{"explainedInASentence", Template::Mcqa, "(d). Mitt Romney lost in 2012.", Answered, true,
                    "Barack Obama"},
        LenientCase{"partOfTheName", Template::Mcqa, "(d) Obama", Answered, true, "Barack Obama"},
        LenientCase{"deniedFurtherBack", Template::Mcqa, "I don't think it is (a). It's (d).", Answered, true,
                    "Barack Obama"},
        LenientCase{"optionsToldAgain", Template::Mcqa,
                    "(a) Mitt Romney (b) Hillary Clinton (c) John McCain (d) Barack Obama", Unreadable, false,
                    "(a) Mitt Romney (b) Hillary Clinton (c) John McCain (d) Barack Obama"},
        LenientCase{"article", Template::Mcqa, "A good question.", Unreadable, false, "A good question"},
        LenientCase{"initial", Template::Mcqa, "It is Hillary D. Clinton", Answered, false, "Hillary Clinton"},
        LenientCase{"deniedName", Template::Mcqa, "It is not Mitt Romney but Barack Obama.", Answered, true,
                    "Barack Obama"},
        LenientCase{"behindTalk", Template::Mcqa, "Let me see.\n\nIt must be (d).", Answered, true, "Barack Obama"},
        LenientCase{"runsOn", Template::Mcqa, "(a) Mitt Romney\n\nWho is it in 2020?\n(d) Barack Obama", Answered,
                    false, "Mitt Romney"},
        LenientCase{"cutOffJson", Template::Mcqa, "{\"answer\": \"Barack Obama", Answered, true, "Barack Obama"}),
    [](const auto& test) { return std::string(test.param.label); });
INSTANTIATE_TEST_SUITE_P(
    Truth, LenientTest,
    testing::Values(
        LenientCase{"notFalse", Template::TrueFalse, "not false", Answered, true, "true"},
        LenientCase{"contracted", Template::TrueFalse, "That isn’t true.", Answered, false, "false"},
        LenientCase{"correctAnswer", Template::TrueFalse, "The correct answer is false.", Answered, false, "false"},
        LenientCase{"both", Template::TrueFalse, "true or false", Unreadable, false, "true or false"},
        LenientCase{"slash", Template::TrueFalse, "True/False", Unreadable, false, "True/False"},
        LenientCase{"neither", Template::TrueFalse, "It is neither true nor false.", Unreadable, false,
                    "It is neither true nor false"},
        LenientCase{"whether", Template::TrueFalse, "One may ask whether it is true.", Unreadable, false,
                    "One may ask whether it is true"},
        LenientCase{"maybe", Template::TrueFalse, "Maybe.", Unreadable, false, "Maybe"},
        LenientCase{"json", Template::TrueFalse, "{\"answer\": true}", Answered, true, "true"},
        LenientCase{"behindTalk", Template::TrueFalse, "Sure! Here it is:\nA. true", Answered, true, "true"}),
    [](const auto& test) { return std::string(test.param.label); });
INSTANTIATE_TEST_SUITE_P(
    Names, LenientTest,
    testing::Values(LenientCase{"behindTalk", Template::Generation, "Sure! Here is the answer:\nA. Joe Biden", Answered,
                                true, "Joe Biden"},
                    LenientCase{"behindTalkOfAnother", Template::Generation,
                                "Let me think of Joe Biden.\nA. Mitt Romney", Answered, false, "Mitt Romney"},
                    LenientCase{"runsOn", Template::Generation, "Mitt Romney\n\nQ. In 2020, x\nA. Joe Biden", Answered,
                                false, "Mitt Romney"},
                    LenientCase{"notThisButThat", Template::Generation, "It was not Mitt Romney but Joe Biden.",
                                Answered, true, "Joe Biden"},
                    LenientCase{"thisNotThat", Template::Generation, "A. Mitt Romney, not Joe Biden", Answered, false,
                                "Mitt Romney"},
                    LenientCase{"onlyDenied", Template::Generation, "It was not Joe Biden.", Unreadable, false,
                                "It was not Joe Biden"},
                    LenientCase{"noDenial", Template::Generation, "A. not later than 30 days", Answered, false,
                                "not later than 30 days"},
                    LenientCase{"decomposed", Template::Generation, "A. Zu\u0308rich", Answered, false, "Zürich"},
                    LenientCase{"unknown", Template::Generation, "A. Unknown.", Refused, false, "Unknown"},
                    LenientCase{"placeholder", Template::Generation, "A. [Object]", Empty, false, ""},
                    LenientCase{"dots", Template::Generation, "…", Unreadable, false, "…"}),
    [](const auto& test) { return std::string(test.param.label); });

TEST(Judge, TheFirstVersionOfTheRulesKeepsItsVerdicts) {
    const auto judgedByTheFirst = [](Template form, const char* reply, Extraction extraction) {
        const JudgeSettings settings{extraction, Preprocess::Paper, kDefaultThreshold, 1};
        return judge(form, promptWith(3), kRight, FuzzyMatcher(kRight, settings.preprocess), reply, settings);
    };
    const std::tuple<Template, const char*, Extraction, ReplyKind, bool> cases[]{
        {Template::Mcqa, "(d) Mitt Romney", Extraction::Lenient, Answered, true},
        {Template::Mcqa, "The answer is D.", Extraction::Lenient, Answered, false},
        {Template::Mcqa, "not (d) but (c)", Extraction::Lenient, Answered, true},
        {Template::TrueFalse, "not false", Extraction::Lenient, Answered, false},
        {Template::TrueFalse, "correct", Extraction::Lenient, Answered, false},
        {Template::TrueFalse, "A. false\n\nQ. x\nA. true", Extraction::Strict, Answered, true},
        {Template::Generation, "Sure!\nA. Joe Biden", Extraction::Lenient, Answered, false},
        {Template::Generation, "Joe Biden", Extraction::Strict, Answered, false},
        {Template::Generation, "A. I cannot say, maybe Joe Biden", Extraction::Strict, Refused, false}};
    for (const auto& [form, reply, extraction, kind, hit] : cases) {
        const auto verdict = judgedByTheFirst(form, reply, extraction);
        EXPECT_EQ(name(verdict.kind), name(kind)) << reply;
        EXPECT_EQ(verdict.hit, hit) << reply;
        EXPECT_FALSE(verdict.leftOut) << reply;
    }
}

TEST(Judge, TheSecondVersionOfTheRulesTakesAMarkForAText) {
    for (const auto& [rules, kind] : {std::pair(2, Contradictory), {3, Answered}}) {
        const JudgeSettings settings{Extraction::Lenient, Preprocess::Paper, kDefaultThreshold, rules};
        const FuzzyMatcher matcher(kRight, settings.preprocess);
        EXPECT_EQ(name(judge(Template::Mcqa, promptWith(3), kRight, matcher, "d!", settings).kind), name(kind));
    }
    prompt::Prompt signs = promptWith(3);
    signs.options = {"+", "-", "*", "="};
    for (const char* reply : {"(d) +", "(d) +."})
        EXPECT_EQ(judged(Template::Mcqa, signs, reply).kind, Contradictory) << "a mark that is an option: " << reply;
}

TEST(Judge, NoBytesMakeLenientReadingFail) {
    std::string reply;
    std::uint32_t state = 1;
    constexpr std::string_view kPieces[]{"A.",       "*",      "**", "\"",       ".",  "\n",           " ",   "<think>",
                                         "</think>", "\xFF",   "(",  ")",        "d",  "Answer:",      "“",   "not ",
                                         " but ",    ", not ", "X",  "\\boxed{", "}",  "{\"answer\":", "```", "or",
                                         "true",     "[",      "]",  "\xCC\x88", "is "};
    for (int i = 0; i < 20'000; ++i) {
        state = state * 1664525U + 1013904223U;
        if ((state >> 24) % 8 == 0) reply.clear();
        reply += kPieces[(state >> 16) % std::size(kPieces)];
        for (const Template form : prompt::kTemplates) {
            const auto verdict = judged(form, promptWith(3), reply);
            EXPECT_TRUE(!verdict.hit || verdict.kind == Answered) << reply;
        }
    }
}

TEST(Judge, RefusalsAndEmptyRepliesAreTheirOwnOutcome) {
    for (const Template form : prompt::kTemplates) {
        EXPECT_EQ(judged(form, promptWith(3), "I'm sorry, but I can't help with that.").kind, ReplyKind::Refused);
        EXPECT_EQ(judged(form, promptWith(3), " \n").kind, ReplyKind::Empty);
        EXPECT_EQ(judged(form, promptWith(3), "<think>hm</think>").kind, ReplyKind::Empty);
        EXPECT_EQ(judged(form, promptWith(3), "A. Mitt Romney").kind,
                  form == Template::TrueFalse ? ReplyKind::Unreadable : ReplyKind::Answered);
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
