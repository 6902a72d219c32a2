// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Results.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace chronoscope::ui {

/// How far the reading of chosen runs is, with a way to stop it. Shows itself when it takes longer than a moment, and
/// not for runs that are only brought up to date. GUI thread.
class LoadStrip : public QWidget {
    Q_OBJECT
public:
    explicit LoadStrip(Results& results, QWidget* parent = nullptr);

private:
    void follow();
    void report(qint64 done, qint64 all);

    Results& m_results;
    QTimer m_patience;
    QLabel* m_words;
    QProgressBar* m_bar;
};

} // namespace chronoscope::ui
