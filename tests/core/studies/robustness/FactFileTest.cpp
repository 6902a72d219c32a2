// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactFile.h"

#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/exchange/FolderFiles.h"
#include "core/studies/robustness/DateSampler.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/Wording.h"
#include "tests/core/studies/robustness/FactFiles.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

using namespace chronoscope;
using namespace chronoscope::robustness;
using test::iso;
using test::must;

namespace {
class FactFileTest : public test::FactFiles {};

TEST_F(FactFileTest, FilesAreKnownByWhatTheyHold) {
    const std::string fact = R"({"subject":"A","relation":"employer","object":"B","start":"1990","end":"1995"})";
    const struct {
        std::string text;
        std::optional<FactFileKind> kind;
    } cases[] = {{fact, FactFileKind::JsonLines},
                 {"\xEF\xBB\xBF\n" + fact + "\n", FactFileKind::JsonLines},
                 {"{broken\n" + fact, FactFileKind::JsonLines},
                 {R"({"subject":"A","relation":"r","object":"B","periods":[]})", FactFileKind::JsonLines},
                 {R"({"subject":"A","relation":"r","object":"B","from":"1990","to":"1995"})", std::nullopt},
                 {R"([1, 2])", std::nullopt},
                 {kColumns, FactFileKind::Statements},
                 {"Time,EndDate,StartDate,ObjectLabel,RelationLabel,SubjectLabel\n", FactFileKind::Statements},
                 {"fact_id,subject,relation,object,start,end\n", FactFileKind::Table},
                 {"subject,relation,object,start,end,periods\n", FactFileKind::Table},
                 {"fact_id;subject;relation;object;start;end\n", FactFileKind::Table},
                 {"fact_id\tsubject\trelation\tobject\tstart\tend\r\n", FactFileKind::Table},
                 {"Time;EndDate;StartDate;ObjectLabel;RelationLabel;SubjectLabel\n", FactFileKind::Statements},
                 {"subject;relation;object;start;end\n", std::nullopt},
                 {"subject,relation,object,start,end\n", std::nullopt}, // a table of somebody's own
                 {"subject,relation,object,from,to\n", std::nullopt},
                 {"", std::nullopt},
                 {std::string(200'000, '{'), std::nullopt},
                 {std::string(200'000, '\0'), std::nullopt}};
    int number = 0;
    for (const auto& c : cases)
        EXPECT_EQ(factFileKind(write("file" + std::to_string(number++), c.text)), c.kind) << c.text.substr(0, 80);
    EXPECT_EQ(factFileKind(m_folder.path()), std::nullopt);
    EXPECT_EQ(factFileKind(m_folder.file("nothing")), std::nullopt);
    EXPECT_TRUE(isParquet(write("p", "PAR1\x15\x04")));
    EXPECT_FALSE(isParquet(write("p", "PAR2")));
}

TEST_F(FactFileTest, AFolderHoldsItsFilesAndIsNone) {
    const exchange::StudyFiles files = filesOfFacts();
    EXPECT_TRUE(files.reads(write("a.csv", kColumns)));
    EXPECT_FALSE(files.reads(write("b.csv", "subject,relation,object,from,to\n")));
    EXPECT_FALSE(files.reads(m_folder.path()));
    EXPECT_FALSE(files.isBenchmark) << "tables of any columns may lie beside them";
}

TEST_F(FactFileTest, AFileThatIsEmptyOrEndsTooEarlyIsKnown) {
    using Why = FactFileFault::Why;
    for (const char* text : {"", " \n\r\n", "\xEF\xBB\xBF\n"}) {
        const auto fault = factFileFault(write("empty", text));
        ASSERT_TRUE(fault) << text;
        EXPECT_EQ(fault->why, Why::Empty);
    }
    const std::pair<std::string, std::int64_t> cut[] = {
        {R"({"subject":"A","relat)", 1}, {R"({"subject":"A","relation":)", 1}, {R"({"subject":"A","year":19)", 1},
        {"\n{\"subject\":\"A\"\n", 2},   {"{\n \"subject\": \"A\",\n", 2},     {"{\"a\":1}\n{\"a\":2}\n{\"a\":", 3}};
    for (const auto& [text, line] : cut) {
        const auto fault = factFileFault(write("cut", text));
        ASSERT_TRUE(fault) << text;
        EXPECT_EQ(fault->why, Why::CutOff) << text;
        EXPECT_EQ(fault->line, line) << text;
    }
    for (const char* text : {"{}", "{broken", "{\"a\":1}\n{\"a\":2}\n", "[1, 2", "subject,relation\n", "words"})
        EXPECT_FALSE(factFileFault(write("other", text))) << text;
    EXPECT_FALSE(factFileFault(m_folder.path()));
    EXPECT_FALSE(factFileFault(m_folder.file("nothing")));
}

TEST_F(FactFileTest, ALineKeepsAllItSays) {
    const auto reading = readText(
        "facts.jsonl", R"({"id":"tf1","subject":"Ross Perot","relation":"employer",
"relation_id":"P108","object":"IBM","start":"1957","end":1962,"periods":[["1957",1962],["1990-02",null]],"pop_subject":12,
"pop_object":null,"origin":"o","source":null,"more":[{}]})"
                       "\n\n"
                       R"({"fact_id":"f2","subject":"A","relation":"r","object":"B","periods":"1990/1991;2000/"})");
    // The first is on two lines here, which JSON Lines does not allow.
    EXPECT_EQ(reading.leftOutCount, 3U) << told(reading);
    const auto whole = readText("whole.jsonl", R"({"id":"tf1","subject":"Ross Perot","relation":"employer",)"
                                               R"("relation_id":"P108","object":"IBM","start":"1957","end":1962,)"
                                               R"("periods":[["1957",1962],["1990-02",null]],"pop_subject":12,)"
                                               R"("pop_object":null,"origin":"o","source":null,"more":[{}]})");
    ASSERT_EQ(whole.gathered.facts.size(), 1U) << told(whole);
    const DatedFact& fact = whole.gathered.facts.front();
    EXPECT_EQ(fact.id, "tf1");
    EXPECT_EQ(fact.relationId, "P108");
    EXPECT_EQ(periodsText({fact.period}), "1957/1962");
    EXPECT_EQ(periodsText(fact.others), "1990-02/");
    EXPECT_EQ(fact.subjectVisits, 12);
    EXPECT_EQ(fact.objectVisits, std::nullopt);
    EXPECT_EQ(fact.source, "o");
}

TEST_F(FactFileTest, TablesOfEverySeparatorSayTheSame) {
    const std::string table = "fact_id,subject,relation,object,start,end,periods,pop_subject,pop_object,SubjectID\n"
                              "f1,A,employer,B,1990,1995,\"1990/1995;2000/\",12,30,Q5\n"
                              "f2,\"C \"\"D\"\"\",employer,E,1991-02,1992-03-04,,,,\n";
    const auto textOf = [&](const FactReading& reading) {
        std::string text;
        for (const DatedFact& fact : reading.gathered.facts)
            text += fact.id + fact.subject + fact.object + periodsText(allPeriods(fact)) + fact.subjectId +
                    std::to_string(popularityOf(fact).value_or(-1)) + "\n";
        return text;
    };
    const std::string expected = textOf(readText("t.csv", table));
    EXPECT_NE(expected.find("Q5"), std::string::npos);
    for (const char* separator : {";", "\t", "|"}) {
        const auto reading = readText("t.txt", text::replaceAll(table, ",", separator));
        EXPECT_EQ(textOf(reading), expected) << separator << told(reading);
    }
}

TEST_F(FactFileTest, ColumnsThatNothingIsReadFromAreNamed) {
    const std::string row = "Q5,A,P108,employer,Q9,Firm,1990,1992,1980,-2.5,x,Incorrect,7";
    const auto results = readText("r.csv", kColumns.substr(0, kColumns.size() - 1) +
                                               ",CondLogProb,CondLogProbInstruct\n" + row + ",-1,-2\n");
    EXPECT_EQ(results.gathered.facts.size(), 1U);
    EXPECT_EQ(results.unread, (std::vector<std::string>{"CondLogProb", "CondLogProbInstruct"}));
    EXPECT_TRUE(readText("s.csv", kColumns + row + "\n").unread.empty());
    EXPECT_EQ(readText("t.csv", "fact_id,subject,relation,object,start,end,note\nf,A,r,B,1990,1991,n\n").unread,
              std::vector<std::string>{"note"});
}

TEST_F(FactFileTest, ALineOfSeveralPeriodsIsAFactForEachThatEnds) {
    const auto reading = readText(
        "f.jsonl",
        R"({"id":"tm","subject":"A","relation":"r","object":"B","periods":[["2007","2007"],["2020",null],["2015","2018"]]})"
        "\n"
        R"({"id":"one","subject":"A","relation":"r","object":"C","periods":[["2007","2008"],["2020",null]]})"
        "\n"
        R"({"id":"none","subject":"A","relation":"r","object":"D","periods":[["2020",null]]})");
    ASSERT_EQ(reading.gathered.facts.size(), 3U);
    EXPECT_EQ(reading.gathered.facts[0].id, "tm#1");
    EXPECT_EQ(periodsText(reading.gathered.facts[0].others), "2015/2018;2020/");
    EXPECT_EQ(reading.gathered.facts[1].id, "tm#2");
    EXPECT_EQ(periodsText({reading.gathered.facts[1].period}), "2015/2018");
    EXPECT_EQ(reading.gathered.facts[2].id, "one");
    EXPECT_EQ(told(reading), "3: no period with an end\n");
}

TEST_F(FactFileTest, LinesThatDoNotKnowAllPeriodsHaveThoseOfTheirFile) {
    const std::string a = R"({"subject":"A","relation":"r","object":"B",)";
    const auto reading =
        readText("f.jsonl", a + R"("start":"1990","end":"1992"})" + "\n" + a + R"("start":"2001","end":"2002"})" +
                                "\n" + a + R"("start":"2010","end":null})" + "\n" + a +
                                R"("start":"1980","end":"1981","periods":[["1980","1981"]]})" + "\n" + a +
                                R"("start":"1990","end":"1992"})");
    ASSERT_EQ(reading.gathered.facts.size(), 3U);
    EXPECT_EQ(periodsText(reading.gathered.facts[0].others), "2001/2002;2010/");
    EXPECT_EQ(periodsText(reading.gathered.facts[1].others), "1990/1992;2010/");
    EXPECT_EQ(periodsText(reading.gathered.facts[2].others), ""); // it was said
    EXPECT_EQ(told(reading), "3: the period has no end\n");
    EXPECT_EQ(reading.gathered.repeated, 1U);
}

TEST_F(FactFileTest, SubjectsOfOneNameAndSeveralIdsAreSeveral) {
    const auto row = [](const std::string& subject, const std::string& object, const std::string& period,
                        const std::string& time) {
        return subject + ",Same,P108,employer," + object + ",Firm," + period + "," + time + ",,,Incorrect,\n";
    };
    const auto reading =
        readText("s.csv", kColumns + row("Q5", "Q9", "1990,1992", "1980") + row("Q5", "Q9", "1990,1992", "1981") +
                              row("Q6", "Q9", "1990,1992", "1980") + row("Q6", "Q9", "2001,2003", "1980") +
                              row("Q6", "Q8", "2001,2003", "1980"));
    ASSERT_EQ(reading.gathered.facts.size(), 4U) << told(reading);
    std::string facts;
    for (const DatedFact& fact : reading.gathered.facts)
        facts += fact.subjectId + "|" + fact.objectId + " " + periodsText({fact.period}) + " others " +
                 periodsText(fact.others) + "\n";
    EXPECT_EQ(facts, "Q5|Q9 1990/1992 others \nQ6|Q9 1990/1992 others 2001/2003\nQ6|Q9 2001/2003 others 1990/1992\n"
                     "Q6|Q8 2001/2003 others \n");
    const auto alone =
        readText("t.csv", kColumns + row("Q5", "Q9", "1990,1992", "1980") + row("Q5", "Q9", "2001,2003", "1980"));
    ASSERT_EQ(alone.gathered.facts.size(), 2U);
    EXPECT_EQ(periodsText(alone.gathered.facts[0].others), "2001/2003");
}

TEST_F(FactFileTest, SeveralNumbersOfVisitsOfAFactAreToldOnce) {
    const auto row = [](const std::string& time, const std::string& visits) {
        return "Q5,A,P108,employer,Q9,Firm,1990,1992," + time + ",,,Incorrect," + visits + "\n";
    };
    const auto reading = readText("v.csv", kColumns + row("1980", "") + row("1981", "123456.5") + row("1982", "99") +
                                               row("1983", "98") + row("1984", "123456.5"));
    ASSERT_EQ(reading.gathered.facts.size(), 1U);
    EXPECT_EQ(reading.gathered.facts[0].visits, 123456.5);
    ASSERT_EQ(reading.gathered.remarks.size(), 1U);
    EXPECT_EQ(reading.gathered.remarks[0].line, 4U);
    EXPECT_EQ(reading.gathered.remarks[0].reason, "99 visits, and 123456.5 in line 2: the first are taken");
    EXPECT_EQ(reading.leftOutCount, 0U) << "the line is taken";
}

TEST_F(FactFileTest, StatementsOfAFactAreOneFact) {
    std::string text = kColumns;
    const std::string head = "local:1,Steve Bannon,P108,employer,local:2,United States Navy,";
    text += head + "1976,1983,1940,-4.9,\"In 1940, who employed Steve Bannon? United States Navy\",Incorrect,1000000\n";
    text += head + "1976,1983,1976-02-03,-0.5,x,Correct,1000000\n";
    text += head + "1990,1991,1990,0,x,Correct,1000000\n";
    text += head + "1976,,2019,,x,Incorrect,\n";
    text += head + "1976,1983,2015-13,,x,Incorrect,\n";
    text += head + "1976,1983,1940,,x,Unheard of,\n";
    text += head + "1976,1983,1940,,x,Incorrect,many\n";
    text += head + "1976,1983\n";
    text +=
        "local:1,\"Line\nbreak, \"\"quoted\"\"\",P108,employer,local:2,United States Navy,1976,1983,,,x,No context,\n";
    const auto reading = readText("t.csv", text);
    ASSERT_EQ(reading.gathered.facts.size(), 3U) << told(reading);
    const DatedFact& fact = reading.gathered.facts[0];
    EXPECT_EQ(fact.subject, "Steve Bannon");
    EXPECT_EQ(fact.relation, "employer");
    EXPECT_EQ(fact.relationId, "P108");
    EXPECT_EQ(fact.object, "United States Navy");
    EXPECT_EQ(periodsText({fact.period}), "1976/1983");
    EXPECT_EQ(periodsText(fact.others), "1990/1991"); // and not that of a row that lacks its end
    EXPECT_EQ(fact.visits, 1'000'000);
    EXPECT_EQ(fact.source, "t.csv");
    EXPECT_EQ(reading.gathered.facts[2].subject, "Line\nbreak, \"quoted\"");
    EXPECT_EQ(reading.leftOutCount, 5U);
    EXPECT_EQ(told(reading), "5: the period has no end\n"
                             "6: Time: \"2015-13\" is no date: there is no such month\n"
                             "7: Status: \"Unheard of\" is none\n"
                             "8: popularity: \"many\" is no number of visits\n"
                             "9: 8 cells, the header has 13\n");
}

TEST_F(FactFileTest, AnOpenPeriodCountsInEveryKindOfFile) {
    const char* files[][2]{
        {"o.csv", "fact_id,subject,relation,object,start,end\no1,X,employer,Y,2001,2005\no2,X,employer,Y,2009,\n"},
        {"s.csv", "SubjectLabel,RelationLabel,ObjectLabel,StartDate,EndDate,Time\nX,employer,Y,2001,2005,2001\n"
                  "X,employer,Y,2009,,2001\nX,employer,Y,2009,,2002\n"},
        {"l.jsonl", R"({"subject":"X","relation":"employer","object":"Y","start":"2001","end":"2005"})"
                    "\n"
                    R"({"subject":"X","relation":"employer","object":"Y","start":"2009","end":null})"}};
    for (const auto& [name, text] : files) {
        const auto reading = readText(name, text);
        ASSERT_EQ(reading.gathered.facts.size(), 1U) << name;
        EXPECT_EQ(periodsText(reading.gathered.facts[0].others), "2009/") << name;
        EXPECT_EQ(FactPeriods(reading.gathered.facts[0]).placed(iso("2012"), 0).of, DateClass::Excluded) << name;
        EXPECT_NE(told(reading).find("3: the period has no end") == std::string::npos,
                  told(reading).find("2: the period has no end") == std::string::npos)
            << told(reading);
    }
}

/// Everything that is asked of the facts of a file, by fact.
std::map<std::string, std::string> askedOf(const FactReading& reading) {
    std::map<std::string, std::string> asked;
    for (const DatedFact& fact : reading.gathered.facts) {
        std::string& text = asked[factKey(fact)];
        text = toHex(factContent(fact));
        for (const SampledDate& date : sampleDates(fact, {}))
            text += (date.date ? facts::isoText(*date.date) : "-") + std::string(name(date.of));
    }
    return asked;
}

TEST_F(FactFileTest, NeitherTheOrderOfLinesNorAnotherFactChangesAFact) {
    SeedStream stream(11);
    std::vector<std::string> lines;
    for (int i = 0; i < 60; ++i) {
        const int start = 1900 + static_cast<int>(stream.below(100));
        lines.push_back(R"({"subject":"S)" + std::to_string(i / 2) +
                        R"(","relation":"employer","object":"O","start":)" + std::to_string(start) + R"(,"end":")" +
                        std::to_string(start + 3) + "-" + std::to_string(10 + stream.below(3)) + "\"}");
    }
    const auto textOf = [&] {
        std::string text;
        for (const std::string& line : lines)
            text += line + "\n";
        return text;
    };
    const auto asked = askedOf(readText("f.jsonl", textOf()));
    EXPECT_GT(asked.size(), 50U);
    for (std::size_t i = lines.size() - 1; i > 0; --i)
        std::swap(lines[i], lines[stream.below(i + 1)]);
    EXPECT_EQ(askedOf(readText("f.jsonl", textOf())), asked);
    lines.insert(lines.begin() + 30, R"({"subject":"new","relation":"employer","object":"O","start":1950,"end":1960})");
    auto more = askedOf(readText("f.jsonl", textOf()));
    EXPECT_EQ(more.size(), asked.size() + 1);
    std::erase_if(more, [](const auto& entry) { return entry.first.find("new") != std::string::npos; });
    EXPECT_EQ(more, asked);
}

TEST_F(FactFileTest, EveryStatementOfThePublishedShapeIsPlacedAndWordedAlike) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not here";
    const std::string path = *shared + "/data/temporal/timestress_sample.csv";
    std::map<std::string, DatedFact> facts;
    for (const DatedFact& fact : read(path).gathered.facts)
        facts[fact.subject + fact.relation + fact.object + facts::isoText(fact.period.start)] = fact;
    const auto wording = must(Wording::parse(test::readFile(test::source("resources/packs/questions.json"))));
    for (auto& row : test::csvRows(test::readFile(path))) {
        const DatedFact& fact =
            facts.at(row["SubjectLabel"] + row["RelationLabel"] + row["ObjectLabel"] + row["StartDate"]);
        const auto date = test::iso(row["Time"]);
        const SampledDate placed = FactPeriods(fact).placed(date, 0);
        EXPECT_EQ(*wording.statement(fact, date, DateStyle::American), row["Statement"]);
        EXPECT_NEAR(placed.alpha.value(), std::stod(row["Alpha"]), 1e-12) << row["Statement"];
        if (row["Status"] == "Discarded") continue; // of the year of the date
        EXPECT_EQ(name(placed.of), row["Status"]) << row["Statement"];
    }
}

TEST_F(FactFileTest, RowsComeThroughAWindowAsTheyWouldFromTheWhole) {
    // Rows of very different sizes, so that window ends fall anywhere; 40 MB in all.
    std::string text = "fact_id,subject,relation,object,start,end,note\n";
    const std::string filling = "\"" + std::string(15'000, 'n') + "\n\"\"" + "\"";
    constexpr int kRows = 2'800;
    for (int i = 0; i < kRows; ++i)
        text += "f" + std::to_string(i) + ",S,r,O" + std::to_string(i) + ",1990,1995," +
                (i % 7 == 0 ? std::string("\"a\nb\"") : filling) + "\n";
    const auto reading = readText("wide.csv", text);
    ASSERT_EQ(reading.gathered.facts.size(), static_cast<std::size_t>(kRows)) << told(reading);
    for (int i = 0; i < kRows; ++i) {
        EXPECT_EQ(reading.gathered.facts[static_cast<std::size_t>(i)].id, "f" + std::to_string(i));
        EXPECT_EQ(reading.gathered.lines[static_cast<std::size_t>(i)], 2 + 2 * i);
    }
}

TEST_F(FactFileTest, AnImportCanBeStopped) {
    const auto path = write("f.jsonl", R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995"})");
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(readFactFile(path, FactFileKind::JsonLines, source.get_token()).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(readFactFile(m_folder.file("none"), FactFileKind::Statements).error().code, ErrorCode::Io);
}
} // namespace
