// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/core/studies/mined/SmallMined.h"

#include <filesystem>
#include <sstream>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// A run over T.A, T.S.A and F.M.C of one company by a model that knows everything.
class MinedReport : public testing::Test {
protected:
    MinedReport() {
        json second = headIn("2005", "Steve Jobs");
        second["id"] = 2;
        json third = misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015);
        third["id"] = 3;
        writeMined(m_folder, json::array({currentHead(), second, third}));
        EXPECT_EQ(runCommand({"import", "-w", m_workspace, m_folder.path()}).status, 0);
        const CommandRun run = runCommand({"mined", "-w", m_workspace, "--backend",
                                           "calibration:?recall=1&cutoff=2030&noise=0&refusal=0", "--name", "eye"});
        EXPECT_EQ(run.status, 0) << run.problem;
    }
    CommandRun report(Words more) const {
        Words words{"report", "-w", m_workspace, "--view"};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    }
    static std::vector<std::string> linesOf(const std::string& text) {
        std::vector<std::string> lines;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);)
            lines.push_back(line);
        return lines;
    }

    TempDir m_folder;
    std::string m_workspace = m_folder.file("w.chronoscope");
};

TEST_F(MinedReport, TablesHaveTheColumnsOfTheContract) {
    const std::vector<std::pair<const char*, const char*>> heads{
        {"mined", "run,model,dimension,task,type,items,missing,cem,f1,judge,ci_low,ci_high"},
        {"latest", "run,model,type,items,latest,outdated,irrelevant"},
        {"context", "run,model,task,outputs,context,other,irrelevant,cem,without_context,without_other,"
                    "without_irrelevant,without_cem"},
        {"agreement", "run,model,configuration,items,cem,f1,judge"}};
    for (const auto& [view, head] : heads) {
        const CommandRun run = report({view});
        EXPECT_EQ(run.status, 0) << run.problem;
        EXPECT_EQ(linesOf(run.out).at(0), head);
        EXPECT_GT(linesOf(run.out).size(), 1U);
    }
}

TEST_F(MinedReport, ItemsOfWhichSeveralValuesMayBeTheNewestAreTold) {
    EXPECT_EQ(report({"latest"}).problem.find("may be the newest"), std::string::npos);
    json tied = currentHead("Ann", {"Ann |S: +2020-00-00T00:00:00Z", "Bob |S: +2020-03-00T00:00:00Z"});
    tied["id"] = 9;
    const TempDir more;
    writeMined(more, json::array({tied}));
    ASSERT_EQ(runCommand({"import", "-w", m_workspace, more.path()}).status, 0);
    const CommandRun run = runCommand({"mined", "-w", m_workspace, "--task", "TA", "--backend",
                                       "calibration:?recall=1&cutoff=2030&noise=0&refusal=0", "--name", "tied"});
    ASSERT_EQ(run.status, 0) << run.problem;
    const std::string told = report({"latest"}).problem;
    EXPECT_NE(told.find("tied: several values of 1 of its items may be the newest"), std::string::npos) << told;
    EXPECT_EQ(told.find("eye: several values"), std::string::npos) << told;
    EXPECT_EQ(report({"context"}).problem.find("may be the newest"), std::string::npos);
}

TEST_F(MinedReport, AnItemWithoutATypeCountsAsUnknown) {
    TempDir folder;
    const std::string workspace = folder.file("w.chronoscope");
    json untyped = headIn("2005", "Steve Jobs");
    untyped.erase("type");
    writeMined(folder, json::array({currentHead(), untyped}));
    ASSERT_EQ(runCommand({"import", "-w", workspace, folder.path()}).status, 0);
    ASSERT_EQ(runCommand({"mined", "-w", workspace, "--backend", "calibration:?recall=1&cutoff=2030&noise=0&refusal=0",
                          "--name", "eye"})
                  .status,
              0);
    const std::string text = runCommand({"report", "-w", workspace, "--view", "mined", "--format", "csv"}).out;
    EXPECT_NE(text.find(",cognition,TSA,unknown,1,0,100"), std::string::npos) << text;
}

