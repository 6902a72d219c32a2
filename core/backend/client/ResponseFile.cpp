// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ResponseFile.h"

#include "core/base/Compress.h"
#include "core/base/SqliteFile.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <zlib.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace chronoscope::backend {

namespace fs = std::filesystem;

namespace {
constexpr std::uint32_t kApplicationId = 0x43485243; // "CHRC"
constexpr std::uint32_t kFileVersion = 2;
constexpr int kOpenBusyMs = 5'000;
constexpr int kBusyMs = 200; ///< short, as look-ups wait behind a write that has to wait
constexpr int kLongestValue = static_cast<int>(ResponseFile::kLargestBody) + (1 << 20); ///< a compressed body may grow
constexpr std::size_t kCompressFrom = 1'024; ///< bytes; setting zlib up costs more than a smaller body could save

// Rows stand in the order in which they came, so that a batch is written to few pages and the oldest go together; only
// the index is in the order of the digests. The count is kept beside them: counting would read the whole file.
constexpr const char* kSchema =
    "CREATE TABLE reply(id INTEGER PRIMARY KEY, digest BLOB NOT NULL UNIQUE, body BLOB NOT NULL);"
    "CREATE TABLE tally(replies INTEGER NOT NULL);"
    "INSERT INTO tally VALUES(0);";

// What a body is stored as: a letter, then the zlib stream, which checks itself, or checksum and bytes.
constexpr char kCompressed = 'z';
constexpr char kPlain = 'p';
constexpr std::size_t kPlainHead = 5;

std::string checksum(std::string_view body) {
    auto sum = static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size())));
    std::string bytes(4, '\0');
    for (char& byte : bytes) {
        byte = static_cast<char>(sum & 0xFF);
        sum >>= 8;
    }
    return bytes;
}

std::string stored(std::string_view body) {
    return body.size() < kCompressFrom ? (kPlain + checksum(body)).append(body) : kCompressed + compressed(body);
}

Result<std::string> bodyOf(std::string_view stored) {
    if (stored.starts_with(kCompressed)) return decompressed(stored.substr(1), ResponseFile::kLargestBody);
    if (!stored.starts_with(kPlain) || stored.size() < kPlainHead ||
        checksum(stored.substr(kPlainHead)) != stored.substr(1, kPlainHead - 1))
        return Error{ErrorCode::BadInput, "it is damaged", {}};
    return std::string(stored.substr(kPlainHead));
}

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

/// A file of an earlier version is not read any more. It is whole: its log is folded in, which fails as long as another
/// process has it open. Throws SQLite errors.
void putAside(const std::string& path) {
    SQLite::Database(path, SQLite::OPEN_READWRITE, kOpenBusyMs).exec("PRAGMA journal_mode = DELETE");
    std::error_code problem;
    fs::rename(path, ResponseFile::asidePath(path), problem);
    if (problem) throw SQLite::Exception("the cache of an earlier version cannot be put aside", SQLITE_CANTOPEN);
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
    const std::uint32_t version = bigEndian(header, 60);
    if (version > kFileVersion) return tooNew(path);
    if (version != 0 && version < kFileVersion) putAside(path);
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

ResponseFile::ResponseFile(std::unique_ptr<SQLite::Database> sql, std::int64_t limit)
    : m_sql(std::move(sql)),
      m_read(std::make_unique<SQLite::Statement>(*m_sql, "SELECT body FROM reply WHERE digest = ?")),
      m_add(std::make_unique<SQLite::Statement>(*m_sql, "INSERT OR IGNORE INTO reply(digest, body) VALUES(?, ?)")),
      m_replace(std::make_unique<SQLite::Statement>(*m_sql, "UPDATE reply SET body = ?2 WHERE digest = ?1")),
      m_limit(limit) {}

Result<ResponseFile> ResponseFile::open(const std::string& path, std::int64_t limit) {
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
        distrust(*sql);
        if (const Status prepared = prepare(*sql, path); !prepared) return prepared.error();
        useLog(*sql);
        sql->setBusyTimeout(kBusyMs);
        return ResponseFile(std::move(sql), limit);
    } catch (const SQLite::Exception& problem) {
        Error error = toError(problem);
        error.context = path + ", " + error.context;
        return error;
    }
}

