// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementReader.h"

#include "core/base/Hash.h"
#include "core/benchmark/ElementJson.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>

using namespace chronoscope;
using namespace chronoscope::benchmark;
using nlohmann::json;

namespace {
Result<ElementLine> generalLine(std::string_view line) { return readElement(line, Domain::General, State::Dynamic); }

/// A line with "A" in 2009 and `tail` after it.
std::string lineWith(std::string_view tail) {
    return R"({"subject":"s","relation":"r","objects_2009":["A"],)" + std::string(tail) + "}";
}

struct DroppedCase {
    const char* label;
    const char* tail;
    std::vector<Object> objects; ///< of 2010
    std::vector<std::string> distractors;
    const char* dropped;
};

class DroppedValues : public testing::TestWithParam<DroppedCase> {};

TEST_P(DroppedValues, AreNamedAndTheNamesBesideThemKept) {
    const DroppedCase& expected = GetParam();
    const auto line = generalLine(lineWith(expected.tail));
    ASSERT_TRUE(line) << line.error().text();
    EXPECT_EQ(line->dropped, expected.dropped);
    const YearObjects* year = line->element.at(2010);
    EXPECT_EQ(year ? year->objects : std::vector<Object>{}, expected.objects);
    EXPECT_EQ(line->element.distractors, expected.distractors);
    EXPECT_EQ(line->element.extra, "");
}

INSTANTIATE_TEST_SUITE_P(
    Values, DroppedValues,
    testing::Values(
        DroppedCase{"nothing", R"("objects_2010":["B"])", {{"B"}}, {}, ""},
        DroppedCase{"number", R"("objects_2010":["B",5])", {{"B"}}, {}, "objects_2010: 5"},
        DroppedCase{"negative", R"("objects_2010":[-5,"B"])", {{"B"}}, {}, "objects_2010: -5"},
        DroppedCase{"fraction", R"("objects_2010":[1.50,"B"])", {{"B"}}, {}, "objects_2010: 1.50"},
        DroppedCase{
            "truth", R"("objects_2010":[true,"B",false])", {{"B"}}, {}, "objects_2010: true, objects_2010: false"},
        DroppedCase{"nullInList", R"("objects_2010":[null,"B"])", {{"B"}}, {}, "objects_2010: null"},
        DroppedCase{"nullForAll", R"("objects_2010":null,"distractor":null)", {}, {}, ""},
        DroppedCase{"wholeValue", R"("objects_2010":5)", {}, {}, "objects_2010: 5"},
        DroppedCase{"alias", R"("objects_2010":[["B",5,"b"],"C"])", {{"B", "b"}, {"C"}}, {}, "objects_2010: 5"},
        DroppedCase{"firstAlias", R"("objects_2010":[[5,"B","b"],["C"]])", {{"B", "b"}, {"C"}}, {}, "objects_2010: 5"},
        DroppedCase{
            "listInInnerList", R"("objects_2010":[["B",["x",["y"]],"b"]])", {{"B", "b"}}, {}, "objects_2010: a list"},
        DroppedCase{"objectInList",
                    R"("objects_2010":[{"distractor":["x"],"y":{}},"B"])",
                    {{"B"}},
                    {},
                    "objects_2010: an object"},
        DroppedCase{"object", R"("objects_2010":{"name":"x"})", {}, {}, "objects_2010: an object"},
        DroppedCase{"answers", R"("answers_2010":[7,"B"])", {{"B"}}, {}, "answers_2010: 7"},
        DroppedCase{"distractors",
                    R"("distractor":["x",1,["y"],{"z":2},"w"])",
                    {},
                    {"x", "w"},
                    "distractor: 1, distractor: a list, distractor: an object"},
        DroppedCase{"nestedDistractors", R"("distractor":{"distractor":["x",1]})", {}, {"x"}, "distractor: 1"},
        DroppedCase{"otherKeyInNest",
                    R"("distractor":{"a":["v",[1]],"distractor":["x"],"b":"w","c":3,"d":{"distractor":"u"}})",
                    {},
                    {"x"},
                    "distractor: an unknown key, distractor: an unknown key, distractor: an unknown key and 1 more"},
        DroppedCase{"many",
                    R"("objects_2010":[1,2,3,4,5,"B"])",
                    {{"B"}},
                    {},
                    "objects_2010: 1, objects_2010: 2, objects_2010: 3 and 2 more"},
        DroppedCase{"longNumber",
                    R"("objects_2010":["B",1.000000000000000000000000000000])",
                    {{"B"}},
                    {},
                    "objects_2010: 1.0000000000000000000000…"},
        DroppedCase{"blankIsNoLoss", R"("objects_2010":[""," ",["\t"],"B"])", {{"B"}}, {}, ""},
        DroppedCase{"emptyLists", R"("objects_2010":[[],[[]],"B"])", {{"B"}}, {}, "objects_2010: a list"}),
    [](const auto& parameter) { return parameter.param.label; });

TEST(ElementReader, ALineOfNothingButNumbersIsRefusedAndSaysWhy) {
    const auto line = generalLine(R"({"subject":"s","relation":"r","objects_2010":[5]})");
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().message, "no objects for any year (not text: objects_2010: 5)");
}

