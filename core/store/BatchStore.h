// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::store {

/// A request file of a run that is with a server's Batch API. Value type.
struct BatchRow {
    std::int64_t id = 0;
    std::int64_t run = 0;
    std::string file;            ///< its name, without folder
    std::string content;         ///< content hash, 32 hex digits
    std::int64_t firstIndex = 0; ///< reply indices of its first and last request
    std::int64_t lastIndex = 0;
    std::int64_t requests = 0;
    std::string remoteFile;
    std::string remoteBatch; ///< empty while there is none, or none is known of
    std::string status;      ///< kUploaded, kCreating, then the server's own word
    std::int64_t completed = 0;
    std::int64_t failed = 0;
    std::string outputFile; ///< the server's ids of the results; empty = none
    std::string errorFile;
    std::string problem;
    std::string submitted; ///< UTC
    std::string imported;  ///< UTC; empty = not yet

    static constexpr const char* kUploaded = "uploaded";
    static constexpr const char* kCreating = "creating"; ///< asked for; whether it was made is not known

    /// The server will not work on it any more.
    bool isOver() const {
        return status == "completed" || status == "expired" || status == "cancelled" || status == "failed";
    }
    /// The server refused the whole file: none of its requests was asked.
    bool wasRefused() const { return status == "failed"; }
    /// Its requests are with the server, or their results not taken in yet.
    bool isOpen() const { return !wasRefused() && imported.empty(); }
};

/// The submitted batches of a workspace. A view over a connection.
class BatchStore {
public:
    explicit BatchStore(Database& database) : m_sql(database.sql()) {}

    /// What tells a run from every other, 12 hex digits: of its number, of what it asks, of which model, and of when it
    /// was made. The same in a copy of the workspace. NotFound.
    Result<std::string> identityOf(std::int64_t run);

    /// One transaction; returns the id.
    Result<std::int64_t> add(const BatchRow& row);
    /// Everything but run, file and content of row `row.id`.
    Status update(const BatchRow& row);
    /// In order of submission; of one run, or of all (0).
    Result<std::vector<BatchRow>> list(std::int64_t run = 0);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
