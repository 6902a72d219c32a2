// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStringList>

namespace chronoscope::test {

inline QString nameOf(const QWidget& widget) {
    QString text = QLatin1String(widget.metaObject()->className()) + u' ' + widget.objectName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text += QStringLiteral(" “%1”").arg(button->text());
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        text += QStringLiteral(" “%1”").arg(label->text().left(40));
    return text;
}

inline bool isControl(const QWidget& widget) {
    const QString name = widget.objectName();
    if (name.startsWith(QLatin1String("qt_")) || qobject_cast<const QAbstractScrollArea*>(widget.parentWidget()))
        return false;
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label) return !label->text().isEmpty();
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractScrollArea*>(&widget);
}

/// Whether all of it can be seen, or scrolled to.
inline bool isReachable(const QWidget& widget) {
    QRect place(QPoint(), widget.size());
    for (const QWidget* at = &widget; !at->isWindow(); at = at->parentWidget()) {
        place.translate(at->pos());
        const QWidget* around = at->parentWidget();
        if (const auto* area = qobject_cast<const QScrollArea*>(around->parentWidget());
            area && area->viewport() == around) {
            const bool isBeside = place.left() < 0 || place.right() >= around->width();
            if (isBeside && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff) return false;
            place = around->rect(); // it can be scrolled to, and is as seen as the area
            continue;
        }
        if (!around->rect().contains(place)) return false;
    }
    return true;
}

/// Whether there is room for its words.
inline bool isWhole(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                 : label->sizeHint().width() <= label->width() + 1 || label->minimumWidth() == 1;
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (!button || button->text().isEmpty() || button->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
        return true;
    return button->sizeHint().width() <= button->width() && button->sizeHint().height() <= button->height() + 1;
}

inline QStringList clipped(const QWidget& window) {
    QStringList all;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window.window() || !isControl(*widget)) continue;
        if (!isReachable(*widget)) all << QStringLiteral("outside: ") + nameOf(*widget);
        if (!isWhole(*widget))
            all << QStringLiteral("cut: %1, %2 × %3").arg(nameOf(*widget)).arg(widget->width()).arg(widget->height());
    }
    return all;
}

inline QString spokenName(QWidget& widget) {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

/// Tab stops that say nothing of themselves, and labels that say something else than they show.
inline QStringList misnamed(QWidget& window) {
    QStringList all;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        const bool isStop = (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
        if (isStop && spokenName(*widget).isEmpty()) all << QStringLiteral("no name: ") + nameOf(*widget);
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (label && !label->text().isEmpty() && !label->accessibleName().isEmpty() &&
            !label->accessibleName().contains(label->text()))
            all << QStringLiteral("hidden by “%1”: ").arg(label->accessibleName()) + nameOf(*label);
    }
    return all;
}

} // namespace chronoscope::test
