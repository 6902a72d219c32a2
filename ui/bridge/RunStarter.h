// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// A traversal run as the user wants it.
struct TraversalWish {
    qint64 base = 0;               ///< the run it starts from
    Session::TraversalReader read; ///< … and makes it of
    QString name;
    QString uri;     ///< of another model; empty = that of the base run
    QString backend; ///< its name where it is saved
};

/// A run as the user wants it, of whatever study.
struct StudyWish {
    /// Makes the run with a backend that is ready, in the background; the id of the run.
    using Make = std::function<Result<std::int64_t>(store::Workspace& workspace, const run::BackendChoice& backend)>;
    Make make;
    QString name;
    QString uri;                  ///< of the backend; "{port}" in it where its server is managed
    QString backend;              ///< name of the saved backend; empty = a calibration model or a URI of the user's
    std::optional<double> budget; ///< US dollars
};

/// From the dialogs of new runs to a run: tests the backend first, and makes no run where that fails. A calibration
/// model needs no test. A traversal run then reads what its base run said. Lives in the GUI thread; owned by the
/// window.
class RunStarter : public QObject {
    Q_OBJECT
public:
    /// A run that is not there yet: its backend is being tested, or its base run read.
    struct Pending {
        int id = 0;
        QString path;    ///< of the workspace that it is for
        QString name;    ///< of the run
        QString backend; ///< saved backend that is being tested; may be empty
        std::function<void(const run::BackendChoice&)> create;
        int preparation = 0; ///< of the backend; 0 = it is ready
        int creation = 0;    ///< of the session; 0 = the backend is being tested
        qint64 done = 0;     ///< elements read
        qint64 elements = 0; ///< 0 = not counted yet
    };

    explicit RunStarter(Session& session, QObject* parent = nullptr);

    /// All return the number of the start, which ends in started(), refused() or, after cancel(), in nothing. A
    /// traversal run that its base run does not allow is told of by Session::problem().
    int start(const TraversalWish& wish);
    int start(const StudyWish& wish) { return start(std::vector{wish}).front(); }
    /// Several that were wished together: each backend is tested, then all runs are made, then the first is asked.
    /// Those that cannot be made hold up no others. By the order of the wishes.
    std::vector<int> start(const std::vector<StudyWish>& wishes);
    void cancel(int id);
    const std::vector<Pending>& pending() const { return m_pending; }
    /// "my run: testing the backend, 3 of 8".
    QString text(const Pending& pending) const;
    /// How far the one thing is that is being done: checks or elements, and of how many; 0 of 0 = not known.
    std::pair<int, int> progress(const Pending& pending) const;

signals:
    void changed();
    void started(int id); ///< the run is there, and asks
    void refused(int id, const QString& name, const QString& backend, const QString& why); ///< there is no run
    void cancelled(int id);

private:
    /// Runs that were wished together.
    struct Party {
        struct Ready {
            int id = 0;
            StudyWish wish;
            run::BackendChoice backend;
        };
        std::size_t testing = 0; ///< backends whose test has not ended
        std::vector<Ready> ready;
    };
    /// One more of its backends is tested, or given up.
    void settle(int id);
    void make(const Party& party);
    void prepare(Pending pending, const QString& uri, std::function<void(const run::BackendChoice&)> create);
    Pending newPending(const QString& name);
    /// Calls `create` once the backend at `uri` is ready; returns the number of the start.
    int whenReady(const QString& name, const QString& uri, const QString& backend, std::optional<double> budget,
                  const std::function<void(int id, const run::BackendChoice&)>& create);
    void createTraversals(Pending pending, const TraversalWish& wish, const std::optional<run::BackendChoice>& backend);
    void creationProgressed(int creation, qint64 done, qint64 elements);
    std::optional<Pending> take(int Pending::*number, int value);
    void prepared(int preparation, const run::BackendChoice& choice);
    void failed(int preparation, const QString& problem);

    Session& m_session;
    std::vector<Pending> m_pending;
    std::map<int, std::shared_ptr<Party>> m_parties; ///< by start, until its backend is tested
    int m_lastId = 0;
};

} // namespace chronoscope::ui
