// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunRows.h"

#include "core/store/RowWriter.h"

#include <string>

namespace chronoscope::store {

void copyRunRows(Database& database, std::int64_t from, std::int64_t to, std::initializer_list<const char*> tables) {
    SQLite::Database& sql = database.sql();
    for (const std::string table : tables) {
        std::string others;
        SQLite::Statement columns(sql, "SELECT name FROM pragma_table_info(?) WHERE name <> 'run'");
        columns.bind(1, table);
        while (columns.executeStep())
            others += ", \"" + columns.getColumn(0).getString() + "\"";
        SQLite::Statement copy(sql, "INSERT INTO \"" + table + "\"(run" + others + ") SELECT ?" + others + " FROM \"" +
                                        table + "\" WHERE run = ?");
        execute(copy, to, from);
    }
}

} // namespace chronoscope::store
