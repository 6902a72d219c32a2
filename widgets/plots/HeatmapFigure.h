// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A heat map as a figure for a paper: every row at once, light scheme, no selection.
// Needs a QGuiApplication for its fonts, no widget; GUI thread.
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

namespace chronoscope::widgets {

struct HeatmapData;
struct HeatmapView;

class HeatmapFigure {
public:
    /// Takes fit and showValues from `view`; an empty size picks one for the content, in which names are whole.
    static bool write(const HeatmapData& data, const HeatmapView& view, const QFont& font, const QString& path,
                      QSize size, QString* error);
};

} // namespace chronoscope::widgets
