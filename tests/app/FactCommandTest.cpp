// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "tests/app/CommandRun.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

using namespace chronoscope::test;
using nlohmann::json;

namespace {
constexpr const char* kFacts =
    R"({"id":"f1","subject":"USA","relation":"head of state","relation_id":"P35","object":"Barack Obama",)"
    R"("start":"2009-01-20","end":"2017-01-20","periods":[["2009-01-20","2017-01-20"]],"pop_subject":1000000,"pop_object":250000.5})"
    "\n"
    R"({"id":"f2","subject":"Cleopatra","relation":"spouse of","object":"=Ptolemy, \"XIV\"","start":"-0047","end":"-0044-07",)"
    R"("periods":[["-0047","-0044-07"],["-0010",null]]})"
    "\n"
    R"({"id":"f3","subject":"Day","relation":"employer","object":"One","start":"2012-02-29","end":"2012-02-29","periods":[["2012-02-29","2012-02-29"]]})"
    "\n";

/// `chronoscope import`, `facts` and `dates` over a workspace of its own.
class FactCommands : public testing::Test {
protected:
    CommandRun run(Words words, const std::string& workspace) const {
        words.insert(words.begin() + 1, {"-w", workspace});
        return runCommand(words);
    }
    CommandRun run(Words words) const { return run(std::move(words), m_workspace); }
    std::string file(const std::string& name, const std::string& text) const {
        writeFile(m_folder.file(name), text);
        return m_folder.file(name);
    }
    void importFacts() const { ASSERT_EQ(run({"import", file("facts.jsonl", kFacts)}).status, 0); }

    const TempDir m_folder;
    const std::string m_workspace = m_folder.file("facts.chronoscope");
};

TEST_F(FactCommands, AnImportNamesRelationsWithoutAQuestion) {
    const CommandRun done = run({"import", file("facts.jsonl", kFacts)});
    EXPECT_EQ(done.status, 0);
    EXPECT_EQ(done.out, m_folder.file("facts.jsonl") + ": 3 dated facts, 3 of them new\n");
    EXPECT_NE(done.problem.find("no question for the relation \"spouse of\" (1 facts)"), std::string::npos);
    EXPECT_EQ(done.problem.find("employer"), std::string::npos);
    EXPECT_EQ(run({"import", file("facts.jsonl", kFacts)}).out,
              m_folder.file("facts.jsonl") + ": 3 dated facts, 0 of them new\n");
}

TEST_F(FactCommands, RepliesOfADateLongAgoAreFound) {
    const std::string path = file("far.csv", "subject,relation,object,start,end,date,log_prob\n"
                                             "A,employer,X,2000,2005,-400000,-1\nA,employer,X,2000,2005,2003,-2\n");
    ASSERT_EQ(runCommand({"exchange", "import", "-w", m_workspace, "--layout", "log-probs", path}).status, 0);
    const CommandRun replies = run({"replies", "--run", "1", "--date=-400000", "--json"});
    EXPECT_EQ(replies.status, 0) << replies.problem;
    EXPECT_EQ(json::parse(replies.out)["log_prob"], -1);
    EXPECT_EQ(run({"replies", "--run", "1", "--date=-1000001"}).status, 2);
}

TEST_F(FactCommands, APeriodWithoutAnEndExcludesDatesOfFactsInOtherFiles) {
    const char* ended = R"({"subject":"X","relation":"employer","object":"IBM","start":"2000","end":"2005"})";
    const char* open = R"({"subject":"X","relation":"employer","object":"IBM","start":"2010","end":null})";
    for (const auto& [first, second] : {std::pair(ended, open), std::pair(open, ended)}) {
        const std::string workspace = m_folder.file(first == ended ? "a.chronoscope" : "b.chronoscope");
        run({"import", file("1.jsonl", std::string(first) + "\n"), file("2.jsonl", std::string(second) + "\n")},
            workspace);
        const CommandRun dates = run({"dates", "--at", "2012"}, workspace);
        EXPECT_NE(dates.out.find("Excluded"), std::string::npos) << dates.out << dates.problem;
        EXPECT_EQ(dates.out.find("Incorrect"), std::string::npos) << dates.out;
    }
}

