// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/TallyStore.h"
#include "widgets/plots/LabelTag.h"
#include "widgets/plots/PlotTheme.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace chronoscope::ui {

/// The elements behind one heatmap cell, read in pages as the list is scrolled. GUI thread.
class CellElementsModel : public QAbstractListModel {
    Q_OBJECT
public:
    static constexpr int kPage = 200;

    explicit CellElementsModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    void clear();
    /// Appends a page; one shorter than kPage is the last.
    void append(std::vector<store::CellRow> rows);
    const store::CellRow* at(int row) const;
    int rowOf(qint64 elementRow) const;

    /// The tag of the labels of the cell's element with this row of the workspace; asked for what is visible.
    using Tags = std::function<widgets::LabelTag(qint64 elementRow)>;
    void setTags(Tags tags);

signals:
    void pageWanted(qint64 offset);

private:
    QString toolTip(const store::CellRow& row) const;
    widgets::LabelTag tag(const store::CellRow& row) const { return m_tags ? m_tags(row.row) : widgets::LabelTag(); }

    std::vector<store::CellRow> m_rows;
    Tags m_tags;
    bool m_complete = true;
    bool m_asked = false;
};

} // namespace chronoscope::ui
