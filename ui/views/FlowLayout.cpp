// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FlowLayout.h"

#include <algorithm>

namespace chronoscope::ui {

FlowLayout::FlowLayout(int spacing, QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.append(item);
    invalidate();
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= m_items.size()) return nullptr;
    invalidate();
    return m_items.takeAt(index);
}

/// All in one line.
QSize FlowLayout::sizeHint() const {
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        size.rwidth() += item->sizeHint().width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool forReal) const {
    qsizetype first = 0; // of the line
    int top = rect.top();
    const auto endLine = [&](qsizetype end, int height) {
        int left = rect.left();
        for (; first < end; ++first) {
            QLayoutItem* item = m_items.at(first);
            if (item->isEmpty()) continue;
            const QSize size(std::min(item->sizeHint().width(), rect.width()), item->sizeHint().height());
            if (forReal) item->setGeometry(QRect(QPoint(left, top + (height - size.height()) / 2), size));
            left += size.width() + spacing();
        }
    };
    int used = 0;
    int height = 0;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        if (m_items.at(i)->isEmpty()) continue;
        const QSize size = m_items.at(i)->sizeHint();
        if (used > 0 && used + spacing() + size.width() > rect.width()) {
            endLine(i, height);
            top += height + spacing();
            used = height = 0;
        }
        used += size.width() + (used > 0 ? spacing() : 0);
        height = std::max(height, size.height());
    }
    endLine(m_items.size(), height);
    return top + height - rect.top();
}

} // namespace chronoscope::ui
