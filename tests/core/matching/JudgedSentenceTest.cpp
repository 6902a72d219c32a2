// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Judge.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::matching;
using prompt::Template;
using enum ReplyKind;

/// Replies in sentences: marks, explanations, later lines, denials, and text without end.
namespace {
/// Norway in 2010: (a) Joachim Gauck, (b) Olav V, (c) Carl XVI Gustaf, (d) Harald V of Norway, which is right.
Verdict judgedOfNorway(Template form, std::string_view reply) {
    const std::vector<benchmark::Object> right{{"Harald V of Norway"}};
    prompt::Prompt prompt;
    prompt.options = {"Joachim Gauck", "Olav V", "Carl XVI Gustaf", "Harald V of Norway"};
    prompt.correctOption = 3;
    prompt.statementTrue = true;
    return judge(form, prompt, right, FuzzyMatcher(right, Preprocess::Paper), reply, {});
}

TEST(JudgedSentence, WhatStandsBehindTheMarkIsReadBeforeTheMarkIsTakenForALetter) {
    for (const char* reply :
         {"A. It's (d)", "A. It is (d) Harald V of Norway", "A. is (d)", "A. Correct answer: (d)",
          "A. Right answer is d", "A. Based on the information, (d)", "A. Given the options, (d) Harald V of Norway",
          "A. Since 1991, the answer is (d) Harald V of Norway", "A. As of 2010, Harald V of Norway",
          "A. It is Harald V of Norway", "A. He is Harald V"})
        EXPECT_EQ(judgedOfNorway(Template::Mcqa, reply).answer, "Harald V of Norway") << reply;
    for (const char* reply : {"A. He took office in 2010", "A. because he was president"})
        EXPECT_EQ(judgedOfNorway(Template::Mcqa, reply).answer, "Joachim Gauck") << reply;
}

TEST(JudgedSentence, AnExplanationThatNamesAnotherOptionContradictsItsLetter) {
    const std::tuple<const char*, ReplyKind> cases[]{
        {"(a) It is Harald V of Norway", Contradictory}, {"(d) He is Joachim Gauck", Contradictory},
        {"(d) It is Harald V of Norway", Answered},      {"(d) He has reigned since 1991", Answered},
        {"(d) is correct, Olav V had died", Answered},   {"(d) because Olav V had died", Answered}};
    for (const auto& [reply, kind] : cases)
        EXPECT_EQ(name(judgedOfNorway(Template::Mcqa, reply).kind), name(kind)) << reply;
}

TEST(JudgedSentence, AnAnswerIsNotGivenUpForALaterLineThatOnlyOpensLikeOne) {
    const std::tuple<Template, const char*, const char*> cases[]{
        {Template::Generation, "Harald V of Norway\nThe answer is based on data up to 2023.", "Harald V of Norway"},
        {Template::Generation, "**Harald V of Norway**\n\nAnswer is based on my training data", "Harald V of Norway"},
        {Template::Generation, "Harald V of Norway\nAnswer: from my training data", "Harald V of Norway"},
        {Template::Generation, "Harald V of Norway\nA. short answer", "Harald V of Norway"},
        {Template::Generation, "It was Harald V of Norway.\nMy answer is based on the dates.",
         "It was Harald V of Norway"},
        {Template::Generation, "Olav V was followed by his son in 1991.\n\nAnswer: Harald V of Norway",
         "Harald V of Norway"},
        {Template::Generation, "I think of Olav V first.\nThe answer is Harald V of Norway.", "Harald V of Norway"},
        {Template::Generation, "Good question!\nThe answer is lithium.", "lithium"},
        {Template::Mcqa, "(d)\nThe answer is based on the years.", "Harald V of Norway"},
        {Template::Mcqa, "(d) Harald V of Norway.\nThe answer is based on the years.", "Harald V of Norway"},
        {Template::Mcqa, "Olav V died in 1991 already.\nThe answer is (d).", "Harald V of Norway"},
        {Template::Mcqa, "(d) is what I take it to be.\nAnswer: see above", "Harald V of Norway"},
        {Template::TrueFalse, "True\nThe answer is based on the years.", "true"},
        {Template::TrueFalse, "It is true.\nThe answer is based on the years.", "true"},
        {Template::TrueFalse, "It would be wrong of Olav V.\nA. true", "true"}};
    for (const auto& [form, reply, answer] : cases)
        EXPECT_EQ(judgedOfNorway(form, reply).answer, answer) << reply;
}

TEST(JudgedSentence, TypographicMarksPartWordsAsPlainOnesDo) {
    for (const char* reply : {"d—because he reigns", "Option “D”", "The answer is ‘d’", "d…", "（d）", "It’s d", "«d»",
                              "d – Harald V of Norway", "(d)—Harald V of Norway"})
        EXPECT_EQ(judgedOfNorway(Template::Mcqa, reply).answer, "Harald V of Norway") << reply;
    for (const char* reply : {"True—Harald V was king.", "The statement is “true”.", "‘True’", "True。", "true👍",
                              "It isn’t false", "True…", "Not so fast—true"})
        EXPECT_EQ(judgedOfNorway(Template::TrueFalse, reply).answer, "true") << reply;
    EXPECT_EQ(judgedOfNorway(Template::TrueFalse, "False—he was not.").answer, "false");
    for (const char* reply : {"dé", "éd",
                              "e\xCC\x81"
                              "d",
                              "I’d say so", "ød"})
        EXPECT_EQ(name(judgedOfNorway(Template::Mcqa, reply).kind), "unreadable") << reply;
    EXPECT_EQ(name(judgedOfNorway(Template::TrueFalse, "trueé").kind), "unreadable");
    EXPECT_EQ(judgedOfNorway(Template::Generation, "“Côte d’Ivoire” – so").answer, "“Côte d’Ivoire” – so")
        << "names keep theirs";
}

TEST(JudgedSentence, ADenialReachesNoFurtherThanItSays) {
    const std::tuple<Template, const char*, const char*> cases[]{
        {Template::Generation, "Harald V of Norway, not Joachim Gauck but he is old", "Harald V of Norway"},
        {Template::Generation, "It was not Joachim Gauck but rather Harald V of Norway", "rather Harald V of Norway"},
        {Template::Generation, "I have no doubt: Harald V of Norway", "I have no doubt: Harald V of Norway"},
        {Template::Mcqa, "not (a) but (d)", "Harald V of Norway"},
        {Template::Mcqa, "not Joachim Gauck but Harald V of Norway", "Harald V of Norway"},
        {Template::TrueFalse, "There is no reason to doubt it: true", "true"},
        {Template::TrueFalse, "There is no reason to doubt that it is true", "true"},
        {Template::TrueFalse, "no-one disputes it: true", "true"},
        {Template::TrueFalse, "No one disputes that this is true.", "true"},
        {Template::TrueFalse, "There is no evidence that this is true.", "false"},
        {Template::TrueFalse, "No", "false"},
        {Template::TrueFalse, "No, he was king.", "false"},
        {Template::TrueFalse, "No - Olav V was king", "false"},
        {Template::TrueFalse, "No (Olav V was king)", "false"},
        {Template::TrueFalse, "No he was not", "false"},
        {Template::TrueFalse, "The answer is no because he had died", "false"}};
    for (const auto& [form, reply, answer] : cases) {
        EXPECT_EQ(judgedOfNorway(form, reply).answer, answer) << reply;
        EXPECT_EQ(name(judgedOfNorway(form, reply).kind), "answered") << reply;
    }
    for (const char* reply : {"I have no information on Norway", "I have no idea.", "I have no reliable data on it"})
        EXPECT_EQ(name(judgedOfNorway(Template::Generation, reply).kind), "refused") << reply;
}

/// Work that grows with the square of such a reply would take hours.
TEST(JudgedSentence, AReplyThatRunsOnForEverIsJudged) {
    constexpr std::size_t kBytes = 2'000'000;
    for (const char* piece : {"a) ",
                              "(d) ",
                              "not ",
                              "not (a) ",
                              "true ",
                              "not true ",
                              "no ",
                              "or ",
                              "\n",
                              "x\n",
                              "!",
                              "!\n",
                              "A. ",
                              "A.\n",
                              "<think>",
                              "</think>",
                              "<think></think>",
                              "\"",
                              "**",
                              "the answer ",
                              " but ",
                              ", not X",
                              "’",
                              "—",
                              "\xCC\x88",
                              "\x80",
                              "{",
                              "\\boxed{",
                              "```\n",
                              "Answer:\n",
                              "maybe a\n"}) {
        std::string reply;
        while (reply.size() < kBytes)
            reply += piece;
        for (const Template form : prompt::kTemplates)
            for (const char* before : {"", "Let me see. ", "x!!!\n"})
                EXPECT_LE(judgedOfNorway(form, before + reply).answer.size(), 8192U) << piece;
    }
}
} // namespace
