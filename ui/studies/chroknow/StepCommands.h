// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

#include <functional>

class QKeySequence;
class QLayout;
class QPushButton;

namespace chronoscope::ui {

class AcceptedTraversals;
class Walk;

/// Lets a key act anywhere in `page`, as an action with this name.
void addPageKey(QWidget& page, const char* name, const QKeySequence& keys, const std::function<void()>& act);

/// The buttons that lead through a traversal: back, step, to the end, stop, restart, save. Their keys act in the whole
/// page. Each says why it cannot be pressed. GUI thread.
class StepCommands : public QWidget {
    Q_OBJECT
public:
    /// `page` is where the keys act, and owns them.
    StepCommands(Walk& walk, AcceptedTraversals& accepted, QWidget& page);

    /// What can be pressed now.
    void refresh();
    /// To the next step; where there is none, lastStepTaken() says so.
    void focusStep();

signals:
    void restartWanted();
    void lastStepTaken(); ///< the focus belongs to the steps that were taken

private:
    QPushButton* add(QLayout* row, const char* name, const QString& text, const QString& tip, const QKeySequence& keys,
                     const std::function<void()>& act);

    Walk& m_walk;
    AcceptedTraversals& m_accepted;
    QWidget& m_page;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_end;
    QPushButton* m_stop;
    QPushButton* m_restart;
    QPushButton* m_accept;
};

} // namespace chronoscope::ui
