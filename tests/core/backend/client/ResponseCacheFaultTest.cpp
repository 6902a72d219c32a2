// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ResponseCache.h"
#include "core/backend/client/ResponseFile.h"
#include "core/base/Compress.h"
#include "tests/support/Files.h"
#include "tests/support/ReplyCache.h"
#include "tests/support/TempDir.h"
#include "tests/support/Waiting.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
/// A process that keeps replies until it is killed; tells through the pipe when the first are written.
[[noreturn]] void keepForEver(const std::string& path, int tell) {
    const auto cache = ResponseCache::open(path);
    if (!cache) _exit(1);
    for (int i = 0;; ++i) {
        (*cache)->keep(digest(i % 50'000), body(i % 50'000));
        if ((*cache)->size() > 2'000 && tell >= 0) {
            if (::write(tell, "x", 1) != 1) _exit(2);
            tell = -1;
        }
    }
}

TEST(ResponseCacheFault, SurvivesBeingKilledWhileWriting) {
    const TempDir folder;
    for (int round = 0; round < 5; ++round) {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        const pid_t child = fork();
        if (child == 0) {
            ::close(ends[0]);
            keepForEver(folder.file("cache"), ends[1]);
        }
        ::close(ends[1]);
        char told = 0;
        EXPECT_EQ(::read(ends[0], &told, 1), 1);
        ::close(ends[0]);
        ::kill(child, SIGKILL);
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        ASSERT_TRUE(WIFSIGNALED(status));

        const Cache cache = openCache(folder.file("cache"));
        int there = 0;
        for (int i = 0; i < 50'000; i += 11) {
            const Body found = find(*cache, digest(i));
            if (!found) continue;
            ++there;
            ASSERT_EQ(*found, body(i));
        }
        EXPECT_GT(there, 0);
        EXPECT_EQ(cache->problem(), "");
        SQLite::Database file(folder.file("cache"));
        EXPECT_EQ(file.execAndGet("SELECT count(*) FROM reply").getInt64(), cache->size())
            << "the count is kept with the rows";
        EXPECT_EQ(file.execAndGet("PRAGMA integrity_check").getString(), "ok");
    }
}

