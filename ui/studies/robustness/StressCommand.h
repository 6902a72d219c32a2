// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/StressReports.h"

#include <QStringList>

namespace chronoscope::ui {

/// What `chronoscope report` is told so that it prints the table beside a figure of temporal robustness: of which runs,
/// narrowed to what, and which of the view's tables. Pure; any thread.

/// The filter as the command line is given it: where a view is of chosen runs or of one precision, these stand in its
/// place. `levels`: whether `question.level` is one that is shown alone.
study::Narrowing printedNarrowing(const ReportQuestion& question, bool isOfLevel);
/// "--table bars", "--published": what the narrowing does not say.
QStringList printedTable(const ReportQuestion& question);

} // namespace chronoscope::ui