TEST_F(MinedReport, ClaimsStandBesideWhatAlwaysSayingYesScores) {
    EXPECT_EQ(report({"mined"}).problem.find("always says Yes"), std::string::npos) << "nothing of A.T.E is asked";
    const auto claim = [](const char* who, const char* gold) {
        const std::string words = std::string(who) + " the current CEO of the company in the image?";
        return minedItem("robustness_openqa", "Is " + words, "Does " + words, gold);
    };
    json claims = json::array({claim("Tim Cook", "Yes"), claim("Steve Jobs", "No")});
    claims[1]["type"] = "sport";
    writeMined(m_folder, claims);
    ASSERT_EQ(runCommand({"import", "-w", m_workspace, m_folder.path()}).status, 0);
    const Words asked{"mined", "-w", m_workspace, "--backend", "calibration:", "--task", "ATE", "--name", "claims"};
    ASSERT_EQ(runCommand(asked).status, 0);
    const std::string note = "claims: in A.T.E one who always says Yes scores 50.00: a trivial baseline";
    EXPECT_NE(report({"mined", "--run", "claims"}).problem.find(note), std::string::npos);
    EXPECT_EQ(report({"agreement", "--run", "claims"}).problem.find("always says Yes"), std::string::npos);
    EXPECT_NE(report({"mined", "--run", "claims", "--type", "sport"}).problem.find("always says Yes scores 0.00"),
              std::string::npos)
        << "of the items that are shown";
}

TEST_F(MinedReport, WhatIsPlantedIsMeasured) {
    const CommandRun run = report({"mined", "--recompute"});
    EXPECT_NE(run.out.find(",cognition,TA,all,1,0,100.0000,100.0000,,"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find(",all,average,all,3,0,"), std::string::npos) << run.out;
    EXPECT_NE(run.problem.find("eye: 0 scores differ"), std::string::npos) << run.problem;
    EXPECT_NE(run.problem.find("the average is over the 3 of 11 tasks"), std::string::npos) << run.problem;
    EXPECT_NE(report({"latest"}).out.find(",all,1,100.0000,0.0000,0.0000"), std::string::npos);
    EXPECT_NE(report({"context"}).out.find(",FMC,4,"), std::string::npos);
    const json rows = json::parse(report({"agreement", "--json", "--skip-empty"}).out);
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].at("configuration"), "q-i");
    EXPECT_EQ(rows[0].at("items"), 3);
    EXPECT_NE(report({"agreement"}).problem.find("means over the items of all 3 tasks"), std::string::npos);
    const auto byTask = linesOf(report({"agreement", "--by", "task"}).out);
    EXPECT_EQ(byTask.at(0), "run,model,configuration,task,items,cem,f1,judge");
    EXPECT_EQ(byTask.size(), 1U + 4 * 4);
    EXPECT_EQ(report({"agreement", "--by", "configuration"}).status, 2) << "its rows are by them already";
}

TEST_F(MinedReport, ItemsStandOneByOneUnderTheFilter) {
    const auto all = linesOf(report({"items"}).out);
    EXPECT_EQ(all.at(0), "run,model,task,context,subject,type,gold,q-i,q-gi,g-i,g-gi,cem,f1");
    EXPECT_EQ(all.size(), 1U + 4) << "F.M.C with its context and without";
    const auto some = linesOf(report({"items", "--task", "FMC", "--context", "with", "--configuration", "q-i"}).out);
    ASSERT_EQ(some.size(), 2U);
    EXPECT_NE(some[1].find(",FMC,with,Apple,company,Steve Jobs,1,,,,100.0000,100.0000"), std::string::npos) << some[1];
    EXPECT_EQ(report({"items", "--type", "nonsense"}).status, 2);
}

