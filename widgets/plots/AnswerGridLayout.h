// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What an AnswerGrid shows, and where: groups (runs) of rows (templates) by years, each cell an answer
// with its category. Plain values; any thread. Year columns lie as those of an ObjectRibbon of the width
// that is left beside the labels, so that one above the other shares its years.
#pragma once

#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/LabelTag.h"

#include <QRectF>
#include <QSize>
#include <QString>
#include <QVector>

namespace chronoscope::widgets {

struct AnswerCell {
    /// None: nobody asked.
    Mark mark = Mark::None;
    /// Neighbours of a row with the same answer are one text.
    QString answer;
    /// Not an answer but words about there being none.
    bool silent = false;
    QString tooltip;
    /// Beside the mark; its words belong into the tooltip too.
    LabelTag tag = {};
    /// Else nobody knows whether it is right: it bears no mark.
    bool isJudged = true;
};

struct AnswerRow {
    /// Identifies the row within its group across updates.
    qint64 key = 0;
    QString label;
    /// One per year, from the first.
    QVector<AnswerCell> cells;
};

struct AnswerGroup {
    /// Identifies the group across updates.
    qint64 key = 0;
    QString name;
    QString detail;
    /// Its place in the series colours; below 0 for none.
    int style = -1;
    QVector<AnswerRow> rows;
};

struct AnswerGridData {
    int firstYear = 0;
    int lastYear = -1;
    QVector<AnswerGroup> groups;
    /// An answer may take so many.
    int lines = 1;
    /// The least width of a year, in pixels.
    qreal leastYear = 24;
    /// The width of the labels of rows, in pixels.
    qreal gutter = 96; // AnswerGridLayout::kGutter

    int yearCount() const { return lastYear - firstYear + 1; }
    bool isEmpty() const { return groups.isEmpty() || yearCount() <= 0; }
};

/// A cell, by place; none by default.
struct AnswerPlace {
    int group = -1;
    int row = -1;
    int year = 0;

    bool isValid() const { return group >= 0; }
    bool operator==(const AnswerPlace& other) const = default;
};

/// Geometry for a width, in logical pixels. A value rebuilt whenever size or data change.
class AnswerGridLayout {
public:
    static constexpr qreal kGutter = 96; ///< as is usual
    static constexpr qreal kPadding = 4; ///< round the whole, as RibbonLayout has it
    static constexpr qreal kLineHeight = 15;

    AnswerGridLayout() = default;
    AnswerGridLayout(const AnswerGridData& data, qreal width);

    QSize size() const;
    qreal gutter() const { return m_gutter; }
    QRectF headRect(int group) const;
    QRectF labelRect(int group, int row) const;
    /// Of the whole row without its label.
    QRectF rowRect(int group, int row) const;
    QRectF cellRect(AnswerPlace place) const;
    qreal yearLeft(int year) const;
    AnswerPlace placeAt(QPointF position) const;

    /// The cells beside this one that show the same answer, as their first and last year.
    static QPair<int, int> spanOf(const AnswerGridData& data, AnswerPlace place);

private:
    qreal m_width = 0;
    qreal m_gutter = kGutter;
    qreal m_leastYear = 0;
    qreal m_rowHeight = 0;
    int m_firstYear = 0;
    int m_years = 0;
    QVector<qreal> m_tops; ///< of the groups, and below the last
    QVector<int> m_rows;   ///< of the groups
};

} // namespace chronoscope::widgets
