// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/WheelGuard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace chronoscope::ui {

namespace {
/// The field, if the wheel would change its value.
QWidget* fieldOf(QObject* watched) {
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(watched)) return spin;
    if (auto* combo = qobject_cast<QComboBox*>(watched)) return combo;
    auto* slider = qobject_cast<QAbstractSlider*>(watched);
    return slider && !qobject_cast<QScrollBar*>(slider) ? slider : nullptr;
}

bool holdsFocus(const QWidget* field) {
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == field || field->isAncestorOf(focus));
}

/// Qt gives the focus before it gives the wheel.
void refuseFocusByWheel(QWidget* field) {
    if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
}
} // namespace

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) {
    for (auto* widget : parent->findChildren<QWidget*>())
        if (QWidget* field = fieldOf(widget)) refuseFocusByWheel(field);
    QCoreApplication::instance()->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
    QWidget* field = fieldOf(watched);
    if (!field) return false;
    refuseFocusByWheel(field);
    if (event->type() == QEvent::Polish || holdsFocus(field)) return false;
    event->ignore(); // goes on to the parent, as over a label
    return true;
}

} // namespace chronoscope::ui
