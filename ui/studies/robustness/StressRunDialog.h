// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressRun.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/dialogs/RunDialog.h"

#include <array>
#include <memory>
#include <stop_token>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace chronoscope::ui {

class CheckList;
class StressReadings;

/// What new runs of temporal robustness ask: which facts, at which dates, in which words; with what that comes to.
/// Counting has a thread and a connection of its own. GUI thread.
class StressRunDialog : public RunDialog {
    Q_OBJECT
public:
    StressRunDialog(Session& session, QWidget* parent = nullptr);
    ~StressRunDialog() override;

    void setSpec(const robustness::StressSpec& spec, bool withChoice);

    QString kind() const override { return QStringLiteral("dates"); }
    QByteArray options() const override;
    void setOptions(const QByteArray& json, bool withChoice) override;
    void setLike(const store::RunRecord& run) override;

protected:
    void count() override;
    StudyWish::Make maker(const QString& name) const override;
    QString optionsProblem() const override;
    QString nothingText() const override;
    QString suggestedName(const ModelChoice& model) const override;
    QString modelProblem(const ModelChoice& model) const override;

private:
    using Estimate = robustness::StressEstimate;

    void addPresets(QFormLayout* form);
    void addFacts(QFormLayout* form);
    void addDates(QFormLayout* form);
    void addWords(QFormLayout* form);
    void readRelations();
    void tickRelations();
    void showTicked();
    robustness::StressSpec spec() const;
    void show(const Result<Estimate>& estimate);

    std::shared_ptr<const robustness::Wording> m_wording; ///< null: it cannot be read
    QPushButton* m_relationsButton;
    CheckList* m_relations;
    QStringList m_relationNames;
    QStringList m_wanted; ///< relations that are to be ticked once they are read
    QComboBox* m_paper;   ///< filter
    QSpinBox* m_top;
    std::array<QCheckBox*, robustness::kPrecisions> m_precisions{};
    QComboBox* m_sampler;
    QComboBox* m_style;
    QComboBox* m_prompt;
    QComboBox* m_chat;
    QSpinBox* m_seed;
    StressReadings* m_readings;
    robustness::StressSpec m_given; ///< what the form does not show stays as given
    std::stop_source m_stop;
    BackgroundQueue m_counting; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
