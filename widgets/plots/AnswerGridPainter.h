// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Draws an AnswerGrid, the same on screen and in a file. Lives for one paint; GUI thread, or the thread
// that owns the paint device.
#pragma once

#include "widgets/plots/AnswerGridLayout.h"
#include "widgets/plots/PlotTheme.h"

class QPainter;

namespace chronoscope::widgets {

class AnswerGridPainter {
public:
    AnswerGridPainter(QPainter& painter, const AnswerGridData& data, const AnswerGridLayout& layout,
                      const PlotTheme& theme, const QFont& font);

    /// Where what is seen begins, in pixels from the left: heads and labels are drawn there, over what is scrolled.
    void setSeenFrom(qreal left) { m_left = left; }
    /// What lies in `clip`.
    void draw(const QRectF& clip);
    void drawCurrent(AnswerPlace place, bool hasFocus);

private:
    void drawHead(int group);
    void drawRow(int group, int row);
    void drawLabel(int group, int row);
    void drawCell(AnswerPlace place, const AnswerCell& cell);
    void drawAnswer(int group, int row, int firstYear, int lastYear);
    void drawLines(const QRectF& rect, const QFont& font, const QString& text);

    QPainter& m_painter;
    const AnswerGridData& m_data;
    const AnswerGridLayout& m_layout;
    const PlotTheme& m_theme;
    const QFont m_body;
    const QFont m_strong;
    const QFont m_caption;
    qreal m_left = 0;
};

} // namespace chronoscope::widgets
