// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/ResultSet.h"

#include <functional>
#include <optional>

namespace chronoscope::results {

/// The share of Correct, in percent, that a model has which says the same to every prompt: (d) under MCQA, true under
/// TF. Under `reference` that is all; under `debiased` what chance leaves of it, as a cell is Correct only with all its
/// greedy replies; none where MCQA is read strictly, for "(d)" names no object. Nothing for Generation. Pure.
std::optional<double> alwaysSamePercent(const RunColumns& run, prompt::Template form);

/// Two columns behind the others of a table with a column "run": the protocol of each row's run, and the share above
/// where the table has a column "template", too. `runOf` a row; null: it is not known, and both stay empty.
void addFloor(analysis::Table& table,
              const std::function<const RunColumns*(const std::vector<std::string>& row)>& runOf);

} // namespace chronoscope::results
