// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunMarkStore.h"
#include "core/labels/Annotation.h"
#include "core/store/RunStore.h"
#include "tests/support/TraversalRuns.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::store;
using namespace chronoscope::test;

namespace {
class RunMarkStoreTest : public testing::Test {
protected:
    template <typename Change> auto change(Change change) {
        return workspace->write([&](Database& database) {
            RunMarkStore marks(database);
            return change(marks);
        });
    }
    std::int64_t newRun(const std::string& name) { return makeRun(workspace, smallSpec(), "calibration:", name); }
    std::vector<std::int64_t> listed() {
        auto reader = must(workspace->reader());
        std::vector<std::int64_t> ids;
        for (const RunRecord& run : must(RunStore(reader).all()))
            ids.push_back(run.id);
        return ids;
    }
    RunMarks marksOf(std::int64_t run) {
        auto reader = must(workspace->reader());
        return must(RunMarkStore(reader).of(run));
    }

    const TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(RunMarkStoreTest, ANumberBehindANameIsOneThatNoRunHasAndFitsIntoIt) {
    using Apart = RunMarkStore::Apart;
    const std::string longName = std::string(RunMarkStore::kNameMost - 2, 'n') + "ñ";
    (void)newRun("x (2)");
    const auto first = newRun("x"), second = newRun("x"), third = newRun(longName), fourth = newRun(longName);
    const auto tooLong = newRun(longName + "!");
    must(change([&](RunMarkStore& marks) { return marks.nameApart({first, second, third, fourth, tooLong}); }));
    EXPECT_EQ(recordOf(workspace, first).name, "x");
    EXPECT_EQ(recordOf(workspace, second).name, "x (3)");
    EXPECT_EQ(recordOf(workspace, third).name, longName);
    const std::string cut = recordOf(workspace, fourth).name, other = recordOf(workspace, tooLong).name;
    EXPECT_TRUE(cut.starts_with("nnn") && cut.ends_with("… (2)") && cut.size() <= RunMarkStore::kNameMost) << cut;
    EXPECT_TRUE(other.ends_with("n…") && other.size() <= RunMarkStore::kNameMost) << other;
    const auto again = newRun("x");
    EXPECT_TRUE(must(change([&](RunMarkStore& marks) { return marks.nameApart({again}); })).empty());
    EXPECT_EQ(must(change([&](RunMarkStore& marks) { return marks.nameApart({again}, Apart::FromAll); })).at(again),
              "x (4)");
}

TEST_F(RunMarkStoreTest, ARunHasItsNameNoteAndTagsAsGiven) {
    const auto run = newRun("first");
    const auto other = newRun("second");
    must(change([&](RunMarkStore& marks) { return marks.rename(run, "  the paper's \n"); }));
    must(change([&](RunMarkStore& marks) { return marks.setNote(run, "line one\nline two"); }));
    must(change([&](RunMarkStore& marks) { return marks.setTags(run, {"paper", " api ", "paper"}); }));
    EXPECT_EQ(recordOf(workspace, run).name, "the paper's");
    EXPECT_EQ(marksOf(run).note, "line one\nline two");
    EXPECT_EQ(marksOf(run).tags, (std::vector<std::string>{"api", "paper"}));
    EXPECT_TRUE(marksOf(other).tags.empty());
    must(change([&](RunMarkStore& marks) { return marks.setTags(run, {}); }));
    must(change([&](RunMarkStore& marks) { return marks.setNote(run, ""); }));
    EXPECT_TRUE(marksOf(run).tags.empty());
    EXPECT_TRUE(marksOf(run).note.empty());
}

TEST_F(RunMarkStoreTest, ARunOfAnotherNameIsTheSameRun) {
    const auto run = newRun("first");
    const auto twin = newRun("first");
    const auto identity = [&](std::int64_t id) { return annotation::runIdentity(recordOf(workspace, id)); };
    const ContentId made = identity(run);
    for (const char* name : {"second", "third", "first"}) {
        must(change([&](RunMarkStore& marks) { return marks.rename(run, name); }));
        EXPECT_EQ(identity(run), made) << name; // or its annotations would be nobody's
    }
    EXPECT_NE(identity(twin), made);
}

TEST_F(RunMarkStoreTest, WhatCannotBeANameOrATagIsRefusedAndChangesNothing) {
    const auto run = newRun("first");
    for (const std::string& bad : {std::string(), std::string(" \n "), std::string(201, 'x'), std::string("a\tb"),
                                   std::string("\xff"), std::string("a\0b", 3)}) {
        const Status renamed = change([&](RunMarkStore& marks) { return marks.rename(run, bad); });
        ASSERT_FALSE(renamed.ok()) << bad;
        EXPECT_EQ(renamed.error().code, ErrorCode::InvalidArgument);
        EXPECT_FALSE(change([&](RunMarkStore& marks) { return marks.setTags(run, {"good", bad}); }).ok());
    }
    EXPECT_FALSE(change([&](RunMarkStore& marks) { return marks.setTags(run, {"a,b"}); }).ok());
    EXPECT_FALSE(change([&](RunMarkStore& marks) { return marks.setNote(run, std::string(10'001, 'x')); }).ok());
    EXPECT_EQ(recordOf(workspace, run).name, "first");
    EXPECT_TRUE(marksOf(run).tags.empty());
    const Status none = change([&](RunMarkStore& marks) { return marks.rename(run + 1, "x"); });
    ASSERT_FALSE(none.ok());
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
}

TEST_F(RunMarkStoreTest, ADeletedRunIsInNoListUntilItIsBroughtBack) {
    const auto run = newRun("known");
    const auto other = newRun("other");
    const Dump before = dumpOf(workspace, run);
    must(change([&](RunMarkStore& marks) { return marks.putAway(run); }));
    EXPECT_EQ(listed(), std::vector<std::int64_t>{other});
    {
        auto reader = must(workspace->reader());
        for (const std::string& name : {std::string("known"), std::to_string(run)}) {
            const auto found = RunStore(reader).find(name);
            ASSERT_FALSE(found.ok()) << name;
            EXPECT_EQ(found.error().code, ErrorCode::NotFound);
        }
        EXPECT_EQ(must(RunStore(reader).list()).size(), 1u);
        const auto gone = must(RunMarkStore(reader).deleted());
        ASSERT_EQ(gone.size(), 1u);
        EXPECT_EQ(gone[0].name, "known");
    }
    must(change([&](RunMarkStore& marks) { return marks.bringBack(run); }));
    EXPECT_EQ(listed(), (std::vector<std::int64_t>{run, other}));
    EXPECT_EQ(dumpOf(workspace, run), before);
    EXPECT_FALSE(change([&](RunMarkStore& marks) { return marks.bringBack(run); }).ok());
}

TEST_F(RunMarkStoreTest, WhatWasDeletedLongAgoIsRemovedWhenTheWorkspaceIsOpened) {
    const auto old = newRun("old");
    const auto fresh = newRun("fresh");
    must(change([&](RunMarkStore& marks) { return marks.setTags(old, {"paper"}); }));
    for (const auto run : {old, fresh})
        must(change([&](RunMarkStore& marks) { return marks.putAway(run); }));
    must(workspace->write([&](Database& database) -> Status {
        database.sql().exec("UPDATE run_deleted SET at = '2020-01-01T00:00:00Z' WHERE run = " + std::to_string(old));
        return {};
    }));
    const std::string path = workspace->path();
    workspace.reset();
    workspace = must(Workspace::open(path, Workspace::Open::ExistingToWrite));
    auto reader = must(workspace->reader());
    EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM run").getInt(), 1);
    EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM run_tag").getInt(), 0);
    EXPECT_EQ(must(RunMarkStore(reader).deleted()).front().id, fresh);
}

TEST_F(RunMarkStoreTest, ARunThatTraversalsStartFromGoesLastAndComesBackFirst) {
    const auto base = finishedBase(workspace, 20, "calibration:?cutoff=2018&recall=0.6&partial=0.9&recovers=0.5");
    const auto traversal = makeTraversals(workspace, base, runSpecOf());
    const Status refused = change([&](RunMarkStore& marks) { return marks.putAway(base); });
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    must(change([&](RunMarkStore& marks) { return marks.putAway(traversal); }));
    must(change([&](RunMarkStore& marks) { return marks.putAway(base); }));
    EXPECT_FALSE(change([&](RunMarkStore& marks) { return marks.bringBack(traversal); }).ok());
    EXPECT_EQ(must(change([](RunMarkStore& marks) { return marks.removeDeleted(0); })), 2);
    EXPECT_TRUE(listed().empty());
}
} // namespace
