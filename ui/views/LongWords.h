// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

class QLabel;

namespace chronoscope::ui {

/// The text with places, which are not seen, to break words at that no narrow page has a line for: behind each &, or
/// after so many letters.
QString breakable(const QString& text);
/// What a person copies out of the label is without the places of breakable(). GUI thread.
void copyUnbroken(QLabel* label);

} // namespace chronoscope::ui
