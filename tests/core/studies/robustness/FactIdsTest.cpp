// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Migrations.h"
#include "core/studies/robustness/FactImport.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/LogProbExport.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/StressCheck.h"
#include "core/studies/robustness/StressStore.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
const std::string kStatements =
    "SubjectID,SubjectLabel,RelationID,RelationLabel,ObjectID,ObjectLabel,StartDate,EndDate,Time,Status\n";
const std::string kScores = "subject,relation,object,start,end,date,log_prob,SubjectID,ObjectID\n";

std::string statement(const std::string& subjectId, const std::string& period = "1990,1995") {
    return subjectId + ",John Smith,P108,employer,Q1,Firm," + period + ",1980,Incorrect\n";
}

/// Facts whose names are the same words: what tells them apart are the ids of their source.
class FactIds : public testing::Test {
protected:
    FactImportReport take(const std::string& rows) {
        const std::string path = m_folder.file("statements.csv");
        writeFile(path, kStatements + rows);
        auto reading = must(readFactFile(path, FactFileKind::Statements));
        return must(storeFacts(*m_workspace, path, std::move(reading), shippedWording()));
    }
    /// A row each: ids and period, and in brackets the other periods.
    std::string stored() {
        auto reader = must(m_workspace->reader());
        std::string text;
        EXPECT_TRUE(FactStore(reader).forEach([&](const StoredFact& one) {
            text +=
                one.fact.subjectId + " " + periodsText({one.fact.period}) + " (" + periodsText(one.fact.others) + ")\n";
            return true;
        }));
        EXPECT_TRUE(must(checkFacts(reader, {})).problems.empty());
        return text;
    }
    LogProbImport takeScores(store::Workspace& workspace, const std::string& text) {
        LogProbImportOptions options;
        options.path = m_folder.file("scores.csv");
        options.model = "m";
        options.remark = [](auto, std::int64_t line, const std::string& what) {
            ADD_FAILURE() << line << ": " << what;
        };
        writeFile(options.path, text);
        return must(importLogProbs(workspace, options, shippedWording(), {}));
    }
    std::string scoresOf(store::Workspace& workspace, std::int64_t run, const std::string& name) {
        auto reader = must(workspace.reader());
        (void)must(exportLogProbs(reader, must(store::RunStore(reader).get(run)), m_folder.file(name), {}));
        return readFile(m_folder.file(name));
    }

    const TempDir m_folder;
    std::shared_ptr<store::Workspace> m_workspace = emptyWorkspace(m_folder);
};

TEST_F(FactIds, FactsOfOneNameAreToldApartAcrossFilesAsWithinOne) {
    EXPECT_EQ(take(statement("Q5") + statement("Q6")).added, 2U);
    EXPECT_EQ(take(statement("Q7") + statement("Q6")).added, 1U);
    EXPECT_EQ(take(statement("Q5") + statement("Q6") + statement("Q7")).already, 3U);
    EXPECT_EQ(take(statement("Q6", "2000,2003")).added, 1U) << "another period of the one";
    EXPECT_EQ(stored(), "Q5 1990/1995 ()\nQ6 1990/1995 (2000/2003)\nQ7 1990/1995 ()\nQ6 2000/2003 (1990/1995)\n");
}

TEST_F(FactIds, AnOpenPeriodIsOfWhomItIsToldInWhateverOrderTheFilesCome) {
    std::vector<std::string> files{statement("Q6", "2010,"), statement("Q5"), statement("Q6", "2003,2005")};
    std::sort(files.begin(), files.end());
    do {
        m_workspace =
            must(store::Workspace::open(m_folder.file("order.chronoscope"), store::Workspace::Open::CreateIfMissing));
        for (const std::string& file : files)
            take(file);
        const std::string facts = stored();
        EXPECT_NE(facts.find("Q5 1990/1995 ()"), std::string::npos) << facts;
        EXPECT_NE(facts.find("Q6 2003/2005 (2010/)"), std::string::npos) << facts;
        m_workspace.reset();
        std::filesystem::remove(m_folder.file("order.chronoscope"));
    } while (std::next_permutation(files.begin(), files.end()));
}

