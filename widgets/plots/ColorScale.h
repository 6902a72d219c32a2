// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Maps a value to a colour: of the cividis scale, which is perceptually uniform and reads the same
// with colour-vision deficiencies (Nuñez, Anderton & Renslow, PLOS ONE 13(7), 2018), or, for values
// around 0, of a scale from vermilion over near white to blue, Okabe and Ito's pair that is told
// apart by everyone.
// A small value without allocation; any thread.
#pragma once

#include <QColor>
#include <QGradient>
#include <QVector>

namespace chronoscope::widgets {

/// The part of the value axis that the colours span; low < high, both multiples of step.
struct ValueRange {
    double low = 0.0;
    double high = 100.0;
    double step = 25.0;

    /// The smallest range with round ends around [lowest, highest], within 0..100.
    static ValueRange fitted(double lowest, double highest);
    /// -x..x around values up to `largest`: one of few fixed ranges, or, if `fit`, the smallest round one.
    static ValueRange symmetric(double largest, bool fit);
    /// From 0 to the first round number at or above `largest`.
    static ValueRange counts(double largest);
    double share(double value) const;
    QVector<double> ticks() const;
};

class ColorScale {
public:
    enum class Palette { Sequential, Diverging };
    /// What Sequential is: cividis; viridis, brighter and as even; or greys, for print and for eyes that see few
    /// colours.
    enum class Sequence { Cividis, Viridis, Greys };
    /// For all scales that follow, on whatever thread; cividis until then.
    static void setSequence(Sequence sequence);

    explicit ColorScale(ValueRange range = {}, Palette palette = Palette::Sequential)
        : m_range(range), m_palette(palette) {}

    const ValueRange& range() const { return m_range; }
    QColor color(double value) const;
    QGradientStops stops() const;

    /// Colour at a share of the scale, 0 (dark blue or vermilion) to 1 (yellow or blue); clamped.
    static QColor at(double share, Palette palette = Palette::Sequential);

    /// Black or white, whichever contrasts more with `background` (WCAG relative luminance).
    static QColor textOn(const QColor& background);
    /// Of two colours as WCAG defines it, 1 to 21.
    static double contrast(const QColor& one, const QColor& other);

private:
    ValueRange m_range;
    Palette m_palette;
};

} // namespace chronoscope::widgets
