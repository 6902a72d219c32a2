// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/MainMenu.h"

#include "ui/help/AboutBox.h"
#include "ui/views/Moments.h"
#include "ui/views/Words.h"

#include <QActionGroup>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace chronoscope::ui {

MainMenu::MainMenu(Session& session, WorkspaceCommands& commands, Settings& settings, QWidget& window)
    : QMenu(&window), m_session(session), m_settings(settings), m_window(window) {
    setToolTipsVisible(true);
    add("newWorkspaceAction", tr("&New workspace…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
        [&commands] { commands.make(); });
    add("openWorkspaceAction", tr("&Open workspace…"), QKeySequence::Open, [&commands] { commands.choose(); });
    addRecent(commands);
    add("welcomeAction", tr("Welco&me page"), {}, [this] {
        emit welcomeWanted();
    })->setToolTip(tr("The sample, one's own facts, workspaces opened lately"));
    add("newWindowAction", tr("Open in a new &window…"), {}, [&commands] {
        commands.chooseForWindow();
    })->setToolTip(tr("Another workspace beside this one"));
    QAction* beside =
        add("besideAction", tr("Second window &beside this one"), {}, [&commands] { commands.openBeside(); });
    m_ofWorkspace << beside;
    m_import = add("importAction", tr("Im&port…"), {}, [this] { emit importWanted(); });
    m_ofWorkspace << add("closeWorkspaceAction", tr("&Close workspace"), {}, [&commands] { commands.close(); });
    m_ofWorkspace << add("reportAction", tr("&Report…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
                         [this] { emit reportWanted(); });
    addSeparator();
    m_palette =
        add("paletteAction", tr("&Go to or do…"), QKeySequence(Qt::CTRL | Qt::Key_K), [this] { emit paletteWanted(); });
    add("inspectorAction", tr("&Inspector"), QKeySequence(Qt::CTRL | Qt::Key_J), [this] { emit inspectorWanted(); });
    add("resetLayoutAction", tr("Reset la&yout"), {}, [this] {
        emit resetLayoutWanted();
    })->setToolTip(tr("Docks, column widths and sizes as in a fresh window; pages open as never seen"));
    addThemes();
    add("settingsAction", tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] { emit settingsWanted(); });
    addSeparator();
    add("helpAction", tr("&Help"), QKeySequence::HelpContents, [this] { emit helpWanted(); });
    add("keysAction", tr("&Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1), [this] { emit keysWanted(); });
    add("diagnosticsAction", tr("&Diagnostic bundle…"), {}, [this] {
        emit diagnosticsWanted();
    })->setToolTip(tr("What helps to find a mistake: versions, settings, the log; shown before it is saved"));
    add("aboutAction", tr("&About Chronoscope"), {}, [this] { showAbout(&m_window); });
    addSeparator();
    // Not QKeySequence::Quit, which is nothing where Qt knows no desktop.
    add("quitAction", tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { emit quitWanted(); });
    connect(&session, &Session::workspaceChanged, this, &MainMenu::follow);
    follow();
}

template <typename Slot>
QAction* MainMenu::add(const char* name, const QString& text, const QKeySequence& keys, Slot slot) {
    QAction* action = addAction(text, this, slot);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    m_window.addAction(action); // so that its keys work while the menu is closed
    return action;
}

/// Each with its folder, and with the day it was last changed; one that has moved stays, is said to be gone, and can be
/// taken off the list when it is chosen.
void MainMenu::addRecent(WorkspaceCommands& commands) {
    QMenu* recent = addMenu(tr("Rec&ent"));
    recent->setToolTipsVisible(true);
    connect(recent, &QMenu::aboutToShow, this, [this, recent, &commands] {
        recent->clear();
        for (const QString& path : m_settings.recent()) {
            const QFileInfo file(path);
            const QString state = file.exists() ? dayText(file.lastModified().date()) : tr("not there any more");
            const QString text = tr("%1 – %2 (%3)").arg(file.fileName(), QDir::toNativeSeparators(file.path()), state);
            recent
                ->addAction(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                            [path, &commands] { commands.open(path); })
                ->setToolTip(plainToolTip(path));
        }
        if (recent->isEmpty()) recent->addAction(tr("None yet"))->setEnabled(false);
    });
}

void MainMenu::addThemes() {
    QMenu* themes = addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const auto addScheme = [&](const QString& text, Scheme scheme) {
        QAction* action = themes->addAction(text, this, [this, scheme] { emit schemeWanted(scheme); });
        action->setCheckable(true);
        group->addAction(action);
        // The settings can have changed it meanwhile.
        connect(themes, &QMenu::aboutToShow, action,
                [this, action, scheme] { action->setChecked(m_settings.scheme() == scheme); });
    };
    addScheme(tr("As the &system"), Scheme::System);
    addScheme(tr("&Light"), Scheme::Light);
    addScheme(tr("&Dark"), Scheme::Dark);
    addScheme(tr("&High contrast"), Scheme::HighContrast);
}

void MainMenu::importAs(const QAction& import) {
    const auto take = [this, &import] {
        m_import->setEnabled(import.isEnabled());
        m_import->setToolTip(import.toolTip());
    };
    connect(&import, &QAction::changed, this, take);
    take();
}

void MainMenu::follow() {
    for (QAction* action : m_ofWorkspace) {
        action->setEnabled(m_session.isOpen());
        action->setToolTip(m_session.isOpen() ? action->text().remove(QLatin1Char('&')) : tr("No workspace is open"));
    }
}

} // namespace chronoscope::ui
