// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"

#include <memory>

namespace chronoscope::app {

/// Reads runs of temporal robustness: one row a date, with fact_id, subject, relation, object, precision, date, class,
/// alpha, log_prob, outcome; and the exact text that is scored.
std::unique_ptr<RunReader> scoreRows();

} // namespace chronoscope::app
