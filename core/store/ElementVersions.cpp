// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ElementVersions.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementInserter.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <unordered_set>

namespace chronoscope::store {

namespace {
/// The row of the benchmark element, or of the exemplar, with that id; 0 = none.
std::int64_t rowOf(SQLite::Database& sql, const ContentId& id, bool isFewShot) {
    SQLite::Statement rows(sql, "SELECT row FROM element WHERE few_shot = ? AND id = ?");
    rows.bind(1, isFewShot ? 1 : 0);
    rows.bind(2, id.data(), static_cast<int>(id.size()));
    return rows.executeStep() ? rows.getColumn(0).getInt64() : 0;
}

bool exists(SQLite::Database& sql, const char* query, std::int64_t row) {
    SQLite::Statement rows(sql, query);
    rows.bind(1, row);
    return rows.executeStep();
}

/// What stands in for the row by an edit of it; 0 = nothing.
std::int64_t standIn(SQLite::Database& sql, std::int64_t row) {
    SQLite::Statement rows(sql, "SELECT by_row FROM element_replaced WHERE row = ?");
    rows.bind(1, row);
    return rows.executeStep() ? rows.getColumn(0).getInt64() : 0;
}

void replaceBy(SQLite::Database& sql, std::int64_t row, std::int64_t by) {
    SQLite::Statement mark(sql, "INSERT INTO element_replaced(row, by_row) VALUES(?, ?)");
    execute(mark, row, by);
}

void replaceNoMore(SQLite::Database& sql, std::int64_t row) {
    SQLite::Statement back(sql, "DELETE FROM element_replaced WHERE row = ?");
    execute(back, row);
}

/// What an exemplar was edited into goes, as long as no run was made that may show it.
Status takeBackExemplar(SQLite::Database& sql, SQLite::Transaction& transaction, const ElementVersions::Edit& edit) {
    if (exists(sql, "SELECT 1 FROM run WHERE element_limit >= ? LIMIT 1", edit.now))
        return Error{ErrorCode::InvalidArgument, "a run was made since that may show the exemplar as it was edited",
                     std::to_string(edit.now)};
    replaceNoMore(sql, edit.row);
    for (const char* query : {"DELETE FROM element_body WHERE row = ?", "DELETE FROM element WHERE row = ?"}) {
        SQLite::Statement gone(sql, query);
        execute(gone, edit.now);
    }
    transaction.commit();
    return {};
}

/// How many elements the row stands for: itself and all that it stands in for, by however many edits.
int versionsOf(SQLite::Database& sql, std::int64_t row) {
    SQLite::Statement rows(sql, "WITH RECURSIVE version(row) AS (SELECT ? UNION SELECT r.row FROM element_replaced r "
                                "JOIN version v ON r.by_row = v.row) SELECT count(*) FROM version");
    rows.bind(1, row);
    return rows.executeStep() ? rows.getColumn(0).getInt() : 1;
}
} // namespace

Result<std::vector<benchmark::ElementMeta>> ElementVersions::current() {
    auto all = BenchmarkStore(m_database).elements();
    if (!all) return all;
    const auto replaced = guarded([&] {
        std::unordered_set<std::int64_t> list;
        RowReader rows(m_database.sql(), "SELECT row FROM element_replaced");
        while (rows.next())
            list.insert(rows.value(0));
        return list;
    });
    if (!replaced) return replaced.error();
    if (!replaced->empty())
        std::erase_if(*all, [&](const benchmark::ElementMeta& meta) { return replaced->contains(meta.row); });
    return all;
}

Result<std::int64_t> ElementVersions::exemplarEdits(std::int64_t upToRow) {
    return guarded([&]() -> std::int64_t {
        SQLite::Statement rows(m_database.sql(), "SELECT count(*) FROM element_replaced r JOIN element e ON e.row = "
                                                 "r.by_row WHERE e.few_shot = 1 AND r.by_row <= ?");
        rows.bind(1, upToRow);
        return rows.executeStep() ? rows.getColumn(0).getInt64() : 0;
    });
}

Result<std::vector<benchmark::Element>> ElementVersions::formerExemplars() {
    const auto former = guarded([&] {
        std::vector<std::int64_t> list;
        RowReader rows(m_database.sql(),
                       "SELECT DISTINCT r.row FROM element_replaced r JOIN element e ON e.row = r.row "
                       "WHERE e.few_shot = 1 ORDER BY r.row");
        while (rows.next())
            list.push_back(rows.value(0));
        return list;
    });
    if (!former) return former.error();
    std::vector<benchmark::Element> elements;
    for (const std::int64_t row : *former) {
        auto element = BenchmarkStore(m_database).load(row);
        if (!element) return element.error();
        elements.push_back(std::move(element).value());
    }
    return elements;
}

Result<std::vector<std::int64_t>> ElementVersions::added() {
    return guarded([&] {
        std::vector<std::int64_t> list;
        // A version that gave its place back to an older element stands on the other side.
        RowReader rows(m_database.sql(), "SELECT max(row, by_row) FROM element_replaced GROUP BY 1 ORDER BY 1");
        while (rows.next())
            list.push_back(rows.value(0));
        return list;
    });
}

Result<std::int64_t> ElementVersions::replace(std::int64_t row, const benchmark::Element& element) {
    const auto made = edit(row, element);
    return made ? Result<std::int64_t>(made->now) : made.error();
}

Result<ElementVersions::Edit> ElementVersions::edit(std::int64_t row, const benchmark::Element& element) {
    return guarded([&]() -> Result<Edit> {
        SQLite::Database& sql = m_database.sql();
        SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
        const auto isFewShot = BenchmarkStore(m_database).isFewShot(row);
        if (!isFewShot) return isFewShot.error();
        if (standIn(sql, row) != 0)
            return Error{ErrorCode::InvalidArgument, "the element has been edited already", element.subject};
        Edit made{row, rowOf(sql, element.id, *isFewShot)};
        made.isFewShot = *isFewShot;
        if (made.now == row) return made;
        made.isNew = made.now == 0;
        if (made.isFewShot && !made.isNew)
            return Error{ErrorCode::InvalidArgument, "an exemplar says this already, or did before it was edited",
                         element.subject};
        if (made.isNew) made.now = ElementInserter(sql).add(element, *isFewShot);
        made.before = standIn(sql, made.now);
        replaceNoMore(sql, made.now);
        replaceBy(sql, row, made.now);
        made.version = versionsOf(sql, made.now);
        transaction.commit();
        return made;
    });
}

Status ElementVersions::takeBack(const Edit& edit) {
    return guarded([&]() -> Status {
        SQLite::Database& sql = m_database.sql();
        SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
        if (edit.now == edit.row) return {};
        if (standIn(sql, edit.row) != edit.now || standIn(sql, edit.now) != 0)
            return Error{ErrorCode::InvalidArgument, "the element has been edited again", std::to_string(edit.now)};
        if (edit.isFewShot) return takeBackExemplar(sql, transaction, edit);
        replaceNoMore(sql, edit.row);
        if (edit.isNew || edit.before != 0) replaceBy(sql, edit.now, edit.isNew ? edit.row : edit.before);
        transaction.commit();
        return {};
    });
}

Result<std::int64_t> ElementVersions::newestOf(std::int64_t row) {
    return guarded([&] {
        // UNION ends a circle, which no edit makes but a file may hold.
        SQLite::Statement rows(m_database.sql(),
                               "WITH RECURSIVE version(row) AS (SELECT ? UNION SELECT r.by_row FROM element_replaced r "
                               "JOIN version v ON r.row = v.row) SELECT row FROM version WHERE row NOT IN "
                               "(SELECT row FROM element_replaced)");
        rows.bind(1, row);
        return rows.executeStep() ? rows.getColumn(0).getInt64() : row;
    });
}

Result<std::vector<std::string>> ElementVersions::runsOf(std::int64_t row) {
    return guarded([&] {
        std::vector<std::string> names;
        SQLite::Statement rows(m_database.sql(),
                               "SELECT run.name FROM run_element JOIN run ON run.id = run_element.run "
                               "WHERE run_element.row = ? ORDER BY run.id");
        rows.bind(1, row);
        while (rows.executeStep())
            names.push_back(rows.getColumn(0).getString());
        return names;
    });
}

Result<std::int64_t> ElementVersions::findOfRun(std::int64_t run, const std::string& idOrSubject) {
    const auto asked = guarded([&]() -> Result<std::int64_t> {
        SQLite::Statement rows(m_database.sql(),
                               "SELECT e.row FROM run_element r JOIN element e ON e.row = r.row WHERE r.run = ? AND "
                               "e.subject = ? LIMIT 2");
        rows.bind(1, run);
        rows.bind(2, idOrSubject);
        if (!rows.executeStep()) return 0;
        const std::int64_t row = rows.getColumn(0).getInt64();
        if (rows.executeStep())
            return Error{ErrorCode::InvalidArgument, "several elements have this subject; give the id", idOrSubject};
        return row;
    });
    if (!asked || *asked != 0) return asked;
    return BenchmarkStore(m_database).find(idOrSubject);
}

Result<std::vector<std::int64_t>> ElementVersions::findAll(const std::string& idOrSubject) {
    const auto row = BenchmarkStore(m_database).find(idOrSubject);
    if (!row) return row.error();
    bool isId = false;
    (void)contentIdFromHex(idOrSubject, isId);
    if (isId) return std::vector<std::int64_t>{*row};
    return guarded([&] {
        std::vector<std::int64_t> list;
        SQLite::Statement rows(m_database.sql(),
                               "WITH RECURSIVE version(row) AS (SELECT ? UNION SELECT r.row FROM element_replaced r "
                               "JOIN version v ON r.by_row = v.row) SELECT row FROM version");
        rows.bind(1, *row);
        while (rows.executeStep())
            list.push_back(rows.getColumn(0).getInt64());
        return list;
    });
}

} // namespace chronoscope::store
