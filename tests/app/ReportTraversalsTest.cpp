// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope report --view traversal` on a base run and its traversals.
class ReportTraversals : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        const auto workspace = makeWorkspace(*s_folder, "report.chronoscope");
        const auto base = finishedBase(workspace, 6, "calibration:?cutoff=2019&recall=0.6&partial=0.4");
        const auto engine = traversalEngine(workspace, makeTraversals(workspace, base, runSpecOf()),
                                            std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
                                                return std::optional(moodyReply(request));
                                            }));
        engine->start();
        engine->wait();
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    struct Outcome {
        int status = 0;
        std::string out;
    };
    static Outcome report(const std::vector<const char*>& options) {
        const std::string workspace = s_folder->file("report.chronoscope");
        std::vector<const char*> argv{"chronoscope", "report", "-w", workspace.c_str(), "--view", "traversal"};
        argv.insert(argv.end(), options.begin(), options.end());
        testing::internal::CaptureStdout();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        return {status, testing::internal::GetCapturedStdout()};
    }

    static inline std::unique_ptr<TempDir> s_folder;
};

TEST_F(ReportTraversals, ThePapersTablesHaveItsHeadsInLatex) {
    const Outcome printed = report({"--table", "table6", "--published", "--format", "latex"});
    ASSERT_EQ(printed.status, app::kDone);
    EXPECT_NE(printed.out.find("\\multicolumn{4}{c}{Biomedical}"), std::string::npos) << printed.out;
    EXPECT_NE(printed.out.find("\ntraversals & "), std::string::npos) << printed.out;
    EXPECT_NE(printed.out.find("\npublished & GPT-4o mini & 28.7 (+7.7) & "), std::string::npos) << printed.out;
}

TEST_F(ReportTraversals, ThePapersTablesHaveKeysInJson) {
    const Outcome printed = report({"--table", "table7", "--published", "--format", "json"});
    ASSERT_EQ(printed.status, app::kDone);
    const json lines = json::parse(printed.out);
    EXPECT_EQ(lines.size(), 14U) << "the run has no legal elements";
    EXPECT_EQ(lines[0].at("legal_total_static"), "51.9 (+14.1)");
}

TEST_F(ReportTraversals, PublishedRowsStandOnlyBesideTablesThatHaveSome) {
    EXPECT_EQ(report({"--table", "effort", "--published"}).status, app::kWrongUsage);
    EXPECT_EQ(report({"--table", "effort"}).status, app::kDone);
}
} // namespace
