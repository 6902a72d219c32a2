// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/LogProbExport.h"
#include "core/studies/robustness/LogProbFile.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/StressStore.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
const std::string kHead = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n";
const std::string kObama = "USA,president,Barack Obama,2009-01-20,2017-01-20,";

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

struct Read {
    std::vector<LogProbRow> rows;
    std::string problem;
};

Read readAll(const TempDir& folder, const std::string& text) {
    writeFile(folder.file("scores.csv"), text);
    Read read;
    auto reader = LogProbReader::open(folder.file("scores.csv"));
    if (!reader) {
        read.problem = reader.error().text();
        return read;
    }
    while (true) {
        auto row = must(reader->next());
        if (!row) return read;
        read.rows.push_back(std::move(*row));
    }
}

TEST(LogProbReaderTest, ReadsADateARow) {
    const TempDir folder;
    const auto read = readAll(folder, kHead + kObama + "year,2010,Correct,-0.3193,-2.5\n" + kObama +
                                          "month,2009-01,,,\n" + kObama + "day,,No context,,-7\n");
    ASSERT_EQ(read.rows.size(), 3U) << read.problem;
    const LogProbRow& first = read.rows[0];
    EXPECT_EQ(first.problem, "");
    EXPECT_EQ(first.line, 2);
    EXPECT_EQ(first.fact.object, "Barack Obama");
    EXPECT_EQ(first.fact.period.end, iso("2017-01-20"));
    EXPECT_EQ(first.date, iso("2010"));
    EXPECT_EQ(first.of, DateClass::Correct);
    EXPECT_EQ(first.alpha, -0.3193);
    EXPECT_EQ(first.logProb, -2.5);
    EXPECT_FALSE(first.sameFact);
    EXPECT_TRUE(read.rows[1].sameFact);
    EXPECT_EQ(read.rows[1].precision, Precision::Month);
    EXPECT_FALSE(read.rows[1].of || read.rows[1].alpha || read.rows[1].logProb) << "left open, and missing";
    EXPECT_EQ(read.rows[2].of, DateClass::NoContext);
    EXPECT_FALSE(read.rows[2].date);
}

TEST(LogProbReaderTest, ScoresAreKeptAsTheyArePrinted) {
    const TempDir folder;
    std::string text = kHead;
    const std::pair<const char*, double> cases[] = {{"nan", NAN},
                                                    {"NaN", NAN},
                                                    {"-inf", -INFINITY},
                                                    {"inf", INFINITY},
                                                    {"-1e-300", -1e-300},
                                                    {"0.5744", 0.5744},
                                                    {"-2.8000000000000003", -2.8000000000000003},
                                                    {"-Infinity", -INFINITY}};
    for (std::size_t i = 0; i < std::size(cases); ++i)
        text += kObama + "year," + std::to_string(1990 + i) + ",,," + cases[i].first + "\n";
    const auto read = readAll(folder, text);
    ASSERT_EQ(read.rows.size(), std::size(cases)) << read.problem;
    for (std::size_t i = 0; i < std::size(cases); ++i) {
        ASSERT_TRUE(read.rows[i].logProb) << cases[i].first << read.rows[i].problem;
        if (std::isnan(cases[i].second))
            EXPECT_TRUE(std::isnan(*read.rows[i].logProb));
        else
            EXPECT_EQ(*read.rows[i].logProb, cases[i].second);
    }
}

TEST(LogProbReaderTest, LineEndsMarksAndQuotesAreThoseOfAnyProgram) {
    const TempDir folder;
    std::string text = "\xEF\xBB\xBF" + kHead + "\"a \"\"b\"\",\nc\",r,o,2000,2005,year,2001,,,-1\n\n" +
                       "s,r,o,2000,2005,year,2002,,,-2";
    for (const bool windows : {false, true}) {
        const auto read = readAll(folder, windows ? text::replaceAll(text, "\n", "\r\n") : text);
        ASSERT_EQ(read.rows.size(), 2U) << read.problem;
        EXPECT_EQ(read.rows[0].problem, "");
        EXPECT_EQ(read.rows[0].fact.subject, "a \"b\",\nc");
        EXPECT_EQ(read.rows[1].logProb, -2);
        EXPECT_EQ(read.rows[1].line, 5);
    }
}

