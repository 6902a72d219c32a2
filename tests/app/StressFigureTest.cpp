// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/StressReports.h"

#include <fmt/format.h>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
using StressFigureTest = StressReportTest;

TEST_F(StressFigureTest, ViewsAreDrawnAsTheWindowDrawsThem) {
    importUsual();
    importUsual("other-1b");
    const std::string file = m_folder.file("figure.svg");
    const struct {
        const char* view;
        Words more;
        int status;
    } cases[] = {{"robustness", {}, app::kDone},
                 {"robustness", {"--table", "facts"}, app::kWrongUsage},
                 {"alpha", {"--run", "base-7b"}, app::kDone},
                 {"alpha", {}, app::kWrongUsage},
                 {"transfer", {"--run", "base-7b"}, app::kDone},
                 {"transfer", {}, app::kWrongUsage},
                 {"transfer", {"--run", "base-7b", "--table", "combinations"}, app::kWrongUsage},
                 {"popularity", {"--run", "base-7b"}, app::kWrongUsage}, // nobody knows it
                 {"size", {"--parameters", "base-7b=7e9"}, app::kDone},
                 {"variance", {}, app::kDone},
                 {"variance", {"--run", "base-7b"}, app::kWrongUsage},
                 {"compare", {"--run", "base-7b", "--run", "other-1b"}, app::kDone}};
    for (const auto& one : cases) {
        std::filesystem::remove(file);
        Words words{"--view", one.view, "--format", "svg", "-o", file};
        words.insert(words.end(), one.more.begin(), one.more.end());
        const CommandRun drawn = report(words);
        EXPECT_EQ(drawn.status, one.status) << one.view << ' ' << drawn.problem;
        if (one.status == app::kDone)
            EXPECT_NE(readFile(file).find("<svg"), std::string::npos) << one.view;
        else
            EXPECT_FALSE(std::filesystem::exists(file)) << one.view;
    }
    EXPECT_NE(report({"--view", "alpha", "--run", "1", "--format", "svg"}).out.find("<svg"), std::string::npos)
        << "no file";
}

TEST_F(StressFigureTest, AWebPageHoldsTheTableTheFigureIfThereIsOneAndTheRuns) {
    importUsual();
    for (const auto& [view, isDrawn] :
         {std::pair("robustness", true), std::pair("alpha", true), std::pair("transfer", true)}) {
        const CommandRun done = report({"--view", view, "--precision", "year", "--format", "html"});
        ASSERT_EQ(done.status, app::kDone) << view << ' ' << done.problem;
        EXPECT_EQ(done.out.find("<svg") != std::string::npos, isDrawn) << view;
        EXPECT_NE(done.out.find("Shown: year<"), std::string::npos) << view;
        EXPECT_NE(done.out.find("imported:"), std::string::npos) << view << ": of the manifest";
        const auto lines = rows({"--view", view, "--precision", "year"});
        ASSERT_FALSE(lines.empty()) << view;
        for (const auto& [column, cell] : lines.front()) {
            const bool isLong = cell.size() >= 10 && cell.find_first_not_of("0123456789.") == std::string::npos;
            const std::string shown = isLong ? fmt::format("{:.6g}", std::stod(cell)) : cell;
            EXPECT_NE(done.out.find('>' + shown + "</td>"), std::string::npos) << view << ' ' << column << ' ' << cell;
        }
    }
}
} // namespace
