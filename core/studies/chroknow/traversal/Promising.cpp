// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Promising.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <unordered_map>

namespace chronoscope::traversal {

using analysis::CellCategory;
using analysis::ChronoCategory;

namespace {
constexpr std::uint8_t kNotAsked = 0xff;
constexpr std::int64_t kMaxCells = std::int64_t{64} << 20;

bool isAnswered(CellCategory category) {
    return category != CellCategory::Missing && category != CellCategory::Incorrect;
}
bool isTarget(CellCategory category) { return category != CellCategory::Missing && category != CellCategory::Correct; }

Error damaged(const store::RunRecord& run) {
    return {ErrorCode::Corrupt, "the workspace holds cells or elements that the run cannot have", run.name};
}

/// The run under Generation: a column of cells per year, and the category of every element.
struct Columns {
    std::vector<std::uint8_t> cells; ///< year * elements + ordinal
    std::vector<std::uint8_t> chrono;
};

Result<Columns> readColumns(store::Database& database, const store::RunRecord& run, int form) {
    const run::RunLayout layout = run.layout();
    const auto elements = static_cast<std::size_t>(layout.elements);
    Columns columns{std::vector<std::uint8_t>(elements * layout.years.size(), kNotAsked),
                    std::vector<std::uint8_t>(elements, kNotAsked)};
    const std::int64_t firstCell = layout.cellIndex(0, 0, form);
    const std::int64_t firstElement = layout.elementIndex(0, form);
    store::CellStore store(database);
    bool sound = true;
    const auto put = [&](std::vector<std::uint8_t>& column, std::int64_t at, int value, int values) {
        if (at < 0) return true; // of an earlier template
        if (at >= static_cast<std::int64_t>(column.size())) return false;
        if (value < 0 || value >= values) return sound = false;
        column[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(value);
        return true;
    };
    Status read = store.cells({run.id, 0}, [&](const store::CellStore::Cell& cell) {
        return put(columns.cells, cell.index - firstCell, cell.category, analysis::kCellCategories);
    });
    if (!read) return read.error();
    read = store.elements({run.id, 0}, [&](std::int64_t index, int category) {
        return put(columns.chrono, index - firstElement, category, analysis::kChronoCategories);
    });
    if (!read) return read.error();
    if (!sound) return damaged(run);
    return columns;
}

/// What is asked of one element, as two lists side by side.
struct Asked {
    std::vector<int> years;
    std::vector<CellCategory> categories;

    void read(const Columns& columns, const run::RunLayout& layout, std::size_t ordinal) {
        years.clear();
        categories.clear();
        for (std::size_t year = 0; year < layout.years.size(); ++year) {
            const std::uint8_t category = columns.cells[year * static_cast<std::size_t>(layout.elements) + ordinal];
            if (category == kNotAsked) continue;
            years.push_back(layout.years[year]);
            categories.push_back(static_cast<CellCategory>(category));
        }
    }
};

Status addTexts(store::Database& database, const store::RunRecord& run, PromisingList& list) {
    std::unordered_map<std::int64_t, std::size_t> places;
    for (std::size_t i = 0; i < list.lines.size(); ++i)
        places[list.lines[i].row] = i;
    auto metas = store::BenchmarkStore(database).elements(run.elementLimit);
    if (!metas) return metas.error();
    for (benchmark::ElementMeta& meta : *metas) {
        const auto at = places.extract(meta.row);
        if (at.empty()) continue;
        PromisingElement& line = list.lines[at.mapped()];
        line.subject = std::move(meta.subject);
        line.relation = std::move(meta.relation);
        line.domain = meta.domain;
        line.state = meta.state;
    }
    return places.empty() ? Status() : Status(damaged(run));
}
} // namespace

Promise promiseOf(std::span<const int> years, std::span<const CellCategory> categories, int previous, int next) {
    Promise promise;
    for (std::size_t target = 0; target < years.size(); ++target) {
        if (!isTarget(categories[target])) continue;
        ++promise.targets;
        double near = 0;
        const std::size_t first = target - std::min(target, static_cast<std::size_t>(std::max(previous, 0)));
        const std::size_t last = std::min(years.size() - 1, target + static_cast<std::size_t>(std::max(next, 0)));
        for (std::size_t other = first; other <= last; ++other)
            if (other != target && isAnswered(categories[other])) near += 1.0 / std::abs(years[other] - years[target]);
        if (near > 0) ++promise.reachable;
        promise.score += near;
    }
    return promise;
}

Result<PromisingList> promisingElements(store::Database& database, const store::RunRecord& run, int previous,
                                        int next) {
    const run::RunLayout layout = run.layout();
    const int form = layout.formIndex(prompt::Template::Generation);
    if (form < 0) return Error{ErrorCode::Unsupported, "the run does not ask the Generation template", run.name};
    if (layout.elements * static_cast<std::int64_t>(layout.years.size()) > kMaxCells)
        return Error{ErrorCode::Unsupported, "the run is too large to be held in memory", run.name};
    const auto columns = readColumns(database, run, form);
    if (!columns) return columns.error();
    const auto rows = store::CellStore(database).rowsOf(run.id, layout.elements);
    if (!rows) return rows.error();
    PromisingList list;
    list.elements = layout.elements;
    Asked asked;
    for (std::size_t ordinal = 0; ordinal < rows->size(); ++ordinal) {
        const std::uint8_t category = columns->chrono[ordinal];
        if (category == kNotAsked || category == static_cast<std::uint8_t>(ChronoCategory::Missing)) ++list.undecided;
        if (category != static_cast<std::uint8_t>(ChronoCategory::PartialKnown)) continue;
        ++list.partialKnown;
        asked.read(*columns, layout, ordinal);
        const Promise promise = promiseOf(asked.years, asked.categories, previous, next);
        if (promise.reachable == 0) continue;
        PromisingElement& line = list.lines.emplace_back();
        line.row = (*rows)[ordinal];
        line.promise = promise;
    }
    if (const Status texts = addTexts(database, run, list); !texts) return texts.error();
    std::stable_sort(list.lines.begin(), list.lines.end(), [](const PromisingElement& a, const PromisingElement& b) {
        return a.promise.score != b.promise.score ? a.promise.score > b.promise.score : a.subject < b.subject;
    });
    return list;
}

} // namespace chronoscope::traversal
