// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Workspace.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/Migrations.h"
#include "core/store/RunStore.h"
#include "core/store/WorkspaceLock.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::store;
using namespace chronoscope::test;
using Open = Workspace::Open;

namespace {
Status addRun(Workspace& workspace) {
    return workspace.write([](Database& database) {
        return guarded([&] { database.sql().exec("INSERT INTO pack VALUES(randomblob(16), '{}')"); });
    });
}

TEST(Workspace, IsMadeWhenMissingAndOnlyThen) {
    const TempDir folder;
    const std::string path = folder.file("new.chronoscope");
    for (const Open how : {Open::Reading, Open::Existing, Open::ExistingToWrite})
        EXPECT_EQ(Workspace::open(path, how).error().code, ErrorCode::NotFound);
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_TRUE(must(Workspace::open(path, Open::CreateIfMissing))->path() == path);
    EXPECT_TRUE(std::filesystem::exists(path));
    for (const Open how : {Open::Reading, Open::Existing, Open::ExistingToWrite, Open::CreateIfMissing})
        EXPECT_TRUE(Workspace::open(path, how)) << static_cast<int>(how);
    EXPECT_FALSE(std::filesystem::exists(path + "-lock")) << "nothing is left behind";
    EXPECT_FALSE(std::filesystem::exists(path + "-wal"));
    EXPECT_EQ(Workspace::open(folder.path(), Open::CreateIfMissing).error().code, ErrorCode::Io);
    EXPECT_EQ(Workspace::open(folder.file("no/such/folder.chronoscope"), Open::CreateIfMissing).error().code,
              ErrorCode::Io);
}

TEST(Workspace, IsTheFileOfItsNameWhateverElseThatMeansToSqlite) {
    const TempDir folder;
    const auto before = std::filesystem::current_path();
    for (const char* name : {":memory:", "file:x?mode=memory", "file:y"}) {
        std::filesystem::current_path(folder.path());
        const bool added = addRun(*must(Workspace::open(name, Open::CreateIfMissing))).ok();
        std::filesystem::current_path(before);
        ASSERT_TRUE(added) << name;
        ASSERT_TRUE(std::filesystem::is_regular_file(folder.file(name))) << name;
        auto reader = must(must(Workspace::open(folder.file(name), Open::Reading))->reader());
        EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM pack").getInt(), 1) << name;
    }
    for (const auto access : {Database::Access::Create, Database::Access::ReadWrite, Database::Access::ReadOnly})
        EXPECT_EQ(Database::open("", access).error().code, ErrorCode::InvalidArgument) << "no file without a name";
}

TEST(Workspace, HasOneWriter) {
    const TempDir folder;
    auto writer = emptyWorkspace(folder);
    for (const Open how : {Open::ExistingToWrite, Open::CreateIfMissing})
        EXPECT_EQ(Workspace::open(writer->path(), how).error().code, ErrorCode::Locked);
    for (const Open how : {Open::Existing, Open::Reading}) {
        const auto other = must(Workspace::open(writer->path(), how));
        EXPECT_TRUE(other->readOnly());
        EXPECT_EQ(addRun(*other).error().code, ErrorCode::ReadOnly);
        EXPECT_TRUE(addRun(*writer)) << "the second one does not disturb the first";
    }
    const std::string path = writer->path();
    writer.reset();
    EXPECT_FALSE(must(Workspace::open(path, Open::Existing))->readOnly());
}

TEST(Workspace, HasOneWriterByWhateverPath) {
    namespace fs = std::filesystem;
    const TempDir folder;
    auto writer = emptyWorkspace(folder);
    fs::create_directory(folder.file("sub"));
    fs::create_symlink("../test.chronoscope", folder.file("sub/link"));
    fs::create_symlink("link", folder.file("sub/link to link"));
    for (const char* name : {"sub/link", "sub/link to link", "sub/../test.chronoscope"})
        for (const Open how : {Open::ExistingToWrite, Open::CreateIfMissing}) {
            const auto other = Workspace::open(folder.file(name), how);
            ASSERT_FALSE(other) << name;
            EXPECT_EQ(other.error().code, ErrorCode::Locked) << other.error().text();
        }
    writer.reset();
    writer = must(Workspace::open(folder.file("sub/link"), Open::ExistingToWrite));
    EXPECT_EQ(Workspace::open(folder.file("test.chronoscope"), Open::ExistingToWrite).error().code, ErrorCode::Locked);
}

TEST(Workspace, IsMadeThroughALinkWithOneWriterToo) {
    const TempDir folder;
    std::filesystem::create_symlink("new.chronoscope", folder.file("link"));
    const auto writer = must(Workspace::open(folder.file("link"), Open::CreateIfMissing));
    const auto other = Workspace::open(folder.file("new.chronoscope"), Open::CreateIfMissing);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, ErrorCode::Locked);
}

