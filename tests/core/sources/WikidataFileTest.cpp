// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include "tests/core/sources/Packing.h"
#include "tests/core/sources/WikidataDump.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using test::bzipped;
using test::dumpOf;
using test::entityLine;
using test::gzipped;

namespace {
class WikidataFiles : public testing::Test {
protected:
    Result<BuildReport> build(const std::string& bytes) {
        test::writeFile(m_folder.file("source"), bytes);
        m_options.paths = {m_folder.file("source")};
        return wikidata::buildWikidata(m_options, {}, {});
    }
    static std::vector<std::string> subjects(const BuildReport& report) {
        std::vector<std::string> ids;
        for (const BuiltElement& built : report.elements)
            ids.push_back(built.sourceId);
        return ids;
    }
    static std::vector<std::uint64_t> badLines(const BuildReport& report) {
        std::vector<std::uint64_t> lines;
        for (const BuildProblem& problem : report.problems)
            lines.push_back(problem.line);
        return lines;
    }

    test::TempDir m_folder;
    BuildOptions m_options = [] {
        BuildOptions options;
        options.frame = {2010, 2014};
        return options;
    }();
    const std::string m_one = entityLine(101, "One", {{1, 2000, 0}});
    const std::string m_two = entityLine(102, "Two", {{1, 2000, 2011}, {2, 2012, 0}});
    const std::string m_office = entityLine(1, "Office", {});
    const std::string m_other = entityLine(2, "Other office", {});
};

TEST_F(WikidataFiles, SayTheSameInEveryLayout) {
    const std::string mapped =
        R"({"Q101":)" + m_one + R"(,"Q102":)" + m_two + R"(,"Q1":)" + m_office + R"(,"Q2":)" + m_other + "}";
    const std::string dump = dumpOf({m_one, m_two, m_office, m_other});
    const std::vector<std::string> layouts{
        dump,
        gzipped(dump.substr(0, 300)) + gzipped(dump.substr(300)),
        bzipped(dump.substr(0, 300)) + bzipped(dump.substr(300)),
        m_one + "\n" + m_two + "\n" + m_office + "\n" + m_other + "\n",
        R"({"entities":)" + mapped + R"(,"success":1})",
        "{\n \"success\": 1,\n \"entities\":\n" + mapped + "\n}\n",
        "[" + m_one + "," + m_two + "," + m_office + "," + m_other + "]",
        "[\n{\n" + m_one.substr(1) + ",\n" + m_two + ",\n" + m_office + ",\n" + m_other + "\n]\n",
    };
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        SCOPED_TRACE(i);
        const auto report = build(layouts[i]);
        ASSERT_TRUE(report) << report.error().text();
        EXPECT_EQ(subjects(*report), (std::vector<std::string>{"Q101", "Q102"}));
        EXPECT_EQ(report->elements[1].state, benchmark::State::Dynamic);
        EXPECT_EQ(report->elements[1].element.years.back().objects, std::vector<benchmark::Object>{{"Other office"}});
        EXPECT_FALSE(report->elements[1].isHeld);
        EXPECT_EQ(report->problemCount, 0U) << report->problems[0].reason;
        EXPECT_EQ(report->asOf, 2020); // as the entities say
    }
}

