// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cskg/CskgBuild.h"
#include "core/sources/cskg/KgtkText.h"
#include "core/sources/mathkg/MathKgBuild.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using nlohmann::json;

namespace {
/// Elements as the expected files have them, without their order.
std::set<json> shown(const BuildReport& report) {
    std::set<json> all;
    for (const BuiltElement& built : report.elements) {
        json one{{"subject", built.element.subject}, {"relation", built.element.relation}, {"objects", json::array()}};
        for (const benchmark::Object& object : built.element.years.at(0).objects)
            one["objects"].push_back(object.front());
        for (const auto& [key, text] : built.notes)
            one[key] = text;
        all.insert(one);
    }
    return all;
}

TEST(Kgtk, TextsOfAField) {
    using Texts = std::vector<std::string>;
    const std::vector<std::pair<std::string, Texts>> cases{
        {"", {}},
        {"plain", {"plain"}},
        {"a|b|a", {"a", "b"}},
        {R"(blend|blend \| fuse)", {"blend", "blend | fuse"}},
        {R"("one"|"two | three"|"say \"so\"")", {"one", "two | three", "say \"so\""}},
        {"'Zürich'@de|'Zurich'@en", {"Zürich", "Zurich"}},
        {R"(a\tb\\c)", {"a b\\c"}},
        {R"(5" pipe)", {R"(5" pipe)"}},
        {R"(ends in \)", {R"(ends in \)"}},
        {"|", {}},
    };
    for (const auto& [field, texts] : cases)
        EXPECT_EQ(cskg::kgtkTexts(field), texts) << field;
}

TEST(Kgtk, ANodeWithoutLabelIsNamedByItsId) {
    const std::vector<std::pair<std::string_view, std::string>> cases{
        {"/c/en/oil_and_water", "oil and water"},
        {"/c/en/glad/a/wn", "glad"},
        {"at:dangerous+vg:dangerous+/c/en/very_dangerous+rg:dangerous", "very dangerous"},
        {"rg:recline_seat", "recline seat"},
        {"Q42", "Q42"},
    };
    for (const auto& [id, name] : cases)
        EXPECT_EQ(cskg::nameOfNode(id), name);
}

class TripleFiles : public testing::Test {
protected:
    const test::TempDir folder;
    BuildOptions options;

    void add(const std::string& name, const std::string& text) {
        test::writeFile(folder.file(name), text);
        options.paths.push_back(folder.file(name));
    }
};

