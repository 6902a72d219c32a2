// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ViewKeeper.h"

#include "ui/mainwindow/ViewColumns.h"
#include "ui/pages/FigurePage.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/PageArea.h"
#include "widgets/plots/FigurePlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QJsonArray>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabWidget>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kRowsSearched = 20'000; ///< in which a row is looked for again
constexpr int kNameColumns = 2;
constexpr int kSeriesSearched = 64;   ///< of a figure, in which an item is looked for again
constexpr int kItemsSearched = 200;   ///< of one of them
constexpr const char* kWish = "wish"; ///< property of a page: what it shows besides choices that are parts of it

/// What a row is known by: the columns that name it.
QString rowText(const QAbstractItemModel& model, int row) {
    QStringList texts;
    for (int column = 0; column < std::min(kNameColumns, model.columnCount()); ++column)
        texts << model.index(row, column).data().toString();
    return texts.join(QLatin1Char('\t'));
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

/// By the words that name it, and where it was.
QJsonObject itemState(const widgets::FigurePlot& plot) {
    const widgets::PlotItem item = plot.currentItem();
    const QStringList lines = plot.itemLines(item);
    if (lines.isEmpty()) return {};
    return {{QStringLiteral("item"), lines.front()},
            {QStringLiteral("series"), item.series},
            {QStringLiteral("index"), item.index}};
}

/// Where it was, else the first of this name; none where the figure has no such item.
widgets::PlotItem itemOfState(const widgets::FigurePlot& plot, const QJsonObject& state) {
    const QString name = state.value(QStringLiteral("item")).toString();
    const auto isIt = [&](widgets::PlotItem item) { return plot.itemLines(item).value(0) == name; };
    const widgets::PlotItem before{state.value(QStringLiteral("series")).toInt(),
                                   state.value(QStringLiteral("index")).toInt()};
    if (name.isEmpty() || isIt(before)) return name.isEmpty() ? widgets::PlotItem{} : before;
    for (int series = -1; series < kSeriesSearched; ++series)
        for (int index = 0; index < kItemsSearched; ++index)
            if (isIt({series, index})) return {series, index};
    return {};
}

/// Empty where nothing is chosen.
QJsonObject chosenIn(const QWidget& figure) {
    if (const auto* map = qobject_cast<const widgets::HeatmapPlot*>(&figure)) return cellState(*map);
    if (const auto* plot = qobject_cast<const widgets::FigurePlot*>(&figure)) return itemState(*plot);
    return {};
}

void chooseNothing(QWidget& figure) {
    if (auto* map = qobject_cast<widgets::HeatmapPlot*>(&figure)) map->setCurrentCell(-1, -1);
    if (auto* plot = qobject_cast<widgets::FigurePlot*>(&figure)) plot->setCurrentItem({});
}

/// As a person does; false where the figure has no such thing, or not yet.
bool chooseIn(QWidget& figure, const QJsonObject& state) {
    if (auto* map = qobject_cast<widgets::HeatmapPlot*>(&figure)) {
        const QPoint cell = cellOfState(map->data(), state);
        map->chooseCell(cell.y(), cell.x());
        return cell.y() >= 0;
    }
    auto* plot = qobject_cast<widgets::FigurePlot*>(&figure);
    const widgets::PlotItem item = plot ? itemOfState(*plot, state) : widgets::PlotItem{};
    if (item.isValid()) plot->chooseItem(item);
    return item.isValid();
}

QPoint placeOf(const QAbstractScrollArea& area) {
    return {area.horizontalScrollBar()->value(), area.verticalScrollBar()->value()};
}

void scrollTo(QAbstractScrollArea& area, QPoint place) {
    area.horizontalScrollBar()->setValue(place.x());
    area.verticalScrollBar()->setValue(place.y());
}

const QRegularExpression& viewBoxes() {
    static const QRegularExpression names(QStringLiteral("View$"));
    return names;
}
} // namespace

