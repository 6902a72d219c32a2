// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>

namespace chronoscope::ui {

/// A frame that drops from a button: goes away with Esc or a press elsewhere, and stays on the screen. GUI thread.
class DropFrame : public QFrame {
    Q_OBJECT
public:
    DropFrame(const char* name, QWidget* parent);
    /// Shows it with its left edge under that of `anchor`.
    void dropFrom(const QWidget* anchor);

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
};

} // namespace chronoscope::ui
