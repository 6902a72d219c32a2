// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/BenchmarkStore.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <functional>
#include <optional>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::store;
using namespace chronoscope::test;
using Open = Workspace::Open;

namespace {
constexpr std::array kAll{Open::Reading, Open::Existing, Open::ExistingToWrite, Open::CreateIfMissing};

/// However it is opened, `path` is refused with `code`, and not a byte of it changes.
void expectRefused(const std::string& path, ErrorCode code) {
    const std::string bytes = readFile(path);
    for (const Open how : kAll) {
        const auto workspace = Workspace::open(path, how);
        ASSERT_FALSE(workspace) << static_cast<int>(how);
        EXPECT_EQ(workspace.error().code, code) << workspace.error().text();
        EXPECT_NE(workspace.error().context.find(path), std::string::npos) << "the error names the file";
        EXPECT_TRUE(readFile(path) == bytes) << "changed when opened as " << static_cast<int>(how);
    }
    EXPECT_FALSE(std::filesystem::exists(path + "-lock"));
}

void makeForeign(const std::string& path, const std::string& pragmas = {}) {
    SQLite::Database foreign(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    foreign.exec(pragmas + "CREATE TABLE notes(text); INSERT INTO notes VALUES('somebody else''s')");
}

/// Copies a database with its log as a crash of its owner would leave it.
void copyWithLog(const std::string& from, const std::string& to) {
    std::filesystem::copy_file(from, to);
    std::filesystem::copy_file(from + "-wal", to + "-wal");
}

TEST(WorkspaceRefusal, TextFiles) {
    const TempDir folder;
    for (const std::string& text :
         {std::string("x"), std::string("hello\n"), std::string(5000, 'x'), std::string(100, '\0'),
          std::string("SQLite format 3"), std::string("SQLite format 4\0", 16) + std::string(4096, 'x')}) {
        writeFile(folder.file("text"), text);
        expectRefused(folder.file("text"), ErrorCode::Corrupt);
    }
}

TEST(WorkspaceRefusal, APipeIsNotWaitedFor) {
    const TempDir folder;
    const std::string path = folder.file("pipe");
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    const int pipe = ::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    ASSERT_GE(pipe, 0);
    const std::string bytes(8192, 'x'); // for whoever reads all the same
    for (const Open how : kAll) {
        EXPECT_EQ(::write(pipe, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
        const auto workspace = Workspace::open(path, how);
        ASSERT_FALSE(workspace);
        EXPECT_EQ(workspace.error().code, ErrorCode::Io);
        EXPECT_NE(workspace.error().text().find("not a regular file"), std::string::npos) << workspace.error().text();
    }
    ::close(pipe);
}

TEST(WorkspaceRefusal, SqliteFilesOfOthers) {
    const TempDir folder;
    makeForeign(folder.file("plain"));
    expectRefused(folder.file("plain"), ErrorCode::Corrupt);
    makeForeign(folder.file("theirs"), "PRAGMA application_id = 7; PRAGMA user_version = 1;");
    expectRefused(folder.file("theirs"), ErrorCode::Corrupt);
}

// The log must not be moved into somebody else's file, nor be thrown away.
TEST(WorkspaceRefusal, SqliteFilesOfOthersThatCrashed) {
    const TempDir folder;
    const std::string path = folder.file("crashed");
    {
        SQLite::Database foreign(folder.file("live"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        foreign.exec("CREATE TABLE old(x); PRAGMA journal_mode = WAL; CREATE TABLE notes(text); INSERT INTO notes "
                     "VALUES('in the log only')");
        copyWithLog(folder.file("live"), path);
    }
    const auto log = readFile(path + "-wal");
    expectRefused(path, ErrorCode::Corrupt);
    EXPECT_TRUE(readFile(path + "-wal") == log);
    SQLite::Database foreign(path, SQLite::OPEN_READWRITE);
    EXPECT_EQ(foreign.execAndGet("SELECT text FROM notes").getString(), "in the log only");
}

TEST(WorkspaceRefusal, WorkspacesOfANewerVersion) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const std::string path = workspace->path();
    workspace.reset();
    {
        SQLite::Database newer(path, SQLite::OPEN_READWRITE);
        newer.exec("PRAGMA user_version = " + std::to_string(Database::schemaVersion() + 1));
    }
    expectRefused(path, ErrorCode::NewerSchema);
}

TEST(WorkspaceRefusal, WorkspacesOfANewerVersionThatCrashed) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const std::string path = folder.file("crashed");
    must(workspace->write([&](Database& database) {
        return guarded([&] {
            database.sql().exec("CREATE TABLE future(x); PRAGMA user_version = " +
                                std::to_string(Database::schemaVersion() + 1));
            copyWithLog(folder.file("test.chronoscope"), path);
            database.sql().exec("PRAGMA user_version = " + std::to_string(Database::schemaVersion()));
        });
    }));
    const auto log = readFile(path + "-wal");
    expectRefused(path, ErrorCode::NewerSchema);
    EXPECT_TRUE(readFile(path + "-wal") == log);
}

TEST(WorkspaceRefusal, CutOffWorkspaces) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const std::string whole = workspace->path();
    workspace.reset();
    const auto bytes = readFile(whole);
    for (const std::size_t kept :
         {std::size_t{1}, std::size_t{99}, std::size_t{100}, std::size_t{4096}, bytes.size() / 2, bytes.size() - 1}) {
        writeFile(folder.file("cut"), std::string_view(bytes).substr(0, kept));
        expectRefused(folder.file("cut"), ErrorCode::Corrupt);
    }
}

TEST(WorkspaceRefusal, ADamagedPageIsReportedNotRead) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const std::string path = workspace->path();
    workspace.reset();
    auto bytes = readFile(path);
    for (std::size_t i = 4096; i < bytes.size(); i += 3)
        bytes[i] = static_cast<char>(i * 31);
    writeFile(path, bytes);
    const auto opened = Workspace::open(path, Open::Reading);
    if (!opened) {
        EXPECT_EQ(opened.error().code, ErrorCode::Corrupt);
        return;
    }
    auto reader = must((*opened)->reader());
    const auto elements = BenchmarkStore(reader).elements();
    EXPECT_TRUE(!elements || elements->size() < 1000);
    const auto runs = RunStore(reader).list();
    EXPECT_TRUE(!runs || runs->empty());
}

/// No file of this process may grow beyond a few pages, as on a full disk.
class FullDisk {
public:
    FullDisk() : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{8192, m_before.rlim_max};
        if (setrlimit(RLIMIT_FSIZE, &limit) != 0) throw std::runtime_error("no limit can be set");
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

TEST(WorkspaceRefusal, AFullDiskIsSaidAndKeepsNothingFromBeingReadButALog) {
    const TempDir folder;
    const std::string logged = folder.file("with a log");
    std::string path;
    {
        const auto workspace = makeWorkspace(folder);
        path = workspace->path();
        copyWithLog(path, logged);
    }
    ASSERT_FALSE(std::filesystem::exists(path + "-wal"));
    for (const bool emptyLog : {false, true}) {
        if (emptyLog) writeFile(path + "-wal", "");
        std::optional<Result<std::vector<benchmark::ElementMeta>>> read;
        {
            const FullDisk full;
            const auto opened = Workspace::open(path, Open::Reading);
            ASSERT_TRUE(opened) << opened.error().text();
            auto reader = must((*opened)->reader());
            read = BenchmarkStore(reader).elements();
        }
        EXPECT_FALSE(must(*read).empty()) << emptyLog;
    }
    std::optional<Error> error;
    {
        const FullDisk full;
        if (const auto opened = Workspace::open(logged, Open::Reading); !opened) error = opened.error();
    }
    ASSERT_TRUE(error) << "never without what its log holds";
    EXPECT_EQ(error->code, ErrorCode::DiskFull) << error->text();
}

/// Runs `work` as an ordinary user in a process of its own and returns its exit status: root may write everywhere.
int asOrdinaryUser(const std::function<int()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) _exit(99);
        _exit(work());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 98;
}

TEST(WorkspaceRefusal, AFolderThatMayNotBeWritten) {
    namespace fs = std::filesystem;
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const std::string path = workspace->path();
    workspace.reset();
    fs::permissions(path, fs::perms::owner_read | fs::perms::others_read | fs::perms::group_read);
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                       fs::perms::others_exec | fs::perms::group_read | fs::perms::group_exec);
    const auto bytes = readFile(path);
    const auto codeOf = [&](Open how) {
        return asOrdinaryUser([&] {
            const auto opened = Workspace::open(path, how);
            if (!opened) return 10 + static_cast<int>(opened.error().code);
            return (*opened)->readOnly() ? 0 : 1;
        });
    };
    EXPECT_NE(codeOf(Open::ExistingToWrite), 1);
    EXPECT_NE(codeOf(Open::ExistingToWrite), 0);
    EXPECT_NE(codeOf(Open::CreateIfMissing), 1);
    EXPECT_EQ(codeOf(Open::Existing), 0) << "can still be read";
    EXPECT_EQ(codeOf(Open::Reading), 0) << "can still be read";
    EXPECT_TRUE(readFile(path) == bytes);
    fs::permissions(folder.path(), fs::perms::owner_all);
}
} // namespace
