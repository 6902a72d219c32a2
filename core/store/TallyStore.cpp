// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/TallyStore.h"

#include "core/run/Temperatures.h"
#include "core/store/RowReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

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

/// A table of tallies: per line `elements`, the categories they add up to at most, and what else is counted.
struct TallyTable {
    const char* name;
    std::vector<std::string> categories;
    std::vector<std::string> others;
};

/// True for a line that is none of ours; what adds up from such lines may look sound. Text is greater than any number.
std::string damaged(const TallyTable& table) {
    constexpr std::int64_t kMost = std::int64_t{1} << 40; // see runKey()
    std::string wrong =
        fmt::format("domain NOT BETWEEN 0 AND {} OR state NOT BETWEEN 0 AND {} OR template NOT BETWEEN 0 AND {} "
                    "OR elements NOT BETWEEN 0 AND {} OR {} > elements",
                    benchmark::kDomains.size() - 1, benchmark::kStates.size() - 1, prompt::kTemplates.size() - 1, kMost,
                    fmt::join(table.categories, " + "));
    for (const std::string& category : table.categories)
        wrong += fmt::format(" OR {} NOT BETWEEN 0 AND elements", category);
    for (const std::string& other : table.others)
        wrong += fmt::format(" OR {} NOT BETWEEN 0 AND {}", other, kMost);
    return wrong;
}

/// Columns: whether a line is damaged, sum of the elements, of each category, of each other count, the run, `by`.
std::string grouped(const TallyTable& table, const TallyFilter& filter, const std::vector<Dimension>& by) {
    std::string sums = "max(" + damaged(table) + "), sum(elements)";
    for (const auto* counts : {&table.categories, &table.others})
        for (const std::string& count : *counts)
            sums += ", sum(" + count + ")";
    std::string dimensions = "run";
    for (const Dimension dimension : by)
        dimensions += std::string(", ") + column(dimension);
    return fmt::format("SELECT {}, {} FROM {} {} GROUP BY {} ORDER BY {}", sums, dimensions, table.name, where(filter),
                       dimensions, dimensions);
}

/// Reads the grouped columns, which start at `at`, into any line type. What the filter fixes is said too.
template <typename Line>
void readDimensions(SQLite::Statement& row, int at, const std::vector<Dimension>& by, const TallyFilter& filter,
                    Line& line) {
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

/// Runs that ask nothing greedily: no category is defined for their cells, though earlier versions stored one.
std::set<std::int64_t> runsWithoutGreedy(SQLite::Database& sql) {
    std::set<std::int64_t> runs;
    SQLite::Statement rows(sql, "SELECT id FROM run WHERE json_valid(spec) AND NOT EXISTS "
                                "(SELECT 1 FROM json_each(spec, '$.temperatures') WHERE value = 0)");
    while (rows.executeStep())
        runs.insert(rows.getColumn(0).getInt64());
    return runs;
}

void dropCategories(TallyCounts& counts) { counts = {.elements = counts.elements, .lostSamples = counts.lostSamples}; }
void dropCategories(ChronoCounts& counts) { counts = {.elements = counts.elements}; }

/// Adds the table's lines up; `countsOf` makes a line's counts of the columns from 1 on, as many as the table counts.
template <typename Line, typename CountsOf>
Result<std::vector<Line>> readTally(SQLite::Database& sql, const TallyTable& table, const TallyFilter& filter,
                                    const std::vector<Dimension>& by, CountsOf countsOf) {
    Status sound;
    auto read = guarded([&] {
        std::vector<Line> lines;
        const std::set<std::int64_t> undefined = runsWithoutGreedy(sql);
        const int dimensions = static_cast<int>(2 + table.categories.size() + table.others.size());
        SQLite::Statement rows(sql, grouped(table, filter, by));
        if (!filter.relation.empty()) rows.bind(1, filter.relation);
        while (sound && rows.executeStep()) {
            Line& line = lines.emplace_back();
            line.counts = countsOf([&](int at) { return rows.getColumn(at).getInt64(); });
            readDimensions(rows, dimensions, by, filter, line);
            if (undefined.contains(line.run)) dropCategories(line.counts);
            if (rows.getColumn(0).getInt() != 0)
                sound = Error{ErrorCode::Corrupt, "the counts of a run are damaged",
                              fmt::format("run {}, {}", line.run, table.name)};
        }
        return lines;
    });
    if (!sound) return sound.error();
    return read;
}

/// Columns greedy_answered … sampled_left_out, from `at`. Throws damagedValue().
void readCounts(SQLite::Statement& row, int at, analysis::CellCounts& counts, CellCategory& category) {
    const auto count = [&](int column, int most) {
        return static_cast<int>(wholeFrom(row.getColumn(at + column), 0, most));
    };
    constexpr int kMost = std::numeric_limits<int>::max();
    counts.greedyAnswered = count(0, kMost);
    counts.greedyHits = count(1, counts.greedyAnswered);
    counts.sampledAnswered = count(2, kMost);
    counts.sampledHits = count(3, counts.sampledAnswered);
    counts.errors = count(4, kMost);
    category = static_cast<CellCategory>(count(5, analysis::kCellCategories - 1));
    counts.greedyLeftOut = count(6, counts.greedyAnswered - counts.greedyHits);
    counts.sampledLeftOut = count(7, counts.sampledAnswered - counts.sampledHits);
}

constexpr const char* kCellColumns =
    "c.greedy_answered, c.greedy_hits, c.sampled_answered, c.sampled_hits, c.errors, c.category, c.greedy_left_out, "
    "c.sampled_left_out";
} // namespace

Result<std::vector<TallyLine>> TallyStore::cells(const TallyFilter& filter, const std::vector<Dimension>& by) {
    const TallyTable table{"tally", {"correct", "partial_greedy", "partial_sampled", "incorrect"}, {"lost_samples"}};
    return readTally<TallyLine>(m_sql, table, filter, by, [](const auto& value) {
        return TallyCounts{value(1), value(2), value(3), value(4), value(5), value(6)};
    });
}

Result<std::vector<ChronoLine>> TallyStore::elements(const TallyFilter& filter, const std::vector<Dimension>& by) {
    const TallyTable table{"chrono_tally", {"known", "partial_known", "cutoff_after", "cutoff_before", "unknown"}, {}};
    return readTally<ChronoLine>(m_sql, table, filter, by, [](const auto& value) {
        return ChronoCounts{value(1), value(2), value(3), value(4), value(5), value(6)};
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
        const bool defined = run::asksGreedy(layout.temperatures);
        if (!defined && query.category.value_or(CellCategory::Missing) != CellCategory::Missing) return list;
        std::string extra;
        if (filter.domain) extra += fmt::format(" AND e.domain = {}", static_cast<int>(*filter.domain));
        if (filter.state) extra += fmt::format(" AND e.state = {}", static_cast<int>(*filter.state));
        if (!filter.relation.empty()) extra += " AND e.relation = ?5";
        if (defined && query.category) extra += fmt::format(" AND c.category = {}", static_cast<int>(*query.category));
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
            if (!defined) cell.category = CellCategory::Missing;
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
                one.bind(1,
                         run::runKey(run, layout.cellIndex(ordinal, static_cast<int>(year), static_cast<int>(form))));
                if (one.executeStep()) {
                    CellRow cell;
                    cell.ordinal = ordinal;
                    readCounts(one, 0, cell.counts, cell.category);
                    if (!run::asksGreedy(layout.temperatures)) cell.category = CellCategory::Missing;
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