TEST_F(FactIds, AnOpenPeriodIsAlsoOfAFactThatWasToldWithoutIdsFirst) {
    DatedFact nameless = must(readFactLine(R"({"subject":"John Smith","relation":"employer","object":"Firm",)"
                                           R"("start":"1990","end":"1995"})",
                                           "f"))
                             .fact;
    const auto store = [&](const char* first, const char* last) {
        nameless.period = {iso(first), iso(last)};
        (void)must(
            m_workspace->write([&](store::Database& database) { return FactStore(database).insert({nameless}); }));
    };
    store("1990", "1995");
    take(statement("Q5", "2010,"));
    EXPECT_EQ(stored(), " 1990/1995 (2010/)\n");
    take(statement("Q5"));
    EXPECT_EQ(stored(), "Q5 1990/1995 (2010/)\n");
    m_workspace =
        must(store::Workspace::open(m_folder.file("second.chronoscope"), store::Workspace::Open::CreateIfMissing));
    take(statement("Q5", "2010,"));
    store("2010", "2012"); // the open one lacked this end
    store("1990", "1995");
    take(statement("Q5"));
    EXPECT_EQ(stored(), " 2010/2012 (1990/1995)\nQ5 1990/1995 (2010/2012)\n");
}

TEST_F(FactIds, AnotherIdOfAFactThatIsThereIsTold) {
    const auto take = [&](const std::string& rows) {
        const std::string path = m_folder.file("table.csv");
        writeFile(path, "fact_id,subject,relation,object,start,end\n" + rows);
        return must(storeFacts(*m_workspace, path, must(readFactFile(path, FactFileKind::Table)), shippedWording()));
    };
    const std::string said = ",A,employer,B,1990,1995\n";
    const auto first = take("f1" + said + "f2" + said + "f1" + said);
    EXPECT_EQ(first.added, 1U);
    EXPECT_EQ(first.already, 1U);
    ASSERT_EQ(first.remarks.size(), 1U);
    EXPECT_EQ(first.remarks[0].line, 3);
    EXPECT_EQ(first.remarks[0].reason, "the fact is there already with the id f1: f2 is no name of it");
    EXPECT_EQ(first.leftOutCount, 0U);
    EXPECT_EQ(take("f3" + said).remarks.size(), 1U) << "across files too";
    EXPECT_TRUE(take("f1" + said).remarks.empty());
    EXPECT_TRUE(take(",C,employer,B,1990,1995\nf4,C,employer,B,1990,1995\n").remarks.empty())
        << "it had none of its own";
}

TEST_F(FactIds, ANamesakeLaterChangesNothingOfAFact) {
    take(statement("Q5"));
    const auto keyOf = [&](std::int64_t row) {
        auto reader = must(m_workspace->reader());
        return factKey(must(FactStore(reader).load(row)).fact);
    };
    const std::string key = keyOf(1);
    take(statement("Q6"));
    EXPECT_EQ(keyOf(1), key) << "its months and days are drawn from it";
    EXPECT_NE(keyOf(2), key);
}

TEST_F(FactIds, AFactWithoutIdsIsTheOneThatComesWithIdsFirst) {
    const DatedFact nameless =
        must(readFactLine(
                 R"({"subject":"John Smith","relation":"employer","object":"Firm","start":"1990","end":"1995"})", "f"))
            .fact;
    DatedFact one = nameless;
    one.period = {iso("1990"), iso("1995")};
    const auto store = [&] {
        return must(m_workspace->write([&](store::Database& database) { return FactStore(database).insert({one}); }));
    };
    EXPECT_EQ(store().added, 1U);
    EXPECT_EQ(take(statement("Q5")).already, 1U);
    EXPECT_EQ(take(statement("Q6")).added, 1U);
    EXPECT_EQ(store().already, 1U);
    EXPECT_EQ(take(statement("Q5", "1970,1972")).added, 1U);
    EXPECT_EQ(stored(), "Q5 1990/1995 (1970/1972)\nQ6 1990/1995 ()\nQ5 1970/1972 (1990/1995)\n");
}