TEST(LogProbReaderTest, ColumnsAreFoundByName) {
    const TempDir folder;
    const auto read =
        readAll(folder, "log_prob,date,note,end,start,object,relation,subject\n-1,2001-05,x,2005,2000,o,r,s\n");
    ASSERT_EQ(read.rows.size(), 1U) << read.problem;
    EXPECT_EQ(read.rows[0].problem, "");
    EXPECT_EQ(read.rows[0].precision, Precision::Month) << "the date's own";
    EXPECT_PRED2(holds, readAll(folder, "subject,relation,object,start,end,date\n").problem, "no column \"log_prob\"");
    EXPECT_PRED2(holds, readAll(folder, "date,date,subject,relation,object,start,end,log_prob\n").problem, "twice");
    EXPECT_PRED2(holds, readAll(folder, "").problem, "empty");
}

TEST(LogProbReaderTest, ABadRowSaysWhyAndTheNextIsReadAllTheSame) {
    const TempDir folder;
    const std::pair<const char*, const char*> cases[] = {
        {"s,r,o,2000,2005,year,2001,,\n", "9 cells"},
        {",r,o,2000,2005,year,2001,,,-1\n", "no subject"},
        {"s,r,o,2000,,year,2001,,,-1\n", "no end"},
        {"s,r,o,2005,2000,year,2001,,,-1\n", "begins"},
        {"s,r,o,2000,2005,year,2001-13,,,-1\n", "date"},
        {"s,r,o,2000,2005,year,2001-02,,,-1\n", "no year"},
        {"s,r,o,2000,2005,decade,2001,,,-1\n", "unknown precision"},
        {"s,r,o,2000,2005,year,2001,Right,,-1\n", "unknown class"},
        {"s,r,o,2000,2005,year,,,,-1\n", "no date"},
        {"s,r,o,2000,2005,year,2001,No context,,-1\n", "there is none"},
        {"s,r,o,2000,2005,year,2001,,x,-1\n", "alpha is no number"},
        {"s,r,o,2000,2005,year,2001,,,-1.5x\n", "log_prob is no number"},
        {"s,r,o,2000,2005,year,2001,,,1e999\n", "log_prob is no number"},
        {"s,r,o,2000,2005,year,2001,,,inf\n", "the logarithm of no probability"},
        {"s,r,o,2000,2005,year,1000001,,,-1\n", "years go up to"},
        {"s,r,o,2000,99999,year,2001,,,-1\n", "years of a fact"},
        {"\xFF,r,o,2000,2005,year,2001,,,-1\n", "not UTF-8"},
        {"\"s,r,o,2000,2005,year,2001,,,-1\n", "not closed"},
        {"s\"s,r,o,2000,2005,year,2001,,,-1\n", "quotation mark"},
    };
    for (const auto& [row, reason] : cases) {
        const auto read = readAll(folder, kHead + row + kObama + "year,2010,,,-1\n");
        ASSERT_EQ(read.rows.size(), 2U) << row;
        EXPECT_PRED2(holds, read.rows[0].problem, reason) << row;
        EXPECT_EQ(read.rows[0].line, 2);
        EXPECT_EQ(read.rows[1].problem, "") << row;
        EXPECT_EQ(read.rows[1].line, 3);
    }
}

TEST(LogProbReaderTest, AnEndlessRowCostsNoMemory) {
    const TempDir folder;
    const auto read = readAll(folder, kHead + "\"" + std::string(3 << 20, 'x') + "\n\"" + std::string(2 << 19, 'y') +
                                          "\n" + kObama + "year,2010,,,-1\n");
    ASSERT_EQ(read.rows.size(), 3U);
    EXPECT_PRED2(holds, read.rows[0].problem, "more than");
    EXPECT_FALSE(read.rows[1].problem.empty());
    EXPECT_EQ(read.rows[2].problem, "");
}

/// A workspace, and what an import into it said.
class LogProbImportTest : public testing::Test {
protected:
    LogProbImportTest() : m_workspace(emptyWorkspace(m_folder)) {}

