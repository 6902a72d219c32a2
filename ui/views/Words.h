// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/run/RunFactory.h"
#include "core/run/layout/RunSpec.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace chronoscope::ui {

/// Elements, their years, and what a slice adds up to, in words for people. Pure; GUI thread.

/// With thousands separators.
QString numberText(qint64 number);

/// `text` as a tooltip that shows it letter by letter, whatever looks like markup in it.
QString plainToolTip(const QString& text);

/// "2010–2023"; "2010–2023, 13" (how many) where years are missing between; "—" when `invariant` or without years.
QString yearsText(const std::vector<int>& years, bool invariant);

/// "64 elements · 2,310 cells".
QString sliceText(const run::RunEstimate& estimate);
/// "64 elements · 2,310 cells · 23,100 requests at 3 templates × 5 sets × 2 temperatures".
QString estimateText(const run::RunEstimate& estimate, const run::RunSpec& spec);
/// What each of the numbers of estimateText() counts, one line each.
QString estimateExplanation();
/// What a run of this estimate should know of beforehand, one sentence each; empty when all is well.
QStringList estimateWarnings(const run::RunEstimate& estimate);

} // namespace chronoscope::ui
