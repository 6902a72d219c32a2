// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/scoring/ScoringPass.h"
#include "ui/bridge/BackgroundQueue.h"

#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

namespace chronoscope::ui {

/// Scorings of stored replies, made one after the other in the background: diagnoses of a run as it was run, and
/// re-scorings with other settings. Lives in the GUI thread and never waits, but for its destructor, which stops the
/// pass in hand. Owned by Session.
class ScoringHub : public QObject {
    Q_OBJECT
public:
    explicit ScoringHub(QObject* parent = nullptr);
    ~ScoringHub() override;

    /// Stops what is going and takes the workspace for what is to come; null for none.
    void setWorkspace(std::shared_ptr<store::Workspace> workspace);
    /// True while a workspace is open that may be written.
    bool canScore() const { return m_workspace && !m_workspace->readOnly(); }

    /// Judges a run again; waits behind those asked before.
    void score(const scoring::ScoringRequest& request);
    /// Tells what the wrong replies of a run are, judged as the run was: a scoring called "as run", or "as run 2", …
    /// where that name is taken by one that has not all replies.
    void diagnose(qint64 run, const matching::JudgeSettings& judge);
    /// Ends the pass in hand and forgets those that wait; what is whole stays.
    void cancel();
    void remove(const store::ScoringRecord& scoring);

    bool isBusy() const { return !m_waiting.empty(); }
    /// The run whose replies are being judged; 0 = none.
    qint64 run() const { return isBusy() ? m_waiting.front().request.run : 0; }
    bool isWaiting(qint64 run) const; ///< or in hand
    /// Of the pass in hand; a total of 0 until it has begun.
    const scoring::ScoringProgress& progress() const { return m_progress; }

signals:
    void progressed(); ///< progress(), run() or isBusy() is new
    void finished(const chronoscope::store::ScoringRecord& scoring);
    /// `again` makes it once more.
    void removed(const chronoscope::store::ScoringRecord& scoring, const chronoscope::scoring::ScoringRequest& again);
    /// A pass was stopped or failed and left nothing; `why` is empty when the user stopped it.
    void failed(qint64 run, const QString& why);
    /// No pass: one could not be taken on, or a scoring could not be removed.
    void refused(qint64 run, const QString& why);

private:
    struct Job {
        scoring::ScoringRequest request;
        bool asRun = false; ///< its name is found when its turn comes
    };

    void add(Job job);
    void begin();
    void end(const Result<store::ScoringRecord>& outcome);

    std::shared_ptr<store::Workspace> m_workspace;
    std::deque<Job> m_waiting; ///< the first is in hand
    scoring::ScoringProgress m_progress;
    std::stop_source m_stop;
    BackgroundQueue m_queue;
};

} // namespace chronoscope::ui
