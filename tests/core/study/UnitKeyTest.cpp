// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/UnitKey.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using study::UnitKey;

namespace {
TEST(UnitKey, HasOneTextWhateverItsValuesAre) {
    const std::pair<UnitKey, const char*> cases[]{
        {{}, ""},
        {{{"precision", "month"}}, "precision=month"},
        {{{"context", "with"}, {"configuration", "Q+I"}}, "configuration=Q+I;context=with"},
        {{{"a", ""}}, "a="},
        {{{"a;b", "50%=x\n"}}, "a%3Bb=50%25%3Dx%0A"},
        {{{"Größe", "ß"}}, "Größe=ß"}};
    for (const auto& [unit, text] : cases) {
        EXPECT_EQ(study::toText(unit), text);
        const auto read = study::unitKeyFromText(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, unit) << text;
    }
}

TEST(UnitKey, NoOtherTextIsTaken) {
    for (const std::string text : {"month", "=month", ";", "a=b;", "b=1;a=2", "a=1;a=2", "a=%zz", "a=%3b", "a=%41",
                                   "a=b=c", "a=\n", "a=%", "a=\xFF", "a=b;;c=d"})
        EXPECT_FALSE(study::unitKeyFromText(text)) << text;
    EXPECT_FALSE(study::unitKeyFromText("a=" + std::string(5'000, 'x')));
}

TEST(UnitKey, ANarrowingTakesWhatItDoesNotName) {
    const study::Narrowing narrowing{{"task", {"TA", "TC"}}, {"type", {}}};
    EXPECT_TRUE(study::takes(narrowing, "task", "TC"));
    EXPECT_FALSE(study::takes(narrowing, "task", "TB"));
    EXPECT_TRUE(study::takes(narrowing, "type", "country"));
    EXPECT_TRUE(study::takes(narrowing, "entity", "x"));
}
} // namespace
