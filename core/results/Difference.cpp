// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Difference.h"

#include <algorithm>
#include <array>

namespace chronoscope::results {

using analysis::CellCategory;

namespace {
struct Pair {
    std::size_t ordinal = 0; ///< in the first run
    Block block;             ///< of the first run
    CellCategory first = CellCategory::Missing;
    CellCategory second = CellCategory::Missing;
    bool firstRight() const { return first == CellCategory::Correct; }
    bool secondRight() const { return second == CellCategory::Correct; }
};

bool judged(std::uint8_t category) {
    return category != static_cast<std::uint8_t>(CellCategory::Missing) && category != kNotAsked;
}

/// Both runs under the filter.
struct Sides {
    Sides(const ResultSet& set, const ResultFilter& filter, std::size_t firstRun, std::size_t secondRun)
        : chosen(chosenElements(*set.elements, filter)), first(select(set, filter, firstRun, chosen)),
          second(select(set, filter, secondRun, chosen)) {
        partner.reserve(first.view->elementOf.size());
        for (const std::uint32_t element : first.view->elementOf)
            partner.push_back(second.view->ordinalOf[element]);
        const auto asksToo = [&](Block block) { return blockInSecond(block).has_value(); };
        for (const Block block : first.blocks)
            if (asksToo(block)) years.push_back(first.columns->layout.years[block.year]);
        std::sort(years.begin(), years.end());
        years.erase(std::unique(years.begin(), years.end()), years.end());
    }

    std::optional<Block> blockInSecond(Block block) const {
        const run::RunLayout& layout = second.columns->layout;
        const int form = layout.formIndex(first.columns->layout.templates[block.form]);
        const int year = layout.yearIndex(first.columns->layout.years[block.year]);
        if (form < 0 || year < 0) return std::nullopt;
        return Block{static_cast<std::size_t>(form), static_cast<std::size_t>(year)};
    }

    std::vector<std::uint8_t> chosen;
    RunSelection first;
    RunSelection second;
    std::vector<std::int32_t> partner; ///< by ordinal of the first run: that of the second, or -1
    std::vector<int> years;            ///< that both ask
};

template <typename Visit> void forEachPair(const Sides& sides, Visit&& visit) {
    const RunColumns& first = *sides.first.columns;
    const RunColumns& second = *sides.second.columns;
    const bool everyOutcome = sides.first.takesEveryOutcome();
    const std::uint8_t* const chosen = sides.first.elements.data();
    const std::int32_t* const partners = sides.partner.data();
    const std::size_t elements = sides.partner.size();
    for (const Block block : sides.first.blocks) {
        const auto other = sides.blockInSecond(block);
        if (!other) continue;
        const std::size_t cells = first.cellAt(0, block.year, block.form);
        const std::size_t otherCells = second.cellAt(0, other->year, other->form);
        const std::uint8_t* const category = first.category.data() + cells;
        const std::uint8_t* const otherCategory = second.category.data() + otherCells;
        for (std::size_t ordinal = 0; ordinal < elements; ++ordinal) {
            if (chosen[ordinal] == 0 || partners[ordinal] < 0) continue;
            const auto partner = static_cast<std::size_t>(partners[ordinal]);
            const std::uint8_t a = category[ordinal];
            const std::uint8_t b = otherCategory[partner];
            if (judged(a) && judged(b) &&
                (everyOutcome || sides.first.wants(cells + ordinal, first.elementAt(ordinal, block.form)) ||
                 sides.second.wants(otherCells + partner, second.elementAt(partner, other->form))))
                visit(Pair{ordinal, block, static_cast<CellCategory>(a), static_cast<CellCategory>(b)});
        }
    }
}

/// The pair by what it is called outside of its runs.
Flip named(const Sides& sides, const Pair& pair) {
    const run::RunLayout& layout = sides.first.columns->layout;
    return {sides.first.view->elementOf[pair.ordinal], layout.years[pair.block.year], layout.templates[pair.block.form],
            pair.first, pair.second};
}
} // namespace

PairCounts DifferenceGrid::at(std::size_t row, std::size_t column) const {
    const auto& [neither, onlyFirst, onlySecond, both] = m_lines[column * m_keys + rows[row]];
    const std::int64_t pairs = std::int64_t{neither} + onlyFirst + onlySecond + both;
    return {{onlyFirst, onlySecond, pairs}, both};
}

DifferenceGrid difference(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second,
                          RowsBy rowsBy) {
    const Sides sides(set, filter, first, second);
    DifferenceGrid grid;
    grid.rowsBy = rowsBy;
    grid.years = sides.years;
    grid.m_keys = rowKeys(set, rowsBy);
    grid.m_lines.resize(grid.m_keys * grid.years.size());
    std::vector<std::uint8_t> used(grid.m_keys, 0);
    const RowKeys keys(*set.elements, sides.first, rowsBy);
    const auto column = columnOf(*sides.first.columns, grid.years);
    forEachPair(sides, [&](const Pair& pair) {
        const RowKey key = keys.at(pair.ordinal, pair.block);
        const std::size_t which = (pair.firstRight() ? 1U : 0U) | (pair.secondRight() ? 2U : 0U);
        ++grid.m_lines[column[pair.block.year] * grid.m_keys + key][which];
        used[key] = 1;
    });
    for (std::size_t key = 0; key < used.size(); ++key)
        if (used[key] != 0) grid.rows.push_back(static_cast<RowKey>(key));
    return grid;
}

Flips flipped(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second,
              std::optional<int> year) {
    Flips flips;
    const Sides sides(set, filter, first, second);
    const run::RunLayout& layout = sides.first.columns->layout;
    forEachPair(sides, [&](const Pair& pair) {
        if (pair.firstRight() == pair.secondRight() || (year && layout.years[pair.block.year] != *year)) return;
        (pair.firstRight() ? flips.onlyFirst : flips.onlySecond).push_back(named(sides, pair));
    });
    return flips;
}

std::vector<Flip> pairsOf(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second,
                          std::size_t most, const std::function<bool(const Flip&)>& wanted) {
    std::vector<Flip> pairs;
    const Sides sides(set, filter, first, second);
    forEachPair(sides, [&](const Pair& pair) {
        if (pairs.size() >= most) return;
        const Flip flip = named(sides, pair);
        if (wanted(flip)) pairs.push_back(flip);
    });
    return pairs;
}

analysis::ElementSums pairSums(const ResultSet& set, const ResultFilter& filter, std::size_t first,
                               std::size_t second) {
    const Sides sides(set, filter, first, second);
    std::vector<std::array<std::int32_t, 3>> sums(sides.partner.size());
    forEachPair(sides, [&](const Pair& pair) {
        auto& [pairs, firstRight, secondRight] = sums[pair.ordinal];
        ++pairs;
        firstRight += pair.firstRight() ? 1 : 0;
        secondRight += pair.secondRight() ? 1 : 0;
    });
    analysis::ElementSums out;
    out.columns = 3;
    for (const auto& row : sums)
        if (row[0] > 0) out.values.insert(out.values.end(), row.begin(), row.end());
    return out;
}

} // namespace chronoscope::results
