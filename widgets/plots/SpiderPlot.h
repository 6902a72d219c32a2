// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Outlines over 3 to 30 axes, one a series, with a keyboard-driven selected point. Owned by its page;
// GUI thread only. Drawing lives in SpiderChart: this class is the interaction. setData() emits
// nothing.
#pragma once

#include "widgets/plots/ChartPlot.h"
#include "widgets/plots/SpiderChart.h"

#include <optional>

namespace chronoscope::widgets {

/// A PlotItem here is an axis (index) of a series, or with series -1 the axis' name.
class SpiderPlot : public ChartPlot<SpiderData, SpiderChart> {
    Q_OBJECT

public:
    explicit SpiderPlot(QWidget* parent = nullptr);

    /// Keeps the selected point where its series and axis still exist, else selects none.
    void setData(SpiderData next);

    QVector<PlotItem> items() const override;
    QStringList itemLines(PlotItem item) const override;
    QString itemDefinition(PlotItem item) const override;

signals:
    /// `series` is -1 for the name of an axis.
    void pointSelected(int series, int axis);
    /// Double click or Enter.
    void pointActivated(int series, int axis);

protected:
    QRectF rectOf(PlotItem item) const override;
    PlotItem hit(QPointF position) const override;
    QSize naturalBody() const override { return {520, 440}; }
    SpiderChart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const override;
    void paintOverlay(QPainter& painter) const override;
    std::optional<PlotItem> moved(PlotItem from, int key) const override;
    void selectedByUser(PlotItem item) override;
    void activatedByUser(PlotItem item) override;

private:
    int nextSeries(int from, int step) const;
    QString place(PlotItem item) const;
};

} // namespace chronoscope::widgets
