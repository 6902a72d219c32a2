// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <utility>

namespace chronoscope::mined {

/// The rows of a table that were read last, for one who asks for the same ones again. One thread.
template <typename Row> class RecentRows {
public:
    explicit RecentRows(std::size_t most) : m_most(most) {}

    /// The row with this number, by `read` (a Result of a shared pointer) where it is not here.
    template <typename Read> Result<std::shared_ptr<Row>> get(std::int64_t number, Read read) {
        const auto known =
            std::find_if(m_rows.rbegin(), m_rows.rend(), [&](const auto& row) { return row.first == number; });
        if (known != m_rows.rend()) return known->second;
        Result<std::shared_ptr<Row>> row = read(number);
        if (!row) return row;
        m_rows.emplace_back(number, *row);
        if (m_rows.size() > m_most) m_rows.pop_front();
        return row;
    }

private:
    std::size_t m_most;
    std::deque<std::pair<std::int64_t, std::shared_ptr<Row>>> m_rows;
};

} // namespace chronoscope::mined
