// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/SideWindows.h"

#include "ui/bridge/Session.h"
#include "ui/help/HelpWindow.h"
#include "ui/mainwindow/PaletteEntries.h"
#include "ui/settings/SettingsWindow.h"

namespace chronoscope::ui {

SideWindows::SideWindows(Session& session, Settings& settings, Dialogs& dialogs, Palette::Entries entries,
                         QWidget& window)
    : QObject(&window), m_session(session), m_settings(settings), m_dialogs(dialogs), m_entries(std::move(entries)),
      m_window(window) {}

void SideWindows::showHelp(const QString& section) {
    auto* help = m_window.findChild<HelpWindow*>();
    if (!help) help = new HelpWindow(&m_window);
    help->showSection(section);
}

void SideWindows::showSettings(const QString& search) {
    auto* settings = m_window.findChild<SettingsWindow*>();
    if (!settings) {
        settings = new SettingsWindow(m_settings, m_session.backends(), m_dialogs, &m_window);
        connect(settings, &SettingsWindow::schemeWanted, this, &SideWindows::schemeWanted);
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
            &m_window);
    }
    palette->present();
}

} // namespace chronoscope::ui
