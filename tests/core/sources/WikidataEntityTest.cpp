// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/Entity.h"

#include "core/facts/IsoDate.h"
#include "core/sources/wikidata/JsonSlices.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::sources::wikidata;
using facts::Bound;
using facts::Date;
using facts::Statement;

namespace {
TEST(WikidataTimes, AreReadAtTheirPrecision) {
    struct Case {
        const char* time;
        int precision;
        bool isJulian;
        std::optional<Date> date;
        bool hasBadDay;
    };
    const std::vector<Case> cases{
        {"+2013-07-21T00:00:00Z", 11, false, Date{2013, 7, 21}, false},
        {"+2013-07-21T00:00:00Z", 10, false, Date{2013, 7, 0}, false},
        {"+2013-07-21T00:00:00Z", 9, false, Date{2013, 0, 0}, false},
        {"+2013-00-00T00:00:00Z", 9, false, Date{2013, 0, 0}, false},
        {"+2013-01-01T00:00:00Z", 8, false, std::nullopt, false}, // a decade
        {"+1900-00-00T00:00:00Z", 7, false, std::nullopt, false}, // a century
        {"+00000001994-00-00T00:00:00Z", 9, false, Date{1994, 0, 0}, false},
        {"-0044-03-15T00:00:00Z", 9, true, Date{-44, 0, 0}, false},
        {"+2016-06-31T00:00:00Z", 11, false, Date{2016, 6, 0}, true},
        {"+2015-02-29T00:00:00Z", 11, false, Date{2015, 2, 0}, true},
        {"+2016-02-29T00:00:00Z", 11, false, Date{2016, 2, 29}, false},
        {"+2016-13-01T00:00:00Z", 11, false, Date{2016, 0, 0}, true},
        {"+2016-05-00T00:00:00Z", 11, false, Date{2016, 5, 0}, true},
        {"+1900-02-29T00:00:00Z", 11, true, Date{1900, 3, 13}, false},  // a leap year there
        {"+1917-10-25T00:00:00Z", 11, true, Date{1917, 11, 7}, false},  // the October revolution
        {"+2012-12-25T00:00:00Z", 11, true, Date{2013, 1, 7}, false},   // of the next year here
        {"+1582-10-04T00:00:00Z", 11, true, Date{1582, 10, 14}, false}, // the day before the calendar changed
        {"2013-07-21", 11, false, std::nullopt, false},
        {"+99999999999999-01-01T00:00:00Z", 9, false, std::nullopt, false},
        {"", 9, false, std::nullopt, false},
        {"+2013", 9, false, std::nullopt, false},
        {"+-2013-01-01T", 9, false, std::nullopt, false},
    };
    for (const Case& one : cases) {
        const WikiTime made = readTime(one.time, one.precision, one.isJulian);
        EXPECT_EQ(made.date, one.date) << one.time << ' ' << one.precision;
        EXPECT_EQ(made.hasBadDay, one.hasBadDay) << one.time;
    }
}

TEST(WikidataTimes, AreTheAuthorsButForDecadesAndDaysThatAreNone) {
    const auto text = test::temporalVectors("dates_wikidata.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (auto& row : test::csvRows(*text)) {
        const int precision = std::stoi(row["precision"]);
        const WikiTime made = readTime(row["time"], precision, false);
        constexpr int kYear = 9;
        if (precision < kYear)
            EXPECT_FALSE(made.date) << row["time"] << ": the first year of a decade is not meant";
        else if (row["date"] == "error")
            EXPECT_TRUE(made.hasBadDay) << row["time"];
        else
            EXPECT_EQ(facts::isoText(made.date.value()), row["date"]);
    }
}

TEST(WikidataIds, AreUpperCaseAndNothingElse) {
    EXPECT_EQ(normalId("q42"), "Q42");
    EXPECT_EQ(normalId("P580"), "P580");
    for (const char* none : {"", "Q", "42", "Q4x", "L12", "Q42 ", "q-1", "Q1234567890123"})
        EXPECT_EQ(normalId(none), "") << none;
}

TEST(JsonSlicesOfEntities, ArePassedOverWithoutBeingRead) {
    JsonSlices members(R"( {"a":{"x":"}]\"","y":[1,{"z":2}]} , "b" : -1.5e3,"c":"\\","d":null} rest)");
    std::vector<std::pair<std::string, std::string>> found;
    while (members.next())
        found.emplace_back(members.key(), members.value());
    EXPECT_FALSE(members.isBroken());
    EXPECT_EQ(members.rest(), " rest");
    EXPECT_EQ(found, (std::vector<std::pair<std::string, std::string>>{
                         {"a", R"({"x":"}]\"","y":[1,{"z":2}]})"}, {"b", "-1.5e3"}, {"c", R"("\\")"}, {"d", "null"}}));
    JsonSlices list("[1,[2],{}]");
    int count = 0;
    while (list.next())
        ++count;
    EXPECT_EQ(count, 3);
    EXPECT_FALSE(list.isBroken());
}

