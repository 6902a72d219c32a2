// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QLabel>

namespace chronoscope::ui {

/// Below this height of the window what a page is about has the room of its title: the rail shows which page it is.
inline constexpr int kLowWindow = 480; // px

/// The title of a page, which a low window leaves out. GUI thread.
class PageTitle : public QLabel {
    Q_OBJECT
public:
    PageTitle(const QString& text, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chronoscope::ui
