// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/benchmark/Element.h"
#include "core/prompt/Template.h"
#include "core/run/RunLayout.h"
#include "core/store/Database.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// Which lines of the tallies to add up; an empty list or option means all.
struct TallyFilter {
    std::vector<std::int64_t> runs;
    std::optional<prompt::Template> form;
    std::optional<benchmark::Domain> domain;
    std::optional<benchmark::State> state;
    std::string relation;
};

/// Sum of categories over elements: one heatmap cell. missing() = elements without a category yet, or lost to errors.
struct TallyCounts {
    std::int64_t elements = 0;
    std::int64_t correct = 0;
    std::int64_t partialGreedy = 0;
    std::int64_t partialSampled = 0;
    std::int64_t incorrect = 0;
    std::int64_t lostSamples = 0; ///< requests lost to errors, also in cells that have a category all the same
    std::int64_t judged() const { return correct + partialGreedy + partialSampled + incorrect; }
    std::int64_t missing() const { return elements - judged(); }
};

/// The same for chronological categories. `elements` counts elements × templates.
struct ChronoCounts {
    std::int64_t elements = 0;
    std::int64_t known = 0;
    std::int64_t partialKnown = 0;
    std::int64_t cutOffAfter = 0;
    std::int64_t cutOffBefore = 0;
    std::int64_t unknown = 0;
    std::int64_t missing() const { return elements - known - partialKnown - cutOffAfter - cutOffBefore - unknown; }
};

/// Dimensions a report can be split by; those not asked for and not fixed by the filter are added up and left empty.
enum class Dimension : int { Domain = 0, State, Template, Relation, Year };

struct TallyLine {
    std::int64_t run = 0;
    std::optional<benchmark::Domain> domain;
    std::optional<benchmark::State> state;
    std::optional<prompt::Template> form;
    std::optional<std::string> relation;
    std::optional<int> year;
    TallyCounts counts;
};

struct ChronoLine {
    std::int64_t run = 0;
    std::optional<benchmark::Domain> domain;
    std::optional<benchmark::State> state;
    std::optional<prompt::Template> form;
    std::optional<std::string> relation;
    ChronoCounts counts;
};

/// One cell of a run: an element in one year under one template.
struct CellRow {
    std::int64_t ordinal = 0;
    std::int64_t row = 0; ///< element row
    std::string subject;
    std::string relation;
    analysis::CellCategory category = analysis::CellCategory::Missing;
    analysis::CellCounts counts; ///< without the planned numbers
};

/// Reads the tallies: sums over a few thousand lines, whatever the number of replies. A view over a connection.
class TallyStore {
public:
    explicit TallyStore(Database& database) : m_sql(database.sql()) {}

    /// Lines per run and per dimension of `by`, ordered by run, then by the dimensions. Corrupt: counts that cannot be.
    Result<std::vector<TallyLine>> cells(const TallyFilter& filter, const std::vector<Dimension>& by);
    Result<std::vector<ChronoLine>> elements(const TallyFilter& filter, const std::vector<Dimension>& by);

    /// The elements behind one heatmap cell by category, then in run order; all categories or one; at most `limit`
    /// from `offset` on. Elements that no reply has come for are not among them.
    struct CellQuery {
        std::int64_t run = 0;
        prompt::Template form = prompt::Template::Generation;
        int year = 0;
        TallyFilter filter; ///< its domain, state and relation count
        std::optional<analysis::CellCategory> category;
        std::int64_t offset = 0;
        std::int64_t limit = 200;
    };
    Result<std::vector<CellRow>> cellElements(const run::RunLayout& layout, const CellQuery& query);
    /// Cells of one element: [template index][year index]; nothing where the run has none (yet).
    Result<std::vector<std::vector<std::optional<CellRow>>>>
    elementCells(std::int64_t run, const run::RunLayout& layout, std::int64_t ordinal);
    /// The ordinal of the element with this row; NotFound if it is not in the run.
    Result<std::int64_t> ordinalOf(std::int64_t run, std::int64_t row);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
