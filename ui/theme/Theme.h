// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Dresses the application: Fusion as base style, a palette and one small style sheet from the
// tokens, and the body font. Called by the composition root at start and by the settings when the
// scheme changes. GUI thread only; nothing is kept between calls.
//
// Widgets opt in by dynamic property: QLabel role = title | section | caption, QWidget role = page, QToolButton role =
// chip, rail | choice | framed = true, QPushButton primary = true.
#pragma once

#include "ui/theme/Tokens.h"

#include <QString>

class QApplication;
class QPalette;

namespace chronoscope::ui {

class Theme {
public:
    static Tokens tokens(Scheme scheme) { return Tokens::forScheme(scheme); }
    static QPalette palette(Scheme scheme);
    static QString styleSheet(Scheme scheme);

    /// Light or dark: System becomes whichever the given palette of the desktop is.
    static Scheme resolved(Scheme scheme, const QPalette& system);

    /// Sets style, palette, style sheet and font; returns the scheme in effect. `family`: of the font; empty, or one
    /// that is not there: the desktop's.
    static Scheme apply(QApplication& application, Scheme scheme, const QString& family = {});
    /// Nothing blinks or runs from now on: text cursors stand, and what has no end in sight shows a full bar.
    static void calm(QApplication& application);
};

} // namespace chronoscope::ui
