// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QAbstractButton;

namespace chronoscope::ui {

/// Makes a button one of those beside it, of which one is pressed, and has assistive technology say so: of a tool
/// button Qt would say that it can be ticked. GUI thread.
void makeOneOfSeveral(QAbstractButton& button);

} // namespace chronoscope::ui
