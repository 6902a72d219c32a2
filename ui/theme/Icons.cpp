// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "ui/theme/Icons.h"

#include "ui/theme/SvgIconEngine.h"

#include <QFile>
#include <QPalette>

namespace chronoscope::ui {

QIcon Icons::icon(QStringView name, const QPalette& palette) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    SvgIconEngine::Colors colors;
    colors.normal = palette.color(QPalette::Active, QPalette::WindowText);
    colors.disabled = palette.color(QPalette::Disabled, QPalette::WindowText);
    colors.selected = palette.color(QPalette::Active, QPalette::Highlight);
    return QIcon(new SvgIconEngine(file.readAll(), colors)); // the icon owns its engine
}

} // namespace chronoscope::ui
