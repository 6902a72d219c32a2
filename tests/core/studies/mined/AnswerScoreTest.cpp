// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerScore.h"
#include "core/base/Text.h"
#include "core/studies/mined/AnswerText.h"
#include "core/studies/mined/PythonText.h"
#include "tests/core/studies/mined/SharedRows.h"

#include <gtest/gtest.h>

#include <chrono>
#include <random>

using namespace chronoscope;
using namespace chronoscope::mined;

namespace {
std::string words(std::string_view text) { return text::toUtf8(wordForm(text)); }
std::string squad(std::string_view text) { return text::toUtf8(squadForm(text)); }

struct ScoreCase {
    const char* reply;
    std::vector<std::string> golds;
    AnswerScore score;
};

TEST(AnswerScore, ContainsByWordsByLettersAndCountsTokens) {
    const std::vector<ScoreCase> cases{
        {"Tim Cook", {"Tim Cook"}, {true, true, 1}},
        {"The CEO is Tim Cook.", {"Tim Cook"}, {true, true, 2.0 / 3}},
        {"Cook", {"Tim Cook"}, {false, false, 2.0 / 3}},
        {"Unknown.", {"unknown"}, {true, true, 1}},
        {"yesterday", {"Yes"}, {false, true, 0}},
        {"Jean Claude Juncker", {"Jean-Claude Juncker"}, {true, false, 0.4}},
        {"AC Milan", {"A.C. Milan"}, {true, true, 1}},
        {"one", {"1"}, {true, false, 0}},
        {"Sao Tome", {"São Tomé"}, {false, false, 0}},
        {"", {"Tim"}, {false, false, 0}},
        {"", {""}, {false, false, 1}},
        {"PSG", {"Paris Saint-Germain F.C.", "PSG"}, {true, true, 1}},
        {"Chelsea", {"Paris", "PSG"}, {false, false, 0}},
        {"C#", {"C#"}, {false, true, 1}},       // it ends in no word character: as published
        {"Tim Cook", {"The"}, {true, true, 0}}, // nothing left to compare: as published
        {"the the", {"The The"}, {false, true, 1}},
        {"Pele\u0301", {"Pele\u0301"}, {false, true, 1}}, // a combining mark is no word character to Python
        {"a b b c", {"b b d"}, {false, false, 2 * (2.0 / 3) * (2.0 / 3) / (4.0 / 3)}},
        {"aab aab", {"ab aab"}, {false, true, 0.5}},
    };
    for (const ScoreCase& one : cases) {
        const AnswerScore score = Golds(one.golds).score(one.reply);
        EXPECT_EQ(score.cem, one.score.cem) << one.reply << " | " << one.golds[0];
        EXPECT_EQ(score.substring, one.score.substring) << one.reply << " | " << one.golds[0];
        EXPECT_NEAR(score.f1, one.score.f1, 1e-12) << one.reply << " | " << one.golds[0];
    }
}

TEST(AnswerScore, ARefusalMatchesNothingAndIsToldByTheServerOrByItsWords) {
    using backend::Finish;
    using matching::ReplyKind;
    EXPECT_EQ(kindOfReply("", Finish::Stop, false), ReplyKind::Empty);
    EXPECT_EQ(kindOfReply(" \n", Finish::ContentFilter, false), ReplyKind::Refused);
    EXPECT_EQ(kindOfReply("I'm sorry, but I can't help with that.", Finish::Stop, false), ReplyKind::Refused);
    EXPECT_EQ(kindOfReply("Answer: **I cannot tell who that is.**", Finish::Stop, false), ReplyKind::Refused);
    EXPECT_EQ(kindOfReply("This person", Finish::ContentFilter, false), ReplyKind::Refused);
    EXPECT_EQ(kindOfReply("Nobody", Finish::Length, false), ReplyKind::Answered);
    // Whoever names the right one has answered, and "unknown" may be what is right.
    EXPECT_EQ(kindOfReply("I'm sorry, it is Tim Cook", Finish::Stop, true), ReplyKind::Answered);
    EXPECT_EQ(kindOfReply("unknown", Finish::Stop, false), ReplyKind::Answered);
}

TEST(AnswerScore, TheWordFormKeepsTheOdditiesOfThePublishedScorer) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"Jean-Claude - x", "jeanclaude x"}, // one mark beside a blank: all of its kind go
        {"Jean-Claude", "jean claude"},
        {"1,000-2", "10002"},        // digit, comma, digit: every mark goes
        {"Jean\u00A0- x", "jean x"}, // only the plain blank counts as one, and here it is behind
        {"Jean\u00A0-x", "jean x"},
        {"U.S. 3.5 v.2", "us 3.5 v.2"},
        {std::string(33, '.') + "x", ".x"}, // 32 periods, no more
        {"None of ten", "0 of 10"},
        {"The dont of a", "don't of"},
        {"Im here", "im here"}, // a key with a capital never acts
        {"line\nbreak\tand\rmore", "line break and more"},
        {"\u0130stanbul", "i\u0307stanbul"},
        {"\u039F\u0394\u039F\u03A3", "\u03BF\u03B4\u03BF\u03C2"},
        {"x\u2003y\u200Bz", "x y\u200Bz"},
        {"\xFF\xFE", "\uFFFD\uFFFD"},
        {"", ""},
    };
    for (const auto& [text, form] : cases)
        EXPECT_EQ(words(text), form) << text;
    EXPECT_EQ(squad("The  \u201CU.S.\u201D of a-b, an\u0301"), "\u201Cus\u201D of ab \u0301");
    EXPECT_EQ(squad("The_end"), "theend");
}

