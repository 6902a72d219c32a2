// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/FigureForm.h"

#include "ui/settings/Settings.h"
#include "widgets/plots/FigureExport.h"

namespace chronoscope::ui {

void applyFigureForm(const Settings& settings) {
    widgets::FigureExport::setForm(
        {settings.chosen(QStringLiteral("figures/dpi")).toInt(),
         settings.chosen(QStringLiteral("figures/colors")).toString() == QLatin1String("window"),
         {settings.chosen(QStringLiteral("figures/width")).toInt(),
          settings.chosen(QStringLiteral("figures/height")).toInt()}});
}

} // namespace chronoscope::ui
