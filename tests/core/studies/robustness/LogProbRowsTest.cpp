// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/DateSampler.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/LogProbExport.h"
#include "core/studies/robustness/LogProbFile.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/StressStore.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/Files.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
/// What rows of scored dates mean to each other. Each workspace is a new one.
class LogProbRows : public testing::Test {
protected:
    void SetUp() override { begin(); }
    void begin() { m_workspace = emptyWorkspace(m_folder, fmt::format("{}.chronoscope", ++m_workspaces)); }

    LogProbImport take(const std::string& text) {
        LogProbImportOptions options;
        options.path = m_folder.file("scores.csv");
        options.model = "m";
        options.remark = [&](LogProbImportOptions::Remark, std::int64_t line, const std::string& what) {
            m_told += fmt::format("{}: {}\n", line, what);
        };
        m_told.clear();
        writeFile(options.path, text);
        return must(importLogProbs(*m_workspace, options, shippedWording(), {}));
    }
    /// Classes and scores of the first fact's dates: "2010" → "Correct -1".
    std::map<std::string, std::string> datesOf(const LogProbImport& report) {
        auto reader = must(m_workspace->reader());
        StressStore store(reader);
        const RunFact fact = must(store.fact(report.run, 0));
        const auto dates = must(store.dates(report.run, fact));
        const auto scores = must(store.scores(report.run, fact));
        std::map<std::string, std::string> told;
        for (std::size_t i = 0; i < dates.size(); ++i)
            told[dates[i].date ? facts::isoText(*dates[i].date) : std::string()] =
                fmt::format("{} {}", name(dates[i].of), scores[i] ? fmt::format("{}", *scores[i]) : "missing");
        return told;
    }
    /// The first fact's other periods.
    std::string otherPeriods() {
        auto reader = must(m_workspace->reader());
        return periodsText(must(FactStore(reader).load(1)).fact.others);
    }
    std::string exported(std::int64_t run) {
        auto reader = must(m_workspace->reader());
        const std::string path = m_folder.file(fmt::format("{}-{}.csv", m_workspaces, run));
        (void)must(exportLogProbs(reader, must(store::RunStore(reader).get(run)), path, {}));
        return readFile(path);
    }

    const TempDir m_folder;
    int m_workspaces = 0;
    WorkspacePtr m_workspace;
    std::string m_told;
};

TEST_F(LogProbRows, APeriodWithoutAnEndCountsForTheFactsOfItsFileInWhateverOrderTheyCome) {
    const struct {
        std::string head;
        std::vector<std::string> rows; ///< sorted; of one without an end, and a date of it
    } files[] = {{"subject,relation,object,start,end,precision,date,class,alpha,log_prob\n",
                  {"X,employer,IBM,2000,2005,year,1990,,,-3\n", "X,employer,IBM,2000,2005,year,2003,,,-2\n",
                   "X,employer,IBM,2000,2005,year,2012,,,-1\n", "X,employer,IBM,2010,,year,2012,,,-1\n"}},
                 {"SubjectID,SubjectLabel,RelationID,RelationLabel,ObjectID,ObjectLabel,StartDate,EndDate,Time,Status,"
                  "CondLogProb\n",
                  {"Q1,X,P108,employer,Q2,IBM,2000,2005,1990,Incorrect,-3\n",
                   "Q1,X,P108,employer,Q2,IBM,2000,2005,2003,Correct,-2\n",
                   "Q1,X,P108,employer,Q2,IBM,2000,2005,2012,,-1\n", "Q1,X,P108,employer,Q2,IBM,2010,,2012,,-1\n"}}};
    const std::map<std::string, std::string> expected{
        {"1990", "Incorrect -3"}, {"2003", "Correct -2"}, {"2012", "Excluded -1"}};
    for (const auto& file : files) {
        std::vector<std::string> rows = file.rows;
        do {
            const std::string text = rows[0] + rows[1] + rows[2] + rows[3];
            begin();
            const LogProbImport report = take(file.head + text);
            EXPECT_EQ(report.facts, 1) << text;
            EXPECT_EQ(report.leftOut, 1) << text;
            EXPECT_NE(m_told.find("no end"), std::string::npos) << "its scores are told: " << m_told;
            EXPECT_EQ(datesOf(report), expected) << text;
            EXPECT_EQ(otherPeriods(), "2010/") << text;
        } while (std::next_permutation(rows.begin(), rows.end()));
        EXPECT_EQ(datesOf(take(file.head + file.rows[0] + file.rows[1] + file.rows[2])), expected)
            << "of a later file too";
    }
}

TEST_F(LogProbRows, APeriodWithoutAnEndIsThatOfItsNamesAndIds) {
    const struct {
        const char* what;
        const char* row;
        const char* of; ///< of the fact's 2012
    } cases[] = {{"of the fact", "X,employer,IBM,2010,,2011,-1,Q1,Q2\n", "Excluded -1"},
                 {"without ids", "X,employer,IBM,2010,,2011,-1,,\n", "Excluded -1"},
                 {"with a date that is none", "X,employer,IBM,2010,,never,-1,Q1,Q2\n", "Excluded -1"},
                 {"of a namesake", "X,employer,IBM,2010,,2011,-1,Q7,Q2\n", "Incorrect -1"},
                 {"of another object", "X,employer,Intel,2010,,2011,-1,Q1,Q2\n", "Incorrect -1"},
                 {"that lacks the fact's end", "X,employer,IBM,2000,,2011,-1,Q1,Q2\n", "Incorrect -1"},
                 {"that begins at no date", "X,employer,IBM,2010-13,,2011,-1,Q1,Q2\n", "Incorrect -1"}};
    const std::string head = "subject,relation,object,start,end,date,log_prob,SubjectID,ObjectID\n";
    const std::string rows = "X,employer,IBM,2000,2005,2003,-2,Q1,Q2\nX,employer,IBM,2000,2005,2012,-1,Q1,Q2\n";
    for (const auto& one : cases)
        for (const bool isFirst : {true, false}) {
            begin();
            const LogProbImport report = take(head + (isFirst ? one.row + rows : rows + one.row));
            EXPECT_EQ(report.leftOut, 1) << one.what;
            EXPECT_EQ(datesOf(report).at("2012"), one.of) << one.what;
        }
}

