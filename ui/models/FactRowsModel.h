// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"

#include <QAbstractTableModel>

#include <memory>

namespace chronoscope::ui {

/// The rows of a table of facts as they would be imported, each with what there is to say about it. Rows that are left
/// out carry a sign. GUI thread.
class FactRowsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column : int { Line = 0, Remark, Subject, Relation, Object, From, To, Years, kCount };

    explicit FactRowsModel(QObject* parent) : QAbstractTableModel(parent) {}

    /// Null: no rows.
    void setIntake(std::shared_ptr<const facts::FactIntake> intake);
    /// Whether there is anything to say about any row.
    bool hasRemarks() const { return m_hasRemarks; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const facts::FactIntake> m_intake;
    bool m_hasRemarks = false;
};

} // namespace chronoscope::ui
