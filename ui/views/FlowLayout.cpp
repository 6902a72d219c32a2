// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FlowLayout.h"

#include <algorithm>

namespace chronoscope::ui {

namespace {
/// A row that has lines of its own where it must be narrow.
bool breaks(QLayoutItem& item) { return item.layout() && item.hasHeightForWidth(); }

/// What it takes of a line that is so wide.
QSize sizeIn(int width, QLayoutItem& item) {
    const QSize whole = item.sizeHint();
    if (whole.width() <= width) return whole;
    return {width, breaks(item) ? item.heightForWidth(width) : whole.height()};
}
} // namespace

FlowLayout::FlowLayout(int spacing, QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.append(item);
    invalidate();
}

void FlowLayout::addRow(QLayout* row) {
    addChildLayout(row);
    addItem(row);
}

void FlowLayout::insertWidget(int place, QWidget* widget) {
    addWidget(widget);
    if (place >= 0 && place < m_items.size()) m_items.move(m_items.size() - 1, place);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= m_items.size()) return nullptr;
    invalidate();
    return m_items.takeAt(index);
}

/// All in one line.
QSize FlowLayout::sizeHint() const {
    QSize size(0, 0); // by default it is −1 wide
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        size.rwidth() += item->sizeHint().width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const {
    QSize size(0, 0); // by default it is −1 wide
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

/// One line where its widgets give way enough: each by its part of what they can give. Returns its height, or nothing.
std::optional<int> FlowLayout::placeNarrowed(const QRect& rect, bool forReal) const {
    const auto slackOf = [](QLayoutItem* item) {
        return breaks(*item) ? 0 : std::max(0, item->sizeHint().width() - item->minimumSize().width());
    };
    const int excess = sizeHint().width() - rect.width();
    int slack = 0;
    for (QLayoutItem* item : m_items)
        if (!item->isEmpty()) slack += slackOf(item);
    if (excess <= 0 || excess > slack) return std::nullopt;
    const int height = sizeHint().height();
    int left = rect.left();
    int given = 0; // of the excess, up to this widget, and of the slack: what is rounded off goes to the next one
    int seen = 0;
    for (QLayoutItem* item : m_items) {
        if (!forReal || item->isEmpty()) continue;
        seen += slackOf(item);
        const int due = static_cast<int>((static_cast<qint64>(excess) * seen + slack - 1) / slack);
        const QSize size(item->sizeHint().width() - (due - given), item->sizeHint().height());
        given = due;
        item->setGeometry(QRect(QPoint(left, rect.top() + (height - size.height()) / 2), size));
        left += size.width() + spacing();
    }
    return height;
}

int FlowLayout::place(const QRect& rect, bool forReal) const {
    if (const auto height = placeNarrowed(rect, forReal)) return *height;
    qsizetype first = 0; // of the line
    int top = rect.top();
    const auto endLine = [&](qsizetype end, int height, int used) {
        const int spare = std::max(0, rect.width() - used);
        int left = rect.left() + (alignment() & Qt::AlignRight     ? spare
                                  : alignment() & Qt::AlignHCenter ? spare / 2
                                                                   : 0);
        for (; first < end; ++first) {
            QLayoutItem* item = m_items.at(first);
            if (item->isEmpty()) continue;
            const QSize size = sizeIn(rect.width(), *item);
            if (forReal) item->setGeometry(QRect(QPoint(left, top + (height - size.height()) / 2), size));
            left += size.width() + spacing();
        }
    };
    int used = 0;
    int height = 0;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        if (m_items.at(i)->isEmpty()) continue;
        const QSize size = sizeIn(rect.width(), *m_items.at(i));
        if (used > 0 && used + spacing() + size.width() > rect.width()) {
            endLine(i, height, used);
            top += height + spacing();
            used = height = 0;
        }
        used += size.width() + (used > 0 ? spacing() : 0);
        height = std::max(height, size.height());
    }
    endLine(m_items.size(), height, used);
    return top + height - rect.top();
}

} // namespace chronoscope::ui