TEST_F(LogProbRows, AMissingScoreSaysNothingOfTheScoreOfItsDate) {
    const struct {
        std::vector<std::string> scores; ///< of one date, as they follow
        std::string score;
        int leftOut;
    } cases[] = {{{"", "-1"}, "-1", 0},     {{"-1", ""}, "-1", 0},       {{"", ""}, "missing", 0},
                 {{"", "-1", ""}, "-1", 0}, {{"", "-1", "-2"}, "-1", 1}, {{"-1", "", "-2"}, "-1", 1},
                 {{"", "-inf"}, "-inf", 0}, {{"nan", ""}, "nan", 0},     {{"", "nan", "-1"}, "nan", 1}};
    for (const auto& one : cases) {
        std::string text = "subject,relation,object,start,end,date,log_prob\n";
        for (const std::string& score : one.scores)
            text += "s,r,o,2000,2005,2003," + score + "\n";
        begin();
        const LogProbImport report = take(text);
        EXPECT_EQ(datesOf(report).at("2003"), "Correct " + one.score) << text;
        EXPECT_EQ(report.dates, 1) << text;
        EXPECT_EQ(report.missing, one.score == "missing" ? 1 : 0) << text;
        EXPECT_EQ(report.leftOut, one.leftOut) << text;
        EXPECT_EQ(report.repeated, static_cast<std::int64_t>(one.scores.size()) - 1 - one.leftOut) << text;
    }
    begin();
    const auto report = take("subject,relation,object,start,end,date,class,log_prob\ns,r,o,2000,2005,2003,Correct,\n"
                             "s,r,o,2000,2005,2003,Incorrect,-1\n");
    EXPECT_EQ(m_told, "3: the date stands in line 2 already, with another class\n");
    EXPECT_EQ(datesOf(report).at("2003"), "Correct missing");
}

TEST_F(LogProbRows, DatesOfAnyHorizonComeBack) {
    const struct {
        const char* start;
        const char* end;
        double horizon;
    } cases[] = {{"-3100", "-0030", 10}, {"-9999", "9999", SamplerOptions::kMaxHorizon}, {"9990", "9999", 100}};
    for (const auto& one : cases) {
        SamplerOptions options;
        options.horizon = one.horizon;
        options.clip = {kMaxSampledYear, 12, 31};
        const DatedFact fact = factOf(one.start, one.end);
        std::string text = logProbHeader(false);
        for (const SampledDate& date : sampleDates(fact, options))
            text += logProbLine(fact, date, -1.5, false);
        begin();
        const LogProbImport report = take(text);
        EXPECT_EQ(m_told, "") << one.start;
        EXPECT_EQ(exported(report.run), text) << one.start;
    }
    begin();
    const std::string row = "s,r,o,2000,2005,";
    EXPECT_EQ(take("subject,relation,object,start,end,date,log_prob\n" + row + "2003,-1\n" + row + "-1000001,-1\n" +
                   row + "1000000-02,-1\n")
                  .leftOut,
              1);
    EXPECT_NE(m_told.find("3: date: \"-1000001\" is no date: years go up to 1000000"), std::string::npos) << m_told;
}
/// As spreadsheets of many countries write them.
TEST_F(LogProbRows, MayBePartedBySemicolonsOrTabs) {
    for (const char separator : {';', '\t'}) {
        begin();
        std::string text = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n"
                           "USA,president,\"Obama; B|\",2009-01-20,2017-01-20,year,2010,,,-1\n";
        std::replace(text.begin(), text.end(), ',', separator);
        std::replace(text.begin(), text.end(), '|', ',');
        const auto report = take(text);
        EXPECT_EQ(datesOf(report), (std::map<std::string, std::string>{{"2010", "Correct -1"}})) << m_told;
        auto reader = must(m_workspace->reader());
        EXPECT_EQ(must(FactStore(reader).load(1)).fact.object, "Obama; B,");
    }
}

TEST_F(LogProbRows, OfRelationsThatNobodyCanAskAboutAreNamed) {
    const std::string head = "subject,relation,object,start,end,date,log_prob\n";
    const std::string rows = "Mars,first visited by,A,2001,2005,2003,-1\nMars,first visited by,B,2006,2009,2007,-1\n"
                             "France,head of state,C,2001,2005,2003,-1\n";
    for (const bool isKnown : {false, true}) // the same facts a second time are of the workspace
        EXPECT_EQ(take(head + rows).withoutWords, (std::map<std::string, std::int64_t>{{"first visited by", 2}}))
            << isKnown;
}

/// Of a server that gives none for its answer they are all 0, which would be certainty.
TEST_F(LogProbRows, ScoresOfExactlyZeroAreCounted) {
    const auto report = take("subject,relation,object,start,end,date,log_prob\nF,head of state,C,2001,2005,2002,0\n"
                             "F,head of state,C,2001,2005,2003,-0.0\nF,head of state,C,2001,2005,2004,-0.1\n"
                             "F,head of state,C,2001,2005,1990,\n");
    EXPECT_EQ(report.zero, 2);
    EXPECT_EQ(report.missing, 1);
}
} // namespace
