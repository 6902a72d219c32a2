// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// The file of a ResponseCache: one SQLite connection and its statements. Bodies are compressed. Used by one thread at
/// a time; moves. No exception leaves it.
class ResponseFile {
public:
    struct Entry {
        std::string digest;
        std::shared_ptr<const std::string> body;
    };
    /// Largest body written or read, bytes.
    static constexpr std::size_t kLargestBody = std::size_t{64} << 20;

    /// As ResponseCache::open().
    static Result<ResponseFile> open(const std::string& path);

    /// The body kept under `digest`; nothing if there is none. BadInput, Corrupt, Locked, Io.
    Result<std::optional<std::string>> read(const std::string& digest);
    /// Writes all entries in one transaction, or none. Locked if another process is writing all the while; DiskFull,
    /// Corrupt, ReadOnly, Io.
    Status write(const std::vector<Entry>& entries);
    /// How many replies the file holds.
    Result<std::int64_t> count();

private:
    explicit ResponseFile(std::unique_ptr<SQLite::Database> sql);

    std::unique_ptr<SQLite::Database> m_sql;
    std::unique_ptr<SQLite::Statement> m_read;
    std::unique_ptr<SQLite::Statement> m_write;
    std::unique_ptr<SQLite::Statement> m_count;
};

} // namespace chronoscope::backend
