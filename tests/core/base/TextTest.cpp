// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"

#include <gtest/gtest.h>

using namespace chronoscope;

namespace {
std::string lowered(std::string_view text) { return text::toUtf8(text::lower(text)); }
std::string plain(std::string_view text) { return text::toUtf8(text::lowerAlphanumeric(text)); }

TEST(Text, KnowsWellFormedUtf8) {
    for (const std::string good : {"", "abc", "Müller", "São Tomé", "日本", "\xF0\x9F\x98\x80",
                                   "\xEF\xBB\xBF"
                                   "bom"})
        EXPECT_TRUE(text::isUtf8(good)) << good;
    for (const std::string bad :
         {"\x80", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "M\xFCller", "a\xE6\x97"})
        EXPECT_FALSE(text::isUtf8(bad));
    EXPECT_TRUE(text::isUtf8(std::string_view("a\0b", 3)));
}

TEST(Text, TrimsAsciiWhiteSpaceOnly) {
    EXPECT_EQ(text::trim(" \t\r\n\v\f a b \n"), "a b");
    EXPECT_EQ(text::trim(" \n "), "");
    EXPECT_EQ(text::trim("\u00A0x\u00A0"), "\u00A0x\u00A0");
}

TEST(Text, IsShortenedBetweenCharacters) {
    struct Case {
        const char* whole;
        std::size_t bytes;
        const char* shown;
    };
    for (const Case& one : {Case{"", 0, ""}, Case{"abc", 3, "abc"}, Case{"abc", 2, "ab…"}, Case{"abc", 0, "…"},
                            Case{"é", 2, "é"}, Case{"aéb", 3, "aé…"}, Case{"aéb", 2, "a…"}, Case{"東京都", 5, "東…"},
                            Case{"😀x", 3, "…"}, Case{"\xBF\xBF\xBF", 2, "…"}}) {
        EXPECT_EQ(text::shortened(one.whole, one.bytes), one.shown) << one.whole << ", " << one.bytes;
    }
}

TEST(Text, LowersBeyondAscii) {
    EXPECT_EQ(lowered("ÅSE ÉCOLE ΣΟΦΙΑ МОСКВА"), "åse école σοφια москва");
    EXPECT_EQ(lowered("Plain ASCII 42"), "plain ascii 42");
    EXPECT_EQ(lowered("a\xFFz"), "a\uFFFDz");
    EXPECT_EQ(lowered(""), "");
}

TEST(Text, KeepsLettersAndNumbersOfEveryScript) {
    EXPECT_EQ(plain("  Müller-Lüdenscheidt (1950)! "), "müller lüdenscheidt  1950");
    EXPECT_EQ(plain("São Tomé & Príncipe"), "são tomé   príncipe");
    EXPECT_EQ(plain("東京都"), "東京都");
    EXPECT_EQ(plain("x² ½"), "x² ½");
    EXPECT_EQ(plain("—…!?"), "");
    EXPECT_EQ(plain("$2,400"), "2 400");
}

TEST(Text, ComposedAndDecomposedLettersAreTheSame) {
    EXPECT_EQ(text::lowerAlphanumeric("Mu\u0308ller"), text::lowerAlphanumeric("M\u00FCller"));
    EXPECT_EQ(text::lowerAlphanumeric("Sa\u0303o Tome\u0301"), text::lowerAlphanumeric("S\u00E3o Tom\u00E9"));
}

TEST(Text, IllFormedBytesDoNoHarm) {
    EXPECT_EQ(plain("a\xC3"), "a");
    EXPECT_EQ(plain("\xFF\xFE\xFF"), "");
    EXPECT_EQ(plain("M\xFCller x"), "m ller x");
}

TEST(Text, ReplacesAndSplits) {
    EXPECT_EQ(text::replaceAll("aaa", "a", "aa"), "aaaaaa");
    EXPECT_EQ(text::replaceAll("abc", "", "x"), "abc");
    EXPECT_EQ(text::split(" a , ,b,", ','), (std::vector<std::string>{"a", "b"}));
    EXPECT_TRUE(text::split("", ',').empty());
    EXPECT_TRUE(text::startsWithIgnoringCase("ANSWER: x", "Answer:"));
    EXPECT_FALSE(text::startsWithIgnoringCase("Ans", "Answer:"));
}
} // namespace