TEST(JsonSlicesOfEntities, ThatAreNotWholeSaySoAndNeverReadBehindTheText) {
    const std::string whole = R"({"a":[{"b":"c\""},1],"d":"e"})";
    for (std::size_t length = 0; length < whole.size(); ++length) {
        JsonSlices members(std::string_view(whole).substr(0, length));
        while (members.next()) {
        }
        EXPECT_TRUE(members.isBroken()) << length;
    }
    for (const char* broken :
         {"", "1", "\"text\"", "{\"a\"}", "{\"a\":}", "{,}", "[1 2]", "{\"a\":1,}", "{a:1}", "]"}) {
        JsonSlices members(broken);
        while (members.next()) {
        }
        EXPECT_TRUE(members.isBroken()) << broken;
    }
}

std::string statement(const std::string& snak, const std::string& rest) {
    return R"({"mainsnak":)" + snak + R"(,"type":"statement")" + rest + "}";
}
std::string item(const std::string& value) {
    return R"({"snaktype":"value","property":"P39","datavalue":{"value":)" + value + R"(,"type":"wikibase-entityid"}})";
}
std::string time(const std::string& text, int precision) {
    return R"({"snaktype":"value","datavalue":{"value":{"time":")" + text + R"(","precision":)" +
           std::to_string(precision) + R"(,"calendarmodel":"http://www.wikidata.org/entity/Q1985727"}}})";
}
std::string entity(const std::string& claims) {
    return R"({"type":"item","id":"Q1","labels":{"en":{"language":"en","value":"One"}},"aliases":[],"claims":)" +
           claims + "}";
}

class WikidataEntities : public testing::Test {
protected:
    EntityReader m_reader{{"P39", "P54"}, "en"};

    EntityStatement only(const std::string& text) const {
        const auto made = m_reader.read(entity(R"({"P39":[)" + text + "]}"));
        EXPECT_TRUE(made) << (made ? "" : made.error().text());
        return made ? made->statements.at("P39").at(0) : EntityStatement();
    }
};

TEST_F(WikidataEntities, NameTheirObjectsInEveryLayout) {
    EXPECT_EQ(only(statement(item(R"({"entity-type":"item","numeric-id":7,"id":"Q7"})"), "")).statement.objectId, "Q7");
    EXPECT_EQ(only(statement(item(R"({"entity-type":"item","numeric-id":7})"), "")).statement.objectId, "Q7");
    EXPECT_EQ(only(statement(item(R"({"id":"q7"})"), "")).statement.objectId, "Q7");
    EXPECT_EQ(only(statement(R"({"snaktype":"somevalue"})", "")).statement.holder, Statement::Holder::Unknown);
    EXPECT_EQ(only(statement(R"({"snaktype":"novalue"})", "")).statement.holder, Statement::Holder::Nobody);
    const EntityStatement text = only(statement(item(R"("a  name")"), ""));
    EXPECT_EQ(text.statement.object, benchmark::Object{"a name"});
    EXPECT_FALSE(text.isUnsupported);
    EXPECT_TRUE(only(statement(item(R"({"amount":"+5","unit":"1"})"), "")).isUnsupported);
    EXPECT_TRUE(only(statement(item("5"), "")).isUnsupported);
}

TEST_F(WikidataEntities, HaveRanksAndQualifiersOrNone) {
    const std::string object = item(R"({"id":"Q7"})");
    EXPECT_EQ(only(statement(object, R"(,"rank":"preferred")")).statement.rank, Statement::Rank::Preferred);
    EXPECT_EQ(only(statement(object, R"(,"rank":"deprecated")")).statement.rank, Statement::Rank::Deprecated);
    EXPECT_EQ(only(statement(object, R"(,"qualifiers":[])")).statement.rank, Statement::Rank::Normal);
    const EntityStatement dated =
        only(statement(object, R"(,"qualifiers":{"p580":[)" + time("+2010-06-31T00:00:00Z", 11) +
                                   R"(],"P582":[{"snaktype":"novalue"},{"snaktype":"somevalue"}],"P585":[)" +
                                   time("+2012-01-01T00:00:00Z", 9) + "," + time("+2010-00-00T00:00:00Z", 8) +
                                   R"(],"P1545":[{"snaktype":"value","datavalue":{"value":"3"}}]})"));
    ASSERT_EQ(dated.statement.starts.size(), 1U);
    EXPECT_EQ(dated.statement.starts[0].date, (Date{2010, 6, 0}));
    EXPECT_EQ(dated.badDays, 1);
    ASSERT_EQ(dated.statement.ends.size(), 2U);
    EXPECT_EQ(dated.statement.ends[0].kind, Bound::Kind::Open);
    EXPECT_EQ(dated.statement.ends[1].kind, Bound::Kind::Unknown);
    EXPECT_EQ(dated.statement.points, (std::vector<Date>{{2012, 0, 0}}));
}

