// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/mainwindow/Palette.h"

class QMenu;

namespace chronoscope::ui {

class ActionBook;
class Rail;
class Session;

/// Where the parts of the palette come from. GUI thread.

/// The pages, as the rail has them.
void addPages(std::vector<PaletteEntry>& entries, const Rail& rail);
/// What of a menu and its submenus can be done now.
void addCommands(std::vector<PaletteEntry>& entries, const QMenu& menu);
/// What pages can do, by the table of actions; `act` is told its id.
void addActions(std::vector<PaletteEntry>& entries, const ActionBook& book,
                const std::function<void(const QString& id)>& act);
/// The views of each page: tabs, and the entries of boxes and bars that choose one. `show` brings up a page.
void addViews(std::vector<PaletteEntry>& entries, const QWidget& window,
              const std::function<void(const QString& page)>& show);
/// Every run, newest first; `show` goes to its results.
void addRuns(std::vector<PaletteEntry>& entries, const Session& session, const std::function<void(qint64)>& show);
/// `show` opens the settings with this one found.
void addSettings(std::vector<PaletteEntry>& entries, const std::function<void(const QString& title)>& show);
/// The headings of the help.
void addHelp(std::vector<PaletteEntry>& entries, const QStringList& headings,
             const std::function<void(const QString& heading)>& show);

} // namespace chronoscope::ui
