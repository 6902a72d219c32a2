// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/PictureView.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr qreal kMostZoom = 32;
constexpr qreal kZoomStep = 1.25;
constexpr qreal kWheelNotch = 120;
constexpr qreal kKeyStep = 24; // pixels
constexpr float kFrameShare = 0.35F;
} // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Zoom with Ctrl and the wheel or + and −, move by dragging or with the arrow keys, 0 fits"));
}

void PictureView::setPicture(const QImage& image) {
    const bool same = image.cacheKey() == m_image.cacheKey();
    m_image = image;
    m_problem.clear();
    if (!same) {
        m_zoom = 1;
        m_offset = {};
    }
    update();
}

void PictureView::setProblem(const QString& why) {
    setPicture({});
    m_problem = why;
}

QRectF PictureView::shownRect() const {
    const QSizeF fitted = QSizeF(m_image.size()).scaled(size(), Qt::KeepAspectRatio) * m_zoom;
    QRectF rect({}, fitted);
    rect.moveCenter(QRectF(this->rect()).center() + m_offset);
    return rect;
}

void PictureView::zoomBy(qreal factor, QPointF anchor) {
    const qreal next = std::clamp(m_zoom * factor, qreal(1), kMostZoom);
    const QPointF fromMiddle = anchor - QRectF(rect()).center();
    m_offset = fromMiddle + (m_offset - fromMiddle) * (next / m_zoom);
    m_zoom = next;
    moveBy({});
}

/// Some of the picture stays in view.
void PictureView::moveBy(QPointF offset) {
    const QSizeF shown = shownRect().size();
    const auto bound = [](qreal place, qreal extent, qreal room) {
        const qreal most = std::max(qreal(0), (extent - room) / 2);
        return std::clamp(place, -most, most);
    };
    m_offset = {bound(m_offset.x() + offset.x(), shown.width(), width()),
                bound(m_offset.y() + offset.y(), shown.height(), height())};
    update();
}

void PictureView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (m_image.isNull()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < 4); // then one looks at pixels
        const QRect shown = shownRect().toRect();
        painter.drawImage(shown, m_image);
        QColor frame = palette().color(QPalette::WindowText); // a white border is seen to be part of the picture
        frame.setAlphaF(kFrameShare);
        painter.setPen(frame);
        painter.drawRect(shown.intersected(rect()).adjusted(0, 0, -1, -1));
    }
    if (!hasFocus()) return;
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void PictureView::wheelEvent(QWheelEvent* event) {
    // Without Ctrl the wheel scrolls what the picture stands in, until somebody has gone nearer, or into it.
    const bool isMeant = m_zoom > 1 || hasFocus() || event->modifiers().testFlag(Qt::ControlModifier);
    if (m_image.isNull() || !isMeant) return event->ignore();
    zoomBy(std::pow(kZoomStep, event->angleDelta().y() / kWheelNotch), event->position());
    event->accept();
}

void PictureView::mousePressEvent(QMouseEvent* event) { m_pressed = event->position(); }

void PictureView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    moveBy(event->position() - m_pressed);
    m_pressed = event->position();
}

void PictureView::keyPressEvent(QKeyEvent* event) {
    const QPointF middle = QRectF(rect()).center();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(kZoomStep, middle);
    case Qt::Key_Minus: return zoomBy(1 / kZoomStep, middle);
    case Qt::Key_0: return zoomBy(0, middle);
    case Qt::Key_Left: return moveBy({kKeyStep, 0});
    case Qt::Key_Right: return moveBy({-kKeyStep, 0});
    case Qt::Key_Up: return moveBy({0, kKeyStep});
    case Qt::Key_Down: return moveBy({0, -kKeyStep});
    default: QWidget::keyPressEvent(event);
    }
}

void PictureView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PictureView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace chronoscope::ui