TEST_F(FactCommands, AFolderOfDatedFactsIsSearchedForThem) {
    const std::string folder = m_folder.file("facts");
    std::filesystem::create_directories(folder + "/below");
    writeFile(folder + "/below/a.jsonl", kFacts);
    writeFile(folder + "/readme.txt", "nothing");
    const CommandRun done = run({"import", folder});
    EXPECT_EQ(done.status, 0) << done.problem;
    EXPECT_EQ(done.out, folder + "/below/a.jsonl: 3 dated facts, 3 of them new\n");
}

TEST_F(FactCommands, LinesThatAreLeftOutAreToldAndSetTheStatus) {
    const std::string bad = file(
        "bad.jsonl", std::string(kFacts) + "{\"subject\":5}\n" +
                         R"({"id":"f1","subject":"A","relation":"employer","object":"B","start":"1990","end":"1991"})");
    const CommandRun done = run({"import", bad, "--json"});
    EXPECT_EQ(done.status, 3);
    EXPECT_NE(done.problem.find(bad + ":4: subject is no text"), std::string::npos) << done.problem;
    EXPECT_NE(done.problem.find(bad + ":5: another fact in the workspace has the id f1"), std::string::npos);
    const json report = json::parse(done.out)["dated_facts"][0];
    EXPECT_EQ(report["added"], 3);
    EXPECT_EQ(report["rows_left_out"], 2);
    EXPECT_EQ(report["left_out"][0]["line"], 4);
    EXPECT_EQ(report["relations_without_question"]["spouse of"], 1);
    EXPECT_EQ(run({"import", bad, "--strict"}).status, 2);
    const CommandRun parquet = run({"import", file("x.parquet", "PAR1....")});
    EXPECT_EQ(parquet.status, 3);
    EXPECT_NE(parquet.problem.find("write it as CSV"), std::string::npos);
}

TEST_F(FactCommands, FactsAreListedAndComeBackFromTheirList) {
    importFacts();
    const CommandRun csv = run({"facts"});
    EXPECT_EQ(csv.out,
              "fact_id,subject,relation,object,start,end,periods,pop_subject,pop_object\n"
              "f1,USA,head of state,Barack Obama,2009-01-20,2017-01-20,2009-01-20/2017-01-20,1000000,250000.5\n"
              "f2,Cleopatra,spouse of,\"'=Ptolemy, \"\"XIV\"\"\",-0047,-0044-07,-0047/-0044-07;-0010/,,\n"
              "f3,Day,employer,One,2012-02-29,2012-02-29,2012-02-29/2012-02-29,,\n");
    const std::string lines = run({"facts", "--json"}).out;
    const json all = json::parse(run({"facts", "--format", "json"}).out);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[1]["periods"], json::parse(R"([["-0047","-0044-07"],["-0010",null]])"));
    EXPECT_EQ(all[0]["pop_subject"], 1000000);
    EXPECT_TRUE(all[1]["pop_subject"].is_null());
    for (const auto& [name, text] : {std::pair("again.csv", csv.out), std::pair("again.jsonl", lines)}) {
        const std::string workspace = m_folder.file(std::string(name) + ".chronoscope");
        EXPECT_EQ(run({"import", file(name, text)}, workspace).status, 0);
        EXPECT_EQ(run({"facts"}, workspace).out, csv.out) << name;
    }
    EXPECT_EQ(run({"facts"}, m_folder.file("none")).status, 3);
    EXPECT_EQ(run({"facts", "--relation", "P35"}).out.find("f3"), std::string::npos);
    EXPECT_EQ(run({"facts", "--relation", "mayor"}).status, 3);
}

TEST_F(FactCommands, IdsThatTellNothingApartAreNoColumns) {
    ASSERT_EQ(run({"import", file("one.csv", "SubjectID,SubjectLabel,RelationLabel,ObjectID,ObjectLabel,StartDate,"
                                             "EndDate,Time,Status\n"
                                             "Q5,John Smith,employer,Q1,Firm,1990,1995,1980,Incorrect\n")})
                  .status,
              0);
    EXPECT_TRUE(
        run({"facts"}).out.starts_with("fact_id,subject,relation,object,start,end,periods,pop_subject,pop_object\n"));
    EXPECT_NE(run({"facts", "--json"}).out.find("\"subject_id\":\"Q5\""), std::string::npos);
}