TEST_F(MinedReport, WhatWasPlantedStandsBesideWhatWasMeasured) {
    const auto whole = linesOf(report({"calibration"}).out);
    EXPECT_EQ(whole.at(0), "run,model,task,configuration,replies,planted,measured,difference");
    ASSERT_EQ(whole.size(), 1U + 4 * 4) << "three tasks and all of them, in four configurations";
    EXPECT_NE(whole[1].find(",TA,q-i,1,100.0000,100.0000,0.0000"), std::string::npos) << whole[1];
    ASSERT_EQ(runCommand({"mined", "-w", m_workspace, "--backend",
                          "calibration:?recall=1&cutoff=2030&mistaken=1&noise=0&refusal=0", "--name", "mixes up"})
                  .status,
              0);
    const CommandRun other = report({"calibration", "--run", "mixes up", "--task", "TA", "--json"});
    for (const json& row : json::parse(other.out)) {
        const bool isOther = row.at("configuration") == "q-gi" || row.at("configuration") == "g-gi";
        EXPECT_EQ(row.at("planted"), isOther ? 0 : 100) << "the other picture is taken for another company's";
        EXPECT_EQ(row.at("measured"), row.at("planted"));
    }
}

TEST_F(MinedReport, WhatWasPlantedStandsByTheYearThatIsAsked) {
    ASSERT_EQ(runCommand({"mined", "-w", m_workspace, "--backend",
                          "calibration:?recall=1&cutoff=2004&noise=0&refusal=0", "--name", "old"})
                  .status,
              0);
    const auto rows = linesOf(report({"calibration", "--by", "year", "--run", "eye", "--run", "old"}).out);
    EXPECT_EQ(rows.at(0), "run,model,task,from,to,configuration,replies,planted,measured,difference");
    ASSERT_EQ(rows.size(), 1U + 2 * 2 * 5) << "T.S.A and F.M.C, in four configurations and all of them";
    std::size_t ofOld = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const bool isOld = rows[i].starts_with("old,");
        ofOld += isOld ? 1 : 0;
        EXPECT_NE(rows[i].find(",2005,2009,"), std::string::npos) << rows[i];
        EXPECT_TRUE(rows[i].ends_with(isOld ? ",0.0000,0.0000,0.0000" : ",100.0000,100.0000,0.0000")) << rows[i];
    }
    EXPECT_EQ(ofOld, 10U);
    EXPECT_EQ(report({"calibration", "--by", "task"}).status, app::kWrongUsage);
}

TEST_F(MinedReport, ViewsAreDrawnAsThePageShowsThem) {
    ASSERT_EQ(runCommand({"mined", "-w", m_workspace, "--backend", "calibration:?recall=0", "--name", "other"}).status,
              0);
    const struct {
        Words asked;
        const char* word; ///< of the figure
    } cases[]{{{"mined"}, "CEM by task"},
              {{"mined", "--published"}, "GPT-4.1"},
              {{"mined", "--type", "company"}, "company"},
              {{"latest"}, "Latest"},
              {{"context"}, "points"},
              {{"agreement"}, "Q + GI"},
              {{"named"}, "outputs of T.A"},
              {{"asked", "--task", "TSA"}, "CEM of T.S.A"},
              {{"compare"}, "eye minus other"},
              {{"calibration", "--run", "eye"}, "measured"},
              {{"calibration", "--by", "year", "--task", "FMC", "--run", "eye"}, "planted"}};
    for (const auto& one : cases) {
        const std::string file = m_folder.file("figure.svg");
        Words words = one.asked;
        words.insert(words.end(), {"--format", "svg", "-o", file});
        const CommandRun drawn = report(words);
        EXPECT_EQ(drawn.status, app::kDone) << one.word << drawn.problem;
        EXPECT_NE(readFile(file).find(one.word), std::string::npos) << one.word;
        std::filesystem::remove(file);
    }
    const std::string png = m_folder.file("figure.png");
    EXPECT_EQ(report({"mined", "--format", "png", "-o", png}).status, app::kDone);
    EXPECT_TRUE(readFile(png).starts_with("\x89PNG"));
}

