// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressComparison.h"

#include "core/analysis/MeanDifference.h"
#include "core/studies/robustness/TableNumbers.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

namespace chronoscope::robustness {

namespace {
struct Standing {
    double winRate = 0;
    bool robust = false;
};

std::optional<Standing> standingOf(const FactUnits& units, Level level, GlobalMode mode) {
    if (level == Level::Global) {
        const auto global = globalScore(units);
        return global ? std::optional(Standing{global->winRateBy(mode), global->robust}) : std::nullopt;
    }
    const UnitScore& unit = units.at(static_cast<std::size_t>(level));
    return unit.isDefined() ? std::optional(Standing{*unit.winRate(), *unit.robust()}) : std::nullopt;
}

bool areOfSameDates(const FactUnits& a, const FactUnits& b, Level level) {
    const auto dates = [](const UnitScore& unit) {
        return std::pair(unit.correct + unit.correctMissing, unit.incorrect + unit.incorrectMissing);
    };
    for (std::size_t p = 0; p < a.size(); ++p)
        if ((level == Level::Global || p == static_cast<std::size_t>(level)) && dates(a[p]) != dates(b[p]))
            return false;
    return true;
}

/// Calls visit(row, first's, second's standing) for each pair; counts the others.
template <typename Visit>
void eachPair(const StressResults& first, const StressResults& second, const StressFilter& filter, Level level,
              RunComparison& counts, Visit visit) {
    std::unordered_map<std::int64_t, const FactUnits*> ofSecond;
    for (const FactResult& fact : second.facts)
        ofSecond.emplace(fact.row, &fact.units);
    for (const FactResult& fact : first.facts) {
        const auto other = ofSecond.find(fact.row);
        if (other == ofSecond.end() || !filter.takes(first, fact)) continue;
        const auto mine = standingOf(fact.units, level, filter.global),
                   theirs = standingOf(*other->second, level, filter.global);
        if (!areOfSameDates(fact.units, *other->second, level))
            ++counts.otherDates;
        else if (!mine || !theirs)
            ++counts.undefined;
        else
            visit(fact.row, *mine, *theirs);
    }
}

/// Cut to what a difference of shares can be.
std::optional<DifferenceInterval> meanInterval95(const analysis::DifferenceSums& sums) {
    const auto interval = analysis::meanDifference95(sums);
    if (!interval) return std::nullopt;
    return DifferenceInterval{std::max(-1.0, interval->low), std::min(1.0, interval->high)};
}

double shareOf(std::int64_t count, std::int64_t all) {
    return all == 0 ? 0 : static_cast<double>(count) / static_cast<double>(all);
}

void addRows(analysis::Table& table, const StressResults& first, const StressResults& second,
             const StressFilter& filter, Level level, TableStyle style) {
    const RunComparison both = compareRuns(first, second, filter, level);
    const auto add = [&](const char* measure, double mine, double theirs,
                         const std::optional<DifferenceInterval>& interval) {
        const auto shown = [&](double share) {
            return percentText(both.pairs > 0 ? std::optional(share) : std::nullopt, style);
        };
        table.rows.push_back({first.run.name, second.run.name, measure, std::string(name(level)),
                              std::to_string(both.pairs), shown(mine), shown(theirs), shown(mine - theirs),
                              interval ? percentText(interval->low, style) : std::string(),
                              interval ? percentText(interval->high, style) : std::string(),
                              std::to_string(both.robust.onlyFirst + both.robust.onlySecond),
                              std::to_string(both.undefined), std::to_string(both.otherDates)});
    };
    add("win_rate", both.firstWinRate, both.secondWinRate, both.winRateInterval);
    std::optional<DifferenceInterval> robust;
    if (const auto difference = analysis::pairedDifference95(both.robust))
        robust = {difference->interval.low / 100, difference->interval.high / 100};
    add("robustness", shareOf(both.robustInFirst, both.pairs), shareOf(both.robustInSecond, both.pairs), robust);
}
} // namespace

RunComparison compareRuns(const StressResults& first, const StressResults& second, const StressFilter& filter,
                          Level level) {
    RunComparison both;
    double mine = 0, theirs = 0;
    analysis::DifferenceSums differences;
    eachPair(first, second, filter, level, both, [&](std::int64_t /*row*/, const Standing& a, const Standing& b) {
        differences.add(a.winRate - b.winRate);
        ++both.pairs;
        mine += a.winRate;
        theirs += b.winRate;
        both.robustInFirst += a.robust ? 1 : 0;
        both.robustInSecond += b.robust ? 1 : 0;
        both.robust.onlyFirst += a.robust && !b.robust ? 1 : 0;
        both.robust.onlySecond += b.robust && !a.robust ? 1 : 0;
    });
    both.robust.pairs = both.pairs;
    if (both.pairs == 0) return both;
    both.firstWinRate = mine / static_cast<double>(both.pairs);
    both.secondWinRate = theirs / static_cast<double>(both.pairs);
    both.winRateInterval = meanInterval95(differences);
    return both;
}

std::vector<FactOfTwo> pairsOf(const StressResults& first, const StressResults& second, const StressFilter& filter,
                               Level level) {
    std::vector<FactOfTwo> facts;
    RunComparison ignored;
    eachPair(first, second, filter, level, ignored, [&](std::int64_t row, const Standing& a, const Standing& b) {
        facts.push_back({row, a.winRate, b.winRate, a.robust, b.robust});
    });
    const auto rank = [](const FactOfTwo& fact) {
        return std::tuple(!fact.isChanged(), -std::abs(fact.firstWinRate - fact.secondWinRate));
    };
    std::stable_sort(facts.begin(), facts.end(),
                     [&](const FactOfTwo& a, const FactOfTwo& b) { return rank(a) < rank(b); });
    return facts;
}

analysis::Table comparisonTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style) {
    analysis::Table table;
    addTexts(table, {"run", "against", "measure", "precision"});
    addNumeric(table,
               {"facts", "first", "second", "difference", "ci_low", "ci_high", "changed", "undefined", "other_dates"});
    for (std::size_t second = 1; second < runs.size(); ++second)
        for (int i = 0; i < kLevels; ++i)
            if (const auto level = static_cast<Level>(i); filter.takes(level))
                addRows(table, runs[0], runs[second], filter, level, style);
    return table;
}

} // namespace chronoscope::robustness
