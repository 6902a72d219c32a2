// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace chronoscope::ui {

/// The elements of a slice, one a row, as they lie in a list shared with the worker that made it. Owned by its page;
/// GUI thread, but for arrange(), which the worker calls on a list nobody else has yet.
class ElementTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using Elements = std::vector<benchmark::ElementMeta>;
    enum Column { Subject, Relation, Domain, State, Years, Distractors, ColumnCount };

    explicit ElementTableModel(QObject* parent = nullptr);

    /// Null is an empty list. Resets the model.
    void setElements(std::shared_ptr<const Elements> elements);
    const std::shared_ptr<const Elements>& elements() const { return m_elements; }
    /// `row` must be in range.
    const benchmark::ElementMeta& element(int row) const { return m_elements->at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Sorts by a column, equal ones in benchmark order; a column out of range leaves benchmark order. Any thread.
    static void arrange(Elements& elements, int column, Qt::SortOrder order);

private:
    QString text(const benchmark::ElementMeta& meta, int column) const;

    std::shared_ptr<const Elements> m_elements;
};

} // namespace chronoscope::ui
