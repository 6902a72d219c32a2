// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

class QComboBox;
class QWidget;

namespace chronoscope::ui {

/// A combo box of a row of controls: `letters` wide, whatever it offers.
/// Owned by `parent`; GUI thread.
QComboBox* choiceBox(QWidget* parent, const char* name, const QString& label, const QString& tip, int letters);

} // namespace chronoscope::ui
