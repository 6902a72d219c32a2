// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What curve, bar and spider plots share: title, legend (click hides a series, double click shows it
// alone), hover with an immediate tooltip, a selected item moved by the arrow keys, Enter, Esc,
// Ctrl+C, 0, + and -, Space for the selected series alone, the empty state and figure export.
// A subclass draws the plot and says what is where. Owned by its page; GUI thread only.
// Signals report what the user does; setters emit nothing.
#pragma once

#include "widgets/plots/FigureFrame.h"
#include "widgets/plots/PlotTheme.h"

#include <QPixmap>
#include <QPointF>
#include <QSet>
#include <QStringList>
#include <QVector>
#include <QWidget>

#include <optional>

namespace chronoscope::widgets {

/// One thing on a plot that can be pointed at: the index-th point, row or axis of a series or segment.
struct PlotItem {
    int series = -1;
    int index = -1;

    bool isValid() const { return index >= 0; }
    bool operator==(const PlotItem& other) const = default;
};

class FigurePlot : public QWidget {
    Q_OBJECT

public:
    explicit FigurePlot(QWidget* parent = nullptr);

    PlotItem currentItem() const { return m_current; }
    PlotItem hoveredItem() const { return m_hovered; }
    /// Selects; an item that does not exist selects none.
    void setCurrentItem(PlotItem item);
    /// Selects it as a person does, and says so; one that does not exist leaves everything as it is.
    void chooseItem(PlotItem item);

    const QSet<qint64>& hiddenSeries() const { return m_hidden; }
    void setHiddenSeries(const QSet<qint64>& keys);
    bool isHidden(int series) const;

    /// Follows the palette of the widget.
    const PlotTheme& plotTheme() const { return m_theme; }

    /// Without selection and zoom, in the light scheme; an empty size picks one for the content, in which
    /// names are whole.
    bool exportTo(const QString& path, QString* error = nullptr, QSize size = {}) const;

    /// In widget coordinates; null where the item is not drawn.
    QRectF itemRect(PlotItem item);
    PlotItem itemAt(QPointF position);
    /// One fact a line, the first names the item; empty for an item that does not exist.
    virtual QStringList itemLines(PlotItem item) const = 0;
    /// All that are shown and can be selected, in the order in which they are read.
    virtual QVector<PlotItem> items() const = 0;
    /// One line for the clipboard: the number first, then what it counts.
    virtual QString itemDefinition(PlotItem item) const = 0;
    /// Of a legend entry, in widget coordinates.
    QRectF legendRect(int entry);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void hiddenSeriesChanged();
    /// Esc.
    void cancelled();

protected:
    const FigureContent& content() const { return m_content; }
    const QRectF& body() const { return m_frame.body(); }
    /// New data: forgets what no longer exists and draws anew.
    void setContent(FigureContent content, PlotItem current, const QString& kind);
    /// The chart looks different: lays it out again before it is next painted or asked. Not at once:
    /// a change of style or palette comes while Qt goes through all widgets, and a chart makes one.
    void refresh();
    /// Makes the chart follow what has changed; for event handlers that ask it.
    void layOut();

    virtual QRectF rectOf(PlotItem item) const = 0;
    virtual PlotItem hit(QPointF position) const = 0;
    virtual QSize naturalBody() const = 0;
    /// In a file of no given size, where names are whole.
    virtual QSize fileBody() const { return naturalBody(); }
    /// Prepares the chart that paintChart() draws and the queries above ask.
    virtual void layoutChart(const QRectF& body) = 0;
    virtual void paintChart(QPainter& painter) const = 0;
    /// Hovered and selected item, brush: what changes often.
    virtual void paintOverlay(QPainter& painter) const = 0;
    /// Another chart of the same data for a file.
    virtual void paintFigure(QPainter& painter, const QRectF& body, const PlotTheme& theme) const = 0;
    /// Where an arrow, Home or End leads from `from`, which may be none; nothing for other keys.
    virtual std::optional<PlotItem> moved(PlotItem from, int key) const = 0;
    virtual void selectedByUser(PlotItem item) = 0;
    virtual void activatedByUser(PlotItem item) = 0;
    /// False where zooming makes no sense; a factor of 0 resets.
    virtual bool zoomBy(double factor, std::optional<QPointF> anchor);
    /// While a drag lasts, and once at its end; false where dragging means nothing.
    virtual bool dragTo(QPointF from, QPointF to, bool finished);
    virtual void cancelDrag() {}

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void followPalette();
    bool understands(const QKeyEvent& event) const;
    void runCommand(const QKeyEvent& event);
    void select(PlotItem item);
    void selectItemByUser(PlotItem item);
    void toggle(int entry);
    void isolate(int entry, const QSet<qint64>& before);
    void hideByUser(const QSet<qint64>& keys);
    void hover(QPointF position);
    void clearHover();
    void updateAccessibleText();

    FigureContent m_content;
    QString m_kind;
    FigureFrame m_frame;
    PlotTheme m_theme;
    QPixmap m_pixmap;
    QSet<qint64> m_hidden;
    QSet<qint64> m_hiddenBeforeClick;
    PlotItem m_current;
    PlotItem m_hovered;
    std::optional<QPointF> m_pressed;
    int m_hoveredEntry = -1;
    int m_firstEntry = 0;
    bool m_dragging = false;
    bool m_focused = false;
    bool m_stale = true;
};

} // namespace chronoscope::widgets
