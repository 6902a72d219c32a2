// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// One number against another with intervals, lines through the points and lines to compare with. Owned by its page;
// GUI thread only. Drawing lives in PointsChart: this class is the interaction. setData() emits nothing.
#pragma once

#include "widgets/plots/ChartPlot.h"
#include "widgets/plots/PointsChart.h"

namespace chronoscope::widgets {

/// A PlotItem here is a point (index) of a series.
class PointsPlot : public ChartPlot<PointsData, PointsChart> {
    Q_OBJECT

public:
    explicit PointsPlot(QWidget* parent = nullptr);

    /// Keeps the selected point where one of its keys still exists, else selects none.
    void setData(PointsData next);

    QVector<PlotItem> items() const override;
    QStringList itemLines(PlotItem item) const override;
    QString itemDefinition(PlotItem item) const override;

signals:
    void pointSelected(int series, int point);

protected:
    QRectF rectOf(PlotItem item) const override;
    PlotItem hit(QPointF position) const override;
    QSize naturalBody() const override { return {680, 380}; }
    PointsChart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const override;
    void paintOverlay(QPainter& painter) const override;
    std::optional<PlotItem> moved(PlotItem from, int key) const override;
    void selectedByUser(PlotItem item) override { emit pointSelected(item.series, item.index); }
    void activatedByUser(PlotItem /*item*/) override {}

private:
    QString place(PlotItem item) const;
    PlotItem alongSeries(PlotItem from, int step) const;
    PlotItem otherSeries(PlotItem from, int step) const;
};

} // namespace chronoscope::widgets
