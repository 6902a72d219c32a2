// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AlphaBins.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/StressTables.h"
#include "core/studies/robustness/TableNumbers.h"

#include "core/facts/IsoDate.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace chronoscope::robustness {

using analysis::Table;

namespace {
struct AlphaCell {
    std::int64_t dates = 0;
    double sum = 0;
    std::int64_t leftOut = 0;
};
using AlphaPlace = std::tuple<Precision, DateClass, int>;

std::map<AlphaPlace, AlphaCell> alphaCells(const AlphaSums& of, const StressFilter& filter, AlphaBinning binning) {
    std::map<AlphaPlace, AlphaCell> cells;
    for (const AlphaSum& sum : of.sums) {
        const bool isPoint = sum.bin < kAlphaPoints;
        if (isPoint != (binning == AlphaBinning::Points) || !filter.takes(static_cast<Level>(sum.precision))) continue;
        if (!filter.takesRelation(of.run->relations.at(static_cast<std::size_t>(sum.relation)))) continue;
        AlphaCell& cell = cells[{sum.precision, sum.of, isPoint ? sum.bin : sum.bin - kAlphaPoints}];
        cell.dates += sum.dates;
        cell.sum += sum.sum;
        cell.leftOut += sum.leftOut;
    }
    return cells;
}

const ScoreMeans& globalOf(const RunMeans& means) { return means.all.at(static_cast<std::size_t>(Level::Global)); }

enum class Popular { Subject, Object, Fact };
constexpr std::array<const char*, 3> kPopularNames{"subject", "object", "fact"};

/// One curve of each kind of popularity.
using PopularityCurves = std::array<PopularityCurve, kPopularNames.size()>;

Result<PopularityCurves> curvesOf(FactStore& facts, const StressResults& run, const StressFilter& filter) {
    PopularityCurves curves;
    for (const FactResult& result : run.facts) {
        if (!filter.takes(run, result)) continue;
        const auto global = globalScore(result.units);
        if (!global) continue;
        const auto stored = facts.load(result.row);
        if (!stored) return stored.error();
        const DatedFact& fact = stored->fact;
        curves[static_cast<std::size_t>(Popular::Subject)].add(fact.subjectVisits, global->robust);
        curves[static_cast<std::size_t>(Popular::Object)].add(fact.objectVisits, global->robust);
        curves[static_cast<std::size_t>(Popular::Fact)].add(popularityOf(fact), global->robust);
    }
    return curves;
}

/// Calls `visit` with every curve of every run.
template <typename Visit>
Status forEachCurve(store::Database& database, std::span<const StressResults> runs, const StressFilter& filter,
                    Visit visit) {
    FactStore facts(database);
    for (const StressResults& run : runs) {
        const auto curves = curvesOf(facts, run, filter);
        if (!curves) return curves.error();
        for (std::size_t i = 0; i < curves->size(); ++i)
            visit(run, kPopularNames.at(i), curves->at(i));
    }
    return {};
}
} // namespace

Table alphaTable(std::span<const AlphaSums> runs, const StressFilter& filter, AlphaBinning binning, TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "precision", "class"});
    addNumeric(table, {"alpha_low", "alpha_high", "dates", "mean_log_prob"});
    if (style.more) addNumeric(table, {"alpha", "left_out"});
    for (const AlphaSums& of : runs)
        for (const auto& [place, cell] : alphaCells(of, filter, binning)) {
            const auto& [precision, dateClass, bin] = place;
            const bool isPoint = binning == AlphaBinning::Points;
            const AlphaRange range = isPoint ? pointRange(bin) : barRange(bin);
            Cells row{of.run->run.name,
                      of.run->run.model,
                      std::string(name(precision)),
                      std::string(name(dateClass)),
                      plainText(range.low, style),
                      plainText(range.high, style),
                      std::to_string(cell.dates),
                      cell.dates > 0 ? plainText(cell.sum / static_cast<double>(cell.dates), style) : std::string()};
            if (style.more) {
                row.push_back(isPoint ? plainText(pointCentre(bin), style) : std::string());
                row.push_back(std::to_string(cell.leftOut));
            }
            table.rows.push_back(std::move(row));
        }
    return table;
}

