// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/chronogap/ChronoGapFile.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;
using exchange::ChronoGapElement;
using exchange::ChronoGapFileName;
using exchange::ChronoGapList;

namespace {
class ChronoGapFileTest : public testing::Test {
protected:
    Status read(const std::string& text, const std::function<Status(const ChronoGapElement&)>& sink = {}) {
        const std::string path = m_folder.file("Timestamp_General_Dynamic.json");
        writeFile(path, text);
        return exchange::readChronoGapFile(path, [&](const ChronoGapElement& element) {
            m_elements.push_back(element);
            return sink ? sink(element) : Status();
        });
    }

    const TempDir m_folder;
    std::vector<ChronoGapElement> m_elements;
};

TEST_F(ChronoGapFileTest, ReadsWhatTheLayoutHolds) {
    ASSERT_TRUE(read(R"({
  "Partial_known": [[7, {
    "objects_2012": {"category": "partial_correct2", "temp0_ans": ["x", null], "temp7_ans": ["Mayor"],
                     "chrono_ans": ["", "Mayor"]},
    "objects_2011": {"chrono_ans": [], "temp7_ans": [], "temp0_ans": ["Mayor"], "category": "correct"},
    "objects_2013": {"category": "partial_correct1", "temp0_ans": [], "temp7_ans": []}}]],
  "Cut-off": [], "Known": [[0, {"objects_2010": {"category": "incorrect", "temp0_ans": [], "temp7_ans": []}}]]})"));
    ASSERT_EQ(m_elements.size(), 2U);
    const ChronoGapElement& element = m_elements[0];
    EXPECT_EQ(element.list, ChronoGapList::PartialKnown);
    EXPECT_EQ(element.index, 7);
    ASSERT_EQ(element.years.size(), 3U);
    EXPECT_EQ(element.years[0].year, 2011);
    EXPECT_EQ(element.years[0].category, analysis::CellCategory::Correct);
    EXPECT_EQ(element.years[0].candidates, exchange::ChronoGapTexts());
    EXPECT_EQ(element.years[1].category, analysis::CellCategory::PartialSampled);
    EXPECT_EQ(element.years[1].greedy, (exchange::ChronoGapTexts{"x", std::nullopt}));
    EXPECT_EQ(element.years[1].sampled, exchange::ChronoGapTexts{"Mayor"});
    EXPECT_EQ(element.years[1].candidates, (exchange::ChronoGapTexts{"", "Mayor"}));
    EXPECT_EQ(element.years[2].category, analysis::CellCategory::PartialGreedy);
    EXPECT_FALSE(element.years[2].candidates);
    EXPECT_EQ(m_elements[1].list, ChronoGapList::Known);
}

TEST_F(ChronoGapFileTest, WritesWhatItReads) {
    const std::string line =
        R"([3, {"objects_2010": {"category": "partial_correct1", "temp0_ans": ["a \"b\" \\ \n Müller 漢", null], )"
        R"("temp7_ans": [], "chrono_ans": ["", "x"]}, "objects_2011": {"category": "incorrect", "temp0_ans": [""], )"
        R"("temp7_ans": ["y"], "chrono_ans": []}, "objects_2012": {"category": "correct", "temp0_ans": [], "temp7_ans": []}}])";
    ASSERT_TRUE(read("{\"Partial_known\": [" + line + "]}"));
    ASSERT_EQ(m_elements.size(), 1U);
    EXPECT_EQ(exchange::chronoGapText(m_elements[0]), line);
}

TEST_F(ChronoGapFileTest, AnEmptyFileOfTheLayoutHoldsNothing) {
    EXPECT_TRUE(read("{}\n"));
    EXPECT_TRUE(read(R"({"Known": [], "Unknown": [], "Cut-off": [], "Partial_known": []})"));
    EXPECT_TRUE(m_elements.empty());
}