TEST_F(FactCommands, IdsOfSubjectAndObjectGoOutAndComeBack) {
    const std::string row = ",John Smith,employer,Q1,Firm,1990,1995,1980,Incorrect\n";
    const CommandRun taken =
        run({"import", file("ids.csv", "SubjectID,SubjectLabel,RelationLabel,ObjectID,ObjectLabel,StartDate,EndDate,"
                                       "Time,Status\nQ5" +
                                           row + "Q6" + row)});
    ASSERT_EQ(taken.status, 0) << taken.problem;
    const CommandRun csv = run({"facts"});
    EXPECT_TRUE(csv.out.starts_with("fact_id,subject,relation,object,start,end,periods,pop_subject,pop_object,"
                                    "SubjectID,ObjectID\n"))
        << csv.out;
    for (const char* ids : {",Q5,Q1\n", ",Q6,Q1\n"})
        EXPECT_NE(csv.out.find(ids), std::string::npos) << csv.out;
    const std::string lines = run({"facts", "--json"}).out;
    for (const auto& [name, text] : {std::pair("again.csv", csv.out), std::pair("again.jsonl", lines)}) {
        const std::string workspace = m_folder.file(std::string(name) + ".chronoscope");
        EXPECT_EQ(run({"import", file(name, text)}, workspace).status, 0);
        EXPECT_EQ(run({"facts"}, workspace).out, csv.out) << name;
        EXPECT_EQ(run({"import", file(name, text)}).status, 0) << "what is there is there";
    }
    EXPECT_EQ(run({"facts"}).out, csv.out);
}

TEST_F(FactCommands, ATableWithTheNamesOfJsonLinesLosesNothing) {
    const std::string table = "id,subject,relation,relation_id,object,start,end,pop_subject,pop_object\n"
                              "a1,X,employer,P108,Y,2001,2005,1000,4000\n";
    ASSERT_EQ(run({"import", file("named.csv", table)}).status, 0);
    const json fact = json::parse(run({"facts", "--json"}).out);
    EXPECT_EQ(fact["fact_id"], "a1");
    EXPECT_EQ(fact["relation_id"], "P108");
    EXPECT_EQ(fact["pop_fact"], 2000);
}

TEST_F(FactCommands, AFactThatHoldsLongerThanDatesAreAskedIsTold) {
    const std::string line = R"({"subject":"A","relation":"employer","object":"B","start":"2019","end":"2022"})";
    ASSERT_EQ(run({"import", file("late.jsonl", line)}).status, 0);
    const char* told = "1 fact holds longer than 2020-12-31";
    EXPECT_NE(run({"dates"}).problem.find(told), std::string::npos);
    EXPECT_EQ(run({"dates", "--clip", "2022-12-31"}).problem.find("hold longer"), std::string::npos);
    const CommandRun dry = run({"stress", "--backend", "calibration:", "--dry-run"});
    EXPECT_NE(dry.problem.find(told), std::string::npos) << dry.problem;
}

TEST_F(FactCommands, ThePapersFilterSaysWhatItLeftOut) {
    importFacts();
    const CommandRun filtered = run({"facts", "--filter", "paper", "--top", "5", "--format", "json"});
    EXPECT_EQ(json::parse(filtered.out).size(), 1U);
    for (const char* step : {"one-period: 2 facts, 1 left out", "in-1950-2020: 2 facts, 0 left out",
                             "over-two-years: 1 facts, 1 left out", "top: 1 facts, 0 left out"})
        EXPECT_NE(filtered.problem.find(step), std::string::npos) << filtered.problem;
}

