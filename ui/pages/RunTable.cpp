// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunTable.h"

#include "ui/pages/FigureMenu.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElidedApart.h"
#include "ui/views/NameDelegate.h"
#include "ui/views/ProgressDelegate.h"
#include "ui/views/TableColumns.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
/// Widths that columns have at least, in pixels.
constexpr int kState = 114, kReplies = 114, kErrors = 62, kCost = 86, kLeft = 74, kRate = 56, kTokens = 104;
constexpr int kCreated = 140, kTags = 98;

/// As it is kept, in any language.
QString runColumn(const QAbstractItemModel& runs, int column) {
    return runs.headerData(column, Qt::Horizontal, Qt::UserRole).toString();
}

/// The row is what is chosen: no cell of it has a frame of its own.
template <typename Delegate> class PlainCell : public Delegate {
public:
    using Delegate::Delegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        Delegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
    }
};
} // namespace

RunTable::RunTable(RunTableModel& runs, QWidget* parent) : QTableView(parent), m_runs(runs) {
    setObjectName(QStringLiteral("runTable"));
    setAccessibleName(tr("Runs"));
    setModel(&runs);
    setItemDelegate(new PlainCell<QStyledItemDelegate>(this));
    setItemDelegateForColumn(RunTableModel::Progress, new PlainCell<ProgressDelegate>(RunTableModel::ShareRole, this));
    setItemDelegateForColumn(RunTableModel::Name, new ApartCells<PlainCell<NameDelegate>>(this));
    setItemDelegateForColumn(RunTableModel::Model, new ApartCells<PlainCell<QStyledItemDelegate>>(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::EditKeyPressed); // F2: names
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight + Tokens::kSpace8);
    QHeaderView* columns = horizontalHeader();
    columns->setHighlightSections(false);
    auto* shared = new TableColumns(this, TableColumns::are({RunTableModel::Name, RunTableModel::Model}));
    columns->moveSection(RunTableModel::Tags, 1); // beside the name
    constexpr std::pair<int, int> kChanging[] = {{RunTableModel::State, kState},    {RunTableModel::Progress, kReplies},
                                                 {RunTableModel::Rate, kRate},      {RunTableModel::Left, kLeft},
                                                 {RunTableModel::Tokens, kTokens},  {RunTableModel::Cost, kCost},
                                                 {RunTableModel::Started, kCreated}};
    for (const auto& [column, width] : kChanging)
        shared->reserve(column, width);
    columns->setSortIndicator(-1, Qt::AscendingOrder); // by age, until a head is pressed
    columns->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    columns->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(columns, &QHeaderView::customContextMenuRequested, this, &RunTable::chooseColumns);
}

qint64 RunTable::currentRun() const { return m_runs.runAt(currentIndex().row()); }

void RunTable::choose(qint64 run) {
    m_chosen = run;
    if (const int row = m_runs.rowOf(run); row >= 0) selectRow(row);
}

qint64 RunTable::neighbourOf(qint64 run) const {
    const int row = m_runs.rowOf(run);
    if (row < 0) return 0;
    for (int after = row + 1; after < m_runs.rowCount(); ++after)
        if (!isRowHidden(after)) return m_runs.runAt(after);
    for (int before = row - 1; before >= 0; --before)
        if (!isRowHidden(before)) return m_runs.runAt(before);
    return 0;
}

void RunTable::keepChoice() {
    if (m_runs.rowCount() == 0) return;
    const qint64 newest = m_runs.newest();
    const int last = m_runs.rowOf(newest);
    const bool hasNew = std::exchange(m_newest, newest) < newest;
    const int kept = m_runs.rowOf(m_chosen);
    if (!currentIndex().isValid())
        selectRow(kept >= 0 && !hasNew ? kept : last);
    else if (!selectionModel()->isRowSelected(currentIndex().row(), {}))
        selectRow(currentIndex().row());
}

void RunTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    if (current.isValid()) m_chosen = m_runs.runAt(current.row());
    QTableView::currentChanged(current, previous);
}

void RunTable::showTags(bool shown) {
    m_hasTags = shown;
    fitColumns();
}

bool RunTable::isWanted(int column) const {
    return !m_unwanted.contains(runColumn(m_runs, column)) && (column != RunTableModel::Tags || m_hasTags);
}

