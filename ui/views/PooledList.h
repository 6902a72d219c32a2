// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultTables.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTableView;

namespace chronoscope::ui {

class NumbersModel;

/// One run less each other one, over all years, a line each. GUI thread.
class PooledList : public QWidget {
    Q_OBJECT
public:
    explicit PooledList(QWidget* parent = nullptr);

    /// `lines` were made of `set`: the run called `first` less each other one.
    void setLines(const results::ResultSet& set, std::vector<results::PooledLine> lines, const QString& first);
    /// No lines, and why there are none.
    void setNothing(const QString& why);

signals:
    void runActivated(int run); ///< Enter or double click on the line of this run index

private:
    QLabel* m_title;
    NumbersModel* m_model;
    QTableView* m_table;
    std::vector<results::PooledLine> m_lines; ///< by row
};

} // namespace chronoscope::ui
