// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace chronoscope::ui {

/// Reads a workspace for seconds, on a thread and a connection of its own: what is asked of it by clicks meanwhile need
/// not wait. A newer reading stops the one before, of which nothing is heard any more. Owned by the page that reads;
/// GUI thread. Never waits, but in its destructor until a reading has noticed that it is stopped.
class LongReader : public QObject {
    Q_OBJECT
public:
    explicit LongReader(Session& session, QObject* parent = nullptr);
    ~LongReader() override;

    /// Runs `work(store::Database&, const std::stop_token&)` (returning a Result) in the background, then
    /// `done(result)` on the GUI thread, unless another reading or another workspace came meanwhile.
    template <typename Work, typename Done> void read(Work work, Done done) {
        stop();
        m_stop = std::stop_source();
        m_isReading = true;
        using Outcome = std::invoke_result_t<Work, store::Database&, const std::stop_token&>;
        m_queue.run(
            this, "reading",
            // Weak: what is read for seconds must not keep a workspace that was closed meanwhile locked.
            [open = std::weak_ptr(m_session.workspace()), reader = m_reader, stop = m_stop.get_token(),
             work = std::move(work)]() mutable -> Outcome {
                const Status opened = connect(open, *reader);
                if (!opened) return opened.error();
                Outcome outcome = work(**reader, stop);
                (*reader)->forgetPages();
                return outcome;
            },
            [this, stop = m_stop.get_token(), done = std::move(done)](Outcome outcome) mutable {
                if (stop.stop_requested()) return;
                m_isReading = false;
                done(std::move(outcome));
            });
    }
    /// What is being read is not wanted any more.
    void stop() {
        m_stop.request_stop();
        m_isReading = false;
    }
    bool isReading() const { return m_isReading; }

private:
    static Status connect(const std::weak_ptr<store::Workspace>& open, std::optional<store::Database>& reader);
    void restart();

    Session& m_session;
    std::stop_source m_stop;
    bool m_isReading = false;
    std::shared_ptr<std::optional<store::Database>> m_reader; ///< of the workspace; used on the queue's thread only
    BackgroundQueue m_queue;
};

} // namespace chronoscope::ui
