// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/PromptAsker.h"

#include "core/backend/book/BackendBook.h"

#include <QPointer>

#include <chrono>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr auto kKept = std::chrono::seconds(30); ///< after a pause, who answers there is found out anew
}

/// The backend that was asked last, and what it was opened for.
struct PromptAsker::Opened {
    using Clock = std::chrono::steady_clock;
    std::shared_ptr<const run::RunContext> context; ///< held, so that no later one can have its address
    run::RunningServer server;
    std::shared_ptr<backend::ModelBackend> backend; ///< null = none is open
    Clock::time_point used;                         ///< last

    Status open(const std::string& workspacePath, const backend::Network* network,
                std::shared_ptr<const run::RunContext> of, const run::RunningServer& at, const std::stop_token& stop) {
        const auto now = Clock::now();
        if (backend && context == of && server == at && now - used < kKept) {
            used = now;
            return {};
        }
        *this = {};
        auto workspace = store::Workspace::open(workspacePath, store::Workspace::Open::Reading);
        if (!workspace) return workspace.error();
        auto reader = (*workspace)->reader();
        if (!reader) return reader.error();
        auto made = run::openUncached(*reader, *of, network, at, stop);
        if (!made) return made.error();
        *this = {std::move(of), at, std::move(made).value(), now};
        return {};
    }
};

PromptAsker::PromptAsker(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_opened(std::make_shared<Opened>()) {
    connect(&session, &Session::workspaceChanged, this, [this] {
        cancel();
        close();
    });
    connect(&session.backends(), &BackendHub::backendsChanged, this,
            &PromptAsker::close); // keys and what is trusted too
}

PromptAsker::~PromptAsker() { m_stop.request_stop(); }

void PromptAsker::ask(std::shared_ptr<const run::RunContext> context, const backend::ModelRequest& request) {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_context = std::move(context);
    m_request = request;
    m_answer.reset();
    m_asking = true;
    m_awaitsServer = false;
    const int number = ++m_number;
    const store::RunRecord& run = m_context->record;
    if (run.server.empty()) {
        askAt({});
        return;
    }
    const QString name = QString::fromStdString(run.server);
    if (const Status may = backend::servesRun(m_session.backends().find(name), run.server, run.backend); !may) {
        finish(may.error());
        return;
    }
    m_awaitsServer = true;
    m_session.backends().probes().whenServed(
        name, 0, [self = QPointer<PromptAsker>(this), number](const Result<backend::ServedUri>& served) {
            if (!self || self->m_number != number) return; // cancelled meanwhile
            if (served)
                self->askAt(*served);
            else
                self->finish(served.error());
        });
    if (m_awaitsServer) emit changed();
}

void PromptAsker::askAt(const run::RunningServer& server) {
    m_awaitsServer = false;
    m_queue.run(
        this, "ask",
        // With a connection of its own: a server that takes its time must not hold up what pages read.
        [path = m_session.path().toStdString(), network = m_session.backends().network(), context = m_context,
         request = m_request, server, opened = m_opened, stop = m_stop.get_token()]() -> Answer {
            if (const Status open = opened->open(path, network.get(), context, server, stop); !open)
                return open.error();
            Answer answer = run::askOnce(*opened->backend, request, stop);
            if (!answer) *opened = {};
            return answer;
        },
        [this, number = m_number](Answer answer) {
            if (number == m_number) finish(std::move(answer));
        });
    emit changed();
}

/// In the background, where a backend may take a moment to let go of its server.
void PromptAsker::close() {
    m_queue.run(
        this, nullptr,
        [opened = m_opened] {
            *opened = {};
            return true;
        },
        [](bool) {});
}

void PromptAsker::finish(Answer answer) {
    m_asking = false;
    m_awaitsServer = false;
    m_answer = std::move(answer);
    emit changed();
}

void PromptAsker::cancel() {
    m_stop.request_stop();
    ++m_number;
    m_asking = false;
    m_awaitsServer = false;
    m_answer.reset();
    emit changed();
}

run::RunningServer serverOf(Session& session, const store::RunRecord& run) {
    if (run.server.empty()) return {};
    const QString name = QString::fromStdString(run.server);
    if (!backend::servesRun(session.backends().find(name), run.server, run.backend)) return {};
    const ServerHub& servers = session.backends().servers();
    const auto status = servers.status(name);
    if (status.state != backend::ManagedServer::State::Ready) return {};
    return {status.port, servers.identity(name)};
}

} // namespace chronoscope::ui
