// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ResponseCache.h"
#include "tests/support/ReplyCache.h"
#include "tests/support/TempDir.h"
#include "tests/support/Waiting.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <future>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
/// Nothing can be written to the file of a cache as long as this lives.
class WriteLock {
public:
    explicit WriteLock(const std::string& path) : m_other(path, SQLite::OPEN_READWRITE, 5'000) {
        m_other.exec("BEGIN IMMEDIATE");
    }

private:
    SQLite::Database m_other;
};

TEST(ResponseCache, FindsWhatWasKeptAndNothingElse) {
    const TempDir folder;
    const std::string path = folder.file("new/folder/replies.sqlite");
    keepMany(path, 2'500);
    const Cache cache = openCache(path);
    for (int i = 0; i < 2'500; ++i)
        ASSERT_EQ(find(*cache, digest(i)), body(i)) << i;
    for (const std::string& other :
         {digest(2'500), std::string(), std::string("x"), digest(0).substr(0, 31), digest(0) + "x"})
        EXPECT_EQ(find(*cache, other), std::nullopt);
    EXPECT_EQ(cache->size(), 2'500);
    EXPECT_EQ(cache->problem(), "");
    EXPECT_EQ(cache->dropped(), 0);
}

TEST(ResponseCache, KeepsAnyBytesUnchanged) {
    const TempDir folder;
    const std::vector<std::string> bodies{"", std::string(3, '\0'), "\xff\xfe", std::string(std::size_t{5} << 20, 'x')};
    {
        const Cache cache = openCache(folder.file("cache"));
        for (std::size_t i = 0; i < bodies.size(); ++i)
            cache->keep(digest(static_cast<int>(i)), bodies[i]);
    }
    const Cache cache = openCache(folder.file("cache"));
    for (std::size_t i = 0; i < bodies.size(); ++i)
        EXPECT_TRUE(find(*cache, digest(static_cast<int>(i))) == bodies[i]) << i;
    EXPECT_LT(std::filesystem::file_size(folder.file("cache")), 200'000U) << "not compressed";
}

TEST(ResponseCache, AnswersFromBodiesThatAreNotYetWritten) {
    const TempDir folder;
    const Cache cache = openCache(folder.file("cache"));
    cache->keep(digest(3), "in the file");
    EXPECT_TRUE(comesTrue([&] { return cache->size() > 0; }));
    const WriteLock held(folder.file("cache"));
    cache->keep(digest(1), "old");
    cache->keep(digest(1), "new");
    std::promise<ResponseCache::Bodies> found;
    cache->find({digest(1), digest(2), digest(3), digest(1)},
                [&](ResponseCache::Bodies bodies) { found.set_value(std::move(bodies)); });
    EXPECT_EQ(found.get_future().get(), (ResponseCache::Bodies{"new", std::nullopt, "in the file", "new"}));
    EXPECT_EQ(SQLite::Database(folder.file("cache")).execAndGet("SELECT count(*) FROM reply").getInt(), 1);
}

TEST(ResponseCache, WritesByItselfSoonAfter) {
    const TempDir folder;
    const Cache cache = openCache(folder.file("cache"));
    cache->keep(digest(1), body(1));
    EXPECT_TRUE(comesTrue([&] { return cache->size() > 0; }));
    SQLite::Database file(folder.file("cache"));
    EXPECT_EQ(file.execAndGet("SELECT count(*) FROM reply").getInt(), 1);
}

TEST(ResponseCache, TheLastBodyUnderADigestStays) {
    const TempDir folder;
    for (const char* text : {"one", "two", "three"})
        openCache(folder.file("cache"))->keep(digest(1), text);
    const Cache cache = openCache(folder.file("cache"));
    EXPECT_EQ(find(*cache, digest(1)), "three");
    EXPECT_EQ(cache->size(), 1);
}

TEST(ResponseCache, AnswersEveryLookUpOnceAlsoWhenItEnds) {
    const TempDir folder;
    keepMany(folder.file("cache"), 10);
    constexpr int kLookUps = 500;
    std::array<std::atomic<int>, kLookUps> calls{};
    std::set<std::thread::id> threads;
    Cache cache = openCache(folder.file("cache"));
    std::thread::id own;
    std::promise<void> reached;
    std::promise<void> go;
    cache->find(digest(0), [&, waiting = go.get_future().share()](const Body&) {
        own = std::this_thread::get_id();
        reached.set_value();
        waiting.wait();
    });
    reached.get_future().wait();
    for (int i = 0; i < kLookUps; ++i)
        cache->find(digest(i % 10), [&, i](const Body&) {
            ++calls[static_cast<std::size_t>(i)];
            threads.insert(std::this_thread::get_id());
        });
    std::jthread ending([&] { cache.reset(); });
    go.set_value(); // the cache is being destroyed, or will be while it answers
    ending.join();
    for (const auto& count : calls)
        EXPECT_EQ(count, 1);
    EXPECT_EQ(threads, std::set{own}) << "on the cache's thread only";
}

TEST(ResponseCache, BoundsWhatWaitsAndCountsWhatItDrops) {
    const TempDir folder;
    constexpr int kBodies = 100;
    const std::string megabyte(std::size_t{1} << 20, 'x');
    {
        const Cache cache = openCache(folder.file("cache"));
        {
            const WriteLock held(folder.file("cache"));
            for (int i = 0; i < kBodies; ++i)
                cache->keep(digest(i), megabyte);
            EXPECT_EQ(cache->dropped(), kBodies - 63); // 64 MiB, less what the bookkeeping costs
            EXPECT_NE(cache->problem(), "");
        }
        EXPECT_EQ(find(*cache, digest(0)), megabyte);
        EXPECT_EQ(find(*cache, digest(kBodies - 1)), std::nullopt);
    }
    EXPECT_EQ(openCache(folder.file("cache"))->dropped(), 0);
    SQLite::Database file(folder.file("cache"));
    EXPECT_EQ(file.execAndGet("SELECT count(*) FROM reply").getInt(), 63);
}

TEST(ResponseCache, ManyThreadsMayAskAndKeep) {
    const TempDir folder;
    constexpr int kThreads = 4;
    constexpr int kEach = 1'500;
    std::atomic<int> answered = 0;
    std::atomic<int> wrong = 0;
    {
        const Cache cache = openCache(folder.file("cache"));
        std::vector<std::jthread> threads;
        for (int t = 0; t < kThreads; ++t)
            threads.emplace_back([&, t] {
                for (int i = t; i < kThreads * kEach; i += kThreads) {
                    cache->keep(digest(i), body(i));
                    cache->find(digest(i), [&, i](const Body& found) {
                        ++answered;
                        if (found && *found != body(i)) ++wrong;
                    });
                }
            });
    }
    EXPECT_EQ(answered, kThreads * kEach);
    EXPECT_EQ(wrong, 0);
    const Cache cache = openCache(folder.file("cache"));
    EXPECT_EQ(cache->problem(), "");
    for (int i = 0; i < kThreads * kEach; i += 97)
        EXPECT_EQ(find(*cache, digest(i)), body(i));
}

TEST(ResponseCache, TwoOfThemShareOneFile) {
    const TempDir folder;
    constexpr int kCount = 4'000;
    {
        const Cache one = openCache(folder.file("cache"));
        const Cache two = openCache(folder.file("cache"));
        for (int i = 0; i < kCount; ++i)
            (i % 2 == 0 ? one : two)->keep(digest(i), body(i));
        for (int i = 0; i < kCount; i += 501)
            EXPECT_EQ(find(i % 2 == 0 ? *one : *two, digest(i)), body(i)) << "its own are there at once";
    }
    const Cache cache = openCache(folder.file("cache"));
    for (int i = 0; i < kCount; ++i)
        ASSERT_EQ(find(*cache, digest(i)), body(i)) << i;
    EXPECT_EQ(cache->size(), kCount) << "counted across both";
    EXPECT_EQ(cache->problem(), "");
}

TEST(ResponseCache, LetsTheOldestGoWhereThereIsTooMuch) {
    const TempDir folder;
    constexpr std::int64_t kLimit = 400'000;
    constexpr int kCount = 3'000;
    const std::string filler(500, 'x'); // 1.5 MB in all
    for (int first = 0; first < kCount; first += 300) {
        const auto cache = ResponseCache::open(folder.file("cache"), kLimit).value();
        for (int i = first; i < first + 300; ++i)
            cache->keep(digest(i), body(i) + filler);
    }
    const auto cache = ResponseCache::open(folder.file("cache"), kLimit).value();
    EXPECT_LE(cache->bytes(), kLimit);
    EXPECT_GT(cache->bytes(), kLimit / 4);
    EXPECT_LT(std::filesystem::file_size(folder.file("cache")), 2 * kLimit);
    EXPECT_EQ(find(*cache, digest(kCount - 1)), body(kCount - 1) + filler);
    EXPECT_EQ(find(*cache, digest(0)), std::nullopt);
    int there = 0;
    for (int i = 0; i < kCount; ++i) {
        const Body found = find(*cache, digest(i));
        EXPECT_TRUE(found || there == 0) << "the newest are there without a gap: " << i;
        if (!found) continue;
        ++there;
        EXPECT_EQ(*found, body(i) + filler);
    }
    EXPECT_EQ(cache->size(), there);
    EXPECT_EQ(cache->problem(), "");
}

TEST(ResponseCache, CanBeClearedWhileOthersUseIt) {
    const TempDir folder;
    keepMany(folder.file("cache"), 2'000);
    const auto full = std::filesystem::file_size(folder.file("cache"));
    const Cache cache = openCache(folder.file("cache"));
    const Cache other = openCache(folder.file("cache"));
    EXPECT_EQ(cache->size(), 2'000);
    EXPECT_GT(cache->bytes(), 100'000);
    ASSERT_TRUE(cache->clear());
    EXPECT_EQ(cache->size(), 0);
    EXPECT_LT(cache->bytes(), 30'000);
    EXPECT_LT(std::filesystem::file_size(folder.file("cache")), full / 4);
    for (const Cache& one : {cache, other})
        EXPECT_EQ(find(*one, digest(5)), std::nullopt);
    other->keep(digest(5), "anew");
    EXPECT_TRUE(comesTrue([&] { return other->size() == 1; }));
    EXPECT_EQ(find(*cache, digest(5)), "anew");
}

TEST(ResponseCache, SeveralMayCreateTheFileAtOnce) {
    for (int round = 0; round < 20; ++round) {
        const TempDir folder;
        std::atomic<int> opened = 0;
        {
            std::vector<std::jthread> threads;
            for (int t = 0; t < 4; ++t)
                threads.emplace_back([&, t] {
                    const auto cache = ResponseCache::open(folder.file("cache"));
                    if (!cache) return;
                    ++opened;
                    (*cache)->keep(digest(t), body(t));
                });
        }
        EXPECT_EQ(opened, 4);
        const Cache cache = openCache(folder.file("cache"));
        for (int t = 0; t < 4; ++t)
            EXPECT_EQ(find(*cache, digest(t)), body(t));
    }
}

TEST(ResponseCache, WaitsForAnotherProcessThatIsWriting) {
    const TempDir folder;
    keepMany(folder.file("cache"), 1);
    SQLite::Database other(folder.file("cache"), SQLite::OPEN_READWRITE, 5'000);
    other.exec("BEGIN IMMEDIATE");
    Cache cache = openCache(folder.file("cache"));
    cache->keep(digest(7), body(7));
    for (int i = 0; i < 2'000; ++i) { // look-ups are answered in between
        ASSERT_EQ(find(*cache, digest(0)), body(0));
        ASSERT_EQ(find(*cache, digest(7)), body(7));
    }
    other.exec("COMMIT");
    cache.reset();
    EXPECT_EQ(find(*openCache(folder.file("cache")), digest(7)), body(7));
}

TEST(ResponseCache, IsItsOwnersAlone) {
    const auto access = [](const std::string& path) { return std::filesystem::status(path).permissions(); };
    const auto owners = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
    const TempDir folder;
    const std::string path = folder.file("cache");
    for (const bool fromOlderVersion : {false, true}) {
        if (fromOlderVersion) std::filesystem::permissions(path, std::filesystem::perms(0644));
        Cache cache = openCache(path);
        cache->keep(digest(1), body(1));
        EXPECT_EQ(find(*cache, digest(1)), body(1));
        EXPECT_EQ(access(path), owners);
        EXPECT_EQ(access(path + "-wal"), owners) << "its log";
    }
}
} // namespace
