// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ViewKeeper.h"

#include "ui/pages/FigurePage.h"
#include "ui/views/ChoiceBar.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kRowsSearched = 20'000; ///< in which a row is looked for again
constexpr int kNameColumns = 2;
constexpr const char* kWish = "wish"; ///< property of a page: what it shows besides choices that are parts of it

QHeaderView* headerOf(const QAbstractItemView& view) {
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->horizontalHeader();
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->header();
    return nullptr;
}

/// What a row is known by: the columns that name it.
QString rowText(const QAbstractItemModel& model, int row) {
    QStringList texts;
    for (int column = 0; column < std::min(kNameColumns, model.columnCount()); ++column)
        texts << model.index(row, column).data().toString();
    return texts.join(QLatin1Char('\t'));
}

QString titleOf(const QHeaderView& header, int column) {
    return header.model()->headerData(column, Qt::Horizontal).toString();
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

/// By the words of its row and column, with the row's key for rows of the same words.
QJsonObject cellState(const widgets::HeatmapPlot& plot) {
    const widgets::HeatmapData& map = plot.data();
    const QPoint cell = plot.currentCell();
    if (!map.contains(cell.y(), cell.x())) return {};
    const widgets::HeatmapRow& row = map.rows.at(cell.y());
    return {{QStringLiteral("row"), row.label},
            {QStringLiteral("group"), row.group},
            {QStringLiteral("key"), QString::number(row.key)},
            {QStringLiteral("column"), map.columns.at(cell.x())}};
}

/// x = column, y = row; (-1, -1) where the map has no such cell.
QPoint cellOfState(const widgets::HeatmapData& map, const QJsonObject& cell) {
    const auto column = static_cast<int>(map.columns.indexOf(cell.value(QStringLiteral("column")).toString()));
    QPoint found(-1, -1);
    for (int y = 0; column >= 0 && y < map.rowCount(); ++y) {
        const widgets::HeatmapRow& row = map.rows.at(y);
        if (row.label != cell.value(QStringLiteral("row")).toString()) continue;
        if (row.group != cell.value(QStringLiteral("group")).toString()) continue;
        if (QString::number(row.key) == cell.value(QStringLiteral("key")).toString()) return {column, y};
        if (found.y() < 0) found = {column, y};
    }
    return found;
}

const QRegularExpression& viewBoxes() {
    static const QRegularExpression names(QStringLiteral("View$"));
    return names;
}
} // namespace

ViewKeeper::ViewKeeper(QWidget& window) : QObject(&window), m_window(window) {
    eachPart<QAbstractItemView>([this](const QString&, QAbstractItemView& view) { follow(view); });
    for (auto* page : window.findChildren<FigurePage*>()) // queued: the page may not be done with what it draws
        connect(page, &FigurePage::drawn, this, &ViewKeeper::fulfilCells, Qt::QueuedConnection);
}

/// Named parts of pages, with the page's name before theirs.
template <typename Part, typename Act> void ViewKeeper::eachPart(Act act) const {
    eachPage([&](const QString& name, QWidget& page) {
        const QString of = name + QLatin1Char('/');
        if (auto* whole = qobject_cast<Part*>(&page)) act(of, *whole);
        for (auto* part : page.findChildren<Part*>())
            if (!part->objectName().isEmpty() && !part->objectName().startsWith(QLatin1String("qt_")))
                act(of + part->objectName(), *part);
    });
}

template <typename Act> void ViewKeeper::eachPage(Act act) const {
    for (auto* page : m_window.findChildren<QWidget*>())
        if (page->property("isPage").toBool()) act(page->property("page").toString(), *page);
}

void ViewKeeper::follow(QAbstractItemView& view) {
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    const auto again = [this, &view] { fulfil(view); };
    const QAbstractItemModel* model = view.model();
    if (!model) return;
    if (const QHeaderView* header = headerOf(view); header && isMoved(*header)) m_usual.insert(&view, orderOf(*header));
    connect(model, &QAbstractItemModel::modelReset, &view, again);
    connect(model, &QAbstractItemModel::rowsInserted, &view, again);
    connect(model, &QAbstractItemModel::layoutChanged, &view, again);
}

