// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ViewColumns.h"

#include "ui/pages/ElementTable.h"
#include "ui/pages/RunTable.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/TableColumns.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTreeView>

namespace chronoscope::ui {

namespace {
QHeaderView* headerOf(const QAbstractItemView& view) {
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->horizontalHeader();
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->header();
    return nullptr;
}

/// Of a column, in no language: the name that its model gives it, else its place in the model.
QString titleOf(const QHeaderView& header, int column) {
    const QString name = header.model()->headerData(column, Qt::Horizontal, Qt::UserRole).toString();
    return name.isEmpty() ? QStringLiteral("#%1").arg(column) : name;
}

QStringList orderOf(const QHeaderView& header) {
    QStringList titles;
    for (int place = 0; place < header.count(); ++place)
        titles << titleOf(header, header.logicalIndex(place));
    return titles;
}

/// The titles that are there, in this order; new ones stay where they are.
void putInOrder(QHeaderView& header, const QStringList& titles) {
    int place = 0;
    for (const QString& title : titles)
        for (int column = 0; column < header.count(); ++column)
            if (titleOf(header, column) == title) header.moveSection(header.visualIndex(column), place++);
}

bool isMoved(const QHeaderView& header) {
    for (int place = 0; place < header.count(); ++place)
        if (header.logicalIndex(place) != place) return true;
    return false;
}

int sortColumn(const QHeaderView& header, const QString& title) {
    for (int column = 0; column < header.count(); ++column)
        if (titleOf(header, column) == title) return column;
    return -1;
}

QStringList textsOf(const QJsonValue& list) {
    QStringList texts;
    for (const QJsonValue& text : list.toArray())
        texts << text.toString();
    return texts;
}

TableColumns* widthsOf(const QAbstractItemView& view) {
    return view.findChild<TableColumns*>(QString(), Qt::FindDirectChildrenOnly);
}
} // namespace

ViewColumns::ViewColumns(const QWidget& window, QObject* parent) : QObject(parent) {
    for (auto* chooser : window.findChildren<ColumnChooser*>())
        m_choosers.insert(chooser->table(), chooser);
}

void ViewColumns::follow(QAbstractItemView& view) {
    const QHeaderView* header = headerOf(view);
    if (!header) return;
    if (isMoved(*header)) m_usual.insert(&view, orderOf(*header));
    connect(header, &QHeaderView::sectionMoved, this, [this, &view] {
        if (!m_isOrdering) m_orders.remove(&view); // a person has put them otherwise
    });
}

QJsonObject ViewColumns::kept(const QAbstractItemView& view) const {
    QJsonObject state;
    const QHeaderView* header = headerOf(view);
    if (!header) return state;
    const bool isSeen = header->count() > 0; // else nobody looked at it: what was restored holds
    if (!isSeen) state = m_restored.value(&view);
    if (const TableColumns* columns = widthsOf(view)) state[QStringLiteral("widths")] = columns->widths();
    const auto* elements = qobject_cast<const ElementTable*>(&view);
    if (const ColumnChooser* chooser = m_choosers.value(&view)) {
        state[QStringLiteral("hidden")] = QJsonArray::fromStringList(chooser->hidden());
    } else if (const auto* runs = qobject_cast<const RunTable*>(&view)) {
        state[QStringLiteral("hidden")] = QJsonArray::fromStringList(runs->hidden());
    } else if (elements && isSeen) {
        QStringList hidden;
        for (int column = 0; column < header->count(); ++column)
            if (header->isSectionHidden(column)) hidden << titleOf(*header, column);
        state[QStringLiteral("hidden")] = QJsonArray::fromStringList(hidden);
    }
    if (!isSeen) return state;
    if (isMoved(*header)) state[QStringLiteral("order")] = QJsonArray::fromStringList(orderOf(*header));
    if (const int column = header->sortIndicatorSection(); header->isSortIndicatorShown() && column < 0) {
        state[QStringLiteral("sorted")] = QString();
    } else if (header->isSortIndicatorShown()) {
        state[QStringLiteral("sorted")] = titleOf(*header, column);
        state[QStringLiteral("descending")] = header->sortIndicatorOrder() == Qt::DescendingOrder;
    }
    return state;
}

void ViewColumns::restore(QAbstractItemView& view, const QJsonObject& state) {
    putBack(view);
    m_restored.insert(&view, state);
    QHeaderView* header = headerOf(view);
    if (!header) return;
    if (TableColumns* columns = widthsOf(view); columns && state.contains(QStringLiteral("widths")))
        columns->setWidths(state.value(QStringLiteral("widths")).toObject());
    if (state.contains(QStringLiteral("hidden"))) {
        const QStringList hidden = textsOf(state.value(QStringLiteral("hidden")));
        if (ColumnChooser* chooser = m_choosers.value(&view)) chooser->hideThese(hidden);
        if (auto* runs = qobject_cast<RunTable*>(&view)) runs->hideThese(hidden);
        const bool isElements = qobject_cast<const ElementTable*>(&view) != nullptr;
        for (int column = 1; isElements && column < header->count(); ++column)
            header->setSectionHidden(column, hidden.contains(titleOf(*header, column)));
    }
    if (const QStringList order = textsOf(state.value(QStringLiteral("order"))); !order.isEmpty())
        m_orders.insert(&view, order);
    const QString sorted = state.value(QStringLiteral("sorted")).toString();
    const int column = sortColumn(*header, sorted);
    if (header->isSortIndicatorShown() &&
        (column >= 0 || (state.contains(QStringLiteral("sorted")) && sorted.isEmpty())))
        header->setSortIndicator(column, state.value(QStringLiteral("descending")).toBool() ? Qt::DescendingOrder
                                                                                            : Qt::AscendingOrder);
    again(view);
}

void ViewColumns::again(QAbstractItemView& view) {
    if (const auto order = m_orders.constFind(&view); order != m_orders.constEnd()) orderAs(*headerOf(view), *order);
}

void ViewColumns::putBack(QAbstractItemView& view) {
    m_orders.remove(&view);
    QHeaderView* header = headerOf(view);
    if (!header) return;
    const QScopedValueRollback ordering(m_isOrdering, true);
    for (int column = 0; column < header->count(); ++column)
        header->moveSection(header->visualIndex(column), column);
    if (m_usual.contains(&view)) putInOrder(*header, m_usual.value(&view));
}

void ViewColumns::orderAs(QHeaderView& header, const QStringList& titles) {
    const QScopedValueRollback ordering(m_isOrdering, true);
    putInOrder(header, titles);
}

} // namespace chronoscope::ui