TEST_F(FactIds, WhatIsKnownInPartIsCompleted) {
    const auto store = [&](const std::string& more) {
        const std::string line = R"({"subject":"John Smith","relation":"employer","object":"Firm","start":"1990",)"
                                 R"("end":"1995",)" +
                                 more + "}";
        std::vector<DatedFact> facts{must(readFactLine(line, "f")).fact};
        facts[0].period = {iso("1990"), iso("1995")}; // a draft has it beside the fact
        return must(m_workspace->write([&](store::Database& database) { return FactStore(database).insert(facts); }));
    };
    EXPECT_EQ(store(R"("subject_id":"Q5","pop_subject":100)").added, 1U);
    EXPECT_EQ(store(R"("subject_id":"Q5","object_id":"Q1","pop_subject":7,"pop_object":400)").already, 1U);
    EXPECT_EQ(store(R"("object_id":"Q1")").already, 1U);
    EXPECT_EQ(store(R"("subject_id":"Q6")").added, 1U) << "somebody else";
    auto reader = must(m_workspace->reader());
    const DatedFact one = must(FactStore(reader).load(1)).fact;
    EXPECT_EQ(one.subjectId + "|" + one.objectId, "Q5|Q1");
    EXPECT_EQ(one.subjectVisits, 100) << "what was there stays";
    EXPECT_EQ(one.objectVisits, 400);
}

/// As the schema before wrote them: ids only where one file had several of a name.
TEST_F(FactIds, TheFactsOfAnOlderWorkspaceDoNotDouble) {
    constexpr std::size_t kBeforeIds = 30;
    const std::string path = m_folder.file("old.chronoscope");
    {
        SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        old.exec("PRAGMA application_id = 1128813139; PRAGMA journal_mode = WAL"); // "CHRS"
        for (std::size_t step = 0; step < kBeforeIds; ++step)
            old.exec(std::string(store::migrations()[step]));
        const auto add = [&](const char* period, const char* entities) {
            DatedFact fact;
            fact.subject = "John Smith";
            fact.relation = "employer";
            fact.object = "Firm";
            fact.entities = entities;
            fact.period = must(readPeriods(period)).front();
            const std::string first = facts::isoText(fact.period.start);
            const std::string last = facts::isoText(*fact.period.end);
            old.exec("INSERT INTO dated_fact(id, content, subject, relation, relation_id, object, first_date, "
                     "last_date, triple, source, known, entities) VALUES('" +
                     toHex(factContent(fact)) + "', x'" + toHex(factContent(fact)) +
                     "', 'John Smith', 'employer', 'P108', 'Firm', '" + first + "', '" + last + "', x'" +
                     toHex(tripleOf(fact)) + "', 's', '', '" + entities + "')");
            old.exec("INSERT INTO dated_period VALUES(x'" + toHex(tripleOf(fact)) + "', '" + first + "', '" + last +
                     "')");
        };
        add("1990/1995", "");
        add("2000/2003", ""); // of somebody else, taken as the same
        add("1980/1983", "Q5|Q1");
        add("1980/1983", "Q6|Q1");
        old.exec("PRAGMA user_version = 30");
    }
    m_workspace = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(stored(), " 1990/1995 (2000/2003)\n 2000/2003 (1990/1995)\nQ5 1980/1983 ()\nQ6 1980/1983 ()\n");
    const std::string rows =
        statement("Q7") + statement("Q8", "2000,2003") + statement("Q5", "1980,1983") + statement("Q6", "1980,1983");
    EXPECT_EQ(take(rows).already, 4U);
    EXPECT_EQ(take(rows).already, 4U);
    EXPECT_EQ(stored(), "Q7 1990/1995 (2000/2003)\nQ8 2000/2003 (1990/1995)\nQ5 1980/1983 ()\nQ6 1980/1983 ()\n");
    const auto scores = takeScores(*m_workspace, kScores + "John Smith,employer,Firm,1990,1995,1991,-1,Q7,Q1\n" +
                                                     "John Smith,employer,Firm,1980,1983,1981,-2,Q6,Q1\n");
    EXPECT_EQ(scores.facts, 2);
    EXPECT_EQ(scores.newFacts, 0);
}

