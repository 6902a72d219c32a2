// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapAccess.h"

#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/HeatmapText.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWindow>

namespace chronoscope::widgets {

namespace {

class CellAccess final : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    CellAccess(HeatmapPlot* plot, int row, int column) : m_plot(plot), m_row(row), m_column(column) {}

    bool isValid() const override { return m_plot && m_plot->data().contains(m_row, m_column); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_plot ? m_plot->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_plot); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QString text(QAccessible::Text which) const override {
        if (!isValid()) return {};
        if (which == QAccessible::Value)
            return HeatmapText::value(m_plot->data(), m_plot->data().cell(m_row, m_column).value);
        return which == QAccessible::Name ? HeatmapText::spoken(m_plot->data(), m_row, m_column) : QString();
    }
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect place = m_plot->cellRect(m_row, m_column).toAlignedRect();
        return {m_plot->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = state.focusable = isValid();
        state.selected = isSelected();
        state.focused = isSelected() && m_plot->hasFocus();
        state.invalid = !isValid();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    bool isSelected() const override { return isValid() && m_plot->currentCell() == QPoint(m_column, m_row); }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; } // each cell says them
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<HeatmapPlot> m_plot;
    int m_row;
    int m_column;
};

class MapAccess final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit MapAccess(HeatmapPlot* plot) : QAccessibleWidget(plot, QAccessible::Table) {}
    ~MapAccess() override {
        for (const QAccessible::Id id : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override {
        return columnCount() > 0 ? cellAt(index / columnCount(), index % columnCount()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (auto cell = m_cells.constBegin(); cell != m_cells.constEnd(); ++cell)
            if (QAccessible::accessibleInterface(cell.value()) == child)
                return cell.key().first * columnCount() + cell.key().second;
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        return cellAt(plot().currentCell().y(), plot().currentCell().x());
    }

    QAccessibleInterface* cellAt(int row, int column) const override {
        if (!plot().data().contains(row, column)) return nullptr;
        const auto key = std::pair(row, column);
        if (!m_cells.contains(key))
            m_cells.insert(key, QAccessible::registerAccessibleInterface(new CellAccess(&plot(), row, column)));
        return QAccessible::accessibleInterface(m_cells.value(key));
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

    mutable QHash<std::pair<int, int>, QAccessible::Id> m_cells;
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
