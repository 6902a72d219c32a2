// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/CellStore.h"

#include "core/store/RowReader.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace chronoscope::store {

namespace {
/// Binds the first key of the range of a run or scoring and the first behind it.
void bindRange(RowReader& rows, std::int64_t owner, CellRange range = {}) {
    rows.bind(1, run::runKey(owner, 0) + range.from);
    rows.bind(2, run::runKey(owner, 0) + range.to);
}

std::int64_t ownerOf(CellStore::Source source) { return source.scoring != 0 ? source.scoring : source.run; }

/// What no category can be stays none: -1, which whoever takes it refuses.
int narrowed(std::int64_t category) { return std::in_range<std::int8_t>(category) ? static_cast<int>(category) : -1; }
} // namespace

Status CellStore::cells(Source source, const std::function<bool(const Cell&)>& sink, CellRange range) {
    return guarded([&] {
        const std::string query =
            std::string("SELECT key, greedy_answered, greedy_hits, sampled_answered, sampled_hits, "
                        "errors, greedy_left_out, sampled_left_out, category FROM ") +
            (source.scoring != 0 ? "scored_cell" : "cell") + " WHERE key >= ? AND key < ? ORDER BY key";
        RowReader rows(m_sql, query.c_str());
        bindRange(rows, ownerOf(source), range);
        Cell cell;
        while (rows.next()) {
            cell.index = run::keyIndex(rows.value(0));
            for (std::size_t i = 0; i < cell.counts.size(); ++i)
                cell.counts[i] = rows.value(static_cast<int>(i) + 1);
            cell.category = narrowed(rows.value(8));
            if (!sink(cell)) return;
        }
    });
}

Status CellStore::elements(Source source, const std::function<bool(std::int64_t, int)>& sink, CellRange range) {
    return guarded([&] {
        const std::string query = std::string("SELECT key, category FROM ") +
                                  (source.scoring != 0 ? "scored_element" : "element_category") +
                                  " WHERE key >= ? AND key < ? ORDER BY key";
        RowReader rows(m_sql, query.c_str());
        bindRange(rows, ownerOf(source), range);
        while (rows.next())
            if (!sink(run::keyIndex(rows.value(0)), narrowed(rows.value(1)))) return;
    });
}

Status CellStore::diagnoses(std::int64_t scoring, const std::function<bool(const Diagnosed&)>& sink) {
    return guarded([&] {
        RowReader rows(m_sql, "SELECT key, kind, shift, greedy, sampled FROM diagnosis "
                              "WHERE key >= ? AND key < ? ORDER BY key, kind, shift");
        bindRange(rows, scoring);
        Diagnosed line;
        while (rows.next()) {
            line.index = run::keyIndex(rows.value(0));
            line.kind = static_cast<int>(rows.value(1));
            line.shift = rows.value(2);
            line.greedy = rows.value(3);
            line.sampled = rows.value(4);
            if (!sink(line)) return;
        }
    });
}

Result<std::vector<std::int64_t>> CellStore::rowsOf(std::int64_t run, std::int64_t elements) {
    std::vector<std::int64_t> list;
    const Status read = guarded([&] {
        RowReader rows(m_sql, "SELECT ordinal, row FROM run_element WHERE run = ? ORDER BY ordinal");
        rows.bind(1, run);
        while (rows.next() && rows.value(0) == static_cast<std::int64_t>(list.size()))
            list.push_back(rows.value(1));
    });
    if (!read) return read.error();
    if (static_cast<std::int64_t>(list.size()) != elements)
        return Error{ErrorCode::Corrupt, "the elements of a run are not all in the workspace",
                     "run " + std::to_string(run)};
    return list;
}

Status CellStore::bodies(const std::vector<std::int64_t>& rows,
                         const std::function<bool(std::size_t, std::string_view)>& sink) {
    return guarded([&]() -> Status {
        SQLite::Statement one(m_sql, "SELECT body FROM element_body WHERE row = ?");
        for (std::size_t i = 0; i < rows.size(); ++i) {
            one.bind(1, rows[i]);
            if (!one.executeStep())
                return Error{ErrorCode::Corrupt, "an element in the workspace has no objects", std::to_string(rows[i])};
            const SQLite::Column body = one.getColumn(0);
            const auto* text = body.getText("");
            if (!sink(i, {text, static_cast<std::size_t>(body.getBytes())})) return {};
            one.reset();
        }
        return {};
    });
}

} // namespace chronoscope::store
