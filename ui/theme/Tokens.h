// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The design tokens: every colour, distance and type size the interface uses, defined once. Palette
// and style sheet are made from them; pages take spacings and sizes from here.
// Plain values; forScheme() needs a concrete scheme (see Theme::resolved). Any thread.
#pragma once

#include <QColor>

namespace chronoscope::ui {

enum class Scheme { System, Light, Dark, HighContrast };

struct Tokens {
    static constexpr int kSpace4 = 4;
    static constexpr int kSpace8 = 8;
    static constexpr int kSpace12 = 12;
    static constexpr int kSpace16 = 16;
    static constexpr int kSpace24 = 24;

    static constexpr int kRadiusControl = 4;
    static constexpr int kRadiusPanel = 6;

    static constexpr int kTypeCaption = 11;
    static constexpr int kTypeBody = 13;
    static constexpr int kTypeSection = 15;
    static constexpr int kTypeTitle = 20;

    static constexpr int kRowHeight = 24;
    static constexpr int kIconSmall = 16;
    static constexpr int kIcon = 20;

    bool dark = false;
    bool highContrast = false; ///< every line and mark as strong as its text
    QColor page;
    QColor panel;
    QColor ink;
    QColor secondary;
    QColor disabled;
    QColor line;
    QColor accent;
    /// Text on a surface of the accent colour.
    QColor onAccent;
    QColor hover;
    QColor pressed;
    /// Accent laid thinly over the panel: checked buttons, selected chips.
    QColor accentSoft;

    QColor correct;
    QColor partialGreedy;
    QColor partialSampled;
    QColor incorrect;
    QColor unknown;
    QColor cutOff;
    QColor chronoCorrect;

    /// Scheme::System is taken as light here.
    static Tokens forScheme(Scheme scheme);
};

} // namespace chronoscope::ui
