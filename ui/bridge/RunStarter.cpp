// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/RunStarter.h"

#include "ui/views/CoreWords.h"

#include <QLocale>

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
    connect(&session, &Session::creationProgressed, this, &RunStarter::creationProgressed);
    connect(&session, &Session::creationEnded, this, [this](int creation) {
        if (take(&Pending::creation, creation)) emit changed();
    });
}

int RunStarter::whenReady(const QString& name, const QString& uri, const QString& backend, std::optional<double> budget,
                          const std::function<void(int id, const run::BackendChoice&)>& create) {
    Pending pending = newPending(name);
    const int id = pending.id;
    if (isCalibration(uri)) {
        run::BackendChoice choice(uri.trimmed().toStdString());
        choice.price = backend::Price{};
        create(id, choice);
        return id;
    }
    pending.backend = backend;
    prepare(std::move(pending), uri, [id, budget, create](run::BackendChoice choice) {
        choice.budget = budget;
        create(id, choice);
    });
    return id;
}

std::vector<int> RunStarter::start(const std::vector<StudyWish>& wishes) {
    const auto party = std::make_shared<Party>();
    party->testing = wishes.size();
    std::vector<int> ids;
    for (const StudyWish& wish : wishes)
        ids.push_back(whenReady(wish.name, wish.uri, wish.backend, wish.budget,
                                [this, party, wish](int id, const run::BackendChoice& choice) {
                                    m_parties[id] = party;
                                    party->ready.push_back({id, wish, choice});
                                    settle(id);
                                }));
    for (const int id : ids) // those that are being tested
        if (std::any_of(m_pending.begin(), m_pending.end(), [&](const Pending& one) { return one.id == id; }))
            m_parties[id] = party;
    return ids;
}

void RunStarter::settle(int id) {
    const auto at = m_parties.find(id);
    if (at == m_parties.end()) return;
    const std::shared_ptr<Party> party = std::move(at->second);
    m_parties.erase(at);
    if (--party->testing == 0) make(*party);
}

void RunStarter::make(const Party& party) {
    if (party.ready.empty()) return;
    std::vector<Session::RunToMake> runs;
    for (const Party::Ready& one : party.ready)
        runs.push_back({[make = one.wish.make, backend = one.backend](store::Workspace& workspace) {
                            return make(workspace, backend);
                        },
                        one.backend});
    m_session.createRuns(std::move(runs), [this, ready = party.ready](const std::vector<Status>& made) {
        for (std::size_t i = 0; i < made.size(); ++i)
            if (made[i])
                emit started(ready[i].id);
            else
                emit refused(ready[i].id, ready[i].wish.name, ready[i].wish.backend, coreWords(made[i].error()));
    });
}

int RunStarter::start(const TraversalWish& wish) {
    Pending pending = newPending(wish.name);
    const int id = pending.id;
    if (wish.uri.isEmpty()) {
        createTraversals(std::move(pending), wish, {});
        return id;
    }
    pending.backend = wish.backend;
    prepare(std::move(pending), wish.uri,
            [this, wish](const run::BackendChoice& choice) { createTraversals(newPending(wish.name), wish, choice); });
    return id;
}

RunStarter::Pending RunStarter::newPending(const QString& name) {
    Pending pending;
    pending.id = ++m_lastId;
    pending.path = m_session.path();
    pending.name = name;
    return pending;
}

void RunStarter::createTraversals(Pending pending, const TraversalWish& wish,
                                  const std::optional<run::BackendChoice>& backend) {
    pending.creation = m_session.createTraversals(wish.base, wish.read, wish.name, backend);
    if (pending.creation == 0) return;
    m_pending.push_back(std::move(pending));
    emit changed();
}

void RunStarter::creationProgressed(int creation, qint64 done, qint64 elements) {
    const auto at =
        std::find_if(m_pending.begin(), m_pending.end(), [&](const Pending& one) { return one.creation == creation; });
    if (at == m_pending.end()) return; // cancelled
    at->done = done;
    at->elements = elements;
    emit changed();
}

void RunStarter::prepare(Pending pending, const QString& uri, std::function<void(const run::BackendChoice&)> create) {
    pending.create = std::move(create);
    pending.preparation = m_session.backends().probes().prepare(uri, pending.backend);
    m_pending.push_back(std::move(pending));
    emit changed();
}

void RunStarter::cancel(int id) {
    const auto pending = take(&Pending::id, id);
    if (!pending) return;
    if (pending->preparation != 0) m_session.backends().probes().cancel(pending->preparation);
    if (pending->creation != 0) m_session.cancelCreation(pending->creation);
    emit changed();
    emit cancelled(id);
    settle(id);
}

/// The one whose `number` has this value, out of the list.
std::optional<RunStarter::Pending> RunStarter::take(int Pending::*number, int value) {
    const auto at =
        std::find_if(m_pending.begin(), m_pending.end(), [&](const Pending& one) { return one.*number == value; });
    if (at == m_pending.end()) return std::nullopt;
    Pending taken = std::move(*at);
    m_pending.erase(at);
    return taken;
}

void RunStarter::prepared(int preparation, const run::BackendChoice& choice) {
    const auto pending = take(&Pending::preparation, preparation);
    if (!pending) return;
    emit changed();
    if (m_session.path() != pending->path) {
        emit refused(pending->id, pending->name, {}, tr("another workspace was opened meanwhile"));
        return settle(pending->id);
    }
    pending->create(choice);
}

void RunStarter::failed(int preparation, const QString& problem) {
    const auto pending = take(&Pending::preparation, preparation);
    if (!pending) return;
    emit changed();
    emit refused(pending->id, pending->name, pending->backend, problem);
    settle(pending->id);
}

std::pair<int, int> RunStarter::progress(const Pending& pending) const {
    if (pending.creation != 0) return {static_cast<int>(pending.done), static_cast<int>(pending.elements)};
    const auto* probe = m_session.backends().probes().preparing(pending.preparation);
    return {probe ? static_cast<int>(probe->checks.size()) : 0, backend::kChecks};
}

QString RunStarter::text(const Pending& pending) const {
    const auto [done, all] = progress(pending);
    if (pending.creation != 0) {
        if (all == 0) return tr("%1: looking for Partial Known elements").arg(pending.name);
        const QLocale locale;
        return tr("%1: reading what the base run answered, %2 of %3 elements")
            .arg(pending.name, locale.toString(done), locale.toString(all));
    }
    const auto* probe = m_session.backends().probes().preparing(pending.preparation);
    if (probe && probe->awaitsServer) return tr("%1: waiting for the backend's server to start").arg(pending.name);
    return tr("%1: testing the backend, %2 of %3").arg(pending.name).arg(done).arg(all);
}

} // namespace chronoscope::ui