void makeSqlite(const std::string& path, const std::string& sql) {
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

void expectUntouched(const std::string& path, ErrorCode code) {
    const std::string bytes = readFile(path);
    const auto cache = ResponseCache::open(path);
    ASSERT_FALSE(cache) << path;
    EXPECT_EQ(cache.error().code, code) << cache.error().text();
    EXPECT_NE(cache.error().text().find(path), std::string::npos) << "the error names the file";
    EXPECT_TRUE(readFile(path) == bytes);
    for (const char* beside : {"-wal", "-shm", "-journal"})
        EXPECT_FALSE(std::filesystem::exists(path + beside)) << beside;
}

TEST(ResponseCacheFault, LeavesForeignFilesAlone) {
    const TempDir folder;
    const std::string path = folder.file("theirs");
    for (const std::string& bytes :
         {std::string("x"), std::string(5'000, 'x'), std::string(100, '\0'), std::string("SQLite format 3")}) {
        writeFile(path, bytes);
        expectUntouched(path, ErrorCode::BadInput);
    }
    makeSqlite(folder.file("plain"), "CREATE TABLE notes(text)");
    makeSqlite(folder.file("workspace"), "PRAGMA application_id = 0x43485253; CREATE TABLE reply(digest, body)");
    for (const char* name : {"plain", "workspace"})
        expectUntouched(folder.file(name), ErrorCode::BadInput);
    EXPECT_EQ(ResponseCache::open(folder.path()).error().code, ErrorCode::BadInput) << "a folder";
}

TEST(ResponseCacheFault, LeavesFilesOfNewerVersionsAlone) {
    const TempDir folder;
    keepMany(folder.file("cache"), 3);
    makeSqlite(folder.file("cache"), "PRAGMA user_version = 3");
    expectUntouched(folder.file("cache"), ErrorCode::NewerSchema);
}

TEST(ResponseCacheFault, PutsTheFileOfAnEarlierVersionAside) {
    const TempDir folder;
    const std::string path = folder.file("cache");
    const std::string aside = ResponseFile::asidePath(path);
    makeSqlite(path, "PRAGMA application_id = 0x43485243; PRAGMA journal_mode = WAL;"
                     "CREATE TABLE reply(digest BLOB PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;"
                     "INSERT INTO reply VALUES(x'01', x'02'); PRAGMA user_version = 1");
    {
        SQLite::Database other(path, SQLite::OPEN_READWRITE);
        EXPECT_EQ(other.execAndGet("SELECT count(*) FROM reply").getInt(), 1);
        EXPECT_EQ(ResponseCache::open(path).error().code, ErrorCode::Locked) << "as long as it is in use";
    }
    const Cache cache = openCache(path);
    EXPECT_EQ(find(*cache, std::string(1, '\1')), std::nullopt);
    cache->keep(digest(1), body(1));
    EXPECT_EQ(find(*cache, digest(1)), body(1));
    EXPECT_EQ(SQLite::Database(aside).execAndGet("SELECT count(*) FROM reply").getInt(), 1);
    ASSERT_TRUE(cache->clear());
    EXPECT_FALSE(std::filesystem::exists(aside)) << "clearing takes it along";
}

TEST(ResponseCacheFault, AFileThatOnlyClaimsToBeOneIsRefused) {
    const TempDir folder;
    makeSqlite(folder.file("cache"),
               "PRAGMA application_id = 0x43485243; PRAGMA user_version = 2; CREATE TABLE reply(x)");
    EXPECT_EQ(ResponseCache::open(folder.file("cache")).error().code, ErrorCode::BadInput);
}

TEST(ResponseCacheFault, AnUnreachablePathIsAnError) {
    const TempDir folder;
    writeFile(folder.file("file"), "x");
    EXPECT_EQ(ResponseCache::open(folder.file("file/cache")).error().code, ErrorCode::Io);
}

TEST(ResponseCacheFault, ADamagedBodyIsNotThereAndIsReplaced) {
    const TempDir folder;
    const std::string path = folder.file("cache");
    struct Case {
        const char* value;
        const char* what;
    };
    for (const auto& [value, what] :
         {Case{"x'00'", "garbage"}, Case{"x''", "empty"}, Case{"'text'", "a text"}, Case{"7", "a number"},
          Case{"substr(body, 1, length(body) - 1)", "cut off"}, Case{"zeroblob(70000000)", "too large"}}) {
        keepMany(path, 2);
        makeSqlite(path, std::string("UPDATE reply SET body = ") + value + " WHERE substr(digest, 1, 4) = x'00000000'");
        {
            const Cache cache = openCache(path);
            EXPECT_EQ(find(*cache, digest(0)), std::nullopt) << what;
            EXPECT_NE(cache->problem(), "") << what;
            EXPECT_EQ(find(*cache, digest(1)), body(1)) << "its neighbour is sound";
            cache->keep(digest(0), body(0));
        }
        EXPECT_EQ(find(*openCache(path), digest(0)), body(0)) << what;
    }
}

TEST(ResponseCacheFault, AHugeBodyBehindASmallStreamIsNotThere) {
    const TempDir folder;
    keepMany(folder.file("cache"), 1);
    {
        const std::string bomb = 'z' + compressed(std::string(std::size_t{65} << 20, 'x'));
        SQLite::Database file(folder.file("cache"), SQLite::OPEN_READWRITE);
        SQLite::Statement update(file, "UPDATE reply SET body = ?");
        update.bind(1, bomb.data(), static_cast<int>(bomb.size()));
        update.exec();
    }
    const Cache cache = openCache(folder.file("cache"));
    EXPECT_EQ(find(*cache, digest(0)), std::nullopt);
    EXPECT_NE(cache->problem(), "");
}

TEST(ResponseCacheFault, ADamagedFileIsNoCacheAndNoWrongAnswer) {
    const TempDir folder;
    const std::string path = folder.file("cache");
    keepMany(path, 3'000);
    std::string bytes = readFile(path);
    for (std::size_t i = 4'096; i < bytes.size(); i += 5)
        bytes[i] = static_cast<char>(i * 31);
    writeFile(path, bytes);
    const auto cache = ResponseCache::open(path);
    if (!cache) {
        EXPECT_EQ(cache.error().code, ErrorCode::Corrupt);
        return;
    }
    for (int i = 0; i < 3'000; i += 7) {
        const Body found = find(**cache, digest(i));
        EXPECT_TRUE(!found || *found == body(i)) << i;
    }
    EXPECT_NE((*cache)->problem(), "");
}

/// No file of this process may grow beyond `bytes`, as on a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0) throw std::runtime_error("no limit can be set");
    }
    ~SmallDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

TEST(ResponseCacheFault, AFullDiskDropsRepliesAndIsSaidOnce) {
    const TempDir folder;
    const std::string path = folder.file("cache");
    keepMany(path, 100);
    Cache cache = openCache(path);
    {
        const SmallDisk full(std::filesystem::file_size(path) + 8'192);
        for (int i = 1'000; i < 3'000; ++i)
            cache->keep(digest(i), body(i) + std::string(32, static_cast<char>('a' + i % 26)));
        EXPECT_TRUE(comesTrue([&] { return cache->dropped() > 0; }));
        EXPECT_NE(cache->problem(), "");
        EXPECT_EQ(find(*cache, digest(50)), body(50)) << "what is there can still be read";
    }
    const std::string said = cache->problem();
    cache->keep(digest(9'999), body(9'999)); // there is room again
    cache.reset();
    cache = openCache(path);
    EXPECT_EQ(find(*cache, digest(9'999)), body(9'999));
    EXPECT_EQ(find(*cache, digest(50)), body(50));
    EXPECT_EQ(cache->problem(), "");
    EXPECT_NE(said, "");
}
} // namespace
