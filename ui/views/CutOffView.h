// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/RunCutOff.h"

#include <QString>

#include <optional>

namespace chronoscope::ui {

/// The last year a model knows in words: as it is estimated (results::runCutOff) and as its vendor declares it. Pure;
/// any thread.

/// "2016 [2015, 2017]", or why there is none.
QString cutOffText(const results::RunCutOff& cutOff);
/// All that is known of it, a fact a line.
QString cutOffDetails(const results::RunCutOff& cutOff);

/// Where a declared date lies on an axis of whole years, a year's tick being its middle: "2023-10" is 2023.29, and
/// "2023" 2023. Nothing unless it is YYYY, YYYY-MM or YYYY-MM-DD.
std::optional<double> declaredYear(const QString& date);

} // namespace chronoscope::ui
