// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>

class QAbstractButton;
class QButtonGroup;

namespace chronoscope::ui {

/// Buttons side by side on a common ground, of which exactly one is pressed: a choice, where a button alone is a
/// switch. GUI thread.
class ChoiceBar : public QFrame {
    Q_OBJECT
public:
    explicit ChoiceBar(QWidget* parent = nullptr);

    /// Takes the button, which becomes checkable and one of the group; `id` as in QButtonGroup.
    void add(QAbstractButton* button, int id = -1);
    QButtonGroup* group() const { return m_group; }

private:
    QButtonGroup* m_group;
};

} // namespace chronoscope::ui
