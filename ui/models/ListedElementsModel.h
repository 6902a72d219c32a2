// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/CategoriesView.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace chronoscope::ui {

/// The elements behind a segment of a bar, a row each, with the label of the cell that choosing it selects. GUI thread.
class ListedElementsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit ListedElementsModel(QObject* parent = nullptr);

    /// `list` was made of `set`. Resets the model unless elements and list are the same: then only labels may be
    /// others.
    void setList(std::shared_ptr<const results::ResultSet> set, std::vector<ListedElement> list);
    /// As it was set last; may be null.
    const std::shared_ptr<const results::ResultSet>& set() const { return m_set; }
    const std::vector<ListedElement>& list() const { return m_list; }
    /// What selecting a row selects; `row` must be in range.
    Selection selection(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const results::ResultSet> m_set;
    std::vector<ListedElement> m_list;
    bool m_isOneTemplate = true;
};

} // namespace chronoscope::ui
