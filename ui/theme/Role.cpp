// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/theme/Role.h"

#include <QLatin1String>
#include <QVariant>
#include <QWidget>

namespace chronoscope::ui {

namespace {
/// The name by which the style sheet knows the role.
const char* name(Role role) {
    switch (role) {
    case Role::Body: return "";
    case Role::Title: return "title";
    case Role::Section: return "section";
    case Role::Caption: return "caption";
    case Role::Page: return "page";
    case Role::Chip: return "chip";
    case Role::DropZone: return "dropZone";
    }
    return "";
}
} // namespace

void setRole(QWidget* widget, Role role) { widget->setProperty("role", QLatin1String(name(role))); }

} // namespace chronoscope::ui
