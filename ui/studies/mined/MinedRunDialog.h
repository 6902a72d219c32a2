// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/MinedRun.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/dialogs/RunDialog.h"

#include <array>
#include <set>
#include <stop_token>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace chronoscope::ui {

class CheckList;

/// What new runs of MINED ask: which tasks and types, in which configurations and words; with what that comes to. A
/// backend that does not see pictures is refused with its reason. Counting has a thread and a connection of its own.
/// GUI thread.
class MinedRunDialog : public RunDialog {
    Q_OBJECT
public:
    /// `trustFile`: what the golds are taken from unless it is changed here.
    MinedRunDialog(Session& session, bool trustFile, QWidget* parent = nullptr);
    ~MinedRunDialog() override;

    void setSpec(const mined::AskingSpec& spec, int maxTokens, bool withChoice);

    QString kind() const override { return QStringLiteral("questions"); }
    QByteArray options() const override;
    void setOptions(const QByteArray& json, bool withChoice) override;
    void setLike(const store::RunRecord& run) override;

protected:
    void count() override;
    StudyWish::Make maker(const QString& name) const override;
    QString optionsProblem() const override;
    QString modelProblem(const ModelChoice& model) const override;
    QString nothingText() const override;
    QString suggestedName(const ModelChoice& model) const override;
    bool isCountedByModel() const override { return true; } ///< the tokens of a picture are the model's

private:
    using Estimates = std::vector<mined::MinedEstimate>; ///< one of each model
    struct Choices {
        std::array<std::int64_t, mined::kTasks> tasks{};
        std::vector<std::pair<std::string, std::int64_t>> types; ///< by name
    };

    void addPresets(QFormLayout* form);
    void addItems(QFormLayout* form);
    void addConfigurations(QFormLayout* form);
    void addWords(QFormLayout* form);
    static Result<Choices> readChoices(store::Database& database);
    void fillChoices(const Choices& choices);
    void tickWanted();
    void showTicked();
    mined::AskingSpec spec() const;
    mined::MinedDecoding decoding() const;
    void show(const Result<Estimates>& estimates, const QStringList& models);

    QPushButton* m_tasksButton;
    CheckList* m_tasks;
    std::vector<mined::Task> m_taskOf; ///< by place in the list
    QPushButton* m_typesButton;
    CheckList* m_types;
    QStringList m_typeNames;
    std::set<mined::Task> m_wantedTasks; ///< to be ticked once the lists are read
    QStringList m_wantedTypes;
    std::array<QCheckBox*, mined::kConfigurations> m_configurations{};
    QSpinBox* m_amount;
    QSpinBox* m_seed;
    QComboBox* m_policy;
    QComboBox* m_words;
    QComboBox* m_frame;
    QComboBox* m_golds;
    QSpinBox* m_maxTokens;
    std::stop_source m_stop;
    BackgroundQueue m_counting; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
