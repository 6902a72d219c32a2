// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/CutOff.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::analysis {

namespace {
constexpr std::size_t kFewestYears = 3;
constexpr double kChance = 0.05;

Status check(const CutOffPanel& panel) {
    const auto bad = [](const char* what) { return Error{ErrorCode::InvalidArgument, what, "cut-off"}; };
    if (std::adjacent_find(panel.years.begin(), panel.years.end(), std::greater_equal<>()) != panel.years.end())
        return bad("years must ascend");
    if (panel.judged.size() != panel.correct.size() || panel.judged.size() != panel.elements() * panel.years.size())
        return bad("counts do not fit the years");
    for (std::size_t i = 0; i < panel.judged.size(); ++i)
        if (panel.correct[i] > panel.judged[i]) return bad("more correct than judged");
    return {};
}

/// Judged of every year, then correct of every year: the columns of the bootstrap.
ElementSums tableOf(const CutOffPanel& panel) {
    const std::size_t years = panel.years.size();
    ElementSums table{2 * years, {}};
    table.values.reserve(2 * panel.judged.size());
    for (std::size_t element = 0; element < panel.elements(); ++element)
        for (const auto* counts : {&panel.judged, &panel.correct}) {
            const auto row = counts->begin() + static_cast<std::ptrdiff_t>(element * years);
            table.values.insert(table.values.end(), row, row + static_cast<std::ptrdiff_t>(years));
        }
    return table;
}

struct Share {
    double correct = 0;
    double judged = 0;

    double level() const { return correct / judged; }
    /// ℓ: log-likelihood at its own level, without the constant of the binomial coefficients.
    double logLikelihood() const {
        const auto term = [this](double count) { return count > 0 ? count * std::log(count / judged) : 0.0; };
        return term(correct) + term(judged - correct);
    }
};
Share operator+(Share a, Share b) { return {a.correct + b.correct, a.judged + b.judged}; }
Share operator-(Share a, Share b) { return {a.correct - b.correct, a.judged - b.judged}; }

/// D of Rao & Scott: squared distance of each element's correct count from what its judged count would give at the
/// level of the year, over the binomial variance, both summed over the years.
double designEffect(const CutOffPanel& panel, ColumnSums sums) {
    const std::size_t years = panel.years.size();
    double spread = 0;
    double binomial = 0;
    for (std::size_t year = 0; year < years; ++year) {
        const double judged = static_cast<double>(sums[year]);
        if (judged == 0) continue;
        const double level = static_cast<double>(sums[years + year]) / judged;
        binomial += judged * level * (1 - level);
        for (std::size_t i = year; i < panel.judged.size(); i += years) {
            const double distance = panel.correct[i] - level * panel.judged[i];
            spread += distance * distance;
        }
    }
    return binomial > 0 ? std::max(1.0, spread / binomial) : 1;
}

/// The best place of one direction.
struct Split {
    bool any = false;
    bool tied = false;
    std::size_t last = 0; ///< index of c among the judged years
    double ratio = 0;     ///< LLR
    Share before;
    Share after;

