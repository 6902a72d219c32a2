// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/mined/MinedItems.h"
#include "ui/studies/mined/Pictures.h"

#include <QAbstractTableModel>

#include <memory>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// The items of MINED with their small pictures and, of a run, what came of each configuration; one a row. Makes
/// nothing but what is visible. GUI thread.
class ItemListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Picture,
        OtherPicture,
        Task,
        Subject,
        Type,
        Gold,
        FirstReply,
        Replies = FirstReply + 4, ///< all of them in one, where there is little room
        Cem,
        ColumnCount
    };
    static constexpr int kSortRole = Qt::UserRole;
    static constexpr int kSearchRole = Qt::UserRole + 1;

    explicit ItemListModel(Thumbnails& thumbnails, QObject* parent = nullptr);

    void setRows(std::shared_ptr<const ItemRows> rows);
    const ItemRows& rows() const { return *m_rows; }
    /// Null outside.
    const ItemRow* at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ItemRow& row, int column) const;
    QString toolTip(const ItemRow& row, int column) const;
    QVariant picture(const ItemRow& row, int column) const;
    void pictureReady(qint64 media);

    Thumbnails& m_thumbnails;
    std::shared_ptr<const ItemRows> m_rows = std::make_shared<const ItemRows>();
    std::vector<std::pair<qint64, int>> m_rowsOf; ///< by media, in order: who is to be painted again
};

} // namespace chronoscope::ui
