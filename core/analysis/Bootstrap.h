// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace chronoscope::analysis {

/// Bootstrap by element: intervals for figures in which one element counts in several years, so that cells are not
/// independent and Wilson's interval would be too narrow. Elements, not cells, are drawn with replacement, as many as
/// there are, each with all its years (cluster bootstrap: Field & Welsh 2007, JRSS B 69:369; Davison & Hinkley 1997,
/// section 3.8). Any thread; the same seed and number of elements draw the same elements on every platform, so two
/// statistics of the same elements may be compared draw by draw.

/// One row of whole numbers per element, row after row, e.g. judged and correct of every year. A statistic sees only
/// the sums of the columns over the drawn elements. values.size() is a multiple of columns.
struct ElementSums {
    std::size_t columns = 0;
    std::vector<std::int32_t> values;

    std::size_t elements() const { return columns == 0 ? 0 : values.size() / columns; }
};

struct BootstrapOptions {
    int draws = 2000;
    std::uint64_t seed = 1;
};

using ColumnSums = std::span<const std::int64_t>;

/// Column sums over all elements, each once.
std::vector<std::int64_t> columnSums(const ElementSums& table);

/// Calls `sink` with the column sums of each draw, in order, on this thread. InvalidArgument for a ragged table, no
/// elements or no draws; Cancelled, within one draw, when `stop` is requested.
Status resample(const ElementSums& table, const BootstrapOptions& options, const std::stop_token& stop,
                const std::function<void(ColumnSums)>& sink);

/// Percentile interval at 95 % (Efron & Tibshirani 1993, chapters 12 and 13): with B values in order and k the whole
/// part of 0.025 (B + 1), at least 1, from the k-th smallest to the k-th largest. Nothing for no values.
std::optional<Interval> percentile95(std::vector<double> values);

/// A statistic of the column sums; nothing where it is undefined (no denominator).
using Statistic = std::function<std::optional<double>(ColumnSums)>;

struct BootstrapInterval {
    std::optional<double> estimate;   ///< of all elements, each once
    std::optional<Interval> interval; ///< in the units of the statistic; of the draws in which it is defined
    int draws = 0;
    int undefined = 0; ///< draws in which the statistic is undefined
};

/// Nothing as interval for fewer than two elements or where every draw is undefined. Limits: too narrow below about 30
/// elements, and of no width where all elements are alike (0 % or 100 %): show Wilson's interval there.
Result<BootstrapInterval> bootstrap95(const ElementSums& table, const Statistic& statistic,
                                      const BootstrapOptions& options, const std::stop_token& stop);

} // namespace chronoscope::analysis
