// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/Network.h"
#include "core/run/BackendOpening.h"
#include "core/run/RunChange.h"
#include "core/run/RunEngine.h"
#include "core/store/Workspace.h"
#include "ui/bridge/BackgroundLanes.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace chronoscope::ui {

/// The run engines of the open workspace. Engines report on their own threads; here their reports are kept, newest
/// only, and handed to the GUI at most 15 times a second. What is done with one run is done in order; a run whose
/// server is silent holds up no other. Lives in the GUI thread, owned by Session.
class RunHub : public QObject {
    Q_OBJECT
public:
    /// `network` may be null where all runs are of calibration models.
    explicit RunHub(std::shared_ptr<const backend::Network> network, QObject* parent = nullptr);
    ~RunHub() override;

    /// Interrupts every engine (each within 100 ms) and takes the workspace for the runs to come; null for none.
    void setWorkspace(std::shared_ptr<store::Workspace> workspace);

    /// What is on its way to a run, and what the user has asked of it meanwhile.
    enum class Opening {
        None,      ///< nothing is: the engine, if it has one, does as it is told
        Going,     ///< an engine, that is to start; see also awaitedServer()
        Paused,    ///< an engine, that is to wait for resume() before it asks anything
        Cancelled, ///< an engine, that is not wanted any more
        Changing,  ///< what change() writes
    };

    /// Begins or continues a stored run; opened in the background. `server` is its managed one, if it has one. While it
    /// is being opened, this takes back a pause or a cancel; a server that is elsewhere by now is the one that counts.
    void start(qint64 run, const run::RunningServer& server = {});
    /// The same for a run whose managed server is not ready yet: all is as while it is being opened, until served() or
    /// cancel(). False where nothing is waited for, as the run has an engine or is being changed.
    bool await(qint64 run, const QString& server);
    /// The server is ready. Nothing for a run that does not wait any more.
    void served(qint64 run, const run::RunningServer& server);
    void pause(qint64 run);
    void resume(qint64 run);
    void cancel(qint64 run); ///< what is being opened ends within 100 ms
    /// Changes a run that is not active, in the background; changed() or changeFailed() follows. False, and nothing
    /// follows, for a run that is active.
    bool change(qint64 run, const run::RunChange& change);
    /// The newest report of a run that has an engine; null otherwise.
    const run::RunProgress* progress(qint64 run) const;
    Opening opening(qint64 run) const;
    /// Name of the saved backend whose server a run waits for; empty if it waits for none.
    QString awaitedServer(qint64 run) const;
    bool isActive(qint64 run) const; ///< has an engine that is running, paused or being opened, or is being changed
    std::vector<run::RunProgress> active() const;
    /// Runs that ask, or are about to: those that leaving the workspace would interrupt. By id.
    std::vector<qint64> going() const;

signals:
    void progressed(const QList<qint64>& runs);         ///< reports changed; 15 Hz at most
    void ended(qint64 run);                             ///< finished or stopped, and stored
    void failed(qint64 run, const QString& what);       ///< could not be opened
    void changeFailed(qint64 run, const QString& what); ///< is as it was
    void changed(qint64 run);                           ///< as change() was told, and stored

private:
    struct Inbox { ///< shared with the engines' threads
        std::mutex mutex;
        std::map<qint64, run::RunProgress> reports;
    };

    using Engine = std::unique_ptr<run::RunEngine>;

    struct PendingOpening {
        Opening wish = Opening::Going;
        QString awaited;           ///< see awaitedServer()
        run::RunningServer server; ///< that it is, or is to be, opened with
        std::stop_source stop;     ///< of what is in hand
        bool isPending = false;    ///< being opened in the background
    };

    void launch(qint64 run);
    void move(qint64 run, PendingOpening& coming, const run::RunningServer& server);
    void opened(qint64 run, Result<Engine> engine);
    void collectReports();
    void retire(qint64 run, Engine engine);

    const std::shared_ptr<const backend::Network> m_network;
    std::shared_ptr<store::Workspace> m_workspace;
    std::shared_ptr<Inbox> m_inbox = std::make_shared<Inbox>();
    std::map<qint64, Engine> m_engines; ///< one that has not begun was paused while it was being opened
    std::map<qint64, run::RunProgress> m_newest;
    std::map<qint64, PendingOpening> m_coming;
    QTimer m_timer;
    BackgroundLanes m_lanes; ///< one for each run
};

} // namespace chronoscope::ui
