// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/StepCommands.h"

#include "ui/studies/chroknow/AcceptedTraversals.h"
#include "ui/studies/chroknow/Walk.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FlowLayout.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>

namespace chronoscope::ui {

void addPageKey(QWidget& page, const char* name, const QKeySequence& keys, const std::function<void()>& act) {
    auto* action = new QAction(&page);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page.addAction(action);
    QObject::connect(action, &QAction::triggered, &page, act);
}

StepCommands::StepCommands(Walk& walk, AcceptedTraversals& accepted, QWidget& page)
    : QWidget(&page), m_walk(walk), m_accepted(accepted), m_page(page) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, Tokens::kSpace4, 0, Tokens::kSpace4);
    auto* steps = new FlowLayout(Tokens::kSpace4); // two lines in a narrow window, rather than a wider page
    row->addLayout(steps, 1);
    m_back = add(steps, "backButton", tr("Back"),
                 tr("Take the last step back; stepping again shows the same reply without asking"), Qt::Key_F7,
                 [this] { m_walk.back(); });
    m_next = add(steps, "stepButton", tr("Step"), tr("Send the next prompt to the model"), Qt::Key_F8,
                 [this] { m_walk.step(); });
    m_next->setProperty("primary", true);
    m_end = add(steps, "runToEndButton", tr("Run to end"), tr("Take all steps that are left, one after the other"),
                Qt::Key_F5, [this] { m_walk.runToEnd(); });
    m_stop = add(steps, "stopButton", tr("Stop"), tr("Stop asking; the steps that were taken stay"),
                 Qt::SHIFT | Qt::Key_F5, [this] { m_walk.stop(); });
    m_restart = add(steps, "restartButton", tr("Restart"),
                    tr("Take the steps of this branch away, and ask the model anew; Ctrl+Z brings them back"),
                    Qt::CTRL | Qt::SHIFT | Qt::Key_F5, [this] { emit restartWanted(); });
    m_accept = add(steps, "acceptButton", tr("Save to run"),
                   tr("Write this traversal, with its trace and what came out of it, to the run"),
                   Qt::CTRL | Qt::Key_Return, [this] { m_accepted.accept(m_walk); });
}

QPushButton* StepCommands::add(QLayout* row, const char* name, const QString& text, const QString& tip,
                               const QKeySequence& keys, const std::function<void()>& act) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("tip", tr("%1 (%2)").arg(tip, keys.toString(QKeySequence::NativeText)));
    button->setToolTip(button->property("tip").toString());
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, act);
    addPageKey(m_page, name, keys, [button] { button->click(); }); // nothing where it is disabled
    return button;
}

/// Where the focus is it stays: while the model is asked its button is left enabled, and does nothing; else it goes to
/// the next step or, with none, to the steps. Qt would pass it to the next button, which the next Space would press.
void StepCommands::refresh() {
    struct Command {
        QPushButton* button;
        bool can;
        QString why;
    };
    const bool busy = m_walk.isBusy();
    const QString whyNoStep = busy ? tr("The model is being asked") : tr("There is no step left");
    const QString whyNot = m_accepted.problem(m_walk);
    const Command commands[] = {
        {m_next, m_walk.canStep(), whyNoStep},
        {m_end, m_walk.canStep(), whyNoStep},
        {m_back, m_walk.canGoBack(), busy ? whyNoStep : tr("No step has been taken")},
        {m_stop, busy, tr("Nothing is being asked")},
        {m_restart, m_walk.hasSubject() && (busy || m_walk.canGoBack()), tr("No step has been taken")},
        {m_accept, whyNot.isEmpty() && !busy, whyNot}};
    for (const Command& command : commands) {
        command.button->setToolTip(command.can || command.why.isEmpty() ? command.button->property("tip").toString()
                                                                        : command.why);
        if (command.can) command.button->setEnabled(true);
    }
    for (const Command& command : commands) {
        if (command.can || (busy && command.button->hasFocus())) continue;
        if (command.button->hasFocus()) focusStep();
        command.button->setEnabled(false);
    }
}

void StepCommands::focusStep() {
    if (m_walk.canStep())
        m_next->setFocus();
    else
        emit lastStepTaken();
}

} // namespace chronoscope::ui
