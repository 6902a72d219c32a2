// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/TallyStore.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::store {

using analysis::CellCategory;
using benchmark::Domain;
using benchmark::State;
using prompt::Template;

namespace {
constexpr std::array<const char*, 5> kDimensionColumns{"domain", "state", "template", "relation", "year"};

const char* column(Dimension dimension) { return kDimensionColumns[static_cast<std::size_t>(dimension)]; }

/// "WHERE run IN (…) AND …"; the texts are numbers and fixed names, the relation is bound.
std::string where(const TallyFilter& filter) {
    std::string clause = "WHERE 1";
    if (!filter.runs.empty()) clause += fmt::format(" AND run IN ({})", fmt::join(filter.runs, ","));
    if (filter.form) clause += fmt::format(" AND template = {}", static_cast<int>(*filter.form));
    if (filter.domain) clause += fmt::format(" AND domain = {}", static_cast<int>(*filter.domain));
    if (filter.state) clause += fmt::format(" AND state = {}", static_cast<int>(*filter.state));
    if (!filter.relation.empty()) clause += " AND relation = ?1";
    return clause;
}

std::string grouped(const std::string& sums, const std::string& table, const TallyFilter& filter,
                    const std::vector<Dimension>& by) {
    std::string dimensions = "run";
    for (const Dimension dimension : by)
        dimensions += std::string(", ") + column(dimension);
    return fmt::format("SELECT {}, {} FROM {} {} GROUP BY {} ORDER BY {}", sums, dimensions, table, where(filter),
                       dimensions, dimensions);
}

/// Reads the grouped columns, which start at `at`, into any line type. What the filter fixes is said too.
template <typename Line>
void readDimensions(SQLite::Statement& row, int at, const std::vector<Dimension>& by, const TallyFilter& filter, Line& line) {
    line.run = row.getColumn(at++).getInt64();
    line.domain = filter.domain;
    line.state = filter.state;
    line.form = filter.form;
    if (!filter.relation.empty()) line.relation = filter.relation;
    for (const Dimension dimension : by) {
        const SQLite::Column value = row.getColumn(at++);
        switch (dimension) {
        case Dimension::Domain: line.domain = static_cast<Domain>(value.getInt()); break;
        case Dimension::State: line.state = static_cast<State>(value.getInt()); break;
        case Dimension::Template: line.form = static_cast<Template>(value.getInt()); break;
        case Dimension::Relation: line.relation = value.getString(); break;
        case Dimension::Year:
            if constexpr (requires { line.year; }) line.year = value.getInt();
            break;
        }
    }
}

/// Columns greedy_answered … category, from `at`.
void readCounts(SQLite::Statement& row, int at, analysis::CellCounts& counts, CellCategory& category) {
    counts.greedyAnswered = row.getColumn(at).getInt();
    counts.greedyHits = row.getColumn(at + 1).getInt();
    counts.sampledAnswered = row.getColumn(at + 2).getInt();
    counts.sampledHits = row.getColumn(at + 3).getInt();
    counts.errors = row.getColumn(at + 4).getInt();
    const int stored = row.getColumn(at + 5).getInt();
    category = stored >= 0 && stored < analysis::kCellCategories ? static_cast<CellCategory>(stored) : CellCategory::Missing;
}

constexpr const char* kCellColumns =
    "c.greedy_answered, c.greedy_hits, c.sampled_answered, c.sampled_hits, c.errors, c.category";
} // namespace

Result<std::vector<TallyLine>> TallyStore::cells(const TallyFilter& filter, const std::vector<Dimension>& by) {
    return guarded([&] {
        std::vector<TallyLine> lines;
        SQLite::Statement rows(m_sql, grouped("sum(elements), sum(correct), sum(partial_greedy), sum(partial_sampled), "
                                              "sum(incorrect), sum(lost_samples)", "tally", filter, by));
        if (!filter.relation.empty()) rows.bind(1, filter.relation);
        while (rows.executeStep()) {
            TallyLine& line = lines.emplace_back();
            line.counts = {rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64(), rows.getColumn(2).getInt64(),
                           rows.getColumn(3).getInt64(), rows.getColumn(4).getInt64(), rows.getColumn(5).getInt64()};
            readDimensions(rows, 6, by, filter, line);
        }
        return lines;
    });
}

