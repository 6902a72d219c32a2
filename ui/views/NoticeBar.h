// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>
#include <QTimer>

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
    /// The same for what was done, not for what is wrong: it goes after a while, unless one is about to press it.
    void sayBriefly(const QString& text, const QString& button = {}, std::function<void()> action = {});
    QString text() const;

protected:
    /// One more, beside that of say(); takes it.
    void addButton(QPushButton* button);
    /// As its button does.
    void act();

private:
    void pass();

    QLabel* m_text;
    QPushButton* m_button;
    QToolButton* m_close;
    std::function<void()> m_action;
    QTimer m_passing;
};

} // namespace chronoscope::ui
