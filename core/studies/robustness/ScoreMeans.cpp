// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/ScoreMeans.h"

#include <algorithm>

namespace chronoscope::robustness {

namespace {
void addDates(ScoreMeans& means, const UnitScore& unit) {
    means.missing += unit.missing();
    means.flagged += unit.flagged;
    means.tests += unit.tests();
    means.wins += unit.wins;
    for (std::size_t i = 0; i < unit.lostFrom.size(); ++i)
        means.lostFrom.at(i) += unit.lostFrom.at(i);
}

void addIncomplete(ScoreMeans& means, bool lacks, bool isRobust) {
    means.incomplete += lacks ? 1 : 0;
    means.robustIncomplete += lacks && isRobust ? 1 : 0;
}

void addUnit(ScoreMeans& means, const UnitScore& unit) {
    addDates(means, unit);
    ++means.undefinedBy[static_cast<std::size_t>(unit.undefined())];
    if (!unit.isDefined()) return;
    means.winRates.add(*unit.winRate());
    means.robust += *unit.robust() ? 1 : 0;
    means.chances += chanceOfRobust(unit.correct, unit.incorrect);
    addIncomplete(means, unit.missing() > 0, *unit.robust());
}

void addGlobal(ScoreMeans& means, const FactUnits& units) {
    double chance = 1;
    bool lacks = false;
    Undefined reason = Undefined::None;
    for (const UnitScore& unit : units) {
        addDates(means, unit);
        if (reason == Undefined::None) reason = unit.undefined();
        chance *= chanceOfRobust(unit.correct, unit.incorrect);
        lacks = lacks || unit.missing() > 0;
    }
    ++means.undefinedBy[static_cast<std::size_t>(reason)];
    const auto global = globalScore(units);
    if (!global) return;
    means.winRates.add(global->winRate);
    means.pooledWinRates.add(global->pooledWinRate);
    means.robust += global->robust ? 1 : 0;
    means.chances += chance;
    addIncomplete(means, lacks, global->robust);
}
} // namespace

std::string_view name(Level level) {
    constexpr std::array<std::string_view, kLevels> kNames{"year", "month", "day", "global"};
    return kNames.at(static_cast<std::size_t>(level));
}

std::optional<double> ScoreMeans::robustness() const {
    if (defined() == 0) return std::nullopt;
    return static_cast<double>(robust) / static_cast<double>(defined());
}

std::optional<double> ScoreMeans::leastRobustness() const {
    if (defined() == 0) return std::nullopt;
    return static_cast<double>(robust - robustIncomplete) / static_cast<double>(defined());
}

std::optional<double> ScoreMeans::randomRobustness() const {
    if (defined() == 0) return std::nullopt;
    return chances / static_cast<double>(defined());
}

std::optional<double> ScoreMeans::lostShare(int distance) const {
    if (tests == wins) return std::nullopt;
    return static_cast<double>(lostFrom.at(static_cast<std::size_t>(distance - 1))) / static_cast<double>(tests - wins);
}

void ScoreMeans::add(const FactUnits& units, Level level) {
    ++facts;
    if (level == Level::Global)
        addGlobal(*this, units);
    else
        addUnit(*this, units[static_cast<std::size_t>(level)]);
}

ScoreMeans& ScoreMeans::operator+=(const ScoreMeans& more) {
    facts += more.facts;
    robust += more.robust;
    winRates += more.winRates;
    pooledWinRates += more.pooledWinRates;
    chances += more.chances;
    missing += more.missing;
    flagged += more.flagged;
    incomplete += more.incomplete;
    robustIncomplete += more.robustIncomplete;
    tests += more.tests;
    wins += more.wins;
    for (std::size_t i = 0; i < undefinedBy.size(); ++i)
        undefinedBy.at(i) += more.undefinedBy.at(i);
    for (std::size_t i = 0; i < lostFrom.size(); ++i)
        lostFrom.at(i) += more.lostFrom.at(i);
    return *this;
}

void add(LevelMeans& means, const FactUnits& units) {
    for (int level = 0; level < kLevels; ++level)
        means[static_cast<std::size_t>(level)].add(units, static_cast<Level>(level));
}

} // namespace chronoscope::robustness
