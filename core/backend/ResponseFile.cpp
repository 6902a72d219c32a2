// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/ResponseFile.h"

#include "core/base/Compress.h"
#include "core/base/SqliteFile.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <filesystem>
#include <string_view>

namespace chronoscope::backend {

namespace fs = std::filesystem;

namespace {
constexpr std::uint32_t kApplicationId = 0x43485243; // "CHRC"
constexpr std::uint32_t kFileVersion = 1;
constexpr int kOpenBusyMs = 5'000;
constexpr int kBusyMs = 200; ///< short, as look-ups wait behind a write that has to wait
constexpr int kLongestValue = static_cast<int>(ResponseFile::kLargestBody) + (1 << 20); ///< a compressed body may grow

// The trigger keeps the count in the same transaction as the replies, whichever process writes: counting the rows
// themselves would read the whole file.
constexpr const char* kSchema =
    "CREATE TABLE reply(digest BLOB PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE tally(replies INTEGER NOT NULL);"
    "INSERT INTO tally VALUES(0);"
    "CREATE TRIGGER reply_added AFTER INSERT ON reply BEGIN UPDATE tally SET replies = replies + 1; END;";

Error toError(const SQLite::Exception& problem) {
    const std::string context = fmt::format("SQLite {}", problem.getExtendedErrorCode());
    switch (problem.getErrorCode()) {
    case SQLITE_FULL: return {ErrorCode::DiskFull, "the disk is full", context};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return {ErrorCode::Corrupt, "the cache of replies is damaged", context + ": " + problem.what()};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {ErrorCode::Locked, "another process is using the cache of replies", context};
    case SQLITE_READONLY: return {ErrorCode::ReadOnly, "the cache of replies may not be written", context};
    case SQLITE_ERROR: return {ErrorCode::BadInput, "this is not a cache of replies", context + ": " + problem.what()};
    case SQLITE_TOOBIG: return {ErrorCode::BadInput, "a kept reply is larger than any can be", context};
    default: return {ErrorCode::Io, problem.what(), context};
    }
}

Error notOurs(const std::string& path) {
    return {ErrorCode::BadInput, "this is not a cache of replies; it has not been changed", path};
}

Error tooNew(const std::string& path) {
    return {ErrorCode::NewerSchema, "the cache of replies was written by a newer version; it has not been changed",
            path};
}

std::uint32_t bigEndian(const std::string& header, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        value = value << 8 | static_cast<unsigned char>(header[i]);
    return value;
}

/// Looks at the file before SQLite may touch it: what is not ours is only reported.
Status checkHeader(const std::string& path) {
    std::error_code problem;
    if (!fs::exists(path, problem)) return {};
    if (!fs::is_regular_file(path, problem)) return Error{ErrorCode::BadInput, "this is not a file", path};
    if (fs::file_size(path, problem) == 0) return {};
    constexpr int kHeader = 100; // bytes
    const std::string header = firstBytes(fs::absolute(path).string(), kHeader);
    // Both numbers are set before the file gets its first log, so they stand in the file itself.
    if (header.size() < kHeader || bigEndian(header, 68) != kApplicationId ||
        !header.starts_with(std::string_view("SQLite format 3\0", 16)))
        return notOurs(path);
    if (bigEndian(header, 60) > kFileVersion) return tooNew(path);
    return {};
}

/// Makes the tables unless they are there.
Status prepare(SQLite::Database& sql, const std::string& path) {
    const auto version = [&] { return static_cast<std::uint32_t>(sql.execAndGet("PRAGMA user_version").getInt()); };
    if (version() == 0) {
        SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
        if (version() == 0) { // still: no other process was faster
            if (sql.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() != 0) return notOurs(path);
            sql.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
            sql.exec(kSchema);
            sql.exec(fmt::format("PRAGMA user_version = {}", kFileVersion));
            transaction.commit();
        }
    }
    if (version() > kFileVersion) return tooNew(path);
    return {};
}

/// Readers and a writer of several processes get on with each other only in this mode. It stays with the file, so the
/// process that finds it busy just now can go on without.
void useLog(SQLite::Database& sql) {
    try {
        sql.exec("PRAGMA journal_mode = WAL");
    } catch (const SQLite::Exception& problem) {
        if (problem.getErrorCode() != SQLITE_BUSY) throw;
    }
    // Without a wait for the disk at each commit, a power cut costs the last replies and never the file: they would be
    // asked for again.
    sql.exec("PRAGMA synchronous = NORMAL");
}
} // namespace

ResponseFile::ResponseFile(std::unique_ptr<SQLite::Database> sql)
    : m_sql(std::move(sql)),
      m_read(std::make_unique<SQLite::Statement>(*m_sql, "SELECT body FROM reply WHERE digest = ?")),
      m_write(std::make_unique<SQLite::Statement>(
          *m_sql, "INSERT INTO reply VALUES(?, ?) ON CONFLICT(digest) DO UPDATE SET body = excluded.body")),
      m_count(std::make_unique<SQLite::Statement>(*m_sql, "SELECT replies FROM tally")) {}

Result<ResponseFile> ResponseFile::open(const std::string& path) {
    std::error_code ignored; // SQLite says what cannot be opened
    if (const auto folder = fs::path(path).parent_path(); !folder.empty()) fs::create_directories(folder, ignored);
    try {
        if (const Status ours = checkHeader(path); !ours) return ours.error();
        makePrivate(path);
        fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write,
                        ignored); // older versions let all read it
        const int flags = SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
        auto sql = std::make_unique<SQLite::Database>(path, flags, kOpenBusyMs);
        sqlite3_limit(sql->getHandle(), SQLITE_LIMIT_LENGTH, kLongestValue);
        distrust(*sql, Triggers::Own);
        if (const Status prepared = prepare(*sql, path); !prepared) return prepared.error();
        useLog(*sql);
        sql->setBusyTimeout(kBusyMs);
        return ResponseFile(std::move(sql));
    } catch (const SQLite::Exception& problem) {
        Error error = toError(problem);
        error.context = path + ", " + error.context;
        return error;
    }
}

