// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Aggregate.h"
#include "core/results/Calibration.h"
#include "core/run/RunFactory.h"
#include "tests/support/Files.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
struct Case {
    const char* label;
    const char* uri;
};

const Case kCases[]{
    {"allKnowing", "calibration:?cutoff=9999&recall=1&partial=0"},
    {"ignorant", "calibration:?recall=0"},
    {"cutOff", "calibration:?cutoff=2016&recall=1&partial=0&stale=1"},
    {"partial", "calibration:?cutoff=2020&recall=0.8&partial=0.7"},
    {"noisy", "calibration:?cutoff=2020&recall=0.6&partial=0.3&noise=1&stale=0.5&seed=7"},
    {"refusing", "calibration:?cutoff=2020&recall=0.8&refusal=0.4"},
    {"failing", "calibration:?cutoff=2020&recall=0.8&error=0.35"},
    {"everything", "calibration:?cutoff=2018&recall=0.5&partial=0.5&noise=0.5&refusal=0.2&error=0.2&seed=99"},
};

results::CalibrationReport reportOf(const WorkspacePtr& workspace, std::int64_t id,
                                    const results::ResultFilter& filter = {}) {
    auto reader = must(workspace->reader());
    const auto set = loadedSet(workspace, {{id, 0}});
    return must(results::calibrationReport(reader, *contextOf(workspace, id), *set, filter, 0));
}

class CalibrationReportTest : public testing::TestWithParam<std::tuple<Case, prompt::Protocol>> {
protected:
    /// Every cell of a run has the category that was planted: the proof of the whole pipeline.
    static void expectAgreement(const WorkspacePtr& workspace, std::int64_t id, std::size_t lines) {
        const auto context = contextOf(workspace, id);
        const auto report = reportOf(workspace, id);
        EXPECT_EQ(report.size(), lines);
        std::int64_t cells = 0;
        for (const auto& [key, line] : report) {
            EXPECT_EQ(line.agree, line.cells)
                << name(std::get<0>(key)) << ' ' << name(std::get<1>(key)) << ' ' << name(std::get<2>(key));
            EXPECT_EQ(line.planted, line.measured);
            EXPECT_LE(line.ambiguous * 5, line.cells) << "few questions are asked twice";
            cells += line.cells + line.ambiguous;
        }
        EXPECT_EQ(cells * context->layout.samplesPerCell(), context->record.total);
    }
};

TEST_P(CalibrationReportTest, MeasuresWhatWasPlanted) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    run::RunSpec spec;
    spec.protocol = std::get<1>(GetParam());
    const auto id = makeRun(workspace, spec, std::get<0>(GetParam()).uri);
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    expectAgreement(workspace, id, 8 * 3);
}

TEST_P(CalibrationReportTest, MeasuresWhatWasPlantedInTheSharedData) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    importInto(workspace, {*shared + "/data/ChroKnowBench"});
    run::RunSpec spec;
    spec.protocol = std::get<1>(GetParam());
    const auto id = makeRun(workspace, spec, std::get<0>(GetParam()).uri);
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    expectAgreement(workspace, id, 8 * 3);
}

INSTANTIATE_TEST_SUITE_P(All, CalibrationReportTest,
                         testing::Combine(testing::ValuesIn(kCases),
                                          testing::Values(prompt::Protocol::Reference, prompt::Protocol::Debiased)),
                         [](const auto& parameter) {
                             return std::string(std::get<0>(parameter.param).label) + "_" +
                                    std::string(name(std::get<1>(parameter.param)));
                         });

TEST(CalibrationReportOfAStoppedRun, JudgesOnlyWhatIsComplete) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(), "calibration:?recall=0.6");
    run::RunEngine* running = nullptr;
    const auto engine = must(run::openRun(
        workspace, id, [&](const run::RunProgress&) { running->cancel(); }, 3));
    running = engine.get();
    engine->start();
    engine->wait();
    std::int64_t cells = 0;
    for (const auto& [key, line] : reportOf(workspace, id)) {
        EXPECT_EQ(line.agree, line.cells);
        cells += line.cells;
    }
    EXPECT_LT(cells * 10, recordOf(workspace, id).total + 1);
}

TEST(CalibrationReportUnderAFilter, IsOfTheCellsThatPass) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(), "calibration:?recall=0.6");
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    results::ResultFilter filter;
    filter.templates = {prompt::Template::Mcqa};
    filter.years = {{2015, 2016}};
    filter.categories = {analysis::CellCategory::Correct};
    const auto report = reportOf(workspace, id, filter);
    ASSERT_EQ(report.size(), 1U);
    const auto& line = report.begin()->second;
    const auto passing = results::cellGroups(*loadedSet(workspace, {{id, 0}}), filter, {});
    ASSERT_EQ(passing.size(), 1U);
    EXPECT_EQ(line.cells + line.ambiguous, passing.front().counts.elements);
    EXPECT_EQ(line.measured[static_cast<std::size_t>(analysis::CellCategory::Correct)], line.cells);
}

TEST(CalibrationReportOfAnotherReleaseYear, IsMeasuredAgainstTheYearThatIsAsked) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    const std::string file = folder.file("TimeVariant_General_Dynamic.jsonl");
    const std::vector<std::string> holders{"Ann Ash", "Ben Birch", "Cy Cedar", "Di Dale"};
    std::string lines;
    for (int i = 0; i < 20; ++i) { // of the year before, as editions of January are
        lines += R"({"subject":"S)" + std::to_string(i) + R"(","relation":"employer","distractor":["x","y","z"])";
        for (int year = 2012; year <= 2020; ++year)
            lines += ",\"release_date_" + std::to_string(year) + "\":\"" + std::to_string(year - 1) +
                     "-12-31\",\"objects_" + std::to_string(year) + "\":[\"" +
                     holders.at(static_cast<std::size_t>(year / 3 % 4)) + "\"]";
        lines += "}\n";
    }
    writeFile(file, lines);
    importInto(workspace, {file});
    const auto id = makeRun(workspace, {}, "calibration:?cutoff=2016&recall=1&partial=0&stale=1");
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    const auto report = reportOf(workspace, id);
    ASSERT_EQ(report.size(), 3U);
    for (const auto& [key, line] : report) {
        EXPECT_EQ(line.cells, 20 * 9);
        EXPECT_EQ(line.agree, line.cells) << name(std::get<2>(key));
        EXPECT_EQ(line.planted[static_cast<std::size_t>(analysis::CellCategory::Correct)], 20 * 6)
            << "asked of 2011 to 2016";
    }
}

TEST(CalibrationReportTable, HasOneRowPerDomainStateAndTemplate) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(), "calibration:", "first");
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    const auto table = results::calibrationTable(loadedSet(workspace, {{id, 0}})->run(0), reportOf(workspace, id));
    ASSERT_EQ(table.rows.size(), 3U);
    for (const auto& row : table.rows) {
        ASSERT_EQ(row.size(), table.columns.size());
        EXPECT_EQ(row[0], "first");
        EXPECT_EQ(row[2], "general");
        EXPECT_EQ(row[7], "100.00");
    }
}
} // namespace
