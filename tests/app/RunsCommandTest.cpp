// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ModelRuns.h"
#include "core/base/Text.h"
#include "core/store/RunMarkStore.h"
#include "core/store/RunStore.h"
#include "tests/app/CommandRun.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// Several models in one command; runs that are named, tagged, deleted and repeated.
class RunsCommand : public testing::Test {
protected:
    CommandRun run(Words words) { // of a small slice
        words.insert(words.begin(), {"run", "-w", m_file});
        for (const char* word :
             {"--state", "dynamic", "--sample", "first:3", "--sets", "1", "--template", "generation"})
            words.emplace_back(word);
        return runCommand(words);
    }
    CommandRun runs(Words words) {
        words.insert(words.begin(), {"runs", "-w", m_file});
        return runCommand(words);
    }
    json listed(Words words = {}) {
        words.emplace_back("--json");
        return json::parse(runs(words).out);
    }

    const TempDir m_folder;
    const std::string m_file = makeWorkspace(m_folder)->path();
};

constexpr const char* kOld = "calibration:?cutoff=2012&recall=0.9&seed=4";
constexpr const char* kNew = "calibration:?cutoff=2020&recall=0.9&seed=4";

TEST_F(RunsCommand, SeveralModelsAreAskedTheSameOneRunEach) {
    const CommandRun made = run({"--backend", kOld, "--backend", kNew, "--name", "pair"});
    ASSERT_EQ(made.status, app::kDone) << made.problem;
    EXPECT_EQ(made.out, "1\n2\n");
    auto reader = must(store::Database::open(m_file, store::Database::Access::ReadOnly));
    const auto all = must(store::RunStore(reader).list());
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].sliceHash, all[1].sliceHash);
    EXPECT_NE(all[0].name, all[1].name);
    for (const auto& one : all) {
        EXPECT_EQ(one.state, store::RunState::Finished);
        EXPECT_TRUE(one.name.starts_with("pair: ")) << one.name;
    }
}

TEST_F(RunsCommand, WhatIsWrongWithOneModelIsSaidBeforeAnyIsAsked) {
    const CommandRun made = run({"--backend", kOld, "--backend", "nothing:like?this"});
    EXPECT_NE(made.status, app::kDone);
    EXPECT_EQ(made.out, "");
    const CommandRun unpriced =
        run({"--backend", kOld, "--backend", "openai:https://198.51.100.7?model=nobody-knows-it", "--budget", "1"});
    EXPECT_EQ(unpriced.status, app::kWrongUsage);
    EXPECT_EQ(unpriced.out, "");
    EXPECT_TRUE(listed().empty());
}

TEST_F(RunsCommand, RunsOfOneCommandNeverHaveOneName) {
    ASSERT_EQ(run({"--backend", kOld, "--backend", kOld, "--backend", kOld, "--name", "twin", "--no-start"}).status,
              app::kDone);
    const json all = listed();
    const std::string name = all[0]["name"];
    EXPECT_EQ(all[1]["name"], name + " (2)");
    EXPECT_EQ(all[2]["name"], name + " (3)");
}

TEST_F(RunsCommand, ANewRunIsNamedAsOneIsRenamed) {
    const std::string tooLong(store::RunMarkStore::kNameMost + 1, 'n');
    for (const std::string& bad : {tooLong, std::string("two\nlines"), std::string("\xC3")}) {
        const CommandRun made = run({"--backend", kOld, "--name", bad, "--no-start"});
        EXPECT_EQ(made.status, app::kWrongUsage) << made.out;
        EXPECT_NE(made.problem.find("the name is "), std::string::npos) << made.problem;
    }
    EXPECT_TRUE(listed().empty());
}

TEST(WorseOf, DoesNotDependOnTheOrderOfTheRuns) {
    const std::vector<int> fromBest{app::kDone,     app::kStoppedByBudget, app::kBackendFailed,
                                    app::kBadInput, app::kWrongUsage,      app::kInterrupted};
    for (std::size_t one = 0; one < fromBest.size(); ++one)
        for (std::size_t other = one; other < fromBest.size(); ++other) {
            EXPECT_EQ(app::worseOf(fromBest[one], fromBest[other]), fromBest[other]);
            EXPECT_EQ(app::worseOf(fromBest[other], fromBest[one]), fromBest[other]);
        }
}

