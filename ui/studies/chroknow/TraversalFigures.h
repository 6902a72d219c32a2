// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/report/TraversalReport.h"
#include "widgets/plots/BarsData.h"

#include <QStringList>

#include <vector>

namespace chronoscope::ui {

/// What ChroKnowPrompt added to Known, as bars (the paper's figure 7): per run, domain and state the elements Known
/// before, rescued by the previous side, rescued by both, not traversed to the end, and the rest. GUI thread.
widgets::BarsData rescueBars(const std::vector<traversal::TraversalReport>& reports, bool shares);

/// Which protocol the runs went by and where it is known to differ from the authors' run, a sentence or more to a line;
/// each protocol once.
QStringList protocolLines(const std::vector<traversal::TraversalReport>& reports);

/// Which step made the last candidate of the Chrono-Correct targets: one row a step, in the order of asking.
widgets::BarsData stepBars(const traversal::TraversalReport& report);

} // namespace chronoscope::ui
