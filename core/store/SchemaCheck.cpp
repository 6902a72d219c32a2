// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/SchemaCheck.h"

#include "core/base/Text.h"
#include "core/store/Migrations.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>
#include <vector>

namespace chronoscope::store {

namespace {
struct Object {
    std::string type; ///< table, index, view or trigger
    std::string name;
    std::string table; ///< that it is of
    std::string sql;   ///< tokens; empty for what SQLite makes by itself

    friend bool operator==(const Object&, const Object&) = default;
    friend bool operator<(const Object& a, const Object& b) {
        return std::tie(a.type, a.name, a.table, a.sql) < std::tie(b.type, b.name, b.table, b.sql);
    }
};
using Schema = std::vector<Object>; ///< sorted

Schema schemaOf(SQLite::Database& sql) {
    Schema schema;
    SQLite::Statement rows(sql, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema");
    while (rows.executeStep())
        schema.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString(), rows.getColumn(2).getString(),
                          sqlTokens(rows.getColumn(3).getString())});
    std::sort(schema.begin(), schema.end());
    return schema;
}

/// The schema of each version, from 0: what the migrations make of an empty file.
std::vector<Schema> madeByMigrations() {
    SQLite::Database sql(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    std::vector<Schema> versions{Schema()};
    for (const std::string_view step : migrations()) {
        sql.exec(std::string(step));
        versions.push_back(schemaOf(sql));
    }
    return versions;
}

/// What ANALYZE makes; it only guides how SQLite looks for rows.
bool isStatistics(const Object& object) {
    const auto made = [&](const char* columns) {
        return object.sql == sqlTokens("CREATE TABLE " + object.name + columns);
    };
    return object.type == "table" && object.table == object.name &&
           ((object.name == "sqlite_stat1" && made("(tbl,idx,stat)")) ||
            (object.name == "sqlite_stat4" && made("(tbl,idx,neq,nlt,ndlt,sample)")));
}

/// The one to name: a table rather than what hangs on it.
std::string shown(const Schema& objects) {
    const auto table =
        std::find_if(objects.begin(), objects.end(), [](const Object& one) { return one.type == "table"; });
    const Object& object = table != objects.end() ? *table : objects.front();
    constexpr std::size_t kMost = 60; // bytes of what may be anything
    return fmt::format("{} \"{}\"", text::shortened(object.type, kMost), text::shortened(object.name, kMost));
}

bool isWordPart(char c) {
    return c == '_' || c == '$' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// Where the token or comment that begins at `from` ends. A quote within quotes is doubled, which reads as two tokens.
std::size_t endOf(std::string_view text, std::size_t from) {
    const auto behind = [&](std::string_view end) {
        const std::size_t at = text.find(end, from + end.size());
        return at == std::string_view::npos ? text.size() : at + end.size();
    };
    const char first = text[from];
    if (first == '\'' || first == '"' || first == '`') return behind(text.substr(from, 1));
    if (first == '[') return behind("]");
    if (text.substr(from, 2) == "--") return behind("\n");
    if (text.substr(from, 2) == "/*") return behind("*/");
    std::size_t at = from + 1;
    if (isWordPart(first))
        while (at < text.size() && isWordPart(text[at]))
            ++at;
    return at;
}
} // namespace

std::string sqlTokens(const std::string& text) {
    const std::string_view all = text;
    std::string tokens;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = endOf(all, at);
        const std::string_view token = all.substr(at, end - at);
        const bool isSpace = std::string_view(" \t\n\r\f").find(token.front()) != std::string_view::npos;
        if (!isSpace && !token.starts_with("--") && !token.starts_with("/*")) {
            if (!tokens.empty()) tokens += ' ';
            tokens += token;
        }
        at = end;
    }
    return tokens;
}

std::optional<std::string> foreignSchema(SQLite::Database& sql, int version) {
    static const std::vector<Schema> kVersions = madeByMigrations();
    const Schema& expected = kVersions.at(static_cast<std::size_t>(version));
    Schema found = schemaOf(sql);
    std::erase_if(found, isStatistics);
    Schema foreign;
    std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(), std::back_inserter(foreign));
    if (!foreign.empty()) return fmt::format("{} is not as this program makes it", shown(foreign));
    Schema missing;
    std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(), std::back_inserter(missing));
    if (!missing.empty()) return fmt::format("{} is missing", shown(missing));
    return std::nullopt;
}

} // namespace chronoscope::store
