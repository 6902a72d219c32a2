// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/FigureAccess.h"

#include "widgets/plots/FigurePlot.h"
#include "widgets/plots/PartAccess.h"

#include <QAccessibleWidget>

namespace chronoscope::widgets {

namespace {

class ItemAccess final : public PartAccess {
public:
    ItemAccess(FigurePlot* plot, PlotItem item) : PartAccess(plot, plot), m_item(item) {}

    PlotItem item() const { return m_item; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text which) const override {
        const QStringList lines = isValid() ? figure().itemLines(m_item) : QStringList();
        switch (which) {
        case QAccessible::Name: return lines.value(0).simplified();
        case QAccessible::Value: return lines.value(1).simplified();
        case QAccessible::Description: return lines.mid(2).join(QStringLiteral(", "));
        default: return {};
        }
    }

private:
    FigurePlot& figure() const { return *static_cast<FigurePlot*>(plot()); }
    bool exists() const override { return !figure().itemLines(m_item).isEmpty(); }
    bool isCurrent() const override { return figure().currentItem() == m_item; }
    QRectF placeOnCanvas() const override { return figure().itemRect(m_item); }
    void choose() const override { figure().chooseItem(m_item); }

    PlotItem m_item;
};

class FigureAccess final : public QAccessibleWidget {
public:
    explicit FigureAccess(FigurePlot* plot) : QAccessibleWidget(plot, QAccessible::List) {}

    int childCount() const override { return static_cast<int>(plot().items().size()); }
    QAccessibleInterface* child(int index) const override {
        const QVector<PlotItem> items = plot().items();
        return index >= 0 && index < items.size() ? heard(items.at(index)) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* part = dynamic_cast<const ItemAccess*>(child);
        const bool isOurs = part && part->parent() == this;
        return isOurs ? static_cast<int>(plot().items().indexOf(part->item())) : -1;
    }
    QAccessibleInterface* focusChild() const override {
        const PlotItem current = plot().currentItem();
        return current.isValid() ? heard(current) : nullptr;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const PlotItem item = plot().itemAt(plot().mapFromGlobal(QPoint(x, y)));
        return item.isValid() ? heard(item) : nullptr;
    }

private:
    FigurePlot& plot() const { return *static_cast<FigurePlot*>(widget()); }
    QAccessibleInterface* heard(PlotItem item) const {
        return m_items.of(std::pair(item.series, item.index), [&] { return new ItemAccess(&plot(), item); });
    }

    mutable PartAccesses<std::pair<int, int>> m_items;
};

QAccessibleInterface* hearFigure(const QString& /*className*/, QObject* object) {
    auto* plot = qobject_cast<FigurePlot*>(object);
    return plot ? new FigureAccess(plot) : nullptr; // Qt keeps it
}

} // namespace

void installFigureAccess() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(hearFigure);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace chronoscope::widgets
