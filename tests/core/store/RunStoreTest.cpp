// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunStore.h"
#include "core/base/Time.h"
#include "core/labels/Annotation.h"
#include "core/run/RunFactory.h"
#include "core/store/Migrations.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
std::int64_t anyRun(const WorkspacePtr& workspace) {
    return makeRun(workspace, smallSpec(1), "calibration:?cutoff=2018");
}

TEST(RunStore, RunsMadeAtOnceAreToldApart) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    constexpr std::size_t kRuns = 8; // sooner made than the clock goes on
    std::set<ContentId> identities;
    const std::string before = utcNow();
    for (std::size_t i = 0; i < kRuns; ++i) {
        const store::RunRecord run = recordOf(workspace, anyRun(workspace));
        identities.insert(annotation::runIdentity(run));
        EXPECT_GE(run.created, before);
        EXPECT_LE(run.created, utcNow()) << "it was made by now";
        EXPECT_EQ(annotation::runIdentity(recordOf(workspace, run.id)), annotation::runIdentity(run))
            << "and stays what it is";
    }
    EXPECT_EQ(identities.size(), kRuns);
}

/// A workspace of schema 10 with one run, as programs of then stored it.
std::string workspaceOfSchemaTen(const TempDir& folder) {
    const std::string path = folder.file("ten.chronoscope");
    SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec("PRAGMA application_id = 1128813139"); // "CHRS"
    for (std::size_t step = 0; step < 10; ++step)
        old.exec(std::string(store::migrations()[step]));
    old.exec("INSERT INTO pack VALUES(x'01', '{}'), (x'02', '{\"r\":1}'); PRAGMA user_version = 10");
    SQLite::Statement run(
        old, "INSERT INTO run(name, model, backend, plan, spec, years, elements, slice_hash, template_pack, "
             "relation_pack, element_limit, state, created, updated, total) VALUES('first', 'm-7b', "
             "'openai:http://localhost:8000?model=m-7b', 'templates', ?, '[2010,2011]', 4, 'abc', x'01', "
             "x'02', 17, 2, '2026-01-31T12:34:56Z', '2026-01-31T12:34:56Z', 80)");
    run.bind(1, nlohmann::json(run::RunSpec()).dump());
    run.exec();
    return path;
}

TEST(RunStore, RunsOfAnOlderWorkspaceKeepTheirIdentity) {
    const TempDir folder;
    const auto workspace =
        must(store::Workspace::open(workspaceOfSchemaTen(folder), store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(recordOf(workspace, 1).nonce, "");
    EXPECT_TRUE(recordOf(workspace, 1).is(store::kTemplateRuns));
    // The same as in AnnotationTest: annotations of then are bound to it.
    EXPECT_EQ(toHex(annotation::runIdentity(recordOf(workspace, 1))), "255d702d3fb73fa07da4bc37187f359a");
    makeBareRuns(workspace, 1);
    EXPECT_EQ(must(workspace->reader()).sql().execAndGet("SELECT length(nonce) FROM run WHERE id = 2").getInt(), 32);
}

TEST(RunStore, WhatARunIsStandsInItsPlanAndNothingElse) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = anyRun(workspace);
    const auto rename = [&](const char* sql) {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    };
    rename("UPDATE run SET plan = 'judge'");
    auto all = must(workspace->reader());
    EXPECT_TRUE(must(store::RunStore(all).list()).empty());
    const auto opened = run::openRun(workspace, id, {});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::Unsupported) << opened.error().text();
    for (const char* half : {"UPDATE run SET plan = 'traversal'", "UPDATE run SET plan = 'templates', traversal = '{}'",
                             "UPDATE run SET traversal = '', base = 7", "UPDATE run SET base = -1"}) {
        rename(half);
        auto reader = must(workspace->reader());
        EXPECT_EQ(store::RunStore(reader).get(id).error().code, ErrorCode::Corrupt) << half;
    }
}

TEST(RunStore, ARunOfTheFutureDoesNotMoveTheClock) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    anyRun(workspace);
    must(workspace->write([](store::Database& database) {
        return store::guarded([&] { database.sql().exec("UPDATE run SET created = '9999-01-01T00:00:00Z'"); });
    }));
    const std::string before = utcNow();
    const std::string created = recordOf(workspace, anyRun(workspace)).created;
    EXPECT_GE(created, before);
    EXPECT_LE(created, utcNow());
}
} // namespace
