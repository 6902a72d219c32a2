// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include "core/base/Text.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"
#include "tests/support/TraversalBench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;

namespace {
std::string extracted(std::string_view reply, bool wholeReply = false) {
    static const TraversalWords kWords = loadTraversalWords();
    return kWords.extract(reply, 2013, "Ada Quill", "position held", wholeReply);
}

struct Reply {
    const char* label;
    const char* text;
    const char* answer;
};

class PatternTest : public testing::TestWithParam<Reply> {};
TEST_P(PatternTest, ReadsTheAnswer) { EXPECT_EQ(extracted(GetParam().text), GetParam().answer); }
INSTANTIATE_TEST_SUITE_P(
    Forms, PatternTest,
    testing::Values(Reply{"mark", "A. Mayor of Arl", "Mayor of Arl"}, Reply{"colon", "A: Mayor of Arl", "Mayor of Arl"},
                    Reply{"smallMark", "a. Mayor of Arl", "Mayor of Arl"},
                    Reply{"candidateMark", "Candidate A. Mayor of Arl", "Mayor of Arl"},
                    Reply{"answerStop", "Answer. Mayor of Arl", "Mayor of Arl"},
                    Reply{"answerColon", "Answer: Mayor of Arl", "Mayor of Arl"},
                    Reply{"answerColonWithoutSpace", "Answer:Mayor of Arl", "Mayor of Arl"},
                    Reply{"finalAnswer", "Final Answer. Mayor of Arl", "Mayor of Arl"},
                    Reply{"correctAnswer", "Correct answer: Mayor of Arl", "Mayor of Arl"},
                    Reply{"candidateAnswer", "Candidate Answer. Mayor of Arl", "Mayor of Arl"},
                    Reply{"theAnswerIs", "So I think the answer is Mayor of Arl.", "Mayor of Arl"},
                    Reply{"theCorrectAnswerIs", "Checked: the correct answer is: \"Mayor of Arl\".", "Mayor of Arl"},
                    Reply{"statement", "2013, Ada Quill, position held, Mayor of Arl", "Mayor of Arl"},
                    Reply{"statementWithIn", "In 2013, ada quill, Position Held, Mayor of Arl.", "Mayor of Arl"},
                    Reply{"statementBehindAMark", "A. In 2013, Ada Quill, position held, Mayor of Arl",
                          "Mayor of Arl"}),
    [](const auto& each) { return each.param.label; });

INSTANTIATE_TEST_SUITE_P(
    Dress, PatternTest,
    testing::Values(
        Reply{"emphasis", "**A. Mayor of Arl**", "Mayor of Arl"},
        Reply{"emphasisOfTheMark", "**A.** Mayor of Arl", "Mayor of Arl"},
        Reply{"emphasisOfTheAnswer", "A. **Mayor of Arl**", "Mayor of Arl"},
        Reply{"listDot", "- A. Mayor of Arl", "Mayor of Arl"}, Reply{"brackets", "A. [Mayor of Arl]", "Mayor of Arl"},
        Reply{"quotes", "A. \"Mayor of Arl\"", "Mayor of Arl"},
        Reply{"carriageReturn", "A. Mayor of Arl\r\n\r\n", "Mayor of Arl"},
        Reply{"initials", "A. A. Milne", "A. Milne"}, Reply{"abbreviation", "A. Liverpool F.C.", "Liverpool F.C."},
        Reply{"letters", "A. ÅSE Þór", "ÅSE Þór"},
        Reply{"markAloneOnItsLine", "Answer:\n\nMayor of Arl", "Mayor of Arl"},
        Reply{"talkBefore", "Sure! Let me check.\n\nA. Mayor of Arl", "Mayor of Arl"},
        Reply{"candidateRepeatedFirst", "Candidate A. Judge\nThat is wrong.\nA. Mayor of Arl", "Mayor of Arl"},
        Reply{"thoughts", "<think>A. Judge?</think>A. Mayor of Arl", "Mayor of Arl"},
        Reply{"thoughtsOpenedByTheTemplate", "A. Judge?</think>\nA. Mayor of Arl", "Mayor of Arl"},
        Reply{"thoughtsBehind", "A. Mayor of Arl<think>A. Judge?", "Mayor of Arl"},
        Reply{"echoOfTheQuestion", "Q. In 2013, Ada Quill, position held, [Object]\nA. Mayor of Arl", "Mayor of Arl"},
        Reply{"apologyBeforeAMark", "I apologize for the confusion.\n\nA. Mayor of Arl", "Mayor of Arl"},
        Reply{"apologyBeforeAStatement", "Sorry, I was wrong.\n2013, Ada Quill, position held, Mayor of Arl",
              "Mayor of Arl"},
        Reply{"phraseThatSaysNothingAtFirst", "The answer isn't Judge, the answer is Mayor of Arl", "Mayor of Arl"},
        Reply{"whatItIsNotAtFirst", "The answer is not Judge; the answer is Mayor of Arl", "Mayor of Arl"},
        Reply{"atMost", "The answer is not later than 30 days.", "not later than 30 days"},
        Reply{"atMostOfTime", "The answer is: no longer than 30 days", "no longer than 30 days"},
        Reply{"titleWithNot", "The answer is Not the End", "Not the End"},
        Reply{"nameThatOpensAlike", "The answer is nottingham", "nottingham"},
        Reply{"theChronologyGoesOn", "A. Mayor of Arl\n\nQ. In 2014, Ada Quill, position held, [Object]\nA. Judge",
              "Mayor of Arl"}),
    [](const auto& each) { return each.param.label; });

INSTANTIATE_TEST_SUITE_P(
    None, PatternTest,
    testing::Values(
        Reply{"empty", "", ""}, Reply{"whiteSpace", " \n\t\r\n", ""}, Reply{"markAlone", "A.", ""},
        Reply{"nothingButStops", "A. ...", ""}, Reply{"placeholder", "A. [Object]", ""},
        Reply{"placeholderOfTheQuestion", "Candidate A. [Object]", ""}, Reply{"aName", "A.C. Milan", ""},
        Reply{"words", "Mayor of Arl", ""}, Reply{"refusal", "I'm sorry, but I can't help. A. Mayor of Arl", ""},
        Reply{"refusalBehindAMark", "A. I don't know", ""}, Reply{"thoughtsAlone", "<think>A. Mayor of Arl", ""},
        Reply{"closedThoughtsAlone", "A. Mayor of Arl\n</think>\n", ""},
        Reply{"anotherYearsQuestion", "Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl", ""},
        Reply{"anotherYearsStatement", "2012, Ada Quill, position held, Mayor of Arl", ""},
        Reply{"placeholderInAnotherCase", "A. [object]", ""},
        Reply{"refusalBehindALaterMark", "Let me see.\nA. I don't know", ""},
        Reply{"refusalBehindAPhrase", "Let me see: the answer is I do not know.", ""},
        Reply{"phraseInARefusal", "I'm sorry, I can't say that the answer is Mayor of Arl", ""},
        Reply{"anotherSubjectsStatement", "2013, Ben Quill, position held, Mayor of Arl", ""},
        Reply{"phraseInsideAWord", "the answer isn't Judge", ""}, Reply{"denial", "The answer is not Judge.", ""},
        Reply{"emphaticDenial", "The correct answer is **not** Judge", ""},
        Reply{"loudDenial", "The answer is: NOT Judge", ""},
        Reply{"denialOfThePast", "The answer is no longer Judge", ""}, Reply{"denialAlone", "The answer is not", ""}),
    [](const auto& each) { return each.param.label; });

TEST(TraversalWordsTest, AWholeReplyStandsInWhereNoPatternFits) {
    EXPECT_EQ(extracted(" \n Mayor of Arl.\n", true), "Mayor of Arl");
    EXPECT_EQ(extracted("It is, I think,\r\n\r\n  Mayor of Arl", true), "It is, I think, Mayor of Arl");
}
TEST(TraversalWordsTest, APatternGoesBeforeTheWholeReply) {
    EXPECT_EQ(extracted("I looked it up.\nA. Mayor of Arl", true), "Mayor of Arl");
}
TEST(TraversalWordsTest, ARefusalIsNoWholeReply) { EXPECT_EQ(extracted("I cannot say.", true), ""); }

TEST(TraversalWordsTest, AnAnswerBeyondWhatIsReadIsNone) {
    EXPECT_EQ(extracted(std::string(5000, ' ') + "A. x"), "x"); // white space is trimmed before
    EXPECT_EQ(extracted("-" + std::string(5000, '\n') + "A. x"), "");
}

TEST(TraversalWordsTest, AnAnswerIsWellFormedTextWhateverTheReplyHolds) {
    std::string nul("A. Ma");
    nul += '\0';
    nul += "yor\x07";
    EXPECT_EQ(extracted(nul), "Ma yor");
    EXPECT_EQ(extracted("A. Ma\xFFyor \xC3"), "Ma\uFFFDyor \uFFFD");
    const std::string cut = extracted("A. " + std::string(998, 'x') + "\u00E9\u00E9\u00E9");
    EXPECT_TRUE(text::isUtf8(cut));
    EXPECT_LE(cut.size(), 1000U);
}

// A megabyte that is worst for each part of the search; seconds would be a hanging window.
TEST(TraversalWordsTest, AHostileReplyCostsLittle) {
    std::string thoughts;
    for (int i = 0; i < 100'000; ++i)
        thoughts += "</think>";
    std::string phrases;
    for (int i = 0; i < 100'000; ++i)
        phrases += "the answer is i don't know the answer isn't ";
    const auto start = std::chrono::steady_clock::now();
    for (const std::string& reply :
         {std::string(1 << 20, 'A'), std::string(1 << 20, '\0'), std::string(1 << 20, '\xFF'),
          std::string(1 << 20, '*'), "A. " + std::string(1 << 20, '['), thoughts, phrases})
        EXPECT_LE(extracted(reply, true).size(), 1000U);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

TEST(TraversalWordsTest, TheCandidateLineShowsThePlaceholderWhileThereIsNone) {
    const TraversalWords words = loadTraversalWords();
    EXPECT_EQ(words.candidateLine(""), "Candidate A. [Object]\n");
    EXPECT_EQ(words.candidateLine("{a} [x]"), "Candidate A. {a} [x]\n");
}

TEST(TraversalWordsTest, TalkIsToldFromNames) {
    const TraversalWords words = loadTraversalWords();
    for (const char* talk : {"Sure", "sure, here", "Understood.", "Here is the answer", "Okay! x", "  OK"})
        EXPECT_TRUE(words.isTalk(talk)) << talk;
    for (const char* name : {"", "Surett", "Hereford United", "Okayama", "Notts County", "A. Sure"})
        EXPECT_FALSE(words.isTalk(name)) << name;
}

TEST(TraversalWordsTest, TheStoredFormReadsBackTheSame) {
    const TraversalWords words = loadTraversalWords();
    const auto again = TraversalWords::parse(words.json());
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->json(), words.json());
    EXPECT_EQ(again->refine(), words.refine());
}

struct SpoiledWords {
    const char* label;
    const char* pointer; ///< what is replaced
    const char* value;   ///< JSON
};
class BadWordsTest : public testing::TestWithParam<SpoiledWords> {};
TEST_P(BadWordsTest, AreRefused) {
    auto json = nlohmann::json::parse(traversalWordsText());
    json[nlohmann::json::json_pointer(GetParam().pointer)] = nlohmann::json::parse(GetParam().value);
    const auto read = TraversalWords::parse(json.dump());
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::BadInput);
}
INSTANTIATE_TEST_SUITE_P(
    , BadWordsTest,
    testing::Values(SpoiledWords{"otherFormat", "/format", "\"chronoscope-templates\""},
                    SpoiledWords{"formatIsNoText", "/format", "[]"}, SpoiledWords{"laterVersion", "/version", "2"},
                    SpoiledWords{"emptyText", "/generate", "\" \""}, SpoiledWords{"noText", "/refine", "null"},
                    SpoiledWords{"candidateWithoutAPlace", "/candidate", "\"Candidate\""},
                    SpoiledWords{"marksAreNoList", "/marks", "\"A.\""}, SpoiledWords{"emptyMark", "/marks/0", "\"\""},
                    SpoiledWords{"markIsNoText", "/marks/0", "1"},
                    SpoiledWords{"markNotTrimmed", "/marks/0", "\"A. \""},
                    SpoiledWords{"phraseOfTwoLines", "/phrases/0", "\"the\\nanswer\""}),
    [](const auto& each) { return each.param.label; });

TEST(TraversalWordsTest, WhatIsNoJsonObjectIsRefused) {
    for (const std::string& text : {std::string(), std::string("[]"), std::string("{"), std::string("\"x\""),
                                    std::string(100'000, '['), std::string("{\"format\":\"\xFF\"}")})
        EXPECT_FALSE(TraversalWords::parse(text).ok()) << text.substr(0, 20);
}

TraversalSpec soundSpec() {
    TraversalSpec spec;
    spec.words = traversalWordsText();
    return spec;
}

TEST(TraversalSpecTest, ReadsBackWhatWasWritten) {
    TraversalSpec spec = soundSpec();
    spec.protocol = Protocol::Reference;
    spec.previous = 0;
    spec.next = 7;
    spec.order = YearOrder::FarthestFirst;
    spec.temperature = 0.7;
    spec.sample = {benchmark::Sample::Kind::Random, 12, 7};
    const nlohmann::json written = spec;
    const auto read = parseTraversalSpec(written.dump());
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(nlohmann::json(*read), written);
    EXPECT_EQ(read->sample.seed, 7U);
}

// What was stored before there were editions is of the first one.
TEST(TraversalSpecTest, AStoredReferenceRunKeepsItsEdition) {
    TraversalSpec spec = soundSpec();
    spec.protocol = Protocol::Reference;
    nlohmann::json stored = spec;
    EXPECT_EQ(parseTraversalSpec(stored.dump()).value().edition, kEdition);
    stored.erase("edition");
    EXPECT_EQ(parseTraversalSpec(stored.dump()).value().edition, 1);
    stored["edition"] = kEdition + 1;
    EXPECT_FALSE(parseTraversalSpec(stored.dump()).ok());
    stored["edition"] = (std::int64_t{1} << 32) + 1;
    EXPECT_FALSE(parseTraversalSpec(stored.dump()).ok());
    EXPECT_FALSE(nlohmann::json(soundSpec()).contains("edition")) << "the paper's rules have one";
}

TEST(TraversalSpecTest, SaysWhatIsWrong) {
    EXPECT_EQ(soundSpec().problem(), std::nullopt);
    const auto spoiled = [](const auto& change) {
        TraversalSpec spec = soundSpec();
        change(spec);
        return spec.problem();
    };
    EXPECT_TRUE(spoiled([](TraversalSpec& spec) { spec.previous = -1; }));
    EXPECT_TRUE(spoiled([](TraversalSpec& spec) { spec.next = kMaxSpan + 1; }));
    EXPECT_TRUE(spoiled([](TraversalSpec& spec) { spec.previous = spec.next = 0; }));
    EXPECT_TRUE(spoiled([](TraversalSpec& spec) { spec.temperature = std::nan(""); }));
    EXPECT_TRUE(spoiled([](TraversalSpec& spec) { spec.sample.amount = 0; }));
    EXPECT_TRUE(spoiled([](TraversalSpec& spec) { spec.words = "{}"; }));
}

TEST(TraversalSpecTest, HostileTextIsRefused) {
    nlohmann::json wild = soundSpec();
    wild["previous"] = 1e300;
    nlohmann::json unknown = soundSpec();
    unknown["protocol"] = "later";
    nlohmann::json part = soundSpec();
    part.erase("order");
    for (const std::string& text :
         {std::string(), std::string("null"), std::string(1'000'000, '['), wild.dump(), unknown.dump(), part.dump()})
        EXPECT_FALSE(parseTraversalSpec(text).ok()) << text.substr(0, 40);
}
} // namespace
