// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/TallyStore.h"
#include "widgets/plots/PlotTheme.h"

#include <QAbstractListModel>

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

signals:
    void pageWanted(qint64 offset);

private:
    std::vector<store::CellRow> m_rows;
    bool m_complete = true;
    bool m_asked = false;
};

} // namespace chronoscope::ui
