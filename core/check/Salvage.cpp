// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/Salvage.h"

#include "core/base/SqliteFile.h"
#include "core/store/Database.h"
#include "core/store/Migrations.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>

namespace chronoscope::check {

namespace {
constexpr std::int64_t kRowsBetweenLooks = 8'192;
constexpr std::int64_t kLast = std::numeric_limits<std::int64_t>::max();

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

/// Null where the damage reaches what the statement is about.
Statement prepared(SQLite::Database& sql, const std::string& text) {
    sqlite3_stmt* made = nullptr;
    sqlite3_prepare_v2(sql.getHandle(), text.c_str(), -1, &made, nullptr);
    return Statement(made);
}

/// Of what may be damaged: nothing but tables that are named here is read, and it takes a file that is cut off.
std::unique_ptr<SQLite::Database> openDamaged(const std::string& path) {
    const int flags = SQLite::OPEN_READONLY | SQLITE_OPEN_NOMUTEX;
    auto sql = hasLog(path) ? std::make_unique<SQLite::Database>(path, flags)
                            : std::make_unique<SQLite::Database>(asItLies(path), flags | SQLITE_OPEN_URI);
    distrust(*sql);
    sqlite3_db_config(sql->getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sql->exec("PRAGMA writable_schema = ON"); // of a connection that cannot write: reads past the end that is missing
    return sql;
}

std::vector<std::string> names(SQLite::Database& sql, const std::string& query) {
    std::vector<std::string> all;
    const Statement rows = prepared(sql, query);
    while (rows && sqlite3_step(rows.get()) == SQLITE_ROW)
        all.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(rows.get(), 0)));
    return all;
}

std::string columnsOf(const std::string& table) {
    return fmt::format("SELECT name FROM pragma_table_info('{}') WHERE name IS NOT NULL", table);
}

/// Copies one table, row by row.
class TableCopy {
public:
    TableCopy(SQLite::Database& from, SQLite::Database& to, std::string table, const std::stop_token& stop)
        : m_from(from), m_to(to), m_table(std::move(table)), m_stop(stop) {}

    Result<SalvagedTable> run() {
        SalvagedTable copied{m_table, 0, true};
        const auto there = names(m_from, columnsOf(m_table));
        for (const std::string& column : names(m_to, columnsOf(m_table)))
            if (std::find(there.begin(), there.end(), column) != there.end())
                m_columns += (m_columns.empty() ? "\"" : ", \"") + column + "\"";
        copied.isWhole = !m_columns.empty();
        if (m_columns.empty()) return copied;
        const auto values = 1 + std::count(m_columns.begin(), m_columns.end(), ',');
        std::string places;
        for (std::ptrdiff_t i = 0; i < values; ++i)
            places += i == 0 ? "?" : ", ?";
        m_put =
            prepared(m_to, fmt::format("INSERT OR IGNORE INTO main.\"{}\"({}) VALUES({})", m_table, m_columns, places));
        if (!m_put) throw SQLite::Exception(m_to.getHandle(), sqlite3_errcode(m_to.getHandle()));
        const bool hasRowId = prepared(m_to, fmt::format("SELECT rowid FROM \"{}\"", m_table)) != nullptr;
        copied.isWhole = hasRowId ? copyByRowId() : copyBothWays();
        copied.rows = m_rows;
        if (m_stopped) return Error{ErrorCode::Cancelled, "stopped", {}};
        return copied;
    }

private:
    /// Inserts what the statement yields from its `first` column on. True: up to its end.
    bool take(sqlite3_stmt* rows, int first, std::int64_t* last) {
        for (;;) {
            const int said = sqlite3_step(rows);
            if (said == SQLITE_DONE) return true;
            if (said != SQLITE_ROW) return refuse(said);
            if (last)
                *last = std::max<std::int64_t>(*last, sqlite3_column_int64(rows, 0)); // a damaged tree may go back
            for (int i = first; i < sqlite3_column_count(rows); ++i)
                sqlite3_bind_value(m_put.get(), i - first + 1, sqlite3_column_value(rows, i));
            const int put = sqlite3_step(m_put.get());
            sqlite3_reset(m_put.get());
            if (put != SQLITE_DONE) throw SQLite::Exception(m_to.getHandle(), put);
            m_rows += sqlite3_changes(m_to.getHandle());
            m_stopped = ++m_looked % kRowsBetweenLooks == 0 && m_stop.stop_requested();
            if (m_stopped) return true;
        }
    }

    /// Damage is gone past; what else keeps the file from being read ends the copying.
    bool refuse(int said) const {
        if (said != SQLITE_CORRUPT && said != SQLITE_IOERR && said != SQLITE_NOTADB)
            throw SQLite::Exception(m_from.getHandle(), said);
        return false;
    }