// SQLite keeps a log beside each name: what is written under one is lost, or destroyed, under the other.
TEST(Workspace, AFileWithSeveralNamesIsOnlyRead) {
    const TempDir folder;
    const std::string path = emptyWorkspace(folder)->path();
    const std::string second = folder.file("second name");
    std::filesystem::create_hard_link(path, second);
    for (const std::string& name : {path, second}) {
        for (const Open how : {Open::ExistingToWrite, Open::CreateIfMissing}) {
            const auto writer = Workspace::open(name, how);
            ASSERT_FALSE(writer);
            EXPECT_EQ(writer.error().code, ErrorCode::Locked);
            EXPECT_NE(writer.error().text().find("hard links"), std::string::npos) << writer.error().text();
        }
        EXPECT_TRUE(must(Workspace::open(name, Open::Existing))->readOnly());
    }
    std::filesystem::remove(second);
    EXPECT_TRUE(Workspace::open(path, Open::ExistingToWrite));
}

TEST(Workspace, ReadersTakeNoLock) {
    const TempDir folder;
    const std::string path = emptyWorkspace(folder)->path();
    const auto reader = must(Workspace::open(path, Open::Reading));
    EXPECT_TRUE(Workspace::open(path, Open::ExistingToWrite));
}

TEST(Workspace, ReadersSeeWhatIsCommittedAndNothingElse) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    auto reader = must(workspace->reader());
    const auto packs = [&] { return reader.sql().execAndGet("SELECT count(*) FROM pack").getInt(); };
    EXPECT_EQ(packs(), 0);
    must(addRun(*workspace));
    EXPECT_EQ(packs(), 1);
    const Status failed = workspace->write([&](Database& database) {
        return guarded([&] {
            SQLite::Transaction transaction(database.sql());
            database.sql().exec("INSERT INTO pack VALUES(x'00', '{}')");
            EXPECT_EQ(packs(), 1);
            database.sql().exec("not SQL");
        });
    });
    EXPECT_FALSE(failed);
    EXPECT_EQ(packs(), 1);
    EXPECT_THROW(reader.sql().exec("DELETE FROM pack"), SQLite::Exception);
}

TEST(Workspace, WritersMayBeAskedFromManyThreads) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int n = 0; n < 25; ++n)
                    EXPECT_TRUE(addRun(*workspace));
            });
    }
    auto reader = must(workspace->reader());
    EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM pack").getInt(), 100);
}

TEST(Workspace, AnExceptionOfAJobReachesItsCallerAndTheWriterLives) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    EXPECT_THROW((void)workspace->write([](Database&) -> Status { throw std::logic_error("broken"); }),
                 std::logic_error);
    EXPECT_TRUE(addRun(*workspace));
}

TEST(Workspace, AReaderCanBeInterrupted) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    auto reader = must(workspace->reader());
    std::atomic<bool> ended = false;
    std::jthread interrupter([&] {
        while (!ended)
            reader.interrupt();
    });
    const auto counted = guarded([&] {
        return reader.sql()
            .execAndGet("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
            .getInt();
    });
    ended = true;
    EXPECT_EQ(counted.error().code, ErrorCode::Cancelled);
}

