// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapAccess.h"

#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/HeatmapText.h"
#include "widgets/plots/PartAccess.h"

#include <QAccessibleWidget>

namespace chronoscope::widgets {

namespace {

class CellAccess final : public PartAccess, public QAccessibleTableCellInterface {
public:
    CellAccess(HeatmapPlot* plot, int row, int column)
        : PartAccess(plot, plot->viewport()), m_row(row), m_column(column) {}

    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text which) const override {
        if (!isValid()) return {};
        if (which == QAccessible::Value)
            return HeatmapText::value(map().data(), map().data().cell(m_row, m_column).value);
        return which == QAccessible::Name ? HeatmapText::spoken(map().data(), m_row, m_column) : QString();
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : PartAccess::interface_cast(type);
    }

    bool isSelected() const override { return isValid() && isCurrent(); }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; } // each cell says them
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    HeatmapPlot& map() const { return *static_cast<HeatmapPlot*>(plot()); }
    bool exists() const override { return map().data().contains(m_row, m_column); }
    bool isCurrent() const override { return map().currentCell() == QPoint(m_column, m_row); }
    QRectF placeOnCanvas() const override { return map().cellRect(m_row, m_column); }
    void choose() const override { map().chooseCell(m_row, m_column); }

    int m_row;
    int m_column;
};

class MapAccess final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit MapAccess(HeatmapPlot* plot) : QAccessibleWidget(plot, QAccessible::Table) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override {
        return columnCount() > 0 ? cellAt(index / columnCount(), index % columnCount()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const CellAccess*>(child);
        const bool isOurs = cell && cell->isValid() && cell->parent() == this;
        return isOurs ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
    }
    QAccessibleInterface* focusChild() const override {
        return cellAt(plot().currentCell().y(), plot().currentCell().x());
    }

    QAccessibleInterface* cellAt(int row, int column) const override {
        if (!plot().data().contains(row, column)) return nullptr;
        return m_cells.of(std::pair(row, column), [&] { return new CellAccess(&plot(), row, column); });
    }
    int rowCount() const override { return plot().data().rowCount(); }
    int columnCount() const override { return plot().data().columnCount(); }
    QString rowDescription(int row) const override {
        return plot().data().contains(row, 0) ? plot().data().rows.at(row).label : QString();
    }
    QString columnDescription(int column) const override { return plot().data().columns.value(column); }
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }

    QList<QAccessibleInterface*> selectedCells() const override {
        QAccessibleInterface* cell = focusChild();
        return cell ? QList<QAccessibleInterface*>{cell} : QList<QAccessibleInterface*>{};
    }
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; } // a cell is selected, never a row
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {} // cells read what is shown when they are asked

private:
    HeatmapPlot& plot() const { return *static_cast<HeatmapPlot*>(widget()); }

    mutable PartAccesses<std::pair<int, int>> m_cells;
};

QAccessibleInterface* hear(const QString& /*className*/, QObject* object) {
    auto* plot = qobject_cast<HeatmapPlot*>(object);
    return plot ? new MapAccess(plot) : nullptr; // Qt keeps it
}

} // namespace

void installHeatmapAccess() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(hear);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace chronoscope::widgets
