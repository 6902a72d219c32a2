// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Workspace.h"
#include "core/studies/mined/Item.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// A.T.E out of what models got wrong (paper, 3.3): the cognition items that every chosen run answered wrong in all its
/// configurations. An item of which a reply is missing, or that a run did not ask, was not answered wrong.

/// Rows of these items, ascending. InvalidArgument for a run of another study, and without any run; Cancelled. Blocks.
Result<std::vector<std::int64_t>> itemsWrongInAll(store::Database& database, const std::vector<std::int64_t>& runs,
                                                  const std::stop_token& stop = {});

struct ClaimsMade {
    std::vector<std::string> models; ///< of the runs
    std::size_t wrong = 0;           ///< items that all got wrong
    std::size_t added = 0;           ///< items of A.T.E, controls among them
    std::size_t already = 0;         ///< were there
    std::size_t withoutClaim = 0;    ///< wrong ones whose question has no years that a claim could be about
    std::size_t withoutControl = 0;  ///< wrong ones with a claim and no control: nobody else surely did not hold then
};
/// Adds the items of A.T.E to the workspace, each with the models as `models`; with a control for each, gold No, where
/// wanted. Blocks.
Result<ClaimsMade> addClaimsOfRuns(store::Workspace& workspace, const std::vector<std::int64_t>& runs, bool controls);

/// The models whose wrong answers an item of A.T.E was made of; empty for other items.
std::vector<std::string> modelsOfClaim(const Item& item);

} // namespace chronoscope::mined
