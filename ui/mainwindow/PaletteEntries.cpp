// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/PaletteEntries.h"

#include "ui/bridge/Session.h"
#include "ui/mainwindow/Rail.h"
#include "ui/settings/SettingTable.h"
#include "ui/views/Text.h"

#include <QAction>
#include <QMenu>
#include <QPointer>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
QString withoutMnemonic(QString text) {
    text.replace(QLatin1String("&&"), QLatin1String("\1"));
    return text.remove(QLatin1Char('&')).replace(QLatin1Char('\1'), QLatin1Char('&'));
}
} // namespace

void addPages(std::vector<PaletteEntry>& entries, const Rail& rail) {
    for (auto* button : rail.findChildren<QToolButton*>()) {
        if (!button->isCheckable()) continue; // the workspace's
        entries.push_back({Text::tr("Page"), withoutMnemonic(button->text()),
                           button->shortcut().toString(QKeySequence::NativeText),
                           [guard = QPointer(button)] { guard ? guard->click() : void(); }});
    }
}

void addCommands(std::vector<PaletteEntry>& entries, const QMenu& menu) {
    for (QAction* action : menu.actions()) {
        if (action->menu()) {
            std::vector<PaletteEntry> below;
            addCommands(below, *action->menu());
            for (PaletteEntry& entry : below) {
                entry.title = Text::tr("%1: %2").arg(withoutMnemonic(action->text()), entry.title);
                entries.push_back(std::move(entry));
            }
        } else if (!action->isSeparator() && action->isEnabled()) {
            entries.push_back({Text::tr("Command"), withoutMnemonic(action->text()),
                               action->shortcut().toString(QKeySequence::NativeText),
                               [guard = QPointer(action)] { guard ? guard->trigger() : void(); }});
        }
    }
}

void addRuns(std::vector<PaletteEntry>& entries, const Session& session, const std::function<void(qint64)>& show) {
    const auto runs = session.everyRun();
    for (auto run = runs.rbegin(); run != runs.rend(); ++run)
        entries.push_back(
            {Text::tr("Run"), QString::fromStdString((*run)->name), {}, [show, id = (*run)->id] { show(id); }});
}

void addSettings(std::vector<PaletteEntry>& entries, const std::function<void(const QString&)>& show) {
    for (const Setting& setting : settingTable())
        entries.push_back({Text::tr("Setting"), setting.title, {}, [show, title = setting.title] { show(title); }});
}

void addHelp(std::vector<PaletteEntry>& entries, const QStringList& headings,
             const std::function<void(const QString&)>& show) {
    for (const QString& heading : headings)
        entries.push_back({Text::tr("Help"), heading, {}, [show, heading] { show(heading); }});
}

} // namespace chronoscope::ui