Result<std::vector<ChronoLine>> TallyStore::elements(const TallyFilter& filter, const std::vector<Dimension>& by) {
    return guarded([&] {
        std::vector<ChronoLine> lines;
        SQLite::Statement rows(m_sql, grouped("sum(elements), sum(known), sum(partial_known), sum(cutoff_after), "
                                              "sum(cutoff_before), sum(unknown)", "chrono_tally", filter, by));
        if (!filter.relation.empty()) rows.bind(1, filter.relation);
        while (rows.executeStep()) {
            ChronoLine& line = lines.emplace_back();
            line.counts = {rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64(), rows.getColumn(2).getInt64(),
                           rows.getColumn(3).getInt64(), rows.getColumn(4).getInt64(), rows.getColumn(5).getInt64()};
            readDimensions(rows, 6, by, filter, line);
        }
        return lines;
    });
}

Result<std::vector<CellRow>> TallyStore::cellElements(const run::RunLayout& layout, const CellQuery& query) {
    return guarded([&] {
        std::vector<CellRow> list;
        const int formIndex = layout.formIndex(query.form);
        const int yearIndex = layout.yearIndex(query.year);
        if (formIndex < 0 || yearIndex < 0) return list;
        const std::int64_t base = run::runKey(query.run, layout.cellIndex(0, yearIndex, formIndex));
        const TallyFilter& filter = query.filter;
        std::string extra;
        if (filter.domain) extra += fmt::format(" AND e.domain = {}", static_cast<int>(*filter.domain));
        if (filter.state) extra += fmt::format(" AND e.state = {}", static_cast<int>(*filter.state));
        if (!filter.relation.empty()) extra += " AND e.relation = ?5";
        if (query.category) extra += fmt::format(" AND c.category = {}", static_cast<int>(*query.category));
        SQLite::Statement rows(m_sql, fmt::format("SELECT c.key, e.row, e.subject, e.relation, {} FROM cell c "
                                                  "JOIN run_element r ON r.run = ?1 AND r.ordinal = c.key - ?2 "
                                                  "JOIN element e ON e.row = r.row "
                                                  "WHERE c.key >= ?3 AND c.key < ?4{} ORDER BY c.category, c.key "
                                                  "LIMIT {} OFFSET {}",
                                                  kCellColumns, extra, query.limit, query.offset));
        rows.bind(1, query.run);
        rows.bind(2, base);
        rows.bind(3, base);
        rows.bind(4, base + layout.elements);
        if (!filter.relation.empty()) rows.bind(5, filter.relation);
        while (rows.executeStep()) {
            CellRow& cell = list.emplace_back();
            cell.ordinal = rows.getColumn(0).getInt64() - base;
            cell.row = rows.getColumn(1).getInt64();
            cell.subject = rows.getColumn(2).getString();
            cell.relation = rows.getColumn(3).getString();
            readCounts(rows, 4, cell.counts, cell.category);
        }
        return list;
    });
}

Result<std::vector<std::vector<std::optional<CellRow>>>>
TallyStore::elementCells(std::int64_t run, const run::RunLayout& layout, std::int64_t ordinal) {
    return guarded([&] {
        std::vector<std::vector<std::optional<CellRow>>> table(
            layout.templates.size(), std::vector<std::optional<CellRow>>(layout.years.size()));
        SQLite::Statement one(m_sql, fmt::format("SELECT {} FROM cell c WHERE c.key = ?", kCellColumns));
        for (std::size_t form = 0; form < table.size(); ++form) {
            for (std::size_t year = 0; year < layout.years.size(); ++year) {
                one.bind(1, run::runKey(run, layout.cellIndex(ordinal, static_cast<int>(year), static_cast<int>(form))));
                if (one.executeStep()) {
                    CellRow cell;
                    cell.ordinal = ordinal;
                    readCounts(one, 0, cell.counts, cell.category);
                    table[form][year] = cell;
                }
                one.reset();
            }
        }
        return table;
    });
}

Result<std::int64_t> TallyStore::ordinalOf(std::int64_t run, std::int64_t row) {
    const auto found = guarded([&]() -> std::int64_t {
        SQLite::Statement rows(m_sql, "SELECT ordinal FROM run_element WHERE run = ? AND row = ?");
        rows.bind(1, run);
        rows.bind(2, row);
        return rows.executeStep() ? rows.getColumn(0).getInt64() : -1;
    });
    if (!found) return found.error();
    if (*found < 0) return Error{ErrorCode::NotFound, "the run does not ask about this element", std::to_string(row)};
    return *found;
}

} // namespace chronoscope::store
