// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "ui/theme/Tokens.h"

#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/PlotTheme.h"

namespace chronoscope::ui {

using widgets::CategoryMark;
using widgets::Mark;
using widgets::PlotTheme;

namespace {
/// White on black and one strong yellow: text at 7 : 1 or more, borders at 4.5 : 1.
void setHighContrast(Tokens& tokens) {
    tokens.page = tokens.panel = QColor(0x00, 0x00, 0x00);
    tokens.ink = QColor(0xFF, 0xFF, 0xFF);
    tokens.secondary = QColor(0xE6, 0xE6, 0xE6);
    tokens.line = QColor(0x8C, 0x8C, 0x8C);
    tokens.accent = QColor(0xFF, 0xD5, 0x00);
    tokens.onAccent = QColor(0x00, 0x00, 0x00);
    tokens.disabled = QColor(0xA6, 0xA6, 0xA6);
    tokens.hover = QColor(0x26, 0x26, 0x26);
    tokens.pressed = QColor(0x40, 0x40, 0x40);
    tokens.accentSoft = QColor(0x33, 0x2B, 0x00);
}
} // namespace

Tokens Tokens::forScheme(Scheme scheme) {
    Tokens tokens;
    tokens.highContrast = scheme == Scheme::HighContrast;
    tokens.dark = scheme == Scheme::Dark || tokens.highContrast;
    tokens.page = tokens.dark ? QColor(0x16, 0x19, 0x1D) : QColor(0xFF, 0xFF, 0xFF);
    tokens.panel = tokens.dark ? QColor(0x1D, 0x21, 0x26) : QColor(0xF6, 0xF7, 0xF9);
    tokens.ink = tokens.dark ? QColor(0xE7, 0xEA, 0xEE) : QColor(0x1C, 0x20, 0x24);
    tokens.secondary = tokens.dark ? QColor(0x9A, 0xA4, 0xB0) : QColor(0x5B, 0x64, 0x70);
    tokens.line = tokens.dark ? QColor(0x2B, 0x31, 0x38) : QColor(0xE3, 0xE6, 0xEA);
    tokens.accent = tokens.dark ? QColor(0x6E, 0xA0, 0xFF) : QColor(0x2F, 0x6F, 0xEB);
    tokens.onAccent = tokens.dark ? QColor(0x10, 0x14, 0x1A) : QColor(0xFF, 0xFF, 0xFF);
    tokens.disabled = PlotTheme::blend(tokens.secondary, tokens.panel, 0.6);
    tokens.hover = PlotTheme::blend(tokens.ink, tokens.panel, 0.06);
    tokens.pressed = PlotTheme::blend(tokens.ink, tokens.panel, 0.12);
    tokens.accentSoft = PlotTheme::blend(tokens.accent, tokens.panel, 0.14);
    if (tokens.highContrast) setHighContrast(tokens);

    // The plots own the meaning of these; taking them from there keeps one definition.
    const PlotTheme neutral = PlotTheme::forPrint();
    tokens.correct = CategoryMark::color(Mark::Correct, neutral);
    tokens.partialGreedy = CategoryMark::color(Mark::PartialGreedy, neutral);
    tokens.partialSampled = CategoryMark::color(Mark::PartialSampled, neutral);
    tokens.incorrect = CategoryMark::color(Mark::Incorrect, neutral);
    tokens.unknown = CategoryMark::color(Mark::Unknown, neutral);
    tokens.cutOff = CategoryMark::color(Mark::CutOff, neutral);
    tokens.chronoCorrect = CategoryMark::color(Mark::ChronoCorrect, neutral);
    return tokens;
}

} // namespace chronoscope::ui
