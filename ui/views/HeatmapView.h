// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "core/store/TallyStore.h"
#include "widgets/plots/HeatmapData.h"

#include <QString>

#include <optional>
#include <vector>

namespace chronoscope::ui {

/// Words for people, made here and nowhere else.
QString displayName(prompt::Template form);
QString displayName(benchmark::Domain domain);
QString displayName(benchmark::State state);
QString displayName(prompt::Protocol protocol);
QString displayName(analysis::CellCategory category);
QString displayName(backend::ErrorKind kind);

/// "Generation · general · dynamic", from what a filter restricts.
QString describe(const store::TallyFilter& filter);

/// The heatmap of Correct %, runs by years, from lines split by year (one per run and year).
widgets::HeatmapData heatmapData(const std::vector<store::RunRecord>& runs, const std::vector<store::TallyLine>& lines,
                                 const store::TallyFilter& filter);

} // namespace chronoscope::ui
