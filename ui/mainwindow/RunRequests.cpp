// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/RunRequests.h"

#include "ui/dialogs/NewRunDialog.h"
#include "ui/dialogs/TraversalRunDialog.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::ui {

namespace {
/// One sentence of what a server or a file system said, with a colon where it goes on in another line.
QString sentenceOf(const QString& why) {
    constexpr qsizetype kMost = 240;
    const QString line = why.simplified();
    return line.size() > kMost ? line.left(kMost) + QStringLiteral("…") : line;
}

bool isWhole(const benchmark::SliceSpec& slice) {
    return nlohmann::json(slice) == nlohmann::json(benchmark::SliceSpec{});
}
} // namespace

RunRequests::RunRequests(Session& session, RunStarter& starter, Dialogs& dialogs, std::string words, QWidget& window)
    : m_session(session), m_starter(starter), m_dialogs(dialogs), m_words(std::move(words)), m_window(window) {
    connect(&starter, &RunStarter::started, this, &RunRequests::forget);
    connect(&starter, &RunStarter::cancelled, this, &RunRequests::forget);
    connect(&starter, &RunStarter::refused, this, &RunRequests::refused);
}

void RunRequests::requestRun(const benchmark::SliceSpec& slice) {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    show(m_waiting && isWhole(slice) ? m_waiting.data() : make(slice));
}

void RunRequests::requestLike(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record || !record->is(store::kTemplateRuns) || m_session.isReadOnly()) return;
    NewRunDialog* dialog = make(record->spec.slice);
    dialog->setOptions(record->spec);
    show(dialog);
}

NewRunDialog* RunRequests::make(const benchmark::SliceSpec& slice) {
    auto* dialog = new NewRunDialog(m_session, slice, &m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (m_waiting == dialog) m_waiting = nullptr;
        m_sent[m_starter.start(dialog->wish())] = dialog;
        emit runsWanted();
    });
    connect(dialog, &QDialog::rejected, this, [this, dialog] {
        if (m_waiting == dialog) m_waiting = nullptr;
        dialog->deleteLater();
    });
    return dialog;
}

void RunRequests::show(NewRunDialog* dialog) {
    dialog->open();
    dialog->raise();
    dialog->activateWindow();
}

void RunRequests::requestTraversals(qint64 base) {
    const store::RunRecord* record = m_session.run(base);
    if (!record || m_session.isReadOnly()) return;
    auto* dialog = new TraversalRunDialog(m_session, *record, m_words, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_starter.start(dialog->wish());
        emit runsWanted();
    });
    dialog->open();
}

void RunRequests::forget(int start) {
    const auto at = m_sent.find(start);
    if (at == m_sent.end()) return;
    if (at->second) at->second->deleteLater();
    m_sent.erase(at);
}

void RunRequests::refused(int start, const QString& name, const QString& backend, const QString& why) {
    QPointer<NewRunDialog> dialog;
    if (const auto at = m_sent.find(start); at != m_sent.end()) {
        dialog = at->second;
        m_sent.erase(at);
    }
    if (m_waiting && m_waiting != dialog) m_waiting->deleteLater(); // the newer one is what is gone on with
    m_waiting = dialog;
    Question question;
    question.text = tr("“%1” was not created: %2").arg(name, sentenceOf(why));
    if (!backend.isEmpty()) question.more = tr("Its backend is “%1”.").arg(backend);
    const QString open = tr("Open backend");
    const QString back = tr("Back to the run");
    if (!backend.isEmpty()) question.verbs << open;
    if (dialog) question.verbs << back;
    if (question.verbs.isEmpty()) return m_dialogs.showProblem(&m_window, question.text, question.more);
    if (!dialog) question.otherwise = tr("Close");
    m_dialogs.ask(&m_window, question, [this, dialog, backend, open, verbs = question.verbs](int verb) {
        if (verbs.at(verb) == open)
            emit backendWanted(backend);
        else if (dialog)
            show(dialog);
    });
}

} // namespace chronoscope::ui
