// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/models/FlipModel.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;

namespace chronoscope::ui {

class LabelLegend;
class Results;

/// The questions on which two runs differ, with a choice of year and direction. What is chosen is listed as soon as a
/// worker has made it. GUI thread.
class FlipList : public QWidget {
    Q_OBJECT
public:
    /// A label of the legend becomes the filter of `results`.
    explicit FlipList(Results& results, QWidget* parent = nullptr);

    /// What is chosen now; what setList() shows was made for it, or is made anew.
    FlipWish wish() const;
    /// A comparison over these years. Year and direction stay where they are still there.
    void setList(FlipRows rows, const FlipModel::Names& names, const std::vector<int>& years);
    /// The same list with other labels: row, order and place stay.
    void relabel(std::shared_ptr<const results::ResultSet> set);
    void clear();
    /// Hidden where all questions are of one template.
    void setTemplateShown(bool shown);
    /// 0 = all years; a year without a pair changes nothing.
    void chooseYear(int year);
    FlipModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }

signals:
    void flipActivated(int row, int column); ///< click or Enter; a row of model(), and a FlipModel::Column

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTable();
    void makeRows();
    void showRows(FlipRows rows);

    Results& m_results;
    std::optional<FlipWish::Column> m_sort; ///< as the header was pressed
    bool m_descending = false;
    FlipModel* m_model;
    QComboBox* m_year;
    QComboBox* m_side;
    QLabel* m_count;
    QTableView* m_table;
    LabelLegend* m_legend;
};

} // namespace chronoscope::ui
