// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace chronoscope::ui {

class ModelList;
class RunFoot;

/// Asks how ChroKnowPrompt is to be measured over a run, and says beforehand what that asks. Shown with open(); when
/// accepted() the caller reads the wishes. Counting has a thread and a connection of its own, and is given up when the
/// dialog closes. GUI thread.
class TraversalRunDialog : public QDialog {
    Q_OBJECT
public:
    /// `words`: JSON of the words, kept with the run.
    TraversalRunDialog(Session& session, const store::RunRecord& base, std::string words, QWidget* parent = nullptr);
    ~TraversalRunDialog() override;

    traversal::TraversalSpec spec() const;
    /// One for each model that is ticked.
    std::vector<TraversalWish> wishes() const;

    /// Shows one over `window` and has what is wished fulfilled; `started` hears that something was. Nothing where
    /// there is no such run, or the workspace is only read.
    static void ask(Session& session, RunStarter& starter, qint64 base, const std::string& words, QWidget* window,
                    const std::function<void()>& started);

private:
    void addFields(QFormLayout* form);
    void makeSpecFields(QWidget* box);
    void specChanged();
    void refreshEstimate();
    void showEstimate(const Result<run::TraversalEstimate>& estimate);
    QString problem() const;
    void updateStart();

    Session& m_session;
    const qint64 m_base;
    const QString m_baseName;
    const std::string m_words;
    QLineEdit* m_name;
    QComboBox* m_protocol;
    QSpinBox* m_previous;
    QSpinBox* m_next;
    QComboBox* m_order;
    QDoubleSpinBox* m_share;
    QSpinBox* m_seed;
    QDoubleSpinBox* m_temperature;
    ModelList* m_models;
    RunFoot* m_foot;
    QTimer m_debounce;
    std::stop_source m_stop;
    std::optional<run::TraversalEstimate> m_estimate; ///< empty while it is being counted, and where it cannot be
    QString m_whyNot;                                 ///< it cannot be counted
    BackgroundQueue m_counting;
};

} // namespace chronoscope::ui
