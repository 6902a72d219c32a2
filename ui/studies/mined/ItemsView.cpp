// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ItemsView.h"

#include "ui/bridge/Session.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kItemRowHeight = Thumbnails::kSize.height() + 6;
constexpr int kItemSearchWidth = 260, kLeastItemSearchWidth = 100, kLeastItemBoxWidth = 84;
constexpr int kItemTaskWidth = 150, kItemTasksWidth = 270, kItemOutcomeWidth = 140;
constexpr int kAnyTask = -1;
constexpr int kLeastLettersOfItem = 9; ///< of subject and gold, where there is little room
constexpr int kRoomForAll = 1080;      ///< width that all columns of a run need
constexpr int kRoomForEach = 880;      ///< width that a column for each configuration needs

bool has(const std::optional<mined::ItemScore>& score, ItemsView::Outcome outcome) {
    using Outcome = ItemsView::Outcome;
    const double cem = score ? score->cem : -1;
    switch (outcome) {
    case Outcome::All: return true;
    case Outcome::AllWrong: return score && !(cem > 0);
    case Outcome::SomeWrong: return score && cem > 0 && cem < 100;
    case Outcome::AllRight: return score && cem >= 100;
    case Outcome::Missing: return !score;
    }
    return true;
}
} // namespace

/// Items of one task, with an outcome, and a text in their words.
class ItemsView::Filter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void set(int task, Outcome outcome, const QString& text) {
        m_task = task;
        m_outcome = outcome;
        m_text = text;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const auto& model = static_cast<const ItemListModel&>(*sourceModel());
        const ItemRow* item = model.at(row);
        if (!item || (m_outcome != Outcome::All && !has(model.rows().score(*item), m_outcome))) return false;
        if (m_task != kAnyTask && m_task != static_cast<int>(item->task)) return false;
        return m_text.isEmpty() || model.index(row, 0, parent)
                                       .data(ItemListModel::kSearchRole)
                                       .toString()
                                       .contains(m_text, Qt::CaseInsensitive);
    }

private:
    int m_task = kAnyTask;
    Outcome m_outcome = Outcome::All;
    QString m_text;
};

ItemsView::ItemsView(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_thumbnails(new Thumbnails(this)),
      m_model(new ItemListModel(*m_thumbnails, this)), m_filter(new Filter(this)), m_search(new QLineEdit(this)),
      m_task(new ElidedBox(this)), m_outcome(new ElidedBox(this)), m_found(new QLabel(this)),
      m_list(new QTableView(this)) {
    m_filter->setSourceModel(m_model);
    m_filter->setSortRole(ItemListModel::kSortRole);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    makeList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(makeTop());
    layout->addWidget(m_list, 1);
    connect(&m_session, &Session::workspaceClosing, this, [this] { m_thumbnails->setWorkspace({}); });
    connect(m_search, &QLineEdit::textChanged, this, &ItemsView::search);
    for (QComboBox* box : {m_task, m_outcome})
        connect(box, &QComboBox::activated, this, &ItemsView::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(m_filter->mapToSource(current).row()); });
    for (const auto signal : {&QTableView::clicked, &QTableView::activated})
        connect(m_list, signal, this, [this](const QModelIndex& at) {
            choose(m_filter->mapToSource(at).row());
            emit inspectorWanted();
        });
}