struct RepeatedCase {
    const char* label;
    const char* tail;
    std::vector<Object> objects; ///< of 2010
    const char* releaseDate;     ///< of 2010
    std::vector<std::string> distractors;
    const char* extra;
};

class RepeatedKeys : public testing::TestWithParam<RepeatedCase> {};

TEST_P(RepeatedKeys, CountAsTheyStandLast) {
    const RepeatedCase& expected = GetParam();
    const auto line = generalLine(lineWith(expected.tail));
    ASSERT_TRUE(line) << line.error().text();
    const YearObjects* year = line->element.at(2010);
    EXPECT_EQ(year ? year->objects : std::vector<Object>{}, expected.objects);
    EXPECT_EQ(year ? year->releaseDate : "", expected.releaseDate);
    EXPECT_EQ(line->element.distractors, expected.distractors);
    EXPECT_EQ(line->element.extra, expected.extra);
}

INSTANTIATE_TEST_SUITE_P(
    Keys, RepeatedKeys,
    testing::Values(
        RepeatedCase{"objects", R"("objects_2010":["B","C"],"objects_2010":["D"])", {{"D"}}, "", {}, ""},
        RepeatedCase{"objectsThenNone", R"("objects_2010":["B"],"objects_2010":[])", {}, "", {}, ""},
        RepeatedCase{"objectsThenNull", R"("objects_2010":["B"],"objects_2010":null)", {}, "", {}, ""},
        RepeatedCase{"innerListThenFlat", R"("objects_2010":[["B"]],"objects_2010":"C")", {{"C"}}, "", {}, ""},
        RepeatedCase{"objectsBeforeAnswers", R"("objects_2010":["B"],"answers_2010":["C"])", {{"B"}}, "", {}, ""},
        RepeatedCase{"objectsAfterAnswers", R"("answers_2010":["C"],"objects_2010":["B"])", {{"B"}}, "", {}, ""},
        RepeatedCase{"emptyObjectsBeatAnswers", R"("answers_2010":["C"],"objects_2010":[])", {}, "", {}, ""},
        RepeatedCase{"dateThenDate",
                     R"("objects_2010":"B","release_date_2010":"a","release_date_2010":"b")",
                     {{"B"}},
                     "b",
                     {},
                     ""},
        RepeatedCase{"dateThenNumber",
                     R"("objects_2010":"B","release_date_2010":"a","release_date_2010":[1])",
                     {{"B"}},
                     "",
                     {},
                     R"({"release_date_2010":[1]})"},
        RepeatedCase{"numberThenDate",
                     R"("objects_2010":"B","release_date_2010":{"x":1},"release_date_2010":"a")",
                     {{"B"}},
                     "a",
                     {},
                     ""},
        RepeatedCase{"distractors", R"("distractor":["x","y"],"distractor":["z"])", {}, "", {"z"}, ""},
        RepeatedCase{"nestThenFlat", R"("distractor":{"distractor":["x"]},"distractor":"z")", {}, "", {"z"}, ""},
        RepeatedCase{"twiceInNest", R"("distractor":{"distractor":["x"],"distractor":["y"]})", {}, "", {"y"}, ""},
        RepeatedCase{"twiceInNestThenNull", R"("distractor":{"distractor":["x"],"distractor":null})", {}, "", {}, ""},
        RepeatedCase{"unknown", R"("k":{"a":1},"k":[{"b":2,"b":3}])", {}, "", {}, R"({"k":[{"b":3}]})"}),
    [](const auto& parameter) { return parameter.param.label; });

