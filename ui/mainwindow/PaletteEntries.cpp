// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/PaletteEntries.h"

#include "ui/actions/ActionBook.h"
#include "ui/bridge/Session.h"
#include "ui/help/HelpWindow.h"
#include "ui/mainwindow/Rail.h"
#include "ui/settings/SettingTable.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/Text.h"

#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QTabWidget>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
QString withoutMnemonic(QString text) {
    text.replace(QLatin1String("&&"), QLatin1String("\1"));
    return text.remove(QLatin1Char('&')).replace(QLatin1Char('\1'), QLatin1Char('&'));
}

/// As the rail has it.
QString pageTitle(const QWidget& window, const QString& page) {
    const auto* button = window.findChild<QToolButton*>(page + QLatin1String("Rail"));
    return button ? withoutMnemonic(button->text()) : page;
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

void addActions(std::vector<PaletteEntry>& entries, const ActionBook& book,
                const std::function<void(const QString&)>& act) {
    for (const ActionBook::Entry& entry : book.entries())
        if (entry.row.isTyped)
            entries.push_back({entry.row.page.isEmpty() ? Text::tr("Action") : actionSection(entry.row.page),
                               entry.row.title, entry.keys.toString(QKeySequence::NativeText),
                               [act, id = entry.row.id()] { act(id); }});
}

/// As a person chooses: a page that tells this from its own settings draws what was chosen.
void chooseIn(QComboBox& box, int index) {
    box.setCurrentIndex(index);
    emit box.activated(index);
}

void addViews(std::vector<PaletteEntry>& entries, const QWidget& window,
              const std::function<void(const QString&)>& show) {
    for (auto* page : window.findChildren<QWidget*>()) {
        if (!page->property("isPage").toBool()) continue;
        const QString name = page->property("page").toString();
        const QString of = pageTitle(window, name);
        const auto add = [&](const QString& view, const std::function<void()>& choose) {
            entries.push_back({Text::tr("View"), Text::tr("%1: %2").arg(of, withoutMnemonic(view)), {}, [=] {
                                   show(name);
                                   choose();
                               }});
        };
        if (auto* tabs = qobject_cast<QTabWidget*>(page))
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs->tabText(i), [tabs = QPointer(tabs), i] { tabs ? tabs->setCurrentIndex(i) : void(); });
        for (auto* box : page->findChildren<QComboBox*>(QRegularExpression(QStringLiteral("View$"))))
            for (int i = 0; i < box->count(); ++i)
                add(box->itemText(i), [box = QPointer(box), i] { box ? chooseIn(*box, i) : void(); });
        for (auto* bar : page->findChildren<ChoiceBar*>())
            for (QAbstractButton* button : bar->group()->buttons())
                add(button->text(), [button = QPointer(button)] { button ? button->click() : void(); });
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
        entries.push_back({Text::tr("Help"), HelpWindow::title(heading), {}, [show, heading] { show(heading); }});
}

} // namespace chronoscope::ui
