// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunMarks.h"

#include <QAbstractTableModel>

namespace chronoscope::ui {

/// The runs of the workspace with their live progress. Rows follow Session::runs(); numbers of running ones come from
/// the hub. GUI thread.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Model, State, Progress, Rate, Left, Errors, Tokens, Cost, Started, Tags, ColumnCount };
    /// Of column Progress: share done, 0 to 1.
    static constexpr int ShareRole = Qt::UserRole;

    RunTableModel(Session& session, RunMarks& marks, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override; ///< a new name
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By the numbers of a column where it has some; by age where `column` is below 0. Numbers that change move no
    /// row: that does another sorting, or a run that comes or goes.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    qint64 runAt(int row) const;
    int rowOf(qint64 run) const;
    qint64 newest() const; ///< 0: there is none

private:
    struct Row {
        qint64 id = 0;
        store::RunRecord record; ///< as stored when it was last read
    };
    /// The newest counts, from the engine if there is one.
    const store::RunCounts& counts(const Row& row) const;
    QString text(const Row& row, int column) const;
    double number(const Row& row, int column) const;
    std::vector<Row> sorted(std::vector<Row> rows) const;
    QString toolTip(const Row& row, int column) const;
    QString tagsText(const Row& row) const;
    QString stateText(const Row& row) const;
    QString stateToolTip(const Row& row) const;
    QString costToolTip(const Row& row) const;
    QString progressToolTip(const Row& row) const;
    void reload();
    void refreshRuns(const QList<qint64>& runs);

    Session& m_session;
    RunMarks& m_marks;
    std::vector<Row> m_rows;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace chronoscope::ui
