// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"

#include <QObject>
#include <QString>

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

/// From the New run dialog to a run: tests the backend first, and makes no run where that fails. A calibration model
/// needs no test. Lives in the GUI thread; owned by the window.
class RunStarter : public QObject {
    Q_OBJECT
public:
    /// A run whose backend is being tested.
    struct Pending {
        int id = 0;
        QString path; ///< of the workspace that it is for
        RunWish wish;
    };

    explicit RunStarter(Session& session, QObject* parent = nullptr);

    void start(const RunWish& wish);
    void cancel(int id);
    const std::vector<Pending>& pending() const { return m_pending; }
    /// "“my run”: testing the backend, 3 of 8".
    QString text(const Pending& pending) const;
    /// Checks done of the eight.
    int done(const Pending& pending) const;

signals:
    void changed();

private:
    std::optional<Pending> take(int id);
    void prepared(int id, run::BackendChoice choice);
    void failed(int id, const QString& problem);

    Session& m_session;
    std::vector<Pending> m_pending;
};

} // namespace chronoscope::ui
