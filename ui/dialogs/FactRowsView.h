// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTableView;

namespace chronoscope::ui {

class FactRowsModel;

/// The rows of a table of facts as they would be imported, and below them all that there is to know of the chosen one.
/// The first that is left out is chosen. GUI thread.
class FactRowsView : public QWidget {
    Q_OBJECT
public:
    explicit FactRowsView(QWidget* parent = nullptr);

    /// Null: no rows.
    void setIntake(std::shared_ptr<const facts::FactIntake> intake);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void wrapRows(bool wrapped);
    void showRemark();

    QTableView* m_table;
    QLabel* m_remark;
    FactRowsModel* m_rows;
};

} // namespace chronoscope::ui
