// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// What the user wants to be run.
struct RunWish {
    run::RunSpec spec;
    QString name;
    QString uri;     ///< of the backend; "{port}" in it where its server is managed
    QString backend; ///< name of the saved backend; empty = a calibration model or a URI of the user's
    std::optional<double> budget; ///< US dollars
};

/// A traversal run as the user wants it.
struct TraversalWish {
    qint64 base = 0; ///< the run it starts from
    traversal::TraversalSpec spec; ///< its words are those of the program
    QString name;
    QString backend; ///< name of a saved backend; empty = that of the base run
};

/// From the dialogs of new runs to a run: tests the backend first, and makes no run where that fails. A calibration model
/// needs no test. Lives in the GUI thread; owned by the window.
class RunStarter : public QObject {
    Q_OBJECT
public:
    /// A run whose backend is being tested.
    struct Pending {
        int id = 0;
        QString path; ///< of the workspace that it is for
        QString name; ///< of the run
        std::function<void(const run::BackendChoice&)> create;
    };

    explicit RunStarter(Session& session, QObject* parent = nullptr);

    void start(const RunWish& wish);
    void start(const TraversalWish& wish);
    void cancel(int id);
    const std::vector<Pending>& pending() const { return m_pending; }
    /// "“my run”: testing the backend, 3 of 8".
    QString text(const Pending& pending) const;
    /// Checks done of the eight.
    int done(const Pending& pending) const;

signals:
    void changed();

private:
    void prepare(const QString& uri, const QString& backend, const QString& name,
                 std::function<void(const run::BackendChoice&)> create);
    std::optional<Pending> take(int id);
    void prepared(int id, const run::BackendChoice& choice);
    void failed(int id, const QString& problem);

    Session& m_session;
    std::vector<Pending> m_pending;
};

} // namespace chronoscope::ui
