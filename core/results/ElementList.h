// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Selection.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace chronoscope::results {

enum class ElementOrder : int { Wrong = 0, Stale, Name };

/// The elements with any cell that passes a filter, in an order: what a person picks one from. Pure function, any
/// thread; 12 bytes and one per run each.
struct ElementList {
    struct Line {
        std::uint32_t element = 0; ///< element index
        std::uint32_t wrong = 0;   ///< wrong replies of its chosen cells, over all chosen runs
        std::uint32_t stale = 0;   ///< of these right for an earlier year; 0 where nothing is diagnosed
    };
    std::vector<std::size_t> runs;       ///< run indices: the chosen runs, in the order of the set
    std::vector<prompt::Template> forms; ///< per run: the template of its categories, the first chosen one
    std::vector<Line> lines;
    std::vector<std::uint8_t> categories; ///< line by line, per run: ChronoCategory, or kNotAsked

    std::uint8_t category(std::size_t line, std::size_t run) const { return categories[line * runs.size() + run]; }
};

/// `search`: part of the subject, whatever the case; empty = all. Largest counts first, equal ones by name, then in
/// benchmark order.
ElementList elementList(const ResultSet& set, const ResultFilter& filter, ElementOrder order,
                        std::string_view search = {});

} // namespace chronoscope::results
