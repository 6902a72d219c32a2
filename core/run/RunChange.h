// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <optional>

namespace chronoscope::run {

/// What a user may change in a stored run before it goes on.
struct RunChange {
    std::optional<double> budget; ///< new cap in US dollars, over all sittings
    bool retryErrors = false;     ///< what ended in an error is asked again, of a finished run too
};

/// Changes run `id`, which must have no engine, and returns how many errors were taken back (see forgetErrors()).
/// Blocks while it writes. InvalidArgument, with nothing changed, for a budget that is no number from 0 up, or where
/// the run has no price.
Result<std::int64_t> changeRun(store::Workspace& workspace, std::int64_t id, const RunChange& change);

} // namespace chronoscope::run
