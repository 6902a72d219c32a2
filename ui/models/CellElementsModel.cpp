// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/CellElementsModel.h"

#include "ui/views/ElementView.h"
#include "ui/views/HeatmapView.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

namespace chronoscope::ui {

CellElementsModel::CellElementsModel(QObject* parent) : QAbstractListModel(parent) {}

int CellElementsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CellElementsModel::data(const QModelIndex& index, int role) const {
    const store::CellRow* row = at(index.row());
    if (!index.isValid() || !row) return {};
    switch (role) {
    case Qt::DisplayRole: return marks(*row).gold + QString::fromStdString(row->subject);
    case Qt::DecorationRole:
        return widgets::CategoryMark::icon(markOf(row->category), widgets::PlotTheme::fromPalette(QGuiApplication::palette()));
    case Qt::ToolTipRole: return toolTip(*row);
    case Qt::AccessibleTextRole: {
        const Marks said = marks(*row);
        return said.tag.saidAfter(tr("%1, %2").arg(said.gold + QString::fromStdString(row->subject), displayName(row->category)));
    }
    case kLabelTagRole: return QVariant::fromValue(marks(*row).tag);
    default: return {};
    }
}

QString CellElementsModel::toolTip(const store::CellRow& row) const {
    const Marks said = marks(row);
    QString text = said.gold + QString::fromStdString(row.subject) + QLatin1Char('\n') +
                   QString::fromStdString(row.relation) +
                   tr("\n%1: %2 of %3 greedy and %4 of %5 sampled replies right, %6 lost to errors")
                       .arg(displayName(row.category))
                       .arg(row.counts.greedyHits)
                       .arg(row.counts.greedyCounted())
                       .arg(row.counts.sampledHits)
                       .arg(row.counts.sampledCounted())
                       .arg(row.counts.errors);
    if (const int leftOut = row.counts.greedyLeftOut + row.counts.sampledLeftOut; leftOut > 0)
        text += tr("\n%n more left out: not in the form that strict extraction counts", nullptr, leftOut);
    for (const QString& words : {said.goldNote, said.tag.words})
        if (!words.isEmpty()) text += QLatin1Char('\n') + words;
    return plainToolTip(text);
}

void CellElementsModel::setMarks(MarksOf marksOf) {
    m_marksOf = std::move(marksOf);
    if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

bool CellElementsModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && !m_complete && !m_asked;
}

void CellElementsModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    m_asked = true;
    emit pageWanted(static_cast<qint64>(m_rows.size()));
}

void CellElementsModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_complete = true;
    m_asked = false;
    endResetModel();
}

void CellElementsModel::append(std::vector<store::CellRow> rows) {
    const bool last = rows.size() < kPage;
    if (!rows.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
        endInsertRows();
    }
    m_asked = false; // only now: views ask for more while rows are being inserted
    m_complete = last;
}

const store::CellRow* CellElementsModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int CellElementsModel::rowOf(qint64 elementRow) const {
    for (int i = 0; i < rowCount(); ++i)
        if (at(i)->row == elementRow) return i;
    return -1;
}

} // namespace chronoscope::ui
