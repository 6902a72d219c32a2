// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ElementList.h"
#include "core/results/ResultFilter.h"
#include "ui/views/LabelMarks.h"
#include "widgets/plots/CategoryMark.h"

#include <QAbstractListModel>

#include <map>
#include <memory>
#include <vector>

namespace chronoscope::ui {

/// The elements that pass the filter, one a row, with a category mark per run, the tag of the labels of its cells and
/// what they are ordered by. Reads a list shared with the worker that made it. GUI thread.
class ElementListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { MarksRole = Qt::UserRole, CountRole }; ///< QList<int> of widgets::Mark, one per run; QString

    explicit ElementListModel(QObject* parent = nullptr);

    using Labels = std::map<std::uint32_t, std::vector<std::uint32_t>>; ///< see results::labelsByElement()

    /// `list` and `labels` were made of `set`; nulls are an empty list. Resets the model.
    void setList(std::shared_ptr<const results::ResultSet> set, std::shared_ptr<const results::ElementList> list,
                 results::ElementOrder order, Labels labels = {});
    /// Row of the workspace; `row` must be in range.
    qint64 elementRow(int row) const;
    /// What the list was made of; null when there is none.
    const std::shared_ptr<const results::ResultSet>& set() const { return m_set; }
    /// Run indices of the chosen runs.
    std::vector<std::size_t> runs() const { return m_list ? m_list->runs : std::vector<std::size_t>(); }
    /// -1 if it is not in the list.
    int rowOf(qint64 elementRow) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString toolTip(int row) const;
    QString countText(const results::ElementList::Line& line) const;
    widgets::Mark markAt(int row, std::size_t run) const;
    widgets::LabelTag tag(const results::ElementList::Line& line) const;

    std::shared_ptr<const results::ResultSet> m_set;
    std::shared_ptr<const results::ElementList> m_list;
    Labels m_labels;
    results::RunNames m_names;
    results::ElementOrder m_order = results::ElementOrder::Wrong;
};

} // namespace chronoscope::ui