    Result<LogProbImport> importText(const std::string& text, bool strict = false, const std::stop_token& stop = {},
                                     const std::string& scores = {}) {
        writeFile(m_folder.file("scores.csv"), text);
        m_leftOut.clear();
        m_differs.clear();
        LogProbImportOptions options;
        options.path = m_folder.file("scores.csv");
        options.model = "model-7b";
        options.strict = strict;
        options.scores = scores;
        options.remark = [&](LogProbImportOptions::Remark kind, std::int64_t line, const std::string& what) {
            (kind == LogProbImportOptions::Remark::LeftOut ? m_leftOut : m_differs)
                .push_back(std::to_string(line) + ": " + what);
        };
        return importLogProbs(*m_workspace, options, shippedWording(), stop);
    }
    std::vector<FactUnits> unitsOf(std::int64_t run) {
        auto reader = must(m_workspace->reader());
        std::vector<FactUnits> units;
        EXPECT_TRUE(StressStore(reader).units(run, [&](std::int64_t, int, const FactUnits& one) {
            units.push_back(one);
            return true;
        }));
        return units;
    }
    std::int64_t runs() {
        auto reader = must(m_workspace->reader());
        return static_cast<std::int64_t>(must(store::RunStore(reader).all()).size());
    }
    std::int64_t facts() {
        auto reader = must(m_workspace->reader());
        return must(FactStore(reader).count());
    }

    TempDir m_folder;
    std::shared_ptr<store::Workspace> m_workspace;
    std::vector<std::string> m_leftOut, m_differs;
};

TEST_F(LogProbImportTest, MakesAFinishedRunWithItsUnits) {
    const auto report = must(importText(kHead + kObama + "year,2010,,,-1\n" + kObama + "year,2011,,,-3\n" + kObama +
                                        "year,2000,,,-2\n" + kObama + "year,2001,,,\n" + kObama + "year,2009,,,0\n"));
    EXPECT_EQ(report.facts, 1);
    EXPECT_EQ(report.newFacts, 1);
    EXPECT_EQ(report.dates, 5);
    EXPECT_EQ(report.missing, 1);
    const auto units = unitsOf(report.run);
    ASSERT_EQ(units.size(), 1U);
    EXPECT_EQ(units[0][0].correct, 2);
    EXPECT_EQ(units[0][0].incorrect, 1) << "the other one is missing, and 2009 is transitional";
    EXPECT_EQ(units[0][0].incorrectMissing, 1);
    EXPECT_EQ(units[0][0].wins, 1);
    EXPECT_EQ(units[0][1].undefined(), Undefined::NotAsked);
    auto reader = must(m_workspace->reader());
    const auto run = must(store::RunStore(reader).find("model-7b"));
    EXPECT_EQ(run.state, store::RunState::Finished);
    EXPECT_EQ(run.total, 5);
    EXPECT_EQ(run.counts.answered, 4);
    EXPECT_EQ(run.counts.errorCount(), 1);
}

TEST_F(LogProbImportTest, FactsMayComeInAnyOrder) {
    const std::string other = "GDR,capital,East Berlin,1973-09-18,1990-10-02,";
    const auto report = must(importText(kHead + kObama + "day,2010-05-05,,,-1\n" + other + "year,1980,,,-1\n" + kObama +
                                        "year,2000,,,-3\n" + other + "year,1950,,,-2\n" + kObama + "year,2012,,,-2\n"));
    EXPECT_EQ(report.facts, 2);
    const auto units = unitsOf(report.run);
    ASSERT_EQ(units.size(), 2U);
    EXPECT_EQ(units[0][0].wins, 1);
    EXPECT_EQ(units[0][0].tests(), 1);
    EXPECT_EQ(units[0][2].correct, 1);
    EXPECT_EQ(units[1][0].wins, 1);
}

/// Whatever its first row is left out for.
TEST_F(LogProbImportTest, RowsOfAFactAreItsOwnAlsoWhereItsFirstOneIsBad) {
    const std::string other = "GDR,capital,East Berlin,1973-09-18,1990-10-02,";
    for (const char* bad : {"year,1980,,,abc", "year,1980-13,,,-1", "year,1980,Foo,,-1", "week,1980,,,-1",
                            "year,1980-05,,,-1", "year,1980,,x,-1", "year,1980,,,inf"}) {
        const auto report = must(importText(kHead + kObama + "year,2010,,,-1\n" + kObama + "year,2000,,,-2\n" + other +
                                            bad + "\n" + other + "year,1981,,,-3\n" + other + "year,1950,,,-4\n"));
        EXPECT_EQ(report.leftOut, 1) << bad;
        EXPECT_EQ(report.facts, 2) << bad;
        const auto units = unitsOf(report.run);
        ASSERT_EQ(units.size(), 2U) << bad;
        for (const auto& unit : units)
            EXPECT_EQ(unit[0].tests(), 1) << bad;
    }
}

