// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"
#include "core/run/layout/RunSpec.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace chronoscope::ui {

class PromptPreview;
class RunModelsForm;
class RunOptionsForm;
class SliceForm;

/// Asks for everything that runs of the same questions by one or several models need, and says beforehand what they
/// would ask, cost and take. Shown with open(); when accepted() the caller reads the wishes and has them fulfilled
/// (RunStarter). Remembers nothing. Counting is done by the session's worker; GUI thread.
class NewRunDialog : public QDialog {
    Q_OBJECT
public:
    NewRunDialog(Session& session, const benchmark::SliceSpec& slice, QWidget* parent = nullptr);

    /// Asks as that run does; slice, stop texts and models stay as they are.
    void setOptions(const run::RunSpec& spec);
    RunModelsForm& models() { return *m_models; }
    run::RunSpec spec() const;
    /// One for each model, with the budget shared among them.
    std::vector<RunWish> wishes() const;

private:
    void addName(QVBoxLayout* layout);
    void addSlice(QVBoxLayout* layout, const benchmark::SliceSpec& slice);
    void addBackend(QVBoxLayout* layout);
    void addOptions(QVBoxLayout* layout);
    void addFoot(QVBoxLayout* layout);
    void addBudget(QHBoxLayout* row);
    QLabel* addSection(QVBoxLayout* layout, const QString& text);

    QString name() const;
    QStringList names() const; ///< of the runs, as the models
    void showWhole();
    std::optional<double> budget() const;
    void suggestName();
    void readYears();
    void specChanged();
    void refreshEstimate();
    void showEstimate(const Result<run::RunEstimate>& estimate, const run::RunSpec& asked);
    void modelChanged();
    void showCost();
    QString problem() const; ///< why the run cannot start, or empty
    void updateStart();

    Session& m_session;
    QLineEdit* m_name;
    bool m_nameEdited = false;
    SliceForm* m_slice;
    QToolButton* m_whole; ///< every element again
    RunModelsForm* m_models;
    RunOptionsForm* m_options;
    QDoubleSpinBox* m_budget;
    QLabel* m_budgetReason;
    QLabel* m_counts;
    QLabel* m_cost;
    QLabel* m_warnings;
    QLabel* m_reason;
    QPushButton* m_start;
    QPushButton* m_prompts;
    PromptPreview* m_preview;
    QTimer m_debounce;
    std::optional<run::RunEstimate> m_estimate; ///< empty until counted once
};

} // namespace chronoscope::ui
