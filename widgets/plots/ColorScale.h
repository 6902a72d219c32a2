// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Maps a percentage to a colour of the cividis scale, which is perceptually uniform and reads the
// same with colour-vision deficiencies (Nuñez, Anderton & Renslow, PLOS ONE 13(7), 2018).
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
    double share(double value) const;
    QVector<double> ticks() const;
};

class ColorScale {
public:
    explicit ColorScale(ValueRange range = {}) : m_range(range) {}

    const ValueRange& range() const { return m_range; }
    QColor color(double value) const;
    QGradientStops stops() const;

    /// Colour at a share of the scale, 0 (dark blue) to 1 (yellow); clamped.
    static QColor at(double share);

    /// Black or white, whichever contrasts more with `background` (WCAG relative luminance).
    static QColor textOn(const QColor& background);

private:
    ValueRange m_range;
};

} // namespace chronoscope::widgets
