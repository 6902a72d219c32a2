// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Heat map of rows (models, runs) by columns (years) with a keyboard-driven selected cell, tooltips,
// scrolling, zoom and figure export. Owned by its page; GUI thread only. Drawing lives in
// HeatmapPainter, geometry in HeatmapLayout, words in HeatmapText: this class is the interaction.
// Signals report what the user does; setData() and setCurrentCell() emit nothing.
#pragma once

#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/HeatmapKeys.h"
#include "widgets/plots/HeatmapLayout.h"
#include "widgets/plots/HeatmapPainter.h"
#include "widgets/plots/PlotTheme.h"

#include <QAbstractScrollArea>

namespace chronoscope::widgets {

class HeatmapPlot : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit HeatmapPlot(QWidget* parent = nullptr);

    /// Keeps the selected cell where its row key and column label still exist, else selects none.
    void setData(HeatmapData data);
    const HeatmapData& data() const { return m_data; }

    /// Colours span the values shown instead of 0..100.
    void setFit(bool fit);
    bool fit() const { return m_view.fit; }
    void setShowValues(bool show);
    bool showValues() const { return m_view.showValues; }

    /// Selects and scrolls to the cell; one that does not exist selects none.
    void setCurrentCell(int row, int column);
    /// Selects it as a person does, and says so; one that does not exist leaves everything as it is.
    void chooseCell(int row, int column);
    /// x = column, y = row; (-1, -1) for none.
    QPoint currentCell() const { return m_view.current; }

    /// In the coordinates of the viewport, as it is scrolled now.
    QRectF cellRect(int row, int column) const { return m_layout.cellRect(row, column); }

    /// One line: the value of the selected cell first, then what it counts; empty where none is selected.
    QString currentDefinition() const;
    /// The same onto the clipboard.
    void copyCurrent() const;

    /// Follows the palette of the widget.
    const PlotTheme& plotTheme() const { return m_theme; }

    /// The whole map, unscrolled, in the light scheme; an empty size picks one for the content.
    bool exportTo(const QString& path, QString* error = nullptr, QSize size = {}) const;
    /// The same of the first rows alone; the title says how many are left out and how to get them.
    bool exportFirst(int rows, const QString& path, QString* error = nullptr) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cellSelected(int row, int column);
    /// Double click or Enter.
    void cellActivated(int row, int column);
    /// A drag over more than one cell, both ends included.
    void brushed(int firstRow, int lastRow, int firstColumn, int lastColumn);
    /// Esc.
    void cancelled();
    /// A click on its label.
    void columnClicked(int column);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void followPalette();
    HeatmapKeys::Meaning meaningOf(const QKeyEvent& event) const;
    void measure();
    void relayout();
    bool isCurrentSeen() const;
    void scrollToCurrent();
    void setZoom(qreal zoom, QPointF anchor);
    void select(QPoint cell);
    void selectByUser(QPoint cell);
    void activateCurrent();
    void hover(QPointF position);
    void clearHover();
    void brushTo(QPointF position);
    void updateAccessibleText();

    HeatmapData m_data;
    HeatmapSummary m_summary;
    HeatmapView m_view;
    HeatmapLayout m_layout;
    HeatmapLayout::Request m_request;
    PlotTheme m_theme;
    int m_hoveredLabel = -1;  ///< of a row
    int m_hoveredColumn = -1; ///< whose label is under the pointer
    /// Where the left button went down, until it comes up.
    QPoint m_pressed{-1, -1};     ///< where a drag would begin
    QPoint m_clickedLast{-1, -1}; ///< cell of the click before: a second one soon after makes it a double click
    QPointF m_clickedAt;          ///< where that click was
    QPoint m_clicked{-1, -1};     ///< the cell, or the cell of the name, that a click selects
};

} // namespace chronoscope::widgets
