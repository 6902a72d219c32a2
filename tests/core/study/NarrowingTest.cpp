// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/Narrowing.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using study::Narrowing;

namespace {
TEST(Narrowing, HasOneTextHoweverItWasMade) {
    const Narrowing made{{"relation", {"employer", "capital", "employer"}}, {"subject", {}}, {"label", {""}}};
    const std::string text = study::toJson(made);
    EXPECT_EQ(text, R"({"label":[""],"relation":["capital","employer"]})");
    const auto read = study::narrowingFromJson(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, study::tidy(made));
    EXPECT_EQ(study::toJson(*read), text);
    EXPECT_EQ(study::toJson(Narrowing{}), "{}");
}

TEST(Narrowing, TextsThatAreNoneAreRefused) {
    for (const std::string text : {"", "[]", "null", "{", "{\"a\":1}", "{\"a\":\"b\"}", "{\"a\":[1]}", "{\"a\":[[]]}",
                                   "{\"a\":{\"b\":[]}}", "{\"a\":[\"\xFF\"]}"}) {
        const auto read = study::narrowingFromJson(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, ErrorCode::BadInput) << text;
    }
    EXPECT_FALSE(study::narrowingFromJson(std::string(10'000, '[')));
}

TEST(Narrowing, ASavedViewSaysWhoseItIs) {
    const study::StudyView view{"robustness", {{"precision", {"year"}}}};
    const auto read = study::studyViewFromJson(study::toJson(view));
    ASSERT_TRUE(read && *read);
    EXPECT_EQ((*read)->study, "robustness");
    EXPECT_EQ((*read)->filter, view.filter);
    const auto older = study::studyViewFromJson(R"({"domains":["general"]})");
    ASSERT_TRUE(older);
    EXPECT_FALSE(*older) << "of ChroKnowledge's result pages";
    for (const char* bad : {"[]", R"({"study":"x"})", R"({"study":1,"filter":{}})", R"({"study":"x","filter":[]})",
                            R"({"study":"x","filter":{},"more":1})"})
        EXPECT_FALSE(study::studyViewFromJson(bad)) << bad;
}

TEST(Narrowing, TextIsFoundWhateverItsCase) {
    EXPECT_TRUE(study::TextSearch("").finds("anything"));
    EXPECT_TRUE(study::TextSearch("ÄRZ").finds("der März"));
    EXPECT_TRUE(study::TextSearch("land 1").finds("LAND 12"));
    EXPECT_FALSE(study::TextSearch("land 3").finds("Land 12"));
}
} // namespace
