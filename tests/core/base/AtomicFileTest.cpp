// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/AtomicFile.h"
#include "core/store/Database.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
/// Another umask while it lives.
class Umask {
public:
    explicit Umask(mode_t mask) : m_before(::umask(mask)) {}
    ~Umask() { ::umask(m_before); }
    Umask(const Umask&) = delete;
    Umask& operator=(const Umask&) = delete;

private:
    mode_t m_before;
};

unsigned permissionsOf(const std::string& path) { return static_cast<unsigned>(fs::status(path).permissions()); }

TEST(AtomicFile, ANewFileHasThePermissionsItsReadersNeed) {
    struct Case {
        mode_t mask;
        FileAccess access;
        unsigned permissions;
    };
    for (const Case& one :
         {Case{022, FileAccess::Usual, 0644}, Case{027, FileAccess::Usual, 0640}, Case{002, FileAccess::Usual, 0664},
          Case{022, FileAccess::Owner, 0600}, Case{0, FileAccess::Owner, 0600}}) {
        const TempDir folder;
        const Umask umask(one.mask);
        ASSERT_TRUE(replaceFile(folder.file("file"), "new", one.access));
        EXPECT_EQ(permissionsOf(folder.file("file")), one.permissions) << one.mask;
    }
}

TEST(AtomicFile, AReplacedFileKeepsItsPermissionsUnlessItIsTheOwnersAlone) {
    const TempDir folder;
    const Umask umask(022);
    for (const auto& [access, permissions] :
         {std::pair(FileAccess::Usual, 0660U), std::pair(FileAccess::Owner, 0600U)}) {
        ASSERT_TRUE(replaceFile(folder.file("file"), "old", FileAccess::Usual));
        fs::permissions(folder.file("file"), static_cast<fs::perms>(0660));
        ASSERT_TRUE(replaceFile(folder.file("file"), "new", access));
        EXPECT_EQ(permissionsOf(folder.file("file")), permissions);
        EXPECT_EQ(readFile(folder.file("file")), "new");
    }
}

TEST(AtomicFile, LeavesNothingBesideTheFile) {
    const TempDir folder;
    ASSERT_TRUE(replaceFile(folder.file("file"), "one"));
    fs::create_directory(folder.file("taken"));
    EXPECT_EQ(replaceFile(folder.file("taken"), "a folder cannot be replaced").error().code, ErrorCode::Io);
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder.path()))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, (std::vector<std::string>{"file", "taken"}));
}

TEST(AtomicFile, IsWrittenThoughAKilledProcessLeftItsOwnBeside) {
    const TempDir folder;
    const std::string left = folder.file("file." + std::to_string(::getpid()) + "-0.new");
    ASSERT_TRUE(replaceFile(left, "of another time"));
    ASSERT_TRUE(replaceFile(folder.file("file"), "new"));
    EXPECT_EQ(readFile(folder.file("file")), "new");
    EXPECT_EQ(readFile(left), "of another time");
}

TEST(AtomicFile, APipeIsWrittenToAndStaysAPipe) {
    const TempDir folder;
    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ASSERT_GE(reader, 0);
    ASSERT_TRUE(replaceFile(pipe, "figures", FileAccess::Usual));
    char said[16] = {};
    EXPECT_EQ(::read(reader, said, sizeof said), 7);
    EXPECT_STREQ(said, "figures");
    ::close(reader);
    EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST(AtomicFile, AWorkspaceIsNotWrittenOver) {
    const TempDir folder;
    const std::string path = folder.file("workspace");
    ASSERT_TRUE(store::Database::open(path, store::Database::Access::Create));
    const std::string before = readFile(path);
    fs::create_symlink("workspace", folder.file("link"));
    writeFile(folder.file("workspace-wal"), "its log"); // as one that is open has
    for (const char* name : {"workspace", "link", "workspace-wal"}) {
        const Status written = replaceFile(folder.file(name), "figures", FileAccess::Usual);
        ASSERT_FALSE(written) << name;
        EXPECT_EQ(written.error().code, ErrorCode::InvalidArgument) << name;
        EXPECT_EQ(written.error().context, folder.file(name));
    }
    EXPECT_TRUE(readFile(path) == before);
}

TEST(AtomicFile, WhatOnlyLooksLikeAWorkspaceIsReplaced) {
    const TempDir folder;
    for (const std::string& old :
         {std::string("SQLite format 3"), std::string("SQLite format 3 is a format"), std::string()}) {
        writeFile(folder.file("file"), old);
        EXPECT_TRUE(replaceFile(folder.file("file"), "new")) << old;
        EXPECT_EQ(readFile(folder.file("file")), "new");
    }
}

TEST(AtomicFile, AFullDeviceIsAFullDisk) {
    if (!fs::exists("/dev/full")) GTEST_SKIP() << "this machine has no /dev/full";
    const Status written = replaceFile("/dev/full", "figures", FileAccess::Usual);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::DiskFull);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}
} // namespace
