// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Fits.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

namespace chronoscope::robustness {

namespace {
using Matrix = std::vector<std::vector<double>>;

/// Solves the normal equations by elimination with pivots; `rows` have the right side last.
std::optional<std::vector<double>> solve(Matrix rows) {
    const std::size_t n = rows.size();
    for (std::size_t at = 0; at < n; ++at) {
        std::size_t best = at;
        for (std::size_t row = at + 1; row < n; ++row)
            if (std::abs(rows[row][at]) > std::abs(rows[best][at])) best = row;
        std::swap(rows[at], rows[best]);
        if (rows[at][at] == 0) return std::nullopt;
        for (std::size_t row = 0; row < n; ++row) {
            if (row == at) continue;
            const double times = rows[row][at] / rows[at][at];
            for (std::size_t column = at; column <= n; ++column)
                rows[row][column] -= times * rows[at][column];
        }
    }
    std::vector<double> solution(n);
    for (std::size_t at = 0; at < n; ++at)
        solution[at] = rows[at][n] / rows[at][at];
    return solution;
}

/// Coefficients in (x - middle) / scale as coefficients in x.
std::vector<double> unscaled(const std::vector<double>& scaled, double middle, double scale) {
    std::vector<double> result(scaled.size());
    std::vector<double> power{1}; // ((x - middle) / scale)^k, as a polynomial in x
    for (const double coefficient : scaled) {
        for (std::size_t i = 0; i < power.size(); ++i)
            result[i] += coefficient * power[i];
        std::vector<double> next(power.size() + 1);
        for (std::size_t i = 0; i < power.size(); ++i) {
            next[i] -= power[i] * middle / scale;
            next[i + 1] += power[i] / scale;
        }
        power = std::move(next);
    }
    return result;
}

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// "70B", "1.5b", "0.5B", "8x7B", "350M": a size as names have it.
bool looksLikeSize(std::string_view part) {
    if (part.size() < 2 || !isDigit(part.front())) return false;
    const char unit = static_cast<char>(std::tolower(static_cast<unsigned char>(part.back())));
    if (unit != 'b' && unit != 'm' && unit != 't') return false;
    part.remove_suffix(1);
    return isDigit(part.back()) &&
           std::all_of(part.begin(), part.end(), [](char c) { return isDigit(c) || c == '.' || c == 'x' || c == 'X'; });
}
} // namespace

std::optional<std::vector<double>> polynomialFit(std::span<const Point> points, int degree) {
    std::set<double> places;
    for (const Point& point : points) {
        if (!std::isfinite(point.x) || !std::isfinite(point.y)) return std::nullopt;
        places.insert(point.x);
    }
    const auto n = static_cast<std::size_t>(degree) + 1;
    if (places.size() < n) return std::nullopt;
    // Around the middle of the points, and in units of their spread: else the equations lose all digits.
    const double middle = (*places.begin() + *places.rbegin()) / 2;
    const double scale = (*places.rbegin() - *places.begin()) / 2;
    Matrix rows(n, std::vector<double>(n + 1));
    std::vector<double> powers(2 * n - 1);
    for (const Point& point : points) {
        powers[0] = 1;
        for (std::size_t i = 1; i < powers.size(); ++i)
            powers[i] = powers[i - 1] * (point.x - middle) / scale;
        for (std::size_t row = 0; row < n; ++row) {
            for (std::size_t column = 0; column < n; ++column)
                rows[row][column] += powers[row + column];
            rows[row][n] += powers[row] * point.y;
        }
    }
    const auto scaled = solve(std::move(rows));
    if (!scaled) return std::nullopt;
    return unscaled(*scaled, middle, scale);
}

double polynomialAt(std::span<const double> coefficients, double x) {
    double value = 0;
    for (std::size_t i = coefficients.size(); i > 0; --i)
        value = value * x + coefficients[i - 1];
    return value;
}

void PopularityCurve::add(const std::optional<double>& visits, bool robust) {
    if (visits && std::isfinite(*visits) && *visits >= 0)
        m_points.push_back({*visits, robust ? 1.0 : 0.0});
    else
        ++m_unknown;
}

std::array<PopularityCurve::Bin, PopularityCurve::kBins> PopularityCurve::bins() const {
    std::array<Bin, kBins> bins;
    for (int i = 0; i < kBins; ++i)
        bins[static_cast<std::size_t>(i)].centre = i * kBinWidth;
    for (const Point& point : m_points) {
        const double nearest = std::ceil(std::min(point.x / kBinWidth, kBins - 1.0) - 0.5);
        Bin& bin = bins[static_cast<std::size_t>(std::max(nearest, 0.0))];
        ++bin.facts;
        if (point.y > 0) ++bin.robust;
    }
    return bins;
}

bool isSize(double parameters) { return std::isfinite(parameters) && parameters >= 1; }

std::string familyOf(const std::string& model) {
    std::size_t from = 0;
    while (from < model.size()) {
        const std::size_t end = std::min(model.find_first_of("-_: ", from), model.size());
        if (from > 0 && looksLikeSize(std::string_view(model).substr(from, end - from)))
            return model.substr(0, from - 1);
        from = end + 1;
    }
    return model;
}

std::optional<SizeFit> sizeFit(std::span<const Point> points) {
    std::vector<Point> logarithms;
    for (const Point& point : points) {
        if (!isSize(point.x)) return std::nullopt;
        logarithms.push_back({std::log10(point.x), point.y});
    }
    const auto line = polynomialFit(logarithms, 1);
    if (!line) return std::nullopt;
    SizeFit fit{line->at(0), line->at(1), {}};
    if (fit.slope > 0) {
        const double parameters = std::pow(10, (1 - fit.intercept) / fit.slope);
        if (std::isfinite(parameters)) fit.parametersForAll = parameters;
    }
    return fit;
}

} // namespace chronoscope::robustness
