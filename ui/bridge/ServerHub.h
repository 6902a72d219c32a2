// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/ManagedServer.h"
#include "ui/bridge/BackgroundQueue.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>

namespace chronoscope::ui {

/// The model servers that this program started, by the name of the saved backend they serve. Their state and output
/// are looked at ten times a second while one of them lives. Lives in the GUI thread and never waits, but for its
/// destructor: it ends all servers and waits for that. Owned by BackendHub.
class ServerHub : public QObject {
    Q_OBJECT
public:
    /// `supervisor` as in ManagedServer::Options; empty = this executable.
    explicit ServerHub(std::string supervisor = {}, QObject* parent = nullptr);
    ~ServerHub() override;

    /// Starts it, or does nothing while it runs with that command. One that runs with another is ended first, with all
    /// its processes: until then the new one is Starting, without a port.
    void start(const QString& name, const backend::ManagedCommand& command);
    void stop(const QString& name);
    void restart(const QString& name, const backend::ManagedCommand& command);
    /// Ends it and forgets it: its backend was removed.
    void drop(const QString& name);
    void rename(const QString& from, const QString& to);

    /// Stopped, without a message, when it was never started.
    backend::ManagedServer::Status status(const QString& name) const;
    /// identityOf() what runs, as it was when it was started; empty when nothing does.
    std::string identity(const QString& name) const;
    /// Output since its last start; what is no UTF-8 is replaced.
    QString log(const QString& name) const;

signals:
    void changed(const QString& name); ///< its status is new
    void logged(const QString& name);  ///< it has written something; ten times a second at most

private:
    struct Entry {
        backend::ManagedCommand command; ///< of `server`, or of what is to come after `before`
        std::string identity;            ///< of the command when `server` was started; empty once it is to stop
        std::unique_ptr<backend::ManagedServer>
            server; ///< null until it was first started, and while there is a `before`
        std::unique_ptr<backend::ManagedServer> before; ///< had another command, and is ending
        bool wanted = false;                            ///< to be started once `before` is gone
        backend::ManagedServer::Status seen;
        std::string log;
    };

    void launch(const QString& name, const backend::ManagedCommand& command, bool again);
    void begin(Entry& entry, bool again);
    void startNext(Entry& entry);
    void retire(std::unique_ptr<backend::ManagedServer> server);
    void look(const QString& name);
    void lookAtAll();

    const std::string m_supervisor;
    std::map<QString, Entry> m_servers;
    QTimer m_timer;
    BackgroundQueue m_endings; ///< waits for servers that have to end
};

} // namespace chronoscope::ui
