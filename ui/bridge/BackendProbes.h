// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"
#include "core/backend/server/Discovery.h"
#include "core/run/BackendOpening.h"
#include "ui/bridge/BackgroundLanes.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace chronoscope::ui {

class BackendHub;

/// What is asked of model servers before a run: tests, lists of models, a search on this machine, and making one
/// ready for a run. A managed server that does not run is started first and waited for. Everything goes on in the
/// background and can be cancelled; the tests of one server are made one after the other, and wait for no other server.
/// Lives in the GUI thread; owned by BackendHub.
class BackendProbes : public QObject {
    Q_OBJECT
public:
    /// How far a test is.
    struct Progress {
        bool awaitsServer = false;                ///< its managed server is starting
        std::vector<backend::CheckResult> checks; ///< those that are done, in order
    };

    explicit BackendProbes(BackendHub& hub, QObject* parent = nullptr);
    ~BackendProbes() override;

    /// Tests a saved backend; the report is saved with it. Does nothing while it is being tested.
    void test(const QString& name);
    void cancelTest(const QString& name);
    /// Of the test that is going on, that for a run included; null if there is none.
    const Progress* testing(const QString& name) const;

    void fetchModels(const QString& name);

    /// Looks for servers on the usual ports of this machine.
    void discover();
    void cancelDiscovery();
    bool isDiscovering() const { return m_discovering; }

    /// Tests the backend of `uri` for a new run: prepared() or preparationFailed() follows, nothing after a cancel().
    /// `name` is the saved backend's, whose report is then renewed; empty = none.
    int prepare(const QString& uri, const QString& name);
    void cancel(int preparation);

    /// Calls `then` with the saved backend, once its managed server is ready if it has one; with the reason if it
    /// cannot be. At once where nothing has to be waited for. A `job` that is dropped takes its call with it; 0 = of no
    /// job.
    using Served = std::function<void(Result<backend::ServedUri> served)>;
    void whenServed(const QString& name, int job, Served then);
    const Progress* preparing(int preparation) const;

    /// A saved backend has another name now: what waits for its server goes on waiting.
    void rename(const QString& from, const QString& to);

signals:
    void testChanged(const QString& name); ///< begun, another check done, or ended
    /// The test has ended; `problem` says why there is no report, and is empty where there is one.
    void testEnded(const QString& name, const QString& problem);
    void modelsFetched(const QString& name, const QStringList& models, const QString& problem);
    void discovered(const std::vector<chronoscope::backend::FoundServer>& servers);
    void preparationChanged(int preparation);
    void prepared(int preparation, const chronoscope::run::BackendChoice& choice);
    void preparationFailed(int preparation, const QString& problem);

private:
    struct Job {
        QString name;              ///< of the saved backend; may be empty
        backend::ServedUri served; ///< with its port, once the server is there
        bool forRun = false;
        Progress progress;
        std::stop_source stop;
    };
    struct Waiting {
        QString name;
        int job = 0; ///< 0 = of no job
        Served then;
    };

    void serverChanged(const QString& name);
    backend::ServedUri servedNow(const QString& name) const;
    void runTest(int id);
    void runPreparation(int id);
    std::function<void(const backend::CheckResult&)> listener(int id);
    void checkDone(int id, const backend::CheckResult& check);
    void endTest(int id, const Result<backend::CapabilityReport>& report);
    void endPreparation(int id, const Result<run::BackendChoice>& choice);
    void drop(int id);

    BackendHub& m_hub;
    std::map<int, Job> m_jobs;
    std::vector<Waiting> m_waiting;
    int m_lastId = 0;
    bool m_discovering = false;
    std::stop_source m_searchStop;
    std::stop_source m_listStop;
    BackgroundLanes m_tests; ///< one for each server
    BackgroundQueue m_lists;
    BackgroundQueue m_search;
};

/// The report of a test that broke off: what was found, the rest not tried.
backend::CapabilityReport reportOf(const std::string& uri, const std::vector<backend::CheckResult>& checks);

} // namespace chronoscope::ui
