// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <exception>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

namespace chronoscope::store {

/// One SQLite connection to a workspace file. Used by one thread at a time; moves. SQL is written in the *Store
/// classes; SQLite's exceptions become Errors in guarded() and get no further.
class Database {
public:
    enum class Access {
        Create,    ///< made where it is missing, for this user's eyes alone
        ReadWrite, ///< an older schema is brought up to date, in one transaction
        ReadOnly,  ///< of the newest schema
        ReadOlder, ///< of any schema, as it is: the caller looks at `PRAGMA user_version`
    };

    /// Opens with the pragmas of the house (WAL, full sync and enforced references for writers, busy time-out) and
    /// checks before anything else that the file is a workspace of a schema this version knows, and that its schema is
    /// what the migrations make of it (see foreignSchema()): nothing that another program put into it runs. Errors:
    /// NotFound, Corrupt (the file is left as it is), NewerSchema, DiskFull, Io.
    static Result<Database> open(const std::string& path, Access access);

    SQLite::Database& sql() { return *m_sql; }
    const std::string& path() const { return m_path; }
    /// Ends whatever this connection is executing, from any thread.
    void interrupt();
    /// Lets go of the pages it has read, up to 32 MB: behind a long reading that is not done again soon.
    void forgetPages();
    /// Held until this connection is closed: whoever hands connections out sees by it whether any is open.
    void hold(std::shared_ptr<const void> token) { m_token = std::move(token); }

    static int schemaVersion(); ///< the newest this version writes

private:
    Database(std::string path, std::unique_ptr<SQLite::Database> sql)
        : m_path(std::move(path)), m_sql(std::move(sql)) {}
    static Result<Database> openChecked(const std::string& path, Access access);

    std::string m_path;
    std::shared_ptr<const void> m_token; ///< outlives the connection
    std::unique_ptr<SQLite::Database> m_sql;
};

/// What SQLite said, as one of our codes.
Error toError(const SQLite::Exception& problem);

/// Thrown inside guarded(): its work ends with this Error.
struct Failure : std::exception {
    explicit Failure(Error what) : error(std::move(what)) {}
    const char* what() const noexcept override { return error.message.c_str(); }
    Error error;
};

template <typename T> struct Guarded { using type = Result<T>; };
template <typename T> struct Guarded<Result<T>> { using type = Result<T>; };

/// Calls `work`; SQLite's exceptions and Failures become an Error. Work that returns a Result keeps it as it is.
template <typename Work> auto guarded(Work&& work) -> typename Guarded<std::invoke_result_t<Work>>::type {
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const SQLite::Exception& problem) {
        return toError(problem);
    } catch (const Failure& problem) {
        return problem.error;
    }
}

} // namespace chronoscope::store
