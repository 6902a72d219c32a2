// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QWidget;

namespace chronoscope::ui {

/// What `widget` is on its page, which the style sheet gives its look: "title", "section", "caption", "page" or "chip".
/// To be set before the widget is shown first. GUI thread.
void setRole(QWidget* widget, const char* role);

} // namespace chronoscope::ui
