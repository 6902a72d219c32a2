// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>

class QToolButton;

namespace chronoscope::ui {

/// Something that is chosen, in a few words, with a cross to take it away. Pressed, it opens what it stands for;
/// Del takes it away. GUI thread.
class ChipWidget : public QFrame {
    Q_OBJECT
public:
    /// `words` are shortened on the chip and whole in its tip.
    ChipWidget(const QString& words, bool canOpen, QWidget* parent = nullptr);
    QToolButton* face() const { return m_face; }
    QToolButton* cross() const { return m_cross; }

signals:
    void opened();
    void removed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* m_face;
    QToolButton* m_cross;
};

} // namespace chronoscope::ui