TEST_F(TripleFiles, EdgesOfOneSubjectAndRelationAreOneElement) {
    add("edges.tsv", "id\tnode1\trelation\tnode2\tnode1;label\tnode2;label\n"
                     "1\t/c/en/kids\t/r/Desires\t/c/en/play\tkids\tplay|play games\n"
                     "2\t/c/en/kids\t/r/Desires\t/c/en/eat_sweets\tkids\t\n"
                     "3\t/c/en/kids\t/r/Desires\t/c/en/play\tkids\tplay\n"
                     "4\t/c/en/kids\t/r/Desires\t/c/en/kids\tkids\tkids\n"
                     "5\t/c/en/kids\t/r/IsA\t/c/en/people\tkids\tpeople\n"
                     "6\ttoo\tshort\n");
    const auto report = cskg::buildCskg(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(shown(*report),
              (std::set<json>{{{"subject", "kids"}, {"relation", "Desires"}, {"objects", {"play", "eat sweets"}}}}));
    const BuiltElement& one = report->elements.front();
    EXPECT_EQ(one.element.years.at(0).objects.at(0), (benchmark::Object{"play", "play games"}));
    EXPECT_EQ(one.objectIds.at(0), (std::vector<std::string>{"/c/en/play", "/c/en/eat_sweets"}));
    EXPECT_EQ(one.state, benchmark::State::Invariant);
    EXPECT_EQ(report->dropped, (std::map<std::string, std::size_t>{
                                   {"duplicate", 1}, {"self_loop", 1}, {"other_relation", 1}, {"bad_row", 1}}));
    EXPECT_EQ(report->problems.at(0).line, 7U);
    EXPECT_EQ(report->licence, "CC-BY-SA-4.0");
    options.relations = {"/r/IsA"};
    EXPECT_EQ(cskg::buildCskg(options, {}, {})->elements.at(0).element.relation, "IsA");
}

TEST_F(TripleFiles, AFileWithoutTheColumnsIsRefused) {
    add("edges.tsv", "subject\tverb\tobject\na\tb\tc\n");
    EXPECT_EQ(cskg::buildCskg(options, {}, {}).error().code, ErrorCode::BadInput);
    options.paths.clear();
    add("empty.tsv", "");
    EXPECT_EQ(cskg::buildCskg(options, {}, {}).error().code, ErrorCode::BadInput);
}

TEST_F(TripleFiles, TermsAreTranslatedByAGlossaryAndTheRestIsFlagged) {
    add("triples.csv",
        "head,relation,tail\n栈,属于,线性表\n栈,属于,表\nTree,Similar,Graph\n栈,不明,表\n质数,Synonym,素数\n");
    add("relations.tsv", "zh\trelation\n属于\tBelong_to\n");
    add("glossary.tsv", "zh\ten\n栈\tStack\n线性表\tLinear list\n质数\tPrime\n素数\tPrime\n");
    add("more.jsonl",
        "[\"栈\", \"Similar\", \"线性表\"]\n{\"head\": \"a\", \"relation\": \"None\", \"tail\": \"b\"}\n[1,2]\n");
    const auto report = mathkg::buildMathKg(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(shown(*report),
              (std::set<json>{{{"subject", "Stack"},
                               {"relation", "Belong_to"},
                               {"objects", {"Linear list", "表"}},
                               {"flag", "untranslated"}},
                              {{"subject", "Tree"}, {"relation", "Similar"}, {"objects", {"Graph"}}},
                              {{"subject", "Stack"}, {"relation", "Similar"}, {"objects", {"Linear list"}}},
                              {{"subject", "a"}, {"relation", "None"}, {"objects", {"b"}}}}));
    EXPECT_EQ(report->dropped,
              (std::map<std::string, std::size_t>{{"other_relation", 1}, {"self_loop", 1}, {"bad_row", 1}}));
}

TEST_F(TripleFiles, TriplesWithoutAHeaderAreAllTaken) {
    add("relations.tsv", "zh\trelation\n属于\tBelong_to\n");
    add("mapped.tsv", "栈\t属于\t线性表\n队列\t属于\t线性表\n");
    add("plain.tsv", "Tree\tSimilar\tGraph\n");
    const auto report = mathkg::buildMathKg(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->elements.size(), 3U);
}

TEST_F(TripleFiles, WhatHoldsNoTriplesIsRefused) {
    add("pairs.tsv", "zh\ten\n栈\tStack\n");
    EXPECT_EQ(mathkg::buildMathKg(options, {}, {}).error().code, ErrorCode::BadInput);
    options.labelFiles = options.paths;
    add("triples.tsv", "head\trelation\ttail\n栈\t属于\tb\n");
    test::writeFile(folder.file("map.tsv"), "zh\trelation\n属于\tBelong_to\n");
    options.paths = {folder.file("triples.tsv")};
    options.labelFiles.push_back(folder.file("map.tsv"));
    const auto report = mathkg::buildMathKg(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->elements.at(0).element.subject, "Stack") << "a map and a glossary may be labels too";
    options.labelFiles = options.paths;
    EXPECT_EQ(mathkg::buildMathKg(options, {}, {}).error().code, ErrorCode::BadInput) << "triples are no labels";
    options.labelFiles.clear();
    add("four.tsv", "a\tb\tc\td\n");
    EXPECT_EQ(mathkg::buildMathKg(options, {}, {}).error().code, ErrorCode::BadInput);
}

TEST(InvariantVectors, TheSampleFilesGiveWhatIsExpected) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
    const std::string folder = *shared + "/data/sources/";
    const json expected = json::parse(test::readFile(folder + "cskg/expected_10col.json"));
    for (const char* file : {"cskg_10col_plain.tsv", "cskg_10col_quoted.tsv"}) {
        BuildOptions options;
        options.paths = {folder + "cskg/" + file};
        const auto report = cskg::buildCskg(options, {}, {});
        ASSERT_TRUE(report) << report.error().text();
        EXPECT_EQ(shown(*report), expected.at("elements").get<std::set<json>>()) << file;
        EXPECT_EQ(json(report->dropped), expected.at("dropped")) << file;
    }
    BuildOptions early;
    early.paths = {folder + "cskg/cskg_5col_real.tsv"};
    const auto report = cskg::buildCskg(early, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->funnel.at(0).second, 176U);
    EXPECT_FALSE(report->dropped.contains("bad_row"));
    EXPECT_TRUE(std::any_of(report->elements.begin(), report->elements.end(), [](const BuiltElement& built) {
        return built.element.subject == "airplane seats" && built.element.years[0].objects[0][0] == "recline";
    }));

    BuildOptions math;
    math.paths = {folder + "mathkg/mathkg.tsv", folder + "mathkg/relation_map.tsv"};
    math.labelFiles = {folder + "mathkg/glossary.tsv"};
    const auto triples = mathkg::buildMathKg(math, {}, {});
    ASSERT_TRUE(triples) << triples.error().text();
    const std::set<json> found = shown(*triples);
    for (const json& wanted : json::parse(test::readFile(folder + "mathkg/expected_some.json")))
        EXPECT_TRUE(found.contains(wanted)) << wanted;
}
} // namespace
