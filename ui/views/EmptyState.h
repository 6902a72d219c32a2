// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

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

private:
    QLabel* m_title;
    QLabel* m_hint;
    QPushButton* m_button;
    FlowLayout* m_buttons;
};

} // namespace chronoscope::ui
