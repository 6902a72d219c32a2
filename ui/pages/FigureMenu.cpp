// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/FigureMenu.h"

#include "ui/bridge/Session.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberNote.h"
#include "ui/help/NumberSource.h"
#include "ui/pages/FigurePage.h"
#include "ui/pages/SelectionMenu.h"
#include "ui/views/Text.h"
#include "widgets/plots/AnswerGrid.h"
#include "widgets/plots/FigurePlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>

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

/// Under the mouse where that is in the selected row, as a list of whole rows has one column selected; else the
/// selected.
QModelIndex meantIn(const QAbstractItemView& view, QPoint at) {
    const QModelIndex chosen = view.currentIndex();
    const QModelIndex under = view.indexAt(view.viewport()->mapFromGlobal(at));
    return under.isValid() && under.siblingAtColumn(0) == chosen.siblingAtColumn(0) ? under : chosen;
}

/// A map or grid whose menu would be of a cell, and none is selected there.
bool lacksCell(const QWidget& target) {
    if (const auto* map = qobject_cast<const widgets::HeatmapPlot*>(&target))
        return !map->data().contains(map->currentCell().y(), map->currentCell().x());
    const auto* grid = qobject_cast<const widgets::AnswerGrid*>(&target);
    return grid && !grid->current().isValid();
}
/// The value under the selection with what it counts; of a list, the cell with its column's name.
QString valueOf(const QWidget& target, QPoint at) {
    if (const auto* plot = qobject_cast<const widgets::FigurePlot*>(&target))
        return plot->currentItem().isValid() ? plot->itemDefinition(plot->currentItem()) : QString();
    if (const auto* map = qobject_cast<const widgets::HeatmapPlot*>(&target)) return map->currentDefinition();
    if (const auto* label = qobject_cast<const QLabel*>(&target)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&target)) return button->text();
    const auto* view = qobject_cast<const QAbstractItemView*>(&target);
    if (!view) return lacksCell(target) ? QString() : target.accessibleDescription();
    const QModelIndex index = meantIn(*view, at);
    if (!index.isValid()) return {};
    const QString title = view->model()->headerData(index.column(), Qt::Horizontal).toString();
    return Text::tr("%1 (%2)").arg(index.data().toString(), title);
}

/// The column of a list that is meant: under the mouse where its head was pressed, else the selected one; its name in
/// tables, where it has one, or as it is shown.
QString columnOf(const QWidget& target, QPoint at, int role = Qt::UserRole) {
    const auto* view = qobject_cast<const QAbstractItemView*>(&target);
    if (!view || !view->model()) return {};
    const auto* head = qobject_cast<const QHeaderView*>(view);
    const int column = head ? head->logicalIndexAt(head->mapFromGlobal(at)) : meantIn(*view, at).column();
    return column < 0 ? QString() : view->model()->headerData(column, Qt::Horizontal, role).toString();
}

void addCopies(QMenu& menu, FigurePage& page, const QWidget& target, QPoint at) {
    if (const QString value = valueOf(target, at); !value.isEmpty())
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
/// Those of the widget's own that have words: an action that is there for its key alone is no line of a menu. Of a grid
/// they are of the answer that is selected.
void addNamedActions(QMenu& menu, const QWidget& widget) {
    const bool areOff = qobject_cast<const widgets::AnswerGrid*>(&widget) && lacksCell(widget);
    for (QAction* action : widget.actions()) {
        if (!action->isSeparator() && action->text().isEmpty()) continue;
        if (areOff)
            addNamed(menu, action->objectName().toLatin1().constData(), action->text(), [] {})->setEnabled(false);
        else
            menu.addAction(action);
    }
}
bool isFigure(const QWidget& widget) {
    return qobject_cast<const widgets::FigurePlot*>(&widget) || qobject_cast<const widgets::HeatmapPlot*>(&widget) ||
           qobject_cast<const widgets::AnswerGrid*>(&widget);
}
} // namespace

