// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/BackendProbes.h"

#include "core/backend/check/BackendTest.h"
#include "core/base/Time.h"
#include "ui/bridge/BackendHub.h"
#include "ui/views/CoreWords.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using backend::BackendConfig;
using backend::CapabilityReport;
using backend::ManagedServer;

namespace {
using SharedNetwork = std::shared_ptr<const backend::Network>;

/// Tests of one server would disturb each other: it is what they are queued by.
std::string laneOf(const backend::ServedUri& served) {
    const auto config = BackendConfig::read(served);
    return config ? backend::originOf(config->baseUrls.front()) : served.uri;
}

Error noNetwork() { return {ErrorCode::Unsupported, "this window was opened without a network", {}}; }
} // namespace

CapabilityReport reportOf(const std::string& uri, const std::vector<backend::CheckResult>& checks) {
    CapabilityReport report;
    report.backend = uri;
    report.when = utcNow();
    if (const auto config = BackendConfig::read(backend::ServedUri(uri))) report.model = config->dialect.model;
    for (int i = 0; i < backend::kChecks; ++i)
        report.checks[static_cast<std::size_t>(i)] = {static_cast<backend::Check>(i), backend::Light::Skipped,
                                                      "not tried"};
    for (const backend::CheckResult& check : checks)
        report.checks[static_cast<std::size_t>(check.check)] = check;
    return report;
}

BackendProbes::BackendProbes(BackendHub& hub, QObject* parent) : QObject(parent), m_hub(hub) {
    connect(&hub.servers(), &ServerHub::changed, this, &BackendProbes::serverChanged);
}

BackendProbes::~BackendProbes() {
    for (auto& [id, job] : m_jobs)
        job.stop.request_stop();
    m_searchStop.request_stop();
    m_listStop.request_stop();
}

void BackendProbes::whenServed(const QString& name, int job, Served then) {
    const backend::SavedBackend* saved = m_hub.find(name);
    if (!saved) return then(Error{ErrorCode::NotFound, "there is no saved backend of this name", name.toStdString()});
    if (!saved->managed) return then(backend::ServedUri(saved->uri));
    m_hub.servers().start(name, *saved->managed);
    if (m_hub.servers().status(name).state == ManagedServer::State::Ready) return then(servedNow(name));
    m_waiting.push_back({name, job, std::move(then)});
}

/// A saved backend whose managed server is ready.
backend::ServedUri BackendProbes::servedNow(const QString& name) const {
    const backend::SavedBackend& saved = *m_hub.find(name);
    return {saved.uri, saved.name, m_hub.servers().status(name).port, m_hub.servers().identity(name)};
}

void BackendProbes::rename(const QString& from, const QString& to) {
    for (Waiting& waiting : m_waiting)
        if (waiting.name == from) waiting.name = to;
    for (auto& [id, job] : m_jobs)
        if (job.name == from) job.name = to;
}

void BackendProbes::serverChanged(const QString& name) {
    const auto status = m_hub.servers().status(name);
    if (status.state == ManagedServer::State::Starting) return;
    std::vector<Waiting> ready;
    for (auto at = m_waiting.begin(); at != m_waiting.end();) {
        if (at->name != name) {
            ++at;
            continue;
        }
        ready.push_back(std::move(*at));
        at = m_waiting.erase(at);
    }
    for (const Waiting& waiting : ready) {
        if (m_hub.find(name) && status.state == ManagedServer::State::Ready)
            waiting.then(servedNow(name));
        else
            waiting.then(
                Error{ErrorCode::Backend, status.message.empty() ? "the server was stopped" : status.message, {}});
    }
}

std::function<void(const backend::CheckResult&)> BackendProbes::listener(int id) {
    return [self = QPointer<BackendProbes>(this), id](const backend::CheckResult& check) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, id, check] {
                if (self) self->checkDone(id, check);
            },
            Qt::QueuedConnection);
    };
}

void BackendProbes::checkDone(int id, const backend::CheckResult& check) {
    const auto at = m_jobs.find(id);
    if (at == m_jobs.end()) return; // cancelled
    at->second.progress.checks.push_back(check);
    if (at->second.forRun) emit preparationChanged(id);
    if (!at->second.name.isEmpty()) emit testChanged(at->second.name);
}

const BackendProbes::Progress* BackendProbes::testing(const QString& name) const {
    for (const auto& [id, job] : m_jobs)
        if (job.name == name) return &job.progress;
    return nullptr;
}

const BackendProbes::Progress* BackendProbes::preparing(int preparation) const {
    const auto at = m_jobs.find(preparation);
    return at == m_jobs.end() ? nullptr : &at->second.progress;
}

void BackendProbes::test(const QString& name) {
    if (testing(name) || !m_hub.find(name)) return;
    const int id = ++m_lastId;
    Job& job = m_jobs[id];
    job.name = name;
    job.progress.awaitsServer = true;
    whenServed(name, id, [this, id](const Result<backend::ServedUri>& served) {
        const auto at = m_jobs.find(id);
        if (at == m_jobs.end()) return;
        if (!served) return endTest(id, served.error());
        at->second.served = *served;
        at->second.progress.awaitsServer = false;
        emit testChanged(at->second.name);
        runTest(id);
    });
    if (m_jobs.contains(id)) emit testChanged(name);
}

