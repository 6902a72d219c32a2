// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/ScoringHub.h"

#include "ui/views/CoreWords.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

namespace chronoscope::ui {

namespace {
Result<store::ScoringRecord> perform(store::Workspace& workspace, const scoring::ScoringRequest& request, bool asRun,
                                     const std::function<void(const scoring::ScoringProgress&)>& sink,
                                     const std::stop_token& stop) {
    return asRun ? scoring::diagnose(workspace, request.run, request.judge, sink, stop)
                 : scoring::score(workspace, request, sink, stop);
}
} // namespace

ScoringHub::ScoringHub(QObject* parent) : QObject(parent) {}

ScoringHub::~ScoringHub() { m_stop.request_stop(); }

void ScoringHub::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    cancel();
    m_workspace = std::move(workspace);
}

void ScoringHub::score(const scoring::ScoringRequest& request) { add({request, false}); }

void ScoringHub::diagnose(qint64 run, const matching::JudgeSettings& judge) { add({{run, {}, judge, {}}, true}); }

bool ScoringHub::isWaiting(qint64 run) const {
    return std::any_of(m_waiting.begin(), m_waiting.end(), [&](const Job& job) { return job.request.run == run; });
}

void ScoringHub::add(Job job) {
    if (!canScore()) {
        emit refused(job.request.run,
                     tr("The workspace cannot be written: it is closed, or another process is writing to it."));
        return;
    }
    m_waiting.push_back(std::move(job));
    if (m_waiting.size() == 1) begin();
    emit progressed();
}

void ScoringHub::begin() {
    m_stop = std::stop_source();
    m_progress = {};
    const QPointer<ScoringHub> self(this);
    const auto sink = [self, stop = m_stop.get_token()](const scoring::ScoringProgress& now) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, now] {
                if (!self || stop.stop_requested()) return;
                self->m_progress = now;
                emit self->progressed();
            },
            Qt::QueuedConnection);
    };
    m_queue.run(
        this, nullptr,
        [workspace = m_workspace, job = m_waiting.front(), sink, stop = m_stop.get_token()] {
            return perform(*workspace, job.request, job.asRun, sink, stop);
        },
        [this, stop = m_stop.get_token()](const Result<store::ScoringRecord>& outcome) {
            if (!stop.stop_requested())
                end(outcome);
            else if (outcome)
                emit finished(*outcome); // whole before it heard that it was to stop
        });
}

void ScoringHub::end(const Result<store::ScoringRecord>& outcome) {
    const qint64 run = this->run();
    m_waiting.pop_front();
    m_progress = {};
    if (!m_waiting.empty()) begin();
    if (outcome)
        emit finished(*outcome);
    else
        emit failed(run, coreWords(outcome.error()));
    emit progressed();
}

void ScoringHub::cancel() {
    m_stop.request_stop();
    if (m_waiting.empty()) return;
    const qint64 run = this->run();
    m_waiting.clear();
    m_progress = {};
    emit failed(run, {});
    emit progressed();
}

void ScoringHub::remove(const store::ScoringRecord& scoring) {
    if (!canScore()) {
        emit refused(scoring.run,
                     tr("The workspace cannot be written: it is closed, or another process is writing to it."));
        return;
    }
    m_queue.run(
        this, nullptr, [workspace = m_workspace, id = scoring.id] { return scoring::removeScoring(*workspace, id); },
        [this, scoring](const Result<scoring::ScoringRequest>& outcome) {
            if (outcome)
                emit removed(scoring, *outcome);
            else
                emit refused(scoring.run, coreWords(outcome.error()));
        });
}

} // namespace chronoscope::ui
