// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Stacked bars of counts or shares by row, or a plain histogram, with a keyboard-driven selected
// segment. Owned by its page; GUI thread only. Drawing lives in BarsChart: this class is the
// interaction. setData() emits nothing.
#pragma once

#include "widgets/plots/BarsChart.h"
#include "widgets/plots/ChartPlot.h"

#include <optional>

namespace chronoscope::widgets {

/// A PlotItem here is a segment (series) of a row (index).
class BarsPlot : public ChartPlot<BarsData, BarsChart> {
    Q_OBJECT

public:
    explicit BarsPlot(QWidget* parent = nullptr);

    /// Keeps the selected segment where its row and segment keys still exist, else selects none.
    void setData(BarsData next);

    QVector<PlotItem> items() const override;
    QStringList itemLines(PlotItem item) const override;
    QString itemDefinition(PlotItem item) const override;

signals:
    /// By the arrow keys; a click activates at once.
    void segmentSelected(int row, int segment);
    /// Click or Enter.
    void segmentActivated(int row, int segment);

protected:
    QRectF rectOf(PlotItem item) const override;
    PlotItem hit(QPointF position) const override;
    QSize naturalBody() const override;
    QSize fileBody() const override;
    BarsChart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const override;
    void paintOverlay(QPainter& painter) const override;
    std::optional<PlotItem> moved(PlotItem from, int key) const override;
    void selectedByUser(PlotItem item) override;
    void activatedByUser(PlotItem item) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    bool isShown(PlotItem item) const;
    PlotItem nextRow(PlotItem from, int step) const;
    PlotItem nextSegment(PlotItem from, int step) const;
    PlotItem firstOfRow(int row) const;
    QString place(PlotItem item) const;
};

} // namespace chronoscope::widgets
