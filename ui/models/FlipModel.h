// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Difference.h"
#include "ui/views/LabelMarks.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// The questions on which two runs differ, one a row, of one year or all, and in one direction or both. Reads what a
/// worker made; makes nothing but what is visible. GUI thread.
class FlipModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Subject = 0, Relation, Year, Form, First, Second };
    enum class Side { Both = 0, OnlyFirst, OnlySecond };
    struct Shown {
        std::optional<int> year; ///< none = all
        Side side = Side::Both;
        bool operator==(const Shown&) const = default;
    };

    /// One of the two.
    struct Run {
        std::size_t index = 0; ///< run index
        QString name;
    };

    explicit FlipModel(QObject* parent = nullptr);

    /// `flips` was made of `set`; nulls are an empty list. Resets the model.
    void setFlips(std::shared_ptr<const results::ResultSet> set, std::shared_ptr<const results::Flips> flips, Run first, Run second);
    void show(const Shown& shown);
    const Shown& shown() const { return m_shown; }
    const results::Flip& at(int row) const { return *m_rows[static_cast<std::size_t>(row)].flip; }
    /// Whether it is the first run that is right; `row` must be in range.
    bool isFirstRight(int row) const { return m_rows[static_cast<std::size_t>(row)].firstRight; }
    const LabelMarks& marks() const { return m_marks; }
    /// Places in CellLabels::labels that any row has, ascending.
    std::vector<std::uint32_t> labels() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Row {
        const results::Flip* flip = nullptr;
        bool firstRight = false;
    };
    void collect();
    void order();
    bool isBefore(const Row& a, const Row& b) const;
    std::string_view subject(const Row& row) const;
    const std::string& relation(const Row& row) const;
    QString cellText(const Row& row, int column) const;
    QString toolTip(const Row& row) const;
    widgets::LabelTag tag(const Row& row, const Run& run) const;
    QString accessibleText(const Row& row, int column) const;

    std::shared_ptr<const results::ResultSet> m_set;
    std::shared_ptr<const results::Flips> m_flips;
    LabelMarks m_marks;
    Run m_first;
    Run m_second;
    Shown m_shown;
    int m_sortColumn = -1; ///< as they come
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<Row> m_rows;
};

} // namespace chronoscope::ui
