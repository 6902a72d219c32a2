// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/AnswerReader.h"
#include "ui/bridge/Selection.h"
#include "ui/views/LabelMarks.h"
#include "widgets/plots/AnswerGridLayout.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// The grid of answers as a table of any length: element-years by runs. Holds the list of rows, and the texts of a few
/// thousand of them around what was looked at last; whoever owns it reads what is missing() and gives it by take().
/// Sorting is left to whoever is told. GUI thread.
class AnswersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kAnswerRole = Qt::UserRole + 101; ///< the answer alone, as it was given
    enum Column { Subject = 0, Relation, Year, Right, FirstRun };
    using RowsPtr = std::shared_ptr<const results::AnswerRows>;

    explicit AnswersModel(QObject* parent = nullptr);

    /// Where the rows are those shown already, the place stays, and only what they say is read anew.
    void setRows(std::shared_ptr<const results::ResultSet> set, RowsPtr rows);
    const RowsPtr& rows() const { return m_rows; }
    const std::shared_ptr<const results::ResultSet>& set() const { return m_set; }
    /// What a place is of: of the first run that asks it beside the answers; nothing where its run was not asked.
    std::optional<Selection> selection(const QModelIndex& place) const;
    std::size_t runs() const { return m_rows ? m_rows->runs.size() : 0; }
    /// The first stretch of rows (first, count) from `from` to `to` that is not held, if any.
    std::optional<std::pair<std::size_t, std::size_t>> missing(int from, int to) const;
    /// What was read of `rows` from `first` on, which missing() told; nothing where other rows are shown by now.
    void take(const RowsPtr& rows, std::size_t first, const std::vector<results::AnswerLine>& lines);
    std::size_t heldRows() const { return m_pages.size() * kPageRows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Emits sortWanted() alone.
    void sort(int column, Qt::SortOrder order) override;

    static constexpr std::size_t kPageRows = 64;
    static constexpr std::size_t kMostPages = 64;

signals:
    void sortWanted(int column, Qt::SortOrder order); ///< -1: as they come

private:
    struct Line {
        QString right;
        std::vector<std::optional<widgets::AnswerCell>> cells;
        std::vector<QString> shares; ///< "4/10", where other replies say something else
    };
    const Line* lineAt(int row) const;
    QString runName(int column) const;
    QString cellText(int row, int column) const;
    QVariant cellData(int row, int column, int role) const;
    analysis::CellCategory categoryAt(int row, int column) const;
    std::optional<std::size_t> cellAt(int row, int column) const;
    QIcon icon(analysis::CellCategory category) const;
    void forgetFarFrom(std::size_t page);

    std::shared_ptr<const results::ResultSet> m_set;
    RowsPtr m_rows;
    results::RunNames m_names;
    LabelMarks m_marks;
    std::map<std::size_t, std::vector<Line>> m_pages;
    mutable std::map<int, QIcon> m_icons; ///< by category, in the colours of m_iconsOf
    mutable qint64 m_iconsOf = 0;
};

} // namespace chronoscope::ui
