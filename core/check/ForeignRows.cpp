// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/ForeignRows.h"

#include <fmt/format.h>

#include <array>

namespace chronoscope::check {

namespace {
/// Rows that refer to others by number alone, without a reference that the schema knows.
struct Loose {
    const char* table;
    const char* isForeign; ///< condition of a row that is of nothing
    const char* of;        ///< what is missing
};

constexpr const char* kNoRun = "key >> 40 NOT IN (SELECT id FROM run)";
constexpr const char* kNoScoring = "key >> 40 NOT IN (SELECT id FROM scoring)";
constexpr std::array<Loose, 10> kLoose{{
    {"reply", kNoRun, "run"},
    {"reply", "text NOT IN (SELECT id FROM reply_text)", "text"},
    {"thinking", "key NOT IN (SELECT key FROM reply)", "reply"},
    {"reply_tokens", "key NOT IN (SELECT key FROM reply)", "reply"},
    {"cell", kNoRun, "run"},
    {"element_category", kNoRun, "run"},
    {"traversal_element", kNoRun, "run"},
    {"scored_cell", kNoScoring, "scoring"},
    {"scored_element", kNoScoring, "scoring"},
    {"diagnosis", kNoScoring, "scoring"},
}};

/// Those whose table an older schema has already.
std::vector<Loose> looseOf(SQLite::Database& sql) {
    std::vector<Loose> all;
    for (const Loose& loose : kLoose)
        if (sql.tableExists(loose.table)) all.push_back(loose);
    return all;
}

/// A column that refers to one of another table.
struct Reference {
    std::string table, column, parent, parentColumn;
};

std::vector<Reference> references(SQLite::Database& sql) {
    std::vector<Reference> all;
    SQLite::Statement rows(sql, "SELECT m.name, f.\"from\", f.\"table\", coalesce(f.\"to\", (SELECT name FROM "
                                "pragma_table_info(f.\"table\") WHERE pk = 1)) FROM sqlite_schema m, "
                                "pragma_foreign_key_list(m.name) f WHERE m.type = 'table'");
    while (rows.executeStep())
        all.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString(), rows.getColumn(2).getString(),
                       rows.getColumn(3).getString()});
    return all;
}
} // namespace

std::vector<std::string> danglingRows(SQLite::Database& sql) {
    std::vector<std::string> lines;
    SQLite::Statement rows(sql, "SELECT \"table\", \"parent\", count(*) FROM pragma_foreign_key_check GROUP BY 1, 2");
    while (rows.executeStep())
        lines.push_back(fmt::format("{} rows of {} are of no row of {}", rows.getColumn(2).getInt64(),
                                    rows.getColumn(0).getString(), rows.getColumn(1).getString()));
    return lines;
}

std::vector<std::string> foreignRows(SQLite::Database& sql) {
    std::vector<std::string> lines;
    for (const Loose& loose : looseOf(sql)) {
        SQLite::Statement count(sql, fmt::format("SELECT count(*) FROM {} WHERE {}", loose.table, loose.isForeign));
        count.executeStep();
        if (const std::int64_t rows = count.getColumn(0).getInt64(); rows > 0)
            lines.push_back(fmt::format("{} rows of {} have no {}", rows, loose.table, loose.of));
    }
    return lines;
}

std::int64_t removeForeignRows(SQLite::Database& sql) {
    const auto all = references(sql);
    const auto byNumber = looseOf(sql);
    std::int64_t removed = 0;
    for (std::int64_t before = -1; before != removed;) { // what refers to a removed row is of nothing itself
        before = removed;
        for (const Reference& one : all)
            removed += sql.exec(fmt::format("DELETE FROM \"{0}\" WHERE \"{1}\" IS NOT NULL AND \"{1}\" NOT IN (SELECT "
                                            "\"{2}\" FROM \"{3}\" WHERE \"{2}\" IS NOT NULL)",
                                            one.table, one.column, one.parentColumn, one.parent));
        for (const Loose& loose : byNumber)
            removed += sql.exec(fmt::format("DELETE FROM {} WHERE {}", loose.table, loose.isForeign));
    }
    return removed;
}

} // namespace chronoscope::check