TEST(ElementReader, OfTwoSubjectsTheLastCountsAlsoWhenItIsNoText) {
    const auto line = generalLine(R"({"subject":"a","question":"q","subject":5,"relation":"r","objects_2010":"A"})");
    ASSERT_TRUE(line);
    EXPECT_EQ(line->element.subject, "q");
}

TEST(ElementReader, UnknownKeysAreKeptAsTheyWouldBeByATree) {
    constexpr const char* kUnknown =
        R"("z":[],"b":{},"a":[1,-2,3.5,1e3,true,false,null,"\u00fc\"\\\n",[[{"y":{"x":[]},"w":2}]]],"objects":[["o"]],)"
        R"("big":123456789012345678901234567890,"edge":18446744073709551615,"low":-9223372036854775808,"tiny":1e-320,"":0,)"
        R"("distractors":["d"],"release_date_2010":2010,"release_date_x":"y")";
    const auto line = generalLine(lineWith(kUnknown));
    ASSERT_TRUE(line) << line.error().text();
    EXPECT_EQ(line->element.extra, json::parse("{" + std::string(kUnknown) + "}").dump());
    EXPECT_EQ(line->dropped, "");
}

TEST(ElementReader, InvariantElementsMayNameYearsToo) {
    const auto line = readElement(R"({"subject":"s","relation":"r","objects":["A"],"objects_2021":["B"]})",
                                  Domain::Math, State::Invariant);
    ASSERT_TRUE(line);
    ASSERT_EQ(line->element.years.size(), 2U);
    EXPECT_EQ(line->element.years[0].year, 0);
    EXPECT_EQ(line->element.years[1].year, 2021);
}

TEST(ElementReader, YearsThatAreLeftOutOrHaveNoDateAreTold) {
    const struct {
        const char* tail;
        const char* told;
        std::vector<int> years;
    } cases[] = {
        {R"("release_date_2010":"d","objects_2010":["A"])", "", {2010}},
        {R"("objects_2010":["A"],"objects_2011":["A"])", "", {2010, 2011}}, // no year has a date
        {R"("release_date_2010":"d","objects_2010":["A"],"objects_2012":["B"])",
         "2012 has no release date and is asked all the same",
         {2010, 2012}},
        {R"("release_date_2010":"d","objects_2010":["A"],"release_date_2011":"","objects_2012":[],"objects_20130":["A"])",
         "2011 has no objects and is not asked; 2012 has no objects and is not asked; objects_20130 is of no year",
         {2010}},
        {R"("objects_2010":["A"],"objects_":["A"],"objects_of":["A"],"objects_12x":["A"])", "", {2010}}};
    for (const auto& one : cases) {
        const auto line = generalLine(R"({"subject":"s","relation":"r",)" + std::string(one.tail) + "}");
        ASSERT_TRUE(line) << line.error().text();
        EXPECT_EQ(line->years, one.told) << one.tail;
        EXPECT_EQ(line->element.askableYears(), one.years) << one.tail;
    }
    std::string many = R"("objects_2000":["A"])";
    for (int year = 2001; year < 2100; ++year)
        many += ",\"objects_" + std::to_string(year) + "\":[]";
    EXPECT_TRUE(generalLine(R"({"subject":"s","relation":"r",)" + many + "}")
                    ->years.ends_with("2004 has no objects and is not asked and 95 more"));
}

struct RefusedCase {
    const char* label;
    std::string line;
    const char* reason;
};

class RefusedLines : public testing::TestWithParam<RefusedCase> {};

