// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/ColorScale.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <span>

namespace chronoscope::widgets {

namespace {

// Ten evenly spaced points of the scale. Lightness rises linearly to within one unit of
// CIE L*, so interpolating in sRGB is as good as the 256-entry table.
constexpr std::array<QRgb, 10> kCividis{
    0xff00204d, 0xff00336f, 0xff39486b, 0xff575c6d, 0xff707173,
    0xff8a8779, 0xffa69d75, 0xffc4b56c, 0xffe4cf5b, 0xffffea46,
};

// Likewise of viridis (Smith and van der Walt, 2015), and of greys from near black to near white.
constexpr std::array<QRgb, 10> kViridis{
    0xff440154, 0xff482878, 0xff3e4989, 0xff31688e, 0xff26828e,
    0xff1f9e89, 0xff35b779, 0xff6ece58, 0xffb5de2b, 0xfffde725,
};
constexpr std::array<QRgb, 10> kGreys{
    0xff1b1b1b, 0xff303030, 0xff474747, 0xff5e5e5e, 0xff777777,
    0xff919191, 0xffababab, 0xffc6c6c6, 0xffe2e2e2, 0xfff7f7f7,
};

std::atomic<ColorScale::Sequence> chosenSequence = ColorScale::Sequence::Cividis;

// Lightness falls alike on both sides of the middle.
constexpr std::array<QRgb, 7> kDiverging{
    0xff8f3b00, 0xffd5692a, 0xfff0b48f, 0xfff5f3f0, 0xff93bfe0, 0xff2f7fb8, 0xff0a4775,
};

std::span<const QRgb> pointsOf(ColorScale::Palette palette) {
    if (palette == ColorScale::Palette::Diverging) return kDiverging;
    switch (chosenSequence) {
    case ColorScale::Sequence::Viridis: return kViridis;
    case ColorScale::Sequence::Greys: return kGreys;
    case ColorScale::Sequence::Cividis: break;
    }
    return kCividis;
}

double linearized(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
    return 0.2126 * linearized(color.redF()) + 0.7152 * linearized(color.greenF()) + 0.0722 * linearized(color.blueF());
}

} // namespace

ValueRange ValueRange::fitted(double lowest, double highest) {
    constexpr std::array kSteps{0.5, 1.0, 2.0, 5.0, 10.0, 20.0};
    constexpr double kMostTicks = 5.0;
    for (const double step : kSteps) {
        const double low = std::max(0.0, std::floor(lowest / step) * step);
        double high = std::min(100.0, std::ceil(highest / step) * step);
        if ((high - low) / step > kMostTicks) continue;
        if (high > low) return {low, high, step};
        // A single distinct value still needs a range to stand in.
        return low >= 100.0 ? ValueRange{low - step, low, step} : ValueRange{low, low + step, step};
    }
    return {};
}

ValueRange ValueRange::symmetric(double largest, bool fit) {
    constexpr std::array kFixed{25.0, 50.0, 100.0};
    constexpr std::array kFitted{0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0};
    const std::span<const double> ends = fit ? std::span<const double>(kFitted) : std::span<const double>(kFixed);
    for (const double end : ends) {
        if (largest <= end) return {-end, end, end / 2};
    }
    return {-ends.back(), ends.back(), ends.back() / 2};
}

ValueRange ValueRange::counts(double largest) {
    constexpr double kMostTicks = 5.0;
    if (!(largest > 0) || !std::isfinite(largest)) return {0.0, 1.0, 1.0};
    for (double magnitude = 1.0;; magnitude *= 10.0) {
        for (const double digit : {1.0, 2.0, 5.0}) {
            const double step = digit * magnitude;
            if (largest / step <= kMostTicks) return {0.0, std::ceil(largest / step) * step, step};
        }
    }
}

double ValueRange::share(double value) const { return std::clamp((value - low) / (high - low), 0.0, 1.0); }

QVector<double> ValueRange::ticks() const {
    QVector<double> result;
    const int count = static_cast<int>(std::lround((high - low) / step));
    for (int i = 0; i <= count; ++i)
        result.append(low + i * step);
    return result;
}

void ColorScale::setSequence(Sequence sequence) { chosenSequence = sequence; }

QColor ColorScale::color(double value) const { return at(m_range.share(value), m_palette); }

QGradientStops ColorScale::stops() const {
    QGradientStops result;
    const std::span<const QRgb> points = pointsOf(m_palette);
    for (std::size_t i = 0; i < points.size(); ++i)
        result.append({static_cast<double>(i) / static_cast<double>(points.size() - 1), QColor(points[i])});
    return result;
}

QColor ColorScale::at(double share, Palette palette) {
    const std::span<const QRgb> points = pointsOf(palette);
    const double position = std::clamp(share, 0.0, 1.0) * static_cast<double>(points.size() - 1);
    const auto index = std::min(static_cast<std::size_t>(position), points.size() - 2);
    const double rest = position - static_cast<double>(index);
    const QColor from(points[index]);
    const QColor to(points[index + 1]);
    const auto mix = [rest](int a, int b) { return qRound(a + (b - a) * rest); };
    return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

QColor ColorScale::textOn(const QColor& background) {
    // Contrast with white equals contrast with black at (L + 0.05)^2 = 1.05 * 0.05.
    constexpr double kBreakEven = 0.1791;
    return luminance(background) > kBreakEven ? QColor(Qt::black) : QColor(Qt::white);
}

double ColorScale::contrast(const QColor& one, const QColor& other) {
    constexpr double kFlare = 0.05;
    const double first = luminance(one), second = luminance(other);
    return (std::max(first, second) + kFlare) / (std::min(first, second) + kFlare);
}

} // namespace chronoscope::widgets
