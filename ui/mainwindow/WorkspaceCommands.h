// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/Departure.h"
#include "ui/settings/Settings.h"

#include <QObject>

#include <functional>

class QWidget;

namespace chronoscope::ui {

/// Making, opening and closing workspaces, with all that has to be asked for it: of the file that is wanted, and of the
/// workspace that is left. Owned by the window; GUI thread.
class WorkspaceCommands : public QObject {
    Q_OBJECT
public:
    WorkspaceCommands(Session& session, Dialogs& dialogs, Settings& settings, Departure& departure, QWidget& window);

    /// `then` is called once the new one is open.
    void make(const std::function<void()>& then = {});
    /// For what is about to be brought in: a new one in the home of workspaces, told by madeAtHome(); where there is no
    /// home, the person is asked.
    void makeAtHome(const std::function<void()>& then);
    void setHome(const QString& folder) { m_home = folder; }
    void choose();
    /// Nothing where it is open already. An empty file becomes a workspace when the user says so; one that is not there
    /// is said, and can be taken off the list of recent ones.
    void open(const QString& path);
    void close();
    /// A workspace that is chosen now, in a window of its own; this one stays as it is.
    void chooseForWindow();
    /// The open one once more, beside this window; it reads only, as this one writes.
    void openBeside();

signals:
    /// It is open, and nobody was asked where it should be.
    void madeAtHome(const QString& path);
    /// A window of its own is wanted on it.
    void windowWanted(const QString& path);
    /// Closed, not left for another.
    void closed();

private:
    void enter(const QString& path, bool create, const std::function<void()>& then = {});
    void sayMissing(const QString& path);

    Session& m_session;
    Dialogs& m_dialogs;
    Settings& m_settings;
    Departure& m_departure;
    QWidget& m_window;
    QString m_home; ///< empty: none
};

} // namespace chronoscope::ui