TEST_F(MinedReport, AFigureIsRefusedWithWhatIsMissing) {
    const std::string file = m_folder.file("refused.svg");
    const std::pair<Words, const char*> cases[]{
        {{"items"}, "this view has no figure"},
        {{"judges"}, "this view has no figure"},
        {{"asked"}, "this figure is of one task"},
        {{"asked", "--task", "TSA,FMC"}, "this figure is of one task"},
        {{"mined", "--skip-empty"}, "an empty reply counting 0"},
        {{"agreement", "--by", "task"}, "over all tasks"},
        {{"named", "--subject", "nobody"}, "nothing to draw"},
    };
    for (const auto& [asked, why] : cases) {
        Words words = asked;
        words.insert(words.end(), {"--format", "svg", "-o", file});
        const CommandRun refused = report(words);
        EXPECT_EQ(refused.status, app::kWrongUsage) << why;
        EXPECT_NE(refused.problem.find(why), std::string::npos) << refused.problem;
        EXPECT_FALSE(std::filesystem::exists(file)) << why;
    }
    const CommandRun page = report({"mined", "--task", "TSA", "--format", "html"});
    EXPECT_EQ(page.status, app::kDone) << page.problem;
    for (const char* part : {"<svg", "Tasks of MINED", "Shown: T.S.A", "calibration:"})
        EXPECT_NE(page.out.find(part), std::string::npos) << part;
}

TEST_F(MinedReport, AuditAndRatingsAreOfWhatTheFilterTakes) {
    const auto audit = [&](Words more) {
        Words words{"audit", "-w", m_workspace};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    };
    writeMined(m_folder, json::array({currentHead("")}));
    (void)runCommand({"import", "-w", m_workspace, m_folder.path()}); // with an empty gold
    const auto found = [&](const Words& more) { return linesOf(audit(more).out).size() - 1; };
    const auto whole = found({});
    EXPECT_GT(whole, 0U);
    for (const Words& takes : {Words{"--task", "TA"}, Words{"--dimension", "cognition"}, Words{"--type", "company"},
                               Words{"--subject", "appl"}, Words{"--task", "TA,TSA", "--subject", "Apple"}})
        EXPECT_EQ(found(takes), whole) << takes[0];
    EXPECT_EQ(found({"--dimension", "awareness"}), 0U);
    const CommandRun nobody = audit({"--subject", "nobody"});
    EXPECT_EQ(nobody.status, 0);
    EXPECT_NE(nobody.problem.find("nobody"), std::string::npos) << nobody.problem;
    EXPECT_EQ(audit({"--type", "nonsense"}).status, 2);
    EXPECT_EQ(audit({"--dimension", "nonsense"}).status, 2);

    const std::string id = json::parse(linesOf(runCommand({"replies", "-w", m_workspace, "--run", "1", "--task", "TA",
                                                           "--configuration", "q-i", "--json"})
                                                   .out)
                                           .at(0))
                               .at("element_id");
    const std::string file = m_folder.file("ratings.jsonl");
    writeFile(file, json{{"element_id", id},
                         {"annotator", "Ada"},
                         {"scores", {{"textual", 9.5}}},
                         {"seconds", 3},
                         {"ts", "2026-01-01T00:00:00Z"}}
                        .dump());
    ASSERT_EQ(runCommand({"rate", "import", "-w", m_workspace, file}).status, 0);
    const auto rated = [&](const Words& more) {
        Words words{"rate", "stats", "-w", m_workspace};
        words.insert(words.end(), more.begin(), more.end());
        return linesOf(runCommand(words).out).size();
    };
    EXPECT_GT(rated({}), 1U);
    EXPECT_EQ(rated({"--task", "TA"}), rated({}));
    EXPECT_EQ(rated({"--task", "TSA"}), 1U) << "the head alone";
}

TEST_F(MinedReport, PublishedRowsStandBelowOnesOwn) {
    const CommandRun run = report({"mined", "--published"});
    EXPECT_NE(run.out.find("\npublished,LLaVA-v1.5 (7B),cognition,TA,all,255,,6.96,7.89,10.46,,\n"), std::string::npos);
    EXPECT_NE(run.problem.find("figure to doubt: table 4, InternVL2.5 (1B)"), std::string::npos) << run.problem;
    EXPECT_NE(report({"latest", "--published"}).out.find("\npublished,GPT-4.1,all,255,28.04,53.53,18.43\n"),
              std::string::npos);
    EXPECT_EQ(report({"context", "--published"}).status, 2);
}

