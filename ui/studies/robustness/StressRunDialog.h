// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressRun.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <stop_token>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chronoscope::ui {

class CheckList;
class ModelForm;

/// What a new run of temporal robustness asks: which facts, at which dates, in which words, and of whom; with what that
/// comes to. Shown with open(). GUI thread.
class StressRunDialog : public QDialog {
    Q_OBJECT
public:
    StressRunDialog(Session& session, QWidget* parent = nullptr);
    ~StressRunDialog() override;

    StudyWish wish() const;

private:
    using Estimate = robustness::StressEstimate;

    void addFacts(QFormLayout* form);
    void addDates(QFormLayout* form);
    void addWords(QFormLayout* form);
    void addFoot();
    void readRelations();
    robustness::StressSpec spec() const;
    void specChanged();
    void refreshEstimate();
    void show(const Result<Estimate>& estimate);
    void showCost();
    void modelChanged();
    QString problem() const;
    void updateStart();

    Session& m_session;
    std::shared_ptr<const robustness::Wording> m_wording; ///< null: it cannot be read
    QLineEdit* m_name = nullptr;
    bool m_nameEdited = false;
    ModelForm* m_model;
    QPushButton* m_relationsButton;
    CheckList* m_relations;
    QStringList m_relationNames;
    QComboBox* m_paper; ///< filter
    QSpinBox* m_top;
    std::array<QCheckBox*, robustness::kPrecisions> m_precisions{};
    QComboBox* m_sampler;
    QComboBox* m_style;
    QComboBox* m_prompt;
    QComboBox* m_chat;
    QSpinBox* m_seed;
    QLabel* m_counts;
    QLabel* m_example;
    QLabel* m_warnings;
    QLabel* m_reason;
    QPushButton* m_start;
    std::optional<Estimate> m_estimate;
    QString m_whyNot; ///< it cannot be counted
    QTimer m_debounce;
    std::stop_source m_stop;
    BackgroundQueue m_counting; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
