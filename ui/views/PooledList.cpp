// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/PooledList.h"

#include "ui/models/NumbersModel.h"
#include "ui/theme/Tokens.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"

#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kFirstColumn = 0; // of results::pooledTable()
constexpr int kSecondColumn = 1;
constexpr int kFirstRightColumn = 7;
constexpr int kSecondRightColumn = 8;
constexpr int kPooledLetters = 14;
} // namespace

PooledList::PooledList(QWidget* parent)
    : QWidget(parent), m_title(makeText(this, "othersTitle", Role::Caption)), m_model(new NumbersModel(this)),
      m_table(new QTableView(this)) {
    m_table->setObjectName(QStringLiteral("pooledTable"));
    m_table->setAccessibleName(tr("The first run against each other one"));
    m_table->setModel(m_model);
    readByRow(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    (new TableColumns(m_table, TableColumns::are({kSecondColumn})))->squeeze(kPooledLetters);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(index.row());
        if (row < m_lines.size()) emit runActivated(static_cast<int>(m_lines[row].second));
    });
}

void PooledList::setLines(const results::ResultSet& set, std::vector<results::PooledLine> lines, const QString& first) {
    m_lines = std::move(lines);
    m_title->setText(tr("%1 less each other run, over all years; 95 % bootstrap").arg(first));
    m_model->setTable(results::pooledTable(set, m_lines));
    for (const int column : {kFirstColumn, kFirstRightColumn, kSecondRightColumn})
        m_table->setColumnHidden(column, true); // the title, and what is not needed beside the difference
}

void PooledList::setNothing(const QString& why) {
    m_lines.clear();
    m_title->setText(why);
    m_model->setTable({});
}

} // namespace chronoscope::ui