TEST_P(RefusedLines, SayWhy) {
    const auto line = generalLine(GetParam().line);
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().code, ErrorCode::BadInput);
    EXPECT_NE(line.error().message.find(GetParam().reason), std::string::npos) << line.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    Lines, RefusedLines,
    testing::Values(RefusedCase{"listOfText", R"(["a"])", "not a JSON object"},
                    RefusedCase{"listOfLines", "[" + lineWith(R"("k":1)") + "]", "not a JSON object"},
                    RefusedCase{"text", R"("subject")", "not a JSON object"},
                    RefusedCase{"number", "5", "not a JSON object"},
                    RefusedCase{"brokenList", R"(["a")", "not valid JSON"},
                    RefusedCase{"emptyObject", "{}", "no subject"},
                    RefusedCase{"twoObjects", lineWith(R"("k":1)") + lineWith(R"("k":1)"), "not valid JSON"},
                    RefusedCase{"comment", lineWith("\"k\":1/*c*/"), "not valid JSON"},
                    RefusedCase{"trailingComma", lineWith(R"("k":1,)"), "not valid JSON"},
                    RefusedCase{"notANumber", lineWith(R"("objects_2010":NaN)"), "not valid JSON"},
                    RefusedCase{"hugeNumber", lineWith(R"("objects_2010":[1e999])"), "not valid JSON"},
                    RefusedCase{"badEscape", lineWith(R"("k":"\x")"), "not valid JSON"},
                    RefusedCase{"escapedEnd", lineWith(R"("k":"\")"), "not valid JSON"},
                    RefusedCase{"badWord", lineWith(R"("k":truth)"), "not valid JSON"},
                    RefusedCase{"signedNumber", lineWith(R"("k":+1)"), "not valid JSON"},
                    RefusedCase{"bareMinus", lineWith(R"("k":[-])"), "not valid JSON"},
                    RefusedCase{"missingColon", lineWith(R"("k" 1)"), "not valid JSON"},
                    RefusedCase{"missingValue", lineWith(R"("k":)"), "not valid JSON"},
                    RefusedCase{"missingComma", lineWith(R"("objects_2010":["B" "C"])"), "not valid JSON"},
                    RefusedCase{"wrongBracket", lineWith(R"("objects_2010":["B"})"), "not valid JSON"},
                    RefusedCase{"bareKey", lineWith("k:1"), "not valid JSON"},
                    RefusedCase{"formFeed", lineWith("\"k\":\f1"), "not valid JSON"},
                    RefusedCase{"leadingZero", lineWith(R"("k":01)"), "not valid JSON"},
                    RefusedCase{"rawControl", lineWith("\"k\":\"a\tb\""), "not valid JSON"},
                    RefusedCase{"loneSurrogate", lineWith(R"("objects_2010":["\udc00"])"), "not valid JSON"},
                    RefusedCase{"overlongUtf8", lineWith("\"k\":\"\xc0\xaf\""), "UTF-8"},
                    RefusedCase{"surrogateUtf8", lineWith("\"k\":\"\xed\xa0\x80\""), "UTF-8"},
                    RefusedCase{"cutUtf8", lineWith("\"k\":\"\xe2\x82\""), "UTF-8"},
                    RefusedCase{"nulInUnknownKey", lineWith(R"("k":["\u0000"])"), "NUL"},
                    RefusedCase{"nulAfterLine", lineWith(R"("k":1)") + std::string("\0,junk", 6), "NUL"},
                    RefusedCase{"utf16", std::string("\xff\xfe{\0\"\0", 6), "UTF-8"}),
    [](const auto& parameter) { return parameter.param.label; });

TEST(ElementReader, SixteenLevelsAreReadAndSeventeenRefused) {
    const auto nested = [](std::size_t lists) {
        return lineWith("\"k\":" + std::string(lists, '[') + std::string(lists, ']'));
    };
    EXPECT_TRUE(generalLine(nested(15)));
    const auto deeper = generalLine(nested(16));
    ASSERT_FALSE(deeper);
    EXPECT_EQ(deeper.error().message, "nested too deeply");
}

