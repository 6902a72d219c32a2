// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/PriceTableModel.h"

#include "ui/views/CoreWords.h"
#include "ui/views/Words.h"

#include <QLocale>

namespace chronoscope::ui {

using backend::PriceEntry;
using backend::PriceTable;

namespace {
QString priceNumber(double price) { return QLocale::c().toString(price, 'g', 9); }
} // namespace

PriceTableModel::PriceTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void PriceTableModel::setTable(const PriceTable& table) {
    beginResetModel();
    m_table = table;
    endResetModel();
}

int PriceTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.entries().size());
}

int PriceTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant PriceTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const PriceEntry& entry = m_table.entries()[static_cast<std::size_t>(index.row())];
    const bool isPrice = index.column() == Input || index.column() == Output;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isPrice ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == Source) return plainToolTip(QString::fromStdString(entry.source));
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    switch (index.column()) {
    case Protocol:
        return entry.protocol.empty() && role == Qt::DisplayRole ? tr("any") : QString::fromStdString(entry.protocol);
    case Model: return QString::fromStdString(entry.model);
    case Input: return priceNumber(entry.price.input);
    case Output: return priceNumber(entry.price.output);
    case Source: return QString::fromStdString(entry.source);
    default: return {};
    }
}

/// Whether the file that they would make could be read again.
bool PriceTableModel::accepts(const std::vector<PriceEntry>& entries) {
    PriceTable changed;
    changed.set(entries);
    const auto read = PriceTable::parse(changed.json());
    if (!read) emit refused(coreWords(read.error()));
    return read.ok();
}

bool PriceTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole || index.row() >= rowCount()) return false;
    auto entries = m_table.entries();
    PriceEntry& entry = entries[static_cast<std::size_t>(index.row())];
    const QString typed = value.toString().trimmed();
    if (data(index, Qt::EditRole).toString() == typed) return true;
    if (index.column() == Input || index.column() == Output) {
        bool isNumber = false;
        const double price = QLocale::c().toDouble(typed, &isNumber);
        if (!isNumber) {
            emit refused(tr("A price is a number of US dollars per million tokens, such as 0.15"));
            return false;
        }
        (index.column() == Input ? entry.price.input : entry.price.output) = price;
    } else {
        std::string& field = index.column() == Protocol ? entry.protocol
                             : index.column() == Model  ? entry.model
                                                        : entry.source;
        field = typed.toStdString();
    }
    if (!accepts(entries)) return false;
    m_table.set(std::move(entries));
    emit dataChanged(index, index);
    emit edited();
    return true;
}

Qt::ItemFlags PriceTableModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool PriceTableModel::insert(const PriceEntry& entry, int row) {
    const int at = row < 0 || row > rowCount() ? rowCount() : row;
    auto entries = m_table.entries();
    entries.insert(entries.begin() + at, entry);
    if (!accepts(entries)) return false;
    beginInsertRows({}, at, at);
    m_table.set(std::move(entries));
    endInsertRows();
    emit edited();
    return true;
}

void PriceTableModel::remove(int row) {
    if (row < 0 || row >= rowCount()) return;
    auto entries = m_table.entries();
    entries.erase(entries.begin() + row);
    beginRemoveRows({}, row, row);
    m_table.set(std::move(entries));
    endRemoveRows();
    emit edited();
}

int PriceTableModel::rowOf(const std::string& protocol, const std::string& model) const {
    for (std::size_t i = 0; i < m_table.entries().size(); ++i)
        if (m_table.entries()[i].protocol == protocol && m_table.entries()[i].model == model)
            return static_cast<int>(i);
    return -1;
}

QVariant PriceTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Input || section == Output ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Model)
        return tr("The model's id; with a * at its end, all ids that begin so. The longest that fits counts.");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Protocol: return tr("Protocol");
    case Model: return tr("Model");
    case Input: return tr("$ / million in");
    case Output: return tr("$ / million out");
    case Source: return tr("Source");
    default: return {};
    }
}

} // namespace chronoscope::ui
