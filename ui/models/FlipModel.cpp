// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/FlipModel.h"

#include "ui/views/ElementView.h"
#include "ui/views/HeatmapView.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

using results::Flip;
using results::Flips;

FlipModel::FlipModel(QObject* parent) : QAbstractTableModel(parent) {}

void FlipModel::setFlips(std::shared_ptr<const results::ResultSet> set, std::shared_ptr<const Flips> flips, Run first, Run second) {
    beginResetModel();
    m_set = std::move(set);
    m_flips = std::move(flips);
    m_marks = LabelMarks(m_set);
    m_first = std::move(first);
    m_second = std::move(second);
    collect();
    endResetModel();
}

void FlipModel::show(const Shown& shown) {
    if (shown == m_shown) return;
    beginResetModel();
    m_shown = shown;
    collect();
    endResetModel();
}

void FlipModel::collect() {
    m_rows.clear();
    if (!m_set || !m_flips) return;
    const auto take = [this](const std::vector<Flip>& flips, bool firstRight) {
        for (const Flip& flip : flips)
            if (!m_shown.year || *m_shown.year == flip.year) m_rows.push_back({&flip, firstRight});
    };
    if (m_shown.side != Side::OnlySecond) take(m_flips->onlyFirst, true);
    if (m_shown.side != Side::OnlyFirst) take(m_flips->onlySecond, false);
    order();
}

void FlipModel::order() {
    if (m_sortColumn < 0) return;
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](const Row& a, const Row& b) {
        return m_sortOrder == Qt::AscendingOrder ? isBefore(a, b) : isBefore(b, a);
    });
}

bool FlipModel::isBefore(const Row& a, const Row& b) const {
    switch (m_sortColumn) {
    case Subject: return subject(a) < subject(b);
    case Relation: return relation(a) < relation(b);
    case Year: return a.flip->year < b.flip->year;
    case Form: return a.flip->form < b.flip->form;
    case First: return a.flip->first < b.flip->first;
    case Second: return a.flip->second < b.flip->second;
    default: return false;
    }
}

std::string_view FlipModel::subject(const Row& row) const { return m_set->elements->subjects.at(row.flip->element); }

const std::string& FlipModel::relation(const Row& row) const {
    return m_set->elements->relationNames[m_set->elements->relations[row.flip->element]];
}

int FlipModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int FlipModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Second + 1; }

QString FlipModel::cellText(const Row& row, int column) const {
    switch (column) {
    case Subject: return QString::fromStdString(std::string(subject(row)));
    case Relation: return QString::fromStdString(relation(row));
    case Year: return QString::number(row.flip->year);
    case Form: return displayName(row.flip->form);
    case First: return displayName(row.flip->first);
    case Second: return displayName(row.flip->second);
    default: return {};
    }
}

QString FlipModel::toolTip(const Row& row) const {
    return plainToolTip(tr("%1, %2, %3\n%4: %5\n%6: %7\nA click shows the replies of the run that is wrong")
                            .arg(cellText(row, Subject), cellText(row, Relation), cellText(row, Year), m_first.name,
                                 accessibleText(row, First), m_second.name, accessibleText(row, Second)));
}

widgets::LabelTag FlipModel::tag(const Row& row, const Run& run) const {
    return m_marks.of(run.index, row.flip->element, row.flip->form, row.flip->year);
}

QString FlipModel::accessibleText(const Row& row, int column) const {
    const QString text = cellText(row, column);
    if (column != First && column != Second) return text;
    const widgets::LabelTag label = tag(row, column == First ? m_first : m_second);
    return label.isEmpty() ? text : tr("%1 · %2").arg(text, label.words);
}

std::vector<std::uint32_t> FlipModel::labels() const {
    std::set<std::uint32_t> found;
    if (m_marks.isEmpty()) return {};
    for (const Row& row : m_rows)
        for (const Run* run : {&m_first, &m_second}) {
            const auto given = m_marks.labelsOf(run->index, row.flip->element, row.flip->form, row.flip->year);
            found.insert(given.begin(), given.end());
        }
    return {found.begin(), found.end()};
}

QVariant FlipModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isCategory = index.column() == First || index.column() == Second;
    switch (role) {
    case Qt::DisplayRole: return cellText(row, index.column());
    case Qt::ToolTipRole: return toolTip(row);
    case Qt::AccessibleTextRole: return accessibleText(row, index.column());
    case kLabelTagRole:
        if (!isCategory) return {};
        return QVariant::fromValue(tag(row, index.column() == First ? m_first : m_second));
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
    if (role == Qt::ToolTipRole && isName) return plainToolTip(section == First ? m_first.name : m_second.name);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Subject: return tr("Subject");
    case Relation: return tr("Relation");
    case Year: return tr("Year");
    case Form: return tr("Template");
    case First: return m_first.name;
    case Second: return m_second.name;
    default: return {};
    }
}

void FlipModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    if (column < 0)
        collect();
    else
        this->order();
    endResetModel();
}

} // namespace chronoscope::ui
