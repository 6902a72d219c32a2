// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>

namespace chronoscope::ui {

/// Keeps the mouse wheel from changing values that nobody means to change: spin boxes, dates, combo boxes and sliders
/// take it only while they have the focus, and are not given the focus by it. Over all others the wheel goes on to what
/// scrolls. One filter for all of the application; owned by the window; GUI thread.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    /// Watches the application, and looks after what `parent` holds already.
    explicit WheelGuard(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chronoscope::ui
