// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/PageArea.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QItemSelectionModel>
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

void ColumnArea::follow(QAbstractItemView* list) {
    m_followed << list;
    list->installEventFilter(this);
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, list] { showLater(list); });
}

/// Once what is told of the row has its place, too.
void ColumnArea::showLater(QAbstractItemView* list) {
    QMetaObject::invokeMethod(
        list, [this, list] { showCurrent(list); }, Qt::QueuedConnection);
}

/// Where nobody is at the list, the column stays where it is.
void ColumnArea::showCurrent(QAbstractItemView* list) {
    if (!widget() || !list->hasFocus() || !list->currentIndex().isValid()) return;
    const QRect row = list->visualRect(list->currentIndex());
    const QPoint top = list->viewport()->mapTo(widget(), row.topLeft());
    if (top.y() < verticalScrollBar()->value()) verticalScrollBar()->setValue(top.y());
    const int below = top.y() + row.height() - viewport()->height();
    if (below > verticalScrollBar()->value()) verticalScrollBar()->setValue(below);
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
    const bool isPlaced = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    for (QAbstractItemView* list : m_followed)
        if (isPlaced && watched == list) showLater(list);
    return handled;
}

} // namespace chronoscope::ui
