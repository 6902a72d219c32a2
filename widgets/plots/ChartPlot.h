// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A FigurePlot of a kind of data that a kind of chart draws: holds both and makes the chart anew for
// each look, on screen and in files, so that a plot is left with what its items are and where they lead.
// Data has title, emptyText, emptyHint and isEmpty(); Chart has draw(QPainter&). GUI thread only.
#pragma once

#include "widgets/plots/FigurePlot.h"

#include <optional>
#include <utility>

namespace chronoscope::widgets {

template <typename Data, typename Chart> class ChartPlot : public FigurePlot {
public:
    const Data& data() const { return m_data; }

protected:
    using FigurePlot::FigurePlot;

    enum class Place { Screen, File };
    /// Of the data with what is hidden now; in a file without what belongs to the screen, such as a zoom.
    virtual Chart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const = 0;

    /// Shows other data. The legend is the caller's to add before setContent().
    FigureContent takeData(Data data) {
        m_data = std::move(data);
        m_chart.reset();
        return {m_data.title, m_data.emptyText, m_data.emptyHint, m_data.isEmpty(), {}};
    }

    /// Null until the plot is laid out.
    const Chart* chart() const { return m_chart ? &*m_chart : nullptr; }

private:
    void layoutChart(const QRectF& body) final { m_chart.emplace(makeChart(plotTheme(), body, Place::Screen)); }
    void paintChart(QPainter& painter) const final {
        if (m_chart) m_chart->draw(painter);
    }
    void paintFigure(QPainter& painter, const QRectF& body, const PlotTheme& theme) const final {
        makeChart(theme, body, Place::File).draw(painter);
    }

    Data m_data;
    std::optional<Chart> m_chart;
};

} // namespace chronoscope::widgets
