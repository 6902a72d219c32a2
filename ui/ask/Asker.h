// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/AskRound.h"
#include "ui/bridge/BackendHub.h"
#include "ui/bridge/BackgroundLanes.h"
#include "ui/bridge/ModelTarget.h"

#include <QObject>
#include <QString>

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// Asks models the questions of a plan in the background, all at once, each in a lane of its own; a managed server is
/// started first and waited for. What is asked anew drops what is still on its way. Lives in the GUI thread; its
/// destructor gives up within 100 ms.
class Asker : public QObject {
    Q_OBJECT
public:
    explicit Asker(BackendHub& hub, QObject* parent = nullptr);
    ~Asker() override;

    /// Every cell of every model.
    void ask(std::shared_ptr<const run::AskPlan> plan, const std::vector<ModelTarget>& targets);
    /// One cell of one model of the last plan, with another prompt; what else is on its way goes on.
    void askAgain(std::size_t target, std::size_t cell, const std::string& prompt);
    void cancel();
    bool isAsking() const { return m_open > 0; }

signals:
    void answered(const chronoscope::run::AskAnswer& answer);
    void changed(); ///< isAsking() did

private:
    void start(std::size_t target, std::shared_ptr<const run::AskPlan> plan, std::size_t firstCell);
    void askAt(std::size_t target, const backend::ServedUri& served, std::shared_ptr<const run::AskPlan> plan,
               std::size_t firstCell);
    void fail(std::size_t target, const run::AskPlan& plan, std::size_t firstCell, const Error& error);
    void end(int number);

    BackendHub& m_hub;
    std::shared_ptr<const run::AskPlan> m_plan;
    std::vector<ModelTarget> m_targets;
    std::stop_source m_stop;
    int m_number = 0; ///< of the asking; what comes for another is dropped
    int m_open = 0;   ///< models that have not said all
    BackgroundLanes m_lanes;
};

} // namespace chronoscope::ui
