// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ElementTable.h"

#include "ui/pages/FigureMenu.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TableColumns.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

ElementTable::ElementTable(QWidget* parent) : QTableView(parent), m_elements(new ElementTableModel(this)) {
    setObjectName(QStringLiteral("elementTable"));
    setAccessibleName(tr("Elements of the slice"));
    setModel(m_elements);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle);
    setTabKeyNavigation(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setUpHeader();
    addCopyAction();
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_quiet && current.isValid()) emit elementChosen(m_elements->element(current.row()).row);
    });
    // A row may be the current one while nobody has chosen it, as after a restart: a click chooses it.
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { emit elementChosen(m_elements->element(index.row()).row); });
}

void ElementTable::setUpHeader() {
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(Tokens::kRowHeight);
    verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    QHeaderView* header = horizontalHeader();
    header->setObjectName(QStringLiteral("elementTableHeader"));
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    new TableColumns(this, TableColumns::are({ElementTableModel::Subject, ElementTableModel::Relation}));
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this, &ElementTable::chooseColumns);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &ElementTable::sortWished);
}

void ElementTable::addCopyAction() {
    auto* copy = new QAction(tr("Copy as table"), this);
    copy->setObjectName(QStringLiteral("copyElementsAction"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    addAction(copy);
    connect(copy, &QAction::triggered, this, &ElementTable::copySelection);
}

int ElementTable::sortColumn() const { return horizontalHeader()->sortIndicatorSection(); }

Qt::SortOrder ElementTable::sortOrder() const { return horizontalHeader()->sortIndicatorOrder(); }

void ElementTable::setElements(std::shared_ptr<const ElementTableModel::Elements> elements, int current) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int scrolled = horizontalScrollBar() ? horizontalScrollBar()->value() : 0;
    m_elements->setElements(std::move(elements));
    if (current >= 0) {
        selectRow(current);
        scrollTo(m_elements->index(current, 0), PositionAtCenter);
    }
    horizontalScrollBar()->setValue(scrolled);
}

qint64 ElementTable::currentElement() const {
    return currentIndex().isValid() ? m_elements->element(currentIndex().row()).row : 0;
}

void ElementTable::chooseColumns(const QPoint& position) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("elementColumnsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < ElementTableModel::ColumnCount; ++column) {
        QAction* action = menu->addAction(m_elements->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setColumnHidden(column, !shown); });
    }
    const QPoint at = horizontalHeader()->mapToGlobal(position);
    menu->addSeparator();
    addWhatIsThis(*menu, *horizontalHeader(), {}, at);
    menu->popup(at);
}

void ElementTable::copySelection() const {
    QList<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows << row;
    std::sort(rows.begin(), rows.end());
    QList<int> columns;
    for (int column = 0; column < ElementTableModel::ColumnCount; ++column)
        if (!isColumnHidden(column)) columns << column;
    QStringList head;
    for (const int column : columns)
        head << m_elements->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QStringList lines{head.join(QLatin1Char('\t'))};
    for (const int row : rows) {
        QStringList cells;
        for (const int column : columns)
            cells << m_elements->index(row, column).data().toString().simplified();
        lines << cells.join(QLatin1Char('\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace chronoscope::ui