void RunTable::keepIn(Settings& settings) {
    m_settings = &settings;
    m_unwanted = QString::fromUtf8(settings.columns(objectName())).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    fitColumns();
}

void RunTable::hideThese(const QStringList& columns) {
    m_unwanted = columns;
    fitColumns();
}

void RunTable::setUnwanted(const QStringList& columns) {
    m_unwanted = columns;
    if (m_settings) m_settings->setColumns(objectName(), columns.join(QLatin1Char('\n')).toUtf8());
    fitColumns();
}

/// All but the name, which says what a row is. One that is wanted is seen where there is room for it.
void RunTable::chooseColumns(const QPoint& position) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("runColumnsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < RunTableModel::ColumnCount; ++column) {
        if (column == RunTableModel::Name) continue;
        QAction* action = menu->addAction(m_runs.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        const QString key = runColumn(m_runs, column);
        action->setChecked(!m_unwanted.contains(key));
        action->setEnabled(column != RunTableModel::Tags || m_hasTags);
        connect(action, &QAction::toggled, this, [this, key](bool shown) {
            QStringList unwanted = m_unwanted;
            shown ? static_cast<void>(unwanted.removeAll(key)) : unwanted.append(key);
            setUnwanted(unwanted);
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Show all columns"), this, [this] { setUnwanted({}); })->setEnabled(!m_unwanted.isEmpty());
    const QPoint at = horizontalHeader()->mapToGlobal(position);
    menu->addSeparator();
    addWhatIsThis(*menu, *horizontalHeader(), {}, at);
    menu->popup(at);
}

/// What does not fit gives way, the least wanted first: it stands under the table or in the status bar too. No head is
/// narrower than its words, which are longer in some languages.
void RunTable::fitColumns() {
    constexpr std::pair<int, int> kByNeed[] = {{RunTableModel::Started, kCreated},
                                               {RunTableModel::Tags, kTags},
                                               {RunTableModel::Left, kLeft},
                                               {RunTableModel::Rate, kRate},
                                               {RunTableModel::Tokens, kTokens}};
    constexpr std::pair<int, int> kAlways[] = {{RunTableModel::State, kState},
                                               {RunTableModel::Progress, kReplies},
                                               {RunTableModel::Errors, kErrors},
                                               {RunTableModel::Cost, kCost}};
    const auto needed = [this](const std::pair<int, int>& column) {
        int& head = m_heads[column.first];
        head = std::max(head, horizontalHeader()->sectionSizeHint(column.first)); // 0 while it is hidden
        return std::max(column.second, head);
    };
    const auto setShown = [this](int column, bool shown) {
        if (isColumnHidden(column) == shown) setColumnHidden(column, !shown);
    };
    const bool hasModel = isWanted(RunTableModel::Model);
    setShown(RunTableModel::Model, hasModel);
    int room = viewport()->width() - (hasModel ? 2 : 1) * TableColumns::nameWidth(*this);
    for (const auto& column : kAlways) {
        setShown(column.first, isWanted(column.first));
        if (isWanted(column.first)) room -= needed(column);
    }
    QStringList without;
    for (const auto& column : kByNeed) {
        const bool isShown = isWanted(column.first) && needed(column) <= room;
        if (isShown) room -= needed(column);
        setShown(column.first, isShown);
        if (isWanted(column.first) && !isShown) without << model()->headerData(column.first, Qt::Horizontal).toString();
    }
    if (std::exchange(m_gaveWay, without) != without) emit gaveWay(without);
}

void RunTable::resizeEvent(QResizeEvent* event) {
    fitColumns();
    QTableView::resizeEvent(event);
    if (event->size().height() < event->oldSize().height() && currentIndex().isValid()) scrollTo(currentIndex());
}

QWidget* RunTable::makeNote(QWidget* parent) {
    auto* words = new QLabel(parent);
    words->setObjectName(QStringLiteral("runColumnsGaveWay"));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    setRole(words, Role::Caption);
    words->hide();
    connect(this, &RunTable::gaveWay, words, [words](const QStringList& heads) {
        words->setText(tr("Columns for which the table is too narrow here: %1").arg(heads.join(QStringLiteral(", "))));
        words->setVisible(!heads.isEmpty());
    });
    return words;
}

} // namespace chronoscope::ui
