// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/theme/Role.h"

#include <QLatin1String>
#include <QVariant>
#include <QWidget>

namespace chronoscope::ui {

void setRole(QWidget* widget, const char* role) { widget->setProperty("role", QLatin1String(role)); }

} // namespace chronoscope::ui
