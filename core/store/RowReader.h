// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cstdint>
#include <memory>

namespace chronoscope::store {

/// Reads integers of many rows. SQLiteCpp makes an object that shares the statement for every value, which is what a
/// scan of a million rows then mostly does. Throws SQLite::Exception as SQLiteCpp does: for use in guarded(). Used by
/// the thread of its connection.
class RowReader {
public:
    RowReader(SQLite::Database& database, const char* query) : m_database(database.getHandle()) {
        sqlite3_stmt* made = nullptr;
        check(sqlite3_prepare_v2(m_database, query, -1, &made, nullptr));
        m_statement.reset(made);
    }
    void bind(int place, std::int64_t value) { check(sqlite3_bind_int64(m_statement.get(), place, value)); }
    /// Goes to the next row, if there is one.
    bool next() {
        const int said = sqlite3_step(m_statement.get());
        if (said == SQLITE_ROW) return true;
        if (said != SQLITE_DONE) throw SQLite::Exception(m_database, said);
        return false;
    }
    /// Value of the row's `column`, from 0; 0 where it is null or no number.
    std::int64_t value(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

private:
    void check(int said) const {
        if (said != SQLITE_OK) throw SQLite::Exception(m_database, said);
    }
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    sqlite3* m_database;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

} // namespace chronoscope::store
