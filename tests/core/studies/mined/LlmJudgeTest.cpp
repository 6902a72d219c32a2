// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/LlmJudge.h"

#include <gtest/gtest.h>

#include <random>

using namespace chronoscope::mined;

namespace {
TEST(LlmJudge, ReadsTheOnlyNumberOfAnAnswer) {
    const std::vector<std::pair<std::string, std::optional<double>>> cases{
        {"0.85", 0.85},    {" 1.0\n", 1.0},
        {"1", 1.0},        {"0", 0.0},
        {".5", 0.5},       {"Score: 0.5", 0.5},
        {"**0.7**", 0.7},  {"0.854", 0.85},
        {"0.125", 0.12},   {"0.375", 0.38},
        {"0.995", 0.99},   {"0.015", 0.01},
        {"0.996", 1.0},    {"I would say 1.", 1.0},
        {"85", {}},        {"0.8-0.9", {}},
        {"1/2", {}},       {"", {}},
        {"none", {}},      {"1.5", {}},
        {"-0.5", {}},      {"\u22120.5", {}},
        {"0,5", {}},       {"1e-3", {}},
        {"0.5.5", {}},     {"0.9 out of 1", {}},
        {"v0.9", 0.9},     {std::string(400, '9'), {}},
        {"\xFF 0.3", 0.3},
    };
    for (const auto& [answer, score] : cases)
        EXPECT_EQ(judgedScore(answer), score) << answer;
}

TEST(LlmJudge, WhateverIsReadLiesBetweenNoneAndOne) {
    std::mt19937 random(5);
    constexpr std::string_view kBytes = "0123456789..- \nab\xFF";
    for (int i = 0; i < 20000; ++i) {
        std::string answer;
        for (auto length = random() % 10; length > 0; --length)
            answer += kBytes[random() % kBytes.size()];
        const auto score = judgedScore(answer);
        EXPECT_TRUE(!score || (*score >= 0 && *score <= 1)) << answer;
    }
}

TEST(LlmJudge, AsksWithTheGoldsAndTheReply) {
    const JudgePrompt prompt = judgePrompt({"Türkiye", "Turkey"}, "Ankara {x}");
    EXPECT_TRUE(prompt.user.ends_with("\nStandard Answer: Türkiye or Turkey\nPrediction: Ankara {x}\nYour Answer:"))
        << prompt.user;
    EXPECT_NE(prompt.system.find("only a floating-point number between 0 and 1"), std::string::npos);
}

TEST(LlmJudge, AgreementLeavesOutWhatCouldNotBeRead) {
    JudgeAgreement agreement;
    EXPECT_FALSE(agreement.agreed());
    EXPECT_FALSE(agreement.kappa());
    for (const auto& [score, cem] : std::vector<std::pair<std::optional<double>, bool>>{
             {1.0, true}, {0.9, true}, {0.2, true}, {0.5, false}, {0.0, false}, {0.1, false}, {{}, true}})
        agreement.add(score, cem);
    EXPECT_EQ(agreement.replies, 6);
    EXPECT_EQ(agreement.unparsable, 1);
    EXPECT_EQ(agreement.bothRight, 2);
    EXPECT_EQ(agreement.onlyCem, 1);
    EXPECT_EQ(agreement.onlyJudge, 1);
    EXPECT_EQ(agreement.bothWrong, 2);
    EXPECT_DOUBLE_EQ(*agreement.agreed(), 4.0 / 6);
    EXPECT_DOUBLE_EQ(*agreement.kappa(), (4.0 / 6 - 0.5) / 0.5);
    EXPECT_DOUBLE_EQ(agreement.sumWhereRight, 2.1);
    EXPECT_DOUBLE_EQ(agreement.sumWhereWrong, 0.6);
    JudgeAgreement alike;
    alike.add(1.0, true);
    EXPECT_FALSE(alike.kappa());
}
} // namespace
