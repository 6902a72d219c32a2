// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Mean log-probability by distance from the middle of validity, as points or as bars. Owned by its page; GUI thread
// only. Drawing lives in AlphaChart: this class is the interaction. setData() emits nothing.
#pragma once

#include "widgets/plots/AlphaChart.h"
#include "widgets/plots/ChartPlot.h"

namespace chronoscope::widgets {

/// A PlotItem here is a point: its place in the data, and that of its kind in the legend.
class AlphaPlot : public ChartPlot<AlphaData, AlphaChart> {
    Q_OBJECT

public:
    explicit AlphaPlot(QWidget* parent = nullptr);

    /// Keeps the selected point where one of its kind and bin still exists, else selects none.
    void setData(AlphaData next);
    PlotItem itemOf(int point) const;

    QVector<PlotItem> items() const override;
    QStringList itemLines(PlotItem item) const override;
    QString itemDefinition(PlotItem item) const override;

signals:
    void pointSelected(int point);

protected:
    QRectF rectOf(PlotItem item) const override;
    PlotItem hit(QPointF position) const override;
    QSize naturalBody() const override { return {720, 380}; }
    AlphaChart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const override;
    void paintOverlay(QPainter& painter) const override;
    std::optional<PlotItem> moved(PlotItem from, int key) const override;
    void selectedByUser(PlotItem item) override { emit pointSelected(item.index); }
    void activatedByUser(PlotItem /*item*/) override {}

private:
    QString valueLine(const AlphaPoint& point) const;

    QVector<DateKind> m_kinds; ///< in the legend
};

} // namespace chronoscope::widgets
