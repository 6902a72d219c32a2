// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/DumpNotes.h"
#include "core/base/Hash.h"
#include "core/sources/BuildDocument.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include "tests/core/sources/Packing.h"
#include "tests/core/sources/WikidataDump.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <filesystem>
#include <sys/wait.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::sources;
using test::entityLine;
using test::must;

namespace {
constexpr int kFillers = 60'000; ///< lines: progress is told every 16,384, notes are marked every 10,000

/// A dump that is read long enough to be cut off: people, many who do not matter, a broken line, and names at the end.
class NotedDump : public testing::Test {
protected:
    static void SetUpTestSuite() {
        std::vector<std::string> lines;
        const std::vector<std::string> world = test::smallWorld(40);
        for (int i = 0; i < kFillers; ++i) {
            if (i % 700 == 0 && i / 700 < 80) lines.push_back(world[static_cast<std::size_t>(10 + i / 700)]);
            if (i == 25'000) lines.emplace_back(R"({"type":"item","id":"Q77","claims":{"P39":[{"mainsnak":5}]}})");
            lines.push_back(R"({"type":"item","id":"Q)" + std::to_string(500'000 + i) +
                            R"(","labels":{},"claims":[]})");
        }
        lines.insert(lines.end(), world.begin(), world.begin() + 10);
        s_dump = new std::string(test::dumpOf(lines));
    }
    static void TearDownTestSuite() { delete s_dump; }

    void SetUp() override { test::writeFile(m_folder.file("dump.json"), *s_dump); }

    BuildOptions options(bool withNotes, int last = 2014) const {
        BuildOptions options;
        options.paths = {m_folder.file("dump.json")};
        options.frame = {2010, last};
        options.asOf = 2016;
        if (withNotes) options.notes = m_folder.file("notes");
        return options;
    }
    /// All that a build tells.
    static std::string told(const BuildOptions& options) {
        return documentOf(must(wikidata::buildWikidata(options, {}, {}))).dump();
    }
    /// Builds in a process of its own, which dies at the n-th time that progress is told.
    void buildAndDie(int after) const {
        const pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            int count = 0;
            (void)wikidata::buildWikidata(options(true), {}, [&](const BuildProgress&) {
                if (++count == after) kill(getpid(), SIGKILL);
            });
            _exit(0);
        }
        int state = 0;
        ASSERT_EQ(waitpid(child, &state, 0), child);
        ASSERT_TRUE(WIFSIGNALED(state)) << "it was done before it could die";
    }
    std::size_t noted() const {
        std::error_code problem;
        return static_cast<std::size_t>(
            std::filesystem::file_size(m_folder.file("notes/dump.json.statements"), problem));
    }

    test::TempDir m_folder;
    static std::string* s_dump;
};
std::string* NotedDump::s_dump = nullptr;

TEST_F(NotedDump, OfABuildThatWasKilledIsReadOnAndComesToTheSame) {
    const std::string whole = told(options(false));
    EXPECT_NE(whole.find("\"problems\":[{"), std::string::npos); // the broken line is among what is compared
    for (const int after : {3, 4, 6, 7}) {                       // in the reading for statements, and in that for names
        SCOPED_TRACE(after);
        std::filesystem::remove_all(m_folder.file("notes"));
        buildAndDie(after);
        EXPECT_GT(noted(), 1'000U);
        EXPECT_EQ(told(options(true)), whole);
        EXPECT_EQ(told(options(true)), whole) << "and again, from the notes alone";
    }
}

TEST_F(NotedDump, IsReadOnBehindTheLinesThatAreKnown) {
    buildAndDie(4); // 49,152 lines
    std::size_t calls = 0;
    int other = 0;
    std::stop_source stop;
    const auto cancelled = wikidata::buildWikidata(options(true), stop.get_token(), [&](const BuildProgress&) {
        if (++calls == 2) stop.request_stop();
    });
    EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled);
    const std::string text = test::readFile(m_folder.file("notes/dump.json.statements"));
    for (std::size_t at = text.find("\nE\t"); at != std::string::npos; at = text.find("\nE\t", at + 1))
        ++other;
    EXPECT_EQ(other, 59) << "the people of the first 40,000 lines, and the broken one";
}

TEST_F(NotedDump, GivesOtherYearsWithoutBeingReadAgain) {
    (void)told(options(true));
    const std::string other = told(options(false, 2016));
    std::size_t statementCalls = 0;
    const BuildReport again =
        must(wikidata::buildWikidata(options(true, 2016), {}, [&](const BuildProgress&) { ++statementCalls; }));
    EXPECT_EQ(documentOf(again).dump(), other);
    EXPECT_LE(statementCalls, 4U) << "at most the names are looked up in the dump";
}

TEST_F(NotedDump, ForgetsWhatStandsBehindTheLastMark) {
    const std::string whole = told(options(false));
    buildAndDie(4);
    const std::string path = m_folder.file("notes/dump.json.statements");
    for (const std::string& torn :
         {std::string("E\t45000\t{\"id\":\"Q9"), std::string("E\t45000\t{}\nX\t"), std::string("\0\0\n", 3)}) {
        const std::string before = test::readFile(path);
        test::writeFile(path, before + torn);
        EXPECT_EQ(told(options(true)), whole);
        test::writeFile(path, before);
    }
}

TEST_F(NotedDump, OfAnotherFileOrOtherPropertiesIsBegunAnew) {
    (void)told(options(true));
    BuildOptions others = options(true);
    others.relations = {"P54"};
    EXPECT_EQ(documentOf(must(wikidata::buildWikidata(others, {}, {}))).at("funnel").at("subjects"), 0);
    std::string changed = *s_dump;
    changed.replace(changed.find("Stayer 3"), 8, "Stayer X");
    test::writeFile(m_folder.file("dump.json"), changed);
    std::filesystem::last_write_time(m_folder.file("dump.json"),
                                     std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
    EXPECT_EQ(told(options(true)), told(options(false)));
}

TEST_F(NotedDump, MayBePackedToo) {
    test::writeFile(m_folder.file("dump.json"), test::gzipped(*s_dump));
    const std::string whole = told(options(false));
    buildAndDie(3);
    EXPECT_EQ(told(options(true)), whole);
}
} // namespace
