// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellLabels.h"
#include "core/results/Difference.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// Which of the questions on which two runs differ are listed, and in which order.
struct FlipWish {
    enum class Column { Subject = 0, Relation, Year, Form, First, Second };
    enum class Side { Both = 0, OnlyFirst, OnlySecond };

    std::optional<int> year; ///< none = all
    Side side = Side::Both;
    std::optional<Column> sort; ///< none = as they come
    bool descending = false;
    bool operator==(const FlipWish&) const = default;
};

struct FlipRow {
    const results::Flip* flip = nullptr; ///< of FlipRows::flips
    bool firstRight = false;
};

/// A list made ready, with the labels that any answer of it has. Value; any thread.
struct FlipRows {
    std::shared_ptr<const results::ResultSet> set; ///< null: nothing is compared
    std::shared_ptr<const results::Flips> flips;
    std::size_t first = 0; ///< run index
    std::size_t second = 1;
    FlipWish wish;
    std::vector<FlipRow> rows;
    std::vector<std::uint32_t> labels; ///< places in CellLabels::labels, ascending
};

/// `flips` was made of `set`, of these runs. Subjects are in order as folded for searching. A million flips in the
/// order of their subjects take one or two seconds: for a worker. Pure.
FlipRows flipRows(std::shared_ptr<const results::ResultSet> set, std::shared_ptr<const results::Flips> flips,
                  std::size_t first, std::size_t second, const FlipWish& wish);

} // namespace chronoscope::ui
