// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

#include <QObject>

#include <functional>

class QWidget;

namespace chronoscope::ui {

/// What is asked before the open workspace or the program is left: whether changes that cannot be stored, and forms
/// that cannot be saved, are to be given up, and whether runs are to be paused. Where nothing would be lost nothing is
/// asked. Owned by the window; GUI thread.
class Departure : public QObject {
    Q_OBJECT
public:
    enum class Kind {
        Quit,
        Close, ///< the workspace
        Open,  ///< another workspace in its place
    };
    Departure(Session& session, AnnotationHub& annotations, Dialogs& dialogs, QWidget& window);

    /// What of a form that belongs to no workspace cannot be saved, and why; empty where all is saved. Asked when the
    /// program is quit.
    void setUnsavedForm(std::function<QString()> unsaved) { m_unsavedForm = std::move(unsaved); }

    /// Calls `go` once nothing is lost by it that the user has not been told of: at once, later, or never.
    void leave(Kind kind, std::function<void()> go);

signals:
    void formWanted(); ///< the user stays for the form that cannot be saved

private:
    bool holdsUnsaved();
    void askForForm(Kind kind, std::function<void()> go);
    void askForRuns(Kind kind, std::function<void()> go);
    QString goingText() const;

    Session& m_session;
    AnnotationHub& m_annotations;
    Dialogs& m_dialogs;
    QWidget& m_window;
    std::function<QString()> m_unsavedForm;
    bool m_toldUnsaved = false; ///< the next attempt to leave goes through
};

} // namespace chronoscope::ui