std::string ResponseFile::asidePath(const std::string& path) { return path + ".old"; }

Status ResponseFile::read(const std::string& digest, std::optional<std::string>& body) {
    try {
        m_read->reset();
        m_read->bindNoCopy(1, digest.data(), static_cast<int>(digest.size()));
        if (!m_read->executeStep()) return {};
        const SQLite::Column column = m_read->getColumn(0);
        const auto* bytes = static_cast<const char*>(column.getBlob());
        auto kept = bodyOf({bytes ? bytes : "", static_cast<std::size_t>(column.getBytes())});
        if (!kept) return Error{kept.error().code, "a kept reply cannot be read: " + kept.error().message, {}};
        body = std::move(kept).value();
        return {};
    } catch (const SQLite::Exception& problem) {
        m_read->tryReset();
        return toError(problem);
    }
}

Status ResponseFile::read(const std::vector<std::string>& digests, std::vector<std::optional<std::string>>& bodies) {
    Status first;
    try {
        SQLite::Transaction transaction(*m_sql); // each alone would lock the file anew
        for (std::size_t i = 0; i < digests.size(); ++i) {
            if (bodies[i]) continue;
            const Status read = this->read(digests[i], bodies[i]);
            if (!read && first) first = read;
        }
        m_read->reset(); // before the transaction ends, which would keep the log from being folded in
        transaction.commit();
    } catch (const SQLite::Exception& problem) {
        m_read->tryReset();
        if (first) first = toError(problem);
    }
    return first;
}

bool ResponseFile::put(const Entry& entry) {
    const std::string body = stored(entry.body);
    const auto run = [&](SQLite::Statement& statement) {
        statement.reset();
        statement.bindNoCopy(1, entry.digest.data(), static_cast<int>(entry.digest.size()));
        statement.bindNoCopy(2, body.data(), static_cast<int>(body.size()));
        return statement.exec();
    };
    const bool isNew = run(*m_add) > 0;
    if (!isNew) run(*m_replace);
    return isNew;
}

/// Within a transaction.
std::int64_t ResponseFile::letOldestGo(std::int64_t atMost) {
    SQLite::Statement remove(*m_sql, "DELETE FROM reply WHERE id IN (SELECT id FROM reply ORDER BY id LIMIT ?)");
    remove.bind(1, atMost);
    return remove.exec();
}

Status ResponseFile::write(std::vector<Entry> entries) {
    // Neighbours in the index go in one after the other.
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.digest < b.digest; });
    try {
        SQLite::Transaction transaction(*m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        std::int64_t more = 0;
        for (const Entry& entry : entries)
            more += put(entry) ? 1 : 0;
        while (measured().bytes > m_limit) {
            const std::int64_t gone = letOldestGo(2 * static_cast<std::int64_t>(entries.size()));
            if (gone == 0) break;
            more -= gone;
        }
        m_add->reset();
        m_replace->reset();
        m_sql->exec(fmt::format("UPDATE tally SET replies = replies + {}", more));
        transaction.commit();
        return {};
    } catch (const SQLite::Exception& problem) {
        m_add->tryReset();
        m_replace->tryReset();
        return toError(problem);
    }
}

ResponseFile::Size ResponseFile::measured() {
    const auto number = [&](const char* query) { return m_sql->execAndGet(query).getInt64(); };
    return {number("SELECT replies FROM tally"),
            (number("PRAGMA page_count") - number("PRAGMA freelist_count")) * number("PRAGMA page_size")};
}

Result<ResponseFile::Size> ResponseFile::size() {
    try {
        return measured();
    } catch (const SQLite::Exception& problem) {
        return toError(problem);
    }
}

Status ResponseFile::clear() {
    try {
        SQLite::Transaction transaction(*m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        m_sql->exec("DELETE FROM reply; UPDATE tally SET replies = 0");
        transaction.commit();
        m_sql->exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
        return {};
    } catch (const SQLite::Exception& problem) {
        return toError(problem);
    }
}

} // namespace chronoscope::backend
