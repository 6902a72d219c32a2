// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/MinedRun.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>
#include <QTimer>

#include <array>
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

/// What a new run of MINED asks: which tasks and types, in which configurations and words, and of whom; with what that
/// comes to. A backend that does not see pictures is refused with its reason. Shown with open(). GUI thread.
class MinedRunDialog : public QDialog {
    Q_OBJECT
public:
    /// `trustFile`: what the golds are taken from unless it is changed here.
    MinedRunDialog(Session& session, bool trustFile, QWidget* parent = nullptr);
    ~MinedRunDialog() override;

    StudyWish wish() const;

private:
    using Estimate = mined::MinedEstimate;
    struct Choices {
        std::array<std::int64_t, mined::kTasks> tasks{};
        std::vector<std::pair<std::string, std::int64_t>> types; ///< by name
    };

    QFormLayout* addFields();
    void addItems(QFormLayout* form);
    void addWords(QFormLayout* form);
    void addFoot();
    static Result<Choices> readChoices(store::Database& database);
    void fillChoices(const Choices& choices);
    void showTicked();
    mined::AskingSpec spec() const;
    mined::MinedDecoding decoding() const;
    void specChanged();
    void refreshEstimate();
    void show(const Result<Estimate>& estimate);
    void showCost();
    void modelChanged();
    QString blindness() const;
    QString problem() const;
    void updateStart();

    Session& m_session;
    QLineEdit* m_name = nullptr;
    bool m_nameEdited = false;
    ModelForm* m_model;
    QPushButton* m_tasksButton;
    CheckList* m_tasks;
    std::vector<mined::Task> m_taskOf; ///< by place in the list
    QPushButton* m_typesButton;
    CheckList* m_types;
    QStringList m_typeNames;
    std::array<QCheckBox*, mined::kConfigurations> m_configurations{};
    QSpinBox* m_amount;
    QSpinBox* m_seed;
    QComboBox* m_policy;
    QComboBox* m_words;
    QComboBox* m_frame;
    QComboBox* m_golds;
    QSpinBox* m_maxTokens;
    QLabel* m_counts;
    QLabel* m_example;
    QLabel* m_warnings;
    QLabel* m_reason;
    QPushButton* m_start;
    std::optional<Estimate> m_estimate;
    QString m_whyNot; ///< it cannot be counted
    QString m_uri;    ///< the estimate's
    QTimer m_debounce;
    std::stop_source m_stop;
    BackgroundQueue m_counting; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
