// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Paired.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::analysis {

namespace {
constexpr std::int64_t kExactBelow = 25;
constexpr double kZ = 1.959963984540054;

/// min(1, 2 P(X ≤ k)) for X binomial (n, 1/2). Exact in double for n < 25: all sums stay below 2^25.
double doubledTail(std::int64_t k, std::int64_t n) {
    double ways = 1;
    double sum = 1;
    for (std::int64_t i = 1; i <= k; ++i) {
        ways = ways * static_cast<double>(n - i + 1) / static_cast<double>(i);
        sum += ways;
    }
    return std::min(1.0, 2 * std::ldexp(sum, -static_cast<int>(n)));
}

bool isTable(const PairedCounts& counts) {
    return counts.pairs > 0 && counts.onlyFirst >= 0 && counts.onlySecond >= 0 && counts.onlyFirst <= counts.pairs &&
           counts.onlySecond <= counts.pairs - counts.onlyFirst;
}

/// The δ between `inside`, where the score is within ±z, and `edge`, beyond which it is not. The score falls in δ, so
/// halving finds the one crossing; 60 steps exhaust a double.
double crossing(const PairedCounts& counts, double inside, double edge) {
    for (int step = 0; step < 60; ++step) {
        const double middle = (inside + edge) / 2;
        if (middle == inside || middle == edge) break;
        (std::abs(tangoScore(counts, middle)) <= kZ ? inside : edge) = middle;
    }
    return inside;
}
} // namespace

McNemar mcNemar(std::int64_t onlyFirst, std::int64_t onlySecond) {
    const std::int64_t b = std::max<std::int64_t>(0, onlyFirst);
    const std::int64_t c = std::max<std::int64_t>(0, onlySecond);
    if (b == 0 && c == 0) return {};
    if (b < kExactBelow && c < kExactBelow - b)
        return {McNemarMethod::Exact, doubledTail(std::min(b, c), b + c), std::nullopt};
    const double first = static_cast<double>(b);
    const double second = static_cast<double>(c);
    const double excess = std::max(0.0, std::abs(first - second) - 1);
    const double chiSquared = excess * excess / (first + second);
    return {McNemarMethod::ChiSquared, std::erfc(std::sqrt(chiSquared / 2)), chiSquared};
}

double tangoScore(const PairedCounts& counts, double delta) {
    const double b = static_cast<double>(counts.onlyFirst);
    const double c = static_cast<double>(counts.onlySecond);
    const double n = static_cast<double>(counts.pairs);
    const double linear = (2 * n - b + c) * delta - b - c;
    const double constant = -c * delta * (1 - delta);
    const double root = std::sqrt(std::max(0.0, linear * linear - 8 * n * constant));
    // Of the two forms of the same root, the one that subtracts nearly equal numbers would lose its digits.
    const double q = linear <= 0 ? (root - linear) / (4 * n) : -2 * constant / (root + linear);
    const double variance = n * (2 * std::max({q, 0.0, -delta}) + delta * (1 - delta));
    const double difference = b - c - n * delta;
    if (difference == 0) return 0;
    return difference / std::sqrt(std::max(0.0, variance)); // a certain outcome that did not happen: ± infinity
}

std::optional<PairedDifference> pairedDifference95(const PairedCounts& counts) {
    if (!isTable(counts)) return std::nullopt;
    const double delta = static_cast<double>(counts.onlyFirst - counts.onlySecond) / static_cast<double>(counts.pairs);
    return PairedDifference{100 * delta, {100 * crossing(counts, delta, -1), 100 * crossing(counts, delta, 1)}};
}

std::vector<std::optional<double>> holm(std::span<const std::optional<double>> p) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[i] && *p[i] >= 0 && *p[i] <= 1) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return *p[a] < *p[b]; });
    std::vector<std::optional<double>> adjusted(p.size());
    double largest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        largest = std::max(largest, std::min(1.0, static_cast<double>(order.size() - rank) * *p[order[rank]]));
        adjusted[order[rank]] = largest;
    }
    return adjusted;
}

} // namespace chronoscope::analysis
