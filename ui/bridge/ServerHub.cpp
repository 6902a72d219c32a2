// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/ServerHub.h"

#include <utility>

namespace chronoscope::ui {

using backend::ManagedCommand;
using backend::ManagedServer;

namespace {
constexpr int kLookIntervalMs = 100;

bool isSame(const ManagedCommand& a, const ManagedCommand& b) {
    return a.program == b.program && a.arguments == b.arguments && a.modelFile == b.modelFile &&
           a.healthPath == b.healthPath;
}

bool isSame(const ManagedServer::Status& a, const ManagedServer::Status& b) {
    return a.state == b.state && a.port == b.port && a.message == b.message;
}

bool lives(const ManagedServer::Status& status) {
    return status.state == ManagedServer::State::Starting || status.state == ManagedServer::State::Ready;
}
} // namespace

ServerHub::ServerHub(std::string supervisor, QObject* parent) : QObject(parent), m_supervisor(std::move(supervisor)) {
    m_timer.setInterval(kLookIntervalMs);
    connect(&m_timer, &QTimer::timeout, this, &ServerHub::lookAtAll);
}

ServerHub::~ServerHub() {
    for (auto& [name, entry] : m_servers)
        if (entry.server) entry.server->stop(); // all at once: each is waited for below
}

void ServerHub::start(const QString& name, const ManagedCommand& command) { launch(name, command, false); }

void ServerHub::restart(const QString& name, const ManagedCommand& command) { launch(name, command, true); }

void ServerHub::launch(const QString& name, const ManagedCommand& command, bool again) {
    Entry& entry = m_servers[name];
    if (entry.server && !isSame(entry.command, command)) {
        entry.server->stop();
        entry.before = std::move(entry.server);
    }
    entry.command = command;
    if (entry.before)
        entry.wanted = true;
    else
        begin(entry, again);
    m_timer.start();
    look(name);
}

void ServerHub::begin(Entry& entry, bool again) {
    const bool isNew = !entry.server;
    if (isNew) {
        ManagedServer::Options options;
        options.supervisor = m_supervisor;
        entry.server = std::make_unique<ManagedServer>(entry.command, std::move(options), nullptr);
    }
    // A file that is replaced while the server runs is not what it serves.
    if (again || entry.identity.empty() || !lives(entry.server->status()))
        entry.identity = backend::identityOf(entry.command);
    again && !isNew ? entry.server->restart() : entry.server->start();
}

/// Two servers at once could want the same port or more memory than there is: the new one waits for the end of the old.
void ServerHub::startNext(Entry& entry) {
    if (!entry.before || lives(entry.before->status())) return;
    retire(std::move(entry.before));
    if (std::exchange(entry.wanted, false)) begin(entry, false);
}

void ServerHub::stop(const QString& name) {
    const auto at = m_servers.find(name);
    if (at == m_servers.end()) return;
    at->second.wanted = false;
    at->second.identity.clear();
    if (at->second.server) at->second.server->stop();
}

/// A destructor waits until the server has ended: that is for a background thread.
void ServerHub::retire(std::unique_ptr<ManagedServer> server) {
    if (!server) return;
    server->stop();
    std::shared_ptr<ManagedServer> shared = std::move(server);
    m_endings.run(
        this, nullptr,
        [shared = std::move(shared)]() mutable {
            shared.reset();
            return true;
        },
        [](bool) {});
}

void ServerHub::drop(const QString& name) {
    const auto at = m_servers.find(name);
    if (at == m_servers.end()) return;
    retire(std::move(at->second.server));
    retire(std::move(at->second.before));
    m_servers.erase(at);
    emit changed(name);
}

void ServerHub::rename(const QString& from, const QString& to) {
    if (from == to || !m_servers.contains(from)) return;
    auto node = m_servers.extract(from);
    node.key() = to;
    m_servers.insert(std::move(node));
    emit changed(to);
}

ManagedServer::Status ServerHub::status(const QString& name) const {
    const auto at = m_servers.find(name);
    return at == m_servers.end() ? ManagedServer::Status() : at->second.seen;
}

std::string ServerHub::identity(const QString& name) const {
    const auto at = m_servers.find(name);
    return at == m_servers.end() ? std::string() : at->second.identity;
}

QString ServerHub::log(const QString& name) const {
    const auto at = m_servers.find(name);
    return at == m_servers.end() ? QString() : QString::fromStdString(at->second.log);
}

void ServerHub::look(const QString& name) {
    const auto at = m_servers.find(name);
    if (at == m_servers.end()) return;
    Entry& entry = at->second;
    startNext(entry);
    const auto& shown = entry.before ? entry.before : entry.server;
    // The status first: what a server wrote before it ended is then in the log below.
    ManagedServer::Status now = shown ? shown->status() : ManagedServer::Status();
    if (entry.wanted) now = {ManagedServer::State::Starting, 0, {}};
    std::string log = shown ? shown->log() : std::move(entry.log);
    const bool wrote = shown && log != entry.log;
    entry.log = std::move(log);
    const bool isNew = !isSame(now, entry.seen);
    entry.seen = now;
    if (wrote) emit logged(name);
    if (isNew) emit changed(name);
}

void ServerHub::lookAtAll() {
    std::vector<QString> names; // a slot may start, rename or drop servers
    for (const auto& [name, entry] : m_servers)
        names.push_back(name);
    for (const QString& name : names)
        look(name);
    bool alive = false;
    for (const auto& [name, entry] : m_servers)
        alive = alive || entry.before || lives(entry.seen);
    if (!alive) m_timer.stop();
}

} // namespace chronoscope::ui
