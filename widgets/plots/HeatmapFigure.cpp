// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapFigure.h"

#include "widgets/plots/FigureExport.h"
#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/HeatmapPainter.h"

namespace chronoscope::widgets {

bool HeatmapFigure::write(const HeatmapData& data, const HeatmapView& view, const QFont& font, const QString& path,
                          QSize size, QString* error) {
    const HeatmapSummary summary = HeatmapSummary::of(data);
    if (size.isEmpty())
        size = FigureExport::chosenSize(HeatmapLayout::naturalSize(HeatmapPainter::measureFigure(data, summary, font)));
    HeatmapLayout::Request request = size.isEmpty() ? HeatmapPainter::measureFigure(data, summary, font)
                                                    : HeatmapPainter::measure(data, summary, font);
    request.scrolls = false;
    if (size.isEmpty()) size = HeatmapLayout::naturalSize(request);
    HeatmapView still;
    still.fit = view.fit;
    still.showValues = view.showValues;
    const PlotTheme theme = FigureExport::theme();
    const auto draw = [&](QPainter& painter, const QRectF& area) {
        request.area = area;
        HeatmapPainter(data, summary, theme, font, still).draw(painter, HeatmapLayout(request));
    };
    return FigureExport::write(path, data.title, size, draw, error);
}

} // namespace chronoscope::widgets
