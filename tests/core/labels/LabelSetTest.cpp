// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/LabelSet.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;

namespace {
std::string setWith(const std::string& labels) { return R"({"name":"s","labels":[)" + labels + "]}"; }

std::string keys(std::size_t count) {
    std::string list;
    for (std::size_t i = 0; i < count; ++i)
        list += (i == 0 ? R"({"key":"k)" : R"(,{"key":"k)") + std::to_string(i) + R"(","name":"n)" + std::to_string(i) +
                R"("})";
    return list;
}

TEST(LabelSet, TheBuiltInOneHasTheTwelveLabelsAndTheirRoles) {
    const auto set = must(labelSetFromJson(readFile(source("resources/labels/builtin.json"))));
    std::vector<std::pair<std::string, LabelRole>> found;
    for (const Label& label : set.labels) {
        found.emplace_back(label.key, label.role);
        EXPECT_FALSE(label.description.empty()) << label.key;
    }
    EXPECT_EQ(found, (std::vector<std::pair<std::string, LabelRole>>{{"outdated", LabelRole::Outdated},
                                                                     {"future", LabelRole::FromTheFuture},
                                                                     {"boundary", LabelRole::Boundary},
                                                                     {"wrong-entity", LabelRole::WrongEntity},
                                                                     {"wrong-role", LabelRole::None},
                                                                     {"alias", LabelRole::AliasMissed},
                                                                     {"vague", LabelRole::None},
                                                                     {"format", LabelRole::FormatFailure},
                                                                     {"refusal", LabelRole::Refusal},
                                                                     {"ambiguous", LabelRole::None},
                                                                     {"gold", LabelRole::GoldWrong},
                                                                     {"other", LabelRole::Other}}));
    EXPECT_TRUE(set.multiple);
}

TEST(LabelSet, SurvivesItsJson) {
    const LabelSet set{"Été \"x\"", false, {{"b", "Ü", "when", LabelRole::Refusal}, {"a-1", "n", "", LabelRole::None}}};
    EXPECT_EQ(must(labelSetFromJson(toJson(set))), set);
}

