// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "core/base/Text.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope replies` over a run of which some requests ended in errors.
class RepliesCommand : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        const auto workspace = makeWorkspace(*s_folder, "replies.chronoscope");
        runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2018&error=0.3"));
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    struct Outcome {
        int status = 0;
        std::string out;
    };
    static Outcome replies(const std::vector<std::string>& options) {
        const std::string workspace = s_folder->file("replies.chronoscope");
        std::vector<const char*> argv{"chronoscope", "replies", "-w", workspace.c_str(), "--run", "1"};
        for (const std::string& option : options)
            argv.push_back(option.c_str());
        testing::internal::CaptureStdout();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        return {status, testing::internal::GetCapturedStdout()};
    }
    static std::vector<std::string> lines(const std::vector<std::string>& options) {
        const Outcome outcome = replies(options);
        if (outcome.status != app::kDone) throw std::runtime_error("no replies");
        return text::split(outcome.out, '\n');
    }

    static inline std::unique_ptr<TempDir> s_folder;
};

TEST_F(RepliesCommand, AnErrorIsNeitherRightNorWrong) {
    int errors = 0;
    int answers = 0;
    for (const std::string& line : lines({"--json"})) {
        const json reply = json::parse(line);
        const bool missing = reply.at("reply").is_null();
        ++(missing ? errors : answers);
        for (const char* name : {"answer", "match", "score"})
            EXPECT_EQ(reply.at(name).is_null(), missing) << line;
        EXPECT_TRUE(reply.at("outcome").is_string()) << line;
    }
    EXPECT_GT(errors, 0);
    EXPECT_GT(answers, 0);
}

TEST_F(RepliesCommand, AnErrorHasNoMatchInTheTable) {
    int errors = 0;
    for (const std::string& line : lines({})) {
        if (line.find("\tyes\t") != std::string::npos || line.find("\tno\t") != std::string::npos ||
            line.starts_with("element_id"))
            continue;
        ++errors;
        EXPECT_NE(line.find("\t\t\t\t"), std::string::npos) << "reply, answer, match and score are empty: " << line;
    }
    EXPECT_GT(errors, 0);
}

TEST_F(RepliesCommand, OneYearIsThatYearAlone) {
    const auto all = lines({"--json"});
    const int year = json::parse(all.front()).at("year").get<int>();
    const auto ofYear = lines({"--json", "--year", std::to_string(year)});
    EXPECT_LT(ofYear.size(), all.size());
    for (const std::string& line : ofYear)
        EXPECT_EQ(json::parse(line).at("year").get<int>(), year) << line;
}

TEST_F(RepliesCommand, AYearThatIsNotAskedIsRefused) {
    for (const char* year : {"0", "-1", "1066", "9999"}) {
        const Outcome outcome = replies({"--year=" + std::string(year)});
        EXPECT_EQ(outcome.status, app::kWrongUsage) << year;
        EXPECT_EQ(outcome.out, "") << year;
    }
}
} // namespace
