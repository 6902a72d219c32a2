// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/TabOrder.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLayout>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
/// What can have the focus, in order; what only a click gives it too, since Tab goes on from there.
class Walk {
public:
    void visit(QWidget* widget) {
        if (widget->isHidden() || !widget->isEnabled()) return;
        if (widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() && widget->isVisible()) m_all << widget;
        if (isOfOnePiece(*widget)) return;
        QWidgetList rest = widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        if (widget->layout()) visit(*widget->layout(), rest);
        std::stable_sort(rest.begin(), rest.end(), [](const QWidget* one, const QWidget* other) {
            return std::pair(one->y(), one->x()) < std::pair(other->y(), other->x());
        });
        for (QWidget* child : rest)
            if (!child->isWindow()) visit(child);
    }

    const QWidgetList& all() const { return m_all; }

private:
    static bool isOfOnePiece(const QWidget& widget) {
        return qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
               qobject_cast<const QLineEdit*>(&widget);
    }
    void visit(QLayout& layout, QWidgetList& rest) {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem* item = layout.itemAt(i);
            if (item->layout()) visit(*item->layout(), rest);
            if (rest.removeOne(item->widget()) && !item->widget()->isWindow()) visit(item->widget());
        }
    }

    QWidgetList m_all;
};

bool isStop(const QWidget& widget) { return widget.focusPolicy() & Qt::TabFocus; }
} // namespace

bool tabAsLaidOut(const QWidgetList& parts, bool next) {
    Walk walk;
    for (QWidget* part : parts)
        walk.visit(part);
    const QWidgetList& all = walk.all();
    const auto from = all.indexOf(QApplication::focusWidget());
    if (from < 0) return false;
    for (qsizetype tried = 1; tried < all.size(); ++tried) {
        QWidget* to = all.at((from + (next ? tried : all.size() - tried)) % all.size());
        if (!isStop(*to)) continue;
        to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return false;
}

QWidget* firstTabStop(QWidget& part) {
    Walk walk;
    walk.visit(&part);
    const auto found =
        std::find_if(walk.all().begin(), walk.all().end(), [](const QWidget* one) { return isStop(*one); });
    return found == walk.all().end() ? nullptr : *found;
}

} // namespace chronoscope::ui
