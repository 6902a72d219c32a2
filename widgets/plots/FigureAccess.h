// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a screen reader hears of curves, bars, spiders and the like: a list that is read item by item, each with its
// name, its number and what else is known of it. Installed once; GUI thread only.
#pragma once

namespace chronoscope::widgets {

/// From now on every FigurePlot is heard so.
void installFigureAccess();

} // namespace chronoscope::widgets
