// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FlipList.h"

#include "ui/bridge/Results.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ChoiceBox.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kAllYears = 0;
constexpr int kYearLetters = 8;
constexpr int kSideLetters = 18;
constexpr int kListLetters = 14; ///< of names and answers in the table
} // namespace

FlipList::FlipList(Results& results, QWidget* parent)
    : QWidget(parent), m_results(results), m_model(new FlipModel(this)),
      m_year(choiceBox(this, "flipYear", tr("Year"),
                       tr("The year of the questions listed; a click on the curve chooses it"), kYearLetters)),
      m_side(choiceBox(this, "flipSide", tr("Direction"), tr("Which of the two runs is right alone"), kSideLetters)),
      m_count(new QLabel(this)), m_table(new QTableView(this)), m_legend(new LabelLegend(results, this)) {
    m_year->setSizeAdjustPolicy(QComboBox::AdjustToContents); // years, and a word that is longer in other languages
    m_count->setObjectName(QStringLiteral("flipCount"));
    setRole(m_count, Role::Caption);
    makeTable();
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_year);
    row->addWidget(m_side);
    row->addWidget(m_count, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_legend);
    connect(m_year, &QComboBox::activated, this, &FlipList::makeRows);
    connect(m_side, &QComboBox::activated, this, &FlipList::makeRows);
    connect(m_model, &FlipModel::sortWanted, this, [this](int column, Qt::SortOrder order) {
        m_sort = column < 0 ? std::nullopt : std::optional(static_cast<FlipWish::Column>(column));
        m_descending = order == Qt::DescendingOrder;
        makeRows();
    });
    for (const auto signal : {&QTableView::clicked, &QTableView::activated})
        connect(m_table, signal, this, [this](const QModelIndex& index) {
            if (index.isValid()) emit flipActivated(index.row(), index.column());
        });
}

void FlipList::makeTable() {
    m_table->setObjectName(QStringLiteral("flipTable"));
    m_table->setAccessibleName(tr("Questions on which the runs differ"));
    m_table->setModel(m_model);
    for (const int column : {FlipModel::First, FlipModel::Second})
        m_table->setItemDelegateForColumn(column, new LabelTagDelegate(m_table));
    readByRow(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as it comes, until a header is pressed
    m_table->setSortingEnabled(true);
    auto* columns = new TableColumns(
        m_table, TableColumns::are({FlipModel::Subject, FlipModel::Relation, FlipModel::First, FlipModel::Second}));
    columns->squeeze(kListLetters);
}

FlipWish FlipList::wish() const {
    const int year = m_year->currentData().toInt();
    return {year == kAllYears ? std::nullopt : std::optional(year),
            static_cast<FlipWish::Side>(m_side->currentData().toInt()), m_sort, m_descending};
}

void FlipList::setList(FlipRows rows, const FlipModel::Names& names, const std::vector<int>& years) {
    const QSignalBlocker quietYear(m_year);
    const QSignalBlocker quietSide(m_side);
    const int year = m_year->currentData().toInt();
    m_year->clear();
    m_year->addItem(tr("All years"), kAllYears);
    for (const int one : years)
        m_year->addItem(QString::number(one), one);
    m_year->setCurrentIndex(std::max(0, m_year->findData(year)));
    const int side = std::max(0, m_side->currentIndex());
    m_side->clear();
    m_side->addItem(tr("All that differ"), static_cast<int>(FlipWish::Side::Both));
    m_side->addItem(tr("Only %1 is right").arg(names.first), static_cast<int>(FlipWish::Side::OnlyFirst));
    m_side->addItem(tr("Only %1 is right").arg(names.second), static_cast<int>(FlipWish::Side::OnlySecond));
    m_side->setCurrentIndex(side);
    m_model->setNames(names);
    showRows(std::move(rows));
    if (m_model->rows().wish != wish()) makeRows();
}

void FlipList::relabel(std::shared_ptr<const results::ResultSet> set) {
    m_model->relabel(set);
    const FlipRows& now = m_model->rows();
    FlipWish unsorted = now.wish;
    unsorted.sort.reset();
    m_results.compute(
        this, "labels",
        [set, flips = now.flips, first = now.first, second = now.second, unsorted](const results::ResultSet&,
                                                                                   const results::ResultFilter&) {
            return flipRows(set, flips, first, second, unsorted).labels;
        },
        [this, set](const std::vector<std::uint32_t>& labels) {
            if (set == m_model->rows().set) m_legend->explain(m_model->marks(), labels);
        });
}

void FlipList::clear() { showRows({}); }

void FlipList::setTemplateShown(bool shown) { m_table->setColumnHidden(FlipModel::Form, !shown); }

void FlipList::chooseYear(int year) {
    const int at = m_year->findData(year);
    if (at < 0) return;
    m_year->setCurrentIndex(at);
    makeRows();
}

void FlipList::makeRows() {
    const FlipRows& now = m_model->rows();
    if (!now.set || now.wish == wish()) return;
    m_results.compute(
        this, "rows",
        [set = now.set, flips = now.flips, first = now.first, second = now.second,
         wish = wish()](const results::ResultSet&, const results::ResultFilter&) {
            return flipRows(set, flips, first, second, wish);
        },
        [this](FlipRows rows) {
            const FlipRows& shown = m_model->rows();
            if (rows.flips != shown.flips || rows.wish != wish())
                return; // of a comparison that is gone, or chosen no more
            const auto set = shown.set;
            const bool isRelabelled = set != rows.set;
            showRows(std::move(rows));
            if (isRelabelled) relabel(set);
        });
}

void FlipList::showRows(FlipRows rows) {
    m_model->setRows(std::move(rows));
    const int count = m_model->rowCount();
    m_count->setText(count == 1 ? tr("1 question") : tr("%1 questions").arg(numberText(count)));
    m_legend->explain(m_model->marks(), m_model->rows().labels);
}

void FlipList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int kOfList = 4; // the questions come first
    m_legend->setRoom(height() / kOfList);
}

} // namespace chronoscope::ui
