// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace chronoscope::ui {

/// Sees to it that nothing is first shown larger than its screen, or beyond its edge: the contents of a dialog give way
/// or scroll, and its buttons stay to be seen. Watches the windows of the application that open while it lives, but for
/// the main window, which asks. GUI thread.
class ScreenFit : public QObject {
    Q_OBJECT
public:
    explicit ScreenFit(QObject* parent = nullptr);

    /// As much of a size as the screen has room for.
    static QSize bounded(const QSize& wished, const QWidget& window);

private:
    static void keepInside(QWidget& window);
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chronoscope::ui