TEST_F(RunsCommand, ANameOfSeveralRunsMeansTheNewestAndSaysSo) {
    for (int time = 0; time < 2; ++time)
        ASSERT_EQ(run({"--backend", kOld, "--name", "same"}).status, app::kDone);
    const CommandRun named = runs({"--run", "same", "--note", "which?"});
    EXPECT_EQ(named.status, app::kDone);
    EXPECT_NE(named.problem.find("2 runs are called \"same\" (runs 1, 2): the newest is meant, run 2"),
              std::string::npos)
        << named.problem;
    EXPECT_EQ(runs({"--run", "2", "--note", "this"}).problem.find("are called"), std::string::npos);
}

TEST_F(RunsCommand, ResumeTellsEachRunAsALineOfJson) {
    ASSERT_EQ(run({"--backend", kOld, "--backend", kNew, "--no-start"}).status, app::kDone);
    const CommandRun resumed = runCommand({"resume", "-w", m_file, "--json"});
    ASSERT_EQ(resumed.status, app::kDone) << resumed.problem;
    const auto lines = text::split(resumed.out, '\n');
    ASSERT_GE(lines.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        const json one = json::parse(lines[i]);
        EXPECT_EQ(one["run"], i + 1);
        EXPECT_EQ(one["done"], 0);
        EXPECT_EQ(one["requests"], listed()[i]["total"]);
    }
}

TEST_F(RunsCommand, AllRunsAreMadeBeforeTheFirstAsks) {
    const CommandRun made = run({"--backend", kOld, "--backend", kNew, "--no-start"});
    ASSERT_EQ(made.status, app::kDone) << made.problem;
    EXPECT_EQ(made.out, "1\n2\n");
    for (const json& one : listed())
        EXPECT_EQ(one["state"], "ready");
    // As after a kill in the first: whoever resumes finishes both.
    EXPECT_EQ(runCommand({"resume", "-w", m_file}).out, "1\n2\n");
    for (const json& one : listed())
        EXPECT_EQ(one["state"], "finished");
}

TEST_F(RunsCommand, ABudgetIsSharedAsTheModelsAreExpectedToCost) {
    const char* const dear = "openai:https://models.example?model=gpt-4o";
    const char* const cheap = "openai:https://models.example?model=gpt-4o-mini";
    const CommandRun made =
        run({"--backend", dear, "--backend", kOld, "--backend", cheap, "--budget", "2", "--no-start"});
    ASSERT_EQ(made.status, app::kDone) << made.problem;
    auto reader = must(store::Database::open(m_file, store::Database::Access::ReadOnly));
    const auto all = must(store::RunStore(reader).list());
    ASSERT_EQ(all.size(), 3u);
    ASSERT_TRUE(all[0].budget && all[2].budget);
    EXPECT_FALSE(all[1].budget) << "it is free";
    EXPECT_NEAR(*all[0].budget + *all[2].budget, 2, 1e-9);
    EXPECT_GT(*all[0].budget, 5 * *all[2].budget);
}

TEST_F(RunsCommand, WhatAModelLeavesOverFinishesTheOther) {
    const Words both{"--backend", "calibration:?cutoff=2019&seed=1",
                     "--backend", "calibration:?cutoff=2015&seed=2&error=0.7",
                     "--price",   "1,1",
                     "--budget",  "0.01"};
    for (const bool isResumed : {false, true}) {
        Words words = both;
        if (isResumed) words.emplace_back("--no-start");
        CommandRun made = run(words);
        if (isResumed) made = runCommand({"resume", "-w", m_file});
        EXPECT_EQ(made.status, app::kDone) << made.problem;
        EXPECT_NE(made.problem.find(" goes on with $0.00"), std::string::npos) << made.problem;
        for (const json& one : listed())
            EXPECT_EQ(one["state"], "finished") << one;
    }
}

TEST_F(RunsCommand, AModelThatFailsHoldsUpNoOther) {
    const CommandRun made = run({"--backend", "openai:http://127.0.0.1:9?model=m", "--backend", kNew});
    EXPECT_EQ(made.status, app::kBackendFailed) << made.problem;
    EXPECT_EQ(made.out, "1\n");
    EXPECT_EQ(listed()[0]["state"], "finished");
}

TEST_F(RunsCommand, TheEstimateOfSeveralModelsAddsUp) {
    const CommandRun one = run({"--backend", kOld, "--dry-run", "--json"});
    const CommandRun two = run({"--backend", kOld, "--backend", "openai:https://models.example?model=gpt-4o",
                                "--backend", "openai:https://models.example?model=gpt-4o-mini", "--dry-run", "--json"});
    ASSERT_EQ(two.status, app::kDone) << two.problem;
    const json all = json::parse(two.out);
    ASSERT_EQ(all["models"].size(), 3u);
    json first = all["models"][0];
    EXPECT_EQ(first["backend"], kOld);
    first.erase("backend");
    EXPECT_EQ(first, json::parse(one.out)); // as of one model alone
    double sum = 0;
    for (const json& model : all["models"])
        sum += model["cost_usd"]["expected"].get<double>();
    EXPECT_NEAR(all["cost_usd"]["expected"].get<double>(), sum, 1e-12);
}