TEST_F(MinedReport, TheFirstRunIsComparedWithEachOther) {
    const CommandRun other = runCommand({"mined", "-w", m_workspace, "--backend",
                                         "calibration:?recall=0&noise=0&refusal=0", "--name", "knows nothing"});
    EXPECT_EQ(other.status, 0) << other.problem;
    const CommandRun run = report({"compare", "--run", "eye", "--run", "knows nothing"});
    EXPECT_EQ(run.status, 0) << run.problem;
    EXPECT_EQ(linesOf(run.out).at(0), "run,against,task,type,items,first,second,difference,ci_low,ci_high,higher,lower,"
                                      "missing");
    EXPECT_NE(run.out.find("\neye,knows nothing,TA,all,1,100.0000,0.0000,100.0000,,,1,0,0\n"), std::string::npos)
        << run.out;
    EXPECT_NE(run.out.find("\neye,knows nothing,average,all,3,"), std::string::npos) << run.out;
    EXPECT_EQ(report({"compare", "--run", "eye"}).status, 2) << "two are wanted";
}

TEST_F(MinedReport, AJudgeIsHeldAgainstContainment) {
    EXPECT_EQ(linesOf(report({"judges"}).out).size(), 1U) << "nobody said anything yet";
    const CommandRun judged = runCommand({"judge-run", "-w", m_workspace, "--run", "eye", "--backend", "calibration:"});
    EXPECT_EQ(judged.status, 0) << judged.problem;
    const auto lines = linesOf(report({"judges"}).out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0],
              "run,model,first,second,unit,compared,both_right,only_first,only_second,both_wrong,agreed,kappa,"
              "left_out");
    EXPECT_NE(lines[1].find(",judge,cem,reply,"), std::string::npos) << lines[1];
    const auto compared = [](const std::string& line) {
        std::stringstream cells(line);
        std::string cell;
        for (int column = 0; column <= 5; ++column)
            std::getline(cells, cell, ',');
        return std::stoi(cell);
    };
    const auto narrowed = linesOf(report({"judges", "--task", "TA"}).out);
    ASSERT_EQ(narrowed.size(), 2U);
    EXPECT_LT(compared(narrowed[1]), compared(lines[1]));
    EXPECT_GT(compared(narrowed[1]), 0);
}

TEST_F(MinedReport, TheJudgesMeanSaysOfHowManyItemsItIs) {
    const auto judgedItems = [this] {
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> rows; // by task: judged, of
        for (const auto& row : nlohmann::json::parse(report({"mined", "--run", "eye", "--format", "json"}).out))
            if (row.at("type") == "all" && row.at("dimension") != "all" && row.at("task") != "average")
                rows[row.at("task")] = {row.at("judge_items").is_null() ? -1 : row.at("judge_items").get<int>(),
                                        row.at("items").get<int>() - row.at("missing").get<int>()};
        return rows;
    };
    for (const auto& [task, counts] : judgedItems())
        EXPECT_EQ(counts.first, -1) << task << " was not judged";
    const CommandRun judged =
        runCommand({"judge-run", "-w", m_workspace, "--run", "eye", "--backend", "calibration:?error=0.5&seed=3"});
    EXPECT_NE(judged.status, app::kWrongUsage) << judged.problem;
    const auto rows = judgedItems();
    ASSERT_FALSE(rows.empty());
    std::int64_t open = 0;
    const std::string said = report({"mined", "--run", "eye"}).problem;
    for (const auto& [task, counts] : rows) {
        EXPECT_LE(counts.first, counts.second) << task;
        open += counts.second - counts.first;
        if (counts.first == counts.second) continue;
        EXPECT_NE(said.find(task + " " + std::to_string(counts.first) + " of " + std::to_string(counts.second)),
                  std::string::npos)
            << said;
    }
    EXPECT_GT(open, 0) << "half of what the judge was asked ended in an error";
    EXPECT_EQ(report({"mined"}).out.find("judge_items"), std::string::npos) << "the CSV's columns are a contract";
}

