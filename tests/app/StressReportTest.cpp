// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/StressReports.h"

#include <nlohmann/json.hpp>

#include <map>
#include <sstream>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
TEST_F(StressReportTest, TheTableHasARowForEachRelationAndPrecision) {
    importUsual();
    const CommandRun printed = report({"--view", "robustness"});
    EXPECT_TRUE(printed.out.starts_with("run,model,relation,precision,facts,undefined,win_rate,win_ci_low,win_ci_high,"
                                        "robustness,ci_low,ci_high,random_robustness\n"));
    const auto list = rows({"--view", "robustness"});
    ASSERT_EQ(list.size(), 12U);
    EXPECT_EQ(list[0].at("relation"), "all");
    EXPECT_EQ(list[3].at("precision"), "global");
    EXPECT_EQ(list[4].at("relation"), "employer");
    EXPECT_EQ(list[8].at("relation"), "head of state");
    const auto& state = list[8]; // years of head of state: 1 and 11/12
    EXPECT_EQ(state.at("facts"), "2");
    EXPECT_NEAR(std::stod(state.at("win_rate")), 100 * (1 + 11.0 / 12) / 2, 1e-10);
    EXPECT_EQ(state.at("robustness"), "50");
    EXPECT_NEAR(std::stod(state.at("random_robustness")), 100.0 / 35, 1e-10) << "3! 4! / 7!";
    EXPECT_LT(std::stod(state.at("ci_low")), 10);
    EXPECT_GT(std::stod(state.at("ci_high")), 90);
    EXPECT_EQ(list[11].at("robustness"), "50");
    EXPECT_NEAR(std::stod(list[11].at("win_rate")), 100 * (1 + (11.0 / 12 + 2) / 3) / 2, 1e-10);
}