/// True if this process has a lock on the file, as another one sees it.
bool isLocked(const std::string& path) {
    const pid_t child = fork();
    if (child == 0) {
        struct flock whole {};
        whole.l_type = F_WRLCK;
        const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
        _exit(descriptor >= 0 && fcntl(descriptor, F_GETLK, &whole) == 0 && whole.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

// Without them another program that opens and closes the file would take its log away under the writer.
TEST(Workspace, ReadersThatComeAndGoLeaveTheWritersLocks) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    ASSERT_TRUE(isLocked(workspace->path()));
    must(workspace->reader());
    EXPECT_TRUE(isLocked(workspace->path()));
    EXPECT_EQ(Workspace::open(workspace->path(), Open::ExistingToWrite).error().code, ErrorCode::Locked);
    (void)Workspace::open(workspace->path(), Open::Reading);
    EXPECT_TRUE(isLocked(workspace->path()));
}

/// A workspace of the first schema, with one element in it, as an earlier version left it.
std::string olderWorkspace(const TempDir& folder) {
    const std::string path = folder.file("older.chronoscope");
    SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec("PRAGMA application_id = 1128813139"); // "CHRS"
    old.exec(std::string(migrations()[0]));
    old.exec(
        "INSERT INTO element VALUES(1, x'000102030405060708090a0b0c0d0e0f', 0, 0, 0, 'r', 'kept', x'DA07', 3);"
        "INSERT INTO element_body VALUES(1, '[\"kept\",\"r\",[[\"A\"]],[[2010,\"\",[0]]],[\"x\",\"y\",\"z\"]]', '')");
    old.exec("PRAGMA user_version = 1");
    return path;
}

TEST(WorkspaceMigration, BringsAnOlderSchemaUpToDateAndKeepsTheData) {
    for (const Open how : {Open::Existing, Open::ExistingToWrite, Open::CreateIfMissing, Open::Reading}) {
        const TempDir folder;
        const auto workspace = must(Workspace::open(olderWorkspace(folder), how));
        auto reader = must(workspace->reader());
        EXPECT_EQ(reader.sql().execAndGet("PRAGMA user_version").getInt(), Database::schemaVersion());
        EXPECT_EQ(must(BenchmarkStore(reader).load(1)).subject, "kept");
        EXPECT_EQ(must(BenchmarkStore(reader).elements()).front().years, std::vector<int>{2010});
        EXPECT_TRUE(must(RunStore(reader).list()).empty());
    }
}

TEST(WorkspaceMigration, AReadOnlyConnectionSaysThatItWouldHaveToWrite) {
    const TempDir folder;
    const auto path = olderWorkspace(folder);
    const auto bytes = readFile(path);
    EXPECT_EQ(Database::open(path, Database::Access::ReadOnly).error().code, ErrorCode::ReadOnly);
    EXPECT_EQ(readFile(path), bytes);
}

TEST(WorkspaceMigration, AFailingStepLeavesTheOldSchema) {
    const TempDir folder;
    const auto path = olderWorkspace(folder);
    {
        SQLite::Database old(path, SQLite::OPEN_READWRITE);
        for (std::size_t step = 1; step < 9; ++step)
            old.exec(std::string(migrations()[step]));
        // Fault injector: a change of no action, of which step 10 finds no time.
        old.exec("INSERT INTO annotation_change VALUES(7, 0, x'00', x'00', 2010, 0, 'a', 0, 'm', 's', NULL, NULL, 0, "
                 "'', 0, '');"
                 "PRAGMA user_version = 9");
    }
    EXPECT_FALSE(Workspace::open(path, Open::ExistingToWrite));
    SQLite::Database old(path, SQLite::OPEN_READONLY);
    EXPECT_EQ(old.execAndGet("PRAGMA user_version").getInt(), 9);
    EXPECT_EQ(
        old.execAndGet("SELECT count(*) FROM pragma_table_info('annotation_change') WHERE name = 'said'").getInt(), 0);
    EXPECT_EQ(old.execAndGet("SELECT subject FROM element").getString(), "kept");
}

TEST(WorkspaceLock, IsFreeAgainAfterwardsAndMoves) {
    const TempDir folder;
    const std::string path = folder.file("w");
    {
        auto lock = must(WorkspaceLock::acquire(path));
        EXPECT_EQ(WorkspaceLock::acquire(path).error().code, ErrorCode::Locked);
        const WorkspaceLock moved(std::move(lock));
        EXPECT_EQ(WorkspaceLock::acquire(path).error().code, ErrorCode::Locked);
        EXPECT_TRUE(WorkspaceLock::acquire(folder.file("other")));
    }
    EXPECT_TRUE(WorkspaceLock::acquire(path));
    writeFile(path + "-lock", "left behind by a killed process");
    EXPECT_TRUE(WorkspaceLock::acquire(path));
}

TEST(WorkspaceLock, IsSeenByOthersWithoutBeingTaken) {
    const TempDir folder;
    const std::string path = folder.file("w");
    EXPECT_FALSE(WorkspaceLock::isHeld(path));
    {
        const auto lock = must(WorkspaceLock::acquire(path));
        EXPECT_TRUE(WorkspaceLock::isHeld(path));
        EXPECT_TRUE(WorkspaceLock::isHeld(path)) << "asking does not end it";
        EXPECT_EQ(WorkspaceLock::acquire(path).error().code, ErrorCode::Locked);
    }
    EXPECT_FALSE(WorkspaceLock::isHeld(path));
    writeFile(path + "-lock", "left behind by a killed process");
    EXPECT_FALSE(WorkspaceLock::isHeld(path));
}

TEST(WorkspaceLock, OfAFolderThatWasMovedLeavesTheOneThatIsThereNow) {
    namespace fs = std::filesystem;
    const TempDir folder;
    fs::create_directory(folder.file("home"));
    const std::string path = folder.file("home/w");
    std::optional<WorkspaceLock> first = must(WorkspaceLock::acquire(path));
    fs::rename(folder.file("home"), folder.file("away"));
    fs::create_directory(folder.file("home"));
    const auto second = must(WorkspaceLock::acquire(path));
    first.reset();
    EXPECT_TRUE(WorkspaceLock::isHeld(path));
    EXPECT_EQ(WorkspaceLock::acquire(path).error().code, ErrorCode::Locked) << "its file was not taken away";
}

/// Holds flock() on a file in a process of its own, as earlier versions of this program do.
class OlderProgram {
public:
    explicit OlderProgram(const std::string& path) {
        if (::pipe2(m_told, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        m_child = fork();
        if (m_child == 0) {
            const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
            const char holds = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 'y' : 'n';
            if (::write(m_told[1], &holds, 1) != 1) _exit(1);
            while (true)
                ::pause();
        }
        if (::read(m_told[0], &m_holds, 1) != 1) throw std::runtime_error("the other process says nothing");
    }
    ~OlderProgram() {
        ::kill(m_child, SIGKILL);
        waitpid(m_child, nullptr, 0);
        for (const int end : m_told)
            ::close(end);
    }
    OlderProgram(const OlderProgram&) = delete;
    OlderProgram& operator=(const OlderProgram&) = delete;
    bool holds() const { return m_holds == 'y'; }

private:
    int m_told[2] = {-1, -1};
    pid_t m_child = -1;
    char m_holds = 0;
};

TEST(WorkspaceLock, IsTheSameForEarlierVersions) {
    const TempDir folder;
    const std::string path = folder.file("w");
    {
        const OlderProgram other(path + "-lock");
        ASSERT_TRUE(other.holds());
        EXPECT_TRUE(WorkspaceLock::isHeld(path));
        const auto refused = WorkspaceLock::acquire(path);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::Locked);
        EXPECT_TRUE(WorkspaceLock::isHeld(path));
    }
    EXPECT_FALSE(WorkspaceLock::isHeld(path));
    const auto lock = must(WorkspaceLock::acquire(path));
    EXPECT_FALSE(OlderProgram(path + "-lock").holds());
}

TEST(WorkspaceLock, FollowsNoLinkAndIsARegularFile) {
    const TempDir folder;
    const std::string path = folder.file("w");
    const std::string lock = path + "-lock";
    const auto refused = [&](const char* what) {
        const auto taken = WorkspaceLock::acquire(path);
        ASSERT_FALSE(taken) << what;
        EXPECT_EQ(taken.error().code, ErrorCode::Io) << what;
        EXPECT_FALSE(WorkspaceLock::isHeld(path) && std::string(what) == "link") << what;
        std::filesystem::remove(lock);
    };
    std::filesystem::create_symlink(folder.file("anywhere"), lock);
    refused("link");
    EXPECT_FALSE(std::filesystem::exists(folder.file("anywhere"))) << "nothing is made where it leads";
    ASSERT_EQ(mkfifo(lock.c_str(), 0600), 0);
    refused("pipe");
    std::filesystem::create_directory(lock);
    refused("folder");
    std::filesystem::create_symlink("/dev/null", lock);
    refused("device");
    EXPECT_TRUE(WorkspaceLock::acquire(path));
}

TEST(Workspace, HoldsAllOfItWhenItIsClosedThoughAReaderIsStillOpen) {
    const TempDir folder;
    auto workspace = emptyWorkspace(folder);
    const std::string path = workspace->path(), copy = folder.file("copy.chronoscope");
    ASSERT_TRUE(addRun(*workspace));
    EXPECT_FALSE(workspace->hasReaders());
    {
        auto reader = must(workspace->reader());
        EXPECT_TRUE(workspace->hasReaders());
        EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM pack").getInt(), 1);
        workspace.reset();
        std::filesystem::copy_file(path, copy); // without what SQLite keeps beside it
        EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM pack").getInt(), 1) << "it reads on";
    }
    auto copied = must(must(Workspace::open(copy, Open::Reading))->reader());
    EXPECT_EQ(copied.sql().execAndGet("SELECT count(*) FROM pack").getInt(), 1);
}

TEST(Workspace, AndWhatLiesBesideItAreForTheUserAlone) {
    constexpr auto kPrivate = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    ASSERT_TRUE(addRun(*workspace));
    for (const char* tail : {"", "-wal", "-shm", "-lock"})
        EXPECT_EQ(std::filesystem::status(workspace->path() + tail).permissions(), kPrivate) << tail;
}

TEST(WorkspaceLock, NeverHasTwoHolders) {
    const TempDir folder;
    std::atomic<int> holders = 0;
    std::atomic<int> taken = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int round = 0; round < 500; ++round)
                    if (const auto lock = WorkspaceLock::acquire(folder.file("w"))) {
                        EXPECT_EQ(++holders, 1);
                        ++taken;
                        --holders;
                    }
            });
    }
    EXPECT_GT(taken, 0);
}
} // namespace
