// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultTables.h"
#include "core/results/RunCutOff.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;

namespace {
/// A finished run of the calibration model with these parameters, under one template.
std::shared_ptr<const ResultSet> plantedRun(const TempDir& folder, const std::string& parameters,
                                            prompt::Template form) {
    const auto workspace = makeWorkspace(folder, fmt::format("{}-{}.chronoscope", parameters, static_cast<int>(form)));
    run::RunSpec spec;
    spec.templates = {form};
    spec.slice.states = {benchmark::State::Dynamic};
    const auto id = makeRun(workspace, spec, "calibration:?" + parameters);
    if (runToEnd(workspace, id).state != run::EngineState::Finished) throw std::runtime_error("the run did not end");
    return loadedSet(workspace, {{id, 0}});
}

TEST(PlantedCutOff, ThePlantedYearIsFoundAndInTheInterval) {
    const TempDir folder;
    for (const prompt::Template form : prompt::kTemplates)
        for (const int seed : {1, 2, 3}) {
            const auto set = plantedRun(folder, fmt::format("cutoff=2018&stale=0.6&seed={}", seed), form);
            const auto found = runCutOff(*set, {}, 0, {});
            ASSERT_TRUE(found);
            ASSERT_TRUE(found->found()) << name(form) << " seed " << seed;
            EXPECT_EQ(found->estimate.lastKnown, 2018) << name(form) << " seed " << seed;
            ASSERT_TRUE(found->interval.low && found->interval.high);
            EXPECT_LE(*found->interval.low, 2018) << name(form) << " seed " << seed;
            EXPECT_GE(*found->interval.high, 2018) << name(form) << " seed " << seed;
            EXPECT_LE(*found->interval.high - *found->interval.low, 2) << name(form) << " seed " << seed;
            EXPECT_EQ(found->estimate.after, 0) << "nothing after the cut-off is known";
        }
}

TEST(PlantedCutOff, WhoKnowsAllOrNothingHasNone) {
    const TempDir folder;
    for (const char* parameters : {"cutoff=9999&recall=1&partial=0", "recall=0"}) {
        const auto found = runCutOff(*plantedRun(folder, parameters, prompt::Template::Generation), {}, 0, {});
        ASSERT_TRUE(found) << parameters;
        EXPECT_EQ(found->estimate.outcome, analysis::CutOffOutcome::Flat) << parameters;
        EXPECT_FALSE(found->drawsWithout() || found->interval.low) << parameters;
    }
}

TEST(PlantedCutOff, TheTableSaysTheSamePerDomain) {
    const TempDir folder;
    const auto set = plantedRun(folder, "cutoff=2018&stale=0.6", prompt::Template::Generation);
    const auto table = splitTable(*set, {}, {Axis::Domain}, [&](const ResultFilter& filter) -> Result<analysis::Table> {
        return cutOffTable(*set, {{0, must(runCutOff(*set, filter, 0, {}))}});
    });
    ASSERT_TRUE(table);
    EXPECT_EQ(analysis::lineText(table->columns, std::vector<bool>(table->columns.size())),
              "domain,run,model,cutoff,cutoff_low,cutoff_high,first_after,before_percent,after_percent,explained_"
              "percent,chance,"
              "draws_without_percent,judged_years,elements,judged_elements,mixed,outcome\n");
    ASSERT_FALSE(table->rows.empty());
    for (const auto& row : table->rows) {
        ResultFilter filter;
        filter.domains = {*benchmark::domainFromName(row[0])};
        const RunCutOff expected = must(runCutOff(*set, filter, 0, {}));
        EXPECT_EQ(row.back(), name(expected.estimate.outcome)) << row[0];
        EXPECT_EQ(row[3], expected.found() ? std::to_string(expected.estimate.lastKnown) : "") << row[0];
        EXPECT_EQ(row[13], std::to_string(expected.elements)) << row[0];
    }
}
} // namespace
