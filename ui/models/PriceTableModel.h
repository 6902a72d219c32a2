// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/book/PriceTable.h"

#include <QAbstractTableModel>

#include <vector>

namespace chronoscope::ui {

/// A price table that can be edited. A change that would make it unreadable is refused. GUI thread.
class PriceTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Protocol, Model, Input, Output, Source, ColumnCount };

    explicit PriceTableModel(QObject* parent = nullptr);

    void setTable(const backend::PriceTable& table);
    const backend::PriceTable& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Puts a line in, at the end unless `row` says otherwise; false if the table cannot hold it.
    bool insert(const backend::PriceEntry& entry, int row = -1);
    void remove(int row);
    int rowOf(const std::string& protocol, const std::string& model) const; ///< -1 = no line is exactly of these

signals:
    void edited();                       ///< table() is another one
    void refused(const QString& reason); ///< a change was not taken

private:
    bool accepts(const std::vector<backend::PriceEntry>& entries);

    backend::PriceTable m_table;
};

} // namespace chronoscope::ui
