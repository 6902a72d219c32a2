// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QWidget;

namespace chronoscope::ui {

/// Says which program this is: its version, its licence, and what it is made with. Returns at once; the box deletes
/// itself.
void showAbout(QWidget* parent);

} // namespace chronoscope::ui
