// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/published/Published.h"
#include "core/studies/robustness/Fits.h"
#include "ui/studies/robustness/RobustnessNumbers.h"
#include "ui/studies/robustness/RobustnessViews.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// The tables of the views that are reports of the study, the same as the command line prints: figures are drawn of
/// them, so nothing is computed twice. Values; read on the query thread, where all of it blocks.

struct ReportQuestion {
    StressView view = StressView::Transfer;
    std::shared_ptr<const RobustRuns> numbers;
    std::int64_t run = 0;   ///< of `numbers`, where the view is of one
    std::int64_t other = 0; ///< of `numbers`; 0: every other one. Of elements, in the view across
    QString narrowed;       ///< which facts the filter of `numbers` takes, in words
    robustness::Level level = robustness::Level::Global;
    bool second = false; ///< combinations of precisions; the fits instead of what they go through
    bool published = false;
};

struct StressReport {
    analysis::Table table;                    ///< what stands beside the figure: `exact` or `fits`, with published rows
    analysis::Table exact;                    ///< what the figure is drawn of
    analysis::Table fits;                     ///< the lines through it, where there are any
    std::vector<std::string> notes;           ///< by the core: what must hold for published numbers
    bool isSwapped = false;                   ///< the first run was asked with examples, and is taken as few-shot
    std::vector<std::string> withoutExamples; ///< names of runs that are neither the standard nor few-shot ones

    std::map<std::string, robustness::ModelSize> sizes;

    analysis::Table list;               ///< across: a row of each fact and template
    std::vector<std::int64_t> factRows; ///< of each row of `list`
    std::int64_t withoutElement = 0;
    std::string elementsModel;
};

/// InvalidArgument where a run is not there any more; Cancelled soon after `stop`, those of the store and of
/// results::loadResults().
Result<StressReport> readStressReport(store::Database& database, const ReportQuestion& question,
                                      const std::stop_token& stop);

/// Numbers that others have published of temporal robustness; they are of the program.
Result<exchange::Published> shippedStressFigures();

} // namespace chronoscope::ui