TEST_F(StressReportTest, GlobalWinRatesAreMeansOfPrecisionsOrOfAllTests) {
    importText(kHeader + factText("A", "head of state", "-2.6", "-2.6") + "A,head of state,X,1976,1983,year,1966,,,0\n",
               "m");
    const double year = 12.0 / 15; // 1966 wins against the three correct years
    const auto globalOf = [&](const Words& more) {
        Words words{"--view", "robustness", "--precision", "global"};
        words.insert(words.end(), more.begin(), more.end());
        return std::stod(rows(words)[0].at("win_rate"));
    };
    for (const char* mean : {"mean", "mean_of_precisions"})
        EXPECT_NEAR(globalOf({"--global-mode", mean}), 100 * (year + 2) / 3, 1e-10);
    EXPECT_EQ(globalOf({}), globalOf({"--global-mode", "mean"}));
    for (const char* pooled : {"pooled", "pooled_tests"})
        EXPECT_NEAR(globalOf({"--global-mode", pooled}), 100.0 * 36 / 39, 1e-10);
    EXPECT_NE(report({"--view", "robustness", "--global-mode", "pooled"}).problem.find("all tests"), std::string::npos);
    EXPECT_EQ(report({"--view", "alpha", "--global-mode", "pooled"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--view", "robustness", "--global-mode", "median"}).status, app::kWrongUsage);
}

TEST_F(StressReportTest, ATableOfTimeStressResultsMakesARunOfEachOfItsScores) {
    const std::string fact = "Q30,USA,P35,head of state,Q76,Barack Obama,2009-01-20,2017-01-20,";
    const std::string text = "SubjectID,SubjectLabel,RelationID,RelationLabel,ObjectID,ObjectLabel,StartDate,EndDate,"
                             "Time,Alpha,Statement,Status,CondLogProb,CondLogProbInstruct\n" +
                             fact + "2010,-0.3193,x,Correct,-1.5,-2.5\n" + fact + "2018,0.6807,x,Incorrect,-2,-0.5\n";
    const CommandRun plain = importText(text, "plain");
    EXPECT_EQ(plain.status, app::kDone) << plain.problem;
    EXPECT_NE(plain.problem.find("--score-column CondLogProbInstruct"), std::string::npos) << plain.problem;
    EXPECT_EQ(importText(text, "instruct", {"--score-column", "CondLogProbInstruct"}).status, app::kDone);
    const auto list = rows({"--view", "robustness", "--precision", "year", "--relation", "head of state"});
    ASSERT_EQ(list.size(), 4U);
    EXPECT_EQ(list[0].at("win_rate"), "100");
    EXPECT_EQ(list[2].at("win_rate"), "0");
    const CommandRun facts = runCommand({"import", "-w", m_workspace, m_folder.file("plain.csv")});
    EXPECT_NE(
        facts.problem.find("nothing is read from the columns CondLogProb, CondLogProbInstruct: scores make a run"),
        std::string::npos)
        << facts.problem;
    EXPECT_NE(importText("PAR1....", "parquet").problem.find("write it as CSV"), std::string::npos);
}

TEST_F(StressReportTest, TheFilterOfTheWindowIsThereToo) {
    importUsual();
    importUsual("large-70b");
    EXPECT_EQ(rows({"--view", "robustness", "--model", "large-70b", "--precision", "year"}).size(), 3U);
    const auto a2 = rows({"--view", "robustness", "--subject", "a2", "--model", "base-7b", "--precision", "year"});
    ASSERT_EQ(a2.size(), 2U) << "all and the one relation that is left";
    EXPECT_EQ(a2[0].at("facts"), "1");
    EXPECT_NEAR(std::stod(a2[0].at("win_rate")), 100 * 11.0 / 12, 1e-10);
    std::int64_t dates = 0;
    for (const auto& row : rows({"--view", "alpha", "--subject", "a", "--model", "base-7b", "--precision", "year"}))
        dates += std::stoll(row.at("dates"));
    EXPECT_EQ(dates, 14) << "seven of A1 and of A2, added up from their replies";
    EXPECT_EQ(rows({"--view", "robustness", "--label", "unlabelled", "--precision", "global"})[0].at("facts"), "3");
    EXPECT_EQ(rows({"--view", "robustness", "--label", "outdated", "--precision", "global"})[0].at("facts"), "0");
    EXPECT_EQ(report({"--view", "robustness", "--model", "none"}).status, app::kWrongUsage);
    for (const char* view : {"robustness", "alpha"}) {
        const CommandRun label = report({"--view", view, "--label", "nolabel"});
        EXPECT_EQ(label.status, app::kWrongUsage);
        EXPECT_NE(label.problem.find("unknown label (nolabel; there are "), std::string::npos) << label.problem;
        EXPECT_EQ(report({"--view", view, "--relation", "P999"}).status, app::kWrongUsage);
        EXPECT_NE(report({"--view", view, "--subject", "zzzz"}).problem.find("nothing has \"zzzz\" in its subject"),
                  std::string::npos);
    }
    EXPECT_EQ(report({"--view", "robustness", "--precision", "week"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--view", "robustness", "--task", "TA"}).status, app::kWrongUsage) << "that is MINED's";
}

TEST_F(StressReportTest, MissingScoresAreInNoTestAndNanLosesItsTests) {
    importUsual();
    const auto list = rows({"--view", "robustness", "--relation", "employer"});
    ASSERT_EQ(list.size(), 8U) << "all of what is left, and by name";
    EXPECT_EQ(list[0].at("robustness"), "100") << "the year that lacks is in no test";
    EXPECT_NEAR(std::stod(list[2].at("win_rate")), 100 * 8.0 / 12, 1e-10) << "the day that is no number loses four";
    const CommandRun printed = report({"--view", "robustness", "--json", "--relation", "employer"});
    const json more = json::parse(printed.out);
    EXPECT_EQ(more.at(0).at("missing"), 1);
    EXPECT_EQ(more.at(0).at("incomplete"), 1);
    EXPECT_EQ(more.at(2).at("flagged"), 1);
    EXPECT_EQ(more.at(2).at("wins"), 8);
    EXPECT_NE(printed.problem.find("1 dates have no score"), std::string::npos) << printed.problem;
    EXPECT_EQ(more.at(0).at("robust_incomplete"), 1);
    EXPECT_NE(printed.problem.find("robust by the tests that are left; robustness may be as low as"), std::string::npos)
        << printed.problem;
    EXPECT_NE(printed.problem.find("1 scores are not numbers"), std::string::npos);
}

TEST_F(StressReportTest, WhatIsUndefinedIsEmptyAndSaysWhy) {
    const CommandRun imported = importText(kHeader + "A,r,o,1976,1983,year,1977,,,-1\nA,r,o,1976,1983,year,1960,,,-2\n"
                                                     "B,r,o,1976,1983,year,1977,,,-1\n",
                                           "m");
    ASSERT_EQ(imported.status, app::kDone) << imported.problem;
    const auto list = rows({"--view", "robustness"});
    ASSERT_EQ(list.size(), 4U) << "only years were asked";
    EXPECT_EQ(list[0].at("facts"), "2");
    EXPECT_EQ(list[0].at("undefined"), "1");
    EXPECT_EQ(list[0].at("robustness"), "100");
    EXPECT_EQ(list[1].at("precision"), "global");
    EXPECT_EQ(list[1].at("undefined"), "2");
    EXPECT_EQ(list[1].at("robustness"), "");
    EXPECT_EQ(list[1].at("ci_low"), "");
    const json more = json::parse(report({"--view", "robustness", "--json"}).out);
    EXPECT_EQ(more.at(0).at("undefined_no_incorrect_date"), 1);
    EXPECT_EQ(more.at(1).at("undefined_not_asked"), 1);
    EXPECT_TRUE(more.at(1).at("win_rate").is_null());
}

TEST_F(StressReportTest, TheAlphaCurveIsOfBarsOrPoints) {
    importUsual();
    const auto bars = rows({"--view", "alpha", "--precision", "year"});
    std::int64_t dates = 0;
    for (const auto& row : bars) {
        EXPECT_EQ(row.at("precision"), "year");
        dates += std::stoll(row.at("dates"));
    }
    EXPECT_EQ(dates, 20) << "all within five durations, but for the missing one";
    EXPECT_EQ(bars[0].at("class"), "Correct");
    EXPECT_EQ(bars[0].at("alpha_low"), "-0.5");
    EXPECT_EQ(bars[0].at("alpha_high"), "-0.25");
    EXPECT_EQ(bars[0].at("mean_log_prob"), "-2");
    EXPECT_EQ(rows({"--view", "alpha", "--table", "points", "--precision", "year"}).size(), 7U);
}

TEST_F(StressReportTest, TheAlphaCurveSaysWhichScoresAreInNoMean) {
    importUsual(); // B has a nan among its days
    for (const char* table : {"bars", "points"}) {
        const CommandRun days = report({"--view", "alpha", "--table", table, "--precision", "day"});
        EXPECT_NE(days.problem.find("base-7b: 1 scores are -inf, no number or beyond 1e12"), std::string::npos)
            << days.problem;
    }
    const CommandRun years = report({"--view", "alpha", "--precision", "year"});
    EXPECT_EQ(years.problem.find("no number"), std::string::npos) << years.problem;
}

TEST_F(StressReportTest, TransferTellsWhatIsKnownWhereTheOtherIs) {
    importUsual();
    const auto list = rows({"--view", "transfer"});
    ASSERT_EQ(list.size(), 9U);
    EXPECT_EQ(list[1].at("known"), "year");
    EXPECT_EQ(list[1].at("given"), "month");
    EXPECT_EQ(list[1].at("facts"), "3");
    EXPECT_NEAR(std::stod(list[1].at("percent")), 200.0 / 3, 1e-10);
    EXPECT_EQ(rows({"--view", "transfer", "--table", "combinations"}).size(), 49U);
}

TEST_F(StressReportTest, TwoRunsAreHeldAgainstEachOther) {
    importUsual("standard");
    ASSERT_EQ(importText(kHeader + factText("A1", "head of state", "-2.6", "-2.6") +
                             factText("A2", "head of state", "-2.6", "-2.6") + factText("B", "employer", "-9", "-9"),
                         "few")
                  .status,
              app::kDone);
    const auto variance = rows({"--view", "variance", "--run", "standard", "--run", "few"});
    ASSERT_EQ(variance.size(), 1U);
    EXPECT_EQ(variance[0].at("run_standard"), "standard");
    EXPECT_EQ(variance[0].at("facts"), "3");
    EXPECT_NEAR(std::stod(variance[0].at("v_standard")), 4.0 / 27, 1e-12) << "A2 and B vary";
    EXPECT_NEAR(std::stod(variance[0].at("v_fewshot")), 2.0 / 27, 1e-12);
    EXPECT_NEAR(std::stod(variance[0].at("ratio")), 0.5, 1e-12);
    const auto duel = rows({"--view", "robustness", "--table", "duel", "--run", "standard", "--run", "few"});
    ASSERT_EQ(duel.size(), 2U);
    EXPECT_EQ(duel[0].at("pretrained"), "1") << "B";
    EXPECT_EQ(duel[0].at("ties"), "1");
    EXPECT_EQ(duel[0].at("instruct"), "1") << "A2";
    EXPECT_EQ(duel[1].at("instruct"), "1");
    const CommandRun alone = report({"--view", "variance", "--run", "few"});
    EXPECT_EQ(alone.status, app::kWrongUsage);
    EXPECT_NE(alone.problem.find("needs two runs"), std::string::npos);
}

TEST_F(StressReportTest, SizesAreEnteredOnceAndTheLineIsAnExtrapolation) {
    importUsual("fam-1b");
    ASSERT_EQ(importText(kHeader + factText("A1", "head of state", "-2.6", "-2.6") +
                             factText("A2", "head of state", "-2.6", "-2.6") + factText("B", "employer", "-9", "-9"),
                         "fam-10b")
                  .status,
              app::kDone);
    EXPECT_EQ(rows({"--view", "size"}).size(), 0U);
    const auto sizes = rows({"--view", "size", "--parameters", "fam-1b=1e9", "--parameters", "fam-10b=1e10"});
    ASSERT_EQ(sizes.size(), 2U);
    EXPECT_EQ(sizes[0].at("family"), "fam");
    EXPECT_EQ(sizes[1].at("parameters"), "10000000000");
    const auto fits = rows({"--view", "size", "--table", "fits"});
    ASSERT_EQ(fits.size(), 1U) << "kept in the workspace";
    EXPECT_NEAR(std::stod(fits[0].at("slope")), 100.0 / 3, 1e-9) << "a third to two thirds in a tenfold";
    EXPECT_EQ(fits[0].at("parameters_for_100"), "1e+11");
    EXPECT_EQ(fits[0].at("extrapolated"), "true");
    importUsual("fam-1b"); // again: the model is no second point
    EXPECT_EQ(rows({"--view", "size", "--table", "fits"}), fits);
    EXPECT_NE(report({"--view", "size", "--table", "fits"}).problem.find("fam-1b: the mean of its 2 runs is one point"),
              std::string::npos);
    EXPECT_EQ(report({"--view", "size", "--parameters", "fam-1b=many"}).status, app::kWrongUsage);
    const CommandRun slip = report({"--view", "size", "--parameters", "fam-1b=1e9", "--parameters", "fam1b=1e9"});
    EXPECT_EQ(slip.status, app::kDone);
    EXPECT_NE(slip.problem.find("no run is of the model fam1b: its size is kept for one"), std::string::npos)
        << slip.problem;
    EXPECT_EQ(slip.problem.find("no run is of the model fam-1b"), std::string::npos);
}

TEST_F(StressReportTest, PopularityIsNotInventedWhereNobodyKnowsIt) {
    importUsual();
    EXPECT_TRUE(rows({"--view", "popularity"}).empty());
    const auto fits = rows({"--view", "popularity", "--table", "fits"});
    ASSERT_EQ(fits.size(), 3U);
    EXPECT_EQ(fits[2].at("of"), "fact");
    EXPECT_EQ(fits[2].at("unknown"), "3");
    EXPECT_EQ(fits[2].at("quadratic"), "");
}

TEST_F(StressReportTest, WhatPeopleReadHasTwoDecimals) {
    importUsual();
    const CommandRun printed = report({"--view", "robustness", "--format", "markdown", "--precision", "year"});
    EXPECT_NE(printed.out.find("| base-7b | base-7b | head of state | year | 2 | 0 | 95.83 |"), std::string::npos)
        << printed.out;
    EXPECT_NE(report({"--view", "robustness", "--format", "latex"}).out.find("\\begin{tabular}"), std::string::npos);
}

TEST_F(StressReportTest, ABadRowIsNamedAndTheRestImported) {
    const std::string text = kHeader + factText("A", "r", "-2.6", "-2.6") + "A,r,X,1976,1983,year,1978,,,minus one\n";
    const CommandRun run = importText(text, "m", {"--json"});
    EXPECT_EQ(run.status, app::kBadInput);
    EXPECT_NE(run.problem.find("m.csv, line 23: left out: log_prob is no number: \"minus one\""), std::string::npos)
        << run.problem;
    EXPECT_EQ(json::parse(run.out).at("dates"), 21);
    EXPECT_EQ(json::parse(run.out).at("left_out"), 1);
    const CommandRun strict = importText(text, "n", {"--strict"});
    EXPECT_EQ(strict.status, app::kBadInput);
    EXPECT_EQ(strict.out, "");
    EXPECT_EQ(importText("no such columns\n", "o").status, app::kBadInput);
}

/// The same subject, relation and object in two periods of one file: a date in the one is no wrong date of the other.
TEST_F(StressReportTest, ADateInAnotherPeriodOfTheFileIsInNoTest) {
    const std::string head = kHeader;
    const std::string first = "A,head of state,X,1976,1983,year,", second = "A,head of state,X,1990,1995,year,";
    const std::string text = head + first + "1978,,,-2\n" + first + "1992,,,-1\n" + first + "1950,,,-5\n" + second +
                             "1992,,,-1\n" + second + "1978,,,-0.5\n" + second + "1950,,,-5\n";
    ASSERT_EQ(importText(text, "m").status, app::kDone);
    const auto all = rows({"--view", "robustness"});
    EXPECT_EQ(all.front().at("facts"), "2");
    EXPECT_EQ(all.front().at("win_rate"), "100");
    EXPECT_EQ(all.front().at("robustness"), "100");
    std::map<std::string, int> classes;
    std::istringstream lines(runCommand({"replies", "-w", m_workspace, "--run", "1", "--json"}).out);
    for (std::string line; std::getline(lines, line);)
        ++classes[json::parse(line).at("class").get<std::string>()];
    EXPECT_EQ(classes, (std::map<std::string, int>{{"Correct", 2}, {"Excluded", 2}, {"Incorrect", 2}}));
}

TEST_F(StressReportTest, ADateBeforeOurEraIsNoFormula) {
    const std::string fact = "A,head of state,X,-0047,-0040,year,";
    ASSERT_EQ(importText(kHeader + fact + "-0043,,,-2\n" + fact + "-0060,,,-3\n", "m").status, app::kDone);
    const std::string table = report({"--view", "robustness", "--table", "facts"}).out;
    EXPECT_NE(table.find(",-0047,"), std::string::npos) << table;
    EXPECT_EQ(table.find('\''), std::string::npos) << table;
}

TEST_F(StressReportTest, ARunGoesOutAndComesInAsTheSame) {
    importUsual();
    const std::string file = m_folder.file("out.csv");
    const CommandRun out =
        runCommand({"exchange", "export", "-w", m_workspace, "--layout", "log-probs", "--run", "1", file});
    EXPECT_EQ(out.status, app::kDone) << out.problem;
    const std::string other = m_folder.file("other.chronoscope");
    ASSERT_EQ(
        runCommand({"exchange", "import", "-w", other, "--layout", "log-probs", file, "--model", "base-7b"}).status,
        app::kDone);
    EXPECT_EQ(runCommand({"report", "-w", other, "--view", "robustness"}).out, report({"--view", "robustness"}).out);
    EXPECT_EQ(runCommand({"exchange", "export", "-w", m_workspace, "--layout", "log-probs", "--run", "1", file}).status,
              app::kWrongUsage)
        << "nothing is overwritten";
}

TEST_F(StressReportTest, AnExportThatNamesNoRunTakesTheOnlyOneOfItsModel) {
    const auto taken = [&](const char* name, const Words& more = {}) {
        Words words{"exchange", "export", "-w", m_workspace, "--layout", "log-probs", m_folder.file(name)};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    };
    const std::string fact = "A,head of state,X,2000,2005,year,";
    EXPECT_EQ(taken("none.csv").status, app::kBadInput) << "there is no workspace";
    ASSERT_EQ(importText(kHeader + fact + "2001,,,-2\n", "first-7b").status, app::kDone);
    EXPECT_EQ(taken("only.csv").status, app::kDone);
    ASSERT_EQ(importText(kHeader + fact + "2001,,,-3\n", "second-7b").status, app::kDone);
    const CommandRun several = taken("several.csv");
    EXPECT_EQ(several.status, app::kWrongUsage);
    EXPECT_NE(several.problem.find("--run says which"), std::string::npos) << several.problem;
    EXPECT_EQ(taken("second.csv", {"--model", "second-7b"}).status, app::kDone);
    EXPECT_NE(readFile(m_folder.file("second.csv")).find(",-3\n"), std::string::npos);
    EXPECT_NE(taken("third.csv", {"--model", "third-7b"}).status, app::kDone);
}

TEST_F(StressReportTest, AnAlphaThatIsNoDistanceIsToldByItsLine) {
    const std::string fact = "A,head of state,X,2000,2005,year,";
    const CommandRun done = importText(kHeader + fact + "2001,Correct,inf,-2\n" + fact + "1990,Incorrect,nan,-3\n" +
                                           fact + "1991,Incorrect,,-4\n" +
                                           "B,head of state,Y,2000-01-01,2000-01-01,day,2000-01-01,Correct,nan,-1\n",
                                       "m");
    EXPECT_EQ(done.status, app::kDone) << "the scores are taken";
    EXPECT_NE(done.problem.find("line 2: alpha is inf"), std::string::npos) << done.problem;
    EXPECT_NE(done.problem.find("line 3: alpha is nan"), std::string::npos) << done.problem;
    EXPECT_EQ(done.problem.find("line 5: alpha"), std::string::npos) << "a period of one day has none";
    EXPECT_NE(done.problem.find("2 alphas are not what the dates say"), std::string::npos) << done.problem;
    const std::string again = m_folder.file("again.csv");
    ASSERT_EQ(runCommand({"exchange", "export", "-w", m_workspace, "--layout", "log-probs", again}).status, app::kDone);
    EXPECT_NE(readFile(again).find("1990,Incorrect,-2"), std::string::npos) << "worked out: " << readFile(again);
}

TEST_F(StressReportTest, PublishedNumbersStandBelowOnesOwn) {
    importUsual();
    const auto list = rows({"--view", "robustness", "--published"});
    ASSERT_EQ(list.size(), 17U);
    EXPECT_EQ(list[13].at("run"), "published (introduction)");
    EXPECT_EQ(list[13].at("model"), "Llama-3.1-70B");
    EXPECT_EQ(list[13].at("robustness"), "26");
    EXPECT_NE(report({"--view", "robustness", "--published"}).problem.find("about 23"), std::string::npos)
        << "the paper says two things, and both are told";
    EXPECT_EQ(report({"--view", "alpha", "--published"}).status, app::kWrongUsage);
}

TEST_F(StressReportTest, AcrossNeedsARunOfEachStudyAndCalibrationAPlantedModel) {
    importUsual();
    EXPECT_EQ(report({"--view", "across", "--run", "1", "--run", "1"}).status, app::kWrongUsage);
    const CommandRun planted = report({"--view", "calibration", "--run", "1"});
    EXPECT_EQ(planted.status, app::kWrongUsage);
    EXPECT_NE(planted.problem.find("only a run of a calibration model"), std::string::npos) << planted.problem;
}

TEST_F(StressReportTest, WhatAViewCannotDoItSays) {
    importUsual();
    EXPECT_EQ(report({"--view", "robustness", "--precision", "decade"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--view", "robustness", "--relation", "none such"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--view", "robustness", "--table", "bars"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--view", "robustness", "--domain", "general"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--view", "heatmap", "--precision", "year"}).status, app::kWrongUsage);
    const CommandRun empty = report({"--view", "alpha", "--precision", "global"});
    EXPECT_EQ(empty.status, app::kDone);
    EXPECT_NE(empty.problem.find("the table is empty"), std::string::npos) << empty.problem;
    const CommandRun astray = report({"--view", "heatmap", "--run", "1"});
    EXPECT_EQ(astray.status, app::kWrongUsage);
    EXPECT_NE(astray.problem.find("--view robustness"), std::string::npos) << astray.problem;
    EXPECT_EQ(runCommand({"exchange", "import", "-w", m_workspace, "--layout", "log-probs"}).status, app::kWrongUsage);
}
} // namespace
