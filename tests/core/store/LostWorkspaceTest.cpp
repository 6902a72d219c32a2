// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"
#include "core/store/WorkspaceLock.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>

using namespace chronoscope;
using namespace chronoscope::store;
using namespace chronoscope::test;
using Open = Workspace::Open;
namespace fs = std::filesystem;

namespace {
constexpr auto kSoon = std::chrono::seconds(10);

/// A workspace in a folder of its own, whose file goes away while a run of it goes on.
class LostWorkspace : public testing::Test {
protected:
    const TempDir outer;
    const std::string home = outer.file("home");
    const std::string path = home + "/test.chronoscope";
    const std::string rescued = home + "/test.rescued.chronoscope";
    WorkspacePtr workspace;

    void SetUp() override {
        fs::create_directory(home);
        workspace = must(Workspace::open(path, Open::CreateIfMissing));
        importInto(workspace, {sampleBenchmark()});
    }

    /// A run of some hundred requests, each of which takes `latency` ms. `lose` is called once some replies are stored;
    /// how the run ended after that, which it must do soon.
    run::RunProgress runWhile(const std::function<void()>& lose, int latency = 5, int concurrency = 2) {
        id = makeRun(workspace, smallSpec(4), model(latency));
        std::promise<void> some;
        std::promise<run::RunProgress> over;
        bool told = false;
        auto engine = must(run::openRun(
            workspace, id,
            [&](const run::RunProgress& progress) {
                if (!told && progress.counts.done() >= 8) {
                    told = true;
                    some.set_value();
                }
                if (progress.state == run::EngineState::Stopped || progress.state == run::EngineState::Finished)
                    over.set_value(progress);
            },
            concurrency));
        engine->start();
        EXPECT_EQ(some.get_future().wait_for(kSoon), std::future_status::ready);
        lose();
        auto end = over.get_future();
        if (end.wait_for(kSoon) != std::future_status::ready)
            throw std::runtime_error("the run goes on as if nothing had happened");
        return end.get();
    }
    void put(const std::string& value) {
        must(workspace->write([&](Database& database) {
            return guarded([&] { database.sql().exec("INSERT INTO reply_text(text) VALUES('" + value + "')"); });
        }));
    }
    /// Some 10 MB, most of which comes into the file itself.
    void putMuch() {
        for (int i = 0; i < 8; ++i)
            put(std::string(1'200'000, static_cast<char>('a' + i)));
    }
    static std::string model(int latency) {
        return "calibration:?cutoff=2018&recall=0.7&latency_ms=" + std::to_string(latency);
    }

