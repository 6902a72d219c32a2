// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunMenu.h"

namespace chronoscope::ui {

RunMenu::RunMenu(QWidget* parent) : QMenu(parent) {
    setObjectName(QStringLiteral("runMenu"));
    setToolTipsVisible(true);
    // The keys are the page's and its table's: here they are only named.
    const auto add = [this](Act act, const QString& text, const QString& tip, const QString& keys = {}) {
        m_tips[act] = tip;
        m_actions[act] = addAction(keys.isEmpty() ? text : text + QLatin1Char('\t') + keys);
        m_actions[act]->setToolTip(tip);
        connect(m_actions[act], &QAction::triggered, this, [this, act] { emit chosen(act); });
    };
    add(Rename, tr("&Rename"), tr("Call the run something else"), QStringLiteral("F2"));
    add(Note, tr("&Note"), tr("Write down what the run is for"), QStringLiteral("Alt+O"));
    add(Tags, tr("&Tags"), tr("Words to find the run by"), QStringLiteral("Alt+T"));
    addSeparator();
    add(Like, tr("&Duplicate, like this…"), tr("A new run of the same slice and model, asked in the same way"),
        QStringLiteral("Alt+L"));
    add(Another, tr("Again with another &model…"), tr("The same questions, asked in the same way, of other models"),
        QStringLiteral("Ctrl+M"));
    add(Repeat, tr("&Watch: ask the same again now"),
        tr("The same prompts of the same model, never from the cache: has the provider changed the model? Both runs "
           "are "
           "kept, and what differs is shown."),
        QStringLiteral("Ctrl+R"));
    add(Compare, tr("&Compare with the run it repeats"), tr("Year by year, with tests"), QStringLiteral("Ctrl+D"));
    addSeparator();
    add(Delete, tr("D&elete"), tr("Take the run out of all lists; it can be brought back for some weeks"),
        QStringLiteral("Del"));
}

void RunMenu::allow(Act act, const QString& obstacle) {
    m_actions[act]->setEnabled(obstacle.isEmpty());
    m_actions[act]->setToolTip(obstacle.isEmpty() ? m_tips[act] : obstacle);
}

} // namespace chronoscope::ui
