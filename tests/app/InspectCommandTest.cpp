// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope runs` and `chronoscope replies` over copies of a finished run, changed from outside.
class InspectCommand : public testing::Test {
protected:
    struct Said {
        int status = 0;
        std::string out;
        std::string problem;
    };

    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        const auto workspace = makeWorkspace(*s_folder, "whole");
        runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2018&error=0.3"));
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    /// What the command says of the run after the statement `change`.
    static Said after(const std::string& change, std::vector<const char*> command) {
        const std::string path = s_folder->file("copy");
        std::filesystem::copy_file(s_folder->file("whole"), path, std::filesystem::copy_options::overwrite_existing);
        SQLite::Database(path, SQLite::OPEN_READWRITE).exec(change);
        command.insert(command.begin(), "chronoscope");
        command.insert(command.end(), {"-w", path.c_str()});
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        Said said;
        said.status = app::runCommandLine(static_cast<int>(command.size()), command.data());
        said.out = testing::internal::GetCapturedStdout();
        said.problem = testing::internal::GetCapturedStderr();
        return said;
    }

    static inline std::unique_ptr<TempDir> s_folder;
};

TEST_F(InspectCommand, RepliesThatDoNotFitTheRunEndInAnError) {
    for (const auto& [damage, problem] : std::vector<std::pair<std::string, std::string>>{
             {"UPDATE run SET years = '[1900,1901,1902]'", "does not ask what this reply answers"},
             {"UPDATE run_element SET row = 1000000 WHERE ordinal = 1", "an element is missing"},
             {"DELETE FROM run_element WHERE ordinal = 1", "an element of the run is missing"},
             {"DELETE FROM reply WHERE key = (SELECT max(key) FROM reply)", "replies are stored where the run counts"},
             {"DELETE FROM reply_text WHERE id = (SELECT max(text) FROM reply)", "the text of a reply is missing"}}) {
        const Said said = after(damage, {"replies", "--run", "1"});
        EXPECT_EQ(said.status, app::kBadInput) << damage;
        EXPECT_NE(said.problem.find(problem), std::string::npos) << damage << ": " << said.problem;
    }
}

TEST_F(InspectCommand, VerifyingFindsWhateverDoesNotFollowFromTheReplies) {
    const Said sound = after("SELECT 1", {"verify"});
    EXPECT_EQ(sound.status, app::kDone) << sound.problem;
    EXPECT_NE(sound.out.find("every number agrees"), std::string::npos) << sound.out;
    const std::string first = " WHERE key = (SELECT min(key) FROM ";
    for (const auto& [damage, problem] : std::vector<std::pair<std::string, std::string>>{
             {"UPDATE cell SET greedy_hits = greedy_answered - greedy_hits" + first + "cell)",
              "1 cells are not those of its replies"},
             {"DELETE FROM cell" + first + "cell)", "1 cells are not those of its replies"},
             {"UPDATE element_category SET category = (category + 1) % 6",
              "categories of elements are not those of its replies"},
             {"UPDATE reply SET hit = 1 - hit" + first + "reply WHERE kind = 0)",
              "1 cells are not those of its replies"},
             {"UPDATE reply SET kind = 1" + first + "reply WHERE kind = 0)", "outcomes of its requests"},
             {"UPDATE reply SET key = key + 100000000" + first + "reply)",
              "1 replies are such as none of its requests can have"},
             {"UPDATE reply SET kind = 17" + first + "reply)", "1 replies are such as none of its requests can have"},
             {"UPDATE reply SET prompt_tokens = 1000000" + first + "reply WHERE kind = 0)", "tokens"},
             {"UPDATE run SET answered = answered - 1, refused = refused + 1", "outcomes of its requests"},
             {"UPDATE run_error SET count = count + 1", "outcomes of its requests"},
             {"DELETE FROM element WHERE row = (SELECT row FROM run_element WHERE ordinal = 0)",
              "are of no row of element"}}) {
        const Said said = after(damage, {"verify"});
        EXPECT_EQ(said.status, app::kBadInput) << damage;
        EXPECT_NE(said.problem.find(problem), std::string::npos) << damage << ": " << said.problem;
    }
}

TEST_F(InspectCommand, ARunThatNobodyRunsAnyMoreIsInterrupted) {
    const Said said = after("UPDATE run SET state = 1", {"runs", "--json"});
    ASSERT_EQ(said.status, app::kDone) << said.problem;
    EXPECT_EQ(json::parse(said.out)[0]["state"], "interrupted");
}

TEST_F(InspectCommand, ACostIsStatedAsFarAsItIsKnown) {
    struct Case {
        std::string counts;
        json cost, isBound;
        std::string shown; ///< in the table
    };
    for (const Case& one :
         {Case{"prompt_tokens = 1000000, untold = 0", 2.5, false, " 2.5000 "},
          Case{"prompt_tokens = 1000000, untold = 3", 2.5, true, " ≈2.5000 "},
          Case{"prompt_tokens = 0, untold = 3", nullptr, nullptr, "  0     "},
          Case{"prompt_tokens = 0, untold = 3, spent = 1.5", 1.5, true, " ≈1.5000 "},
          Case{"prompt_tokens = 1000000, untold = 3, spent = 4", 4, true, " ≈4.0000 "},
          Case{"price_input = NULL, prompt_tokens = 1000000, untold = 3", nullptr, nullptr, " 1000000     "}}) {
        const std::string change =
            "UPDATE run SET price_input = 2.5, price_output = 1, completion_tokens = 0, cached_prompt_tokens = 0, "
            "cached_completion_tokens = 0; UPDATE run SET " +
            one.counts;
        const json run = json::parse(after(change, {"runs", "--json"}).out).at(0);
        EXPECT_EQ(run.at("cost"), one.cost) << one.counts;
        EXPECT_EQ(run.at("cost_is_lower_bound"), one.isBound) << one.counts;
        const std::string table = after(change, {"runs"}).out;
        EXPECT_NE(table.find(one.shown), std::string::npos) << one.counts << "\n" << table;
        EXPECT_EQ(table.find("cost_is_lower_bound"), std::string::npos);
    }
}
} // namespace
