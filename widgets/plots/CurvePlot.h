// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Lines over years with interval bands, one a series, and vertical marks; a year range is brushed by
// a drag, the wheel and + and - zoom the years. Owned by its page; GUI thread only. Drawing lives in
// CurveChart: this class is the interaction. setData() and the other setters emit nothing.
#pragma once

#include "widgets/plots/ChartPlot.h"
#include "widgets/plots/CurveChart.h"

#include <optional>

namespace chronoscope::widgets {

/// A PlotItem here is a point (index) of a series, or with series -1 a mark.
class CurvePlot : public ChartPlot<CurveData, CurveChart> {
    Q_OBJECT

public:
    explicit CurvePlot(QWidget* parent = nullptr);

    /// Keeps the selected point where its series and year still exist, else selects none.
    void setData(CurveData next);

    void setFit(bool fit);
    bool fit() const { return m_view.fit; }
    void setShowBands(bool show);
    bool showBands() const { return m_view.showBands; }
    /// The years zoomed to, half a year before the first and after the last; unset shows all.
    std::optional<YearSpan> zoomedSpan() const { return m_view.span; }

    QVector<PlotItem> items() const override;
    QStringList itemLines(PlotItem item) const override;
    QString itemDefinition(PlotItem item) const override;

signals:
    void pointSelected(qint64 series, int year);
    /// Double click or Enter.
    void pointActivated(qint64 series, int year);
    /// A drag over the years, both included.
    void brushed(int fromYear, int toYear);

protected:
    QRectF rectOf(PlotItem item) const override;
    PlotItem hit(QPointF position) const override;
    QSize naturalBody() const override { return {680, 380}; }
    CurveChart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const override;
    void paintOverlay(QPainter& painter) const override;
    std::optional<PlotItem> moved(PlotItem from, int key) const override;
    void selectedByUser(PlotItem item) override;
    void activatedByUser(PlotItem item) override;
    bool zoomBy(double factor, std::optional<QPointF> anchor) override;
    bool dragTo(QPointF from, QPointF to, bool finished) override;
    void cancelDrag() override { m_brush.reset(); }

private:
    struct Brush {
        int first = 0;
        int last = 0;
    };

    const CurvePoint* point(PlotItem item) const;
    int findPoint(int series, int year) const;
    PlotItem anyPoint(bool last) const;
    PlotItem neighbourSeries(PlotItem from, bool upwards) const;
    PlotItem nearestAt(int year, QPointF position) const;
    QString place(PlotItem item) const;
    void drawCrosshair(QPainter& painter, PlotItem item, const QColor& color) const;

    CurveView m_view;
    std::optional<Brush> m_brush;
};

} // namespace chronoscope::widgets