TEST_F(WikidataEntities, EndWithTheEarliestYearOfTheBestRank) {
    const auto ended = [&](const std::string& claims) { return m_reader.read(entity(claims))->dissolved; };
    const auto died = [](int year, const char* rank) {
        return statement(time("+" + std::to_string(year) + "-02-01T00:00:00Z", 11),
                         std::string(R"(,"rank":")") + rank + "\"");
    };
    EXPECT_EQ(ended(R"({"P570":[)" + died(2014, "normal") + "," + died(2013, "normal") + "]}"), 2013);
    EXPECT_EQ(ended(R"({"P576":[)" + died(2014, "preferred") + "," + died(2013, "normal") + "]}"), 2014);
    EXPECT_EQ(ended(R"({"P570":[)" + died(2014, "deprecated") + "]}"), std::nullopt);
    EXPECT_EQ(ended(R"({"P570":[{"mainsnak":{"snaktype":"somevalue"},"rank":"normal"}]})"), std::nullopt);
    EXPECT_EQ(ended("[]"), std::nullopt);
}

TEST_F(WikidataEntities, AreCalledByTheChosenLanguageThenByTheOneOfAll) {
    const auto names = [&](const std::string& labels, const std::string& aliases) {
        return m_reader.read(R"({"id":"Q1","labels":)" + labels + R"(,"aliases":)" + aliases + "}")->names;
    };
    const std::string en = R"("en":{"language":"en","value":" One  "})";
    const std::string mul = R"("mul":{"language":"mul","value":"Un"})";
    EXPECT_EQ(names("{" + mul + "," + en + "}", "[]"), benchmark::Object{"One"});
    EXPECT_EQ(names("{" + mul + "}",
                    R"({"en":[{"value":"1"},{"value":"Un"}],"mul":[{"value":"uno"}],"de":[{"value":"eins"}]})"),
              (benchmark::Object{"Un", "1", "uno"}));
    EXPECT_TRUE(names(R"({"de":{"value":"eins"}})", "[]").empty());
    EXPECT_TRUE(names("[]", "[]").empty());
}

TEST_F(WikidataEntities, OfNoInterestAreToldByTheirBytes) {
    EXPECT_TRUE(m_reader.mayConcern(R"({"claims":{"P39":[]}})"));
    EXPECT_TRUE(m_reader.mayConcern(R"({"claims":{"p54":[]}})"));
    for (const char* other :
         {R"({"claims":{"P3":[]}})", R"({"claims":{"P390":[]}})", R"({"x":"P39 a"})", "", "\"", "\"P"})
        EXPECT_FALSE(m_reader.mayConcern(other)) << other;
}

TEST_F(WikidataEntities, ThatAreBrokenAreRefusedWithTheReason) {
    const std::string whole = entity(
        R"({"P39":[)" +
        statement(item(R"({"id":"Q7"})"), R"(,"qualifiers":{"P580":[)" + time("+2010-00-00T00:00:00Z", 9) + "]}") +
        "]}");
    ASSERT_TRUE(m_reader.read(whole));
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_FALSE(m_reader.read(whole.substr(0, length))) << length;
    std::string bytes = whole;
    for (std::size_t at = 0; at < whole.size(); ++at) { // whatever stands there: an answer or a reason
        bytes[at] = static_cast<char>(bytes[at] ^ 0x41);
        const auto made = m_reader.read(bytes);
        EXPECT_TRUE(made || !made.error().message.empty());
        bytes[at] = whole[at];
    }
    for (const std::string& hostile :
         {std::string("[]"), std::string("{}"), entity(R"({"P39":{}})"), entity(R"({"P39":[1]})"),
          entity(R"({"P39":[{}]})"), entity(R"({"P39":[{"mainsnak":[]}]})"),
          entity(R"({"P39":[{"mainsnak":)" + std::string(1000, '[') + std::string(1000, ']') + "}]}"), whole + whole,
          std::string(R"({"id":"X1"})")})
        EXPECT_FALSE(m_reader.read(hostile)) << hostile.substr(0, 80);
}
} // namespace
