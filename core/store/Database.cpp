// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Database.h"

#include "core/base/SqliteFile.h"
#include "core/store/Migrations.h"
#include "core/store/SchemaCheck.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace chronoscope::store {

namespace fs = std::filesystem;

namespace {
constexpr int kBusyMs = 5'000;

constexpr int kHeader = 100; // bytes

std::uint32_t bigEndian(const std::string& header, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(header[at + i]);
    return value;
}

/// Bytes in the log of the workspace, which SQLite keeps beside the file that `path` leads to; nothing where there is
/// none.
std::optional<std::uintmax_t> logSize(const std::string& path) {
    std::error_code problem;
    const fs::path file = fs::canonical(path, problem);
    const std::uintmax_t size = fs::file_size((problem ? path : file.string()) + "-wal", problem);
    return problem ? std::nullopt : std::optional(size);
}

/// True if the error means that no log could be made or read beside the file, not that the file cannot be read.
bool isOfTheLog(const SQLite::Exception& problem) {
    const int code = problem.getErrorCode();
    return code == SQLITE_CANTOPEN || code == SQLITE_READONLY || problem.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE;
}

/// Looks at the file's first bytes before SQLite may touch it: a foreign or cut-off file is only reported.
Status checkHeader(const std::string& path) {
    std::error_code lost;
    const std::string file = fs::absolute(path, lost).string();
    const auto read = guarded([&] { return firstBytes(file, kHeader); });
    if (lost || !read) return Error{ErrorCode::Io, "the file cannot be read", path};
    const std::string& header = *read;
    if (header.empty()) return Error{ErrorCode::Corrupt, "the file is empty: an import makes a workspace of it", path};
    if (header.size() < kHeader || !header.starts_with(std::string_view("SQLite format 3\0", 16)))
        return Error{ErrorCode::Corrupt, "this is not a Chronoscope workspace; it has not been changed", path};
    // Set before the file gets its first log, so it stands in the file itself whatever the log holds.
    if (bigEndian(header, 68) != kApplicationId)
        return Error{ErrorCode::Corrupt, "this SQLite file is not a Chronoscope workspace; it has not been changed",
                     path};
    if (logSize(path).value_or(0) > 0) return {}; // the newest size may still be in the log; SQLite will judge
    std::error_code problem;
    const std::uint32_t pageSize = static_cast<std::uint32_t>(static_cast<unsigned char>(header[16])) << 8 |
                                   static_cast<unsigned char>(header[17]);
    const std::uint64_t expected = std::uint64_t{pageSize == 1 ? 65536U : pageSize} * bigEndian(header, 28);
    if (fs::file_size(path, problem) < expected)
        return Error{ErrorCode::Corrupt, "the workspace is cut off; it has not been changed", path};
    return {};
}

bool onlyReads(Database::Access access) {
    return access == Database::Access::ReadOnly || access == Database::Access::ReadOlder;
}

/// A connection under which nothing of the file's schema runs. Throws SQLite errors.
std::unique_ptr<SQLite::Database> distrusted(const std::string& file, int flags) {
    auto sql = std::make_unique<SQLite::Database>(file, flags, kBusyMs);
    distrust(*sql);
    return sql;
}

/// A connection to the file `path`, whatever it is called: SQLite would take ":memory:" for no file and "file:x" for a
/// URI. Throws SQLite errors.
std::unique_ptr<SQLite::Database> connect(const std::string& path, Database::Access access) {
    std::error_code lost;
    const std::string file = fs::absolute(path, lost).string();
    if (lost) throw SQLite::Exception(lost.message(), SQLITE_CANTOPEN);
    const bool reads = onlyReads(access);
    const int flags = SQLITE_OPEN_NOMUTEX | (reads ? SQLite::OPEN_READONLY : SQLite::OPEN_READWRITE);
    if (access == Database::Access::Create) makePrivate(file);
    const auto still = [&] { return distrusted(asItLies(file), flags | SQLITE_OPEN_URI); };
    // What is only looked at gets no log beside it; where it has one, somebody may be writing.
    auto sql = access == Database::Access::ReadOlder && !hasLog(path) ? still() : distrusted(file, flags);
    if (reads) { // where no log can be made beside it, the file is read as it lies
        try {
            sql->execAndGet("SELECT count(*) FROM sqlite_schema");
        } catch (const SQLite::Exception& problem) {
            if (logSize(path).value_or(0) > 0 || !isOfTheLog(problem)) throw; // never without what its log holds
            sql = still();
        }
    }
    sql->exec("PRAGMA cache_size = -32768");
    return sql;
}

int userVersion(SQLite::Database& sql) { return sql.execAndGet("PRAGMA user_version").getInt(); }

void migrate(SQLite::Database& sql) {
    const auto& steps = migrations();
    SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
    for (auto version = static_cast<std::size_t>(userVersion(sql)); version < steps.size(); ++version)
        sql.exec(std::string(steps[version]));
    sql.exec(fmt::format("PRAGMA user_version = {}", steps.size()));
    transaction.commit();
}
} // namespace