QWidget* menuTarget(const FigurePage& page, QWidget* at) {
    for (; at && at != &page; at = at->parentWidget())
        if (isFigure(*at) || qobject_cast<QAbstractItemView*>(at)) return at;
    return nullptr;
}

QWidget* menuTarget(const QWidget& window, QWidget* at) {
    for (; at && at != &window; at = at->parentWidget())
        if (isFigure(*at) || qobject_cast<QAbstractItemView*>(at) || qobject_cast<widgets::ObjectRibbon*>(at) ||
            numbersOf(*at))
            return at;
    return nullptr;
}

void fillFigureMenu(QMenu& menu, FigurePage& page, QWidget& target, QPoint at) {
    addNamedActions(menu, target);
    addSection(menu);
    if (!lacksCell(target)) page.offer(menu, target); // what is selected elsewhere is no matter here
    addSection(menu);
    addCopies(menu, page, target, at);
    const auto* list = qobject_cast<const QAbstractItemView*>(&target);
    if (list && list != page.table() && list->currentIndex().isValid()) addCopyOfRow(menu, *list); // it copies rows
    addSection(menu);
    const QString value = valueOf(target, at);
    addNamed(menu, "whatIsThis", Text::tr("&What is this number?"), [&page, value, column = columnOf(target, at)] {
        NumberNote::present(page.numberKey(), value, page.command(), &page, column);
    })->setEnabled(!lacksCell(target));
}

NumberSource numbersOfPage(const QWidget& part) {
    const QWidget* window = part.window();
    while (window->parentWidget()) // a dock that floats, or a dialog
        window = window->parentWidget()->window();
    for (const auto* page : window->findChildren<FigurePage*>())
        if (page->isVisible()) return {page->numberKey(), [printed = page->command()] { return printed; }};
    return {};
}

void addWhatIsThis(QMenu& menu, QWidget& target, const QString& workspace, QPoint at) {
    const auto numbers = numbersOf(target);
    if (!numbers || numbers->key.isEmpty()) return;
    const auto book = numberBook();
    const NumberEntry* entry = findNumber(book, numbers->key);
    // A filter is told to the command that prints the page.
    const bool isFilter = numbers->key == QLatin1String("filter");
    const auto command = isFilter ? numbersOfPage(target).command : numbers->command;
    const QString printed = command ? command() : entry ? reportCommand(*entry, workspace, {}) : QString();
    const bool isHead = qobject_cast<const QHeaderView*>(&target);
    const QString value = isHead           ? columnOf(target, at, Qt::DisplayRole)
                          : numbers->value ? numbers->value()
                                           : valueOf(target, at);
    addNamed(menu, "whatIsThis", Text::tr("&What is this number?"),
             [over = target.window(), key = numbers->key, printed, value, column = columnOf(target, at)] {
                 NumberNote::present(key, value, printed, over, column);
             })
        ->setEnabled(!lacksCell(target));
}

void fillListMenu(QMenu& menu, QWidget& target, const SelectionMenu& offers, QPoint at) {
    const bool isHead = qobject_cast<const QHeaderView*>(&target);
    if (isHead && numbersOf(target)) return addWhatIsThis(menu, target, offers.session.path(), at);
    addNamedActions(menu, target);
    const auto* list = qobject_cast<const QAbstractItemView*>(&target);
    const bool hasRow = list && list->currentIndex().isValid();
    addSection(menu);
    if (hasRow)
        if (const auto row = rowSelection(*list)) offers.offerRow(menu, *row);
    addSection(menu);
    const auto numbers = numbersOf(target);
    const QString value = hasRow                      ? meantIn(*list, at).data().toString()
                          : list                      ? QString()
                          : numbers && numbers->value ? numbers->value()
                                                      : valueOf(target, at);
    if (hasRow || !value.isEmpty())
        addNamed(menu, "copyValue", Text::tr("Copy &value"), [value] { QGuiApplication::clipboard()->setText(value); });
    if (hasRow) addCopyOfRow(menu, *list);
    if (list && !hasRow) return;
    addSection(menu);
    addWhatIsThis(menu, target, offers.session.path(), at);
}

} // namespace chronoscope::ui
