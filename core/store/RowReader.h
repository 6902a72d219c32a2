// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/store/Database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace chronoscope::store {

/// How a value of a row is read: each of these throws damaged() where it is none that a program of ours would have
/// stored. For use in guarded(). Stateless.

/// A Corrupt Failure that says `what`.
inline Failure damaged(std::string what) {
    return Failure({ErrorCode::Corrupt, "a value in the workspace is damaged", std::move(what)});
}
/// The same of column `name`; `value` may be anything, and is cut.
Failure damagedValue(const std::string& name, const std::string& value);

/// The whole number of a column, from `least` to `most`.
std::int64_t wholeFrom(const SQLite::Column& column, std::int64_t least, std::int64_t most);
inline int intFrom(const SQLite::Column& column, int least, int most) {
    return static_cast<int>(wholeFrom(column, least, most));
}
inline bool flagFrom(const SQLite::Column& column) { return wholeFrom(column, 0, 1) != 0; }
/// A value of an enumeration that begins with 0 and ends with `last`.
template <typename Value> Value enumFrom(const SQLite::Column& column, Value last) {
    return static_cast<Value>(wholeFrom(column, 0, static_cast<int>(last)));
}
/// A finite number, not negative, and `most` at the most.
double amountFrom(const SQLite::Column& column, double most = std::numeric_limits<double>::max());
std::string textFrom(const SQLite::Column& column);
ContentId idFrom(const SQLite::Column& column);

/// Calls `read`; what it finds damaged is told with its place, which `where` names.
template <typename Where, typename Read> auto located(Where&& where, Read&& read) {
    try {
        return read();
    } catch (Failure& problem) {
        problem.error.context = where() + ": " + problem.error.context;
        throw;
    }
}

/// Reads many rows. SQLiteCpp makes an object that shares the statement for every value, which is what a scan of a
/// million rows then mostly does. Throws SQLite::Exception as SQLiteCpp does: for use in guarded(). Used by the thread
/// of its connection. Columns count from 0.
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
    bool isNull(int column) const { return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL; }
    /// A whole number. Throws damagedValue() where it is none, or out of bounds; so do the others.
    std::int64_t value(int column) const {
        if (sqlite3_column_type(m_statement.get(), column) != SQLITE_INTEGER) refuse(column);
        return sqlite3_column_int64(m_statement.get(), column);
    }
    std::int64_t value(int column, std::int64_t least, std::int64_t most) const {
        const std::int64_t whole = value(column);
        if (whole < least || whole > most) refuse(column);
        return whole;
    }
    bool flag(int column) const { return value(column, 0, 1) != 0; }
    /// A finite number that is stored as a fraction.
    double fraction(int column) const {
        const double number = sqlite3_column_double(m_statement.get(), column);
        if (sqlite3_column_type(m_statement.get(), column) != SQLITE_FLOAT || !std::isfinite(number)) refuse(column);
        return number;
    }
    /// A text that is stored as one.
    std::string string(int column) const {
        if (sqlite3_column_type(m_statement.get(), column) != SQLITE_TEXT) refuse(column);
        return std::string(text(column));
    }
    /// Whatever it is, as text; until the next row.
    std::string_view text(int column) const {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
        return {bytes ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
    }

private:
    [[noreturn]] void refuse(int column) const {
        throw damagedValue(sqlite3_column_name(m_statement.get(), column),
                           isNull(column) ? "nothing" : std::string(text(column)));
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