TEST(ElementReader, AByteOrderMarkAndWhiteSpaceAroundTheLineAreNoHarm) {
    EXPECT_TRUE(generalLine("\xEF\xBB\xBF \t" + lineWith(R"("k":1)") + " \r\n"));
}

TEST(ElementReader, ALineCutAnywhereIsRefused) {
    const std::string whole = lineWith(
        R"("objects_2010":[["B","b\u00fc"],"ü"],"distractor":{"distractor":["x","y","z"]},"k":[1.5,{"a":null}])");
    ASSERT_TRUE(generalLine(whole));
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_FALSE(generalLine(std::string_view(whole).substr(0, length))) << length;
}

struct KnownId {
    const char* line;
    Domain domain;
    State state;
    const char* id;
};

// Runs and results made elsewhere name elements by these.
TEST(ElementReader, IdsAreTheSameInEveryVersion) {
    for (
        const KnownId& known :
        {KnownId{
             R"({"subject": "Binary search", "relation": "Rely_on", "objects": ["Sorted array", "ordered sequence"], )"
             R"("distractor": ["Hash table", "Heap", "Graph"]})",
             Domain::Math, State::Invariant, "c6c2758de26c5c6e0cf821495e44dc36"},
         KnownId{R"({"subject": "lemon", "relation": "HasProperty", "objects": ["sour"], )"
                 R"("distractor": {"distractor": ["noisy", "metallic", "hairy"]}})",
                 Domain::CommonSense, State::Invariant, "8e6634b1315b344303f581fdd1892586"},
         KnownId{
             R"({"subject": "Salbutamol", "relation": "may_treat", "release_date_2020": "2020AA", "objects_2020": ["Asthma"], )"
             R"("release_date_2021": "2021AA", "objects_2021": [["Asthma"]], "release_date_2022": "2022AA", )"
             R"("objects_2022": "Asthma", "release_date_2023": "2023AA", "objects_2023": ["Asthma"], )"
             R"("release_date_2024": "2024AA", "objects_2024": ["Asthma"], "distractor": ["Gout", "Anemia", "Psoriasis"]})",
             Domain::Biomedical, State::Dynamic, "4477bdd49a140313936f2c5504f69e88"}}) {
        const auto line = readElement(known.line, known.domain, known.state);
        ASSERT_TRUE(line) << line.error().text();
        EXPECT_EQ(toHex(line->element.id), known.id);
    }
}

/// Makes elements at random, and lines that hold them in any of the accepted layouts.
class LineMaker {
public:
    explicit LineMaker(std::uint64_t seed) : m_random(seed) {}

    Element element() {
        Element element;
        element.domain = kDomains[below(kDomains.size())];
        element.state = kStates[below(kStates.size())];
        element.subject = text();
        element.relation = text();
        const bool isTimeless = element.state == State::Invariant;
        int year = isTimeless ? 0 : 1 + static_cast<int>(below(9000));
        for (std::size_t left = isTimeless ? 1 : 1 + below(6); left > 0;
             --left, year += 1 + static_cast<int>(below(100)))
            element.years.push_back({year, isTimeless || below(4) == 0 ? "" : text(), objects()});
        for (std::size_t left = below(5); left > 0; --left)
            element.distractors.push_back(text());
        json extra = json::object();
        for (std::size_t left = below(3); left > 0; --left)
            extra["note " + text()] = json::array({below(1000), {{text(), text()}}, nullptr, 0.25, below(2) == 0});
        if (!extra.empty()) element.extra = extra.dump();
        element.id = computeId(element);
        return element;
    }

