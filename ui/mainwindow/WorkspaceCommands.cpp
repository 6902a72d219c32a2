// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/WorkspaceCommands.h"

#include "core/store/UnusedWorkspace.h"

#include <QDir>
#include <QFileInfo>

namespace chronoscope::ui {

namespace {
QString workspaceFilter() { return WorkspaceCommands::tr("Chronoscope workspace (*.chronoscope)"); }
} // namespace

WorkspaceCommands::WorkspaceCommands(Session& session, Dialogs& dialogs, Settings& settings, Departure& departure,
                                     QWidget& window)
    : m_session(session), m_dialogs(dialogs), m_settings(settings), m_departure(departure), m_window(window) {}

void WorkspaceCommands::make(const std::function<void()>& then) {
    FileQuestion question{FileQuestion::Wants::NewFile, "workspace", tr("New workspace"), workspaceFilter(),
                          tr("untitled.chronoscope")};
    question.replaces = false; // no workspace takes the place of another file
    m_dialogs.chooseFile(&m_window, question, [this, then](const QString& chosen) {
        const QString path = QFileInfo(chosen).suffix().isEmpty() ? chosen + QLatin1String(".chronoscope") : chosen;
        const QFileInfo file(path);
        if (!file.exists() || file.size() == 0) return enter(path, true, then);
        Question there;
        there.text = tr("“%1” is there already. Open it?").arg(file.fileName());
        there.verbs << tr("Open it");
        there.otherwise = tr("Cancel");
        m_dialogs.ask(&m_window, there, [this, path](int) { open(path); });
    });
}

void WorkspaceCommands::makeAtHome(const std::function<void()>& then) {
    const QDir home(m_home);
    if (m_home.isEmpty() || !home.mkpath(QStringLiteral("."))) return make(then);
    const auto named = [&](int number) {
        return home.absoluteFilePath(number == 1 ? tr("Own facts.chronoscope")
                                                 : tr("Own facts %1.chronoscope").arg(number));
    };
    int number = 1;
    // One that was made for facts which then did not come is taken again.
    while (QFileInfo::exists(named(number)) && !store::isUnused(named(number).toStdString()))
        ++number;
    const QString path = named(number);
    enter(path, true, [this, path, then] {
        if (then) then();
        emit madeAtHome(path);
    });
}

void WorkspaceCommands::choose() {
    m_dialogs.chooseFile(&m_window,
                         {FileQuestion::Wants::File, "workspace", tr("Open workspace"), workspaceFilter(), {}},
                         [this](const QString& path) { open(path); });
}

void WorkspaceCommands::chooseForWindow() {
    m_dialogs.chooseFile(&m_window,
                         {FileQuestion::Wants::File, "workspace", tr("Open in a new window"), workspaceFilter(), {}},
                         [this](const QString& path) { emit windowWanted(path); });
}

void WorkspaceCommands::openBeside() {
    if (m_session.isOpen()) emit windowWanted(m_session.path());
}

void WorkspaceCommands::open(const QString& path) {
    const QFileInfo file(path);
    if (!file.exists()) return sayMissing(path);
    if (m_session.isOpen() && !m_session.isReadOnly() &&
        file.canonicalFilePath() == QFileInfo(m_session.path()).canonicalFilePath())
        return;
    if (!file.isFile() || file.size() > 0) return enter(path, false);
    Question question;
    question.text = tr("This file is empty (0 bytes). Make a new workspace in it?");
    question.more = QDir::toNativeSeparators(path);
    question.verbs << tr("Make a workspace");
    question.otherwise = tr("Cancel");
    m_dialogs.ask(&m_window, question, [this, path](int) {
        if (QFileInfo(path).size() == 0) enter(path, true); // else it has been written meanwhile
    });
}

void WorkspaceCommands::close() {
    if (!m_session.isOpen()) return;
    m_departure.leave(Departure::Kind::Close, [this] {
        m_settings.setClosed();
        m_session.closeWorkspace();
        emit closed();
    });
}

void WorkspaceCommands::enter(const QString& path, bool create, const std::function<void()>& then) {
    const auto go = [this, path, create, then] {
        if (then)
            connect(
                &m_session, &Session::workspaceChanged, this,
                [this, path, then] {
                    if (m_session.path() == path) then();
                },
                Qt::SingleShotConnection);
        m_session.openWorkspace(path, create);
    };
    if (m_session.isOpen())
        m_departure.leave(Departure::Kind::Open, go);
    else
        go();
}

void WorkspaceCommands::sayMissing(const QString& path) {
    const QString what = tr("The workspace “%1” is not there any more").arg(QFileInfo(path).fileName());
    const QString where = tr("It was looked for in %1").arg(QDir::toNativeSeparators(QFileInfo(path).absolutePath()));
    if (!m_settings.recent().contains(path)) return m_dialogs.showProblem(&m_window, what, where);
    Question question;
    question.text = what;
    question.more = where;
    question.verbs << tr("Remove from Recent");
    question.otherwise = tr("Close");
    m_dialogs.ask(&m_window, question, [this, path](int) { m_settings.removeRecent(path); });
}

} // namespace chronoscope::ui
