// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/FlipModel.h"

#include "ui/views/CellSelection.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>
#include <QStringList>

#include <utility>

namespace chronoscope::ui {

FlipModel::FlipModel(QObject* parent) : QAbstractTableModel(parent) {}

void FlipModel::setRows(FlipRows rows) {
    beginResetModel();
    m_rows = std::move(rows);
    m_marks = LabelMarks(m_rows.set);
    endResetModel();
}

void FlipModel::setNames(Names names) {
    m_names = std::move(names);
    emit headerDataChanged(Qt::Horizontal, First, Second);
}

Selection FlipModel::selection(int row, int column) const {
    const results::Flip& flip = at(row);
    const bool isSecond = column == Second || (column != First && isFirstRight(row));
    return selectionOf(*m_rows.set, isSecond ? m_rows.second : m_rows.first, flip.element, flip.form, flip.year);
}

void FlipModel::relabel(std::shared_ptr<const results::ResultSet> set) {
    m_rows.set = std::move(set);
    m_marks = LabelMarks(m_rows.set);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int FlipModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.rows.size());
}

int FlipModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Second + 1; }

QString FlipModel::cellText(const FlipRow& row, int column) const {
    const results::ElementFacts& facts = *m_rows.set->elements;
    switch (column) {
    case Subject: return markedSubject(*m_rows.set, row.flip->element);
    case Relation: return QString::fromStdString(facts.relationNames[facts.relations[row.flip->element]]);
    case Year: return QString::number(row.flip->year);
    case Form: return displayName(row.flip->form);
    case First: return displayName(row.flip->first);
    case Second: return displayName(row.flip->second);
    default: return {};
    }
}

QString FlipModel::toolTip(const FlipRow& row) const {
    QStringList lines{tr("%1, %2, %3").arg(cellText(row, Subject), cellText(row, Relation), cellText(row, Year)),
                      tr("%1: %2").arg(m_names.first, accessibleText(row, First)),
                      tr("%1: %2").arg(m_names.second, accessibleText(row, Second))};
    if (const QString gold = goldNote(*m_rows.set, row.flip->element); !gold.isEmpty()) lines << gold;
    lines << tr("A click shows the replies of the run that is wrong; in the column of a run, those of that run");
    return plainToolTip(lines.join(QLatin1Char('\n')));
}

widgets::LabelTag FlipModel::tag(const FlipRow& row, int column) const {
    if (column != First && column != Second) return {};
    return m_marks.of(column == First ? m_rows.first : m_rows.second, row.flip->element, row.flip->form,
                      row.flip->year);
}

QString FlipModel::accessibleText(const FlipRow& row, int column) const {
    return tag(row, column).saidAfter(cellText(row, column));
}

QVariant FlipModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const FlipRow& row = m_rows.rows[static_cast<std::size_t>(index.row())];
    const bool isCategory = index.column() == First || index.column() == Second;
    switch (role) {
    case Qt::DisplayRole: return cellText(row, index.column());
    case Qt::ToolTipRole: return toolTip(row);
    case Qt::AccessibleTextRole: return accessibleText(row, index.column());
    case kSelectionRole: return QVariant::fromValue(selection(index.row(), index.column()));
    case kLabelTagRole:
        if (!isCategory) return {};
        return QVariant::fromValue(tag(row, index.column()));
    case Qt::DecorationRole:
        if (!isCategory) return {};
        return widgets::CategoryMark::icon(markOf(index.column() == First ? row.flip->first : row.flip->second),
                                           widgets::PlotTheme::fromPalette(QGuiApplication::palette()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == Year ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant FlipModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Year ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const bool isName = section == First || section == Second;
    if (role == Qt::ToolTipRole && isName) return plainToolTip(section == First ? m_names.first : m_names.second);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Subject: return tr("Subject");
    case Relation: return tr("Relation");
    case Year: return tr("Year");
    case Form: return tr("Template");
    case First: return m_names.first;
    case Second: return m_names.second;
    default: return {};
    }
}

void FlipModel::sort(int column, Qt::SortOrder order) { emit sortWanted(column, order); }

} // namespace chronoscope::ui
