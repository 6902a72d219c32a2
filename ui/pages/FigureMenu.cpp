// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/FigureMenu.h"

#include "ui/help/NumberNote.h"
#include "ui/pages/FigurePage.h"
#include "ui/pages/SelectionMenu.h"
#include "ui/views/Text.h"
#include "widgets/plots/AnswerGrid.h"
#include "widgets/plots/FigurePlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QCursor>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

namespace chronoscope::ui {

namespace {
template <typename Act> QAction* addNamed(QMenu& menu, const char* name, const QString& text, Act act) {
    QAction* action = menu.addAction(text, &menu, std::move(act));
    action->setObjectName(QLatin1String(name));
    return action;
}

void addSection(QMenu& menu) {
    if (!menu.isEmpty()) menu.addSeparator();
}

/// The value under the selection with what it counts; of a list, the cell with its column's name.
QString valueOf(const QWidget& target) {
    if (const auto* plot = qobject_cast<const widgets::FigurePlot*>(&target))
        return plot->currentItem().isValid() ? plot->itemDefinition(plot->currentItem()) : QString();
    if (const auto* map = qobject_cast<const widgets::HeatmapPlot*>(&target)) return map->currentDefinition();
    if (qobject_cast<const widgets::AnswerGrid*>(&target)) return target.accessibleDescription();
    const auto* view = qobject_cast<const QAbstractItemView*>(&target);
    if (!view || !view->currentIndex().isValid()) return {};
    const QModelIndex index = view->currentIndex();
    const QString title = view->model()->headerData(index.column(), Qt::Horizontal).toString();
    return Text::tr("%1 (%2)").arg(index.data().toString(), title);
}

/// The column of a list that is meant: under the mouse where its head was pressed, else the selected one; its name in
/// tables, where it has one.
QString columnOf(const QWidget& target) {
    const auto* view = qobject_cast<const QAbstractItemView*>(&target);
    if (!view || !view->model()) return {};
    const auto* head = qobject_cast<const QHeaderView*>(view);
    const int column = head ? head->logicalIndexAt(head->mapFromGlobal(QCursor::pos())) : view->currentIndex().column();
    return column < 0 ? QString() : view->model()->headerData(column, Qt::Horizontal, Qt::UserRole).toString();
}

void addCopies(QMenu& menu, FigurePage& page, const QWidget& target) {
    if (const QString value = valueOf(target); !value.isEmpty())
        addNamed(menu, "copyValue", Text::tr("Copy &value"), [value] { QGuiApplication::clipboard()->setText(value); });
    if (page.isEmpty()) return;
    addNamed(menu, "copyImage", Text::tr("Copy as &image"), [&page] { page.copyImage(); });
    using analysis::TableFormat;
    auto* tables = menu.addMenu(Text::tr("Copy as &table"));
    const auto add = [&](const char* name, const QString& text, TableFormat format) {
        addNamed(*tables, name, text, [&page, format] { page.copyTable(format); });
    };
    add("copyTsv", Text::tr("&TSV, for a spreadsheet"), TableFormat::Tsv);
    add("copyMarkdown", Text::tr("&Markdown"), TableFormat::Markdown);
    add("copyLatex", Text::tr("&LaTeX"), TableFormat::Latex);
    addNamed(menu, "copyCitation", Text::tr("Copy as &citable text"),
             [&page] { QGuiApplication::clipboard()->setText(page.citation()); });
}
QString rowOf(const QAbstractItemView& list) {
    const QModelIndex index = list.currentIndex();
    QStringList texts;
    for (int column = 0; column < list.model()->columnCount(index.parent()); ++column)
        texts << index.siblingAtColumn(column).data().toString();
    return texts.join(QLatin1Char('\t'));
}
void addCopyOfRow(QMenu& menu, const QAbstractItemView& list) {
    addNamed(menu, "copyRow", Text::tr("Copy &row"),
             [text = rowOf(list)] { QGuiApplication::clipboard()->setText(text); });
}
/// Those of the widget's own that have words: an action that is there for its key alone is no line of a menu.
void addNamedActions(QMenu& menu, const QWidget& widget) {
    for (QAction* action : widget.actions())
        if (action->isSeparator() || !action->text().isEmpty()) menu.addAction(action);
}
} // namespace

QWidget* menuTarget(const FigurePage& page, QWidget* at) {
    for (; at && at != &page; at = at->parentWidget())
        if (qobject_cast<widgets::FigurePlot*>(at) || qobject_cast<widgets::HeatmapPlot*>(at) ||
            qobject_cast<widgets::AnswerGrid*>(at) || qobject_cast<QAbstractItemView*>(at))
            return at;
    return nullptr;
}

void fillFigureMenu(QMenu& menu, FigurePage& page, QWidget& target) {
    addNamedActions(menu, target);
    addSection(menu);
    page.offer(menu, target);
    addSection(menu);
    addCopies(menu, page, target);
    const auto* list = qobject_cast<const QAbstractItemView*>(&target);
    if (list && list != page.table() && list->currentIndex().isValid()) addCopyOfRow(menu, *list); // it copies rows
    addSection(menu);
    const QString value = valueOf(target);
    addNamed(menu, "whatIsThis", Text::tr("&What is this number?"), [&page, value, column = columnOf(target)] {
        NumberNote::present(page.numberKey(), value, page.command(), &page, column);
    });
}

void fillListMenu(QMenu& menu, QAbstractItemView& list, const SelectionMenu& offers) {
    addNamedActions(menu, list);
    if (!list.currentIndex().isValid()) return;
    addSection(menu);
    if (const auto row = rowSelection(list)) offers.offerRow(menu, *row);
    addSection(menu);
    addNamed(menu, "copyValue", Text::tr("Copy &value"),
             [text = list.currentIndex().data().toString()] { QGuiApplication::clipboard()->setText(text); });
    addCopyOfRow(menu, list);
}

} // namespace chronoscope::ui