/// The vectors of the authors' functions have such scores: they compare what they are given.
TEST_F(LogProbImportTest, ScoresAboveZeroAreKeptAndTold) {
    const auto report = must(importText(kHead + kObama + "year,2010,,,0.5\n" + kObama + "year,2000,,,-2\n"));
    EXPECT_EQ(report.leftOut, 0);
    EXPECT_EQ(report.aboveZero, 1);
    EXPECT_EQ(unitsOf(report.run)[0][0].wins, 1);
    ASSERT_EQ(m_differs.size(), 1U);
    EXPECT_EQ(m_differs[0], "2: log_prob is 0.5: the logarithm of no probability, kept as it is");
}

TEST_F(LogProbImportTest, TheSameRowTwiceCountsOnceAndAnotherScoreIsLeftOut) {
    const auto report =
        must(importText(kHead + kObama + "year,2010,,,-1\n" + kObama + "year,2010,,,-1\n" + kObama +
                        "year,2010,,,-1.5\n" + kObama + "year,2000,,,nan\n" + kObama + "year,2000,,,nan\n"));
    EXPECT_EQ(report.dates, 2);
    EXPECT_EQ(report.repeated, 2);
    EXPECT_EQ(report.leftOut, 1);
    ASSERT_EQ(m_leftOut.size(), 1U);
    EXPECT_EQ(m_leftOut[0], "4: the date stands in line 2 already, with another score");
    EXPECT_EQ(unitsOf(report.run)[0][0].flagged, 1);
}

TEST_F(LogProbImportTest, WhatIsGivenIsKeptAndADifferenceIsReported) {
    const auto report =
        must(importText(kHead + kObama + "year,2010,Incorrect,-0.3193,-1\n" + kObama + "year,2016,Correct,0.9,-1\n" +
                        kObama + "month,2009-02,Discarded,,-1\n" + kObama + "month,2010-02,Discarded,,-1\n" + kObama +
                        "year,2018,Incorrect,0.68,-2\n"));
    EXPECT_EQ(report.otherClasses, 2);
    EXPECT_EQ(report.otherAlphas, 1) << "0.68 is 0.6807 with fewer digits";
    ASSERT_EQ(m_differs.size(), 3U);
    EXPECT_PRED2(holds, m_differs[0], "2: the class is Incorrect, and by the dates it is Correct");
    EXPECT_PRED2(holds, m_differs[1], "3: alpha is 0.9, and by the dates it is 0.43");
    EXPECT_PRED2(holds, m_differs[2], "5: the class is Discarded") << "2009-02 is in a transitional year";
    auto reader = must(m_workspace->reader());
    const auto fact = must(StressStore(reader).fact(report.run, 0));
    const auto dates = must(StressStore(reader).dates(report.run, fact));
    EXPECT_EQ(dates[0].of, DateClass::Incorrect);
    EXPECT_EQ(dates[1].alpha, 0.9);
    EXPECT_NEAR(dates[3].alpha.value(), -0.4914, 1e-4) << "worked out";
}

TEST_F(LogProbImportTest, AFactOfTheWorkspaceBringsItsOtherPeriods) {
    DatedFact known = factOf("2009-01-20", "2017-01-20", "2001/2002");
    known.subject = "USA";
    known.relation = "president";
    known.object = "Barack Obama";
    ASSERT_TRUE(m_workspace->write([&](store::Database& database) { return FactStore(database).insert({known}); }));
    const auto report = must(
        importText(kHead + kObama + "year,2010,,,-1\n" + kObama + "year,2001,,,0\n" + kObama + "year,2000,,,-2\n"));
    EXPECT_EQ(report.newFacts, 0);
    EXPECT_EQ(facts(), 1);
    EXPECT_EQ(unitsOf(report.run)[0][0].tests(), 1) << "2001 is excluded";
    EXPECT_TRUE(*unitsOf(report.run)[0][0].robust());
}

