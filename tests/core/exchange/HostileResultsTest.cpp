// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/SampleExport.h"
#include "core/results/ResultLoader.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/RunRemoval.h"
#include "core/store/ScoringStore.h"
#include "tests/support/NaiveResults.h"
#include "tests/support/ResultsBench.h"

#include <gtest/gtest.h>

#include <functional>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// Workspaces that no program of ours would have left.
class HostileResultsTest : public testing::Test, protected ResultsBench {
protected:
    static run::RunSpec small() {
        auto spec = generation();
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.states = {benchmark::State::Dynamic};
        spec.sets = 1;
        return spec;
    }
    void change(const std::string& sql) const {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    }
    Result<std::shared_ptr<const results::ResultSet>> load(std::int64_t run) const {
        auto reader = must(workspace->reader());
        return results::loadResults(reader, {{run, 0}}, {});
    }
};

TEST_F(HostileResultsTest, RepliesOfOneElementAreNeverThoseOfAnother) {
    const auto run = finishedRun(small());
    change("DELETE FROM element_body WHERE row = (SELECT row FROM run_element WHERE run = 1 AND ordinal = 2)");
    const std::string out = folder.file("out");
    const std::function<Result<exchange::ExportReport>()> exports[]{
        [&] { return exchange::exportReference(*workspace, run, prompt::Template::Generation, out, {}); },
        [&] { return exchange::exportSamples(*workspace, run, out, {}); },
        [&] { return exchange::exportReplies(*workspace, run, out, {}, {}); }};
    for (const auto& exported : exports) {
        const auto report = exported();
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, ErrorCode::Corrupt) << report.error().text();
    }
    EXPECT_TRUE(filesIn(exportFolder(run, "out")).empty());
}

TEST_F(HostileResultsTest, AScoringLeavesOutNoElement) {
    const auto run = finishedRun(small());
    change("DELETE FROM run_element WHERE run = 1 AND ordinal = 2");
    const auto scored = scoring::score(*workspace, {run, "again", {}}, {}, {});
    ASSERT_FALSE(scored);
    EXPECT_EQ(scored.error().code, ErrorCode::Corrupt) << scored.error().text();
    EXPECT_EQ(rowsOf("scoring") + rowsOf("scored_cell") + rowsOf("diagnosis"), 0);
}

TEST_F(HostileResultsTest, YearsThatNoBenchmarkHasAreRefused) {
    auto spec = small();
    spec.slice.years = {2019, 2020};
    const auto run = makeRun(workspace, spec, kModel);
    ASSERT_EQ(load(run).value()->run(0).layout.years, spec.slice.years);
    for (const char* years : {"[-2147481628,2020]", "[0,2020]", "[2020,2020]", "[2020,10000]", "[2020,2147483647]"}) {
        change("UPDATE run SET years = '" + std::string(years) + "'");
        const auto loaded = load(run);
        ASSERT_FALSE(loaded) << years;
        EXPECT_EQ(loaded.error().code, ErrorCode::Corrupt) << years;
    }
}

TEST_F(HostileResultsTest, ARemovedRunTakesItsScoringsAlong) {
    const auto kept = finishedRun(small());
    const auto removed = finishedRun(small());
    must(scoring::score(*workspace, {kept, "of the other", {}}, {}, {}));
    const std::int64_t cells = rowsOf("scored_cell");
    const std::int64_t diagnoses = rowsOf("diagnosis");
    must(scoring::score(*workspace, {removed, "whole", {}}, {}, {}));
    must(workspace->write(
        [&](store::Database& database) { return store::ScoringStore(database).begin(removed, "half made", {}); }));
    ASSERT_GT(rowsOf("scored_cell"), cells);
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, removed); }));
    EXPECT_EQ(rowsOf("scoring"), 1);
    EXPECT_EQ(rowsOf("scored_cell"), cells);
    EXPECT_EQ(rowsOf("diagnosis"), diagnoses);
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::ScoringStore(reader).list()).front().run, kept);
}

TEST_F(HostileResultsTest, AScoringOfAPartOfTheRepliesIsNotFinished) {
    const auto run = finishedRun(small());
    const std::int64_t replies = recordOf(workspace, run).counts.done();
    const auto scored = [&](const char* name, std::int64_t from) {
        return must(workspace->write([&](store::Database& database) -> Result<std::int64_t> {
            store::ScoringStore store(database);
            const auto id = store.begin(run, name, {});
            if (id) must(store.finish(*id, from, {}));
            return id;
        }));
    };
    const auto set =
        loadedSet(workspace, {{run, 0}, {run, scored("part", replies - 1)}, {run, scored("all", replies)}});
    EXPECT_TRUE(set->run(0).finished);
    EXPECT_FALSE(set->run(1).finished);
    EXPECT_TRUE(set->run(2).finished);
}
} // namespace
