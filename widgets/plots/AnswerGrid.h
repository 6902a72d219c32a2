// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The answers of several models to one question over the years, with a selected cell that arrows move.
// It is as high as its rows: put it into a scroll area. Owned by its page; GUI thread only. Signals report
// what the user does; setData() and setCurrent() emit nothing.
#pragma once

#include "widgets/plots/AnswerGridPainter.h"

#include <QWidget>

namespace chronoscope::widgets {

class AnswerGrid : public QWidget {
    Q_OBJECT

public:
    explicit AnswerGrid(QWidget* parent = nullptr);

    /// Keeps the selected cell where its keys and year still exist, else selects none.
    void setData(AnswerGridData data);
    const AnswerGridData& data() const { return m_data; }
    /// A cell that nobody asked, or that does not exist, selects none.
    void setCurrent(AnswerPlace place);
    AnswerPlace current() const { return m_current; }
    QRectF cellRect(AnswerPlace place) const { return m_layout.cellRect(place); }
    /// The years that the answer in a cell stands for: its neighbours with the same one are one text.
    QPair<int, int> yearsOf(AnswerPlace place) const { return AnswerGridLayout::spanOf(m_data, place); }
    /// Answers to something that is asked no longer are pale.
    void setFaded(bool faded);
    bool isFaded() const { return m_faded; }
    /// How far the grid is scrolled to the side, in pixels: heads and labels stay in sight.
    void setSeenFrom(int left);

    QSize sizeHint() const override { return m_layout.size(); }
    QSize minimumSizeHint() const override { return m_layout.size(); }

signals:
    void cellSelected(qint64 group, qint64 row, int year);

protected:
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
    const AnswerCell* cellAt(AnswerPlace place) const;
    AnswerPlace placeAt(QPointF position) const;
    AnswerPlace neighbour(int key) const;
    AnswerPlace besides(AnswerPlace from, int rows, int years) const;
    AnswerPlace firstAsked() const;
    void selectByUser(AnswerPlace place);
    void relayout();
    void updateAccessibleText();

    AnswerGridData m_data;
    AnswerGridLayout m_layout;
    AnswerPlace m_current;
    AnswerPlace m_hovered;
    PlotTheme m_theme;
    bool m_faded = false;
    int m_seenFrom = 0;
};

} // namespace chronoscope::widgets
