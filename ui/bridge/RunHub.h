// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/Network.h"
#include "core/run/RunEngine.h"
#include "core/store/Workspace.h"
#include "ui/bridge/BackgroundQueue.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace chronoscope::ui {

/// The run engines of the open workspace. Engines report on their own threads; here their reports are kept, newest
/// only, and handed to the GUI at most 15 times a second. Lives in the GUI thread, owned by Session.
class RunHub : public QObject {
    Q_OBJECT
public:
    /// `network` may be null where all runs are of calibration models.
    explicit RunHub(std::shared_ptr<const backend::Network> network, QObject* parent = nullptr);
    ~RunHub() override;

    /// Ends every engine (each within 100 ms) and takes the workspace for the runs to come; null for none.
    void setWorkspace(std::shared_ptr<store::Workspace> workspace);

    void start(qint64 run); ///< begins or continues a stored run; opened in the background
    void pause(qint64 run);
    void resume(qint64 run);
    void cancel(qint64 run);
    /// The newest report of a run that has an engine; null otherwise.
    const run::RunProgress* progress(qint64 run) const;
    bool isActive(qint64 run) const; ///< has an engine that is running, paused or being opened
    std::vector<run::RunProgress> active() const;

signals:
    void progressed(const QList<qint64>& runs); ///< reports changed; 15 Hz at most
    void ended(qint64 run);                     ///< finished or stopped, and stored
    void failed(qint64 run, const QString& what); ///< could not be opened

private:
    struct Inbox { ///< shared with the engines' threads
        std::mutex mutex;
        std::map<qint64, run::RunProgress> reports;
    };

    void collectReports();
    void retire(std::unique_ptr<run::RunEngine> engine);

    const std::shared_ptr<const backend::Network> m_network;
    std::shared_ptr<store::Workspace> m_workspace;
    std::shared_ptr<Inbox> m_inbox = std::make_shared<Inbox>();
    std::map<qint64, std::unique_ptr<run::RunEngine>> m_engines;
    std::map<qint64, run::RunProgress> m_newest;
    std::map<qint64, bool> m_opening;
    QTimer m_timer;
    BackgroundQueue m_queue;
};

} // namespace chronoscope::ui
