// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace chronoscope::ui {

/// A line over a page that says what was done or is wrong, with a button for what can be done about it. GUI thread.
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Replaces what it says. `action` is called once, when its button is pressed; without `button` there is none.
    void say(const QString& text, const QString& button = {}, std::function<void()> action = {});
    QString text() const;

private:
    void act();

    QLabel* m_text;
    QPushButton* m_button;
    QToolButton* m_close;
    std::function<void()> m_action;
};

} // namespace chronoscope::ui
