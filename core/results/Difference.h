// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Bootstrap.h"
#include "core/analysis/Paired.h"
#include "core/results/Selection.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace chronoscope::results {

/// Two runs on the same questions. Pure functions, any thread.
///
/// A pair is one (element, year, template) that both runs have judged; what either misses is in no pair. "Right" is
/// Correct, as in the heat map. The filter's runs and protocols play no part; where it looks at what came out (cell
/// category, chronological category, answers), a pair counts when either of its cells passes, so that no right or
/// wrong side is preferred. Within one year and one template each element is in one pair, as McNemar's test assumes;
/// sums over years or templates repeat elements and need the bootstrap by element (pairSums()).

struct PairCounts {
    analysis::PairedCounts paired; ///< b, c and n, for analysis::mcNemar() and pairedDifference95()
    std::int64_t bothRight = 0;
    std::int64_t firstRight() const { return bothRight + paired.onlyFirst; }
    std::int64_t secondRight() const { return bothRight + paired.onlySecond; }
};

class DifferenceGrid {
public:
    RowsBy rowsBy = RowsBy::Run;
    std::vector<int> years;   ///< columns, ascending: chosen years that both runs ask
    std::vector<RowKey> rows; ///< with a pair at all, ascending; by Run there is one row, with the first run's index

    PairCounts at(std::size_t row, std::size_t column) const;

private:
    friend DifferenceGrid difference(const ResultSet&, const ResultFilter&, std::size_t, std::size_t, RowsBy);
    std::size_t m_keys = 0;
    std::vector<std::array<std::uint32_t, 4>> m_lines; ///< [column][key]: pairs wrong in both, b, c, right in both
};
/// First and second are run indices.
DifferenceGrid difference(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second,
                          RowsBy rowsBy);

struct Flip {
    std::uint32_t element = 0; ///< element index
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
    analysis::CellCategory first = analysis::CellCategory::Missing;
    analysis::CellCategory second = analysis::CellCategory::Missing;
};
/// The pairs behind a number of difference(), by template, year, element in the order of the first run: at most `most`
/// of those that `wanted` takes.
std::vector<Flip> pairsOf(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second,
                          std::size_t most, const std::function<bool(const Flip&)>& wanted);
/// The pairs behind b and c: right in one run alone. By template, year, element in the order of the first run.
struct Flips {
    std::vector<Flip> onlyFirst;
    std::vector<Flip> onlySecond;
};
Flips flipped(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second,
              std::optional<int> year = {});

/// Per element with a pair three columns: pairs, right in the first, right in the second: for analysis::bootstrap95().
analysis::ElementSums pairSums(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second);

} // namespace chronoscope::results
