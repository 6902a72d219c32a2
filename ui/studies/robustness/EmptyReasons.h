// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/StressReports.h"

#include <QString>

#include <optional>

namespace chronoscope::ui {

/// Why a view of temporal robustness has nothing to show, and the step that helps. Pure; GUI thread.
struct EmptyReason {
    enum class Step { None, Import, NewRun, ShowRuns, ClearFilter };

    QString title;
    QString hint;
    QString button = {};
    Step step = Step::None;
};

/// There is no run at all.
EmptyReason noRunYet(const RobustRuns& numbers);
/// No fact of this run has all of its scores.
EmptyReason nothingScored(const robustness::StressResults& run);
/// What the view compares a run with is not there; `elementRuns`: how many runs of elements there are.
std::optional<EmptyReason> secondMissing(StressView view, const RobustRuns& numbers, std::size_t elementRuns);
/// The runs that are compared have no pair of facts.
std::optional<EmptyReason> nothingCommon(const StressReport& report, const ReportQuestion& question);

} // namespace chronoscope::ui
