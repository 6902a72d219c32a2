// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/layout/RunSpec.h"
#include "core/run/RunFactory.h"

#include <QString>
#include <QStringList>

namespace chronoscope::ui {

/// What a run would ask, before it is made, in words for people. Pure; GUI thread.

/// "64 elements · 2,310 cells".
QString sliceText(const run::RunEstimate& estimate);
/// "64 elements · 2,310 cells · 23,100 requests at 3 templates × 5 sets × 2 temperatures".
QString estimateText(const run::RunEstimate& estimate, const run::RunSpec& spec);
/// What each of the numbers of estimateText() counts, one line each.
QString estimateExplanation();
/// What a run of this estimate should know of beforehand, one sentence each; empty when all is well.
QStringList estimateWarnings(const run::RunEstimate& estimate);

} // namespace chronoscope::ui
