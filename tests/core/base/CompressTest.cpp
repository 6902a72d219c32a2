// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Compress.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

using namespace chronoscope;

namespace {
constexpr std::size_t kLimit = std::size_t{1} << 20;

std::string noise(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i)
        bytes += static_cast<char>(random());
    return bytes;
}

TEST(Compress, GivesBackWhatItGot) {
    std::vector<std::string> texts{"", "x", std::string(3, '\0'), "{\"choices\":[{\"text\":\"Åse\"}]}",
                                   std::string(kLimit, 'a')};
    for (const std::size_t size : {16'383U, 16'384U, 16'385U, 100'000U})
        texts.push_back(noise(size, 1));
    for (const std::string& text : texts)
        EXPECT_TRUE(decompressed(compressed(text), kLimit).value() == text) << text.size();
}

TEST(Compress, MakesRepliesSmaller) {
    std::string reply;
    for (int i = 0; i < 100; ++i)
        reply += "{\"token\":\"word\",\"logprob\":-0.25}";
    EXPECT_LT(compressed(reply).size(), reply.size() / 10);
}

TEST(Compress, StopsAtTheLimit) {
    const std::string bomb = compressed(std::string(std::size_t{64} << 20, '\0'));
    ASSERT_LT(bomb.size(), 100'000U);
    EXPECT_EQ(decompressed(bomb, kLimit).error().code, ErrorCode::BadInput);
    const std::string whole = compressed(std::string(1'000, 'x'));
    EXPECT_TRUE(decompressed(whole, 1'000));
    EXPECT_FALSE(decompressed(whole, 999));
    EXPECT_FALSE(decompressed(whole, 0));
    EXPECT_TRUE(decompressed(whole, SIZE_MAX));
}

TEST(Compress, RefusesWhatIsCutOffOrGoesOn) {
    const std::string whole = compressed(noise(50'000, 2));
    for (const std::size_t kept :
         {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{100}, whole.size() / 2, whole.size() - 1})
        EXPECT_EQ(decompressed(std::string_view(whole).substr(0, kept), kLimit).error().code, ErrorCode::BadInput)
            << kept;
    EXPECT_EQ(decompressed(whole + "x", kLimit).error().code, ErrorCode::BadInput);
    EXPECT_EQ(decompressed(whole + whole, kLimit).error().code, ErrorCode::BadInput);
}

TEST(Compress, NoticesEveryFlippedByte) {
    const std::string text = "The capital of France is Paris. " + noise(200, 3);
    const std::string whole = compressed(text);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string damaged = whole;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x20);
        const auto back = decompressed(damaged, kLimit);
        EXPECT_TRUE(!back || *back == text) << i;
    }
}

TEST(Compress, SurvivesNoise) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::string bytes = noise(300, seed);
        if (seed % 2 == 0) bytes = compressed("").substr(0, 2) + bytes; // past the header
        EXPECT_FALSE(decompressed(bytes, kLimit)) << seed;
    }
}
} // namespace
