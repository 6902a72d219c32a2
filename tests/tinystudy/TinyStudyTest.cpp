// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/RunManifest.h"
#include "core/studies/BuiltIn.h"
#include "core/study/Study.h"
#include "tests/app/KilledCommand.h"
#include "tests/support/Files.h"
#include "tests/tinystudy/TinyEntry.h"
#include "ui/actions/ActionTable.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <sstream>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr std::int64_t kRun = 1;

/// What main() was told when it added the study a second time.
Error& addedTwice() {
    static Error told;
    return told;
}

/// What comes of the study's folder and of the one line in main(), by the commands that people type.
class TinyStudyTest : public testing::Test {
protected:
    const TempDir folder;
    const std::string workspace = folder.file("tiny.chronoscope");

    void import(const std::string& into) const {
        const CommandRun done = runCommand({"tiny-import", "-w", into, source("tests/tinystudy/items.tiny.json")});
        ASSERT_EQ(done.status, app::kDone) << done.problem;
        EXPECT_EQ(done.out, "3 items\n");
    }
    /// One request at a time.
    static Words runIn(const std::string& path, const std::string& latency) {
        return {"tiny",          "-w", path,     "--backend", "calibration:?latency_ms=" + latency,
                "--concurrency", "1",  "--name", "colours"};
    }
    void runAll() const {
        import(workspace);
        const CommandRun done = runCommand(runIn(workspace, "0"));
        ASSERT_EQ(done.status, app::kDone) << done.problem;
        EXPECT_EQ(done.out, "1\n");
    }
    CommandRun of(const std::string& command, const Words& more) const {
        Words words{command, "-w", workspace};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    }
};

TEST_F(TinyStudyTest, ARunThatIsKilledGoesOnToWhatItWouldHaveBeen) {
    const std::string quiet = folder.file("quiet.chronoscope");
    import(workspace);
    import(quiet);
    const auto seen = killedIn(kRun, started(runIn(workspace, "300")), workspace);
    ASSERT_EQ(seen.size(), 1U);
    const auto left = runsIn(workspace);
    EXPECT_GT(left[0].counts.done(), 0);
    EXPECT_LT(left[0].counts.done(), left[0].total);

    const CommandRun rest = of("resume", {});
    EXPECT_EQ(rest.status, app::kDone) << rest.problem;
    ASSERT_EQ(runCommand(runIn(quiet, "0")).status, app::kDone);
    const auto after = must(store::Workspace::open(workspace, store::Workspace::Open::Reading));
    const auto undisturbed = must(store::Workspace::open(quiet, store::Workspace::Open::Reading));
    const Dump now = dumpOf(after, kRun);
    EXPECT_EQ(now.at("reply").size(), 6U);
    EXPECT_EQ(now.at("reply_tokens").size(), 2U) << "of the first item alone";
    EXPECT_EQ(now, dumpOf(undisturbed, kRun));
}

TEST_F(TinyStudyTest, ItsViewIsATableAFigureAndAPage) {
    runAll();
    EXPECT_EQ(of("report", {"--view", "tiny"}).out,
              "run,tone,n,likely\ncolours,plain,3,33.33\ncolours,polite,3,33.33\n");
    const auto json = nlohmann::json::parse(of("report", {"--view", "tiny", "--json"}).out);
    ASSERT_EQ(json.size(), 2U);
    EXPECT_EQ(json[1]["n"], 3);
    const std::string figure = folder.file("tiny.svg");
    const CommandRun drawn = of("report", {"--view", "tiny", "--format", "svg", "-o", figure});
    EXPECT_EQ(drawn.status, app::kDone) << drawn.problem;
    EXPECT_NE(readFile(figure).find("<svg"), std::string::npos);
    const CommandRun page = of("report", {"--view", "tiny", "--format", "html"});
    EXPECT_EQ(page.status, app::kDone) << page.problem;
    EXPECT_NE(page.out.find("<svg"), std::string::npos);
    EXPECT_NE(page.out.find("lemon"), std::string::npos) << "the manifest says what was asked";
    EXPECT_NE(page.out.find("Chronoscope report: Colours of things"), std::string::npos) << "as the study calls it";
}

