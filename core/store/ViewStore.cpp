// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ViewStore.h"

#include "core/base/Time.h"
#include "core/store/RowWriter.h"

namespace chronoscope::store {

namespace {
ViewRecord readView(SQLite::Statement& from) {
    return {from.getColumn(0).getInt64(), from.getColumn(1).getString(), from.getColumn(2).getString(),
            from.getColumn(3).getString(), from.getColumn(4).getString()};
}

Error noSuchView(std::int64_t id) { return {ErrorCode::NotFound, "no such view", std::to_string(id)}; }
} // namespace

Result<std::vector<ViewRecord>> ViewStore::list() {
    return guarded([&] {
        std::vector<ViewRecord> views;
        SQLite::Statement rows(
            m_sql, "SELECT id, name, runs, filter, created FROM saved_view ORDER BY name COLLATE NOCASE, name");
        while (rows.executeStep())
            views.push_back(readView(rows));
        return views;
    });
}

Status ViewStore::checkName(const std::string& name, std::int64_t own) {
    if (name.empty()) return Error{ErrorCode::InvalidArgument, "a view needs a name", {}};
    const auto taken = guarded([&] {
        SQLite::Statement row(m_sql, "SELECT 1 FROM saved_view WHERE name = ? AND id <> ?");
        SQLite::bind(row, name, own);
        return row.executeStep();
    });
    if (!taken) return taken.error();
    return *taken ? Status(Error{ErrorCode::InvalidArgument, "there is a view of that name", name}) : Status();
}

Result<std::int64_t> ViewStore::add(const ViewRecord& view) {
    if (const Status sound = checkName(view.name, 0); !sound) return sound.error();
    return guarded([&] {
        SQLite::Statement insert(m_sql,
                                 "INSERT INTO saved_view(id, name, runs, filter, created) VALUES(?, ?, ?, ?, ?)");
        execute(insert, view.id > 0 ? std::optional(view.id) : std::nullopt, view.name, view.runs, view.filter,
                view.created.empty() ? utcNow() : view.created);
        return std::int64_t{m_sql.getLastInsertRowid()};
    });
}

Status ViewStore::rename(std::int64_t id, const std::string& name) {
    if (const Status sound = checkName(name, id); !sound) return sound;
    const auto changed = guarded([&] {
        SQLite::Statement update(m_sql, "UPDATE saved_view SET name = ? WHERE id = ?");
        return execute(update, name, id);
    });
    if (!changed) return changed.error();
    return *changed == 1 ? Status() : Status(noSuchView(id));
}

Result<ViewRecord> ViewStore::remove(std::int64_t id) {
    const auto removed = guarded([&] {
        std::vector<ViewRecord> found;
        SQLite::Statement rows(m_sql, "DELETE FROM saved_view WHERE id = ? RETURNING id, name, runs, filter, created");
        rows.bind(1, id);
        while (rows.executeStep()) // to its end, which commits it
            found.push_back(readView(rows));
        return found;
    });
    if (!removed) return removed.error();
    if (removed->empty()) return noSuchView(id);
    return removed->front();
}

} // namespace chronoscope::store