Error toError(const SQLite::Exception& problem) {
    const int code = problem.getErrorCode();
    const std::string context = fmt::format("SQLite {}", problem.getExtendedErrorCode());
    if (problem.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE) // says so itself only of the file and its log
        return {ErrorCode::DiskFull,
                "the disk is full: there is no room for the index of the log, without which it cannot be read",
                context};
    switch (code) {
    case SQLITE_FULL: return {ErrorCode::DiskFull, "the disk is full", context};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return {ErrorCode::Corrupt, "the workspace file is damaged", context + ": " + problem.what()};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {ErrorCode::Locked, "another process is using the workspace", context};
    case SQLITE_READONLY: return {ErrorCode::ReadOnly, "the workspace is open for reading only", context};
    case SQLITE_INTERRUPT: return {ErrorCode::Cancelled, "interrupted", context};
    case SQLITE_CONSTRAINT: return {ErrorCode::InvalidArgument, problem.what(), context}; // no attempt will ever pass
    case SQLITE_CANTOPEN: return {ErrorCode::Io, "the workspace cannot be opened", context};
    default: return {ErrorCode::Io, problem.what(), context};
    }
}

int Database::schemaVersion() { return static_cast<int>(migrations().size()); }

Result<Database> Database::open(const std::string& path, Access access) {
    if (path.empty())
        return Error{ErrorCode::InvalidArgument, "a workspace needs a name", {}}; // SQLite would take a file without
    std::error_code problem;
    const bool exists = fs::exists(path, problem);
    if (!exists && access != Access::Create) return Error{ErrorCode::NotFound, "no such workspace", path};
    if (exists && fs::is_directory(path, problem)) return Error{ErrorCode::Io, "is a folder, not a workspace", path};
    if (exists && !fs::is_regular_file(path, problem))
        return Error{ErrorCode::Io, "is not a regular file", path}; // a pipe would wait
    if (exists && (fs::file_size(path, problem) > 0 || onlyReads(access)))
        if (const Status sound = checkHeader(path); !sound) return sound.error();
    if (exists && !onlyReads(access) && logSize(path)) { // closing a writer would move the log into the file
        const auto looked = openChecked(path, Access::ReadOnly);
        if (!looked && (looked.error().code == ErrorCode::NewerSchema || looked.error().code == ErrorCode::Corrupt))
            return looked.error();
    }
    auto database = openChecked(path, access);
    if (!database && database.error().context.find(path) == std::string::npos) {
        Error error = database.error();
        error.context = path + ", " + error.context;
        return error;
    }
    return database;
}

Result<Database> Database::openChecked(const std::string& path, Access access) {
    auto opened = guarded([&] { return connect(path, access); });
    if (!opened) return opened.error();
    Database database(path, std::move(opened).value());
    SQLite::Database& sql = database.sql();
    auto checked = guarded([&]() -> Status {
        const int version = userVersion(sql);
        const bool isNew = sql.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
        const auto application = static_cast<std::uint32_t>(sql.execAndGet("PRAGMA application_id").getInt64());
        if (!isNew && application != kApplicationId)
            return Error{ErrorCode::Corrupt, "this SQLite file is not a Chronoscope workspace; it has not been changed",
                         path};
        if (version > schemaVersion())
            return Error{
                ErrorCode::NewerSchema,
                fmt::format("the workspace was written by a newer Chronoscope (schema {}, this version knows {}); "
                            "it has not been changed",
                            version, schemaVersion()),
                path};
        if (version < 0) return Error{ErrorCode::Corrupt, "the workspace is damaged: its schema has no version", path};
        if (const auto foreign = foreignSchema(sql, version))
            return Error{
                ErrorCode::Corrupt,
                fmt::format("the workspace is damaged: its schema is not ours ({}); it has not been changed", *foreign),
                path};
        if (onlyReads(access)) {
            if (access == Access::ReadOnly && version < schemaVersion())
                return Error{ErrorCode::ReadOnly,
                             "the workspace has an older schema and must be opened for writing once", path};
            return {};
        }
        if (isNew) sql.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
        sql.exec("PRAGMA journal_mode = WAL");
        sql.exec("PRAGMA synchronous = FULL");
        sql.exec("PRAGMA foreign_keys = OFF"); // a step may make a table anew that others refer to
        if (version < schemaVersion()) migrate(sql);
        sql.exec(
            "PRAGMA foreign_keys = ON"); // replies and cells refer to nothing: it costs what bulk work does not feel
        return {};
    });
    if (!checked) return checked.error();
    return database;
}

void Database::forgetPages() { sqlite3_db_release_memory(m_sql->getHandle()); }

void Database::interrupt() { sqlite3_interrupt(m_sql->getHandle()); }

} // namespace chronoscope::store