TEST_F(FactCommands, DatesAreSampledWithTheirClassDistanceAndStatement) {
    importFacts();
    const json dates = json::parse(run({"dates", "--fact", "f1", "--format", "json"}).out);
    ASSERT_EQ(dates.size(), 3 * 49U);
    EXPECT_EQ(dates[36]["date"], "2009");
    EXPECT_EQ(dates[36]["class"], "Transitional");
    EXPECT_EQ(dates[36]["alpha"], -0.44421629021218345);
    EXPECT_EQ(dates[36]["statement"], "In 2009, who was the head of state of USA? Barack Obama");
    EXPECT_EQ(dates[48]["class"], "No context");
    EXPECT_TRUE(dates[48]["date"].is_null() && dates[48]["alpha"].is_null());
    EXPECT_EQ(dates[48]["statement"], "who was the head of state of USA? Barack Obama");
    EXPECT_EQ(dates[49]["precision"], "month");
    EXPECT_EQ(dates[49]["position"], 0);
    EXPECT_EQ(dates[49 + 36]["class"], "Discarded");
    EXPECT_EQ(run({"dates", "--fact", "f1", "--format", "json"}).out,
              run({"dates", "--fact", "f1", "--format", "json", "--seed", "123"}).out);
    EXPECT_NE(run({"dates", "--fact", "f1"}).out, run({"dates", "--fact", "f1", "--seed", "124"}).out);
    const std::string years =
        run({"dates", "--fact", "f1", "--precision", "year", "--clip", "1974", "--horizon", "10"}).out;
    EXPECT_EQ(years,
              "fact_id,subject,relation,object,precision,position,date,class,alpha,statement\n"
              "f1,USA,head of state,Barack Obama,year,0,1973,Incorrect,-4.944216290212183,\"In 1973, who was the head "
              "of state of USA? Barack Obama\"\n"
              "f1,USA,head of state,Barack Obama,year,1,1974,Incorrect,-4.819301848049282,\"In 1974, who was the head "
              "of state of USA? Barack Obama\"\n"
              "f1,USA,head of state,Barack Obama,year,2,,No context,,who was the head of state of USA? Barack Obama\n");
    EXPECT_NE(run({"dates", "--fact", "f1", "--sampler", "paper"}).out.find("Transitional"), std::string::npos);
    EXPECT_EQ(run({"dates", "--fact", "f1", "--sampler", "paper"}).out.find("Discarded"), std::string::npos);
}

TEST_F(FactCommands, AClipWithinAYearLeavesItsEarlierMonthsAndDays) {
    importFacts();
    const auto datesOf = [&](const Words& more) {
        Words words{"dates", "--fact", "f1", "--format", "json"};
        words.insert(words.end(), more.begin(), more.end());
        std::map<std::string, std::string> classes;
        for (const json& date : json::parse(run(words).out))
            if (!date["date"].is_null()) classes[date["date"].get<std::string>()] = date["class"].get<std::string>();
        return classes;
    };
    auto expected = datesOf({});
    std::erase_if(expected, [](const auto& date) { // a date of that precision
        return date.first >= std::string("2014-12-01").substr(0, date.first.size());
    });
    EXPECT_TRUE(expected.contains("2013") && !expected.contains("2014"));
    EXPECT_EQ(datesOf({"--clip", "2014-11-30"}), expected);
    EXPECT_EQ(datesOf({"--clip", "2014-11"}), expected);
}

TEST_F(FactCommands, PrecisionsAreMadeEqualOrNot) {
    importFacts();
    const auto discards = [&](const Words& more) {
        Words words{"dates", "--fact", "f1"};
        words.insert(words.end(), more.begin(), more.end());
        return run(words).out.find("Discarded") != std::string::npos;
    };
    EXPECT_TRUE(discards({}));
    EXPECT_FALSE(discards({"--equalize-precisions", "no"}));
    EXPECT_FALSE(discards({"--sampler", "paper"}));
    EXPECT_TRUE(discards({"--sampler", "paper", "--equalize-precisions", "yes"}));
    EXPECT_EQ(run({"dates", "--equalize-precisions", "perhaps"}).status, 2);
}

TEST_F(FactCommands, TablesOfEverySeparatorKeepIdsAndVisits) {
    importFacts();
    const std::string comma = run({"facts", "--fact", "f1"}).out;
    for (const char* separator : {";", "\t"}) {
        const std::string workspace = m_folder.file(std::string("s") + (*separator == ';' ? "1" : "2"));
        EXPECT_EQ(
            run({"import", file("t.csv", chronoscope::text::replaceAll(comma, ",", separator))}, workspace).status, 0);
        EXPECT_EQ(run({"facts"}, workspace).out, comma);
    }
}

TEST_F(FactCommands, AnotherIdOfAFactIsTold) {
    const std::string said = ",A,employer,B,1990,1995\n";
    const CommandRun done =
        run({"import", file("t.csv", "fact_id,subject,relation,object,start,end\nf1" + said + "f2" + said), "--json"});
    EXPECT_EQ(done.status, 0);
    EXPECT_NE(done.problem.find("t.csv:3: the fact is there already with the id f1: f2 is no name of it"),
              std::string::npos)
        << done.problem;
    EXPECT_EQ(json::parse(done.out)["dated_facts"][0]["remarks"][0]["line"], 3);
}

