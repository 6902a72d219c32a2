// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

namespace chronoscope::ui {

/// Tab and Shift+Tab as things are laid out, line by line, whatever the order they were made in: by layouts, and what
/// lies in none by its place. Asked anew at every step, since pages change what they show. GUI thread.

/// Goes on from what has the focus, round the visible `parts` in their order; false where nothing of them has it. For a
/// window's focusNextPrevChild().
bool tabAsLaidOut(const QWidgetList& parts, bool next);
/// The first that can be gone to now; null if none can.
QWidget* firstTabStop(QWidget& part);

} // namespace chronoscope::ui
