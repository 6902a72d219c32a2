// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactPatterns.h"

#include <cmath>

namespace chronoscope::robustness {

namespace {
struct Pattern {
    PrecisionSet robust = 0;
    PrecisionSet defined = 0;
};

Pattern patternOf(const FactUnits& units) {
    Pattern pattern;
    for (std::size_t p = 0; p < units.size(); ++p) {
        const auto robust = units.at(p).robust();
        if (robust) pattern.defined |= 1U << p;
        if (robust == true) pattern.robust |= 1U << p;
    }
    return pattern;
}

/// Population variance of three zeros and ones.
double varianceOf(PrecisionSet robust) { return robust == 0 || robust == kAllPrecisions ? 0 : 2.0 / 9; }
} // namespace

std::string nameOf(PrecisionSet set) {
    constexpr std::array<const char*, kPrecisions> kNames{"year", "month", "day"};
    std::string text;
    for (std::size_t p = 0; p < kNames.size(); ++p)
        if ((set & (1U << p)) != 0) text += (text.empty() ? "" : "+") + std::string(kNames.at(p));
    return text;
}

const std::array<PrecisionSet, kAllPrecisions>& Transfer::order() {
    static constexpr std::array<PrecisionSet, kAllPrecisions> kOrder{1, 2, 4, 3, 5, 6, 7};
    return kOrder;
}

void Transfer::add(const FactUnits& units) {
    const Pattern pattern = patternOf(units);
    ++m_facts.at(pattern.defined).at(pattern.robust);
    if (pattern.defined != kAllPrecisions) ++m_partlyUndefined;
}

Transfer::Cell Transfer::count(PrecisionSet known, PrecisionSet given, PrecisionSet defined) const {
    Cell cell;
    for (PrecisionSet where = 0; where <= kAllPrecisions; ++where)
        for (PrecisionSet robust = 0; robust <= kAllPrecisions; ++robust) {
            if ((where & defined) != defined || (robust & given) != given) continue;
            cell.given += m_facts.at(where).at(robust);
            if ((robust & known) == known) cell.both += m_facts.at(where).at(robust);
        }
    return cell;
}

std::optional<double> Transfer::Cell::share() const {
    if (given == 0) return std::nullopt;
    return static_cast<double>(both) / static_cast<double>(given);
}

std::optional<double> Transfer::average() const {
    double sum = 0;
    for (const PrecisionSet known : {1U, 2U, 4U})
        for (const PrecisionSet given : {1U, 2U, 4U}) {
            if (known == given) continue;
            const auto share = cell(known, given).share();
            if (!share) return std::nullopt;
            sum += *share;
        }
    return sum / 6;
}

std::optional<double> VarianceRatio::ratio() const {
    if (!standard || *standard == 0) return std::nullopt;
    return *fewShot / *standard;
}

VarianceRatio varianceRatio(std::span<const UnitsOfTwo> facts) {
    VarianceRatio result;
    double standard = 0;
    double fewShot = 0;
    for (const UnitsOfTwo& fact : facts) {
        const Pattern first = patternOf(fact.first);
        const Pattern second = patternOf(fact.second);
        if ((first.defined & second.defined) != kAllPrecisions) {
            ++result.leftOut;
            continue;
        }
        ++result.facts;
        standard += varianceOf(first.robust);
        fewShot += varianceOf(second.robust);
    }
    if (result.facts == 0) return result;
    result.standard = standard / static_cast<double>(result.facts);
    result.fewShot = fewShot / static_cast<double>(result.facts);
    return result;
}

void Duel::Counts::add(Winner winner) {
    ++(winner == Winner::First ? first : winner == Winner::Second ? second : ties);
}

Duel::Winner Duel::winner(double first, double second) {
    constexpr double kSame = 1e-12; // means of the same three shares may differ by their rounding
    if (std::abs(first - second) <= kSame) return Winner::Tie;
    return first > second ? Winner::First : Winner::Second;
}

Duel duel(std::span<const UnitsOfTwo> facts, GlobalMode mode) {
    Duel result;
    for (const UnitsOfTwo& fact : facts) {
        const auto first = globalScore(fact.first);
        const auto second = globalScore(fact.second);
        if (!first || !second) {
            ++result.leftOut;
            continue;
        }
        result.byWinRate.add(Duel::winner(first->winRateBy(mode), second->winRateBy(mode)));
        result.byRobustness.add(Duel::winner(first->robust ? 1 : 0, second->robust ? 1 : 0));
    }
    return result;
}

} // namespace chronoscope::robustness
