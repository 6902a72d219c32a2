// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QWidget;

namespace chronoscope::ui {

/// What a widget is on its page, which the style sheet gives its look.
enum class Role {
    Body, ///< running text, which needs no look of its own
    Title,
    Section,
    Caption,
    Page,
    Chip,
    DropZone,
};

/// Says what `widget` is. To be set before the widget is shown first. GUI thread.
void setRole(QWidget* widget, Role role);

} // namespace chronoscope::ui