TEST_F(ChronoGapFileTest, WhatIsNotTheLayoutIsRefusedWithItsPlace) {
    struct Case {
        const char* text;
        const char* says;
        const char* line;
    };
    const std::vector<Case> cases{
        {"", "not valid JSON", "line 1"},
        {"[]", "the file is not a JSON object", "line 1"},
        {"{}\n{}", "not valid JSON", "line 2"},
        {"{\n\"Known\": 7}", "Known: it holds no list", "line 2"},
        {"{\"Partial_Known\": []}", "there is no list \"Partial_Known\"", "line 1"},
        {"{\"Known\": [],\n\"Known\": []}", "Known stands there twice", "line 2"},
        {"{\"Known\": [\n\n{}]}", "not a list of its index and its years", "line 3"},
        {"{\"Known\": [[-1, {}]]}", "not a list of its index and its years", "line 1"},
        {"{\"Known\": [[1.0, {}]]}", "not a list of its index and its years", "line 1"},
        {"{\"Known\": [[\"1\", {}]]}", "not a list of its index and its years", "line 1"},
        {"{\"Known\": [[99999999999999, {}]]}", "not a list of its index and its years", "line 1"},
        {"{\"Known\": [[1]]}", "not a list of its index and its years", "line 1"},
        {"{\"Known\": [[1, {}]]}", "Known, element 1: it has no years", "line 1"},
        {"{\"Known\": [[1,\n{\"answers_2010\": {}}]]}", "the key \"answers_2010\" is not objects_YYYY", "line 2"},
        {"{\"Known\": [[1, {\"objects_2010\": []}]]}", "a year holds no object", "line 1"},
        {"{\"Known\": [[1, {\"objects_2010\": {}}]]}", "element 1, 2010: \"category\" is missing", "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"category": "correct", "temp0_ans": []}}]]})", "\"temp7_ans\" is missing",
         "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"category": "Correct"}}]]})", "there is no category \"Correct\"",
         "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"category": 1}}]]})", "\"category\" is no text", "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"category": ["correct"]}}]]})", "\"category\" is no text", "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"category": "correct", "category": "correct"}}]]})", "stands there twice",
         "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"temp0_ans": "x"}}]]})", "\"temp0_ans\" is no list of texts", "line 1"},
        {"{\"Known\": [[1, {\"objects_2010\": {\"chrono_ans\": [\"x\",\n7]}}]]}",
         "\"chrono_ans\" holds something that is no text", "line 2"},
        {R"({"Known": [[1, {"objects_2010": {"chrono_ans": [["x"]]}}]]})",
         "\"chrono_ans\" holds something that is no text", "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"score": 1}}]]})", "there is no field \"score\"", "line 1"},
        {R"({"Known": [[1, {"objects_2010": {"category": "correct", "temp0_ans": [], "temp7_ans": []},
"objects_2010": {}}]]})",
         "2010 stands there twice", "line 2"},
        {"{\"Known\": [[1, {\"objects_2010\": {\"temp0_ans\": [\"\xFF\"]}}]]}", "not valid JSON in UTF-8", "line 1"},
        {"{\"Known\": [[1, {\"objects_2010\": {\"temp0_ans\": [\"x", "not valid JSON", "line 1"}};
    for (const Case& one : cases) {
        const Status refused = read(one.text);
        ASSERT_FALSE(refused) << one.text;
        EXPECT_EQ(refused.error().code, ErrorCode::BadInput) << one.text;
        EXPECT_NE(refused.error().message.find(one.says), std::string::npos)
            << one.text << ": " << refused.error().text();
        EXPECT_TRUE(refused.error().context.ends_with(one.line)) << one.text << ": " << refused.error().text();
    }
}

TEST_F(ChronoGapFileTest, NeitherDepthNorLengthCostsMemory) {
    EXPECT_FALSE(read("{\"Known\": " + std::string(1u << 20, '[')));
    const Status refused =
        read(R"({"Known": [[1, {"objects_2010": {"temp0_ans": [")" + std::string(5u << 20, 'x') + "\"]}}]]}");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("longer than 4 MiB"), std::string::npos) << refused.error().text();
}

TEST_F(ChronoGapFileTest, WhoTakesTheElementsMayRefuseOne) {
    const std::string two =
        R"({"Known": [[1, {"objects_2010": {"category": "correct", "temp0_ans": [], "temp7_ans": []}}],
[2, {"objects_2010": {"category": "correct", "temp0_ans": [], "temp7_ans": []}}]]})";
    const Status refused = read(two, [](const ChronoGapElement& element) -> Status {
        if (element.index == 2) return Error{ErrorCode::BadInput, "no such element", {}};
        return {};
    });
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text().find("no such element"), std::string::npos);
    EXPECT_TRUE(refused.error().context.ends_with("line 2")) << refused.error().text();
    const Status stopped = read(two, [](const ChronoGapElement&) {
        return Status(Error{ErrorCode::Cancelled, "stopped", {}});
    });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

TEST_F(ChronoGapFileTest, AFolderIsNoFile) {
    const Status refused = exchange::readChronoGapFile(m_folder.file(""), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Io);
}

TEST(ChronoGapFileName, ReadsExactlyWhatItWrites) {
    for (const char* name :
         {"Timestamp_General_Dynamic.json", "Timestamp_Biomedical_Static.json", "Timestamp_Legal_Dynamic.json"}) {
        const auto parsed = ChronoGapFileName::parse(name);
        ASSERT_TRUE(parsed) << name;
        EXPECT_EQ(parsed->text(), name);
    }
    for (const char* name :
         {"", "Timestamp_", "Timestamp_General.json", "Timestamp_general_Dynamic.json",
          "Timestamp_General_Invariant.json", "Timestamp_General_Dynamic.jsonl", "timestamp_General_Dynamic.json"})
        EXPECT_FALSE(ChronoGapFileName::parse(name)) << name;
}
} // namespace
