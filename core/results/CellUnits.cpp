// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/CellUnits.h"

#include "core/results/CellLabels.h"

#include <algorithm>

namespace chronoscope::results {

using analysis::CellCategory;

namespace {
void addPairs(PairCounts& sum, const PairCounts& pairs) {
    sum.paired.pairs += pairs.paired.pairs;
    sum.paired.onlyFirst += pairs.paired.onlyFirst;
    sum.paired.onlySecond += pairs.paired.onlySecond;
    sum.bothRight += pairs.bothRight;
}

/// The cells of a heat map by template, on their way into the units.
void fillShare(const ResultSet& set, ResultFilter filter, const UnitsWanted& wanted, CellUnits& out) {
    filter.runs = {set.run(out.run).choice};
    const HeatGrid grid = heat(set, filter, RowsBy::Template);
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        const CellPart part{static_cast<prompt::Template>(grid.rows[row].key), grid.total(row), {}};
        out.counts += part.counts;
        out.parts.push_back(part);
        filter.templates = {part.form};
        for (const CellCategory category : kFromRightToWrong) {
            const std::int64_t count = countOf(part.counts, category);
            if (count == 0 || wanted.category.value_or(category) != category) continue;
            out.wanted += count;
            filter.categories = {category};
            CellsQuery query;
            query.limit = wanted.most - out.units.size();
            for (const CellRef& cell : cellsOf(set, filter, query).cells)
                out.units.push_back({cell.element, cell.year, cell.form, cell.cell, category, category});
        }
    }
}

void fillDifference(const ResultSet& set, ResultFilter filter, const UnitsWanted& wanted, CellUnits& out) {
    const std::size_t second = *out.against;
    const DifferenceGrid grid = difference(set, filter, out.run, second, RowsBy::Template);
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        CellPart part{static_cast<prompt::Template>(grid.rows[row]), {}, {}};
        for (std::size_t column = 0; column < grid.years.size(); ++column)
            addPairs(part.pairs, grid.at(row, column));
        addPairs(out.pairs, part.pairs);
        out.parts.push_back(part);
        filter.templates = {part.form};
        for (const PairOutcome outcome : kPairOrder) {
            const std::int64_t count = countOf(part.pairs, outcome);
            if (count == 0 || wanted.outcome.value_or(outcome) != outcome) continue;
            out.wanted += count;
            const auto came = [outcome](const Flip& pair) { return outcomeOf(pair) == outcome; };
            for (const Flip& pair : pairsOf(set, filter, out.run, second, wanted.most - out.units.size(), came)) {
                const auto cell = cellOf(set.runs[out.run], pair.element, pair.form, pair.year);
                out.units.push_back({pair.element, pair.year, pair.form, cell.value(), pair.first, pair.second});
            }
        }
    }
}
} // namespace

std::int64_t countOf(const analysis::CategoryCounts& counts, CellCategory category) {
    switch (category) {
    case CellCategory::Correct: return counts.correct;
    case CellCategory::PartialGreedy: return counts.partialGreedy;
    case CellCategory::PartialSampled: return counts.partialSampled;
    case CellCategory::Incorrect: return counts.incorrect;
    case CellCategory::Missing: return counts.missing();
    }
    return 0;
}

std::int64_t countOf(const PairCounts& pairs, PairOutcome outcome) {
    switch (outcome) {
    case PairOutcome::OnlyFirst: return pairs.paired.onlyFirst;
    case PairOutcome::OnlySecond: return pairs.paired.onlySecond;
    case PairOutcome::Both: return pairs.bothRight;
    case PairOutcome::Neither:
        return pairs.paired.pairs - pairs.paired.onlyFirst - pairs.paired.onlySecond - pairs.bothRight;
    }
    return 0;
}

CellNumber numberOf(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy, HeatRow row, int year,
                    std::optional<RunChoice> against) {
    CellNumber number{brushed(set, filter, {rowsBy, {row}, {year}}), set.run(row.run).choice, against};
    number.filter.runs.clear();
    number.filter.protocols.clear(); // the run is one that passes
    return number;
}

PairOutcome outcomeOf(const Flip& pair) {
    const unsigned right =
        (pair.first == CellCategory::Correct ? 1U : 0U) | (pair.second == CellCategory::Correct ? 2U : 0U);
    return static_cast<PairOutcome>(right);
}

std::optional<CellUnits> unitsOf(const ResultSet& set, const CellNumber& number, const UnitsWanted& wanted) {
    const auto run = set.find(number.run);
    const auto against = number.against ? set.find(*number.against) : std::nullopt;
    if (!run || against.has_value() != number.against.has_value()) return std::nullopt;
    CellUnits units;
    units.run = *run;
    units.against = against;
    if (against)
        fillDifference(set, number.filter, wanted, units);
    else
        fillShare(set, number.filter, wanted, units);
    return units;
}

} // namespace chronoscope::results
