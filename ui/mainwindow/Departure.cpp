// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/Departure.h"

#include <QApplication>
#include <QLocale>
#include <QPointer>
#include <QWidget>

#include <utility>

namespace chronoscope::ui {

Departure::Departure(Session& session, AnnotationHub& annotations, Dialogs& dialogs, QWidget& window)
    : m_session(session), m_annotations(annotations), m_dialogs(dialogs), m_window(window) {
    connect(&annotations, &AnnotationHub::savingChanged, this, [this] {
        if (m_annotations.problem().isEmpty()) m_toldUnsaved = false;
    });
}

void Departure::leave(Kind kind, std::function<void()> go) {
    emit m_annotations.closing(); // a note is said at once: a question for its author's name would come too late
    // What is being typed is given on when its field is left, and this is such a moment.
    const QPointer<QWidget> typed = m_window.focusWidget();
    if (typed) typed->clearFocus();
    if (!holdsUnsaved()) askForForm(kind, std::move(go));
    if (typed && m_window.isVisible()) typed->setFocus();
}

bool Departure::holdsUnsaved() {
    if (m_annotations.unsaved() == 0 || m_annotations.problem().isEmpty() || std::exchange(m_toldUnsaved, true))
        return false;
    const QString what =
        tr("%n change(s) of annotations are not saved yet. Leaving the workspace once more gives them up", nullptr,
           m_annotations.unsaved());
    m_dialogs.showProblem(&m_window, what, m_annotations.problem());
    m_annotations.retry();
    return true;
}

void Departure::askForForm(Kind kind, std::function<void()> go) {
    const QString unsaved = kind == Kind::Quit && m_unsavedForm ? m_unsavedForm() : QString();
    if (unsaved.isEmpty()) return askForRuns(kind, std::move(go));
    Question question;
    question.text = unsaved;
    question.more = tr("It is lost when Chronoscope is quit.");
    question.verbs = {tr("Back to the form"), tr("Quit without it")};
    question.otherwise = tr("Cancel");
    m_dialogs.ask(&m_window, question, [this, kind, go = std::move(go)](int verb) {
        if (verb == 0)
            emit formWanted();
        else
            askForRuns(kind, go);
    });
}

/// "1 run is going on (1,174 of 1,932)"; empty where nothing is.
QString Departure::goingText() const {
    std::int64_t done = 0;
    std::int64_t total = 0;
    const auto runs = m_session.hub().going();
    for (const qint64 run : runs) {
        const auto* progress = m_session.hub().progress(run);
        const auto* record = m_session.run(run);
        done += progress ? progress->counts.done() : record ? record->counts.done() : 0;
        total += progress ? progress->total : record ? record->total : 0;
    }
    const QLocale locale;
    const QString far =
        tr("%1 of %2")
            .arg(locale.toString(static_cast<qlonglong>(done)), locale.toString(static_cast<qlonglong>(total)));
    if (runs.size() == 1) return tr("1 run is going on (%1)").arg(far);
    if (!runs.empty()) return tr("%1 runs are going on (%2)").arg(runs.size()).arg(far);
    return m_session.isImporting() ? tr("An import is going on") : QString();
}

void Departure::askForRuns(Kind kind, std::function<void()> go) {
    Question question;
    question.text = goingText();
    if (question.text.isEmpty()) return go();
    const bool isImport = m_session.hub().going().empty();
    question.more = isImport ? tr("What has been read is kept. The rest can be imported again later.")
                             : tr("Every reply that has come is kept. The rest is asked when the run is resumed; that "
                                  "is offered when the workspace is "
                                  "opened again.");
    switch (kind) {
    case Kind::Quit: question.verbs << (isImport ? tr("Stop it and quit") : tr("Pause and quit")); break;
    case Kind::Close: question.verbs << (isImport ? tr("Stop it and close") : tr("Pause and close")); break;
    case Kind::Open: question.verbs << (isImport ? tr("Stop it and open") : tr("Pause and open")); break;
    }
    question.otherwise = tr("Cancel");
    m_dialogs.ask(&m_window, question, [go = std::move(go)](int) { go(); });
}

} // namespace chronoscope::ui
