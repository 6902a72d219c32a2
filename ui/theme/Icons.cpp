// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "ui/theme/Icons.h"

#include "ui/theme/SvgIconEngine.h"

#include <QFile>

namespace chronoscope::ui {

QIcon Icons::icon(QStringView name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new SvgIconEngine(file.readAll())); // the icon owns its engine
}

} // namespace chronoscope::ui