TEST_F(RunsCommand, ARunIsNamedNotedTaggedAndFound) {
    ASSERT_EQ(run({"--backend", kOld, "--backend", kNew}).status, app::kDone);
    ASSERT_EQ(
        runs({"--run", "1", "--rename", "for table 2", "--note", "first try", "--tag", "paper", "--tag", "b"}).status,
        app::kDone);
    ASSERT_EQ(runs({"--run", "for table 2", "--untag", "b"}).status, app::kDone);
    const json all = listed();
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0]["name"], "for table 2");
    EXPECT_EQ(all[0]["note"], "first try");
    EXPECT_EQ(all[0]["tags"], json::array({"paper"}));
    EXPECT_EQ(all[1]["tags"], json::array());
    const json tagged = listed({"--tagged", "paper"});
    ASSERT_EQ(tagged.size(), 1u);
    EXPECT_TRUE(listed({"--tagged", "b"}).empty());
    EXPECT_EQ(runs({"--rename", "x"}).status, app::kWrongUsage); // of which run?
    EXPECT_EQ(runs({"--run", "1", "--tag", "a,b"}).status, app::kWrongUsage);
    EXPECT_EQ(runs({"--run", "9", "--tag", "a"}).status, app::kBadInput);
    EXPECT_EQ(runs({"--run", "1", "--rename", ""}).status, app::kWrongUsage);
    const CommandRun namesake = runs({"--run", "2", "--rename", "for table 2"});
    EXPECT_EQ(namesake.status, app::kDone);
    EXPECT_NE(namesake.problem.find("run 1 is called for table 2 too"), std::string::npos) << namesake.problem;
}

TEST_F(RunsCommand, ADeletedRunIsBroughtBackOrRemovedForGood) {
    ASSERT_EQ(run({"--backend", kOld, "--backend", kNew}).status, app::kDone);
    ASSERT_EQ(runs({"--run", "2", "--delete"}).status, app::kDone);
    EXPECT_EQ(listed().size(), 1u);
    EXPECT_EQ(listed({"--deleted"})[0]["id"].dump(), "2");
    EXPECT_EQ(runCommand({"replies", "-w", m_file, "--run", "2"}).status, app::kBadInput);
    ASSERT_EQ(runs({"--run", "2", "--restore"}).status, app::kDone);
    EXPECT_EQ(listed().size(), 2u);
    EXPECT_EQ(runCommand({"replies", "-w", m_file, "--run", "2"}).status, app::kDone);
    ASSERT_EQ(runs({"--run", "2", "--delete", "--for-good"}).status, app::kDone);
    EXPECT_TRUE(listed({"--deleted"}).empty());
    EXPECT_EQ(runs({"--run", "2", "--restore"}).status, app::kBadInput);
    ASSERT_EQ(runCommand({"score", "-w", m_file, "--run", "1", "--match", "reference"}).status, app::kDone);
    ASSERT_EQ(runs({"--run", "1", "--delete"}).status, app::kDone);
    EXPECT_EQ(json::parse(runCommand({"scorings", "-w", m_file, "--json"}).out), json::array());
    ASSERT_EQ(runs({"--run", "1", "--delete", "--for-good"}).status, app::kDone) << "a deleted one, too";
    EXPECT_TRUE(listed({"--deleted"}).empty());
}

TEST_F(RunsCommand, AWatchedRunIsAskedAgainAndCompared) {
    ASSERT_EQ(run({"--backend", kNew, "--name", "watched"}).status, app::kDone);
    const CommandRun again = runCommand({"watch", "-w", m_file, "watched", "--json"});
    ASSERT_EQ(again.status, app::kDone) << again.problem;
    const auto line = again.out.find('\n');
    EXPECT_EQ(json::parse(again.out.substr(0, line))["repeats"], 1);
    const json found = json::parse(again.out.substr(line + 1));
    EXPECT_GT(found["compared"], 0);
    EXPECT_EQ(found["other_words"], 0);
    EXPECT_EQ(found["right_first"], found["right_second"]);
    const CommandRun later = runCommand({"watch", "-w", m_file, "2", "--difference", "--json"});
    EXPECT_EQ(json::parse(later.out), found);
    EXPECT_EQ(listed()[1]["repeats"].dump(), "1");
    EXPECT_NE(runCommand({"watch", "-w", m_file, "1", "--difference"}).status, app::kDone); // repeats no other
}
} // namespace
