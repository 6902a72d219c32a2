// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunStarter.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace chronoscope::ui {

/// The run that is being made, its backend tested or its base run read: how far that is, and a way to give it up.
/// Hidden while there is none. GUI thread.
class PreparationStrip : public QFrame {
    Q_OBJECT
public:
    explicit PreparationStrip(RunStarter& starter, QWidget* parent = nullptr);

private:
    void refresh();

    RunStarter& m_starter;
    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace chronoscope::ui