    bool copyByRowId() {
        const Statement rows = prepared(m_from, fmt::format("SELECT rowid, {} FROM \"{}\" NOT INDEXED WHERE rowid >= ? "
                                                            "ORDER BY rowid",
                                                            m_columns, m_table));
        if (!rows) return false;
        bool isWhole = true;
        constexpr std::int64_t kFirst = std::numeric_limits<std::int64_t>::min();
        for (std::optional<std::int64_t> from = kFirst; from && !m_stopped;) {
            sqlite3_bind_int64(rows.get(), 1, *from);
            std::int64_t last = *from - (*from == kFirst ? 0 : 1);
            const bool ended = take(rows.get(), 1, &last);
            sqlite3_reset(rows.get());
            if (ended) return isWhole;
            isWhole = false;
            // Behind damage there was a row: where none with its number or a later one comes, the tree leads nowhere.
            if (*from != kFirst && last < *from) return false;
            from = readableBehind(last);
        }
        return isWhole;
    }

    /// The first row behind `last` that can be read: bad ones lie together, so steps grow until one is behind them, and
    /// then shrink back to where they end. Rows may be any way apart; that takes some hundred looks at the most.
    std::optional<std::int64_t> readableBehind(std::int64_t last) {
        const Statement look =
            prepared(m_from, fmt::format("SELECT rowid, {} FROM \"{}\" NOT INDEXED WHERE rowid >= ? ORDER BY rowid "
                                         "LIMIT 1",
                                         m_columns, m_table));
        const auto can = [&](std::int64_t at) {
            sqlite3_bind_int64(look.get(), 1, at);
            const int said = sqlite3_step(look.get());
            sqlite3_reset(look.get());
            return said == SQLITE_ROW || said == SQLITE_DONE || refuse(said);
        };
        if (!look) return std::nullopt;
        constexpr std::int64_t kMostStep = std::int64_t{1} << 62;
        std::int64_t bad = last, good = last;
        for (std::int64_t step = 1;; step = std::min(step, kMostStep / 2) * 2) {
            if (bad == kLast) return std::nullopt;
            good = bad > kLast - step ? kLast : bad + step;
            if (can(good)) break;
            bad = good;
        }
        while (bad < good - 1) {
            const std::int64_t middle = bad + (good - bad) / 2;
            (can(middle) ? good : bad) = middle;
        }
        return good;
    }

    /// Without row numbers there is no way past damage but from the other end.
    bool copyBothWays() {
        std::string key;
        for (const std::string& column :
             names(m_to, fmt::format("SELECT name FROM pragma_table_info('{}') WHERE pk > 0 ORDER BY pk", m_table)))
            key += (key.empty() ? "\"" : " DESC, \"") + column + "\"";
        const Statement forwards = prepared(m_from, fmt::format("SELECT {} FROM \"{}\"", m_columns, m_table));
        if (forwards && take(forwards.get(), 0, nullptr)) return true;
        const Statement backwards =
            prepared(m_from, fmt::format("SELECT {} FROM \"{}\" ORDER BY {} DESC", m_columns, m_table, key));
        if (backwards) (void)take(backwards.get(), 0, nullptr);
        return false;
    }

    SQLite::Database& m_from;
    SQLite::Database& m_to;
    const std::string m_table;
    const std::stop_token& m_stop;
    std::string m_columns;
    Statement m_put;
    std::int64_t m_rows = 0;
    std::int64_t m_looked = 0;
    bool m_stopped = false;
};

/// The step of the schema that the file says it is at; the newest where it says none that there is.
std::size_t versionOf(SQLite::Database& sql) {
    const Statement row = prepared(sql, "PRAGMA user_version");
    const int said = row && sqlite3_step(row.get()) == SQLITE_ROW ? sqlite3_column_int(row.get(), 0) : 0;
    const std::size_t newest = store::migrations().size();
    return said > 0 && static_cast<std::size_t>(said) <= newest ? static_cast<std::size_t>(said) : newest;
}
} // namespace

Result<std::vector<SalvagedTable>> salvage(const std::string& from, const std::string& to,
                                           const std::function<void(const std::string&)>& told,
                                           const std::stop_token& stop) {
    return store::guarded([&]() -> Result<std::vector<SalvagedTable>> {
        const auto damaged = openDamaged(std::filesystem::absolute(from).string());
        damaged->exec("BEGIN"); // one look at the file, however many statements
        const std::size_t version = versionOf(*damaged);
        makePrivate(to);
        SQLite::Database fresh(to, SQLite::OPEN_READWRITE);
        fresh.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
        for (std::size_t step = 0; step < version; ++step)
            fresh.exec(std::string(store::migrations()[step]));
        fresh.exec(fmt::format("PRAGMA user_version = {}; PRAGMA application_id = {}", version, store::kApplicationId));
        if (names(*damaged, "SELECT name FROM sqlite_schema WHERE type = 'table'").empty())
            return Error{ErrorCode::Corrupt, "nothing can be read of this file: its first page is damaged", from};
        std::vector<SalvagedTable> tables;
        for (const std::string& table : names(fresh, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT "
                                                     "LIKE 'sqlite_%' ORDER BY rowid")) {
            if (told) told(table);
            fresh.exec("BEGIN");
            auto copied = TableCopy(*damaged, fresh, table, stop).run();
            fresh.exec("COMMIT");
            if (!copied) return copied.error();
            tables.push_back(std::move(copied).value());
        }
        return tables;
    });
}

} // namespace chronoscope::check
