// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/prompt/Template.h"
#include "ui/bridge/RunStarter.h"
#include "ui/dialogs/Dialogs.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <string>
#include <vector>

class QWidget;

namespace chronoscope::ui {

class NewRunDialog;
class RunDialog;
class Settings;

/// From the wish for a run to the run: shows its dialog, has the wish fulfilled, and brings the dialog back as it was
/// left where no run could be made. What was typed into it goes only when the run is there or the dialog is cancelled.
/// Owned by the window; GUI thread.
class RunRequests : public QObject {
    Q_OBJECT
public:
    /// `window`: over which dialogs are shown.
    RunRequests(Session& session, RunStarter& starter, Dialogs& dialogs, Settings& settings, QWidget& window);

    /// A dialog that waits to be gone on with is shown again, but for a slice of one's own. A new one asks as the last
    /// did, in the same workspace of the same slice.
    void requestRun(const benchmark::SliceSpec& slice);
    /// The same of these models, by RunModelsForm::ticked(), under these templates; none: those of the last run.
    void requestRunOf(const benchmark::SliceSpec& slice, const QStringList& models,
                      const std::vector<prompt::Template>& templates);
    /// The same for facts that have just come in, which lead on to what comes of them.
    void requestFirstRun(const benchmark::SliceSpec& slice);
    /// The same of a dialog of any study, which is the window's from now on.
    void request(RunDialog* dialog);
    /// How dialogs of new runs of a study are made; empty: it has none.
    void addStudy(const std::string& study, std::function<RunDialog*()> make);
    /// Whether a dialog of new runs can be filled with what the run asks: it starts from no other.
    bool canMakeLike(const store::RunRecord& run) const;
    /// A new run that asks what this one does, as it does: another model, perhaps.
    void requestLike(qint64 run);
    /// The same of other models, which are still to be ticked.
    void requestOtherModel(qint64 run);
    /// The same prompts of the same model now; asked first where it costs money.
    void requestRepeat(qint64 run);

signals:
    void runsWanted();    ///< a run is on its way: see the Runs page
    void heatmapWanted(); ///< a first run is on its way
    void backendWanted(const QString& name);

private:
    NewRunDialog* makeDialog(const benchmark::SliceSpec& slice);
    void adopt(RunDialog* dialog);
    void askAsLast(RunDialog& dialog, bool withChoice) const;
    void send(RunDialog* dialog);
    RunDialog* makeLike(qint64 run);
    void withItsHost(const store::RunRecord& run, std::function<void()> then);
    void askRepeat(qint64 run);
    void repeat(qint64 run);
    bool isSent(const RunDialog* dialog) const;
    void show(RunDialog* dialog);
    void forget(int start);
    void refused(int start, const QString& name, const QString& backend, const QString& why);

    Session& m_session;
    RunStarter& m_starter;
    Dialogs& m_dialogs;
    Settings& m_settings;
    QWidget& m_window;
    struct Sent {
        QPointer<RunDialog> dialog;
        QString key; ///< of the model in its form
    };
    std::map<int, Sent> m_sent;    ///< by start: dialogs whose runs are being made
    QPointer<RunDialog> m_waiting; ///< some of its runs came to nothing and it was not cancelled
    std::map<std::string, std::function<RunDialog*()>> m_studies;
    QStringList m_unmade; ///< keys of the models of m_waiting whose runs were not made
};

} // namespace chronoscope::ui