TEST_F(LogProbImportTest, OfABadRowNothingIsImportedWhereThatIsAsked) {
    const std::string text = kHead + kObama + "year,2010,,,-1\n" + kObama + "year,2011,,,one\n";
    const auto strict = importText(text, true);
    ASSERT_FALSE(strict);
    EXPECT_EQ(strict.error().code, ErrorCode::BadInput);
    EXPECT_EQ(runs(), 0);
    EXPECT_EQ(facts(), 0);
    const auto report = must(importText(text));
    EXPECT_EQ(report.leftOut, 1);
    EXPECT_PRED2(holds, m_leftOut.at(0), "3: log_prob is no number");
    EXPECT_EQ(runs(), 1);
}

TEST_F(LogProbImportTest, WithoutADateOrAModelThereIsNoRun) {
    EXPECT_EQ(importText(kHead).error().code, ErrorCode::BadInput);
    EXPECT_EQ(importText("nothing\n").error().code, ErrorCode::BadInput);
    EXPECT_EQ(runs(), 0);
}

TEST_F(LogProbImportTest, WhatIsStoppedLeavesNoRun) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(importText(kHead + kObama + "year,2010,,,-1\n", false, stop.get_token()).error().code,
              ErrorCode::Cancelled);
    EXPECT_EQ(runs(), 0);
}

