// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Workspace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::run {

/// One budget over several runs: each has a share of it as its cap, so that they can go on at the same time; what a
/// finished one has left over goes to the one that goes on next. The caps always add up to the budget.

/// `dollars` shared as the models are expected to cost; nothing for one that costs nothing. `expected`: US dollars, by
/// model; nothing for a model that is free. Where nothing is expected of any the shares are equal. Pure.
std::vector<std::optional<double>> budgetShares(double dollars, const std::vector<std::optional<double>>& expected);

/// Lets `runs`, which were just made, share what their caps add up to.
Status shareBudget(store::Workspace& workspace, const std::vector<std::int64_t>& runs);

/// What finished runs of the same party have left over becomes part of the cap of `run`, in one transaction. Returns
/// how much that is, in US dollars; 0 for a run that shares nothing, has no cap or is finished. Blocks.
Result<double> takeSharedRest(store::Workspace& workspace, std::int64_t run);

} // namespace chronoscope::run
