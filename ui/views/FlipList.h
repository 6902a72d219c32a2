// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/models/FlipModel.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;

namespace chronoscope::ui {

class LabelLegend;
class Results;

/// The questions on which two runs differ, with a choice of year and direction. GUI thread.
class FlipList : public QWidget {
    Q_OBJECT
public:
    /// A label of the legend becomes the filter of `results`.
    explicit FlipList(Results& results, QWidget* parent = nullptr);

    /// `flips` was made of `set`; nulls empty the list. Year and direction stay where they are still there.
    void setFlips(std::shared_ptr<const results::ResultSet> set, std::shared_ptr<const results::Flips> flips,
                  const FlipModel::Run& first, const FlipModel::Run& second, const std::vector<int>& years);
    /// Hidden where all questions are of one template.
    void setTemplateShown(bool shown);
    /// 0 = all years; a year without a pair changes nothing.
    void chooseYear(int year);
    FlipModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }

signals:
    void flipActivated(int row); ///< click or Enter; a row of model()

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTable();
    void showChosen();

    FlipModel* m_model;
    QComboBox* m_year;
    QComboBox* m_side;
    QLabel* m_count;
    QTableView* m_table;
    LabelLegend* m_legend;
};

} // namespace chronoscope::ui
