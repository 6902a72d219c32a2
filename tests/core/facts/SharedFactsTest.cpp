// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactImport.h"
#include "tests/core/facts/FactTables.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

/// The tables in the shared data against what was worked out for them.
namespace chronoscope::test {
namespace {
using namespace facts;
using nlohmann::json;

class SharedFacts : public testing::Test {
protected:
    void SetUp() override {
        const auto shared = sharedFolder();
        if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
        m_folder = *shared + "/data/sources/ownfacts/";
    }
    FactIntake intake(const std::string& file) const {
        FactOptions options = optionsOf(std::pair(2010, 2023));
        options.hasWords = [pack = loadPack()](benchmark::Domain domain, const std::string& relation) {
            return pack.hasRelation(domain, relation);
        };
        return must(readFactFile(m_folder + file, options));
    }
    std::string m_folder;
};

TEST_F(SharedFacts, GoodTablesGiveTheExpectedElements) {
    const json expected = json::parse(readFile(m_folder + "good_expected.json")).at("elements");
    for (const char* file : {"good.csv", "good.tsv", "good.jsonl"}) {
        SCOPED_TRACE(file);
        const FactIntake good = intake(file);
        EXPECT_EQ(good.counts().leftOut, 0U);
        ASSERT_EQ(good.elements(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const BuiltFact fact = good.build(i);
            EXPECT_EQ(fact.element.subject, expected[i].at("subject"));
            EXPECT_EQ(fact.element.relation, expected[i].at("relation"));
            EXPECT_EQ(yearsOf(fact.element), expected[i].at("years"));
            EXPECT_EQ(fact.timeline.complete, expected[i].at("complete").get<bool>());
            EXPECT_EQ(fact.timeline.changes, expected[i].at("changes").get<int>());
            const auto state = fact.timeline.state();
            EXPECT_EQ(state ? json(benchmark::name(*state)) : json(), expected[i].at("state"));
        }
    }
}

TEST_F(SharedFacts, EveryFaultOfTheMessyTableIsTold) {
    const json expected = json::parse(readFile(m_folder + "messy_expected.json"));
    const FactIntake messy = intake("messy.csv");
    ASSERT_EQ(messy.rows().size(), expected.at("rows").size());
    for (std::size_t i = 0; i < messy.rows().size(); ++i) {
        const FactRow& row = messy.rows()[i];
        const json& wanted = expected.at("rows")[i];
        SCOPED_TRACE(row.line);
        EXPECT_EQ(row.line, wanted.at("line").get<std::int64_t>());
        const auto codes = codesOf(row);
        EXPECT_EQ(json(std::set(codes.begin(), codes.end())), json(wanted.at("codes").get<std::set<std::string>>()));
        EXPECT_EQ(row.isImported, wanted.at("imported").get<bool>());
        if (wanted.contains("from")) {
            EXPECT_EQ(row.from->text(), wanted.at("from"));
        }
        if (wanted.contains("object")) {
            EXPECT_EQ(row.object.front(), wanted.at("object"));
        }
        if (wanted.contains("suggest")) {
            EXPECT_EQ(row.messages.front().suggestion, wanted.at("suggest"));
        }
        if (wanted.contains("distractors")) {
            EXPECT_EQ(json(row.distractors), wanted.at("distractors"));
        }
        if (wanted.contains("same_as")) {
            EXPECT_EQ(row.sameAs, wanted.at("same_as").get<std::int64_t>());
        }
        if (wanted.contains("years")) {
            EXPECT_EQ(row.years, wanted.at("years").get<std::size_t>());
        }
    }
    ASSERT_EQ(messy.messages().size(), 3U);
    EXPECT_EQ(messy.messages()[0].code, "I-BOM");
    EXPECT_EQ(messy.messages()[1].suggestion, ";");
    json map;
    for (const auto& column : messy.columns())
        map[column.header] = name(*column.role);
    EXPECT_EQ(map, expected.at("file")[2].at("map"));
}

TEST_F(SharedFacts, APasteFromASpreadsheetIsRead) {
    const FactIntake paste = intake("paste.txt");
    EXPECT_EQ(paste.counts().leftOut, 0U);
    ASSERT_EQ(paste.rows().size(), 2U);
    EXPECT_EQ(paste.rows()[1].object.front(), "Ben Example");
    EXPECT_EQ(paste.rows()[0].from->text(), "2012-05-01");
}
} // namespace
} // namespace chronoscope::test
