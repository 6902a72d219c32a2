// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The dates one fact was asked about, by time and log-probability. Dates are selected by click or, in the order of
// time, with the arrow keys. Owned by its page; GUI thread only. Drawing lives in DateStripChart: this class is the
// interaction. setData() emits nothing.
#pragma once

#include "widgets/plots/ChartPlot.h"
#include "widgets/plots/DateStripChart.h"

namespace chronoscope::widgets {

/// A PlotItem here is a date: its place in the data, and that of its kind in the legend.
class DateStripPlot : public ChartPlot<DateStripData, DateStripChart> {
    Q_OBJECT

public:
    explicit DateStripPlot(QWidget* parent = nullptr);

    /// Keeps the selected date where its key still exists, else selects none.
    void setData(DateStripData next);
    PlotItem itemOf(int date) const;

    QVector<PlotItem> items() const override;
    QStringList itemLines(PlotItem item) const override;
    QString itemDefinition(PlotItem item) const override;

signals:
    void dateSelected(qint64 key);
    /// Double click or Enter.
    void dateActivated(qint64 key);

protected:
    QRectF rectOf(PlotItem item) const override;
    PlotItem hit(QPointF position) const override;
    QSize naturalBody() const override { return {760, 320}; }
    DateStripChart makeChart(const PlotTheme& theme, const QRectF& body, Place place) const override;
    void paintOverlay(QPainter& painter) const override;
    std::optional<PlotItem> moved(PlotItem from, int key) const override;
    void selectedByUser(PlotItem item) override;
    void activatedByUser(PlotItem item) override;

private:
    QString heightLine(const StripDate& date) const;
    QStringList testLines(int date) const;
    void paintLostTests(QPainter& painter) const;

    QVector<DateKind> m_kinds; ///< in the legend
};

} // namespace chronoscope::widgets