TEST_F(WikidataFiles, ThatAreCutOffSayWhereAndKeepTheRest) {
    const std::string dump = dumpOf({m_one, m_two});
    const std::size_t lineTwo = dump.find('\n', 2) + 1;
    const std::string manyEntities =
        dumpOf(std::vector<std::string>(2'000, entityLine(5, "Five", {}))); // more than a block
    struct Case {
        std::string bytes;
        std::vector<std::uint64_t> lines;
        std::size_t elements;
    };
    for (const Case& one :
         {Case{dump.substr(0, lineTwo + 50), {3}, 1}, // in a line
          Case{dump.substr(0, lineTwo), {3}, 1},      // between two
          Case{dump.substr(0, dump.size() - 2), {4}, 2}, Case{"[\n", {2}, 0}, Case{"[\n" + m_one.substr(0, 40), {2}, 0},
          Case{gzipped(dump.substr(0, lineTwo + 50)), {3}, 1}}) {
        const auto report = build(one.bytes);
        ASSERT_TRUE(report) << report.error().text();
        EXPECT_EQ(badLines(*report), one.lines) << one.bytes.size();
        EXPECT_EQ(report->elements.size(), one.elements);
    }
    for (const std::string& packed : {gzipped(manyEntities), bzipped("[\n") + bzipped(manyEntities.substr(2))}) {
        const auto report = build(packed.substr(0, packed.size() - 20));
        ASSERT_TRUE(report) << report.error().text();
        EXPECT_EQ(report->problemCount, 1U);
    }
    const auto nothing = build(bzipped(dump).substr(0, 60));
    ASSERT_FALSE(nothing);
    EXPECT_NE(nothing.error().message.find("cut off"), std::string::npos);
}

TEST_F(WikidataFiles, LoseNoGoodLineToABadOne) {
    const std::string broken = m_two.substr(0, m_two.size() - 30);
    const auto report = build(dumpOf({m_one, broken, "{\"claims\":{\"P39\":[]}}", m_two}));
    ASSERT_TRUE(report);
    EXPECT_EQ(badLines(*report), (std::vector<std::uint64_t>{3, 4}));
    EXPECT_EQ(subjects(*report), (std::vector<std::string>{"Q101", "Q102"}));
}

TEST_F(WikidataFiles, CutOffInAnAnswerGiveTheEntitiesThatAreWhole) {
    const std::string whole = R"({"entities":{"Q101":)" + m_one + R"(,"Q102":)" + m_two + "}}";
    const auto report = build(whole.substr(0, whole.size() - 40));
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(subjects(*report), std::vector<std::string>{"Q101"});
    EXPECT_EQ(badLines(*report), std::vector<std::uint64_t>{1});
}

TEST_F(WikidataFiles, ThatHoldNoEntitiesAreRefused) {
    for (const char* other : {"", "\n\n", "hello", "5", "{}", R"({"a":1})", "subject,relation\na,b\n"})
        EXPECT_EQ(build(other).error().code, ErrorCode::BadInput) << other;
    const auto refused = build(R"({"error":{"code":"maxlag","info":"Waiting for all: 3 seconds lagged"}})");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("maxlag"), std::string::npos);
    m_options.paths = {m_folder.file("none")};
    EXPECT_EQ(wikidata::buildWikidata(m_options, {}, {}).error().code, ErrorCode::NotFound);
    m_options.relations = {"shoe size"};
    EXPECT_EQ(wikidata::buildWikidata(m_options, {}, {}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(WikidataFiles, MissingAndRedirectedAndRepeatedItemsAreCounted) {
    std::string moved = m_one;
    moved.insert(1, R"("redirects":{"from":"Q900","to":"Q101"},)");
    const auto report =
        build(R"({"entities":{"Q900":)" + moved + R"(,"Q101":)" + m_one + R"(,"Q9":{"id":"Q9","missing":""}}})");
    ASSERT_TRUE(report);
    EXPECT_EQ(subjects(*report), std::vector<std::string>{"Q101"});
    EXPECT_EQ(report->dropped.at("missing"), 1U);
    EXPECT_EQ(report->dropped.at("repeated"), 1U);
}

TEST_F(WikidataFiles, WithoutADateOfTheirOwnSayNothingBehindTheFrame) {
    std::string undated = m_one;
    undated.replace(undated.find("2020-05-01"), 10, "0000-00-00");
    const auto report = build(dumpOf({undated}));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->asOf, 2014);
    ASSERT_EQ(report->notes.size(), 1U);
    m_options.asOf = 2012; // what is said of the source wins
    const auto early = build(dumpOf({m_one}));
    ASSERT_TRUE(early);
    EXPECT_EQ(early->elements.at(0).objectIds.rbegin()->first, 2012);
    EXPECT_EQ(early->dropped.at("partial"), 1U);
}

TEST_F(WikidataFiles, OfAFolderAreReadInOrderOfTheirNames) {
    std::filesystem::create_directory(m_folder.file("answers"));
    test::writeFile(m_folder.file("answers/b.json"), dumpOf({m_one}));
    test::writeFile(m_folder.file("answers/a.json"), dumpOf({m_two, m_office, m_other}));
    m_options.paths = {m_folder.file("answers")};
    const auto report = wikidata::buildWikidata(m_options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(subjects(*report), (std::vector<std::string>{"Q102", "Q101"}));
    std::filesystem::create_directory(m_folder.file("empty"));
    m_options.paths = {m_folder.file("empty")};
    EXPECT_EQ(wikidata::buildWikidata(m_options, {}, {}).error().code, ErrorCode::Io);
}

TEST_F(WikidataFiles, TellWhatEachRuleForTheYearsBetweenComesTo) {
    const std::string left = entityLine(101, "Left and came back", {{1, 2008, 2011}, {2, 2014, 0}});
    const std::string known = entityLine(102, "Always there", {{1, 2008, 0}});
    const auto report = build(dumpOf({left, known, m_office, m_other}));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->gapModes.at("none").complete, 1U);
    EXPECT_EQ(report->gapModes.at("open").complete, 1U); // an office that was left is not filled
    EXPECT_EQ(report->gapModes.at("open").filled, 0U);
    EXPECT_EQ(report->gapModes.at("paper").complete, 2U);
    EXPECT_EQ(report->gapModes.at("paper").dynamic, 1U);
    EXPECT_EQ(report->gapModes.at("paper").filled, 2U);
    EXPECT_FALSE(report->elements.at(0).state); // by the rule that was chosen
}

TEST_F(WikidataFiles, AreAskedForRelationsByIdOrName) {
    const std::string dump = dumpOf({m_one, entityLine(103, "Club", {{1, 2000, 0}}, "P54"), m_office});
    for (const auto& [relations, expected] :
         {std::pair(std::vector<std::string>{"p39"}, std::vector<std::string>{"Q101"}),
          {{"Member of sports team"}, {"Q103"}},
          {{"P54", "position held", "P39"}, {"Q101", "Q103"}},
          {{}, {"Q101", "Q103"}}, // the paper's eight
          {{"P6"}, {}}}) {
        m_options.relations = relations;
        const auto report = build(dump);
        ASSERT_TRUE(report) << report.error().text();
        EXPECT_EQ(subjects(*report), expected);
    }
}

TEST_F(WikidataFiles, OfTheQueryServiceMaySayWhenASubjectEnded) {
    const auto answer = [](const std::string& died) {
        return R"({"head":{"vars":[]},"results":{"bindings":[{"s":{"type":"uri","value":"http://x/Q5"},"prop":{"type":"uri",)"
               R"("value":"http://x/P39"},"o":{"type":"uri","value":"http://x/Q1"},"start":{"type":"literal","value":)"
               R"("2009-02-01T00:00:00Z"})" +
               died + "}]}}";
    };
    const auto last = [&](const std::string& died) {
        return build(answer(died))->elements.at(0).objectIds.rbegin()->first;
    };
    EXPECT_EQ(last(""), 2014);
    EXPECT_EQ(last(R"(,"died":{"type":"literal","value":"2012-03-04T00:00:00Z"})"), 2012);
    EXPECT_EQ(last(R"(,"dissolved":{"type":"bnode","value":"_:x"})"), 2014);
}

TEST_F(WikidataFiles, OfTheQueryServiceGroupRowsByTheirStatement) {
    const auto row = [](const std::string& node, const std::string& object, const std::string& start,
                        const std::string& end) {
        const auto term = [](const std::string& name, const std::string& type, const std::string& value) {
            return value.empty() ? std::string()
                                 : ",\"" + name + R"(":{"type":")" + type + R"(","value":")" + value + "\"}";
        };
        const std::string base = "http://www.wikidata.org/entity/";
        return R"({"s":{"type":"uri","value":")" + base + R"(Q5"})" + term("st", "uri", base + "statement/" + node) +
               term("prop", "uri", base + "P39") +
               term("o", object.starts_with("_") ? "bnode" : "uri", object.starts_with("_") ? object : base + object) +
               term("sLabel", "literal", "Five") + term("oLabel", "literal", object == "Q1" ? "Office" : object) +
               term("start", "literal", start.empty() ? "" : start + "T00:00:00Z") +
               (start.empty() ? "" : term("startP", "literal", "11")) +
               term("end", end.starts_with("_") ? "bnode" : "literal",
                    end.empty() || end.starts_with("_") ? end : end + "T00:00:00Z") +
               "}";
    };
    const std::string head = R"({"head":{"vars":["s"]},"results":{"bindings":[)";
    // Two starts and one end make two rows: a term that ended, and one that goes on.
    const auto report =
        build(head + row("a", "Q1", "2009-02-01", "2011-03-04") + "," + row("a", "Q1", "2013-02-01", "2011-03-04") +
              "," + row("b", "_:x", "2010-01-01", "") + "," + row("c", "Q2", "2012-05-05", "_:y") + "]}}");
    ASSERT_TRUE(report) << report.error().text();
    ASSERT_EQ(report->elements.size(), 1U);
    const BuiltElement& built = report->elements[0];
    EXPECT_EQ(built.objectIds, (std::map<int, std::vector<std::string>>{
                                   {2010, {"Q1"}}, {2011, {"Q1"}}, {2012, {"Q2"}}, {2013, {"Q1"}}, {2014, {"Q1"}}}));
    EXPECT_EQ(built.dropped, (std::map<std::string, std::size_t>{{"unknown_object", 1}}));
    EXPECT_EQ(built.unlabelled, std::vector<std::string>{"Q2"}); // the service repeats the id
    EXPECT_EQ(built.element.subject, "Five");
    EXPECT_EQ(build(head + R"({"x":{"type":"literal","value":"1"}}]}})").error().code, ErrorCode::BadInput);
    EXPECT_EQ(build(head + row("a", "Q1", "2009-02-01", "") + ",5]}}").error().code, ErrorCode::BadInput);
}

TEST_F(WikidataFiles, DamagedAnywhereGiveElementsOrAReason) {
    const std::string answer =
        R"({"head":{"vars":["s","o","start"]},"results":{"bindings":[{"s":{"type":"uri","value":"http://x/Q5"},"o":{"type":)"
        R"("uri","value":"http://x/Q1"},"start":{"type":"literal","value":"2009-02-01T00:00:00Z"}}]}})";
    m_options.relations = {"P39"};
    const std::string dump = dumpOf({m_one, m_two, m_office});
    const std::string mapped = R"({"entities":{"Q101":)" + m_one + R"(,"Q102":)" + m_two + "}}";
    SeedStream random(7);
    std::size_t built = 0;
    std::size_t refused = 0;
    for (const std::string& whole : {dump, mapped, answer, gzipped(dump), bzipped(dump)})
        for (int round = 0; round < 120; ++round) {
            std::string bytes = whole;
            for (std::uint64_t change = 0; change <= random.below(3); ++change) {
                const std::size_t at = random.below(bytes.size());
                switch (random.below(4)) {
                case 0: bytes[at] = static_cast<char>(random.below(256)); break;
                case 1: bytes.erase(at, random.below(40)); break;
                case 2: bytes.insert(at, bytes.substr(random.below(bytes.size()), random.below(40))); break;
                default: bytes[at] = "{}[]\",:\\\n0Q"[random.below(11)]; break;
                }
                if (bytes.empty()) bytes = "{";
            }
            const auto report = build(bytes);
            ++(report ? built : refused);
            ASSERT_TRUE(report || !report.error().message.empty());
        }
    EXPECT_GT(built, 60U);
    EXPECT_GT(refused, 60U);
}
} // namespace
