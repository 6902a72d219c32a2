// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/published/Published.h"
#include "core/results/Profile.h"
#include "ui/bridge/Selection.h"
#include "ui/settings/Settings.h"
#include "widgets/plots/CurveData.h"
#include "widgets/plots/SpiderData.h"

#include <functional>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// A profile as spider and as curves over the years. Pure; GUI thread.

/// How a run is coloured: Results::seriesOf().
using StyleOf = std::function<int(std::size_t run)>;
/// Name and look of a series, and what tells it from others across updates.
QString seriesName(const results::Profile& profile, const results::ProfileSeries& series);
int seriesStyle(const results::ProfileSeries& series, const StyleOf& styleOf);
qint64 seriesKey(const results::ProfileSeries& series);
QString keyName(const results::Profile& profile, results::RowKey key);

/// What a point counts, as the session selects it; of several years and templates the newest and the first stand for
/// it.
Selection cellOf(const results::Profile& profile, const results::ProfileSeries& series, results::RowKey key);

/// The corners of a spider: all keys, or of too many those with the most cells.
std::vector<results::RowKey> corners(const results::Profile& profile);
widgets::SpiderData spiderData(const results::Profile& profile, const StyleOf& styleOf);
/// Series of others that count the same, by domain; none for other axes. `state`: the one that is shown, since
/// published figures are by state.
QVector<widgets::SpiderSeries> publishedSeries(const exchange::Published& published, const results::Profile& profile,
                                               std::optional<benchmark::State> state);

/// `isHidden`: series whose cut-off is not marked.
widgets::CurveData curveData(const results::Profile& profile, const StyleOf& styleOf, const DeclaredCutOffs& declared,
                             const std::function<bool(qint64 series)>& isHidden);

} // namespace chronoscope::ui
