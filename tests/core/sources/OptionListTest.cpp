// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/OptionList.h"
#include "core/base/Text.h"
#include "core/sources/distract/OptionRules.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::sources;

namespace {
using Texts = std::vector<std::string>;

TEST(OptionList, IsReadInEveryFormModelsWriteItIn) {
    const std::vector<std::pair<std::string_view, Texts>> cases{
        {"1. Governor\n2. Secretary\n3. Speaker", {"Governor", "Secretary", "Speaker"}},
        {"Here are three options:\n\n- 1. Governor\n- 2. Secretary\n- 3. Speaker\n",
         {"Governor", "Secretary", "Speaker"}},
        {"Secretary\n Commission\n\n3. Board", {"Secretary", "Commission", "Board"}},
        {"1. FC Köln\nHertha BSC\nVfB Stuttgart", {"1. FC Köln", "Hertha BSC", "VfB Stuttgart"}},
        {"1. 1. FC Köln\n2. 2. Bundesliga\n3. x", {"1. FC Köln", "2. Bundesliga", "x"}},
        {"1. Only one", {"Only one"}},
        {"(a) red\n(b) green\n(c) blue", {"red", "green", "blue"}},
        {"a) red\nb) green\nc) blue\nd) black", {"red", "green", "blue"}},
        {"* \"Paris.\"\n• 'Rome'\n- **Bonn**", {"Paris", "Rome", "Bonn"}},
        {"1. Sunderland A.F.C.\n2. Apple Inc.\n3. A sentence ends.",
         {"Sunderland A.F.C.", "Apple Inc.", "A sentence ends"}},
        {"1. Same\n2. the same!\n3. Other\n4. Third", {"Same", "Other", "Third"}},
        {"1. g) of this chapter, the State will\n2. e) of this section\n3. d) of this part",
         {"g) of this chapter, the State will", "e) of this section", "d) of this part"}},
        {"", {}},
        {"2010 was it\n7. Seven", {"2010 was it", "7. Seven"}},
    };
    for (const auto& [reply, options] : cases)
        EXPECT_EQ(readOptions(reply, 3), options) << reply;
    EXPECT_EQ(readOptions("1. x\n2. y", 1), (Texts{"x"}));
}

TEST(OptionList, ThePublishedListsAreReadAsPublished) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
    const auto json = nlohmann::json::parse(test::readFile(*shared + "/reference/distractor_prompts.json"));
    int lists = 0, alike = 0, options = 0;
    for (const auto& [domain, table] : json.at("domains").items())
        for (const auto& shot : table.at("shots")) {
            for (const char* form : {"assistant", "as_printed"})
                EXPECT_EQ(nlohmann::json(readOptions(shot.at(form).get<std::string>(), 3)), shot.at("options")) << shot;
            ++lists;
            benchmark::Element element;
            element.years.emplace_back();
            const std::string user = shot.at("user");
            const std::size_t from = user.find("answered with '") + 15;
            for (const std::string& one :
                 text::split(text::replaceAll(user.substr(from, user.rfind("'. Create") - from), "', '", "\n"), '\n'))
                element.years[0].objects.push_back({one});
            const OptionRules rules(element);
            for (const auto& option : shot.at("options")) {
                ++options;
                if (rules.isLookAlike(option.get<std::string>())) ++alike;
                EXPECT_FALSE(rules.unfit(option.get<std::string>(), {})) << option;
            }
        }
    EXPECT_EQ(lists, 12);
    EXPECT_EQ(options, 36);
    EXPECT_EQ(alike, 9) << "matching by text would count a quarter of them as right";
}

TEST(OptionList, LettersThatAReplyMarks) {
    using Letters = std::vector<int>;
    const std::vector<std::pair<std::string_view, std::optional<Letters>>> cases{
        {"a", Letters{0}},
        {"A, C", Letters{0, 2}},
        {"(b) and (d).", Letters{1, 3}},
        {"c, a, c", Letters{0, 2}},
        {"None", Letters{}},
        {"None of the options are correct.", Letters{}},
        {"The answer is (b).", Letters{1}},
        {"**A**", Letters{0}},
        {"I am not sure about this", std::nullopt},
        {"", std::nullopt},
        {"e", std::nullopt},
        {"It cannot be (a), but it is (c).", std::nullopt}, // a denial is left to a model to read
    };
    for (const auto& [reply, letters] : cases)
        EXPECT_EQ(markedLetters(reply, 4), letters) << reply;
}

TEST(OptionList, WhatCanBeNoWrongOption) {
    benchmark::Element element;
    element.subject = "Willow";
    element.relation = "Synonym";
    element.years = {{2010, {}, {{"Dwarf gray willow", "Salix"}}}, {2011, {}, {{"Old willow"}}}};
    const OptionRules rules(element, {"The elsewhere"});
    EXPECT_EQ(rules.unfit("the SALIX", {}), Unfit::Right);
    EXPECT_EQ(rules.unfit("old willow!", {}), Unfit::Right) << "of another year";
    EXPECT_EQ(rules.unfit("Willow", {}), Unfit::Subject);
    EXPECT_EQ(rules.unfit("Elsewhere", {}), Unfit::HeldOutside);
    EXPECT_EQ(rules.unfit("Oak", {"An oak"}), Unfit::Repeat);
    EXPECT_EQ(rules.unfit("dwarf green willow", {}), std::nullopt);
    EXPECT_TRUE(rules.isLookAlike("dwarf green willow"));
    EXPECT_FALSE(rules.isLookAlike("Oak"));
}
} // namespace
