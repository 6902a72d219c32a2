// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <initializer_list>

class QWidget;

namespace chronoscope::ui {

/// Lets Tab go through what is in `parts`, one after the other, as it is laid out, line by line, whatever the order it
/// was made in. Layouts, splitters, scroll areas and tabs are followed. GUI thread.
void tabAsLaidOut(std::initializer_list<QWidget*> parts);

} // namespace chronoscope::ui
