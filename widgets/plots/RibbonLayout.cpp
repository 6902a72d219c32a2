// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/RibbonLayout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kRibbonPadding = 4;
constexpr qreal kYearRowHeight = 20;
constexpr qreal kRibbonRow = 24;
constexpr qreal kRibbonHeight = 18;
constexpr qreal kLabelPadding = 6;
constexpr qreal kRibbonYearSpacing = 8;
constexpr qreal kLeastYearGap = 4; ///< between a name that is moved from an edge, or the current one, and others

} // namespace

void RibbonLayout::setData(int firstYear, int lastYear, const QVector<RibbonSpan>& spans) {
    m_firstYear = firstYear;
    m_lastYear = std::max(lastYear, firstYear - 1);
    m_spans.clear();
    m_labels.clear();
    for (const RibbonSpan& span : spans) {
        if (span.toYear < m_firstYear || span.fromYear > m_lastYear || span.toYear < span.fromYear) continue;
        m_spans.append(span);
        if (!m_labels.contains(span.label)) m_labels.append(span.label);
    }
}

void RibbonLayout::arrange(const QSize& size, const QFont& labelFont) {
    m_size = size;
    m_ribbons.clear();
    m_labelRects.clear();
    for (const RibbonSpan& span : m_spans)
        m_ribbons.append(placeRibbon(span));
    const QFontMetricsF metrics(labelFont);
    for (qsizetype i = 0; i < m_spans.size(); ++i)
        m_labelRects.append(placeLabel(i, metrics.horizontalAdvance(m_spans.at(i).label) + 1));
}

int RibbonLayout::preferredHeight() const {
    return static_cast<int>(marksTop() + (m_hasMarks ? kRibbonRow : 0) + kRibbonPadding);
}

qreal RibbonLayout::marksTop() const {
    const auto rows = static_cast<qreal>(std::max<qsizetype>(1, m_labels.size()));
    return kRibbonPadding + kYearRowHeight + rows * kRibbonRow;
}

qreal RibbonLayout::yearWidth() const {
    return std::max(1.0, (m_size.width() - 2 * kRibbonPadding) / std::max(1, yearCount()));
}

QRectF RibbonLayout::yearRect(int year) const {
    return {kRibbonPadding + (year - m_firstYear) * yearWidth(), kRibbonPadding, yearWidth(),
            preferredHeight() - 2 * kRibbonPadding};
}

QRectF RibbonLayout::yearLabelRect(int year) const {
    QRectF rect = yearRect(year);
    rect.setHeight(kYearRowHeight);
    return rect;
}

/// Of the first and last year nothing is cut off at the edge.
QRectF RibbonLayout::nameRect(int year, qreal widest) const {
    const QRectF rect = yearLabelRect(year);
    const qreal extra = std::max(0.0, widest + 2 - rect.width()) / 2;
    const QRectF label = rect.adjusted(-extra, 0, extra, 0);
    return label.translated(std::max(0.0, -label.left()) - std::max(0.0, label.right() - m_size.width()), 0);
}

QVector<RibbonLayout::YearLabel> RibbonLayout::yearLabels(qreal widest, std::optional<int> current) const {
    const int stride = std::max(1, static_cast<int>(std::ceil((widest + kRibbonYearSpacing) / yearWidth())));
    const QRectF taken = current ? nameRect(*current, widest).adjusted(-kLeastYearGap, 0, kLeastYearGap, 0) : QRectF();
    QVector<YearLabel> labels;
    for (int year = m_firstYear; year <= m_lastYear; ++year) {
        const QRectF rect = nameRect(year, widest);
        if (year != current && stride > 1) {
            // Thinned-out names make room for the selected year's, and one moved from an edge for its neighbour.
            const bool touches = !labels.isEmpty() && rect.left() < labels.last().rect.right() + kLeastYearGap;
            if ((year - m_firstYear) % stride != 0 || touches || rect.intersects(taken)) continue;
        }
        labels.append({year, rect});
    }
    return labels;
}

QRectF RibbonLayout::markRect(int year) const { return {yearRect(year).left(), marksTop(), yearWidth(), kRibbonRow}; }

bool RibbonLayout::inMarks(QPointF position) const {
    return m_hasMarks && position.y() >= marksTop() && position.y() < marksTop() + kRibbonRow;
}

QRectF RibbonLayout::placeRibbon(const RibbonSpan& span) const {
    const int from = std::max(span.fromYear, m_firstYear);
    const int to = std::min(span.toYear, m_lastYear);
    const qreal top = kRibbonPadding + kYearRowHeight + static_cast<qreal>(m_labels.indexOf(span.label)) * kRibbonRow;
    return {yearRect(from).left() + 1, top + (kRibbonRow - kRibbonHeight) / 2, (to - from + 1) * yearWidth() - 2,
            kRibbonHeight};
}

QRectF RibbonLayout::placeLabel(qsizetype index, qreal textWidth) const {
    const QRectF ribbon = m_ribbons.at(index);
    const QRectF inside = ribbon.adjusted(kLabelPadding, 0, -kLabelPadding, 0);
    QRectF left(kRibbonPadding, ribbon.top(), ribbon.left() - kRibbonPadding, ribbon.height());
    QRectF right(ribbon.right(), ribbon.top(), m_size.width() - kRibbonPadding - ribbon.right(), ribbon.height());
    for (qsizetype other = 0; other < m_spans.size(); ++other) {
        if (other == index || m_spans.at(other).label != m_spans.at(index).label) continue;
        const QRectF& neighbour = m_ribbons.at(other);
        if (neighbour.left() < ribbon.left()) return textWidth <= inside.width() ? inside : QRectF();
        right.setRight(std::max(right.left(), std::min(right.right(), neighbour.left())));
    }
    // Inside if the name fits, else beside the ribbon on the side that shows more of it.
    left.adjust(0, 0, -kLabelPadding, 0);
    right.adjust(kLabelPadding, 0, 0, 0);
    const QRectF& beside = right.width() >= textWidth || right.width() >= left.width() ? right : left;
    return textWidth <= inside.width() || beside.width() <= inside.width() ? inside : beside;
}

std::optional<int> RibbonLayout::yearAt(QPointF position) const {
    const int year = m_firstYear + static_cast<int>(std::floor((position.x() - kRibbonPadding) / yearWidth()));
    return hasYear(year) ? std::optional(year) : std::nullopt;
}

qsizetype RibbonLayout::spanAt(QPointF position) const {
    for (qsizetype i = 0; i < m_ribbons.size(); ++i) {
        if (m_ribbons.at(i).contains(position) || m_labelRects.at(i).contains(position)) return i;
    }
    return -1;
}

} // namespace chronoscope::widgets
