// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/PageArea.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace chronoscope::ui {

PageArea::PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the page's own parts are gone to; the area follows
    setWidget(page);
}

/// By the lines that its texts take at that width, which a minimum size cannot know.
int PageArea::leastHeight(int width) const {
    const QLayout* layout = widget()->layout();
    const bool isByWidth = layout && layout->hasHeightForWidth();
    return isByWidth ? layout->totalMinimumHeightForWidth(width) : widget()->minimumSizeHint().height();
}

void PageArea::place() {
    if (!widget()) return;
    QSize room = maximumViewportSize();
    const int least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).width();
    if (leastHeight(std::max(room.width(), least)) > room.height())
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (least > room.width()) room.rheight() -= horizontalScrollBar()->sizeHint().height();
    const int width = std::max(room.width(), least);
    widget()->resize(width, std::max(room.height(), leastHeight(width)));
}

void PageArea::resizeEvent(QResizeEvent* event) {
    place();
    QScrollArea::resizeEvent(event);
}

bool PageArea::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) place();
    return handled;
}

ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

/// Asked for anew whenever the contents change: texts come after the making, and so does the look of buttons.
QSize ColumnArea::minimumSizeHint() const {
    const QSize least = QScrollArea::minimumSizeHint();
    if (!widget()) return least;
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), least.height()};
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return handled;
}

} // namespace chronoscope::ui
