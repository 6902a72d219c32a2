// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QWidget;

namespace chronoscope::ui {

/// Lets Tab go through what is in `part` as it is laid out, line by line, whatever the order it was made in. Layouts,
/// splitters, scroll areas and tabs are followed. GUI thread.
void tabAsLaidOut(QWidget& part);

} // namespace chronoscope::ui
