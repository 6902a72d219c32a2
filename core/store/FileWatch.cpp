// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/FileWatch.h"

#include "core/base/Pause.h"

#include <SQLiteCpp/Backup.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chronoscope::store {

namespace fs = std::filesystem;

/// The file itself, however it is called by now.
struct FileWatch::OpenFile {
    std::string path;       ///< its present name; empty: it has none
    bool untouched = false; ///< nobody but us has written it; otherwise somebody may have, or has set its time
};

namespace {
bool hasMoved(SQLite::Database& sql) {
    int moved = 0;
    return sqlite3_file_control(sql.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

/// True if the file has left its place for good. A folder that is moved away and back within moments is not lost.
bool isGone(SQLite::Database& sql) {
    constexpr int kLooks = 30;
    constexpr auto kPause = std::chrono::milliseconds(10);
    for (int look = 0; look < kLooks; ++look) {
        if (!hasMoved(sql)) return false;
        (void)pauseFor(kPause, {}); // nobody can use the file meanwhile
    }
    return hasMoved(sql);
}

constexpr const char* kDoubt =
    "; its time was changed meanwhile, so that another program may have written it: compare the two";

int countPages(void* pages, sqlite3* /*connection*/, const char* /*database*/, int inLog) {
    *static_cast<int*>(pages) = inLog;
    return SQLITE_OK;
}

bool sameTime(const timespec& a, const timespec& b) { return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec; }

/// Moves the whole log into the file and empties it; false where a reader holds it.
bool foldLogIn(SQLite::Database& sql) {
    const auto folded = guarded([&] {
        SQLite::Statement checkpoint(sql, "PRAGMA wal_checkpoint(TRUNCATE)");
        return checkpoint.executeStep() && checkpoint.getColumn(0).getInt() == 0;
    });
    return folded && *folded;
}

/// A new, empty file of a free name in `folder`.
Result<std::string> newFile(const fs::path& folder, const fs::path& workspace) {
    constexpr int kMost = 1'000;
    for (int number = 1; number <= kMost; ++number) {
        const std::string tail = number == 1 ? ".rescued" : fmt::format(".rescued-{}", number);
        const std::string file =
            (folder / (workspace.stem().string() + tail + workspace.extension().string())).string();
        const int descriptor =
            ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
        if (descriptor >= 0) {
            ::close(descriptor);
            return file;
        }
        if (errno != EEXIST) return Error{ErrorCode::Io, std::strerror(errno), file};
    }
    return Error{ErrorCode::Io, "there are too many rescued files", folder.string()};
}

/// Ok if the database of `file` hangs together.
Status look(const std::string& file) {
    return guarded([&] {
        SQLite::Database copy(file, SQLite::OPEN_READWRITE); // leaves no log behind, unlike one that only reads
        if (const std::string said = copy.execAndGet("PRAGMA quick_check(1)").getString(); said != "ok")
            throw SQLite::Exception(said, SQLITE_CORRUPT);
    });
}

/// All that the connection reads, into the empty `file`.
Status copyTo(SQLite::Database& sql, const std::string& file) {
    return guarded([&] {
        SQLite::Database target(file, SQLite::OPEN_READWRITE);
        const int said = SQLite::Backup(target, sql).executeStep(-1);
        if (said != SQLITE_DONE) throw SQLite::Exception("the copy did not come to its end", said);
    });
}
} // namespace

FileWatch::FileWatch(Database& database, const WorkspaceLock& lock) : m_ours(lock) {
    const char* path = sqlite3_db_filename(database.sql().getHandle(), "main");
    m_path = path ? path : database.path();
    struct stat there {};
    if (stat(m_path.c_str(), &there) == 0) {
        m_device = there.st_dev;
        m_inode = there.st_ino;
    }
    sqlite3_wal_hook(database.sql().getHandle(), countPages, &m_logPages); // in place of SQLite's own folding in
    foldIn(database);                                                      // what a process that died left
    remember();
}

FileWatch::~FileWatch() {
    if (m_loss) removeEmptyLog();
}

bool FileWatch::isAtPath() const {
    struct stat there {};
    return stat(m_path.c_str(), &there) == 0 && there.st_dev == m_device && there.st_ino == m_inode;
}

void FileWatch::remember() {
    struct stat there {};
    if (stat(m_path.c_str(), &there) == 0 && there.st_dev == m_device && there.st_ino == m_inode)
        m_written = there.st_mtim;
}

Status FileWatch::check(Database& database) {
    if (!m_loss && !isGone(database.sql())) {
        foldLongLog(database);
        remember();
        return {};
    }
    if (!m_loss) m_loss = rescue(database);
    return *m_loss;
}

void FileWatch::foldLongLog(Database& database) {
    constexpr int kLongLog = 1'000; // pages, as SQLite has it
    if (m_logPages >= kLongLog) foldIn(database);
}

void FileWatch::foldIn(Database& database) {
    (void)guarded([&] { // what readers hold back is tried again after the next job
        SQLite::Statement checkpoint(database.sql(), "PRAGMA wal_checkpoint(PASSIVE)");
        if (checkpoint.executeStep()) m_logPages = checkpoint.getColumn(1).getInt() - checkpoint.getColumn(2).getInt();
    });
}

void FileWatch::keep(Database& database) {
    if (check(database) || !m_isMoved) return;
    foldLogIn(database.sql()); // where a reader holds it, closing the workspace does it
}

void FileWatch::leave(Database& database) {
    m_isHeard = false;
    keep(database);
}

/// SQLite keeps its descriptor to itself, and one of our own must not be closed: that would give up SQLite's locks.
std::optional<FileWatch::OpenFile> FileWatch::openFile() const {
    std::error_code problem;
    for (fs::directory_iterator at("/proc/self/fd", problem); !problem && at != fs::directory_iterator();
         at.increment(problem)) {
        struct stat open {};
        if (stat(at->path().c_str(), &open) != 0 || open.st_dev != m_device || open.st_ino != m_inode) continue;
        OpenFile file;
        file.untouched = sameTime(open.st_mtim, m_written);
        std::error_code lost;
        const fs::path name = fs::read_symlink(at->path(), lost);
        struct stat named {};
        if (!lost && open.st_nlink > 0 && stat(name.c_str(), &named) == 0 && named.st_dev == m_device &&
            named.st_ino == m_inode)
            file.path = name.string();
        return file;
    }
    return std::nullopt;
}

Error FileWatch::rescue(Database& database) {
    const auto file = openFile();
    const std::string name = file ? file->path : std::string();
    if (!name.empty() && foldInto(database, *file))
        return {ErrorCode::Io,
                fmt::format("the workspace was moved to {} while it was written; all that was stored is there", name),
                m_path};
    const std::string what =
        name.empty() ? "removed or replaced" : fmt::format("moved to {}, where it is in other hands,", name);
    const auto saved = copy(database);
    if (saved)
        return {ErrorCode::Io,
                fmt::format("the workspace was {} while it was written; all that was stored is saved in {}{}", what,
                            *saved, m_isDoubtful ? kDoubt : ""),
                m_path};
    return {
        ErrorCode::Io,
        fmt::format("the workspace was {} while it was written; it could not be saved elsewhere ({}), so that what was "
                    "stored last is in {}-wal alone",
                    what, saved.error().text(), m_path),
        m_path};
}

/// False where somebody else may write the moved file: two logs of one file would spoil it.
bool FileWatch::foldInto(Database& database, const OpenFile& moved) {
    if (!m_ours.isBeside(moved.path)) { // it is where the whole folder was moved
        auto lock = WorkspaceLock::acquire(moved.path);
        if (!lock) return false;
        m_lock = std::move(lock).value();
    }
    m_isMoved = moved.untouched && foldLogIn(database.sql());
    return m_isMoved;
}

/// The copy is of one piece where nobody else has written the file until it was made. A time that was set looks the
/// same as a file that was written, so that a copy that hangs together is kept, and said to be doubtful.
Result<std::string> FileWatch::copy(Database& database) {
    std::error_code ignored;
    if (!m_isHeard && m_logPages == 0) {
        emptyLog(database);
        return Error{ErrorCode::Io, "the file itself held everything", m_path};
    }
    auto file = newFile(fs::path(m_path).parent_path(), fs::path(m_path).filename());
    if (!file && m_isHeard) file = newFile(fs::temp_directory_path(ignored), fs::path(m_path).filename());
    if (!file) return file;
    Status copied = copyTo(database.sql(), *file);
    const auto source = openFile();
    m_isDoubtful = source && !source->untouched;
    if (copied && m_isDoubtful && !look(*file))
        copied = Error{ErrorCode::Io, "another program has written the file", source->path};
    if (!copied) {
        fs::remove(*file, ignored);
        return copied.error();
    }
    emptyLog(database);
    if (auto lock = WorkspaceLock::acquire(*file)) {
        m_lock = std::move(lock).value();
        if (auto there = Database::open(*file, Database::Access::ReadWrite)) database = std::move(there).value();
    }
    return file;
}

/// A log that holds something would be taken for that of whatever file is put there. That of a file that is elsewhere
/// stays: it belongs to that file.
void FileWatch::emptyLog(Database& database) const {
    if (const auto source = openFile(); source && source->path.empty()) foldLogIn(database.sql());
}

/// SQLite leaves it behind where its file has gone; beside another file it is that one's.
void FileWatch::removeEmptyLog() const {
    std::error_code problem;
    if (fs::exists(m_path, problem) || problem || fs::file_size(m_path + "-wal", problem) != 0 || problem) return;
    fs::remove(m_path + "-wal", problem);
    fs::remove(m_path + "-shm", problem);
}

} // namespace chronoscope::store
