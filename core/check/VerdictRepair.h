// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/store/RunStore.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace chronoscope::check {

/// Stores what the replies of a run say where another verdict is stored. A verdict that does not follow from a damaged
/// text may still be the right one: where texts or items are not what their hashes say, verdicts stay as they are.
/// Of one workspace; a thread at a time.
class VerdictRepair {
public:
    explicit VerdictRepair(const std::stop_token& stop) : m_stop(stop) {}
    /// Inside the caller's transaction; the answer is how many verdicts were put right. A run that cannot be judged to
    /// its end is no error: the check says why. Errors: Cancelled, DiskFull. Throws SQLite errors. Blocks.
    Result<std::int64_t> run(const store::RunRecord& run, store::Database& database);

private:
    Result<bool> isSound(store::Database& database);

    const std::stop_token& m_stop;
    std::optional<bool> m_isSound; ///< what verdicts follow from, once one was found to be other
};

} // namespace chronoscope::check