ViewKeeper::ViewKeeper(QWidget& window) : QObject(&window), m_window(window), m_columns(new ViewColumns(window, this)) {
    eachPart<QAbstractItemView>([this](const QString&, QAbstractItemView& view) { follow(view); });
    eachArea([this](const QString&, QAbstractScrollArea& area) { followArea(area); });
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

template <typename Act> void ViewKeeper::eachFigure(Act act) const {
    eachPart<widgets::HeatmapPlot>(act);
    eachPart<widgets::FigurePlot>(act);
}

/// What is scrolled and no list: the pages themselves, too.
template <typename Act> void ViewKeeper::eachArea(Act act) const {
    eachPage([&](const QString& name, const QWidget& page) {
        QWidget* around = page.parentWidget();
        while (around && !qobject_cast<PageArea*>(around))
            around = around->parentWidget();
        if (auto* area = qobject_cast<PageArea*>(around)) act(name, *area);
    });
    eachPart<QScrollArea>(act);
    eachPart<widgets::HeatmapPlot>(act);
}

void ViewKeeper::followArea(QAbstractScrollArea& area) {
    area.installEventFilter(this); // it may be large enough before it is shown
    for (const QScrollBar* bar : {area.horizontalScrollBar(), area.verticalScrollBar()})
        connect(bar, &QScrollBar::rangeChanged, this, [this, &area] { takePlace(area); });
}

void ViewKeeper::follow(QAbstractItemView& view) {
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    const auto again = [this, &view] { fulfil(view); };
    const QAbstractItemModel* model = view.model();
    if (!model) return;
    m_columns->follow(view);
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
        QJsonObject list = m_columns->kept(view);
        if (const QModelIndex current = view.currentIndex(); current.isValid() && !current.parent().isValid())
            list[QStringLiteral("row")] = rowText(*view.model(), current.row());
        if (const int scroll = view.verticalScrollBar()->value(); scroll != 0) list[QStringLiteral("scroll")] = scroll;
        if (!list.isEmpty()) lists[name] = list;
    });
    QJsonObject cells;
    eachFigure([&](const QString& name, const QWidget& figure) {
        if (!figure.isVisibleTo(&m_window)) return; // the window shows another thing, and the Inspector too
        if (const QJsonObject chosen = chosenIn(figure); !chosen.isEmpty()) cells[name] = chosen;
    });
    QJsonObject places;
    eachArea([&](const QString& name, QAbstractScrollArea& area) {
        const QPoint place = m_places.value(&area, placeOf(area)); // of a page that was not seen: as it was left before
        if (!place.isNull()) places[name] = QJsonArray{place.x(), place.y()};
    });
    QJsonObject wishes;
    eachPage([&](const QString& name, const QWidget& page) {
        if (const QJsonObject wish = page.property(kWish).toJsonObject(); !wish.isEmpty()) wishes[name] = wish;
    });
    return {{QStringLiteral("choices"), choices},
            {QStringLiteral("lists"), lists},
            {QStringLiteral("cells"), cells},
            {QStringLiteral("places"), places},
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
        if (wanted == button.isChecked() || (!wanted && qobject_cast<ChoiceBar*>(button.parentWidget()))) return;
        if (button.isEnabled())
            button.click();
        else
            button.setChecked(wanted); // its page shows nothing yet
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
    eachPart<QAbstractItemView>([&](const QString& name, QAbstractItemView& view) {
        m_columns->restore(view, lists.value(name).toObject());
        if (lists.contains(name)) restoreList(view, lists.value(name).toObject());
    });
    restorePlaces(state.value(QStringLiteral("places")).toObject());
    restoreCells(state.value(QStringLiteral("cells")).toObject());
}