TEST_F(MinedReport, RefusesWhatNothingHas) {
    for (const char* view : {"mined", "latest", "context", "agreement"}) {
        for (const char* type : {"nonsense", ""}) {
            const CommandRun unknown = report({view, "--type", type});
            EXPECT_EQ(unknown.status, 2) << view << type;
            EXPECT_NE(unknown.problem.find("unknown type"), std::string::npos) << unknown.problem;
        }
        EXPECT_EQ(report({view, "--label", "nolabel"}).status, 2) << view;
        const CommandRun none = report({view, "--subject", "zzzz"});
        EXPECT_EQ(none.status, 0) << view;
        EXPECT_NE(none.problem.find("nothing has \"zzzz\" in its subject"), std::string::npos) << none.problem;
    }
}

TEST_F(MinedReport, RefusesTasksThatTheViewDoesNotCount) {
    for (const Words& none :
         {Words{"latest", "--task", "TA", "--dimension", "robustness"}, Words{"latest", "--task", "FMC"},
          Words{"latest", "--task", "TA", "--context", "with"}, Words{"context", "--task", "TA"},
          Words{"agreement", "--task", "TA", "--dimension", "robustness"},
          Words{"mined", "--task", "FMC", "--context", "without"}}) {
        const CommandRun run = report(none);
        EXPECT_EQ(run.status, 2) << none[0] << run.out;
        EXPECT_NE(run.problem.find("nothing that this view counts"), std::string::npos) << run.problem;
    }
    for (const Words& some : {Words{"latest", "--dimension", "cognition"}, Words{"context", "--context", "without"},
                              Words{"context", "--dimension", "trustworthiness,awareness"},
                              Words{"mined", "--context", "with"}, Words{"agreement", "--task", "FMC,TA"}}) {
        const CommandRun run = report(some);
        EXPECT_EQ(run.status, 0) << some[0] << some[2] << run.problem;
        EXPECT_GT(linesOf(run.out).size(), 1U) << some[0] << some[2];
    }
    EXPECT_NE(report({"latest", "--task", "XX"}).problem.find("unknown task"), std::string::npos);
}

TEST_F(MinedReport, ATableWithoutRowsIsToldOf) {
    ASSERT_EQ(
        runCommand({"mined", "-w", m_workspace, "--backend", "calibration:", "--task", "FMC", "--name", "contexts"})
            .status,
        0);
    const CommandRun run = report({"latest", "--run", "contexts"});
    EXPECT_EQ(run.status, 0) << run.problem;
    EXPECT_EQ(linesOf(run.out).size(), 1U) << run.out;
    EXPECT_NE(run.problem.find("the runs have nothing for this view"), std::string::npos) << run.problem;
}

TEST_F(MinedReport, ContextsThatLackTheirCounterpartAreCounted) {
    EXPECT_EQ(report({"context"}).problem.find("are left out"), std::string::npos);
    // The last reply about the original picture is to F.M.C without its context.
    SQLite::Database(m_workspace, SQLite::OPEN_READWRITE).exec("DELETE FROM reply WHERE key = (1 << 40 | 7)");
    const CommandRun run = report({"context"});
    EXPECT_EQ(run.status, 0) << run.problem;
    EXPECT_NE(run.problem.find("4 outputs with their context are left out"), std::string::npos) << run.problem;
}

TEST_F(MinedReport, RefusesWhatTheViewsDoNotHave) {
    EXPECT_EQ(report({"mined", "--by", "year"}).status, 2);
    EXPECT_EQ(report({"judges", "--format", "svg"}).status, 2);
    EXPECT_EQ(report({"heatmap", "--run", "eye"}).status, 2);
    EXPECT_EQ(report({"heatmap", "--skip-empty"}).status, 2);
    const TempDir other;
    const std::string empty = other.file("w.chronoscope");
    writeFile(other.file("mined.json"), json::array({currentHead()}).dump());
    runCommand({"import", "-w", empty, other.file("mined.json")});
    EXPECT_EQ(runCommand({"report", "-w", empty, "--view", "mined"}).status, 3);
}
} // namespace