Result<std::optional<std::string>> ResponseFile::read(const std::string& digest) {
    try {
        m_read->reset();
        m_read->bind(1, digest.data(), static_cast<int>(digest.size()));
        std::string stored;
        const bool there = m_read->executeStep();
        if (there) {
            const SQLite::Column column = m_read->getColumn(0);
            if (const auto* bytes = static_cast<const char*>(column.getBlob()))
                stored.assign(bytes, static_cast<std::size_t>(column.getBytes()));
        }
        m_read->reset(); // ends the read transaction, which would keep the log from being folded in
        if (!there) return std::optional<std::string>();
        auto body = decompressed(stored, kLargestBody);
        if (!body) return Error{body.error().code, "a kept reply cannot be read: " + body.error().message, {}};
        return std::optional(std::move(body).value());
    } catch (const SQLite::Exception& problem) {
        m_read->tryReset();
        return toError(problem);
    }
}

Status ResponseFile::write(const std::vector<Entry>& entries) {
    std::vector<std::string> bodies; // made before the other processes are locked out
    for (const Entry& entry : entries)
        bodies.push_back(compressed(*entry.body));
    try {
        SQLite::Transaction transaction(*m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            m_write->reset();
            m_write->bind(1, entries[i].digest.data(), static_cast<int>(entries[i].digest.size()));
            m_write->bind(2, bodies[i].data(), static_cast<int>(bodies[i].size()));
            m_write->exec();
        }
        m_write->reset();
        transaction.commit();
        return {};
    } catch (const SQLite::Exception& problem) {
        m_write->tryReset();
        return toError(problem);
    }
}

Result<std::int64_t> ResponseFile::count() {
    try {
        m_count->reset();
        if (!m_count->executeStep()) return Error{ErrorCode::Corrupt, "the cache of replies is damaged", {}};
        const std::int64_t replies = m_count->getColumn(0).getInt64();
        m_count->reset();
        return replies;
    } catch (const SQLite::Exception& problem) {
        m_count->tryReset();
        return toError(problem);
    }
}

} // namespace chronoscope::backend
