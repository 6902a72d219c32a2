// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/TallyStore.h"
#include "widgets/plots/LabelTag.h"
#include "widgets/plots/PlotTheme.h"

#include <QAbstractListModel>
#include <QString>

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

    /// What annotators said of an element and of its cell; see GoldMark.h.
    struct Marks {
        QString gold; ///< before the subject
        QString goldNote;
        widgets::LabelTag tag;
    };
    /// By row of the workspace; asked for what is visible.
    using MarksOf = std::function<Marks(qint64 elementRow)>;
    void setMarks(MarksOf marksOf);

signals:
    void pageWanted(qint64 offset);

private:
    QString toolTip(const store::CellRow& row) const;
    Marks marks(const store::CellRow& row) const { return m_marksOf ? m_marksOf(row.row) : Marks(); }

    std::vector<store::CellRow> m_rows;
    MarksOf m_marksOf;
    bool m_complete = true;
    bool m_asked = false;
};

} // namespace chronoscope::ui
