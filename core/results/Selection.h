// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"
#include "core/results/ResultSet.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::results {

/// What the rows of a view stand for.
enum class RowsBy : int { Run = 0, Domain, State, Template, Relation, Element };
/// "run", "domain", "state", "template", "relation", "element".
std::string_view name(RowsBy rowsBy);

/// What a row stands for: run index, Domain, State, Template, index into ElementFacts::relationNames, element index.
/// A relation is its name: relations of the same name in two domains are one row.
using RowKey = std::uint32_t;
/// How a row is called: the run's name, "general", …, the subject.
std::string rowName(const ResultSet& set, RowsBy rowsBy, RowKey key);
/// Keys are below this.
std::size_t rowKeys(const ResultSet& set, RowsBy rowsBy);

/// One year of one template of a run.
struct Block {
    std::size_t form = 0; ///< index into RunLayout::templates
    std::size_t year = 0; ///< index into RunLayout::years
};

/// A filter resolved against one run: what the inner loops of all aggregations ask. Refers to the set it was made from.
/// One byte per cell where the filter asks for labels.
struct RunSelection {
    std::size_t run = 0; ///< run index
    const RunView* view = nullptr;
    const RunColumns* columns = nullptr;
    std::vector<std::uint8_t> elements; ///< by ordinal: 1 = chosen
    std::vector<Block> blocks;          ///< chosen, in cell order
    std::uint8_t categories = 0;        ///< bit per CellCategory
    std::uint8_t chrono = 0;            ///< bit per ChronoCategory
    std::uint16_t kinds = 0;            ///< bit per AnswerKind; 0 = whatever was answered
    std::vector<std::uint8_t> labelled; ///< by cell: 1 = its annotation is wanted; empty = whatever was annotated

    /// True if the filter does not look at what came out.
    bool takesEveryOutcome() const { return categories == 0x7F && chrono == 0x7F && kinds == 0 && labelled.empty(); }
    bool wants(std::size_t cell, std::size_t element) const {
        return (categories >> columns->category[cell] & chrono >> columns->chrono[element] & 1) != 0 &&
               (kinds == 0 || (columns->diagnosed && (columns->kinds[cell] & kinds) != 0)) &&
               (labelled.empty() || labelled[cell] != 0);
    }
};

/// Which row a cell of a selection belongs to, looked up once per element rather than once per cell.
class RowKeys {
public:
    RowKeys(const ElementFacts& facts, const RunSelection& selection, RowsBy rowsBy);
    RowKey at(std::size_t ordinal, Block block) const {
        return m_byForm.empty() ? m_byOrdinal[ordinal] : m_byForm[block.form];
    }

private:
    std::vector<RowKey> m_byOrdinal;
    std::vector<RowKey> m_byForm; ///< rows by template alone
};

/// By element index: 1 where domain, state, relation, subject and element list of the filter choose it.
std::vector<std::uint8_t> chosenElements(const ElementFacts& facts, const ResultFilter& filter);
/// One run, whatever `filter` says of runs and protocols.
RunSelection select(const ResultSet& set, const ResultFilter& filter, std::size_t run,
                    const std::vector<std::uint8_t>& chosen);
/// The runs that the filter chooses, in the order of the set.
std::vector<RunSelection> select(const ResultSet& set, const ResultFilter& filter);

/// Calls visit(ordinal, cell, block) for every chosen cell, in cell order: the one loop behind the aggregations. What
/// it reads is held in locals, which no write of `visit` can reach.
template <typename Visit> void forEachCell(const RunSelection& selection, Visit&& visit) {
    const RunColumns& run = *selection.columns;
    if (selection.kinds != 0 && !run.diagnosed) return;
    const std::size_t elements = run.rows.size();
    const std::uint8_t* const chosen = selection.elements.data();
    const unsigned categories = selection.categories;
    const unsigned chrono = selection.chrono;
    const unsigned kinds = selection.kinds;
    const bool narrowed = kinds != 0 || !selection.labelled.empty(); // one test per cell where it is neither
    for (const Block block : selection.blocks) {
        const std::size_t cells = run.cellAt(0, block.year, block.form);
        const std::uint8_t* const category = run.category.data() + cells;
        const std::uint8_t* const overYears = run.chrono.data() + run.elementAt(0, block.form);
        const std::uint16_t* const kindsOf = kinds == 0 ? nullptr : run.kinds.data() + cells;
        const std::uint8_t* const labelled = selection.labelled.empty() ? nullptr : selection.labelled.data() + cells;
        for (std::size_t ordinal = 0; ordinal < elements; ++ordinal) {
            const unsigned passes = chosen[ordinal] & categories >> category[ordinal] & chrono >> overYears[ordinal];
            if (passes != 0 && (!narrowed || ((kinds == 0 || (kindsOf[ordinal] & kinds) != 0) &&
                                              (labelled == nullptr || labelled[ordinal] != 0))))
                visit(ordinal, cells + ordinal, block);
        }
    }
}

/// The years of all the selections, ascending: the columns of a view.
std::vector<int> yearsOf(const std::vector<RunSelection>& selections);
/// Per year index of the run: its place in `columns`; meaningless for years that are not among them.
std::vector<std::size_t> columnOf(const RunColumns& run, const std::vector<int>& columns);

} // namespace chronoscope::results
