// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "ui/bridge/RunStarter.h"
#include "ui/dialogs/Dialogs.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <string>

class QWidget;

namespace chronoscope::ui {

class NewRunDialog;

/// From the wish for a run to the run: shows its dialog, has the wish fulfilled, and brings the dialog back as it was
/// left where no run could be made. What was typed into it goes only when the run is there or the dialog is cancelled.
/// Owned by the window; GUI thread.
class RunRequests : public QObject {
    Q_OBJECT
public:
    /// `words`: JSON of ChroKnowPrompt's words. `window`: over which dialogs are shown.
    RunRequests(Session& session, RunStarter& starter, Dialogs& dialogs, std::string words, QWidget& window);

    /// A dialog that waits to be gone on with is shown again, but for a slice of one's own.
    void requestRun(const benchmark::SliceSpec& slice);
    /// A new run that asks what this one does, as it does: another model, perhaps.
    void requestLike(qint64 run);
    void requestTraversals(qint64 base);

signals:
    void runsWanted(); ///< a run is on its way: see the Runs page
    void backendWanted(const QString& name);

private:
    NewRunDialog* make(const benchmark::SliceSpec& slice);
    void show(NewRunDialog* dialog);
    void forget(int start);
    void refused(int start, const QString& name, const QString& backend, const QString& why);

    Session& m_session;
    RunStarter& m_starter;
    Dialogs& m_dialogs;
    const std::string m_words;
    QWidget& m_window;
    std::map<int, QPointer<NewRunDialog>> m_sent; ///< by start: dialogs whose runs are being made
    QPointer<NewRunDialog> m_waiting;             ///< came to nothing and was not cancelled
};

} // namespace chronoscope::ui
