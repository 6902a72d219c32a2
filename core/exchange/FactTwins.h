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

/// A fact of a table that the workspace has already, but not the same. An element that is asked: with other years,
/// objects or distractors; runs would ask both. An exemplar: with other objects in a year; it stays as it is.
struct FactTwin {
    std::string subject;
    std::string relation;
    std::pair<int, int> here; ///< first and last year of the element that is there; zeros without any
    std::pair<int, int> made; ///< of the one that the table makes
    bool isExemplar = false;
};

/// The twins of the table's first kMostTwinsLooked elements, asked ones first. Blocks; any thread.
Result<std::vector<FactTwin>> twinsIn(store::Database& database, const facts::FactIntake& intake);
inline constexpr std::size_t kMostTwinsLooked = 5'000;

/// What decides which facts of a table are held out as exemplars here. Blocks; any thread.
Result<facts::KnownFacts> knownFacts(store::Database& database);

/// From the first to the last year of the asked ones that are here, where the table makes others: with them both may be
/// the same.
std::optional<std::pair<int, int>> yearsHere(const std::vector<FactTwin>& twins);

} // namespace chronoscope::exchange
