// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/InspectorDock.h"

#include "ui/mainwindow/DockTitle.h"
#include "ui/views/TabOrder.h"

#include <QCloseEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

InspectorDock::InspectorDock(QWidget* parent) : QDockWidget(tr("Inspector"), parent) {
    setObjectName(QStringLiteral("inspectorDock"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    setTitleBarWidget(new DockTitle(this));
    connect(this, &QDockWidget::visibilityChanged, this, &InspectorDock::placeCentre);
    connect(this, &QDockWidget::topLevelChanged, this, &InspectorDock::placeCentre);
    connect(this, &QDockWidget::topLevelChanged, this, &InspectorDock::bound);
}

void InspectorDock::place() { setVisible(m_isUseful && (m_isCompact ? m_isOver : m_isWanted)); }

void InspectorDock::takeRestored() {
    m_isWanted = !isHidden();
    place();
}

void InspectorDock::setUseful(bool useful) {
    if (std::exchange(m_isUseful, useful) != useful) place();
}

void InspectorDock::setCompact(bool compact) {
    if (std::exchange(m_isCompact, compact) == compact) return;
    m_isOver = m_isWanted && m_isChosen;
    m_isClosed = !m_isWanted;
    place();
}

void InspectorDock::setRoom(int room) {
    m_room = room;
    const bool narrow = room < minimumSizeHint().width();
    const bool isOther = std::exchange(m_isNarrow, narrow) != narrow;
    bound();
    if (!isOther) return;
    giveWay();
    placeCentre();
}

/// Dragged beside the page it is never wider than its room; what it needs itself it has, and alone it has everything.
void InspectorDock::bound() {
    const bool isAlone = m_isNarrow || isFloating();
    const int most = isAlone ? QWIDGETSIZE_MAX : std::max(m_room, minimumSizeHint().width());
    if (most != maximumWidth()) setMaximumWidth(most);
}

void InspectorDock::placeCentre() {
    auto* window = qobject_cast<QMainWindow*>(parentWidget());
    QWidget* centre = window ? window->centralWidget() : nullptr;
    const bool hasRoom = !m_isNarrow || isHidden() || isFloating();
    if (!centre || centre->isHidden() != hasRoom) return;
    centre->setVisible(hasRoom);
    if (hasRoom) window->resizeDocks({this}, {kWidth}, Qt::Horizontal); // it had all of it
}

void InspectorDock::giveWay() {
    if (!m_isNarrow || isFloating()) return;
    m_isOver = false;
    place();
}

void InspectorDock::setChosen(bool chosen) {
    m_isChosen = chosen;
    const bool over = chosen && (m_isOver || (!m_isClosed && !m_isNarrow));
    if (std::exchange(m_isOver, over) != over && m_isCompact) place();
}

void InspectorDock::open() {
    if (m_isCompact)
        m_isOver = true;
    else
        m_isWanted = true;
    m_isClosed = false;
    setVisible(true);
}

void InspectorDock::toggle() {
    if (isHidden())
        open();
    else
        close();
}

/// What it shows needs another width now, perhaps.
bool InspectorDock::event(QEvent* event) {
    const bool handled = QDockWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) bound();
    return handled;
}

bool InspectorDock::focusNextPrevChild(bool next) {
    return (isFloating() && tabAsLaidOut({this}, next)) || QDockWidget::focusNextPrevChild(next);
}

void InspectorDock::closeEvent(QCloseEvent* event) {
    QDockWidget::closeEvent(event);
    if (!m_isUseful) return; // it was there for once
    if (m_isCompact) {
        m_isOver = false;
        m_isClosed = true;
    } else {
        m_isWanted = false;
    }
}

} // namespace chronoscope::ui
