// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementJson.h"
#include "core/benchmark/ElementReader.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::benchmark;

namespace {
Result<Element> parsed(std::string_view line, Domain domain, State state) {
    auto read = readElement(line, domain, state);
    if (!read) return read.error();
    return std::move(read->element);
}

Result<Element> general(std::string_view line) { return parsed(line, Domain::General, State::Dynamic); }

struct ObjectsCase {
    const char* label;
    const char* json; ///< value of objects_2010
    std::vector<Object> expected;
};

class ElementObjects : public testing::TestWithParam<ObjectsCase> {};

TEST_P(ElementObjects, AreReadFromEveryLayout) {
    const auto element =
        general(std::string(R"({"subject":"s","relation":"r","objects_2010":)") + GetParam().json + "}");
    if (GetParam().expected.empty()) {
        EXPECT_FALSE(element);
        return;
    }
    ASSERT_TRUE(element) << element.error().text();
    EXPECT_EQ(element->at(2010)->objects, GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(Layouts, ElementObjects,
                         testing::Values(ObjectsCase{"listOfLists", R"([["A","a"],["B"]])", {{"A", "a"}, {"B"}}},
                                         ObjectsCase{"flat", R"(["A","B"])", {{"A"}, {"B"}}},
                                         ObjectsCase{"mix", R"([["A","a"],"B"])", {{"A", "a"}, {"B"}}},
                                         ObjectsCase{"single", R"("A")", {{"A"}}},
                                         ObjectsCase{"trimmed", R"([" A ","\t"])", {{"A"}}},
                                         ObjectsCase{"emptyInner", R"([[],["A"],[""]])", {{"A"}}},
                                         ObjectsCase{"empty", "[]", {}}, ObjectsCase{"null", "null", {}},
                                         ObjectsCase{"number", "5", {}}, ObjectsCase{"object", R"({"a":"b"})", {}},
                                         ObjectsCase{"numberBeside", R"([5,"A"])", {{"A"}}}),
                         [](const auto& parameter) { return parameter.param.label; });

struct DistractorCase {
    const char* label;
    const char* json;
    std::vector<std::string> expected;
};

class ElementDistractors : public testing::TestWithParam<DistractorCase> {};

TEST_P(ElementDistractors, AreReadInAnyNumber) {
    const auto element =
        general(std::string(R"({"subject":"s","relation":"r","objects_2010":["A"])") + GetParam().json + "}");
    ASSERT_TRUE(element) << element.error().text();
    EXPECT_EQ(element->distractors, GetParam().expected);
    EXPECT_EQ(element->hasThreeDistractors(), GetParam().expected.size() == 3);
    EXPECT_TRUE(element->extra.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Layouts, ElementDistractors,
    testing::Values(DistractorCase{"three", R"(,"distractor":["x","y","z"])", {"x", "y", "z"}},
                    DistractorCase{"nested", R"(,"distractor":{"distractor":["x","y","z"]})", {"x", "y", "z"}},
                    DistractorCase{"twiceNested", R"(,"distractor":{"distractor":{"distractor":["x"]}})", {"x"}},
                    DistractorCase{"missing", "", {}}, DistractorCase{"null", R"(,"distractor":null)", {}},
                    DistractorCase{"two", R"(,"distractor":["x","y"])", {"x", "y"}},
                    DistractorCase{"four", R"(,"distractor":["w","x","y","z"])", {"w", "x", "y", "z"}},
                    DistractorCase{"single", R"(,"distractor":"x")", {"x"}},
                    DistractorCase{"otherNest", R"(,"distractor":{"wrong":["x"]})", {}}),
    [](const auto& parameter) { return parameter.param.label; });

TEST(ElementJson, YearsAreSortedAndKeepTheirReleaseDates) {
    const auto element =
        general(R"({"subject":"s","relation":"r","release_date_2012":"2012-12-31","objects_2012":["B"],)"
                R"("objects_2010":["A"],"release_date_2010":"2010AA","objects_2011":[]})");
    ASSERT_TRUE(element);
    ASSERT_EQ(element->years.size(), 2U);
    EXPECT_EQ(element->years[0].releaseDate, "2010AA");
    EXPECT_EQ(element->years[1].year, 2012);
    EXPECT_EQ(element->askableYears(), (std::vector<int>{2010, 2012}));
    EXPECT_EQ(element->at(2011), nullptr);
    EXPECT_TRUE(element->isAskable(2010));
    EXPECT_FALSE(element->isAskable(2011));
}

TEST(ElementJson, TimelessElementsAreAskedInFiveYears) {
    const auto element = parsed(R"({"subject":"snow","relation":"HasProperty","objects":["white","cold"]})",
                                Domain::CommonSense, State::Invariant);
    ASSERT_TRUE(element);
    ASSERT_EQ(element->years.size(), 1U);
    EXPECT_EQ(element->years[0].year, 0);
    EXPECT_EQ(element->askableYears(), (std::vector<int>{2020, 2021, 2022, 2023, 2024}));
    EXPECT_TRUE(element->isAskable(2024));
    EXPECT_FALSE(element->isAskable(2010));
}

TEST(ElementJson, LegalQuestionsAndAnswers) {
    const auto element = parsed(R"({"question":"No more than ____ a year.","question_type":"Money",)"
                                R"("answers_2010":["$2,400"],"distractor":["$1","$2","$3"]})",
                                Domain::Legal, State::Dynamic);
    ASSERT_TRUE(element);
    EXPECT_EQ(element->subject, "No more than ____ a year.");
    EXPECT_EQ(element->relation, "Money");
    EXPECT_EQ(element->at(2010)->objects.front().front(), "$2,400");
}

TEST(ElementJson, UnknownKeysAreKeptButChangeNoId) {
    const std::string core = R"("subject":"s","relation":"r","objects_2010":["A"])";
    const auto plain = general("{" + core + "}");
    const auto extra =
        general("{\"note\":{\"a\":[1,2]}," + core + R"(,"objects":["?"],"objects_20":["?"],"objects_20100":["?"]})");
    ASSERT_TRUE(plain && extra);
    EXPECT_EQ(extra->extra, R"({"note":{"a":[1,2]},"objects":["?"],"objects_20":["?"],"objects_20100":["?"]})");
    EXPECT_EQ(plain->id, extra->id);
    EXPECT_EQ(extra->years.size(), 1U);
}

// Four characters that a number parser takes for a year.
TEST(ElementJson, StrangeYearKeysAreNotYears) {
    for (const char* key :
         {"objects_-201", "objects_+201", "objects_0000", "objects_20 0", "objects_201x", "answers_-001"}) {
        const auto element =
            general(std::string(R"({"subject":"s","relation":"r","objects_2010":["A"],")") + key + R"(":["B"]})");
        ASSERT_TRUE(element);
        EXPECT_EQ(element->askableYears(), std::vector<int>{2010}) << key;
        EXPECT_FALSE(element->extra.empty()) << key;
    }
}

TEST(ElementJson, IdsTellFactsApartAndOrderOfKeysDoesNotMatter) {
    const auto a = general(R"({"subject":"s","relation":"r","objects_2010":["A"],"objects_2011":["B"]})");
    const auto b = general(R"({"objects_2011":["B"],"relation":"r","objects_2010":["A"],"subject":"s"})");
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->id, b->id);
    for (const char* other :
         {R"({"subject":"t","relation":"r","objects_2010":["A"],"objects_2011":["B"]})",
          R"({"subject":"s","relation":"q","objects_2010":["A"],"objects_2011":["B"]})",
          R"({"subject":"s","relation":"r","objects_2010":["A"],"objects_2012":["B"]})",
          R"({"subject":"s","relation":"r","objects_2010":["A","B"],"objects_2011":["B"]})",
          R"({"subject":"s","relation":"r","objects_2010":[["A","B"]],"objects_2011":["B"]})",
          R"({"subject":"s","relation":"r","objects_2010":["A"],"objects_2011":["B"],"distractor":["x"]})"})
        EXPECT_NE(general(other)->id, a->id) << other;
    EXPECT_NE(parsed(R"({"subject":"s","relation":"r","objects_2010":["A"],"objects_2011":["B"]})", Domain::General,
                     State::Static)
                  ->id,
              a->id);
}

TEST(ElementJson, TheLastOfTwoEqualKeysCounts) {
    const auto element =
        general(R"({"subject":"a","subject":"b","relation":"r","objects_2010":["A"],"objects_2010":["B"]})");
    ASSERT_TRUE(element);
    EXPECT_EQ(element->subject, "b");
    EXPECT_EQ(element->at(2010)->objects, (std::vector<Object>{{"B"}}));
}

TEST(ElementJson, UnicodeAndEscapesSurviveTheRoundTrip) {
    const auto element =
        general(R"({"subject":"M\u00fcller \ud83d\ude00 \"q\"","relation":"r","objects_2010":[["São Tomé","{t}"]],)"
                R"("objects_2011":[["São Tomé","{t}"],"x"],"distractor":["a","b","c"],"k":1})");
    ASSERT_TRUE(element);
    EXPECT_EQ(element->subject, "Müller 😀 \"q\"");
    const auto back = decodeBody(encodeBody(*element), element->domain, element->state, element->extra);
    ASSERT_TRUE(back);
    EXPECT_EQ(encodeBody(*back), encodeBody(*element));
    EXPECT_EQ(computeId(*back), element->id);
    EXPECT_EQ(back->years[1].objects, element->years[1].objects);
    EXPECT_EQ(back->extra, element->extra);
}

TEST(ElementJson, ADamagedBodyIsAnErrorAndNoCrash) {
    const std::string good = R"(["s","r",[["A"]],[[2010,"",[0]]],[]])";
    ASSERT_TRUE(decodeBody(good, Domain::General, State::Dynamic, ""));
    for (const std::string& body :
         {std::string(), std::string("[]"), std::string("{}"), std::string("[1,2,3,4,5]"), std::string(100'000, '['),
          std::string(R"(["s","r",[["A"]],[[2010,"",[7]]],[]])"),
          std::string(R"(["s","r",[["A"]],[[2010,"",[-1]]],[]])"), std::string(R"(["s","r",[["A"]],[[2010]],[]])"),
          good + std::string(1, '\0') + "rubbish"})
        EXPECT_FALSE(decodeBody(body, Domain::General, State::Dynamic, "")) << body;
}

TEST(ElementJson, BadLinesAreRefusedWithAReason) {
    const std::string deep(100'000, '[');
    const std::pair<std::string, const char*> cases[]{
        {"", "not valid JSON"},
        {"{", "not valid JSON"},
        {"[1]", "not a JSON object"},
        {"null", "not a JSON object"},
        {R"({"subject":"s","relation":"r","objects_2010":["A"]}x)", "not valid JSON"},
        {R"({"relation":"r","objects_2010":["A"]})", "no subject"},
        {R"({"subject":5,"relation":"r","objects_2010":["A"]})", "no subject"},
        {R"({"subject":"  ","relation":"r","objects_2010":["A"]})", "no subject"},
        {R"({"subject":"s","objects_2010":["A"]})", "no relation"},
        {R"({"subject":"s","relation":"r"})", "no objects"},
        {R"({"subject":"s","relation":"r","objects":["A"]})", "no objects"},
        {"{\"subject\":\"s\xff\",\"relation\":\"r\",\"objects_2010\":[\"A\"]}", "UTF-8"},
        {R"({"subject":"a\u0000b","relation":"r","objects_2010":["A"]})", "NUL"},
        {R"({"subject":"s","relation":"r","objects_2010":["A\u0000"]})", "NUL"},
        {R"({"subject":"\ud800","relation":"r","objects_2010":["A"]})", "not valid JSON"},
        {R"({"subject":"s","relation":"r","objects_2010":["A"],"n":1e999})", "not valid JSON"},
        {deep, "too deeply"},
        {R"({"subject":"s","x":)" + deep, "too deeply"}};
    for (const auto& [line, reason] : cases) {
        const auto element = general(line);
        ASSERT_FALSE(element) << line.substr(0, 80);
        EXPECT_EQ(element.error().code, ErrorCode::BadInput);
        EXPECT_NE(element.error().message.find(reason), std::string::npos) << element.error().message;
    }
    EXPECT_NE(parsed("{}", Domain::Legal, State::Dynamic).error().message.find("no question"), std::string::npos);
}

TEST(ElementJson, BracketsInsideTextsAreNotNesting) {
    EXPECT_TRUE(general(R"({"subject":"[[[[[[[[[[[[[[[[[[[[{{{{{ \" [[","relation":"r","objects_2010":["A"]})"));
}

TEST(ElementJson, NamesOfDomainsAndStatesGoBothWays) {
    for (const Domain domain : kDomains)
        EXPECT_EQ(domainFromName(name(domain)), domain);
    for (const State state : kStates)
        EXPECT_EQ(stateFromName(name(state)), state);
    EXPECT_EQ(domainFromName("math"), Domain::Math);
    EXPECT_FALSE(domainFromName("General"));
    EXPECT_FALSE(stateFromName(""));
}
} // namespace
