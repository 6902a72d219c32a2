// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskTable.h"
#include "core/facts/FactIntake.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::run;
using namespace chronoscope::test;

namespace {
AskSpec specOf(const std::vector<std::string>& truths, std::vector<int> years = {}) {
    AskSpec spec;
    spec.subject = "Ham, \"the\" town";
    spec.relation = "mayor";
    spec.years = std::move(years);
    for (const std::string& truth : truths)
        EXPECT_TRUE(spec.truth.add(truth).ok());
    return spec;
}

std::map<int, std::vector<std::string>> objectsOf(const AskSpec& spec) {
    const AskTable table = must(askTable(spec));
    facts::FactOptions options;
    options.frame = table.frame;
    options.asOf = 2023;
    const auto intake = must(facts::FactIntake::read(table.csv, "asked", options));
    EXPECT_EQ(intake.elements(), 1u);
    const benchmark::Element element = intake.build(0).element;
    EXPECT_EQ(element.subject, spec.subject);
    EXPECT_EQ(element.relation, spec.relation);
    std::map<int, std::vector<std::string>> objects;
    for (const auto& entry : element.years)
        for (const auto& object : entry.objects)
            objects[entry.year].push_back(object.front());
    return objects;
}

TEST(AskTable, WhatIsRightByYearIsReadBackAsAnElement) {
    const auto objects = objectsOf(specOf({"2010-2012=Ann Ash", "2013=Ben \"B\" Birch", "2015=Ann Ash"}));
    EXPECT_EQ(objects.at(2010), std::vector<std::string>{"Ann Ash"});
    EXPECT_EQ(objects.at(2012), std::vector<std::string>{"Ann Ash"});
    EXPECT_EQ(objects.at(2013), std::vector<std::string>{"Ben \"B\" Birch"});
    EXPECT_EQ(objects.count(2014), 0u); // nobody said who it was
    EXPECT_EQ(objects.at(2015), std::vector<std::string>{"Ann Ash"});
}

TEST(AskTable, WhatIsAlwaysRightIsSoInTheYearsAskedThatAreNotNamed) {
    const auto objects = objectsOf(specOf({"Ann Ash", "2012=Ben Birch"}, {2011, 2012, 2013}));
    EXPECT_EQ(objects.size(), 3u);
    EXPECT_EQ(objects.at(2011), std::vector<std::string>{"Ann Ash"});
    EXPECT_EQ(objects.at(2012), std::vector<std::string>{"Ben Birch"});
    EXPECT_EQ(objects.at(2013), std::vector<std::string>{"Ann Ash"});
}

TEST(AskTable, WhatIsNoFactIsNotKept) {
    AskSpec question = specOf({"2010=Ann Ash"});
    question.subject.clear();
    question.question = "who was it?";
    EXPECT_EQ(askTable(question).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(askTable(specOf({})).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(askTable(specOf({"Ann Ash"})).error().code, ErrorCode::InvalidArgument); // in no year
}
} // namespace