void BackendProbes::runTest(int id) {
    const Job& job = m_jobs.at(id);
    m_tests.run(
        laneOf(job.served), this,
        [network = m_hub.network(), served = job.served, stop = job.stop.get_token(),
         checked = listener(id)]() -> Result<CapabilityReport> {
            if (!network) return noNetwork();
            auto config = BackendConfig::read(served);
            if (!config) return config.error();
            if (served.server.empty()) network->trust(*config);
            return backend::testBackend(*network, std::move(config).value(), served.now(), stop, checked);
        },
        [this, id](const Result<CapabilityReport>& report) { endTest(id, report); });
}

void BackendProbes::endTest(int id, const Result<CapabilityReport>& report) {
    const auto at = m_jobs.find(id);
    if (at == m_jobs.end()) return; // cancelled: what was known before stays
    const QString name = at->second.name;
    m_jobs.erase(at);
    if (report) m_hub.setReport(name, report->json());
    emit testChanged(name);
    emit testEnded(name, report ? QString() : coreWords(report.error()));
}

void BackendProbes::cancelTest(const QString& name) {
    std::vector<int> ids;
    for (const auto& [id, job] : m_jobs)
        if (job.name == name && !job.forRun) ids.push_back(id);
    for (const int id : ids)
        drop(id);
    if (!ids.empty()) emit testChanged(name);
}

/// Ends a job; what it still brings is ignored.
void BackendProbes::drop(int id) {
    const auto at = m_jobs.find(id);
    if (at == m_jobs.end()) return;
    at->second.stop.request_stop();
    m_jobs.erase(at);
    std::erase_if(m_waiting, [id](const Waiting& waiting) { return waiting.job == id; });
}

void BackendProbes::fetchModels(const QString& name) {
    m_listStop.request_stop(); // an older question is of no interest any more
    m_listStop = std::stop_source();
    whenServed(name, 0, [this, name, stop = m_listStop.get_token()](Result<backend::ServedUri> served) {
        using Models = Result<std::vector<backend::protocol::ServedModel>>;
        m_lists.run(
            this, "models",
            [network = m_hub.network(), served = std::move(served), stop]() -> Models {
                if (!served) return served.error();
                if (!network) return noNetwork();
                const auto config = BackendConfig::read(*served);
                if (!config) return config.error();
                return backend::listModels(*network, *config, stop);
            },
            [this, name](const Models& models) {
                QStringList ids;
                if (models)
                    for (const auto& model : *models)
                        ids << QString::fromStdString(model.id);
                emit modelsFetched(name, ids, models ? QString() : coreWords(models.error()));
            });
    });
}

void BackendProbes::discover() {
    if (m_discovering) return;
    m_discovering = true;
    m_searchStop = std::stop_source();
    m_search.run(
        this, nullptr,
        [network = m_hub.network(), stop = m_searchStop.get_token()] {
            return network ? backend::discoverServers(network->loop(), stop) : std::vector<backend::FoundServer>();
        },
        [this](const std::vector<backend::FoundServer>& found) {
            m_discovering = false;
            emit discovered(found);
        });
}

void BackendProbes::cancelDiscovery() { m_searchStop.request_stop(); }

int BackendProbes::prepare(const QString& uri, const QString& name) {
    const int id = ++m_lastId;
    Job& job = m_jobs[id];
    job.name = name;
    job.forRun = true;
    job.served = uri.toStdString();
    if (name.isEmpty()) {
        runPreparation(id);
        return id;
    }
    job.progress.awaitsServer = true;
    // Not from in here: the caller has to know the number first.
    QMetaObject::invokeMethod(
        this,
        [this, id, name] {
            if (!m_jobs.contains(id)) return; // cancelled at once
            whenServed(name, id, [this, id](const Result<backend::ServedUri>& served) {
                const auto at = m_jobs.find(id);
                if (at == m_jobs.end()) return;
                if (!served) return endPreparation(id, served.error());
                at->second.served = *served;
                at->second.progress.awaitsServer = false;
                emit preparationChanged(id);
                runPreparation(id);
            });
        },
        Qt::QueuedConnection);
    return id;
}

void BackendProbes::runPreparation(int id) {
    const Job& job = m_jobs.at(id);
    m_tests.run(
        laneOf(job.served), this,
        [network = m_hub.network(), served = job.served, prices = m_hub.prices(), stop = job.stop.get_token(),
         checked = listener(id)]() -> Result<run::BackendChoice> {
            if (!network) return noNetwork();
            return run::prepareBackend(*network, served, prices, stop, checked);
        },
        [this, id](const Result<run::BackendChoice>& choice) { endPreparation(id, choice); });
}

void BackendProbes::endPreparation(int id, const Result<run::BackendChoice>& choice) {
    const auto at = m_jobs.find(id);
    if (at == m_jobs.end()) return;
    const Job job = at->second;
    m_jobs.erase(at);
    if (!job.name.isEmpty()) {
        if (choice)
            m_hub.setReport(job.name, choice->report);
        else if (!job.progress.checks.empty())
            m_hub.setReport(job.name, reportOf(job.served.now(), job.progress.checks).json());
        emit testChanged(job.name);
    }
    if (choice)
        emit prepared(id, *choice);
    else
        emit preparationFailed(id, coreWords(choice.error()));
}

void BackendProbes::cancel(int preparation) {
    const auto at = m_jobs.find(preparation);
    const QString name = at == m_jobs.end() ? QString() : at->second.name;
    drop(preparation);
    if (!name.isEmpty()) emit testChanged(name);
}

} // namespace chronoscope::ui