TEST_F(TinyStudyTest, ViewsOfOtherStudiesSendToItsOwn) {
    runAll();
    for (const char* view : {"heatmap", "mined", "robustness"}) {
        const CommandRun other = of("report", {"--view", view, "--run", "colours"});
        EXPECT_EQ(other.status, app::kWrongUsage) << view;
        EXPECT_NE(other.problem.find("this is a run of Tiny: see --view tiny"), std::string::npos) << other.problem;
    }
    EXPECT_NE(runCommand({"report", "--help"}).out.find("of Tiny: tiny"), std::string::npos);
}

TEST_F(TinyStudyTest, ItsRepliesAndPromptsAreReadByItsOwnOptions) {
    runAll();
    const CommandRun all = of("replies", {"--run", "colours"});
    EXPECT_EQ(all.out, "lemon\tplain\nlemon\tpolite\ncoal\tplain\ncoal\tpolite\nsnow\tplain\nsnow\tpolite\n");
    const CommandRun polite = of("replies", {"--run", "colours", "--tone", "polite", "--json"});
    std::istringstream lines(polite.out);
    std::vector<nlohmann::json> rows;
    for (std::string line; std::getline(lines, line);)
        rows.push_back(nlohmann::json::parse(line));
    ASSERT_EQ(rows.size(), 3U) << polite.problem;
    EXPECT_EQ(rows[0]["subject"], "lemon");
    EXPECT_EQ(rows[0]["value"], -1.25);
    EXPECT_EQ(rows[0]["likely"], true);
    EXPECT_EQ(rows[2]["likely"], false);
    EXPECT_EQ(of("prompt", {"--run", "colours", "--element", "coal", "--tone", "polite"}).out,
              "Please: the colour of a coal is black");
    EXPECT_EQ(of("replies", {"--run", "colours", "--task", "TA"}).status, app::kWrongUsage) << "an option of MINED";
}

TEST_F(TinyStudyTest, CommandsForAllRunsKnowIt) {
    runAll();
    const auto runs = nlohmann::json::parse(of("runs", {"--json"}).out);
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0]["name"], "colours");
    EXPECT_EQ(runs[0]["state"], "finished");
    EXPECT_EQ(runs[0]["done"], 6);
    EXPECT_EQ(runCommand({"check", workspace}).status, app::kDone);
}

TEST_F(TinyStudyTest, ASecondStudyOfAKeyAndOneThatComesTooLateAreRefused) {
    EXPECT_EQ(addedTwice().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(addedTwice().message, "there is a study of this key");
    EXPECT_EQ(addedTwice().context, "tiny");
    import(workspace); // its command stands in the list once
    const Status late = app::addStudy(tiny::tinyStudy());
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().message, "a study is added before commands are made");
    EXPECT_TRUE(study::builtInStudies().knows("tiny"));
    const Status later = study::addStudy(tiny::tinyStudy().study);
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().message, "a study is added before the list of studies is read");
}

TEST_F(TinyStudyTest, ItsManifestNamesStudyAndPlan) {
    runAll();
    auto reader = must(store::Database::open(workspace, store::Database::Access::ReadOnly));
    const auto manifests = must(exchange::runManifests(reader, {{kRun, 0}}, "test", study::builtInStudies()));
    ASSERT_EQ(manifests.size(), 1U);
    const auto told = nlohmann::json::parse(manifests.front().json).at("study");
    EXPECT_EQ(told.at("name"), "tiny");
    EXPECT_EQ(told.at("plan"), "tones");
    EXPECT_EQ(told.at("spec").at("items").size(), 3U);
}

TEST_F(TinyStudyTest, ALostReplyIsFoundAndTheRepairedRunAsksItAgain) {
    runAll();
    SQLite::Database(workspace, SQLite::OPEN_READWRITE).exec("DELETE FROM reply WHERE key = (1 << 40 | 5)");
    EXPECT_EQ(runCommand({"check", workspace}).status, app::kBadInput);
    const std::string copy = folder.file("copy.chronoscope");
    const CommandRun repaired = runCommand({"check", workspace, "--repair", copy});
    EXPECT_EQ(repaired.status, app::kDone) << repaired.problem;
    EXPECT_NE(repaired.problem.find("1 replies of 6 were lost"), std::string::npos) << repaired.problem;
    EXPECT_EQ(runCommand({"resume", "-w", copy}).status, app::kDone);
    EXPECT_EQ(runCommand({"report", "-w", copy, "--view", "tiny"}).out,
              "run,tone,n,likely\ncolours,plain,3,33.33\ncolours,polite,3,33.33\n");
    EXPECT_EQ(runCommand({"check", copy}).status, app::kDone);
}

