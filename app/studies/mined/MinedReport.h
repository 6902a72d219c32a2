// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/study/Narrowing.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The views of `chronoscope report` over runs of MINED. One command, main thread.

struct MinedQuestion {
    std::string view;       ///< mined, latest, context, agreement, compare, judges, named, asked, items, calibration
    bool skipEmpty = false; ///< empty replies are left out of their item instead of counting 0
    bool recompute = false; ///< scores from the stored replies instead of as they were stored
    bool published = false; ///< the paper's rows below one's own: of the views mined and latest
    bool byTask = false;    ///< agreement: every task by itself, and the mean over them
    bool byYear = false;    ///< calibration: by the years that are asked
    study::Narrowing only;  ///< see mined::minedFilter()
    bool isJson = false;    ///< columns beyond those of the CSV: judge_items of the view mined
    std::vector<std::string> by = {}; ///< further axes of minedAxes()
};

struct MinedNumbers {
    analysis::Table table;
    std::vector<std::string> notes; ///< what a reader of the numbers must know
};

/// Errors: Cancelled, those of the store.
Result<MinedNumbers> minedReport(store::Database& database, const std::vector<store::RunRecord>& runs,
                                 const MinedQuestion& question, const std::stop_token& stop);

} // namespace chronoscope::app
