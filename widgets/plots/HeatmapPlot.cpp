// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapPlot.h"

#include "widgets/plots/HeatmapAccess.h"
#include "widgets/plots/HeatmapFigure.h"
#include "widgets/plots/HeatmapText.h"
#include "widgets/plots/PartAccess.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::widgets {

namespace {

constexpr QPoint kNoCell{-1, -1};
constexpr qreal kMaxZoom = 4.0;
constexpr qreal kHeatmapZoomStep = 1.25;

} // namespace

HeatmapPlot::HeatmapPlot(QWidget* parent) : QAbstractScrollArea(parent), m_theme(PlotTheme::fromPalette(palette())) {
    installHeatmapAccess();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    measure();
    updateAccessibleText();
}

void HeatmapPlot::setData(HeatmapData data) {
    QPoint kept = kNoCell;
    if (m_data.contains(m_view.current.y(), m_view.current.x()))
        kept = data.find(m_data.rows.at(m_view.current.y()).key, m_data.columns.at(m_view.current.x()));
    m_data = std::move(data);
    m_summary = HeatmapSummary::of(m_data);
    m_view.current = kept;
    m_view.brush = QRect();
    m_pressed = m_clicked = kNoCell;
    if (!m_data.contains(m_view.hovered.y(), m_view.hovered.x())) m_view.hovered = kNoCell;
    measure();
    relayout();
    updateAccessibleText();
}

void HeatmapPlot::setFit(bool fit) {
    m_view.fit = fit;
    viewport()->update();
}

void HeatmapPlot::setShowValues(bool show) {
    m_view.showValues = show;
    relayout();
    viewport()->update();
}

void HeatmapPlot::setCurrentCell(int row, int column) {
    select(m_data.contains(row, column) ? QPoint(column, row) : kNoCell);
}

void HeatmapPlot::followPalette() {
    m_theme = PlotTheme::fromPalette(palette());
    viewport()->update();
}

bool HeatmapPlot::exportTo(const QString& path, QString* error, QSize size) const {
    return HeatmapFigure::write(m_data, m_view, font(), path, size, error);
}

bool HeatmapPlot::exportFirst(int rows, const QString& path, QString* error) const {
    if (m_data.rowCount() <= rows) return exportTo(path, error);
    HeatmapData first = m_data;
    first.rows = m_data.rows.first(rows);
    first.cells = m_data.cells.mid(0, qsizetype{rows} * m_data.columnCount());
    first.pinnedRows = std::min(m_data.pinnedRows, rows);
    const QLocale locale;
    first.title = tr("%1 · first %2 of %3 rows, all of them in the CSV")
                      .arg(m_data.title, locale.toString(rows), locale.toString(m_data.rowCount()));
    return HeatmapFigure::write(first, m_view, font(), path, {}, error);
}

QSize HeatmapPlot::sizeHint() const { return HeatmapLayout::naturalSize(m_request).boundedTo(QSize(1200, 800)); }

QSize HeatmapPlot::minimumSizeHint() const { return {280, 160}; }

void HeatmapPlot::measure() {
    const qreal zoom = m_request.zoom;
    m_request = HeatmapPainter::measure(m_data, m_summary, font());
    m_request.zoom = zoom;
}

