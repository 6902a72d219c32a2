// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// Global robustness against popularity and against size, with the curves through them. Pure; any thread.

struct Point {
    double x = 0;
    double y = 0;
};

/// Coefficients of the polynomial of that degree nearest to the points by least squares, the constant first. None for
/// fewer different x than coefficients, and for values that are not finite.
std::optional<std::vector<double>> polynomialFit(std::span<const Point> points, int degree);
double polynomialAt(std::span<const double> coefficients, double x);

/// Facts by how often articles of theirs are visited. The quadratic goes through the facts themselves, not through the
/// bins, which only show them.
class PopularityCurve {
public:
    static constexpr int kBins = 13; ///< centres 0, 100000, … 1.2 million
    static constexpr double kBinWidth = 100'000;
    static constexpr double kLastCentre = (kBins - 1) * kBinWidth;
    static constexpr double kLastAbove = kLastCentre - kBinWidth / 2; ///< what is visited more often is in the last bin
    struct Bin {
        double centre = 0;
        std::int64_t facts = 0;
        std::int64_t robust = 0;
    };

    void add(const std::optional<double>& visits, bool robust);

    /// A fact belongs to the nearest centre, to the lower of two; above the last one, to the last.
    std::array<Bin, kBins> bins() const;
    std::int64_t facts() const { return static_cast<std::int64_t>(m_points.size()); }
    std::int64_t unknown() const { return m_unknown; } ///< facts whose visits nobody knows
    std::optional<std::vector<double>> quadratic() const { return polynomialFit(m_points, 2); }

private:
    std::vector<Point> m_points;
    std::int64_t m_unknown = 0;
};

/// A model's size and the family it is of.
struct ModelSize {
    std::string model;
    std::string family;
    double parameters = 0;
};
/// Whether it is a number of parameters.
bool isSize(double parameters);
/// The family that a model's name tells: what stands before its size, "Llama-3.1" of "Llama-3.1-70B-Instruct"; the
/// whole name where it tells none.
std::string familyOf(const std::string& model);

/// robustness = intercept + slope × log10(parameters).
struct SizeFit {
    double intercept = 0;
    double slope = 0;
    /// Parameters at which the line reaches 1; none where it does not rise, or only beyond any number. Mostly far
    /// beyond the points: an extrapolation, which no point supports.
    std::optional<double> parametersForAll;
};
/// From points of parameters and robustness. None for fewer than two sizes.
std::optional<SizeFit> sizeFit(std::span<const Point> points);

} // namespace chronoscope::robustness
