// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Geometry of an ObjectRibbon: which row a span lies in, where its ribbon, its name and the years
// are, and what is under a point. A value rebuilt whenever size, font or data change; no painting.
#pragma once

#include <QFont>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>

namespace chronoscope::widgets {

/// Both years included; years outside the axis leave that end of the ribbon open. Spans with the
/// same label share a row.
struct RibbonSpan {
    QString label;
    int fromYear = 0;
    int toYear = 0;
    QString tooltip;
};

class RibbonLayout {
public:
    /// Last year before first: no years at all.
    void setData(int firstYear, int lastYear, const QVector<RibbonSpan>& spans);
    void setHasMarks(bool hasMarks) { m_hasMarks = hasMarks; }
    void arrange(const QSize& size, const QFont& labelFont);

    int firstYear() const { return m_firstYear; }
    int lastYear() const { return m_lastYear; }
    int yearCount() const { return m_lastYear - m_firstYear + 1; }
    bool hasYear(int year) const { return year >= m_firstYear && year <= m_lastYear; }
    const QStringList& labels() const { return m_labels; }
    const QVector<RibbonSpan>& spans() const { return m_spans; }
    int preferredHeight() const;

    qreal yearWidth() const;
    /// The year's column over the whole height; its head is yearLabelRect().
    QRectF yearRect(int year) const;
    QRectF yearLabelRect(int year) const;
    /// A year that is named above its column.
    struct YearLabel {
        int year = 0;
        QRectF rect;
    };
    /// So many as do not touch, of names that are `widest` at most; the current year is always among them.
    QVector<YearLabel> yearLabels(qreal widest, std::optional<int> current) const;
    QRectF ribbonRect(qsizetype span) const { return m_ribbons.value(span); }
    /// Inside the ribbon or beside it; null when it does not fit and an earlier span of the row
    /// carries the name.
    QRectF labelRect(qsizetype span) const { return m_labelRects.value(span); }
    QRectF markRect(int year) const;

    std::optional<int> yearAt(QPointF position) const;
    /// Index of the span, or -1.
    qsizetype spanAt(QPointF position) const;
    bool inMarks(QPointF position) const;

private:
    QRectF placeRibbon(const RibbonSpan& span) const;
    QRectF placeLabel(qsizetype span, qreal textWidth) const;
    qreal marksTop() const;
    QRectF nameRect(int year, qreal widest) const;

    int m_firstYear = 0;
    int m_lastYear = -1;
    bool m_hasMarks = false;
    QSizeF m_size;
    QVector<RibbonSpan> m_spans;
    QStringList m_labels;
    QVector<QRectF> m_ribbons;
    QVector<QRectF> m_labelRects;
};

} // namespace chronoscope::widgets
