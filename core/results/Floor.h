// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/Template.h"

#include <optional>

namespace chronoscope::results {

/// The share of Correct, in percent, that a model has which says the same to every prompt: (d) under MCQA, true under
/// TF. Under `reference` that is all; under `debiased` what chance leaves of it, as a cell is Correct only with all its
/// greedy replies. Nothing for Generation. Pure.
std::optional<double> alwaysSamePercent(prompt::Protocol protocol, prompt::Template form, int sets);

} // namespace chronoscope::results
