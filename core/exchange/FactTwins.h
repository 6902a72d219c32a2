// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"
#include "core/store/Database.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::exchange {

/// A fact of a table that the workspace has an element of already which is not the same: other years, objects or
/// distractors. Runs would ask both.
struct FactTwin {
    std::string subject;
    std::string relation;
    std::pair<int, int> here; ///< first and last year of the element that is there; zeros without any
    std::pair<int, int> made; ///< of the one that the table makes
};

/// The twins of the table's first kMostTwinsLooked elements. Blocks; any thread.
Result<std::vector<FactTwin>> twinsIn(store::Database& database, const facts::FactIntake& intake);
inline constexpr std::size_t kMostTwinsLooked = 5'000;

/// What decides which facts of a table are held out as exemplars here. Blocks; any thread.
Result<facts::KnownFacts> knownFacts(store::Database& database);

/// From the first to the last year of those that are here, where the table makes others: with them both may be the
/// same.
std::optional<std::pair<int, int>> yearsHere(const std::vector<FactTwin>& twins);

} // namespace chronoscope::exchange
