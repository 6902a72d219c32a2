// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Comparability.h"

#include <QString>

namespace chronoscope::ui {

/// Why numbers of runs may differ for another reason than the model, in the window's language, with each run's value.
/// GUI thread (tr).
QString comparabilityText(const results::Warning& warning);

} // namespace chronoscope::ui
