// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/Construction.h"

namespace chronoscope::mined {

/// The item of A.T.E that claims the gold of a cognition item: gold Yes. Nothing where its question has no years that a
/// claim could be about. Pure; any thread.
std::optional<nlohmann::ordered_json> claimOf(const nlohmann::ordered_json& cognition, std::size_t id);
/// The same with a holder who did not hold then: gold No. Nothing where the list has none.
std::optional<nlohmann::ordered_json> controlOf(const nlohmann::ordered_json& cognition, std::size_t id,
                                                std::uint64_t seed);

/// A.T.E out of a share of the cognition items, and a control for each.
void addClaims(Construction& construction, const ConstructionOptions& options);
/// The questions of all items in the word set "clean".
void cleanAll(Construction& construction);

} // namespace chronoscope::mined
