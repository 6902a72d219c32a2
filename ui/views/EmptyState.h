// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace chronoscope::ui {

class FlowLayout;

/// What a page shows when there is nothing on it: why, and what to press. GUI thread.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(QWidget* parent = nullptr);
    /// Without `button` there is no button.
    void setTexts(const QString& title, const QString& hint, const QString& button = {});
    QPushButton* button() const { return m_button; }
    /// A second choice beside the first button.
    QPushButton* addButton(const char* name, const QString& text, const QString& tip);
    /// The same until other texts are set.
    void offer(const QString& button, const QString& tip, std::function<void()> act);

private:
    QLabel* m_title;
    QLabel* m_hint;
    QPushButton* m_button;
    FlowLayout* m_buttons;
    QPushButton* m_offered = nullptr; ///< made when it is first needed
    std::function<void()> m_act;
};

} // namespace chronoscope::ui
