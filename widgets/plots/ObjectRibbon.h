// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Years on x, one ribbon per object over the years it held, and under them an optional row of reply
// marks, one a year. A year can be selected by click or with the left and right keys.
// Owned by its page; GUI thread only. setData(), setMarks() and setCurrentYear() emit nothing.
#pragma once

#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/PlotTheme.h"
#include "widgets/plots/RibbonLayout.h"

#include <QVector>
#include <QWidget>

#include <optional>

namespace chronoscope::widgets {

class ObjectRibbon : public QWidget {
    Q_OBJECT

public:
    explicit ObjectRibbon(QWidget* parent = nullptr);

    void setData(int firstYear, int lastYear, const QVector<RibbonSpan>& spans);
    /// One per year from the first; an empty list hides the row.
    void setMarks(QVector<Mark> marks);
    /// Nothing, or a year outside the axis, selects none.
    void setCurrentYear(std::optional<int> year);
    std::optional<int> currentYear() const { return m_currentYear; }

    /// Pins the colours; without it, or after followPalette(), they follow the widget's palette.
    void setPlotTheme(const PlotTheme& theme);
    void followPalette();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void yearSelected(int year);

protected:
    const RibbonLayout& layoutOfYears() const { return m_layout; }
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rearrange();
    void selectByUser(int year);
    std::optional<int> yearForKey(int key) const;
    Mark markOf(int year) const;
    QString toolTipAt(QPointF position) const;
    void showToolTip(QPointF position);
    void updateAccessibleText();
    void drawYears(QPainter& painter) const;
    void drawCurrentYear(QPainter& painter) const;
    void drawSpan(QPainter& painter, qsizetype index) const;
    void drawMarks(QPainter& painter) const;

    RibbonLayout m_layout;
    QVector<Mark> m_marks;
    std::optional<int> m_currentYear;
    PlotTheme m_theme;
    bool m_themePinned = false;
    QString m_shownToolTip;
};

} // namespace chronoscope::widgets
