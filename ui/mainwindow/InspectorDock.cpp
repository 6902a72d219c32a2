// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/InspectorDock.h"

#include <QCloseEvent>

#include <utility>

namespace chronoscope::ui {

InspectorDock::InspectorDock(QWidget* parent) : QDockWidget(tr("Inspector"), parent) {
    setObjectName(QStringLiteral("inspectorDock"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
}

void InspectorDock::setUseful(bool useful) {
    if (std::exchange(m_isUseful, useful) != useful) setVisible(m_isWanted && hasPlace());
}

void InspectorDock::setCompact(bool compact) {
    if (std::exchange(m_isCompact, compact) != compact) setVisible(m_isWanted && hasPlace());
}

void InspectorDock::toggle() {
    if (!isHidden()) {
        close();
        return;
    }
    show();
    if (hasPlace()) m_isWanted = true; // else it lies over the page for once
}

void InspectorDock::closeEvent(QCloseEvent* event) {
    QDockWidget::closeEvent(event);
    if (hasPlace()) m_isWanted = false;
}

} // namespace chronoscope::ui