QWidget* ItemsView::makeTop() {
    auto* top = new QWidget(this);
    m_search->setObjectName(QStringLiteral("minedItemSearch"));
    m_search->setPlaceholderText(tr("Find in subject, gold or type"));
    m_search->setAccessibleName(tr("Find an item by subject, gold or type"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(kItemSearchWidth);
    m_task->setObjectName(QStringLiteral("minedItemTask"));
    m_task->setAccessibleName(tr("Items of which task"));
    m_task->setToolTip(m_task->accessibleName());
    m_task->addItem(tr("All tasks"), kAnyTask);
    for (const mined::Task task : mined::kAllTasks)
        m_task->addItem(QStringLiteral("%1 · %2").arg(taskLabel(task), taskName(task)), static_cast<int>(task));
    m_task->setMaximumWidth(kItemTaskWidth);
    m_task->view()->setMinimumWidth(kItemTasksWidth); // the names are longer than the box
    m_outcome->setMaximumWidth(kItemOutcomeWidth);
    m_search->setMinimumWidth(kLeastItemSearchWidth);
    for (QComboBox* box : {m_task, m_outcome})
        box->setMinimumWidth(kLeastItemBoxWidth);
    m_outcome->setObjectName(QStringLiteral("minedItemOutcome"));
    m_outcome->setAccessibleName(tr("Items with which answers"));
    m_outcome->setToolTip(m_outcome->accessibleName());
    for (const QString& text :
         {tr("All answers"), tr("All wrong"), tr("Some wrong"), tr("All right"), tr("Missing answers")})
        m_outcome->addItem(text);
    m_found->setObjectName(QStringLiteral("minedItemsFound"));
    setRole(m_found, Role::Caption);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_search, 1);
    row->addWidget(m_task);
    row->addWidget(m_outcome);
    row->addWidget(m_found);
    row->addStretch();
    return top;
}

void ItemsView::makeList() {
    m_list->setObjectName(QStringLiteral("minedItemList"));
    m_list->setAccessibleName(tr("Items"));
    m_list->setModel(m_filter);
    readByRow(m_list);
    m_list->setIconSize(Thumbnails::kSize);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->verticalHeader()->setDefaultSectionSize(kItemRowHeight);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // in the order of the import
    m_list->setSortingEnabled(true);
    auto* columns = new TableColumns(m_list, [this](int column) { // in little room the gold gives way, too
        return column == ItemListModel::Subject || (column == ItemListModel::Gold && width() < kRoomForEach);
    });
    columns->squeeze(kLeastLettersOfItem);
    columns->keepWhole(ItemListModel::Cem); // 100 would read as 10
    for (const int column : {ItemListModel::Picture, ItemListModel::OtherPicture})
        columns->reserve(column, Thumbnails::kSize.width() + Tokens::kSpace12);
}

void ItemsView::workspaceChanged() {
    clear();
    m_thumbnails->setWorkspace(m_session.isOpen() ? m_session.path() : QString());
}

void ItemsView::show(std::shared_ptr<const ItemRows> rows, qint64 run) {
    m_run = run;
    m_outcome->setVisible(run != 0);
    showColumns();
    m_model->setRows(std::move(rows));
    search();
}

/// Where there is little room, what the Inspector shows of the chosen item gives way: nothing scrolls away sideways.
void ItemsView::showColumns() {
    const bool isOfRun = m_run != 0;
    const bool isTight = width() < kRoomForEach;
    for (const int column : {ItemListModel::OtherPicture, ItemListModel::Type})
        m_list->setColumnHidden(column, isOfRun && width() < kRoomForAll);
    for (int column = ItemListModel::FirstReply; column < ItemListModel::Replies; ++column)
        m_list->setColumnHidden(column, !isOfRun || isTight);
    m_list->setColumnHidden(ItemListModel::Replies, !isOfRun || !isTight);
    m_list->setColumnHidden(ItemListModel::Cem, !isOfRun);
}

void ItemsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showColumns();
}

void ItemsView::clear() {
    m_run = 0;
    m_model->setRows(std::make_shared<const ItemRows>());
}

void ItemsView::search() {
    const auto outcome = m_run != 0 ? static_cast<Outcome>(m_outcome->currentIndex()) : Outcome::All;
    m_filter->set(m_task->currentData().toInt(), outcome, m_search->text().simplified());
    const int found = m_filter->rowCount();
    m_found->setText(found == m_model->rowCount()
                         ? tr("%1 questions").arg(numberText(found))
                         : tr("%1 of %2 questions").arg(numberText(found), numberText(m_model->rowCount())));
}

/// The whole window looks at it.
void ItemsView::choose(int row) {
    if (const ItemRow* item = m_model->at(row)) m_session.select(selectionOfUnit(m_run, item->row, item->withContext));
}

} // namespace chronoscope::ui
