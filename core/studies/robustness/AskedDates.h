// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Study.h"

#include <memory>

namespace chronoscope::robustness {

/// What the requests of a run ask. Units are {"precision"} of a fact; of one unit a request is {"class", "date"}.
/// Errors of stressContext(). Blocks while it reads the run.
Result<std::unique_ptr<study::AskedRequests>> askedDates(const store::RunRecord& run, store::Database& reader);

} // namespace chronoscope::robustness
