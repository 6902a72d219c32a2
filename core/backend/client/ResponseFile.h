// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::backend {

/// The file of a ResponseCache: one SQLite connection and its statements. Large bodies are compressed, small ones carry
/// a checksum. Holds about `limit` bytes: what was kept first goes first. Used by one thread at a time; moves. No
/// exception leaves it.
class ResponseFile {
public:
    struct Entry {
        std::string_view digest;
        std::string_view body;
    };
    struct Size {
        std::int64_t replies = 0;
        std::int64_t bytes = 0; ///< of the file's pages in use
    };
    /// Largest body written or read, bytes.
    static constexpr std::size_t kLargestBody = std::size_t{64} << 20;

    /// As ResponseCache::open().
    static Result<ResponseFile> open(const std::string& path, std::int64_t limit);

    /// Where the file of an earlier version is put, of which nothing is read any more.
    static std::string asidePath(const std::string& path);

    /// Fills in the bodies kept under `digests` where there is none yet, in one read transaction. What cannot be read
    /// stays empty, and the first reason is returned: BadInput, Corrupt, Locked, Io.
    Status read(const std::vector<std::string>& digests, std::vector<std::optional<std::string>>& bodies);
    /// Writes all entries in one transaction, or none, and lets the oldest go where there is too much. Locked if
    /// another process is writing all the while; DiskFull, Corrupt, ReadOnly, Io.
    Status write(std::vector<Entry> entries);
    Result<Size> size();
    /// Forgets all replies and gives their room back to the disk. As write().
    Status clear();

private:
    ResponseFile(std::unique_ptr<SQLite::Database> sql, std::int64_t limit);
    Status read(const std::string& digest, std::optional<std::string>& body);
    /// Within a transaction. True if the digest is new.
    bool put(const Entry& entry);
    std::int64_t letOldestGo(std::int64_t atMost);
    Size measured();

    std::unique_ptr<SQLite::Database> m_sql;
    std::unique_ptr<SQLite::Statement> m_read;
    std::unique_ptr<SQLite::Statement> m_add;
    std::unique_ptr<SQLite::Statement> m_replace;
    std::int64_t m_limit;
};

} // namespace chronoscope::backend
