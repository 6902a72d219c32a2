// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The one icon set: ":/icons/NAME.svg" recoloured with the palette (ink, disabled, accent when
// selected or checked) and drawn sharp at every size and pixel ratio. Icons follow the application's
// palette. GUI thread only.
#pragma once

#include <QIcon>
#include <QStringView>

namespace chronoscope::ui {

class Icons {
public:
    /// A null icon when there is no such file.
    static QIcon icon(QStringView name);
};

} // namespace chronoscope::ui