QJsonObject ViewKeeper::kept() const {
    QJsonObject choices;
    eachPart<QTabWidget>([&](const QString& name, const QTabWidget& tabs) { choices[name] = tabs.currentIndex(); });
    eachPart<QComboBox>([&](const QString& name, const QComboBox& box) {
        if (viewBoxes().match(box.objectName()).hasMatch()) choices[name] = box.currentIndex();
    });
    eachPart<QAbstractButton>([&](const QString& name, const QAbstractButton& button) {
        const bool isView = qobject_cast<ChoiceBar*>(button.parentWidget()) != nullptr;
        if (isView || button.objectName() == QLatin1String("tableSwitch")) choices[name] = button.isChecked();
    });
    QJsonObject lists;
    eachPart<QAbstractItemView>([&](const QString& name, const QAbstractItemView& view) {
        if (!view.model()) return;
        QJsonObject list;
        if (const QModelIndex current = view.currentIndex(); current.isValid() && !current.parent().isValid())
            list[QStringLiteral("row")] = rowText(*view.model(), current.row());
        if (const int scroll = view.verticalScrollBar()->value(); scroll != 0) list[QStringLiteral("scroll")] = scroll;
        if (const QHeaderView* header = headerOf(view); header && header->count() > 0) {
            if (isMoved(*header)) list[QStringLiteral("order")] = QJsonArray::fromStringList(orderOf(*header));
            if (const int column = header->sortIndicatorSection(); header->isSortIndicatorShown() && column >= 0) {
                list[QStringLiteral("sorted")] = titleOf(*header, column);
                list[QStringLiteral("descending")] = header->sortIndicatorOrder() == Qt::DescendingOrder;
            }
        }
        if (!list.isEmpty()) lists[name] = list;
    });
    QJsonObject cells;
    eachPart<widgets::HeatmapPlot>([&](const QString& name, const widgets::HeatmapPlot& plot) {
        if (!plot.isVisibleTo(&m_window)) return; // the window shows another thing, and the Inspector too
        if (const QJsonObject cell = cellState(plot); !cell.isEmpty()) cells[name] = cell;
    });
    QJsonObject wishes;
    eachPage([&](const QString& name, const QWidget& page) {
        if (const QJsonObject wish = page.property(kWish).toJsonObject(); !wish.isEmpty()) wishes[name] = wish;
    });
    return {{QStringLiteral("choices"), choices},
            {QStringLiteral("lists"), lists},
            {QStringLiteral("cells"), cells},
            {QStringLiteral("wishes"), wishes}};
}

void ViewKeeper::restoreChoices(const QJsonObject& choices) {
    eachPart<QTabWidget>([&](const QString& name, QTabWidget& tabs) {
        if (choices.contains(name)) tabs.setCurrentIndex(choices.value(name).toInt());
    });
    eachPart<QComboBox>([&](const QString& name, QComboBox& box) {
        const int place = choices.value(name).toInt(-1);
        if (place < 0 || place >= box.count() || place == box.currentIndex()) return;
        box.setCurrentIndex(place);
        emit box.activated(place); // as by a person: that is what pages go by
    });
    eachPart<QAbstractButton>([&](const QString& name, QAbstractButton& button) {
        const bool wanted = choices.value(name).toBool(button.isChecked());
        if (wanted != button.isChecked() && (wanted || !qobject_cast<ChoiceBar*>(button.parentWidget())))
            button.click();
    });
}

void ViewKeeper::restore(const QJsonObject& state) {
    const QJsonObject wishes = state.value(QStringLiteral("wishes")).toObject();
    eachPage([&](const QString& name, QWidget& page) {
        if (wishes.contains(name)) page.setProperty(kWish, wishes.value(name).toObject());
    });
    restoreChoices(state.value(QStringLiteral("choices")).toObject());
    const QJsonObject lists = state.value(QStringLiteral("lists")).toObject();
    m_wishes.clear();
    m_orders.clear();
    eachPart<QAbstractItemView>([&](const QString& name, QAbstractItemView& view) {
        if (lists.contains(name)) restoreList(view, lists.value(name).toObject());
    });
    restoreCells(state.value(QStringLiteral("cells")).toObject());
}