/// A selected cell that is seen stays in view, however narrow the map gets.
void HeatmapPlot::relayout() {
    const bool wasSeen = isCurrentSeen();
    m_request.area = QRectF(QPointF(), viewport()->size());
    m_request.devicePixelRatio = devicePixelRatioF();
    m_request.showsValues = m_view.showValues;
    m_layout = HeatmapLayout(m_request);
    // A new range can show or hide a scroll bar, which resizes the viewport and comes back here.
    const auto setRange = [](QScrollBar* bar, qreal range, qreal step, qreal page) {
        bar->setSingleStep(std::max(1, qRound(step)));
        bar->setPageStep(std::max(1, qRound(page)));
        bar->setRange(0, static_cast<int>(std::ceil(range)));
    };
    setRange(verticalScrollBar(), m_layout.scrollRange().height(), m_layout.cellSize().height(),
             m_layout.mapRect().height());
    setRange(horizontalScrollBar(), m_layout.scrollRange().width(), m_layout.cellSize().width(),
             m_layout.mapRect().width());
    m_layout.setScroll(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    if (wasSeen) scrollToCurrent();
    viewport()->update();
}

bool HeatmapPlot::isCurrentSeen() const {
    const QPoint cell = m_view.current;
    return m_data.contains(cell.y(), cell.x()) && m_layout.mapRect().intersects(cellRect(cell.y(), cell.x()));
}

void HeatmapPlot::scrollToCurrent() {
    const QPointF scroll = m_layout.scrollToShow(m_view.current.y(), m_view.current.x());
    horizontalScrollBar()->setValue(qRound(scroll.x()));
    verticalScrollBar()->setValue(qRound(scroll.y()));
}

void HeatmapPlot::setZoom(qreal zoom, QPointF anchor) {
    const qreal clamped = std::clamp(zoom, 1.0, kMaxZoom);
    const QSizeF before = m_layout.cellSize();
    if (qFuzzyCompare(clamped, m_request.zoom) || before.isEmpty()) return;
    const QPointF inMap = anchor - m_layout.mapRect().topLeft();
    const QPointF content = inMap + m_layout.scroll();
    m_request.zoom = clamped;
    clearHover();
    relayout();
    // What was under the pointer stays there.
    const QSizeF after = m_layout.cellSize();
    horizontalScrollBar()->setValue(qRound(content.x() * after.width() / before.width() - inMap.x()));
    verticalScrollBar()->setValue(qRound(content.y() * after.height() / before.height() - inMap.y()));
}

void HeatmapPlot::select(QPoint cell) {
    if (cell == m_view.current) return;
    m_view.current = cell;
    if (cell != kNoCell) scrollToCurrent();
    updateAccessibleText();
    tellCurrentPart(*this);
    viewport()->update();
}

void HeatmapPlot::selectByUser(QPoint cell) {
    select(cell);
    emit cellSelected(cell.y(), cell.x());
}

void HeatmapPlot::chooseCell(int row, int column) {
    if (m_data.contains(row, column)) selectByUser({column, row});
}

void HeatmapPlot::activateCurrent() {
    if (m_view.current != kNoCell) emit cellActivated(m_view.current.y(), m_view.current.x());
}

QString HeatmapPlot::currentDefinition() const {
    return HeatmapText::definition(m_data, m_view.current.y(), m_view.current.x());
}

void HeatmapPlot::copyCurrent() const {
    const QString text = currentDefinition();
    if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

void HeatmapPlot::updateAccessibleText() {
    setAccessibleName(m_data.title.isEmpty() ? tr("Heat map") : m_data.title);
    if (m_data.isEmpty())
        setAccessibleDescription(QStringLiteral("%1 %2").arg(m_data.emptyText, m_data.emptyHint));
    else if (m_view.current == kNoCell)
        setAccessibleDescription(
            tr("%1 rows, %2 columns, no cell selected").arg(m_data.rowCount()).arg(m_data.columnCount()));
    else
        setAccessibleDescription(HeatmapText::spoken(m_data, m_view.current.y(), m_view.current.x()));
}

void HeatmapPlot::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        followPalette();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        measure();
        relayout();
        updateAccessibleText();
    }
}

void HeatmapPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    HeatmapPainter(m_data, m_summary, m_theme, font(), m_view).draw(painter, m_layout);
}

void HeatmapPlot::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void HeatmapPlot::scrollContentsBy(int /*dx*/, int /*dy*/) {
    m_layout.setScroll(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    clearHover();
    viewport()->update();
}

HeatmapKeys::Meaning HeatmapPlot::meaningOf(const QKeyEvent& event) const {
    const qreal rowHeight = std::max(1.0, m_layout.cellSize().height());
    const int page = std::max(1, static_cast<int>(m_layout.mapRect().height() / rowHeight) - 1);
    return HeatmapKeys::read(event, m_view.current, {m_data.columnCount(), m_data.rowCount()}, page);
}

bool HeatmapPlot::event(QEvent* event) {
    // Claim our keys before an action of the window with the same shortcut does.
    if (event->type() == QEvent::ShortcutOverride &&
        meaningOf(*static_cast<QKeyEvent*>(event)).command != HeatmapKeys::Command::None) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void HeatmapPlot::keyPressEvent(QKeyEvent* event) {
    using Command = HeatmapKeys::Command;
    const QRectF anchor =
        m_view.current == kNoCell ? m_layout.mapRect() : m_layout.cellRect(m_view.current.y(), m_view.current.x());
    const QPointF centre = anchor.center();
    const HeatmapKeys::Meaning meaning = meaningOf(*event);
    m_view.focused = hasFocus();
    switch (meaning.command) {
    case Command::Move: selectByUser(meaning.cell); break;
    case Command::Activate: activateCurrent(); break;
    case Command::Cancel:
        if (!m_view.brush.isValid()) emit cancelled();
        m_view.brush = QRect();
        m_pressed = m_clicked = kNoCell;
        viewport()->update();
        break;
    case Command::Copy: copyCurrent(); break;
    case Command::ZoomIn: setZoom(m_request.zoom * kHeatmapZoomStep, centre); break;
    case Command::ZoomOut: setZoom(m_request.zoom / kHeatmapZoomStep, centre); break;
    case Command::ZoomReset: setZoom(1.0, centre); break;
    case Command::None: event->ignore(); return;
    }
    event->accept();
}

void HeatmapPlot::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const int notches = event->angleDelta().y();
    if (notches != 0) setZoom(m_request.zoom * std::pow(kHeatmapZoomStep, notches / 120.0), event->position());
    event->accept();
}

void HeatmapPlot::mousePressEvent(QMouseEvent* event) {
    QPoint cell = m_layout.cellAt(event->position());
    const bool isLeft = event->button() == Qt::LeftButton;
    if (!isLeft && event->button() != Qt::RightButton) return;
    if (const int column = m_layout.columnLabelAt(event->position()); column >= 0 && isLeft)
        return emit columnClicked(column);
    m_pressed = isLeft ? cell : kNoCell;
    // The name of a row stands for its cell in the column that is selected, or in the first.
    if (const int row = m_layout.rowLabelAt(event->position()); row >= 0) cell = {std::max(0, m_view.current.x()), row};
    m_clicked = isLeft ? cell : kNoCell; // selected when the button goes up where it went down: a drag selects nothing
    if (!isLeft && cell != kNoCell && cell != m_view.current) selectByUser(cell); // a menu of actions on it follows
}

void HeatmapPlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const QRect cells = m_view.brush;
    m_view.brush = QRect();
    m_clickedLast = cells.isValid() ? kNoCell : m_pressed;
    m_clickedAt = event->position();
    m_pressed = kNoCell;
    viewport()->update();
    const QPoint clicked = std::exchange(m_clicked, kNoCell);
    if (cells.isValid())
        emit brushed(cells.top(), cells.bottom(), cells.left(), cells.right());
    else if (clicked != kNoCell)
        selectByUser(clicked);
}

