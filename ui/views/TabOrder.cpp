// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/TabOrder.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>

namespace chronoscope::ui {

namespace {
class Walk {
public:
    void visit(QWidget* widget) {
        if (!widget) return;
        if (widget->focusPolicy() & Qt::TabFocus) m_stops << widget;
        if (const auto* area = qobject_cast<QScrollArea*>(widget)) return visit(area->widget());
        if (const auto* tabs = qobject_cast<QTabWidget*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                visit(tabs->widget(i));
            return;
        }
        if (const auto* splitter = qobject_cast<QSplitter*>(widget)) {
            for (int i = 0; i < splitter->count(); ++i)
                visit(splitter->widget(i));
            return;
        }
        if (widget->layout()) visit(*widget->layout());
    }

    void order() const {
        for (qsizetype i = 1; i < m_stops.size(); ++i)
            QWidget::setTabOrder(m_stops.at(i - 1), m_stops.at(i));
    }

private:
    void visit(QLayout& layout) {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem* item = layout.itemAt(i);
            if (item->layout()) visit(*item->layout());
            visit(item->widget());
        }
    }

    QList<QWidget*> m_stops;
};
} // namespace

void tabAsLaidOut(std::initializer_list<QWidget*> parts) {
    Walk walk;
    for (QWidget* part : parts)
        walk.visit(part);
    walk.order();
}

} // namespace chronoscope::ui
