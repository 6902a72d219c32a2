// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/AnswerGridLayout.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kHeadHeight = 24;
constexpr qreal kRowHeight = 36; // of one line
constexpr qreal kGroupGap = 12;

} // namespace

AnswerGridLayout::AnswerGridLayout(const AnswerGridData& data, qreal width)
    : m_width(width), m_gutter(data.gutter), m_leastYear(data.leastYear),
      m_rowHeight(kRowHeight + (data.lines - 1) * kLineHeight), m_firstYear(data.firstYear),
      m_years(std::max(0, data.yearCount())) {
    qreal top = kPadding;
    for (const AnswerGroup& group : data.groups) {
        m_tops.append(top);
        m_rows.append(static_cast<int>(group.rows.size()));
        top += kHeadHeight + static_cast<qreal>(group.rows.size()) * m_rowHeight + kGroupGap;
    }
    m_tops.append(m_rows.isEmpty() ? top : top - kGroupGap);
}

QSize AnswerGridLayout::size() const {
    const qreal bottom = m_tops.isEmpty() ? 0 : m_tops.last();
    return {static_cast<int>(std::ceil(m_gutter + 2 * kPadding + m_years * m_leastYear)),
            static_cast<int>(std::ceil(bottom + kPadding))};
}

QRectF AnswerGridLayout::headRect(int group) const {
    return {kPadding, m_tops.value(group), m_width - 2 * kPadding, kHeadHeight};
}

QRectF AnswerGridLayout::rowRect(int group, int row) const {
    return {m_gutter + kPadding, m_tops.value(group) + kHeadHeight + row * m_rowHeight,
            std::max(1.0, m_width - m_gutter - 2 * kPadding), m_rowHeight};
}

QRectF AnswerGridLayout::labelRect(int group, int row) const {
    QRectF rect = rowRect(group, row);
    rect.setLeft(kPadding);
    rect.setRight(m_gutter);
    return rect;
}

qreal AnswerGridLayout::yearLeft(int year) const {
    const qreal width = std::max(1.0, m_width - m_gutter - 2 * kPadding) / std::max(1, m_years);
    return m_gutter + kPadding + (year - m_firstYear) * width;
}

QRectF AnswerGridLayout::cellRect(AnswerPlace place) const {
    QRectF rect = rowRect(place.group, place.row);
    rect.setLeft(yearLeft(place.year));
    rect.setRight(yearLeft(place.year + 1));
    return rect;
}

AnswerPlace AnswerGridLayout::placeAt(QPointF position) const {
    for (int group = 0; group < m_rows.size(); ++group) {
        if (m_rows.at(group) == 0) continue;
        const QRectF rows = rowRect(group, 0).united(rowRect(group, m_rows.at(group) - 1));
        if (!rows.contains(position)) continue;
        const int row = std::min(m_rows.at(group) - 1, static_cast<int>((position.y() - rows.top()) / m_rowHeight));
        const int year = static_cast<int>((position.x() - rows.left()) / rows.width() * m_years);
        return {group, row, m_firstYear + std::clamp(year, 0, std::max(0, m_years - 1))};
    }
    return {};
}

QPair<int, int> AnswerGridLayout::spanOf(const AnswerGridData& data, AnswerPlace place) {
    const QVector<AnswerCell>& cells = data.groups.at(place.group).rows.at(place.row).cells;
    const auto same = [&](int year, int other) {
        const int at = other - data.firstYear;
        if (at < 0 || at >= cells.size()) return false;
        const AnswerCell& one = cells.at(year - data.firstYear);
        const AnswerCell& two = cells.at(at);
        return two.mark != Mark::None && one.silent == two.silent && one.answer == two.answer;
    };
    int first = place.year;
    int last = place.year;
    if (place.year < data.firstYear || place.year - data.firstYear >= cells.size()) return {first, last};
    while (same(place.year, first - 1))
        --first;
    while (same(place.year, last + 1))
        ++last;
    return {first, last};
}

} // namespace chronoscope::widgets
