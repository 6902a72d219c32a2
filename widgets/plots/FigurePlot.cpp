// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/FigurePlot.h"

#include "widgets/plots/FigureAccess.h"
#include "widgets/plots/FigureExport.h"
#include "widgets/plots/HeatmapKeys.h"
#include "widgets/plots/PartAccess.h"
#include "widgets/plots/PlotText.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr double kZoomStep = 1.25;

// The commands of a heat map, without its moves: these depend on the plot.
HeatmapKeys::Command commandOf(const QKeyEvent& event, PlotItem current) {
    return HeatmapKeys::read(event, current.isValid() ? QPoint(0, 0) : QPoint(-1, -1), QSize(), 0).command;
}

bool isPlain(const QKeyEvent& event) { return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier; }

} // namespace

FigurePlot::FigurePlot(QWidget* parent) : QWidget(parent), m_theme(PlotTheme::fromPalette(palette())) {
    installFigureAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void FigurePlot::setContent(FigureContent content, PlotItem current, const QString& kind) {
    m_content = std::move(content);
    m_kind = kind;
    m_hovered = {};
    m_hoveredEntry = -1;
    m_pressed.reset();
    m_dragging = false;
    QSet<qint64> kept;
    for (const LegendEntry& entry : m_content.legend) {
        if (m_hidden.contains(entry.key)) kept.insert(entry.key);
    }
    m_hidden = kept;
    m_current = itemLines(current).isEmpty() ? PlotItem{} : current;
    refresh();
    updateAccessibleText();
}

void FigurePlot::setCurrentItem(PlotItem item) { select(itemLines(item).isEmpty() ? PlotItem{} : item); }

void FigurePlot::chooseItem(PlotItem item) {
    if (!itemLines(item).isEmpty()) selectItemByUser(item);
}

void FigurePlot::setHiddenSeries(const QSet<qint64>& keys) {
    m_hidden = keys;
    refresh();
}

bool FigurePlot::isHidden(int series) const {
    return series >= 0 && series < m_content.legend.size() && m_hidden.contains(m_content.legend.at(series).key);
}

void FigurePlot::followPalette() {
    m_theme = PlotTheme::fromPalette(palette());
    refresh();
}

bool FigurePlot::exportTo(const QString& path, QString* error, QSize size) const {
    const QSize natural = FigureFrame::sizeAround(fileBody(), m_content, font(), FigureFrame::Names::Whole);
    if (size.isEmpty()) size = FigureExport::chosenSize(natural);
    const auto names = size.isEmpty() ? FigureFrame::Names::Whole : FigureFrame::Names::Cut;
    if (size.isEmpty()) size = natural;
    const PlotTheme theme = FigureExport::theme();
    const auto draw = [&](QPainter& painter, const QRectF& area) {
        const FigureFrame frame(m_content, font(), area, 0, names);
        frame.draw(painter, m_content, theme, font(), m_hidden);
        if (!m_content.empty) paintFigure(painter, frame.body(), theme);
    };
    return FigureExport::write(path, m_content.title, size, draw, error);
}

QSize FigurePlot::sizeHint() const {
    return FigureFrame::sizeAround(naturalBody(), m_content, font()).boundedTo(QSize(1200, 800));
}

QSize FigurePlot::minimumSizeHint() const { return {280, 180}; }

void FigurePlot::refresh() {
    m_stale = true;
    update();
}

void FigurePlot::layOut() {
    if (!m_stale) return;
    m_stale = false;
    m_pixmap = QPixmap();
    m_frame = FigureFrame(m_content, font(), QRectF(rect()), m_firstEntry);
    if (!m_content.empty && !body().isEmpty()) layoutChart(body());
}

QRectF FigurePlot::itemRect(PlotItem item) {
    layOut();
    return rectOf(item);
}

PlotItem FigurePlot::itemAt(QPointF position) {
    layOut();
    return hit(position);
}

QRectF FigurePlot::legendRect(int entry) {
    layOut();
    return m_frame.legend().entryRect(entry);
}

void FigurePlot::paintEvent(QPaintEvent* /*event*/) {
    layOut();
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (pixels.isEmpty()) return;
    if (m_pixmap.size() != pixels) {
        m_pixmap = QPixmap(pixels);
        m_pixmap.setDevicePixelRatio(ratio);
        m_pixmap.fill(m_theme.page);
        QPainter painter(&m_pixmap);
        m_frame.draw(painter, m_content, m_theme, font(), m_hidden);
        if (!m_content.empty && !body().isEmpty()) paintChart(painter);
    }
    QPainter painter(this);
    painter.drawPixmap(QPointF(), m_pixmap);
    if (!m_content.empty && !body().isEmpty()) paintOverlay(painter);
    if (m_focused) FigureFrame::drawFocus(painter, QRectF(rect()), m_theme);
}

void FigurePlot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refresh();
}

void FigurePlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followPalette();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        refresh();
}

bool FigurePlot::event(QEvent* event) {
    // hover() shows tooltips at once; the style's delay is too long for reading a plot.
    if (event->type() == QEvent::ToolTip) return true;
    // Claim our keys before an action of the window with the same shortcut does.
    if (event->type() == QEvent::ShortcutOverride && understands(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void FigurePlot::select(PlotItem item) {
    m_current = item;
    updateAccessibleText();
    tellCurrentPart(*this);
    update();
}

void FigurePlot::selectItemByUser(PlotItem item) {
    select(item);
    selectedByUser(item);
}

bool FigurePlot::understands(const QKeyEvent& event) const {
    if (isPlain(event) && (event.key() == Qt::Key_Space || moved(m_current, event.key()))) return true;
    return commandOf(event, m_current) != HeatmapKeys::Command::None;
}

void FigurePlot::keyPressEvent(QKeyEvent* event) {
    if (!understands(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    layOut();
    m_focused = hasFocus();
    event->accept();
    if (isPlain(*event) && event->key() == Qt::Key_Space) {
        isolate(m_current.series, m_hidden);
    } else if (const auto item = isPlain(*event) ? moved(m_current, event->key()) : std::nullopt) {
        if (item->isValid()) selectItemByUser(*item);
    } else {
        runCommand(*event);
    }
    update();
}

void FigurePlot::runCommand(const QKeyEvent& event) {
    using Command = HeatmapKeys::Command;
    switch (commandOf(event, m_current)) {
    case Command::Activate: activatedByUser(m_current); break;
    case Command::Cancel:
        m_pressed.reset();
        if (!m_dragging) emit cancelled();
        m_dragging = false;
        cancelDrag();
        break;
    case Command::Copy: QGuiApplication::clipboard()->setText(itemDefinition(m_current)); break;
    case Command::ZoomIn: zoomBy(kZoomStep, std::nullopt); break;
    case Command::ZoomOut: zoomBy(1 / kZoomStep, std::nullopt); break;
    case Command::ZoomReset: zoomBy(0, std::nullopt); break;
    case Command::Move:
    case Command::None: break;
    }
}

bool FigurePlot::zoomBy(double /*factor*/, std::optional<QPointF> /*anchor*/) { return false; }

bool FigurePlot::dragTo(QPointF /*from*/, QPointF /*to*/, bool /*finished*/) { return false; }

void FigurePlot::toggle(int entry) {
    QSet<qint64> keys = m_hidden;
    const qint64 key = m_content.legend.at(entry).key;
    if (!keys.remove(key)) keys.insert(key);
    hideByUser(keys);
}

void FigurePlot::isolate(int entry, const QSet<qint64>& before) {
    if (entry < 0 || entry >= m_content.legend.size()) return;
    QSet<qint64> others;
    for (const LegendEntry& other : m_content.legend)
        others.insert(other.key);
    others.remove(m_content.legend.at(entry).key);
    hideByUser(before == others ? QSet<qint64>() : others);
}

void FigurePlot::hideByUser(const QSet<qint64>& keys) {
    if (keys == m_hidden) return;
    m_hidden = keys;
    refresh();
    emit hiddenSeriesChanged();
}

void FigurePlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton) { // a menu of what is under the pointer follows
        if (const PlotItem item = itemAt(event->position()); item.isValid() && item != m_current)
            selectItemByUser(item);
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    layOut();
    if (const int entry = m_frame.legend().entryAt(event->position()); entry >= 0) {
        m_hiddenBeforeClick = m_hidden;
        toggle(entry);
        return;
    }
    m_pressed = event->position();
    if (const PlotItem item = itemAt(event->position()); item.isValid()) selectItemByUser(item);
}

void FigurePlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    layOut();
    if (const int entry = m_frame.legend().entryAt(event->position()); entry >= 0) {
        // The first click has toggled the entry already.
        isolate(entry, m_hiddenBeforeClick);
        return;
    }
    const PlotItem item = itemAt(event->position());
    if (!item.isValid()) return;
    if (item != m_current) selectItemByUser(item);
    activatedByUser(item);
}

void FigurePlot::mouseMoveEvent(QMouseEvent* event) {
    layOut();
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton)) {
        hover(event->position());
        return;
    }
    const bool far = (event->position() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if ((m_dragging || far) && dragTo(*m_pressed, event->position(), false)) {
        m_dragging = true;
        clearHover();
        update();
    }
}

void FigurePlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    layOut();
    if (m_dragging && m_pressed) dragTo(*m_pressed, event->position(), true);
    m_pressed.reset();
    m_dragging = false;
    update();
}

void FigurePlot::wheelEvent(QWheelEvent* event) {
    layOut();
    const int delta = event->angleDelta().y();
    if (m_frame.legend().rect().contains(event->position())) {
        m_firstEntry = m_frame.legend().scrolled(delta > 0 ? -1 : 1);
        refresh();
        event->accept();
        return;
    }
    const bool inBody = body().contains(event->position());
    if (inBody && delta != 0 && zoomBy(std::pow(kZoomStep, delta / 120.0), event->position()))
        event->accept();
    else
        event->ignore();
}

void FigurePlot::hover(QPointF position) {
    const int entry = m_frame.legend().entryAt(position);
    const PlotItem item = entry >= 0 || m_content.empty ? PlotItem{} : itemAt(position);
    if (item == m_hovered && entry == m_hoveredEntry) return;
    m_hovered = item;
    m_hoveredEntry = entry;
    update();
    if (item.isValid()) {
        QToolTip::showText(mapToGlobal(position.toPoint()), PlotText::richText(itemLines(item)), this);
    } else if (entry >= 0 && m_frame.legend().isElided(entry)) {
        const QString name = m_content.legend.at(entry).name;
        QToolTip::showText(mapToGlobal(position.toPoint()), PlotText::richText({name}), this);
    } else {
        QToolTip::hideText();
    }
}

void FigurePlot::clearHover() {
    if (!m_hovered.isValid() && m_hoveredEntry < 0) return;
    m_hovered = {};
    m_hoveredEntry = -1;
    QToolTip::hideText();
    update();
}

void FigurePlot::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    clearHover();
}

void FigurePlot::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    // The frame helps those who come by keyboard; a click shows by itself where it went.
    m_focused = event->reason() != Qt::MouseFocusReason;
    update();
}

void FigurePlot::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    m_focused = false;
    update();
}

void FigurePlot::updateAccessibleText() {
    setAccessibleName(m_content.title.isEmpty() ? m_kind : m_content.title);
    if (m_content.empty)
        setAccessibleDescription(QStringLiteral("%1 %2").arg(m_content.emptyText, m_content.emptyHint));
    else if (m_current.isValid())
        setAccessibleDescription(itemLines(m_current).join(QStringLiteral(", ")));
    else
        setAccessibleDescription(tr("%1, nothing selected").arg(m_kind));
}

} // namespace chronoscope::widgets