    std::string line(const Element& element) {
        const bool isLegal = element.domain == Domain::Legal;
        std::vector<std::string> parts{pair(isLegal ? "question" : "subject", quoted(element.subject)),
                                       pair(isLegal ? "question_type" : "relation", quoted(element.relation))};
        for (const YearObjects& entry : element.years) {
            const std::string year = std::to_string(10'000 + entry.year).substr(1);
            const std::string objects = layout(entry.objects);
            if (!entry.releaseDate.empty()) parts.push_back(pair("release_date_" + year, quoted(entry.releaseDate)));
            parts.push_back(pair(entry.year == 0 ? "objects" : (isLegal ? "answers_" : "objects_") + year, objects));
        }
        if (!element.distractors.empty()) {
            std::string value = list(element.distractors);
            for (std::size_t nests = below(3); nests > 0; --nests)
                value = "{" + pair("distractor", value) + "}";
            parts.push_back(pair("distractor", value));
        }
        const json extra = element.extra.empty() ? json::object() : json::parse(element.extra);
        for (const auto& [key, value] : extra.items())
            parts.push_back(pair(key, value.dump(-1, ' ', below(2) == 0)));
        shuffle(parts);
        return space() + "{" + joined(parts) + "}" + space();
    }

private:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(m_random.below(n)); }

    /// Not blank, and with no white space around it, as names are kept.
    std::string text() {
        static constexpr std::array<const char*, 16> kPieces{
            "a", "Zoë", "\"", "\\", "/", "\n", "é", "日本", "😀", "[]{}", ":,", "____", "\x7f\x1f", " ", "0", "\u2028"};
        std::string out = "x";
        for (std::size_t left = below(9); left > 0; --left)
            out += kPieces[below(kPieces.size())];
        return out + "y";
    }

    std::vector<Object> objects() {
        std::vector<Object> list(1 + below(3));
        for (Object& object : list)
            for (std::size_t left = below(3) == 0 ? 2 : 1; left > 0; --left)
                object.push_back(below(3) == 0 ? "again" : text());
        return list;
    }

    std::string layout(const std::vector<Object>& objects) {
        if (objects.size() == 1 && objects[0].size() == 1 && below(2) == 0) return quoted(objects[0][0]);
        std::vector<std::string> items;
        for (const Object& object : objects)
            items.push_back(object.size() == 1 && below(2) == 0 ? quoted(object[0]) : list(object));
        return "[" + joined(items) + "]";
    }

    std::string quoted(const std::string& text) { return json(text).dump(-1, ' ', below(2) == 0); }
    std::string pair(const std::string& key, const std::string& value) {
        return quoted(key) + space() + ":" + space() + value;
    }
    std::string list(const std::vector<std::string>& texts) {
        std::vector<std::string> items;
        for (const std::string& text : texts)
            items.push_back(quoted(text));
        return "[" + joined(items) + "]";
    }
    std::string joined(const std::vector<std::string>& parts) {
        std::string out = space();
        for (std::size_t i = 0; i < parts.size(); ++i)
            out += (i > 0 ? "," : "") + space() + parts[i] + space();
        return out;
    }
    std::string space() { return std::string(below(3), below(2) == 0 ? ' ' : '\t'); }
    void shuffle(std::vector<std::string>& parts) {
        for (std::size_t i = parts.size(); i > 1; --i)
            std::swap(parts[i - 1], parts[below(i)]);
    }

    SeedStream m_random;
};

TEST(ElementReader, TheElementReadEqualsTheOneWritten) {
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        LineMaker maker(seed);
        const Element written = maker.element();
        const std::string text = maker.line(written);
        const auto line = readElement(text, written.domain, written.state);
        ASSERT_TRUE(line) << line.error().text() << " in seed " << seed << ": " << text;
        const Element& read = line->element;
        ASSERT_EQ(line->dropped, "") << text;
        ASSERT_EQ(read.subject, written.subject) << text;
        ASSERT_EQ(read.relation, written.relation) << text;
        ASSERT_EQ(read.years.size(), written.years.size()) << text;
        for (std::size_t i = 0; i < read.years.size(); ++i) {
            ASSERT_EQ(read.years[i].year, written.years[i].year) << text;
            ASSERT_EQ(read.years[i].releaseDate, written.years[i].releaseDate) << text;
            ASSERT_EQ(read.years[i].objects, written.years[i].objects) << text;
        }
        ASSERT_EQ(read.distractors, written.distractors) << text;
        ASSERT_EQ(read.extra, written.extra) << text;
        ASSERT_EQ(toHex(read.id), toHex(written.id)) << text;
    }
}
} // namespace
