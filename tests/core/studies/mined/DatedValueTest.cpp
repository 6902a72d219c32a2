// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/DatedValue.h"
#include "core/studies/mined/Task.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <random>
#include <set>

using namespace chronoscope;
using namespace chronoscope::mined;
using facts::Date;
using Fault = AttributeFault;

namespace {
struct DatedCase {
    const char* text;
    const char* name;
    std::optional<Date> start;
    std::optional<Date> end;
    bool open;
    std::vector<Fault> faults;
};

TEST(DatedValue, ReadsPublishedStringsAndBrokenOnes) {
    const std::vector<DatedCase> cases{
        {"FC Barcelona |S: +2003-00-00T00:00:00Z |E: +2021-08-00T00:00:00Z",
         "FC Barcelona",
         Date{2003, 0, 0},
         Date{2021, 8, 0},
         false,
         {}},
        {"Tim Cook |S: +2011-08-24T00:00:00Z", "Tim Cook", Date{2011, 8, 24}, {}, true, {}},
        {"Tim Cook |S: +2011-08-24T00:00:00Z |E: ", "Tim Cook", Date{2011, 8, 24}, {}, true, {}},
        {"Tim Cook|S:2011|E:2012-05", "Tim Cook", Date{2011, 0, 0}, Date{2012, 5, 0}, false, {}},
        {"Nero |S: -0027-01-16T00:00:00Z |E: +0014-00-00T00:00:00Z",
         "Nero",
         Date{-27, 1, 16},
         Date{14, 0, 0},
         false,
         {}},
        {"A |E: +1992-10-02T00:00:00Z", "A", {}, Date{1992, 10, 2}, false, {Fault::NoStart}},
        {"A |S: +1992-12-29T00:00:00Z |P: +1994-12-31T00:00:00Z",
         "A",
         Date{1992, 12, 29},
         Date{1994, 12, 31},
         false,
         {Fault::EndMarkedP}},
        {"A |S: +1995-01-01T00:00:00Z |E +2002-12-31T00:00:00Z",
         "A",
         Date{1995, 1, 1},
         Date{2002, 12, 31},
         false,
         {Fault::EndColon}},
        {"A |S +2003-01-01T00:00:00Z |E: +2010-12-31T00:00:00Z",
         "A",
         Date{2003, 1, 1},
         Date{2010, 12, 31},
         false,
         {Fault::StartColon}},
        {"A |S: some day |E: never", "A", {}, {}, false, {Fault::StartNotADate, Fault::EndNotADate}},
        {"A |S: +2006-02-30T00:00:00Z |E: +2009-06-31T00:00:00Z",
         "A",
         Date{2006, 2, 0},
         Date{2009, 6, 0},
         false,
         {Fault::NoSuchDay, Fault::NoSuchDay}},
        {"A |S: +2003-13-00T00:00:00Z", "A", {}, {}, true, {Fault::StartNotADate}},
        {"A |S: +2003-00-05T00:00:00Z", "A", Date{2003, 0, 0}, {}, true, {Fault::NoSuchDay}},
        {"A |S: 2003 |Q: x |E: 2004", "A", Date{2003, 0, 0}, Date{2004, 0, 0}, false, {Fault::UnknownPart}},
        {"A |S: 2003 |S: 2004", "A", Date{2003, 0, 0}, {}, true, {Fault::UnknownPart}},
        {"Either|Or |S: 2003", "Either|Or", Date{2003, 0, 0}, {}, true, {}},
        {"A |Stage name |S: 2003", "A |Stage name", Date{2003, 0, 0}, {}, true, {}},
        {"Tim Cook", "Tim Cook", {}, {}, true, {Fault::NoStart}},
        {"|S: 2003", "", Date{2003, 0, 0}, {}, true, {Fault::NoName}},
        {"", "", {}, {}, true, {Fault::NoName, Fault::NoStart}},
        {"A |S: 99999999999999999999", "A", {}, {}, true, {Fault::StartNotADate}},
    };
    for (const DatedCase& one : cases) {
        const AttributeReading read = readAttribute(one.text);
        EXPECT_EQ(read.value, (DatedValue{one.name, one.start, one.end, one.open})) << one.text;
        EXPECT_EQ(read.faults, one.faults) << one.text;
    }
}

TEST(DatedValue, WritesWhatItReads) {
    for (const char* text : {"FC Barcelona |S: +2003-00-00T00:00:00Z |E: +2021-08-00T00:00:00Z",
                             "Tim Cook |S: +2011-08-24T00:00:00Z", "Nero |S: -0027-01-16T00:00:00Z"})
        EXPECT_EQ(attributeText(readAttribute(text).value), text);
}

TEST(DatedValue, EveryBytesAreReadAsSomething) {
    std::mt19937 random(7);
    constexpr std::string_view kBytes = "|SEP: +-0123456789TZab\xC3\xA9\xFF\t\n";
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (auto length = random() % 40; length > 0; --length)
            text += kBytes[random() % kBytes.size()];
        const AttributeReading read = readAttribute(text);
        EXPECT_FALSE(read.value.open && read.value.end) << text;
        if (!read.faults.empty() || !read.value.start) continue;
        const AttributeReading again = readAttribute(attributeText(read.value));
        EXPECT_EQ(again.value, read.value) << text;
        EXPECT_TRUE(again.faults.empty()) << text;
    }
}