TEST_F(FactCommands, GivenDatesArePlacedInTheirOrder) {
    importFacts();
    const CommandRun placed =
        run({"dates", "--fact", "Cleopatra", "--at", "-0044-03-15", "--at", "-0009", "--at=0000", "--at", "-0100-12"});
    EXPECT_EQ(placed.status, 0);
    EXPECT_NE(placed.problem.find("spouse of"), std::string::npos);
    EXPECT_EQ(placed.out,
              "fact_id,subject,relation,object,precision,position,date,class,alpha,statement\n"
              "f2,Cleopatra,spouse of,\"'=Ptolemy, \"\"XIV\"\"\",day,0,-0044-03-15,Correct,0.3947972456006121,\n"
              "f2,Cleopatra,spouse of,\"'=Ptolemy, \"\"XIV\"\"\",year,1,-0009,Excluded,10.258607498087223,\n"
              "f2,Cleopatra,spouse of,\"'=Ptolemy, \"\"XIV\"\"\",year,2,0000,Excluded,12.773527161438409,\n"
              "f2,Cleopatra,spouse of,\"'=Ptolemy, \"\"XIV\"\"\",month,3,-0100-12,Incorrect,-15.043611323641928,\n");
    const json day =
        json::parse(run({"dates", "--fact", "f3", "--at", "2012", "--at", "2012-02-29", "--format", "json"}).out);
    EXPECT_EQ(day[0]["class"], "Transitional");
    EXPECT_EQ(day[1]["class"], "Correct");
    EXPECT_TRUE(day[0]["alpha"].is_null());
    const json classic = json::parse(
        run({"dates", "--fact", "f1", "--at", "2010-06-03", "--date-style", "classic", "--format", "json"}).out);
    EXPECT_EQ(classic[0]["statement"], "On 3 June 2010, who was the head of state of USA? Barack Obama");
}

TEST_F(FactCommands, WhatHasNoMeaningIsRefused) {
    importFacts();
    for (const Words& more : std::vector<Words>{{"--at", "2015-02-30"},
                                                {"--at", "then"},
                                                {"--precision", "week"},
                                                {"--clip", "soon"},
                                                {"--horizon", "0"},
                                                {"--horizon", "1000"},
                                                {"--sampler", "mine"},
                                                {"--seed", "-1"}}) {
        Words words{"dates"};
        words.insert(words.end(), more.begin(), more.end());
        EXPECT_EQ(run(words).status, 2) << more[1];
    }
    EXPECT_EQ(run({"dates", "--fact", "nobody"}).status, 3);
}

TEST_F(FactCommands, TablesOfOnesOwnAndElementsGiveDatedFactsToo) {
    const std::string table = file("own.csv", "subject,relation,object,from,to\n"
                                              "Ham,head of government,Ann,2011-03-05,2014\n"
                                              "Ham,head of government,Ben,2014,\n");
    EXPECT_NE(run({"import", table}).out.find("1 dated facts, 1 of them new"), std::string::npos);
    EXPECT_NE(run({"facts"}).out.find(",Ham,head of government,Ann,2011-03-05,2014,2011-03-05/2014,,\n"),
              std::string::npos);
    const CommandRun mapped = run({"import", file("mapped.jsonl", kFacts), "--map", "from=start,to=end", "--json"});
    EXPECT_EQ(json::parse(mapped.out)["tables"].size(), 1U); // said to be one of somebody's own
    const std::string sample = sampleBenchmark();
    const std::string plain = m_folder.file("plain.chronoscope");
    EXPECT_EQ(run({"import", sample}, plain).status, 0);
    EXPECT_EQ(json::parse(run({"facts", "--format", "json"}, plain).out).size(), 0U);
    const CommandRun dated = run({"import", sample, "--dated-facts"}, plain);
    EXPECT_NE(dated.out.find("elements: "), std::string::npos);
    const json facts = json::parse(run({"facts", "--format", "json"}, plain).out);
    ASSERT_GT(facts.size(), 10U);
    for (const json& fact : facts) {
        EXPECT_TRUE(fact["source"].get<std::string>().starts_with("element "));
        EXPECT_EQ(fact["start"].get<std::string>().size(), 4U);
        EXPECT_LT(fact["known"][0], fact["start"]);
        EXPECT_GT(fact["known"][1], fact["end"]);
    }
}
} // namespace
