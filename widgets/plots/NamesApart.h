// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Names that are too long for their place, cut so that they can be told apart. Pure; GUI thread, for its fonts.
#pragma once

#include <QStringList>

class QFontMetricsF;

namespace chronoscope::widgets {

/// `name` cut to `width` pixels: in its middle, as everywhere, unless another of `all` would then read the same. Such
/// names give up their common beginning instead, so that what differs is seen: "calib…robust 0.2 nearly 0.3".
QString elidedApart(const QString& name, const QStringList& all, const QFontMetricsF& metrics, qreal width);

} // namespace chronoscope::widgets