    /// `kept` holds every reply that came, and ends with the numbers of a run that nothing disturbed.
    void expectWhole(const std::string& kept, const run::RunProgress& last) {
        workspace.reset();
        const auto after = must(Workspace::open(kept, Open::ExistingToWrite));
        EXPECT_EQ(must(after->reader()).sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
        const RunRecord record = recordOf(after, id);
        EXPECT_EQ(record.state, RunState::Stopped);
        EXPECT_EQ(record.message, last.message);
        EXPECT_GE(record.counts.done(), 8);
        EXPECT_EQ(record.counts.done(), last.counts.done());
        EXPECT_LT(record.counts.done(), record.total);
        ASSERT_EQ(runToEnd(after, id).state, run::EngineState::Finished);
        const auto quiet = makeWorkspace(outer, "quiet.chronoscope");
        const auto same = makeRun(quiet, smallSpec(4), model(0));
        ASSERT_EQ(runToEnd(quiet, same).state, run::EngineState::Finished);
        EXPECT_EQ(dumpOf(after, id), dumpOf(quiet, same));
    }
    void expectStopped(const run::RunProgress& last, const std::string& kept) {
        EXPECT_EQ(last.state, run::EngineState::Stopped);
        EXPECT_EQ(last.reason, run::StopReason::Store);
        EXPECT_EQ(last.stopCode, ErrorCode::Io);
        EXPECT_NE(last.message.find(kept), std::string::npos) << last.message;
        EXPECT_NE(last.message.find(path), std::string::npos) << last.message;
    }

    std::int64_t id = 0;
};

TEST_F(LostWorkspace, AFileThatIsMovedHoldsAllThatCame) {
    const std::string moved = home + "/elsewhere.chronoscope";
    const auto last = runWhile([&] { fs::rename(path, moved); });
    expectStopped(last, moved);
    expectWhole(moved, last);
    EXPECT_FALSE(fs::exists(path));
    EXPECT_FALSE(fs::exists(path + "-wal")) << "nothing is left that another file of this name would take for its own";
    EXPECT_FALSE(fs::exists(path + "-shm"));
}

TEST_F(LostWorkspace, AFolderThatIsMovedHoldsAllThatCame) {
    const std::string moved = outer.file("away") + "/test.chronoscope";
    const auto last = runWhile([&] { fs::rename(home, outer.file("away")); });
    expectStopped(last, moved);
    expectWhole(moved, last);
}

TEST_F(LostWorkspace, AFileThatIsRemovedIsSavedBesideItsOldPlace) {
    const auto last = runWhile([&] { fs::remove(path); });
    expectStopped(last, rescued);
    expectWhole(rescued, last);
    EXPECT_FALSE(fs::exists(path));
    EXPECT_FALSE(fs::exists(path + "-wal"));
    EXPECT_EQ(fs::status(rescued).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(LostWorkspace, AFileThatIsReplacedIsSavedAndItsReplacementIsLeftAlone) {
    const std::string other = outer.file("other.chronoscope");
    makeWorkspace(outer, "other.chronoscope").reset();
    const std::string bytes = readFile(other);
    const auto last = runWhile([&] { fs::rename(other, path); });
    expectStopped(last, rescued);
    expectWhole(rescued, last);
    EXPECT_TRUE(readFile(path) == bytes);
    const auto there = must(Workspace::open(path, Open::ExistingToWrite));
    auto reader = must(there->reader());
    EXPECT_EQ(reader.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
    EXPECT_TRUE(must(RunStore(reader).list()).empty()) << "the log of the lost file was not taken for its own";
}

TEST_F(LostWorkspace, ARunThatWaitsForItsModelIsStoppedToo) {
    const auto last = runWhile([&] { fs::remove(path); }, 1'500, 64);
    expectStopped(last, rescued);
}

TEST_F(LostWorkspace, NothingIsEverOverwritten) {
    writeFile(rescued, "somebody's");
    const auto last = runWhile([&] { fs::remove(path); });
    const std::string second = home + "/test.rescued-2.chronoscope";
    expectStopped(last, second);
    EXPECT_EQ(readFile(rescued), "somebody's");
    expectWhole(second, last);
}

TEST_F(LostWorkspace, AMovedFileThatIsInOtherHandsIsNotWritten) {
    const std::string moved = home + "/elsewhere.chronoscope";
    std::optional<WorkspaceLock> others;
    const auto last = runWhile([&] {
        others.emplace(must(WorkspaceLock::acquire(moved))); // whoever opens it there
        fs::rename(path, moved);
    });
    expectStopped(last, rescued);
    others.reset();
    expectWhole(rescued, last);
}

TEST_F(LostWorkspace, AMovedFileWhoseTimeWasSetIsSavedAndSaidToBeDoubtful) {
    const std::string moved = home + "/elsewhere.chronoscope";
    const auto last = runWhile([&] {
        fs::rename(path, moved);
        fs::last_write_time(moved, fs::file_time_type::clock::now() + std::chrono::hours(1)); // touched, or written
    });
    expectStopped(last, rescued);
    EXPECT_NE(last.message.find("compare the two"), std::string::npos) << last.message;
    expectWhole(rescued, last);
    EXPECT_TRUE(fs::exists(moved)) << "left as it is";
}

TEST_F(LostWorkspace, WhatCannotBeSavedIsSaidToLieInTheLog) {
    const std::string moved = home + "/elsewhere.chronoscope";
    const std::string good = outer.file("good");
    const auto small = static_cast<std::streamoff>(fs::file_size(path));
    putMuch();
    workspace.reset();
    workspace = must(Workspace::open(path, Open::ExistingToWrite)); // all of it is in the file, and none in its log
    const auto large = static_cast<std::streamoff>(fs::file_size(path));
    const auto last = runWhile([&] {
        fs::rename(path, moved);
        fs::copy_file(moved, good);
        std::fstream other(moved, std::ios::in | std::ios::out | std::ios::binary); // another program
        other.seekp(small + (large - small) / 4);
        other << std::string(static_cast<std::size_t>((large - small) / 2), 'x');
    });
    expectStopped(last, path + "-wal");
    EXPECT_FALSE(fs::exists(rescued)) << "a copy that is of two pieces is none";
    workspace.reset();
    EXPECT_GT(fs::file_size(path + "-wal"), 0U);
    fs::rename(good, path);
    const auto after = must(Workspace::open(path, Open::ExistingToWrite));
    EXPECT_EQ(recordOf(after, id).counts.done(), last.counts.done());
}

TEST_F(LostWorkspace, WhatIsMovedAwayAndBackIsNotLost) {
    const std::string moved = outer.file("away");
    const auto last = runWhile([&] {
        must(workspace->write([&](Database&) -> Status { // the run commits nothing meanwhile
            fs::rename(home, moved);
            EXPECT_FALSE(workspace->reader().ok()) << "it is away";
            fs::rename(moved, home);
            return {};
        }));
    });
    EXPECT_EQ(last.state, run::EngineState::Finished) << last.message;
    EXPECT_FALSE(fs::exists(rescued));
}

TEST_F(LostWorkspace, WhatIsRemovedWhileNothingIsDoneIsCopiedOnlyWhereSomethingNewIsStored) {
    for (const bool stored : {false, true}) {
        workspace.reset();
        workspace = must(Workspace::open(path, Open::CreateIfMissing));
        if (stored) put("new");
        fs::remove(path);
        workspace.reset();
        EXPECT_EQ(fs::exists(rescued), stored);
        EXPECT_FALSE(fs::exists(path + "-wal"));
    }
    const auto after = must(Workspace::open(rescued, Open::Reading));
    EXPECT_EQ(must(after->reader()).sql().execAndGet("SELECT text FROM reply_text").getString(), "new");
}

TEST_F(LostWorkspace, AFolderThatIsRemovedWhileNothingIsDoneLeavesNothingAmongTemporaryFiles) {
    const char* before = std::getenv("TMPDIR");
    const std::string kept = before ? before : "";
    const std::string temporary = outer.file("tmp");
    fs::create_directory(temporary);
    ::setenv("TMPDIR", temporary.c_str(), 1);
    put("new");
    fs::remove_all(home);
    workspace.reset();
    EXPECT_TRUE(fs::is_empty(temporary)) << "nobody would be told of it";
    if (before)
        ::setenv("TMPDIR", kept.c_str(), 1);
    else
        ::unsetenv("TMPDIR");
}

TEST_F(LostWorkspace, NothingMoreIsWrittenOrRead) {
    const auto tryTo = [&](const char* text) {
        return workspace->write([&](Database& database) {
            return guarded(
                [&] { database.sql().exec(std::string("INSERT INTO reply_text(text) VALUES('") + text + "')"); });
        });
    };
    must(tryTo("before"));
    fs::remove(path);
    const Status refused = tryTo("after");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Io);
    EXPECT_NE(refused.error().text().find(rescued), std::string::npos) << refused.error().text();
    EXPECT_EQ(tryTo("again").error().text(), refused.error().text());
    EXPECT_EQ(workspace->reader().error().code, ErrorCode::Io);
    workspace.reset();
    const auto after = must(Workspace::open(rescued, Open::ExistingToWrite));
    EXPECT_EQ(must(after->reader()).sql().execAndGet("SELECT group_concat(text) FROM reply_text").getString(),
              "before");
}

TEST_F(LostWorkspace, AJobUnderWayIsKeptAndFails) {
    const Status outcome = workspace->write([&](Database& database) {
        return guarded([&] {
            fs::remove(path);
            database.sql().exec("INSERT INTO reply_text(text) VALUES('kept')");
        });
    });
    EXPECT_EQ(outcome.error().code, ErrorCode::Io);
    workspace.reset();
    const auto after = must(Workspace::open(rescued, Open::ExistingToWrite));
    EXPECT_EQ(must(after->reader()).sql().execAndGet("SELECT text FROM reply_text").getString(), "kept");
}

TEST_F(LostWorkspace, WhatIsMovedWhileNothingIsDoneIsWholeWhenItIsClosed) {
    const std::string moved = home + "/elsewhere.chronoscope";
    put("in the log");
    fs::rename(path, moved);
    workspace.reset();
    EXPECT_FALSE(fs::exists(path + "-wal"));
    const auto after = must(Workspace::open(moved, Open::Reading));
    EXPECT_EQ(must(after->reader()).sql().execAndGet("SELECT text FROM reply_text").getString(), "in the log");
}

TEST_F(LostWorkspace, ALongLogIsFoldedInWhileItsFileIsInPlace) {
    const auto before = fs::file_size(path);
    putMuch();
    EXPECT_GT(fs::file_size(path), before + 4'000'000);
    EXPECT_LT(fs::file_size(path + "-wal"), 8'000'000U) << "and begins anew";
}
} // namespace
