// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/BenchmarkStore.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/ElementInserter.h"
#include "core/store/RowWriter.h"

#include <algorithm>
#include <map>
#include <set>

namespace chronoscope::store {

using benchmark::Domain;
using benchmark::Element;
using benchmark::ElementMeta;
using benchmark::State;

namespace {
std::vector<int> unpackYears(const SQLite::Column& column) {
    std::vector<int> years;
    const auto* bytes = static_cast<const unsigned char*>(column.getBlob());
    for (int i = 0; i + 1 < column.getBytes(); i += 2)
        years.push_back(bytes[i] | bytes[i + 1] << 8);
    return years;
}

ContentId idOf(const SQLite::Column& column) {
    ContentId id{};
    const auto* bytes = static_cast<const std::uint8_t*>(column.getBlob());
    if (column.getBytes() == static_cast<int>(id.size())) std::copy_n(bytes, id.size(), id.begin());
    return id;
}

constexpr const char* kElementColumns = "e.row, e.id, e.domain, e.state, b.body, b.extra";

/// Reads the columns of kElementColumns, which are joined so that what is
/// missing is null.
Result<Element> readElement(SQLite::Statement& statement) {
    if (statement.getColumn(0).isNull() || statement.getColumn(4).isNull())
        return Error{ErrorCode::Corrupt, "an element is missing in the workspace", statement.getColumn(0).getString()};
    const int domain = statement.getColumn(2).getInt();
    const int state = statement.getColumn(3).getInt();
    if (domain < 0 || domain >= static_cast<int>(benchmark::kDomains.size()) || state < 0 ||
        state >= static_cast<int>(benchmark::kStates.size()))
        return Error{ErrorCode::Corrupt, "an element in the workspace is damaged", statement.getColumn(0).getString()};
    auto element =
        benchmark::decodeBody(statement.getColumn(4).getString(), static_cast<Domain>(statement.getColumn(2).getInt()),
                              static_cast<State>(statement.getColumn(3).getInt()), statement.getColumn(5).getString());
    if (element) element->id = idOf(statement.getColumn(1));
    return element;
}

} // namespace

Result<benchmark::ElementSink::Stored> BenchmarkStore::insert(const std::vector<Element>& batch, bool fewShots,
                                                              std::int64_t before) {
    return guarded([&] {
        benchmark::ElementSink::Stored stored;
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        ElementInserter inserter(m_sql);
        SQLite::Statement newer(m_sql, "SELECT 1 FROM element WHERE id = ? AND row > ?");
        const auto isRepeated = [&](const ContentId& id) {
            newer.reset();
            bindValue(newer, 1, id);
            bindValue(newer, 2, before);
            return newer.executeStep();
        };
        for (const Element& element : batch) {
            const bool isNew = inserter.add(element, fewShots) != 0;
            ++(isNew ? stored.added : isRepeated(element.id) ? stored.repeated : stored.already);
        }
        transaction.commit();
        return stored;
    });
}

Result<std::vector<ElementMeta>> BenchmarkStore::elements(std::int64_t upToRow) {
    return guarded([&] {
        std::vector<ElementMeta> list;
        SQLite::Statement rows(m_sql, "SELECT row, id, domain, state, relation, subject, years, distractors "
                                      "FROM element WHERE few_shot = 0 AND row <= ? ORDER BY row");
        rows.bind(1, upToRow);
        while (rows.executeStep()) {
            ElementMeta& meta = list.emplace_back();
            meta.row = rows.getColumn(0).getInt64();
            meta.id = idOf(rows.getColumn(1));
            meta.domain = static_cast<Domain>(rows.getColumn(2).getInt());
            meta.state = static_cast<State>(rows.getColumn(3).getInt());
            meta.relation = rows.getColumn(4).getString();
            meta.subject = rows.getColumn(5).getString();
            meta.years = unpackYears(rows.getColumn(6));
            meta.distractors = rows.getColumn(7).getInt();
        }
        return list;
    });
}

Result<std::vector<Element>> BenchmarkStore::fewShots(std::int64_t upToRow) {
    auto loaded = exemplars(upToRow);
    if (!loaded) return loaded.error();
    std::vector<Element> list;
    list.reserve(loaded->size());
    for (Loaded& one : *loaded)
        list.push_back(std::move(one.element));
    return list;
}

Result<std::vector<BenchmarkStore::Loaded>> BenchmarkStore::exemplars(std::int64_t upToRow) {
    return guarded([&]() -> Result<std::vector<Loaded>> {
        std::map<std::int64_t, std::int64_t> standsFor; // a version, by its row
        std::set<std::int64_t> replaced;
        SQLite::Statement marks(m_sql, "SELECT r.row, r.by_row FROM element_replaced r JOIN element e ON e.row = "
                                       "r.by_row WHERE e.few_shot = 1 AND r.by_row <= ?");
        marks.bind(1, upToRow);
        while (marks.executeStep()) {
            replaced.insert(marks.getColumn(0).getInt64());
            standsFor.emplace(marks.getColumn(1).getInt64(), marks.getColumn(0).getInt64());
        }
        std::vector<Loaded> list;
        SQLite::Statement rows(m_sql, std::string("SELECT ") + kElementColumns +
                                          " FROM element e LEFT JOIN element_body b ON b.row = e.row "
                                          "WHERE e.few_shot = 1 AND e.row <= ? ORDER BY e.row");
        rows.bind(1, upToRow);
        while (rows.executeStep()) {
            const std::int64_t row = rows.getColumn(0).getInt64();
            if (replaced.contains(row)) continue;
            auto element = readElement(rows);
            if (!element) return element.error();
            std::int64_t first = row;
            for (auto at = standsFor.find(first); at != standsFor.end() && at->second < first;
                 at = standsFor.find(first))
                first = at->second;
            list.push_back({first, row, std::move(element).value()});
        }
        std::ranges::stable_sort(list, {}, &Loaded::ordinal);
        return list;
    });
}

Result<bool> BenchmarkStore::isFewShot(std::int64_t row) {
    return guarded([&]() -> Result<bool> {
        SQLite::Statement rows(m_sql, "SELECT few_shot FROM element WHERE row = ?");
        rows.bind(1, row);
        if (!rows.executeStep()) return Error{ErrorCode::NotFound, "no such element", std::to_string(row)};
        return rows.getColumn(0).getInt() != 0;
    });
}

Result<Element> BenchmarkStore::load(std::int64_t row) {
    return guarded([&]() -> Result<Element> {
        SQLite::Statement rows(m_sql, std::string("SELECT ") + kElementColumns +
                                          " FROM element e LEFT JOIN element_body "
                                          "b ON b.row = e.row WHERE e.row = ?");
        rows.bind(1, row);
        if (!rows.executeStep()) return Error{ErrorCode::NotFound, "no such element", std::to_string(row)};
        return readElement(rows);
    });
}

Result<std::int64_t> BenchmarkStore::find(const std::string& idOrSubject) {
    return guarded([&]() -> Result<std::int64_t> {
        bool isId = false;
        const ContentId id = contentIdFromHex(idOrSubject, isId);
        SQLite::Statement rows(m_sql, isId ? "SELECT row FROM element WHERE few_shot = 0 AND id = ?"
                                           : "SELECT row FROM element WHERE few_shot = 0 AND subject "
                                             "= ? AND row NOT IN "
                                             "(SELECT row FROM element_replaced) LIMIT 2");
        if (isId)
            rows.bind(1, id.data(), static_cast<int>(id.size()));
        else
            rows.bind(1, idOrSubject);
        if (!rows.executeStep()) return Error{ErrorCode::NotFound, "no such element", idOrSubject};
        const std::int64_t row = rows.getColumn(0).getInt64();
        if (rows.executeStep())
            return Error{ErrorCode::InvalidArgument, "several elements have this subject; give the id", idOrSubject};
        return row;
    });
}

Result<std::vector<BenchmarkStore::Loaded>> BenchmarkStore::loadOfRun(std::int64_t run, std::int64_t first,
                                                                      std::int64_t count) {
    return guarded([&]() -> Result<std::vector<Loaded>> {
        std::vector<Loaded> list;
        SQLite::Statement rows(m_sql, std::string("SELECT ") + kElementColumns +
                                          ", r.ordinal FROM run_element r LEFT JOIN "
                                          "element e ON e.row = r.row "
                                          "LEFT JOIN element_body b ON b.row = r.row "
                                          "WHERE r.run = ? AND r.ordinal >= ? AND "
                                          "r.ordinal < ? ORDER BY r.ordinal");
        SQLite::bind(rows, run, first, first + count);
        while (rows.executeStep()) {
            auto element = readElement(rows);
            if (!element) return element.error();
            list.push_back({rows.getColumn(6).getInt64(), rows.getColumn(0).getInt64(), std::move(element).value()});
        }
        return list;
    });
}

Result<std::int64_t> BenchmarkStore::largestRow() {
    return guarded([&] {
        return static_cast<std::int64_t>(m_sql.execAndGet("SELECT coalesce(max(row), 0) FROM element").getInt64());
    });
}

Result<std::vector<BenchmarkStore::Count>> BenchmarkStore::counts() {
    return guarded([&] {
        std::vector<Count> list;
        SQLite::Statement rows(m_sql, "SELECT domain, state, relation, count(*), sum(distractors = 3) FROM "
                                      "element "
                                      "WHERE few_shot = 0 AND row NOT IN (SELECT row FROM element_replaced) "
                                      "GROUP BY domain, state, relation");
        while (rows.executeStep())
            list.push_back({static_cast<Domain>(rows.getColumn(0).getInt()),
                            static_cast<State>(rows.getColumn(1).getInt()), rows.getColumn(2).getString(),
                            rows.getColumn(3).getInt64(), rows.getColumn(4).getInt64()});
        return list;
    });
}

Result<std::vector<std::pair<Domain, std::int64_t>>> BenchmarkStore::fewShotCounts() {
    return guarded([&] {
        std::vector<std::pair<Domain, std::int64_t>> list;
        SQLite::Statement rows(m_sql, "SELECT domain, count(*) FROM element WHERE "
                                      "few_shot = 1 AND row NOT IN (SELECT row FROM element_replaced) "
                                      "GROUP BY domain");
        while (rows.executeStep())
            list.emplace_back(static_cast<Domain>(rows.getColumn(0).getInt()), rows.getColumn(1).getInt64());
        return list;
    });
}

} // namespace chronoscope::store