    void offer(std::size_t place, double candidate, Share left, Share right) {
        const double slack = 1e-9 * (1 + std::abs(candidate)); // equal likelihoods differ by rounding
        if (any && candidate <= ratio + slack) {
            tied = tied || candidate >= ratio - slack;
            return;
        }
        *this = {true, false, place, candidate, left, right};
    }
    double chance(std::size_t places, double effect) const {
        if (!any) return 1;
        const double z = std::sqrt(2 * std::max(0.0, ratio) / effect);
        return std::min(1.0, static_cast<double>(places) * 0.5 * std::erfc(z / std::sqrt(2.0)));
    }
};

CutOffEstimate estimate(const std::vector<int>& years, ColumnSums sums, double effect) {
    std::vector<Share> shares;
    std::vector<int> judgedYears;
    Share all;
    double saturated = 0;
    for (std::size_t year = 0; year < years.size(); ++year) {
        const Share share{static_cast<double>(sums[years.size() + year]), static_cast<double>(sums[year])};
        if (share.judged == 0) continue;
        shares.push_back(share);
        judgedYears.push_back(years[year]);
        all = all + share;
        saturated += share.logLikelihood();
    }
    CutOffEstimate result;
    result.judgedYears = static_cast<int>(shares.size());
    result.designEffect = effect;
    if (shares.size() < kFewestYears) return result;
    Split drop;
    Split rise;
    Share before;
    for (std::size_t last = 0; last + 1 < shares.size(); ++last) {
        before = before + shares[last];
        const Share after = all - before;
        const double ratio = before.logLikelihood() + after.logLikelihood() - all.logLikelihood();
        // Cross-multiplied, so that equal levels compare equal.
        const double fall = before.correct * after.judged - after.correct * before.judged;
        if (fall > 0) drop.offer(last, ratio, before, after);
        if (fall < 0) rise.offer(last, ratio, before, after);
    }
    const std::size_t places = shares.size() - 1;
    const double chance = drop.chance(places, effect);
    if (chance > kChance) {
        result.outcome = rise.chance(places, effect) <= kChance ? CutOffOutcome::Rising : CutOffOutcome::Flat;
        return result;
    }
    result.outcome = CutOffOutcome::Found;
    result.lastKnown = judgedYears[drop.last];
    result.firstAfter = judgedYears[drop.last + 1];
    result.before = 100 * drop.before.level();
    result.after = 100 * drop.after.level();
    result.logLikelihoodRatio = drop.ratio;
    result.chance = chance;
    result.explained = std::clamp(drop.ratio / (saturated - all.logLikelihood()), 0.0, 1.0);
    result.tied = drop.tied;
    return result;
}
} // namespace

std::string_view name(CutOffOutcome outcome) {
    switch (outcome) {
    case CutOffOutcome::Found: return "found";
    case CutOffOutcome::TooFewYears: return "too_few_years";
    case CutOffOutcome::Flat: return "flat";
    case CutOffOutcome::Rising: return "rising";
    }
    return "";
}

Result<CutOffEstimate> estimateCutOff(const CutOffPanel& panel) {
    if (const Status fits = check(panel); !fits) return fits.error();
    const std::vector<std::int64_t> sums = columnSums(tableOf(panel));
    return estimate(panel.years, sums, designEffect(panel, sums));
}

Result<CutOffInterval> cutOffInterval95(const CutOffPanel& panel, const BootstrapOptions& options,
                                        const std::stop_token& stop) {
    if (const Status fits = check(panel); !fits) return fits.error();
    const ElementSums table = tableOf(panel);
    const double effect = designEffect(panel, columnSums(table));
    CutOffInterval result;
    std::vector<double> found;
    const Status drawn = resample(table, options, stop, [&](ColumnSums sums) {
        const CutOffEstimate draw = estimate(panel.years, sums, effect);
        if (draw.outcome == CutOffOutcome::Found)
            found.push_back(draw.lastKnown);
        else
            ++result.without;
    });
    if (!drawn) return drawn.error();
    result.draws = options.draws;
    const auto interval = panel.elements() >= 2 ? percentile95(std::move(found)) : std::nullopt;
    if (!interval) return result;
    result.low = static_cast<int>(interval->low);
    result.high = static_cast<int>(interval->high);
    return result;
}

CutOffPanel everyYearOnly(const CutOffPanel& panel) {
    const std::size_t years = panel.years.size();
    const std::vector<std::int64_t> sums = columnSums(tableOf(panel));
    CutOffPanel kept{panel.years, {}, {}};
    for (std::size_t element = 0; element < panel.elements(); ++element) {
        const auto first = static_cast<std::ptrdiff_t>(element * years);
        const auto end = static_cast<std::ptrdiff_t>((element + 1) * years);
        bool complete = true;
        for (std::size_t year = 0; year < years; ++year)
            complete = complete && (sums[year] == 0 || panel.judged[element * years + year] > 0);
        if (!complete) continue;
        kept.judged.insert(kept.judged.end(), panel.judged.begin() + first, panel.judged.begin() + end);
        kept.correct.insert(kept.correct.end(), panel.correct.begin() + first, panel.correct.begin() + end);
    }
    return kept;
}

} // namespace chronoscope::analysis
