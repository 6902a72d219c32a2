// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/OwnPackStore.h"

#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

namespace chronoscope::store {

namespace {
std::string packFrom(const SQLite::Column& column) {
    std::string json = textFrom(column);
    if (json.size() > OwnPackStore::kMaxBytes) throw damaged("a pack of words that is too large");
    return json;
}
} // namespace

Result<std::vector<std::string>> OwnPackStore::all() {
    return guarded([&] {
        std::vector<std::string> packs;
        SQLite::Statement rows(m_sql, "SELECT json FROM own_pack ORDER BY format");
        while (rows.executeStep())
            packs.push_back(packFrom(rows.getColumn(0)));
        return packs;
    });
}

Result<std::string> OwnPackStore::find(const std::string& format) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, "SELECT json FROM own_pack WHERE format = ?");
        rows.bind(1, format);
        return rows.executeStep() ? packFrom(rows.getColumn(0)) : std::string();
    });
}

Status OwnPackStore::put(const std::string& format, const std::string& json) {
    if (json.size() > kMaxBytes) return Error{ErrorCode::InvalidArgument, "too many words for one pack", format};
    return guarded([&] {
        SQLite::Statement pack(m_sql, "INSERT OR REPLACE INTO own_pack(format, json) VALUES(?, ?)");
        execute(pack, format, json);
    });
}

} // namespace chronoscope::store
