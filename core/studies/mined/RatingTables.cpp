// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/RatingTables.h"

#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace chronoscope::mined {

namespace {
constexpr int kRatingDecimals = 4;

std::string cell(const std::optional<double>& value) {
    return value ? analysis::number(*value, kRatingDecimals) : std::string();
}

struct Sums {
    std::int64_t count = 0;
    double sum = 0;
    double squares = 0;
    double seconds = 0;

    void add(double score, double spent) {
        ++count;
        sum += score;
        squares += score * score;
        seconds += spent;
    }
    double mean() const { return sum / static_cast<double>(count); }
    std::optional<double> deviation() const {
        if (count < 2) return std::nullopt;
        const double n = static_cast<double>(count);
        return std::sqrt(std::max(0.0, squares - n * mean() * mean()) / (n - 1));
    }
};

/// Sum over all pairs of the squared difference, each pair counted twice, as (n Σx² − (Σx)²) · 2.
double pairDistance(double count, double sum, double squares) { return 2 * (count * squares - sum * sum); }
} // namespace

ScoreAgreement scoreAgreement(std::span<const std::vector<double>> units) {
    ScoreAgreement agreement;
    double observed = 0, all = 0, allSquares = 0, apart = 0, pairs = 0;
    for (const std::vector<double>& values : units) {
        if (values.size() < 2) continue;
        ++agreement.units;
        const auto count = static_cast<double>(values.size());
        double sum = 0, squares = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            sum += values[i];
            squares += values[i] * values[i];
            for (std::size_t k = i + 1; k < values.size(); ++k) {
                apart += std::abs(values[i] - values[k]);
                ++pairs;
            }
        }
        observed += pairDistance(count, sum, squares) / (count - 1);
        agreement.values += static_cast<std::int64_t>(values.size());
        all += sum;
        allSquares += squares;
    }
    if (agreement.units == 0) return agreement;
    agreement.difference = apart / pairs;
    const auto n = static_cast<double>(agreement.values);
    const double expected = pairDistance(n, all, allSquares) / (n - 1);
    constexpr double kNothing = 1e-9; // of rounding
    if (expected > kNothing) agreement.alpha = 1 - observed / expected;
    return agreement;
}

analysis::Table ratingTable(const std::vector<Rating>& ratings) {
    std::map<std::pair<std::string, std::string>, Sums> sums; // by annotator and quality; everybody is the empty name
    for (const Rating& rating : ratings)
        for (const auto& [quality, score] : rating.scores)
            for (const std::string& who : {std::string(), rating.annotator})
                sums[{who, quality}].add(score, rating.seconds);
    analysis::Table table;
    for (const char* key : {"annotator", "quality"})
        table.addColumn(key);
    for (const char* key : {"items", "mean", "sd", "mean_seconds"})
        table.addColumn(key, true);
    for (const auto& [key, of] : sums)
        table.rows.push_back({key.first.empty() ? "all" : key.first, key.second, std::to_string(of.count),
                              cell(of.mean()), cell(of.deviation()), cell(of.seconds / static_cast<double>(of.count))});
    return table;
}

analysis::Table ratingAgreementTable(const std::vector<Rating>& ratings) {
    std::map<std::string, std::map<ContentId, std::vector<double>>> byQuality;
    for (const Rating& rating : ratings)
        for (const auto& [quality, score] : rating.scores)
            byQuality[quality][rating.item].push_back(score);
    analysis::Table table;
    table.addColumn("quality");
    for (const char* key : {"items", "ratings", "alpha", "mean_difference"})
        table.addColumn(key, true);
    for (const auto& [quality, items] : byQuality) {
        std::vector<std::vector<double>> units;
        for (const auto& [item, values] : items)
            units.push_back(values);
        const ScoreAgreement agreement = scoreAgreement(units);
        table.rows.push_back({quality, std::to_string(agreement.units), std::to_string(agreement.values),
                              cell(agreement.alpha), cell(agreement.difference)});
    }
    return table;
}

} // namespace chronoscope::mined