TEST_F(LogProbImportTest, StoppedWhileItIsStoredItLeavesNoRunEither) {
    std::string text = kHead;
    for (int fact = 0; fact < 300; ++fact)
        for (int year = 1900; year < 2000; ++year)
            text += "s" + std::to_string(fact) + ",r,o,1950,1960,year," + std::to_string(year) + ",,,-1\n";
    writeFile(m_folder.file("many.csv"), text);
    std::stop_source stop;
    LogProbImportOptions options;
    options.path = m_folder.file("many.csv");
    options.model = "m";
    options.progress = [&](std::int64_t done, std::int64_t total) {
        EXPECT_LT(done, total);
        stop.request_stop();
    };
    EXPECT_EQ(importLogProbs(*m_workspace, options, shippedWording(), stop.get_token()).error().code,
              ErrorCode::Cancelled);
    EXPECT_EQ(runs(), 0);
    options.progress = {};
    EXPECT_EQ(must(importLogProbs(*m_workspace, options, shippedWording(), {})).dates, 30'000);
    EXPECT_EQ(runs(), 1);
}

TEST_F(LogProbImportTest, WhatIsExportedIsImportedAsTheSame) {
    const std::string text = kHead + "\"a \"\"b\"\", c\",r,=o,2000,2005-06,year,2001,Correct,-0.5,-2.8000000000000003\n"
                                     "\"a \"\"b\"\", c\",r,=o,2000,2005-06,year,2003,Correct,0.1,nan\n"
                                     "\"a \"\"b\"\", c\",r,=o,2000,2005-06,year,1990,Incorrect,-3.5,-inf\n"
                                     "\"a \"\"b\"\", c\",r,=o,2000,2005-06,year,1991,Incorrect,-3.25,\n"
                                     "\"a \"\"b\"\", c\",r,=o,2000,2005-06,year,,No context,,-3\n"
                                     "\"a \"\"b\"\", c\",r,=o,2000,2005-06,day,2001-02-03,Correct,-0.25,-4\n";
    const auto first = must(importText(text));
    ASSERT_TRUE(m_leftOut.empty()) << m_leftOut[0];
    const auto write = [&](std::int64_t run, const char* name) {
        auto reader = must(m_workspace->reader());
        const auto record = must(store::RunStore(reader).get(run));
        return must(exportLogProbs(reader, record, m_folder.file(name), {}));
    };
    const auto exported = write(first.run, "first.csv");
    EXPECT_EQ(exported.dates, 6);
    EXPECT_EQ(exported.missing, 1);
    const std::string bytes = readFile(m_folder.file("first.csv"));
    EXPECT_PRED2(holds, bytes, ",'=o,") << "no formula";
    const auto second = must(importText(bytes));
    EXPECT_TRUE(m_leftOut.empty());
    EXPECT_EQ(second.newFacts, 0);
    (void)write(second.run, "second.csv");
    EXPECT_EQ(readFile(m_folder.file("second.csv")), bytes);
    EXPECT_EQ(unitsOf(second.run), unitsOf(first.run));
    auto reader = must(m_workspace->reader());
    const auto record = must(store::RunStore(reader).get(first.run));
    EXPECT_EQ(exportLogProbs(reader, record, m_folder.file("first.csv"), {}).error().code, ErrorCode::InvalidArgument)
        << "nothing is overwritten";
}

TEST_F(LogProbImportTest, NamesComeBackWithTheirBlanksAndLineEnds) {
    const char* names[] = {" A",   "A ",  "A",   "A\n", "A\r\n", "A\r",     "a\nb",    "a\r\nb",
                           "a\rb", "\tA", "\nA", "'=A", "''A",   "\u00a0A", "\uFEFFA", "a,\"b\"\r\n"};
    std::vector<DatedFact> facts;
    for (const char* name : names) {
        DatedFact fact = factOf("2000", "2005");
        fact.subject = name;
        fact.object = std::string(name) + "o";
        facts.push_back(fact);
    }
    ASSERT_EQ(must(m_workspace->write([&](auto& database) { return FactStore(database).insert(facts); })).added,
              std::size(names));
    std::string text = logProbHeader(false);
    for (const DatedFact& fact : facts)
        text += logProbLine(fact, FactPeriods(fact).placed(iso("2001"), 0), -1.5, false);
    const auto first = must(importText(text));
    EXPECT_EQ(first.newFacts, 0) << "they are those of the workspace";
    EXPECT_TRUE(m_differs.empty()) << m_differs[0];
    const auto bytesOf = [&](store::Workspace& workspace, std::int64_t run, const char* name) {
        auto reader = must(workspace.reader());
        (void)must(exportLogProbs(reader, must(store::RunStore(reader).get(run)), m_folder.file(name), {}));
        return readFile(m_folder.file(name));
    };
    const std::string bytes = bytesOf(*m_workspace, first.run, "first.csv");
    EXPECT_EQ(bytes, text);
    const TempDir elsewhere;
    m_workspace = emptyWorkspace(elsewhere);
    const auto again = must(importText(bytes));
    EXPECT_EQ(again.newFacts, static_cast<std::int64_t>(std::size(names)));
    EXPECT_FALSE(m_differs.empty());
    EXPECT_PRED2(holds, m_differs.at(0), "2: a new fact: blanks or line ends around \"A\" are part of the name");
    EXPECT_EQ(bytesOf(*m_workspace, again.run, "again.csv"), bytes);
}

TEST_F(LogProbImportTest, ATableOfTimeStressResultsIsReadByItsOwnNames) {
    const std::string head = "SubjectID,SubjectLabel,RelationID,RelationLabel,ObjectID,ObjectLabel,StartDate,EndDate,"
                             "Time,Alpha,Statement,Status,CondLogProb,CondLogProbInstruct\n";
    const std::string fact = "Q30,USA,P35,head of state,Q76,Barack Obama,2009-01-20,2017-01-20,";
    const std::string rows = fact + "2010,-0.3193,x,Correct,-1.5,-2.5\n" + fact + "2018,0.6807,x,Incorrect,-2,-0.5\n" +
                             fact + "2009-03,-0.4812,x,Discarded,-3,\n" + fact + ",,x,No context,-7,-7\n";
    const auto plain = must(importText(head + rows));
    EXPECT_EQ(plain.unread, "CondLogProbInstruct");
    EXPECT_EQ(plain.facts, 1);
    EXPECT_EQ(plain.dates, 3);
    EXPECT_EQ(plain.otherClasses, 0) << m_differs.at(0);
    ASSERT_EQ(m_leftOut.size(), 1U) << "of no context: no precision stands there";
    EXPECT_EQ(unitsOf(plain.run)[0][0].wins, 1);
    const auto instruct = must(importText(head + rows, false, {}, "CondLogProbInstruct"));
    EXPECT_EQ(instruct.unread, "");
    EXPECT_EQ(instruct.newFacts, 0);
    EXPECT_EQ(instruct.missing, 1);
    EXPECT_EQ(unitsOf(instruct.run)[0][0].wins, 0);
    const std::string none = text::replaceAll(head, "CondLogProb,", "");
    EXPECT_PRED2(holds, importText(none + rows).error().text(), "\"CondLogProbInstruct\" are to be asked for");
    EXPECT_PRED2(holds, importText(head + rows, false, {}, "Score").error().text(), "no column \"Score\"");
    EXPECT_PRED2(holds, importText(text::replaceAll(head, "Time,", "When,") + rows).error().text(),
                 "no column \"date\"");
}
} // namespace
