// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"

#include <QAbstractTableModel>

#include <functional>
#include <utility>

namespace chronoscope::ui {

/// A table of numbers as it goes into a file, for reading on the screen, where machine names are words: the twin of a
/// plot. GUI thread.
class NumbersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kSortRole = Qt::UserRole; ///< numbers as numbers; a missing one is no value

    explicit NumbersModel(QObject* parent = nullptr);

    void setTable(analysis::Table table);
    const analysis::Table& table() const { return m_table; }
    /// Key of NumberBook for what is shown: what the heads of its columns say when asked goes by it, too.
    void setKey(std::function<QString()> key) { m_key = std::move(key); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    analysis::Table m_table;
    std::function<QString()> m_key;
};

} // namespace chronoscope::ui
