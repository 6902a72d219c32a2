// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/ForeignRows.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <string_view>
#include <utility>

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

/// Rows that say which benchmark rows a run asks.
bool isOfWhatARunAsks(std::string_view table, std::string_view parent) {
    return (table == "run_element" && parent == "element") || (table == "mined_unit" && parent == "mined_item") ||
           (table == "stress_fact" && parent == "dated_fact");
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

std::vector<RemovedRows> removeForeignRows(SQLite::Database& sql) {
    std::map<std::pair<std::string, std::string>, std::int64_t> removed; ///< by table and what is missing
    const auto byNumber = looseOf(sql);
    auto all = references(sql);
    std::erase_if(all, [](const Reference& one) { return isOfWhatARunAsks(one.table, one.parent); });
    for (bool goesOn = true; goesOn;) { // what refers to a removed row is of nothing itself
        goesOn = false;
        const auto remove = [&](const std::string& table, const std::string& of, const std::string& condition) {
            const int rows = sql.exec(fmt::format("DELETE FROM \"{}\" WHERE {}", table, condition));
            if (rows > 0) removed[{table, of}] += rows;
            goesOn = goesOn || rows > 0;
        };
        for (const Reference& one : all)
            remove(one.table, one.parent,
                   fmt::format("\"{0}\" IS NOT NULL AND \"{0}\" NOT IN (SELECT \"{1}\" FROM \"{2}\" WHERE \"{1}\" IS "
                               "NOT NULL)",
                               one.column, one.parentColumn, one.parent));
        for (const Loose& loose : byNumber)
            remove(loose.table, loose.of, loose.isForeign);
    }
    std::vector<RemovedRows> list;
    for (const auto& [what, rows] : removed)
        list.push_back({what.first, what.second, rows});
    return list;
}

} // namespace chronoscope::check
