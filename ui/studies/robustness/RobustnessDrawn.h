// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/RobustnessFigures.h"

#include <QStringList>

#include <stop_token>

namespace chronoscope::ui {

/// What views of temporal robustness come to, made in the background: figure, table and what has to be known of them.
/// Values; each function blocks.

struct DrawnOverview {
    widgets::HeatmapData heat;
    analysis::Table table;
    QStringList notes;
};

struct DrawnCurve {
    widgets::AlphaData data;
    analysis::Table table;
    QStringList notes;
};

struct DrawnFacts {
    RobustFacts facts;
    QStringList notes;
};

DrawnOverview drawnOverview(const RobustRuns& numbers, const RobustView& look);
/// Of the facts that the filter of `numbers` takes. Cancelled soon after `stop`, those of the store.
Result<DrawnCurve> drawnCurve(store::Database& database, const RobustRuns& numbers,
                              const robustness::StressResults& run, AlphaView look, const std::stop_token& stop);
/// The table is of that precision.
Result<DrawnFacts> drawnFacts(store::Database& database, const RobustRuns& numbers,
                              const robustness::StressResults& run, robustness::Precision precision);

} // namespace chronoscope::ui
