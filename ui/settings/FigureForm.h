// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

namespace chronoscope::ui {

class Settings;

/// Figures are saved and copied from now on as the settings say. GUI thread.
void applyFigureForm(const Settings& settings);

} // namespace chronoscope::ui
