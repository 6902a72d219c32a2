// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Category.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::analysis {

std::string_view name(CellCategory category) {
    switch (category) {
    case CellCategory::Missing: return "missing";
    case CellCategory::Correct: return "correct";
    case CellCategory::PartialGreedy: return "partial_greedy";
    case CellCategory::PartialSampled: return "partial_sampled";
    case CellCategory::Incorrect: return "incorrect";
    }
    return "";
}

std::string_view name(ChronoCategory category) {
    switch (category) {
    case ChronoCategory::Missing: return "missing";
    case ChronoCategory::Known: return "known";
    case ChronoCategory::PartialKnown: return "partial_known";
    case ChronoCategory::CutOffAfter: return "cutoff_after";
    case ChronoCategory::CutOffBefore: return "cutoff_before";
    case ChronoCategory::Unknown: return "unknown";
    }
    return "";
}

CellCategory categorise(const CellCounts& counts) {
    if (!counts.complete()) return CellCategory::Missing;
    if (counts.greedyPlanned == 0) return CellCategory::Missing; // Correct is over greedy replies
    const int greedy = counts.greedyCounted();
    if (greedy == 0 && counts.greedyAnswered < counts.greedyPlanned) return CellCategory::Missing;
    if (greedy > 0 && counts.greedyHits == greedy) return CellCategory::Correct;
    if (counts.greedyHits > 0) return CellCategory::PartialGreedy;
    if (counts.sampledHits > 0) return CellCategory::PartialSampled;
    if (counts.sampledCounted() == 0 && counts.sampledAnswered < counts.sampledPlanned) return CellCategory::Missing;
    return CellCategory::Incorrect;
}

ChronoCategory categoriseElement(std::span<const CellCategory> years) {
    if (years.empty() || std::find(years.begin(), years.end(), CellCategory::Missing) != years.end())
        return ChronoCategory::Missing;
    const auto hit = [](CellCategory category) { return category != CellCategory::Incorrect; };
    if (std::all_of(years.begin(), years.end(), [](CellCategory c) { return c == CellCategory::Correct; }))
        return ChronoCategory::Known;
    if (std::none_of(years.begin(), years.end(), hit)) return ChronoCategory::Unknown;
    if (std::all_of(years.begin(), years.end(), hit)) return ChronoCategory::PartialKnown;
    if (std::is_partitioned(years.begin(), years.end(), hit)) return ChronoCategory::CutOffAfter;
    if (std::is_partitioned(years.rbegin(), years.rend(), hit)) return ChronoCategory::CutOffBefore;
    return ChronoCategory::PartialKnown;
}

Interval wilson95(long hits, long n) {
    if (n <= 0) return {};
    constexpr double z = 1.959963984540054;
    const double total = static_cast<double>(n);
    const double share = static_cast<double>(hits) / total;
    const double scale = 1 + z * z / total;
    const double centre = (share + z * z / (2 * total)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / total + z * z / (4 * total * total));
    return {std::max(0.0, 100 * (centre - half)), std::min(100.0, 100 * (centre + half))};
}

} // namespace chronoscope::analysis
