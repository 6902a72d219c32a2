// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Runs of the open workspace: how they are made in the background, and go on.
#include "core/run/RunFactory.h"
#include "core/run/SharedBudget.h"
#include "ui/bridge/Pace.h"
#include "ui/bridge/Session.h"

#include <QPointer>

#include <utility>

namespace chronoscope::ui {

void Session::createRun(const run::RunSpec& spec, const QString& name, const run::BackendChoice& backend,
                        std::function<void(const Status& made)> then) {
    createRun(
        [pack = m_words.pack, spec, name = name.toStdString(),
         backend](store::Workspace& workspace) -> Result<std::int64_t> {
            const auto made = run::createRun(workspace, spec, name, backend, *pack);
            if (!made) return made.error();
            return made->id;
        },
        backend, std::move(then));
}

void Session::createRun(RunMaker make, const run::BackendChoice& backend,
                        std::function<void(const Status& made)> then) {
    createRuns({{std::move(make), backend}}, [this, then = std::move(then)](const std::vector<Status>& made) {
        if (then)
            then(made.front());
        else if (!made.front())
            report(tr("The run was not created"), made.front().error());
    });
}

void Session::createRuns(std::vector<RunToMake> runs, std::function<void(const std::vector<Status>& made)> then) {
    if (!m_workspace) return;
    m_jobs.run(
        this, nullptr,
        [workspace = m_workspace, runs] {
            MadeRuns made;
            std::vector<std::int64_t> sharing;
            for (const RunToMake& one : runs) {
                made.runs.push_back(one.make(*workspace));
                if (made.runs.back() && one.backend.budget) sharing.push_back(*made.runs.back());
            }
            made.shared = run::shareBudget(*workspace, sharing);
            return made;
        },
        [this, of = m_workspace, runs, then = std::move(then)](const MadeRuns& made) {
            std::vector<Status> statuses;
            for (const auto& run : made.runs)
                statuses.push_back(run ? Status() : Status(run.error()));
            then(statuses);
            if (of == m_workspace) startMade(made, runs);
        });
}

void Session::startMade(const MadeRuns& made, const std::vector<RunToMake>& wanted) {
    refreshRuns();
    if (!made.shared) report(tr("The runs do not share what is left of their budget"), made.shared.error());
    for (std::size_t i = 0; i < made.runs.size(); ++i)
        if (made.runs[i]) startRun(*made.runs[i], wanted[i].backend.server, wanted[i].backend.uri);
}

int Session::createTraversals(qint64 base, const TraversalReader& read, const QString& name,
                              const std::optional<run::BackendChoice>& backend) {
    const store::RunRecord* from = run(base);
    if (!m_workspace || !from) return 0;
    const int creation = ++m_lastCreation;
    const std::stop_token stop = m_creations[creation].get_token();
    m_creating.run(
        this, nullptr,
        // Weak: what is read for minutes must not keep a workspace that was closed meanwhile locked.
        [open = std::weak_ptr(m_workspace), path = m_workspace->path(), read, backend,
         watch = run::PassWatch{stop, creationListener(creation)}]() -> Result<std::int64_t> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            const auto store = read(*reader, backend, watch);
            if (!store) return store.error();
            const auto workspace = open.lock();
            if (!workspace) return Error{ErrorCode::Cancelled, "the workspace was closed", {}};
            return (*store)(*workspace, watch.stop);
        },
        [this, creation, stop, name, asked = std::weak_ptr(m_workspace),
         server = backend ? backend->server : from->server,
         uri = backend ? backend->uri : from->backend](const Result<std::int64_t>& created) {
            m_creations.erase(creation);
            emit creationEnded(creation);
            if (!m_workspace || m_workspace != asked.lock()) return;
            if (!created) {
                report(tr("The traversal run was not created"), created.error());
                return;
            }
            refreshRuns();
            if (stop.stop_requested())
                emit notice(tr("“%1” was made before it could be cancelled; it was not started").arg(name));
            else
                startRun(*created, server, uri);
        });
    return creation;
}

/// For the working thread: every element is told to it, and the window hears of them at 15 Hz.
std::function<void(std::int64_t, std::int64_t)> Session::creationListener(int creation) {
    return [self = QPointer<Session>(this), creation, pace = Pace()](std::int64_t done, std::int64_t all) mutable {
        if (!pace.isDue() && done < all) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, creation, done, all] {
                if (self && self->m_creations.count(creation) > 0) emit self->creationProgressed(creation, done, all);
            },
            Qt::QueuedConnection);
    };
}

void Session::cancelCreation(int creation) {
    if (const auto at = m_creations.find(creation); at != m_creations.end()) at->second.request_stop();
}

void Session::endCreations() {
    for (auto& [creation, stop] : m_creations)
        stop.request_stop();
}

void Session::continueRun(qint64 id) {
    if (const store::RunRecord* record = run(id)) startRun(id, record->server, record->backend);
}

void Session::allowHost(qint64 id) {
    const store::RunRecord* record = run(id);
    if (!record) return;
    m_backends.allowHosts(record->backend, [self = QPointer<Session>(this), id, asked = std::weak_ptr(m_workspace)] {
        if (self && self->m_workspace && self->m_workspace == asked.lock()) self->continueRun(id);
    });
}

/// `server` names the saved backend whose managed server the run asks; empty = none of ours.
void Session::startRun(qint64 id, const std::string& server, const std::string& uri) {
    if (server.empty()) {
        const auto& network = m_backends.network();
        const std::string host = network ? run::unknownHostOf(uri, *network) : std::string();
        if (host.empty())
            m_hub.start(id);
        else
            emit hostUnknown(id, QString::fromStdString(host));
        return;
    }
    const QString name = QString::fromStdString(server);
    if (const Status may = backend::servesRun(m_backends.find(name), server, uri); !may) {
        report(tr("The run cannot go on"), may.error());
        return;
    }
    if (!m_hub.await(id, name)) return;
    emit notice(tr("Waiting for the server of %1").arg(name));
    // Weak: what waits must not keep a workspace that was closed meanwhile locked.
    m_backends.probes().whenServed(name, 0,
                                   [self = QPointer<Session>(this), id,
                                    asked = std::weak_ptr(m_workspace)](const Result<backend::ServedUri>& served) {
                                       if (!self || !self->m_workspace || self->m_workspace != asked.lock()) return;
                                       if (self->m_hub.awaitedServer(id).isEmpty()) return; // cancelled meanwhile
                                       emit self->notice({});
                                       if (served) {
                                           self->m_hub.served(id, *served);
                                           return;
                                       }
                                       self->m_hub.cancel(id);
                                       self->report(tr("The run cannot go on: its server did not start"),
                                                    served.error());
                                   });
}

} // namespace chronoscope::ui
