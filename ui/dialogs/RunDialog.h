// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunStarter.h"
#include "ui/dialogs/CalibrationForm.h"
#include "ui/dialogs/RunForecast.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace chronoscope::ui {

class RunFoot;
class RunModelsForm;

/// What the dialogs of new runs of every study share: a name, the models, one budget, and the foot. One run is made of
/// each model that is ticked. Shown with open(); when accepted() the caller reads the wishes and has them fulfilled
/// (RunRequests). Remembers nothing. GUI thread.
class RunDialog : public QDialog {
    Q_OBJECT
public:
    ~RunDialog() override;

    RunModelsForm& models() { return *m_models; }
    /// One for each model, with the budget shared among them; none is called as another.
    std::vector<StudyWish> wishes() const;

    /// Whose options are remembered together.
    virtual QString kind() const = 0;
    /// What is asked and how, as JSON, to begin another dialog of this kind with.
    virtual QByteArray options() const = 0;
    /// `withChoice`: also what is chosen out of the workspace. Nothing where it is no options of this kind.
    virtual void setOptions(const QByteArray& json, bool withChoice) = 0;
    /// Asks what that run asks, as it does; the models stay as they are. What has to be read first follows.
    virtual void setLike(const store::RunRecord& run) = 0;

protected:
    bool focusNextPrevChild(bool next) override;
    RunDialog(Session& session, CalibrationForm::Plants plants, QWidget* parent);

    /// What was counted. `ofModels`: as models().choices() when they were counted, or one that holds for each.
    struct Counted {
        QString text;
        QString example;
        QStringList warnings;
        struct OfModel {
            run::RunEstimate estimate;
            bool isWhole = true;
        };
        std::vector<OfModel> ofModels;
        QString more; ///< of the tokens, behind what is said of them

        std::int64_t requests() const { return ofModels.empty() ? 0 : ofModels.front().estimate.requests; }
    };

    /// To be called once, at the end of the constructor.
    void begin();
    /// The body of the dialog, which scrolls, and what goes into it; the foot stands below.
    QVBoxLayout* makeBody();
    QLineEdit* name() const { return m_name; }
    RunFoot* foot() const { return m_foot; }
    Session& session() const { return m_session; }

    /// The options are others: they are counted again soon.
    void optionsChanged();
    void showCounted(const Result<Counted>& counted);
    const std::optional<Counted>& counted() const { return m_counted; }
    void updateStart();

    /// Counts in the background, and calls showCounted().
    virtual void count() = 0;
    /// What makes the run that is called `name`. `model` is for what depends on it.
    virtual StudyWish::Make maker(const QString& name) const = 0;
    /// Why nothing can be asked so; empty if it can.
    virtual QString optionsProblem() const = 0;
    /// Why this model cannot answer; empty if it can, as far as is known.
    virtual QString modelProblem(const ModelChoice& /*model*/) const { return {}; }
    virtual QString nothingText() const = 0; ///< that nothing is left to ask
    virtual QString suggestedName(const ModelChoice& model) const { return model.suggestedName(); }
    virtual bool isCountedByModel() const { return false; } ///< what is asked costs each model other tokens
    virtual int concurrency() const { return 0; }

private:
    void modelsChanged();
    void suggestName();
    QStringList names() const;
    std::vector<AskedModel> asked() const;
    void showCost();
    QString problem() const;

    Session& m_session;
    QLineEdit* m_name;
    bool m_nameEdited = false;
    RunModelsForm* m_models;
    RunFoot* m_foot;
    QTimer m_debounce;
    QStringList m_countedModels; ///< URIs
    std::optional<Counted> m_counted;
    QString m_whyNot; ///< it cannot be counted
};

} // namespace chronoscope::ui