void ViewKeeper::restoreCells(const QJsonObject& cells) {
    forgetCells();
    eachFigure([&](const QString& name, QWidget& figure) {
        if (!cells.contains(name)) return;
        chooseNothing(figure); // it was one of another workspace
        m_cells.insert(&figure, cells.value(name).toObject());
    });
    if (!m_cells.isEmpty() || !m_places.isEmpty()) qApp->installEventFilter(this);
}

void ViewKeeper::fulfilCells() {
    const auto wishes = m_cells; // what is chosen may draw anew
    for (auto wish = wishes.cbegin(); wish != wishes.cend(); ++wish) {
        QWidget& figure = *wish.key();
        if (!figure.isVisibleTo(&m_window) || m_cells.remove(&figure) == 0) continue;
        const bool hasChosen = !chosenIn(figure).isEmpty(); // the program has, for another reason
        if (!hasChosen && !chooseIn(figure, wish.value())) m_cells.insert(&figure, wish.value()); // not there yet
    }
    const auto places = m_places.keys();
    for (QAbstractScrollArea* area : places) // what is chosen was scrolled to
        takePlace(*area);
    if (m_cells.isEmpty()) forgetCells();
}

void ViewKeeper::forgetCells() {
    m_cells.clear();
    if (m_places.isEmpty()) qApp->removeEventFilter(this);
}

void ViewKeeper::restorePlaces(const QJsonObject& places) {
    m_places.clear();
    eachArea([&](const QString& name, QAbstractScrollArea& area) {
        const QJsonArray place = places.value(name).toArray();
        const QPoint wanted(place.at(0).toInt(), place.at(1).toInt());
        if (wanted.isNull()) return scrollTo(area, {});
        m_places.insert(&area, wanted);
        takePlace(area);
    });
}

/// Once it is laid out and can be scrolled as far; what comes later makes it longer, so the wish stays.
void ViewKeeper::takePlace(QAbstractScrollArea& area) {
    if (!m_places.contains(&area)) return;
    QMetaObject::invokeMethod(
        this,
        [this, &area] {
            const auto place = m_places.constFind(&area);
            if (place != m_places.constEnd() && area.isVisible()) scrollTo(area, *place);
        },
        Qt::QueuedConnection);
}

/// Of what is seen: a person goes on from there.
void ViewKeeper::forgetPlaces() {
    m_places.removeIf([](const auto& place) { return place.key()->isVisible(); });
}

void ViewKeeper::restoreList(QAbstractItemView& view, const QJsonObject& state) {
    if (!view.model()) return;
    m_wishes.insert(&view,
                    {state.value(QStringLiteral("row")).toString(), state.value(QStringLiteral("scroll")).toInt()});
    fulfil(view);
}

void ViewKeeper::fulfil(QAbstractItemView& view) {
    m_columns->again(view);
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
        return scrollLater(view, place);
    }
    if (wish->row.isEmpty()) scrollLater(view, place);
}

/// Once the list is laid out: it has no range before.
void ViewKeeper::scrollLater(QAbstractScrollArea& area, int place) {
    if (place == 0) return;
    QMetaObject::invokeMethod(
        &area, [bar = QPointer(area.verticalScrollBar()), place] { bar ? bar->setValue(place) : void(); },
        Qt::QueuedConnection);
}

void ViewKeeper::reset() {
    m_wishes.clear();
    m_places.clear();
    forgetCells();
    eachPart<QAbstractItemView>([this](const QString&, QAbstractItemView& view) { m_columns->putBack(view); });
}

bool ViewKeeper::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    const bool touches = type == QEvent::MouseButtonPress || type == QEvent::KeyPress || type == QEvent::Wheel;
    if (type == QEvent::Show)
        if (auto* area = qobject_cast<QAbstractScrollArea*>(watched)) takePlace(*area);
    if (touches && !(m_cells.isEmpty() && m_places.isEmpty())) {
        forgetPlaces();
        forgetCells();
    }
    if (touches && !m_wishes.isEmpty()) {
        m_wishes.remove(watched);
        m_wishes.remove(watched->parent());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chronoscope::ui
