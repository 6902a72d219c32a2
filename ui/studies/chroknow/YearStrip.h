// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/PlotTheme.h"

#include <QVector>
#include <QWidget>

#include <optional>

namespace chronoscope::ui {

struct StripYear {
    int year = 0;
    widgets::Mark mark = widgets::Mark::None;
    bool rescued = false; ///< a traversal that was accepted made it Chrono-Correct: a ring around the mark
    bool shown = false;   ///< its object is shown to the model
    QString objects;      ///< right that year; equal ones in a row are written once
    QString tooltip;
};

struct StripData {
    QVector<StripYear> years; ///< ascending
    int target = 0;           ///< 0 = none
    int previousFrom = 0;     ///< first year of the span before the target; 0 = nothing is shown there
    int nextTo = 0;           ///< last year of the span after it; 0 likewise
    QString legend;           ///< what the rings stand for; empty = there are none
};

/// The years of one element with the marks of their categories: the target framed, the spans on its sides shaded, and
/// what is right below; what the rings stand for is said underneath. A click chooses the target; the arrow keys move a
/// cursor, Enter chooses. Owned by its page; GUI thread.
class YearStrip : public QWidget {
    Q_OBJECT
public:
    explicit YearStrip(QWidget* parent = nullptr);

    void setData(const StripData& data);
    const StripData& data() const { return m_data; }
    int cursorYear() const; ///< 0 = there are no years
    QRectF yearRect(int year) const;
    /// Where its name stands; empty for one that there is no room to name.
    QRectF nameRect(int year) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void yearChosen(int year);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int indexAt(QPointF position) const; ///< -1 = none
    int indexOf(int year) const;
    QRectF column(int index) const;
    QString nameOf(int index) const;
    QVector<QRectF> nameRects() const;
    void moveTo(int index);
    void drawSpans(QPainter& painter, const widgets::PlotTheme& theme) const;
    void drawYear(QPainter& painter, const widgets::PlotTheme& theme, int index, const QRectF& name) const;
    void drawObjects(QPainter& painter, const widgets::PlotTheme& theme) const;
    void drawLegend(QPainter& painter, const widgets::PlotTheme& theme) const;
    QRectF legendRect() const; ///< empty where there is none
    int wantedHeight() const;
    void describe();

    StripData m_data;
    int m_cursor = 0; ///< index
};

} // namespace chronoscope::ui