/// Vectors by Python 3.11: a cased letter of any category on either side of the sigma, ignorable ones between.
TEST(AnswerScore, ASigmaEndsAWordWherePythonSaysSo) {
    const std::vector<std::pair<const char*, const char*>> cases{
        {"ΑΣ", "ας"},     {"Σ", "σ"},     {"ΑΣº", "ασº"},   {"ΑΣª", "ασª"}, {"ΑΣⅧ", "ασⅷ"}, {"ΑΣⒶ", "ασⓐ"},
        {"ºΣ", "ºς"},     {"ⅧΣ", "ⅷς"},   {"ⒶΣ x", "ⓐς x"}, {"ΑΣʰ", "αςʰ"}, {"ʰΣ", "ʰσ"},   {"ΑΣ²", "ας²"},
        {"ΑΣ'º", "ασ'º"}, {"Α.Σ", "α.ς"}, {"ΑΣ1", "ας1"},   {"1Σ", "1σ"},
    };
    for (const auto& [text, lower] : cases)
        EXPECT_EQ(text::toUtf8(lowered(characters(text))), lower) << text;
}

TEST(AnswerScore, AGoldOfWhichNothingIsLeftIsNotUsable) {
    for (const char* gold : {"", " \n ", "The", "...", "a an the", "'"})
        EXPECT_FALSE(isUsableGold(gold)) << gold;
    for (const char* gold : {"Tim", "C#", "0", "\u092E\u094B\u0926\u0940"})
        EXPECT_TRUE(isUsableGold(gold)) << gold;
    EXPECT_FALSE(Golds(std::vector<std::string>{}).isUsable());
    EXPECT_FALSE(Golds({"Tim", ""}).isUsable());
    EXPECT_TRUE(Golds({"Tim", "Cook"}).isUsable());
}

TEST(AnswerScore, WhiteSpaceOfAnyKindIsNoReply) {
    for (const char* reply : {"", " \t\r\n", "\u00A0\u3000", "\x1C"})
        EXPECT_TRUE(isEmptyReply(reply));
    for (const char* reply : {"x", "\u200B", "\uFEFF", "\xFF"})
        EXPECT_FALSE(isEmptyReply(reply));
}

/// Bytes that meet every rule, and some that are no UTF-8.
std::string anyText(std::mt19937& random) {
    static const std::vector<std::string> kParts{
        " ",      " ",      "\n",     ".", ",",    "-",    "1", "23",     "a",        "the",
        "Tim",    "Cook",   "None",   "'", "dont", "\xFF", "é", "\u0301", "²",        "\u03A3",
        "\u0130", "\u00A0", "\u3000", "Ⅲ", "मोदी", "\"",   "_", "C#",     "\xF0\x9F", "?"};
    std::string text;
    for (auto length = random() % 12; length > 0; --length)
        text += kParts[random() % kParts.size()];
    return text;
}

TEST(AnswerScore, HoldsForEveryText) {
    std::mt19937 random(11);
    for (int i = 0; i < 20000; ++i) {
        const std::string reply = anyText(random);
        const std::string gold = anyText(random);
        const AnswerScore score = Golds({gold}).score(reply);
        EXPECT_GE(score.f1, 0);
        EXPECT_LE(score.f1, 1);
        EXPECT_DOUBLE_EQ(score.f1, Golds({reply}).score(gold).f1) << reply << " | " << gold;
        EXPECT_EQ(Golds({reply}).score(reply).f1, 1) << reply;
        EXPECT_EQ(squad(squad(gold)), squad(gold)) << gold;
        EXPECT_TRUE(text::isUtf8(words(reply)));
        if (squad(gold).empty()) continue;
        EXPECT_TRUE(Golds({gold}).score(reply + " " + gold).substring) << reply << " | " << gold;
        EXPECT_FALSE(Golds({gold}).score("").substring);
    }
}

TEST(AnswerScore, AHostileReplyCostsNoMoreThanItsLength) {
    const std::string reply(1u << 20, 'a');
    const std::string gold = std::string(1u << 19, 'a') + "b";
    const auto begin = std::chrono::steady_clock::now();
    const AnswerScore score = Golds({gold}).score(reply);
    EXPECT_FALSE(score.cem || score.substring);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20)); // the square would take minutes
}

TEST(AnswerScore, EqualsThePublishedScorerOnEveryPair) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    const auto rows = test::sharedRows("score_pairs.jsonl");
    ASSERT_EQ(rows.size(), 832U);
    for (const auto& row : rows) {
        const auto reply = row.at("prediction").get<std::string>();
        const auto gold = row.at("gold").get<std::string>();
        EXPECT_EQ(words(reply), row.at("norm_word_prediction")) << row;
        EXPECT_EQ(words(gold), row.at("norm_word_gold")) << row;
        EXPECT_EQ(squad(reply), row.at("norm_squad_prediction")) << row;
        EXPECT_EQ(squad(gold), row.at("norm_squad_gold")) << row;
        const AnswerScore score = Golds({gold}).score(reply);
        EXPECT_EQ(score.cem, row.at("cem") == 1) << row;
        EXPECT_EQ(score.substring, row.at("cem_substring") == 1) << row;
        EXPECT_NEAR(score.f1, row.at("f1").get<double>(), 1e-11) << row;
    }
}

TEST(AnswerScore, EqualsThePublishedScorerWithSeveralGolds) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    const auto rows = test::sharedRows("score_aliases.jsonl");
    ASSERT_EQ(rows.size(), 30U);
    for (const auto& row : rows)
        EXPECT_EQ(Golds(row.at("golds")).score(row.at("prediction").get<std::string>()).cem, row.at("cem_any") == 1)
            << row;
}
} // namespace