/// What is for elements, years and templates sends its runs away, without knowing whose they are.
TEST_F(TinyStudyTest, CommandsForCellsTakeNoneOfIt) {
    runAll();
    const auto expectRefused = [](const CommandRun& done, const char* why) {
        EXPECT_EQ(done.status, app::kWrongUsage) << done.problem;
        EXPECT_NE(done.problem.find(why), std::string::npos) << done.problem;
    };
    expectRefused(of("score", {"--run", "colours"}), "it has no templates");
    expectRefused(of("annotate", {"--run", "colours", "queue", "--name", "mine"}), "the run has no cells to annotate");
    const Words samples{"exchange", "export",   "-w",      workspace, "--run",
                        "colours",  "--layout", "samples", "--dir",   folder.file("out")};
    expectRefused(runCommand(samples), "runs like this one have no file in this layout");
    const CommandRun counted = of("annotate", {"--run", "colours", "stats", "--by", "run"});
    EXPECT_EQ(counted.status, app::kDone) << counted.problem;
    EXPECT_NE(counted.out.find("\n1,calibration model"), std::string::npos) << counted.out;
}

TEST_F(TinyStudyTest, ItsRunIsRepeatedAndComparedReplyByReply) {
    runAll();
    const CommandRun made = of("watch", {"colours", "--no-start", "--name", "later"});
    ASSERT_EQ(made.status, app::kDone) << made.problem;
    ASSERT_EQ(of("resume", {}).status, app::kDone);
    const auto found = nlohmann::json::parse(of("watch", {"later", "--difference", "--json"}).out);
    EXPECT_EQ(found["compared"], 6);
    EXPECT_EQ(found["not_compared"], 0);
    EXPECT_EQ(found["other_words"], 0);
    EXPECT_EQ(found["measured"], 6);
    EXPECT_EQ(found["other_values"], 0);
    EXPECT_EQ(found["right_first"], 2);
}

TEST_F(TinyStudyTest, KeysAndPaletteKnowWhatItSaysOfItsPage) {
    const auto rows = ui::actionTable();
    const auto titleOf = [&](const char* id) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.id() == id; });
        return row == rows.end() ? std::string() : row->title.toStdString();
    };
    EXPECT_EQ(titleOf("tinyRail"), "Page Tiny");
    EXPECT_EQ(titleOf("tiny/importTinyButton"), "Import three things");
    EXPECT_EQ(ui::actionSection("tiny").toStdString(), "Tiny");
    EXPECT_EQ(titleOf("robustness/newStressRunButton"), "New robustness run") << "beside those of the program";
}

TEST_F(TinyStudyTest, ItsItemsHaveTheirOwnWordInTheWindow) {
    runAll();
    EXPECT_EQ(ui::itemsText(runsIn(workspace).front()).toStdString(), "3 things");
}

/// What knows of it: its folder, the lists of what is built, the line of each program that registers it, and tests.
TEST_F(TinyStudyTest, NothingOfTheProgramKnowsIt) {
    for (const char* layer : {"core", "widgets", "ui", "app"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source(layer))) {
            const auto extension = entry.path().extension();
            if (extension != ".h" && extension != ".cpp") continue;
            const std::string text = readFile(entry.path().string());
            EXPECT_EQ(text.find("tinystudy"), std::string::npos) << entry.path();
            EXPECT_EQ(text.find("\"tiny\""), std::string::npos) << entry.path();
        }
}
} // namespace

int main(int argc, char** argv) {
    if (!app::addStudy(tiny::tinyStudy())) return 1;
    if (const Status twice = app::addStudy(tiny::tinyStudy()); !twice) addedTwice() = twice.error();
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
