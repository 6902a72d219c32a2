// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/UnitScore.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

namespace chronoscope::robustness {

namespace {
/// Adds up how often the incorrect date was not below a correct one.
void countLost(UnitScore& unit, const std::vector<double>& correct, const std::vector<ScoredDate>& incorrect) {
    for (const ScoredDate& date : incorrect) {
        const auto above = std::upper_bound(correct.begin(), correct.end(), *date.logProb);
        const std::int64_t won = std::isnan(*date.logProb) ? 0 : correct.end() - above;
        unit.wins += won;
        for (int distance = 0; date.alpha && distance < kLostDistances; ++distance)
            if (std::abs(*date.alpha) >= distance + 1)
                unit.lostFrom[static_cast<std::size_t>(distance)] += unit.correct - won;
    }
}
} // namespace

std::string_view name(Undefined reason) {
    switch (reason) {
    case Undefined::None: return "";
    case Undefined::NotAsked: return "not_asked";
    case Undefined::NoCorrectDate: return "no_correct_date";
    case Undefined::NoIncorrectDate: return "no_incorrect_date";
    case Undefined::CorrectMissing: return "correct_missing";
    case Undefined::IncorrectMissing: return "incorrect_missing";
    }
    return "";
}

Undefined UnitScore::undefined() const {
    if (correct > 0 && incorrect > 0) return Undefined::None;
    const int correctAsked = correct + correctMissing;
    const int incorrectAsked = incorrect + incorrectMissing;
    if (correctAsked == 0 && incorrectAsked == 0 && !others) return Undefined::NotAsked;
    if (correctAsked == 0) return Undefined::NoCorrectDate;
    if (incorrectAsked == 0) return Undefined::NoIncorrectDate;
    return correct == 0 ? Undefined::CorrectMissing : Undefined::IncorrectMissing;
}

bool UnitScore::operator==(const UnitScore& other) const {
    const auto counts = [](const UnitScore& of) {
        return std::tie(of.correct, of.incorrect, of.correctMissing, of.incorrectMissing, of.flagged, of.wins,
                        of.lostFrom);
    };
    return counts(*this) == counts(other);
}

std::optional<double> UnitScore::winRate() const {
    if (!isDefined()) return std::nullopt;
    return static_cast<double>(wins) / static_cast<double>(tests());
}

std::optional<bool> UnitScore::robust() const {
    if (!isDefined()) return std::nullopt;
    return wins == tests();
}

UnitScore scoreUnit(std::span<const ScoredDate> dates) {
    UnitScore unit;
    std::vector<double> correct; // without NaN, which has no place in an order
    std::vector<ScoredDate> incorrect;
    for (const ScoredDate& date : dates) {
        const bool isCorrect = date.of == DateClass::Correct;
        if (!isCorrect && date.of != DateClass::Incorrect) {
            unit.others = unit.others || (date.logProb && date.of != DateClass::NoContext);
            continue;
        }
        if (!date.logProb) {
            ++(isCorrect ? unit.correctMissing : unit.incorrectMissing);
            continue;
        }
        ++(isCorrect ? unit.correct : unit.incorrect);
        const bool isNumber = !std::isnan(*date.logProb);
        if (!isNumber) ++unit.flagged;
        if (!isCorrect)
            incorrect.push_back(date);
        else if (isNumber)
            correct.push_back(*date.logProb);
    }
    std::sort(correct.begin(), correct.end());
    countLost(unit, correct, incorrect);
    return unit;
}

double chanceOfRobust(int correct, int incorrect) {
    const int fewer = std::min(correct, incorrect);
    const int more = std::max(correct, incorrect);
    double chance = 1;
    for (int i = 1; i <= fewer && chance > 0; ++i)
        chance *= static_cast<double>(i) / (static_cast<double>(more) + i);
    return chance;
}

std::optional<GlobalMode> globalModeFromName(std::string_view text) {
    if (text == "mean" || text == "mean_of_precisions") return GlobalMode::MeanOfPrecisions;
    if (text == "pooled" || text == "pooled_tests") return GlobalMode::PooledTests;
    return std::nullopt;
}

std::optional<GlobalScore> globalScore(const std::array<UnitScore, kPrecisions>& units) {
    GlobalScore global;
    global.robust = true;
    double rates = 0;
    std::int64_t wins = 0;
    std::int64_t tests = 0;
    for (const UnitScore& unit : units) {
        if (!unit.isDefined()) return std::nullopt;
        rates += *unit.winRate();
        wins += unit.wins;
        tests += unit.tests();
        global.robust = global.robust && *unit.robust();
    }
    global.winRate = rates / kPrecisions;
    global.pooledWinRate = static_cast<double>(wins) / static_cast<double>(tests);
    return global;
}

} // namespace chronoscope::robustness
