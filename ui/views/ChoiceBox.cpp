// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ChoiceBox.h"

#include "ui/views/ElidedBox.h"

namespace chronoscope::ui {

QComboBox* choiceBox(QWidget* parent, const char* name, const QString& label, const QString& tip, int letters) {
    auto* box = new ElidedBox(parent); // what is chosen may be longer than the box
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    return box;
}

} // namespace chronoscope::ui
