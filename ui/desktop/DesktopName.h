// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QLatin1String>

namespace chronoscope::ui {

/// How the desktop knows the program: its desktop entry without “.desktop”, and its icon, as packaging/linux installs
/// them. A task bar, a notification or a window that names another one belongs to nobody.
inline constexpr QLatin1String kDesktopName("org.chronoscope.Chronoscope");

} // namespace chronoscope::ui
