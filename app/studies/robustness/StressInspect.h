// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/OpenRun.h"

#include <string>

namespace chronoscope::app {

/// What `replies` and `prompt` print of a run of the temporal robustness study. `fact`: id or subject. Each returns the
/// exit status. Main thread.

/// One row a date: fact_id, subject, relation, object, precision, date, class, alpha, log_prob, outcome. `fact` and
/// `date` (YYYY[-MM[-DD]]): of that alone; empty: of all.
int listScores(OpenRun& open, const std::string& fact, const std::string& date, bool json);
/// The exact text that is scored.
int showScoringText(OpenRun& open, const std::string& fact, const std::string& date, bool json);

} // namespace chronoscope::app
