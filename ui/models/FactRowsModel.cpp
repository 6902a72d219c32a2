// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/FactRowsModel.h"

#include "ui/theme/Icons.h"
#include "ui/views/CoreWords.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
QString dateCell(const std::optional<facts::Date>& date) {
    return date ? QString::fromStdString(date->text()) : QString();
}

bool isLeftOut(const facts::FactRow& row) { return !row.isImported && row.sameAs == 0; }

bool isAboutYears(const facts::FactMessage& message) { return message.code == "W-FRAME"; }

/// In no year that is asked about: it is imported, and brings nothing.
bool isIdle(const facts::FactRow& row) {
    return row.isImported && std::any_of(row.messages.begin(), row.messages.end(), isAboutYears);
}

/// "Left out: “soon” is not a date"; what is only worth a look stands without the first words, behind why a row is
/// asked about in no year.
QString remarkOf(const facts::FactRow& row) {
    QStringList parts;
    for (const facts::FactMessage& message : row.messages) {
        const QString text = coreWords(message.text);
        isAboutYears(message) ? parts.prepend(text) : parts.append(text);
    }
    const QString text = parts.join(QStringLiteral("; "));
    return isLeftOut(row) ? FactRowsModel::tr("Left out: %1").arg(text) : text;
}

// A title stands over its column as the column's cells stand.
QVariant alignmentOf(int column) {
    const bool isNumber = column == FactRowsModel::Line || column == FactRowsModel::Years;
    return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QString cellText(const facts::FactRow& row, int column) {
    switch (column) {
    case FactRowsModel::Line: return QString::number(row.line);
    case FactRowsModel::Subject: return QString::fromStdString(row.subject);
    case FactRowsModel::Relation: return QString::fromStdString(row.relation);
    case FactRowsModel::Object: return row.object.empty() ? QString() : QString::fromStdString(row.object.front());
    case FactRowsModel::From: return dateCell(row.from ? row.from : row.at);
    case FactRowsModel::To: return dateCell(row.to);
    case FactRowsModel::Years: return row.isImported ? QString::number(row.years) : QString();
    default: return remarkOf(row);
    }
}
} // namespace

void FactRowsModel::setIntake(std::shared_ptr<const facts::FactIntake> intake) {
    beginResetModel();
    m_intake = std::move(intake);
    m_hasRemarks = m_intake && std::any_of(m_intake->rows().begin(), m_intake->rows().end(),
                                           [](const auto& row) { return !row.messages.empty() || isLeftOut(row); });
    endResetModel();
}

int FactRowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_intake ? 0 : static_cast<int>(m_intake->rows().size());
}

int FactRowsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kCount; }

QVariant FactRowsModel::data(const QModelIndex& index, int role) const {
    if (!m_intake || !index.isValid()) return {};
    const facts::FactRow& row = m_intake->rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return cellText(row, index.column());
    case Qt::DecorationRole:
        return index.column() == Remark && (isLeftOut(row) || isIdle(row)) ? QVariant(Icons::icon(u"warning"))
                                                                           : QVariant();
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    default: return {};
    }
}

QVariant FactRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return alignmentOf(section);
    if (role != Qt::DisplayRole) return {};
    const QStringList titles{tr("Line"),   tr("What to know"), tr("Subject"), tr("Relation"),
                             tr("Object"), tr("From"),         tr("To"),      tr("Years")};
    return titles.value(section);
}

} // namespace chronoscope::ui
