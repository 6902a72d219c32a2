// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace chronoscope::ui {

/// A line that says what a page is doing, how far it is, and stops it. Shows itself when that takes longer than a
/// moment. GUI thread.
class JobStrip : public QWidget {
    Q_OBJECT
public:
    /// The button is called nameStop; `stopTip` says what is left when it is pressed.
    explicit JobStrip(const char* name, QWidget* parent = nullptr, const QString& stopTip = {});

    /// `all`: how many steps there are; 0 = nobody knows.
    void begin(const QString& words, qint64 all);
    void report(qint64 done);
    /// The same, where how many there are is known only now, and said.
    void report(const QString& words, qint64 done, qint64 all);
    void end();

signals:
    void stopWanted();

private:
    QLabel* m_words;
    QProgressBar* m_bar;
    qint64 m_all = 0;
    QTimer m_patience;
};

} // namespace chronoscope::ui