TEST_F(FactIds, ScoresOfNamesakesGoAndComeBackAsTheyWere) {
    const std::string fact = "John Smith,employer,Firm,1990,1995,";
    const auto first = takeScores(*m_workspace, kScores + fact + "1991,-1,Q5,Q1\n" + fact + "1991,-2,Q6,Q1\n" + fact +
                                                    "1980,-3,Q5,Q1\n" + fact + "1980,-1.5,Q6,Q1\n");
    EXPECT_EQ(first.facts, 2);
    EXPECT_EQ(first.dates, 4) << "the dates of the other are not those of the one again";
    const std::string bytes = scoresOf(*m_workspace, first.run, "first.csv");
    EXPECT_TRUE(bytes.starts_with(
        "subject,relation,object,start,end,precision,date,class,alpha,log_prob,SubjectID,ObjectID\n"));
    for (const char* row : {",-1,Q5,Q1\n", ",-2,Q6,Q1\n", ",-3,Q5,Q1\n", ",-1.5,Q6,Q1\n"})
        EXPECT_NE(bytes.find(row), std::string::npos) << row;
    TempDir elsewhere;
    const auto other = emptyWorkspace(elsewhere);
    const auto again = takeScores(*other, bytes);
    EXPECT_EQ(again.newFacts, 2);
    EXPECT_EQ(scoresOf(*other, again.run, "again.csv"), bytes);
    const auto twice = takeScores(*m_workspace, bytes);
    EXPECT_EQ(twice.newFacts, 0);
    EXPECT_EQ(scoresOf(*m_workspace, twice.run, "twice.csv"), bytes);
}

TEST_F(FactIds, ScoresByNamesAloneAreThoseOfTheFactThatHasThem) {
    take(statement("Q5"));
    const std::string named = "subject,relation,object,start,end,date,log_prob\n"
                              "John Smith,employer,Firm,1990,1995,1991,-1\n";
    const auto report = takeScores(*m_workspace, named);
    EXPECT_EQ(report.newFacts, 0);
    EXPECT_EQ(scoresOf(*m_workspace, report.run, "out.csv").substr(0, 8), "subject,");
    LogProbImportOptions options;
    options.path = m_folder.file("mixed.csv");
    options.model = "m";
    writeFile(options.path, kScores + "John Smith,employer,Firm,1990,1995,1991,-1,Q5,Q1\n" +
                                "John Smith,employer,Firm,1990,1995,1992,-1,,\n");
    const auto mixed = importLogProbs(*m_workspace, options, shippedWording(), {});
    ASSERT_FALSE(mixed);
    EXPECT_EQ(mixed.error().code, ErrorCode::BadInput);
    EXPECT_NE(mixed.error().text().find("lines 2 and 3"), std::string::npos) << mixed.error().text();
}

TEST_F(FactIds, ScoresThatAreRefusedLeaveNoFactsBehind) {
    LogProbImportOptions options;
    options.path = m_folder.file("mixed.csv");
    options.model = "m";
    writeFile(options.path, kScores + "John Smith,employer,Firm,1990,1995,1991,-1,Q5,Q1\n" +
                                "John Smith,employer,Firm,1990,1995,1992,-1,,\n");
    ASSERT_FALSE(importLogProbs(*m_workspace, options, shippedWording(), {}));
    EXPECT_EQ(stored(), "");
}
} // namespace
