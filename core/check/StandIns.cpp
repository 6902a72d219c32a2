// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/StandIns.h"

#include "core/base/Hash.h"
#include "core/store/LostPack.h"
#include "core/store/RowWriter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace chronoscope::check {

namespace {
constexpr const char* kLost = "lost"; ///< no JSON of anything

/// The first column of every row.
std::vector<std::string> texts(SQLite::Statement& rows) {
    std::vector<std::string> all;
    while (rows.executeStep())
        all.push_back(rows.getColumn(0).getString());
    return all;
}

std::string packLine(SQLite::Database& sql, const std::string& id, bool isKnown) {
    SQLite::Statement runs(sql, "SELECT 'run ' || id || ' \"' || name || '\"' FROM run WHERE ? IN (template_pack, "
                                "relation_pack) ORDER BY id");
    runs.bind(1, id.data(), static_cast<int>(id.size()));
    const std::string names = fmt::format("{}", fmt::join(texts(runs), ", "));
    if (isKnown)
        return fmt::format("{}: a pack of its words was lost and is put back, for this program has the same", names);
    return fmt::format("{}: a pack of its words is lost; its replies and results are kept, its prompts cannot be shown "
                       "and it cannot be resumed",
                       names);
}

/// Of the bytes that a key is.
std::string hexOf(const std::string& id) {
    std::string hex;
    for (const char byte : id)
        hex += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return hex;
}

void standInForPacks(SQLite::Database& sql, const std::vector<std::string>& known, std::vector<std::string>& lines) {
    SQLite::Statement lost(sql, "SELECT template_pack FROM run WHERE template_pack NOT IN (SELECT id FROM pack) UNION "
                                "SELECT relation_pack FROM run WHERE relation_pack NOT IN (SELECT id FROM pack)");
    SQLite::Statement insert(sql, "INSERT INTO pack(id, json) VALUES(?, ?)");
    for (const std::string& id : texts(lost)) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const std::string& json) {
            const ContentId hash = contentId(json);
            return std::equal(hash.begin(), hash.end(), id.begin(), id.end(),
                              [](std::uint8_t a, char b) { return a == static_cast<std::uint8_t>(b); });
        });
        insert.bind(1, id.data(), static_cast<int>(id.size()));
        insert.bind(2, same == known.end() ? store::lostPack(hexOf(id)) : *same);
        insert.exec();
        insert.reset();
        lines.push_back(packLine(sql, id, same != known.end()));
    }
}

/// Rows of `table`, which items name by number, that are not there.
std::vector<std::int64_t> lostRows(SQLite::Database& sql, const std::string& table, const std::string& named) {
    std::vector<std::int64_t> rows;
    SQLite::Statement lost(sql,
                           fmt::format("SELECT DISTINCT row FROM ({}) WHERE row IS NOT NULL AND row NOT IN (SELECT "
                                       "row FROM {}) ORDER BY row",
                                       named, table));
    while (lost.executeStep())
        rows.push_back(lost.getColumn(0).getInt64());
    return rows;
}

void standInForPictures(SQLite::Database& sql, std::vector<std::string>& lines) {
    SQLite::Statement insert(sql, "INSERT INTO media(row, id, type, width, height, bytes) VALUES(?, ?, 'image/png', 1, "
                                  "1, x'')");
    for (const std::int64_t row : lostRows(
             sql, "media", "SELECT image AS row FROM mined_item UNION ALL SELECT other_image AS row FROM mined_item")) {
        store::execute(insert, row, contentId(fmt::format("lost picture {}", row)));
        lines.push_back(fmt::format(
            "picture {} is lost: the items that show it and their replies are kept, and cannot be asked", row));
    }
}

void standInForAttributes(SQLite::Database& sql, std::vector<std::string>& lines) {
    SQLite::Statement insert(sql, "INSERT INTO mined_attributes(row, id, list) VALUES(?, ?, ?)");
    for (const std::int64_t row : lostRows(sql, "mined_attributes", "SELECT attributes AS row FROM mined_item")) {
        store::execute(insert, row, contentId(fmt::format("lost attributes {}", row)), std::string(kLost));
        lines.push_back(fmt::format("attribute list {} is lost: the scores of its items are kept, what is outdated in "
                                    "their replies cannot be told",
                                    row));
    }
}
} // namespace

std::vector<std::string> standInForLost(SQLite::Database& sql, const std::vector<std::string>& knownPacks) {
    std::vector<std::string> lines;
    standInForPacks(sql, knownPacks, lines);
    if (!sql.tableExists("mined_item")) return lines; // of an older schema
    standInForPictures(sql, lines);
    standInForAttributes(sql, lines);
    return lines;
}

} // namespace chronoscope::check
