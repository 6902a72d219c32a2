// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// Reports of runs that are all called alike: their model's name, as is usual.
class ReportFloor : public testing::Test {
protected:
    void add(prompt::Protocol protocol, matching::Extraction extract = matching::Extraction::Lenient) {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.states = {benchmark::State::Dynamic};
        spec.sets = 2;
        spec.protocol = protocol;
        spec.judge.extraction = extract;
        const auto id = makeRun(m_workspace, spec, "calibration:?cutoff=2018", "model");
        ASSERT_EQ(runToEnd(m_workspace, id).state, run::EngineState::Finished);
    }
    std::string report(const std::string& view, const std::string& format) {
        const std::string workspace = m_folder.file("floor.chronoscope"), file = m_folder.file("floor." + format);
        const char* argv[] = {"chronoscope", "report",       "-w", workspace.c_str(), "--view", view.c_str(),
                              "--format",    format.c_str(), "-o", file.c_str()};
        EXPECT_EQ(app::runCommandLine(static_cast<int>(std::size(argv)), argv), app::kDone);
        return readFile(file);
    }

    TempDir m_folder;
    std::shared_ptr<store::Workspace> m_workspace = makeWorkspace(m_folder, "floor.chronoscope");
};

TEST_F(ReportFloor, StandsWithTheProtocolBesideTheScoreOfEachRunHoweverItIsCalled) {
    add(prompt::Protocol::Reference);
    add(prompt::Protocol::Debiased);
    for (const char* view : {"heatmap", "categories", "calibration"}) {
        std::map<std::string, std::map<std::string, std::set<std::string>>> found; // protocol, template
        for (const nlohmann::json& row : nlohmann::json::parse(report(view, "json")))
            found[row.at("protocol")][row.at("template")].insert(row.at("always_same_percent").dump());
        EXPECT_EQ(found.size(), 2U) << view;
        for (auto& [protocol, forms] : found)
            EXPECT_EQ(forms["generation"], (std::set<std::string>{"null"})) << view << ' ' << protocol;
        EXPECT_EQ(found["reference"]["mcqa"], (std::set<std::string>{"100.0"})) << view;
        EXPECT_EQ(found["reference"]["tf"], (std::set<std::string>{"100.0"})) << view;
        EXPECT_EQ(found["debiased"]["mcqa"], (std::set<std::string>{"6.25"})) << view; // a quarter of a quarter
        EXPECT_EQ(found["debiased"]["tf"], (std::set<std::string>{"0.0"})) << view;
    }
}

TEST_F(ReportFloor, OfMultipleChoiceThatIsReadStrictlyIsNothing) {
    add(prompt::Protocol::Reference, matching::Extraction::Strict);
    std::size_t rows = 0;
    for (const nlohmann::json& row : nlohmann::json::parse(report("heatmap", "json"))) {
        if (row.at("template") != "mcqa") continue;
        ++rows;
        EXPECT_EQ(row.at("always_same_percent"), 0.0) << row;
    }
    EXPECT_GT(rows, 0U);
}

TEST_F(ReportFloor, IsNotInCsvWhoseColumnsAreFixed) {
    add(prompt::Protocol::Reference);
    for (const char* format : {"markdown", "html", "csv"})
        EXPECT_EQ(report("heatmap", format).find("always") != std::string::npos, std::string_view(format) != "csv")
            << format;
}
} // namespace
