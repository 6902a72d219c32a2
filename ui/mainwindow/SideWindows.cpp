// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/SideWindows.h"

#include "ui/bridge/Session.h"
#include "ui/help/HelpWindow.h"
#include "ui/mainwindow/PaletteEntries.h"
#include "ui/settings/SettingsWindow.h"

namespace chronoscope::ui {

SideWindows::SideWindows(Session& session, Settings& settings, Dialogs& dialogs, Palette::Entries entries,
                         Palette::Search search, QWidget& window)
    : QObject(&window), m_session(session), m_settings(settings), m_dialogs(dialogs), m_entries(std::move(entries)),
      m_search(std::move(search)), m_window(window) {}

void SideWindows::showHelp(const QString& section) { HelpWindow::of(m_window).showSection(section); }

void SideWindows::showSettings(const QString& search) {
    auto* settings = m_window.findChild<SettingsWindow*>();
    if (!settings) {
        settings = new SettingsWindow(m_settings, m_session.backends(), m_dialogs, &m_window);
        connect(settings, &SettingsWindow::schemeWanted, this, &SideWindows::schemeWanted);
        connect(settings, &SettingsWindow::restartWanted, this, &SideWindows::restartWanted);
        connect(settings, &SettingsWindow::pageWanted, this, &SideWindows::pageWanted);
        if (m_actions) settings->addShortcuts(*m_actions);
    }
    settings->present(search);
}

void SideWindows::showPalette() {
    auto* palette = m_window.findChild<Palette*>();
    if (!palette) {
        palette = new Palette(
            [this] {
                auto entries = m_entries();
                addSettings(entries, [this](const QString& title) { showSettings(title); });
                addHelp(entries, HelpWindow::headings(), [this](const QString& heading) { showHelp(heading); });
                return entries;
            },
            m_search, &m_window);
    }
    palette->present();
}

} // namespace chronoscope::ui
