// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/SingleAsk.h"
#include "ui/bridge/Session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>

namespace chronoscope::ui {

/// Asks the backend of a run one of its prompts now, outside the run (see run::askOnce), in the background; a managed
/// server of the person's own is started first and waited for. One prompt at a time: a new one drops the one before.
/// Prompts of the same context are asked through one opened backend while they come one soon after the other; what
/// failed, or may have been changed by the person, is opened anew. Closing the workspace cancels. Lives in the GUI
/// thread; its destructor gives up within 100 ms.
class PromptAsker : public QObject {
    Q_OBJECT
public:
    using Answer = Result<backend::Completion>;

    explicit PromptAsker(Session& session, QObject* parent = nullptr);
    ~PromptAsker() override;

    void ask(std::shared_ptr<const run::RunContext> context, const backend::ModelRequest& request);
    void cancel();
    bool isAsking() const { return m_asking; }
    bool awaitsServer() const { return m_awaitsServer; }
    /// What came of the last prompt; null while it is being asked, after a cancel, and when there was none.
    const Answer* answer() const { return m_answer ? &*m_answer : nullptr; }

signals:
    void changed();

private:
    struct Opened;

    void askAt(const run::RunningServer& server);
    void close();
    void finish(Answer answer);

    Session& m_session;
    std::shared_ptr<const run::RunContext> m_context;
    backend::ModelRequest m_request;
    std::optional<Answer> m_answer;
    std::stop_source m_stop;
    int m_number = 0; ///< of the prompt; what comes for another is dropped
    bool m_asking = false;
    bool m_awaitsServer = false;
    const std::shared_ptr<Opened> m_opened; ///< for jobs of m_queue alone
    BackgroundQueue m_queue;
};

/// Where the run's managed server is, if it is running and the person's own; else nowhere.
run::RunningServer serverOf(Session& session, const store::RunRecord& run);

} // namespace chronoscope::ui
