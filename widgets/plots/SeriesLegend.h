// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The legend beside or under a plot: one entry a series, swatch and name, hidden ones struck through.
// Geometry, painting and what is under a point, for screen and figure alike. A value rebuilt whenever
// size, font or entries change; GUI thread, or the thread that owns the paint device.
#pragma once

#include "widgets/plots/CategoryMark.h"

#include <QFont>
#include <QRectF>
#include <QSet>
#include <QString>
#include <QVector>

namespace chronoscope::widgets {

struct LegendEntry {
    qint64 key = 0;
    QString name;
    int style = 0;
    bool published = false;
    /// A filled square instead of a line with marker; its colour is the mark's unless that is None.
    bool filled = false;
    Mark mark = Mark::None;

    QColor color(const PlotTheme& theme) const;
};

class SeriesLegend {
public:
    static constexpr qreal kRowHeight = 22;

    SeriesLegend() = default;
    /// In one column from `first` on where `rect` is too low for all, or, if `flows`, in lines.
    SeriesLegend(const QVector<LegendEntry>& entries, const QFont& font, const QRectF& rect, bool flows, int first = 0);

    /// The width of the widest entry; of names so many letters at most, where it is given.
    static qreal naturalWidth(const QVector<LegendEntry>& entries, const QFont& font, int letters = -1);
    /// What flowing entries need in this width.
    static qreal flowHeight(const QVector<LegendEntry>& entries, const QFont& font, qreal width);

    const QRectF& rect() const { return m_rect; }
    /// Null for entries that are scrolled away.
    QRectF entryRect(int entry) const { return m_rects.value(entry); }
    int entryAt(QPointF position) const;
    /// The first entry to show after scrolling by so many.
    int scrolled(int entries) const;
    /// Whether the name does not fit.
    bool isElided(int entry) const;

    void draw(QPainter& painter, const PlotTheme& theme, const QSet<qint64>& hidden) const;

private:
    void drawSwatch(QPainter& painter, const QRectF& box, const LegendEntry& entry, const PlotTheme& theme) const;

    QVector<LegendEntry> m_entries;
    QFont m_font;
    QRectF m_rect;
    QVector<QRectF> m_rects;
    int m_first = 0;
    int m_last = -1;
    bool m_flows = false;
};

} // namespace chronoscope::widgets
