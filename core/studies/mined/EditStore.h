// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chronoscope::mined {

/// What stands in front of a question of a run of IKE, by unit ordinals of that run.
struct ShownEdit {
    std::size_t fact = 0;            ///< told as new
    std::vector<std::size_t> places; ///< demonstrations, as nearestDemonstrations() numbers them
    bool operator==(const ShownEdit&) const = default;
};
/// Of one unit: in front of the question, and of the sentence to be completed.
using ShownEdits = std::array<ShownEdit, 2>;

/// The table of what runs of IKE show. A view over a connection; its thread.
class EditStore {
public:
    explicit EditStore(store::Database& database) : m_sql(database.sql()) {}

    /// By ordinal. Inside the caller's transaction; throws SQLite errors.
    void add(std::int64_t run, const std::vector<ShownEdits>& shown);
    /// Corrupt unless there is a whole entry for each of `units`, of facts among them.
    Result<std::vector<ShownEdits>> read(std::int64_t run, std::size_t units);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::mined
