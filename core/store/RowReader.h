// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>

namespace chronoscope::store {

/// What no program of ours would have stored in column `name`: in guarded() a Corrupt Error.
inline SQLite::Exception damagedValue(const std::string& name, const std::string& value) {
    return {name + " = " + value, SQLITE_CORRUPT};
}

/// The whole number of a column, from `least` to `most`. Throws damagedValue().
inline std::int64_t wholeFrom(const SQLite::Column& column, std::int64_t least, std::int64_t most) {
    const std::int64_t value = column.isInteger() ? column.getInt64() : 0;
    if (!column.isInteger() || value < least || value > most) throw damagedValue(column.getName(), column.getString());
    return value;
}

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
    /// Value of the row's `column`, from 0. Throws damagedValue() where it is no whole number.
    std::int64_t value(int column) const {
        if (sqlite3_column_type(m_statement.get(), column) != SQLITE_INTEGER) damaged(column);
        return sqlite3_column_int64(m_statement.get(), column);
    }

private:
    [[noreturn]] void damaged(int column) const {
        const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
        throw damagedValue(sqlite3_column_name(m_statement.get(), column), text ? text : "nothing");
    }
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