void ViewKeeper::restoreCells(const QJsonObject& cells) {
    forgetCells();
    eachPart<widgets::HeatmapPlot>([&](const QString& name, widgets::HeatmapPlot& plot) {
        if (!cells.contains(name)) return;
        plot.setCurrentCell(-1, -1); // it was one of another workspace
        m_cells.insert(&plot, cells.value(name).toObject());
    });
    if (!m_cells.isEmpty()) qApp->installEventFilter(this);
}

void ViewKeeper::fulfilCells() {
    const auto wishes = m_cells; // what is chosen may draw anew
    for (auto wish = wishes.cbegin(); wish != wishes.cend(); ++wish) {
        widgets::HeatmapPlot& plot = *wish.key();
        if (!plot.isVisibleTo(&m_window) || !m_cells.contains(&plot)) continue;
        const QPoint current = plot.currentCell();
        const bool hasChosen = plot.data().contains(current.y(), current.x()); // the program has, for another reason
        const QPoint cell = cellOfState(plot.data(), wish.value());
        if (!hasChosen && cell.y() < 0) continue; // not there yet
        m_cells.remove(&plot);
        if (!hasChosen) plot.chooseCell(cell.y(), cell.x());
    }
    if (m_cells.isEmpty()) forgetCells();
}

void ViewKeeper::forgetCells() {
    m_cells.clear();
    qApp->removeEventFilter(this);
}

void ViewKeeper::restoreList(QAbstractItemView& view, const QJsonObject& state) {
    if (!view.model()) return;
    m_wishes.insert(&view,
                    {state.value(QStringLiteral("row")).toString(), state.value(QStringLiteral("scroll")).toInt()});
    if (QHeaderView* header = headerOf(view)) {
        QStringList order;
        for (const QJsonValue& title : state.value(QStringLiteral("order")).toArray())
            order << title.toString();
        if (!order.isEmpty()) m_orders.insert(&view, order);
        const int column = sortColumn(*header, state.value(QStringLiteral("sorted")).toString());
        if (column >= 0 && header->isSortIndicatorShown())
            header->setSortIndicator(column, state.value(QStringLiteral("descending")).toBool() ? Qt::DescendingOrder
                                                                                                : Qt::AscendingOrder);
    }
    fulfil(view);
}

void ViewKeeper::fulfil(QAbstractItemView& view) {
    if (QHeaderView* header = headerOf(view); header && m_orders.contains(&view))
        putInOrder(*header, m_orders.value(&view));
    const auto wish = m_wishes.constFind(&view);
    if (wish == m_wishes.constEnd()) return;
    const QAbstractItemModel& model = *view.model();
    const int rows = std::min(model.rowCount(), kRowsSearched);
    if (rows == 0) return;
    const int place = wish->scroll;
    for (int row = 0; row < rows && !wish->row.isEmpty(); ++row) {
        if (rowText(model, row) != wish->row) continue;
        m_wishes.remove(&view); // before: what is chosen may change the list
        view.setCurrentIndex(model.index(row, 0));
        return scrollTo(view, place);
    }
    if (wish->row.isEmpty()) scrollTo(view, place);
}

/// Once the list is laid out: it has no range before.
void ViewKeeper::scrollTo(QAbstractScrollArea& area, int place) {
    if (place == 0) return;
    QMetaObject::invokeMethod(
        &area, [bar = QPointer(area.verticalScrollBar()), place] { bar ? bar->setValue(place) : void(); },
        Qt::QueuedConnection);
}

void ViewKeeper::reset() {
    m_wishes.clear();
    forgetCells();
    m_orders.clear();
    eachPart<QAbstractItemView>([this](const QString&, QAbstractItemView& view) {
        QHeaderView* header = headerOf(view);
        for (int column = 0; header && column < header->count(); ++column)
            header->moveSection(header->visualIndex(column), column);
        if (header && m_usual.contains(&view)) putInOrder(*header, m_usual.value(&view));
    });
}

bool ViewKeeper::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    const bool touches = type == QEvent::MouseButtonPress || type == QEvent::KeyPress || type == QEvent::Wheel;
    if (touches && !m_cells.isEmpty()) forgetCells();
    if (touches && !m_wishes.isEmpty()) {
        m_wishes.remove(watched);
        m_wishes.remove(watched->parent());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chronoscope::ui
