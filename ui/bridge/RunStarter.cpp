// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/RunStarter.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
bool isCalibration(const QString& uri) { return uri.trimmed().startsWith(QLatin1String("calibration:")); }
} // namespace

RunStarter::RunStarter(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    BackendProbes& probes = session.backends().probes();
    connect(&probes, &BackendProbes::preparationChanged, this, &RunStarter::changed);
    connect(&probes, &BackendProbes::prepared, this, &RunStarter::prepared);
    connect(&probes, &BackendProbes::preparationFailed, this, &RunStarter::failed);
}

void RunStarter::start(const RunWish& wish) {
    if (isCalibration(wish.uri)) {
        run::BackendChoice choice(wish.uri.trimmed().toStdString());
        choice.price = backend::Price{};
        m_session.createRun(wish.spec, wish.name, choice);
        return;
    }
    prepare(wish.uri, wish.backend, wish.name, [this, wish](run::BackendChoice choice) {
        choice.budget = wish.budget;
        m_session.createRun(wish.spec, wish.name, choice);
    });
}

void RunStarter::start(const TraversalWish& wish) {
    if (wish.backend.isEmpty()) {
        m_session.createTraversals(wish.base, wish.spec, wish.name, {});
        return;
    }
    const backend::SavedBackend* saved = m_session.backends().find(wish.backend);
    if (!saved) {
        emit m_session.problem(tr("%1 was not created").arg(wish.name), tr("There is no saved backend named “%1” any more.").arg(wish.backend));
        return;
    }
    prepare(QString::fromStdString(saved->uri), wish.backend, wish.name, [this, wish](const run::BackendChoice& choice) {
        m_session.createTraversals(wish.base, wish.spec, wish.name, choice);
    });
}

void RunStarter::prepare(const QString& uri, const QString& backend, const QString& name,
                         std::function<void(const run::BackendChoice&)> create) {
    const int id = m_session.backends().probes().prepare(uri, backend);
    m_pending.push_back({id, m_session.path(), name, std::move(create)});
    emit changed();
}

void RunStarter::cancel(int id) {
    if (!take(id)) return;
    m_session.backends().probes().cancel(id);
    emit changed();
}

std::optional<RunStarter::Pending> RunStarter::take(int id) {
    const auto at = std::find_if(m_pending.begin(), m_pending.end(), [id](const Pending& one) { return one.id == id; });
    if (at == m_pending.end()) return std::nullopt;
    Pending taken = std::move(*at);
    m_pending.erase(at);
    return taken;
}

void RunStarter::prepared(int id, const run::BackendChoice& choice) {
    const auto pending = take(id);
    if (!pending) return;
    emit changed();
    if (m_session.path() != pending->path) {
        emit m_session.notice(tr("%1 was not created: another workspace was opened meanwhile").arg(pending->name));
        return;
    }
    pending->create(choice);
}

void RunStarter::failed(int id, const QString& problem) {
    const auto pending = take(id);
    if (!pending) return;
    emit changed();
    emit m_session.problem(tr("%1 was not created: its backend cannot be used").arg(pending->name), problem);
}

int RunStarter::done(const Pending& pending) const {
    const auto* progress = m_session.backends().probes().preparing(pending.id);
    return progress ? static_cast<int>(progress->checks.size()) : 0;
}

QString RunStarter::text(const Pending& pending) const {
    const auto* progress = m_session.backends().probes().preparing(pending.id);
    if (progress && progress->awaitsServer) return tr("%1: waiting for the backend's server to start").arg(pending.name);
    return tr("%1: testing the backend, %2 of %3").arg(pending.name).arg(done(pending)).arg(backend::kChecks);
}

} // namespace chronoscope::ui
