// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Workspace.h"
#include "core/study/Study.h"

#include <cstdint>

namespace chronoscope::run {

/// Makes every request of run `id` that ended in an error an unasked one again: its row goes, the units of its plan are
/// put back to what they were without it, and resuming the run asks these requests and no others, but for those that
/// follow from them in a traversal. A scoring made before is one of fewer
/// replies than the run has from then on. One transaction. The run must have no engine. Returns how many there were.
/// Unsupported for an imported run; Corrupt, and nothing is changed, where its rows do not fit each other.
Result<std::int64_t> forgetErrors(store::Workspace& workspace, std::int64_t id,
                                  const study::Studies& studies = study::builtInStudies());

} // namespace chronoscope::run
