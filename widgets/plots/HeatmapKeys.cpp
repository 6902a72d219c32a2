// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapKeys.h"

#include <QKeyEvent>

#include <algorithm>

namespace chronoscope::widgets {

HeatmapKeys::Meaning HeatmapKeys::read(const QKeyEvent& event, QPoint current, QSize cells, int pageRows) {
    if (const std::optional<QPoint> cell = moved(event, current, cells, pageRows)) return {Command::Move, *cell};
    return {command(event, current.x() >= 0), current};
}

std::optional<QPoint> HeatmapKeys::moved(const QKeyEvent& event, QPoint current, QSize cells, int pageRows) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool wholeMap = modifiers == Qt::ControlModifier;
    if (cells.isEmpty() || (modifiers != Qt::NoModifier && !wholeMap)) return std::nullopt;

    const int lastColumn = cells.width() - 1;
    const int lastRow = cells.height() - 1;
    QPoint to = current;
    switch (event.key()) {
    case Qt::Key_Left: to.rx() = wholeMap ? 0 : to.x() - 1; break;
    case Qt::Key_Right: to.rx() = wholeMap ? lastColumn : to.x() + 1; break;
    case Qt::Key_Up: to.ry() = wholeMap ? 0 : to.y() - 1; break;
    case Qt::Key_Down: to.ry() = wholeMap ? lastRow : to.y() + 1; break;
    case Qt::Key_Home: to = QPoint(0, wholeMap ? 0 : to.y()); break;
    case Qt::Key_End: to = QPoint(lastColumn, wholeMap ? lastRow : to.y()); break;
    case Qt::Key_PageUp: to.ry() -= pageRows; break;
    case Qt::Key_PageDown: to.ry() += pageRows; break;
    default: return std::nullopt;
    }
    if (current.x() < 0) return QPoint(0, 0);
    return QPoint(std::clamp(to.x(), 0, lastColumn), std::clamp(to.y(), 0, lastRow));
}

HeatmapKeys::Command HeatmapKeys::command(const QKeyEvent& event, bool hasCurrent) {
    if (event.matches(QKeySequence::Copy)) return hasCurrent ? Command::Copy : Command::None;
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier) return Command::None;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return hasCurrent ? Command::Activate : Command::None;
    case Qt::Key_Escape: return Command::Cancel;
    case Qt::Key_Plus: return Command::ZoomIn;
    case Qt::Key_Minus: return Command::ZoomOut;
    case Qt::Key_0: return Command::ZoomReset;
    default: return Command::None;
    }
}

} // namespace chronoscope::widgets