TEST(LabelSet, AColourIsKeptByItsNameAndOnlyWhereThereIsOne) {
    LabelSet set{"s", true, {{"a", "A", "", LabelRole::None}, {"b", "B", "", LabelRole::None}}};
    set.labels[1].color = 2;
    const std::string json = toJson(set);
    EXPECT_EQ(must(labelSetFromJson(json)), set);
    EXPECT_NE(json.find(R"("color": "rose")"), std::string::npos);
    EXPECT_EQ(json.find("color"), json.rfind("color"));
    const auto wrong = labelSetFromJson(setWith(R"({"key":"k","name":"n","color":"#ff0000"})"));
    ASSERT_FALSE(wrong);
    EXPECT_NE(wrong.error().text().find("unknown colour"), std::string::npos);
}

TEST(LabelSet, WhatIsLeftOutHasItsDefault) {
    const auto set = must(labelSetFromJson(setWith(R"({"key":"k","name":"n"})")));
    EXPECT_EQ(set, (LabelSet{"s", true, {{"k", "n", "", LabelRole::None}}}));
}

TEST(LabelSet, WhatItCannotMeanIsRefusedWithTheReason) {
    const std::pair<std::string, const char*> cases[]{
        {"", "parse error"},
        {"[]", "not an object"},
        {R"({"name":"s"})", "labels"},
        {R"({"labels":[{"key":"k","name":"n"}]})", "name"},
        {R"({"name":"s","labels":[],"colour":1})", "unknown entry \"colour\""},
        {R"({"name":"s","multiple":1,"labels":[{"key":"k","name":"n"}]})", "must be boolean"},
        {R"({"name":7,"labels":[{"key":"k","name":"n"}]})", "must be string"},
        {R"({"name":" s","labels":[{"key":"k","name":"n"}]})", "space around"},
        {R"({"name":"a\nb","labels":[{"key":"k","name":"n"}]})", "more than a line"},
        {"{\"name\":\"\xFF\",\"labels\":[{\"key\":\"k\",\"name\":\"n\"}]}", "UTF-8"},
        {setWith(""), "no labels"},
        {R"({"name":"s","labels":{"key":"k"}})", "no labels"},
        {setWith("3"), "not an object"},
        {setWith(R"({"name":"n"})"), "key"},
        {setWith(R"({"key":"k"})"), "name"},
        {setWith(R"({"key":"k","name":""})"), "a name is empty"},
        {setWith(R"({"key":"K","name":"n"})"), "a key is"},
        {setWith(R"({"key":"","name":"n"})"), "a key is"},
        {setWith(R"({"key":"k","name":"n","role":"king"})"), "unknown role \"king\""},
        {setWith(R"({"key":"k","name":"n","role":1})"), "must be string"},
        {setWith(R"({"key":"k","name":"n","hotkey":"1"})"), "unknown entry \"hotkey\""},
        {setWith(R"({"key":"k","name":"n"},{"key":"k","name":"m"})"), "\"k\" is there twice"},
        {setWith(R"({"key":"k","name":")" + std::string(101, 'n') + R"("})"), "too long"},
        {setWith(keys(LabelSet::kMaxLabels + 1)), "more than 60 labels"},
        {setWith(std::string(100'000, '[')), "nested too deeply"},
        {setWith(keys(1)) + std::string(2 << 20, ' '), "too large"}};
    for (const auto& [json, reason] : cases) {
        const auto read = labelSetFromJson(json);
        ASSERT_FALSE(read) << json.substr(0, 200);
        EXPECT_EQ(read.error().code, ErrorCode::BadInput) << json.substr(0, 200);
        EXPECT_NE(read.error().message.find(reason), std::string::npos)
            << json.substr(0, 200) << ": " << read.error().message;
    }
}

TEST(LabelSet, HoldsSixtyLabels) {
    EXPECT_EQ(must(labelSetFromJson(setWith(keys(LabelSet::kMaxLabels)))).labels.size(), LabelSet::kMaxLabels);
}

TEST(LabelSet, TellsWhichLabelHasTheNameOfAnother) {
    const auto repeated = [](const std::string& labels) {
        const auto set = must(labelSetFromJson(setWith(labels)));
        const Label* const found = set.repeatedName();
        return found ? found->key : std::string();
    };
    EXPECT_EQ(repeated(R"({"key":"a","name":"n"},{"key":"b","name":"m"})"), "");
    EXPECT_EQ(repeated(R"({"key":"a","name":"n"},{"key":"b","name":"m"},{"key":"c","name":"n"})"), "c");
}

TEST(LabelSet, FindsLabelsByKeyAndTheFirstOfARole) {
    const LabelSet set{
        "s",
        true,
        {{"a", "A", "", LabelRole::Other}, {"b", "B", "", LabelRole::Refusal}, {"c", "C", "", LabelRole::Refusal}}};
    EXPECT_EQ(set.find("c"), &set.labels[2]);
    EXPECT_EQ(set.find("d"), nullptr);
    EXPECT_EQ(set.withRole(LabelRole::Refusal), &set.labels[1]);
    EXPECT_EQ(set.withRole(LabelRole::GoldWrong), nullptr);
}

TEST(LabelSet, NamesOfRolesAreStable) {
    const char* const names[]{"",      "outdated", "future",  "boundary", "wrong-entity",
                              "alias", "format",   "refusal", "gold",     "other"};
    for (int i = 0; i < 10; ++i) {
        const auto role = static_cast<LabelRole>(i);
        EXPECT_EQ(name(role), names[i]);
        EXPECT_EQ(roleFromName(names[i]), role);
    }
    EXPECT_FALSE(roleFromName("Outdated"));
}

TEST(LabelSet, AKeyIsShortAndPlain) {
    const std::pair<std::string, bool> cases[]{{"a", true},    {"wrong-role-2", true}, {std::string(40, 'z'), true},
                                               {"", false},    {"A", false},           {std::string(41, 'z'), false},
                                               {"a b", false}, {"é", false},           {std::string("a\0b", 3), false}};
    for (const auto& [text, sound] : cases)
        EXPECT_EQ(isLabelKey(text), sound) << text;
}
} // namespace