TEST(DatedValue, TheLatestIsByTimeAndNeverByPlace) {
    const auto latest = [](const std::vector<const char*>& texts) -> std::string {
        std::vector<DatedValue> values;
        for (const char* text : texts)
            values.push_back(readAttribute(text).value);
        const auto at = latestOf(values);
        return at ? values[*at].name : "none";
    };
    EXPECT_EQ(latest({}), "none");
    EXPECT_EQ(latest({"New |S: 2020", "Old |S: 1990 |E: 2020"}), "New");
    EXPECT_EQ(latest({"Open |S: 1990", "Closed |S: 2020 |E: 2021"}), "Open");
    EXPECT_EQ(latest({"A |S: 1990", "B |S: 2001", "C |S: 1995"}), "B");
    EXPECT_EQ(latest({"A |S: 1990 |E: 2000", "B |S: 2000 |E: 2005", "C |S: 2000 |E: 2010"}), "C");
    EXPECT_EQ(latest({"A |E: 2000", "B |S: 1900 |E: 1901"}), "B");
    EXPECT_EQ(latest({"A |S: 2000", "B |S: 2000"}), "A");
    EXPECT_EQ(latest({"A |S: 2000-05", "B |S: 2000"}), "A");
}

TEST(DatedValue, FaultsOfASharedFileAreFoundAndNothingElse) {
    const auto folder = test::sharedFolder();
    if (!folder) GTEST_SKIP() << "no shared data";
    const auto rows = nlohmann::json::parse(test::readFile(*folder + "/data/MINED/faulty.json"));
    std::set<std::string> faulty;
    std::size_t faults = 0;
    for (const auto& row : rows)
        for (const auto& text : row.at("answers")) {
            const auto read = readAttribute(text.get<std::string>());
            if (read.faults.empty()) continue;
            faulty.insert(row.at("_fault"));
            faults += read.faults.size();
        }
    EXPECT_EQ(faulty, std::set<std::string>{"malformed_attributes"});
    EXPECT_EQ(faults, 4U);
}

TEST(Task, NamesAreReadBack) {
    for (const Task task : kAllTasks)
        EXPECT_EQ(taskFromName(name(task)), task);
    EXPECT_FALSE(taskFromName("T.A"));
    for (const Configuration one : kAllConfigurations)
        EXPECT_EQ(configurationFromName(name(one)), one);
    EXPECT_FALSE(configurationFromName("qi"));
    EXPECT_EQ(name(dimensionOf(Task::CA)), "reasoning");
}
} // namespace
