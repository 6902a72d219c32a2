// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/FactRowsView.h"

#include "ui/models/FactRowsModel.h"
#include "ui/theme/Tokens.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kRemarkWidth = 200; ///< at least
constexpr int kNamesWidth = 120;
constexpr int kNames = 3;         ///< subject, relation, object
constexpr int kMostWrapped = 300; ///< rows; of more each has one line, and is cut off
constexpr int kRemarkLines = 2;   ///< kept free below the table, so that nothing moves
} // namespace

FactRowsView::FactRowsView(QWidget* parent)
    : QWidget(parent), m_table(new QTableView(this)), m_remark(new QLabel(this)), m_rows(new FactRowsModel(this)) {
    m_table->setObjectName(QStringLiteral("factsTable"));
    m_table->setAccessibleName(tr("Rows as they are imported"));
    m_table->setModel(m_rows);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_remark->setObjectName(QStringLiteral("factsRemark"));
    m_remark->setAccessibleDescription(tr("What there is to know of the chosen row"));
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_remark->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remark->setMinimumHeight(kRemarkLines * m_remark->fontMetrics().lineSpacing());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    column->addWidget(m_table, 1);
    column->addWidget(m_remark);
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FactRowsView::showRemark);
}

void FactRowsView::setIntake(std::shared_ptr<const facts::FactIntake> intake) {
    m_rows->setIntake(std::move(intake));
    arrange();
    int shown = 0;
    for (int row = 0; row < m_rows->rowCount() && shown == 0; ++row)
        if (!m_rows->index(row, FactRowsModel::Remark).data(Qt::DecorationRole).isNull()) shown = row;
    m_table->selectRow(shown);
    showRemark();
}

/// What there is to know of a row has the room that its names leave; where it is nothing, they have all of it.
void FactRowsView::arrange() {
    const bool tells = m_rows->hasRemarks();
    m_table->setColumnHidden(FactRowsModel::Remark, !tells);
    m_table->resizeColumnsToContents();
    const int room = m_table->viewport()->width();
    const int most = tells ? kNamesWidth : std::max(kNamesWidth, room / kNames);
    int others = 0;
    for (int column = 0; column < FactRowsModel::kCount; ++column) {
        if (column == FactRowsModel::Remark) continue;
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), most));
        others += m_table->columnWidth(column);
    }
    const QScrollBar* bar = m_table->verticalScrollBar();
    const auto tellIn = [&](int width) {
        if (tells) m_table->setColumnWidth(FactRowsModel::Remark, std::max(kRemarkWidth, width));
        wrapRows(tells && m_rows->rowCount() <= kMostWrapped);
    };
    tellIn(room - others);
    const bool getsBar = bar->maximum() == 0 && m_table->verticalHeader()->length() > m_table->viewport()->height();
    if (tells && getsBar) tellIn(room - others - bar->sizeHint().width()); // which stands in the same room
}

/// Whether a row takes the lines that what is to know of it needs.
void FactRowsView::wrapRows(bool wrapped) {
    if (!wrapped && !m_table->wordWrap()) return;
    m_table->setWordWrap(wrapped);
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (wrapped) m_table->resizeRowToContents(row);
        if (!wrapped || m_table->rowHeight(row) < Tokens::kRowHeight) m_table->setRowHeight(row, Tokens::kRowHeight);
    }
}

void FactRowsView::showRemark() {
    const QModelIndex current = m_table->currentIndex();
    const QString line = current.siblingAtColumn(FactRowsModel::Line).data().toString();
    const QString words = current.siblingAtColumn(FactRowsModel::Remark).data().toString();
    m_remark->setText(words.isEmpty() ? QString() : tr("Line %1: %2").arg(line, words));
}

void FactRowsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace chronoscope::ui