void HeatmapPlot::brushTo(QPointF position) {
    const QRectF map = m_layout.mapRect();
    // Beyond the edge the map follows the pointer, a row or column for each move.
    const auto follow = [](QScrollBar* bar, qreal at, qreal low, qreal high) {
        if (at < low) bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        if (at > high) bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    };
    follow(verticalScrollBar(), position.y(), map.top(), map.bottom());
    follow(horizontalScrollBar(), position.x(), map.left(), map.right());
    const QPoint cell = m_layout.cellAt(
        {std::clamp(position.x(), map.left(), map.right() - 1), std::clamp(position.y(), map.top(), map.bottom() - 1)});
    if (cell == kNoCell || (cell == m_pressed && !m_view.brush.isValid())) return;
    m_view.brush = QRect(QPoint(std::min(cell.x(), m_pressed.x()), std::min(cell.y(), m_pressed.y())),
                         QPoint(std::max(cell.x(), m_pressed.x()), std::max(cell.y(), m_pressed.y())));
    clearHover();
    viewport()->update();
}

void HeatmapPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    // The first click may have opened something beside the map, which then moves: the second is of the same cell.
    const bool isSecond = (event->position() - m_clickedAt).manhattanLength() <= QApplication::startDragDistance();
    const QPoint clicked = std::exchange(m_clickedLast, kNoCell);
    const QPoint cell = isSecond && clicked != kNoCell ? clicked : m_layout.cellAt(event->position());
    if (!m_data.contains(cell.y(), cell.x())) return;
    if (cell != m_view.current) selectByUser(cell);
    activateCurrent();
}

void HeatmapPlot::mouseMoveEvent(QMouseEvent* event) {
    if (m_pressed != kNoCell && event->buttons().testFlag(Qt::LeftButton))
        brushTo(event->position());
    else
        hover(event->position());
}

bool HeatmapPlot::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) clearHover();
    // The style's tooltip delay is too long for reading a map; hover() shows them itself, at once.
    if (event->type() == QEvent::ToolTip) return true;
    return QAbstractScrollArea::viewportEvent(event);
}

void HeatmapPlot::hover(QPointF position) {
    const QPoint cell = m_layout.cellAt(position);
    const int label = m_layout.rowLabelAt(position);
    const int column = m_layout.columnLabelAt(position);
    if (cell == m_view.hovered && label == m_hoveredLabel && column == m_hoveredColumn) return;
    m_view.hovered = cell;
    m_hoveredLabel = label;
    m_hoveredColumn = column;
    viewport()->update();

    QString text;
    QRectF rect;
    if (column >= 0) {
        text = HeatmapText::columnToolTip(m_data, column);
        rect = m_layout.columnLabelRect(column);
    } else if (label >= 0) {
        text = HeatmapText::rowToolTip(m_data, label);
        rect = m_layout.rowLabelRect(label);
    } else if (cell != kNoCell) {
        text = HeatmapText::cellToolTip(m_data, cell.y(), cell.x());
        rect = m_layout.cellRect(cell.y(), cell.x());
    }
    if (text.isEmpty()) return QToolTip::hideText();
    QToolTip::showText(viewport()->mapToGlobal(position.toPoint()), text, viewport(), rect.toAlignedRect());
}

void HeatmapPlot::clearHover() {
    if (m_view.hovered == kNoCell && m_hoveredLabel < 0 && m_hoveredColumn < 0) return;
    m_view.hovered = kNoCell;
    m_hoveredLabel = -1;
    m_hoveredColumn = -1;
    QToolTip::hideText();
    viewport()->update();
}

void HeatmapPlot::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    // The frame helps those who come by keyboard; a click shows by itself where it went.
    m_view.focused = event->reason() != Qt::MouseFocusReason;
    viewport()->update();
}

void HeatmapPlot::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    m_view.focused = false;
    viewport()->update();
}

} // namespace chronoscope::widgets
