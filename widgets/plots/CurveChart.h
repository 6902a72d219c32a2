// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A curve plot laid out for one place, theme and zoom: axes, bands and lines by QCustomPlot, marks
// and markers over them. Immutable once made, and made anew for every change; owned by its plot, or
// lives for one export. GUI thread only.
#pragma once

#include "widgets/plots/CurveData.h"
#include "widgets/plots/PlotCanvas.h"
#include "widgets/plots/PlotTheme.h"

#include <QFont>
#include <QSet>

#include <optional>

class QCPGraph;

namespace chronoscope::widgets {

/// The years shown, in coordinates of the axis: half a year is left at either end.
struct YearSpan {
    double from = 0.0;
    double to = 1.0;

    bool operator==(const YearSpan& other) const = default;
};

struct CurveView {
    /// The value axis spans what is shown instead of 0..100.
    bool fit = false;
    bool showBands = true;
    /// The years zoomed to; all if unset.
    std::optional<YearSpan> span;
    QSet<qint64> hidden;
};

class CurveChart {
public:
    CurveChart(const CurveData& data, const CurveView& view, const PlotTheme& theme, const QFont& font,
               const QRectF& body);

    /// All years of the data.
    static YearSpan wholeSpan(const CurveData& data);

    void draw(QPainter& painter) const;

    const QRectF& plotRect() const { return m_canvas.plotRect(); }
    qreal x(double year) const { return m_canvas.x(year); }
    double year(qreal x) const { return m_canvas.xCoordinate(x); }
    /// Nothing where the point has no value or lies outside the axes.
    std::optional<QPointF> position(const CurvePoint& point) const;
    /// What the axis of years says.
    QString axisText() const;
    /// -1 outside; otherwise the index in CurveData::marks.
    int markAt(QPointF position) const;

private:
    void setUpAxes(const QRectF& body);
    void addBand(const CurveSeries& series, const QColor& color);
    void addLine(const CurveSeries& series, const QPen& pen);
    QCPGraph* addGraph(const CurveSeries& series, double PlotValue::*member, bool needsInterval);
    void placeMarks();
    QRectF markLabel(const CurveMark& mark) const;
    void drawShades(QPainter& painter) const;
    void drawWhiskers(QPainter& painter, const CurveSeries& series, const QColor& color) const;
    void drawZero(QPainter& painter) const;
    void drawStars(QPainter& painter) const;
    void drawNotches(QPainter& painter) const;
    template <typename Is> bool anyShown(Is is) const;
    void drawMarks(QPainter& painter) const;

    CurveData m_data;
    CurveView m_view;
    PlotTheme m_theme;
    QFont m_font;
    PlotCanvas m_canvas;
    QVector<QRectF> m_markLabels;
};

} // namespace chronoscope::widgets
