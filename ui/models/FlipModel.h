// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Selection.h"
#include "ui/views/FlipRows.h"
#include "ui/views/LabelMarks.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>

namespace chronoscope::ui {

/// The questions on which two runs differ, one a row. Shows what a worker made, makes nothing but what is visible, and
/// leaves sorting to whoever is told. GUI thread.
class FlipModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Subject = 0, Relation, Year, Form, First, Second }; ///< as FlipWish::Column

    /// How the two are called.
    struct Names {
        QString first;
        QString second;
    };

    explicit FlipModel(QObject* parent = nullptr);

    /// Resets the model.
    void setRows(FlipRows rows);
    void setNames(Names names);
    /// Other labels of the same elements and runs; nothing else changes.
    void relabel(std::shared_ptr<const results::ResultSet> set);
    const FlipRows& rows() const { return m_rows; }
    const results::Flip& at(int row) const { return *m_rows.rows[static_cast<std::size_t>(row)].flip; }
    /// Whether it is the first run that is right; `row` must be in range.
    bool isFirstRight(int row) const { return m_rows.rows[static_cast<std::size_t>(row)].firstRight; }
    /// What a click there shows: the replies of the run whose column it is; else of the one that is wrong, of which one
    /// wants to know the reason.
    Selection selection(int row, int column) const;
    const LabelMarks& marks() const { return m_marks; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Emits sortWanted() alone.
    void sort(int column, Qt::SortOrder order) override;

signals:
    void sortWanted(int column, Qt::SortOrder order); ///< -1: as they come

private:
    QString cellText(const FlipRow& row, int column) const;
    QString toolTip(const FlipRow& row) const;
    widgets::LabelTag tag(const FlipRow& row, int column) const;
    QString accessibleText(const FlipRow& row, int column) const;

    FlipRows m_rows;
    LabelMarks m_marks; ///< of the set of m_rows
    Names m_names;
};

} // namespace chronoscope::ui