Table sizeTable(std::span<const StressResults> runs, const StressFilter& filter,
                const std::map<std::string, ModelSize>& sizes, TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "family"});
    addNumeric(table, {"parameters", "facts", "robustness", "ci_low", "ci_high"});
    for (const StressResults& run : runs) {
        const auto size = sizes.find(run.run.model);
        if (size == sizes.end()) continue;
        const RunMeans all = meansOf(run, filter);
        const ScoreMeans& means = globalOf(all);
        Cells row{run.run.name,
                  run.run.model,
                  size->second.family,
                  fmt::format("{}", size->second.parameters),
                  std::to_string(means.defined()),
                  percentText(means.robustness(), style)};
        addInterval(row, means.interval(), style);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table sizeFitTable(std::span<const StressResults> runs, const StressFilter& filter,
                   const std::map<std::string, ModelSize>& sizes, TableStyle style) {
    Table table;
    table.addColumn("family");
    addNumeric(table, {"models", "intercept", "slope", "parameters_for_100"});
    table.addColumn("extrapolated", true);
    std::map<std::string, std::vector<double>> shares; // by model: several runs of one are one point, their mean
    for (const StressResults& run : runs)
        if (const auto share = globalOf(meansOf(run, filter)).robustness(); share && sizes.contains(run.run.model))
            shares[run.run.model].push_back(*share);
    std::map<std::string, std::vector<Point>> points;
    for (const auto& [model, list] : shares) {
        const ModelSize& size = sizes.at(model);
        points[size.family].push_back(
            {size.parameters, std::accumulate(list.begin(), list.end(), 0.0) / static_cast<double>(list.size())});
    }
    for (const auto& [family, list] : points) {
        const auto fit = sizeFit(list);
        const auto largest =
            std::max_element(list.begin(), list.end(), [](const Point& a, const Point& b) { return a.x < b.x; })->x;
        const auto all = fit ? fit->parametersForAll : std::nullopt;
        table.rows.push_back(
            {family, std::to_string(list.size()), fit ? percentText(fit->intercept, style) : std::string(),
             fit ? percentText(fit->slope, style) : std::string(), all ? fmt::format("{:.6g}", *all) : std::string(),
             all ? (*all > largest ? "true" : "false") : std::string()});
    }
    return table;
}

Result<Table> popularityTable(store::Database& database, std::span<const StressResults> runs,
                              const StressFilter& filter, TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "of"});
    addNumeric(table, {"visits", "facts", "robust", "robustness", "ci_low", "ci_high", "fit"});
    const Status read = forEachCurve(
        database, runs, filter, [&](const StressResults& run, const char* of, const PopularityCurve& curve) {
            const auto fit = curve.quadratic();
            for (const PopularityCurve::Bin& bin : curve.bins()) {
                if (bin.facts == 0) continue;
                Cells row{run.run.name,
                          run.run.model,
                          of,
                          fmt::format("{}", bin.centre),
                          std::to_string(bin.facts),
                          std::to_string(bin.robust),
                          percentText(static_cast<double>(bin.robust) / static_cast<double>(bin.facts), style)};
                addInterval(row, wilsonCorrected(bin.robust, bin.facts), style);
                row.push_back(fit ? percentText(polynomialAt(*fit, bin.centre), style) : std::string());
                table.rows.push_back(std::move(row));
            }
        });
    if (!read) return read.error();
    return table;
}

Result<Table> popularityFitTable(store::Database& database, std::span<const StressResults> runs,
                                 const StressFilter& filter, TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "of"});
    addNumeric(table, {"facts", "unknown", "constant", "linear", "quadratic"});
    const Status read = forEachCurve(
        database, runs, filter, [&](const StressResults& run, const char* of, const PopularityCurve& curve) {
            Cells row{run.run.name, run.run.model, of, std::to_string(curve.facts()), std::to_string(curve.unknown())};
            const auto fit = curve.quadratic();
            for (std::size_t i = 0; i < 3; ++i)
                row.push_back(!fit          ? std::string()
                              : style.exact ? fmt::format("{}", fit->at(i))
                                            : fmt::format("{:.4g}", fit->at(i)));
            table.rows.push_back(std::move(row));
        });
    if (!read) return read.error();
    return table;
}

Result<Table> factTable(store::Database& database, std::span<const StressResults> runs, const StressFilter& filter,
                        TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "fact_id", "subject", "relation", "object", "start", "end", "precision"});
    addNumeric(table, {"correct", "incorrect", "missing", "flagged", "tests", "wins", "win_rate", "robust"});
    table.addColumn("undefined");
    FactStore facts(database);
    for (const StressResults& run : runs)
        for (const FactResult& result : run.facts) {
            if (!filter.takes(run, result)) continue;
            const auto stored = facts.load(result.row);
            if (!stored) return stored.error();
            const DatedFact& fact = stored->fact;
            for (int p = 0; p < kPrecisions; ++p) {
                const auto precision = static_cast<Precision>(p);
                if (!run.asks(precision) || !filter.takes(static_cast<Level>(p))) continue;
                const UnitScore& unit = result.units.at(static_cast<std::size_t>(p));
                const auto robust = unit.robust();
                table.rows.push_back(
                    {run.run.name, run.run.model, fact.id, fact.subject, fact.relation, fact.object,
                     facts::isoText(fact.period.start), facts::isoText(*fact.period.end), std::string(name(precision)),
                     std::to_string(unit.correct), std::to_string(unit.incorrect), std::to_string(unit.missing()),
                     std::to_string(unit.flagged), std::to_string(unit.tests()), std::to_string(unit.wins),
                     percentText(unit.winRate(), style), robust ? (*robust ? "1" : "0") : std::string(),
                     std::string(name(unit.undefined()))});
            }
        }
    return table;
}

} // namespace chronoscope::robustness
