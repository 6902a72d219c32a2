// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace chronoscope::ui {

/// Asks for a larger budget for a run that has one: what is spent, what was allowed, what is allowed from now on. US
/// dollars. Shown with open(); GUI thread.
class BudgetDialog : public QDialog {
    Q_OBJECT
public:
    /// `counts` are the run's newest.
    BudgetDialog(const store::RunRecord& run, const store::RunCounts& counts, QWidget* parent = nullptr);

    /// The new budget, over all sittings of the run.
    double budget() const;

private:
    void addTexts(const store::RunRecord& run, const store::RunCounts& counts);
    QString problem() const;
    void updateUse();

    const double m_spent;
    const double m_allowed;
    QDoubleSpinBox* m_budget;
    QLabel* m_reason;
    QPushButton* m_use;
};

} // namespace chronoscope::ui
