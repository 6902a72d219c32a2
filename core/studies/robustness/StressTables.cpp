// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressTables.h"

#include "core/studies/robustness/TableNumbers.h"

#include "core/store/RunStore.h"

#include <algorithm>
#include <utility>

namespace chronoscope::robustness {

using analysis::Table;

bool hasLevel(const StressResults& run, Level level) {
    return level == Level::Global || run.asks(static_cast<Precision>(level));
}

namespace {
template <typename Visit> void forEachLevel(const StressResults& run, const StressFilter& filter, Visit visit) {
    for (int i = 0; i < kLevels; ++i) {
        const auto level = static_cast<Level>(i);
        if (hasLevel(run, level) && filter.takes(level)) visit(level);
    }
}

void addMore(Cells& row, const ScoreMeans& means, std::int64_t pending, TableStyle style) {
    for (const std::int64_t count : {pending, means.missing, means.flagged, means.incomplete, means.tests, means.wins,
                                     means.robust, means.robustIncomplete})
        row.push_back(std::to_string(count));
    row.push_back(percentText(means.pooledWinRates.mean(), style));
    for (std::size_t reason = 1; reason < means.undefinedBy.size(); ++reason)
        row.push_back(std::to_string(means.undefinedBy.at(reason)));
}

Cells meansRow(const StressResults& run, const std::string& relation, Level level, const ScoreMeans& means,
               TableStyle style) {
    Cells row{run.run.name,
              run.run.model,
              relation,
              std::string(name(level)),
              std::to_string(means.facts),
              std::to_string(means.undefined()),
              percentText(means.winRate(), style)};
    addInterval(row, means.winInterval(), style);
    row.push_back(percentText(means.robustness(), style));
    addInterval(row, means.interval(), style);
    row.push_back(smallPercentText(means.randomRobustness(), style));
    if (style.more) addMore(row, means, run.pending, style);
    return row;
}

/// The single precisions that a run asks and the filter takes, or all sets of such.
std::vector<PrecisionSet> setsOf(const StressResults& run, const StressFilter& filter, bool combinations) {
    PrecisionSet asked = 0;
    for (int p = 0; p < kPrecisions; ++p)
        if (run.asks(static_cast<Precision>(p)) && filter.takes(static_cast<Level>(p))) asked |= 1U << p;
    std::vector<PrecisionSet> sets;
    for (const PrecisionSet set : Transfer::order())
        if ((set & asked) == set && (combinations || (set & (set - 1)) == 0)) sets.push_back(set);
    return sets;
}

Transfer transferOf(const StressResults& run, const StressFilter& filter) {
    Transfer transfer;
    for (const FactResult& fact : run.facts)
        if (filter.takes(run, fact)) transfer.add(fact.units);
    return transfer;
}
} // namespace

RunMeans meansOf(const StressResults& run, const StressFilter& filter) {
    std::vector<LevelMeans> byPlace(run.relations.size());
    for (const FactResult& fact : run.facts)
        if (!filter.facts || filter.facts->takes(run.run.id, fact.row))
            add(byPlace.at(static_cast<std::size_t>(fact.relation)), fact.units);
    RunMeans means;
    for (std::size_t place = 0; place < byPlace.size(); ++place) {
        const std::string& relation = run.relations.at(place);
        if (!filter.takesRelation(relation) || byPlace.at(place).front().facts == 0) continue;
        LevelMeans& own = means.byRelation[relation];
        for (std::size_t level = 0; level < own.size(); ++level) {
            own.at(level) += byPlace.at(place).at(level);
            means.all.at(level) += byPlace.at(place).at(level);
        }
    }
    if (filter.global == GlobalMode::MeanOfPrecisions) return means;
    constexpr auto kGlobal = static_cast<std::size_t>(Level::Global);
    means.all.at(kGlobal).winRates = means.all.at(kGlobal).pooledWinRates;
    for (auto& [relation, levels] : means.byRelation)
        levels.at(kGlobal).winRates = levels.at(kGlobal).pooledWinRates;
    return means;
}

Table robustnessTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "relation", "precision"});
    addNumeric(table, {"facts", "undefined", "win_rate", "win_ci_low", "win_ci_high", "robustness", "ci_low", "ci_high",
                       "random_robustness"});
    if (style.more) {
        addNumeric(table, {"pending", "missing", "flagged", "incomplete", "tests", "wins", "robust",
                           "robust_incomplete", "pooled_win_rate"});
        for (int reason = 1; reason < kUndefinedReasons; ++reason)
            table.addColumn("undefined_" + std::string(name(static_cast<Undefined>(reason))), true);
    }
    for (const StressResults& run : runs) {
        const RunMeans means = meansOf(run, filter);
        const auto addRows = [&](const std::string& relation, const LevelMeans& levels) {
            forEachLevel(run, filter, [&](Level level) {
                table.rows.push_back(meansRow(run, relation, level, levels.at(static_cast<std::size_t>(level)), style));
            });
        };
        addRows("all", means.all);
        for (const auto& [relation, levels] : means.byRelation)
            addRows(relation, levels);
    }
    return table;
}

Table lostTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "precision"});
    addNumeric(table, {"lost", "beyond_1", "beyond_2", "beyond_3", "beyond_4"});
    if (style.more) table.addColumn("tests", true);
    for (const StressResults& run : runs) {
        const RunMeans means = meansOf(run, filter);
        forEachLevel(run, filter, [&](Level level) {
            const ScoreMeans& of = means.all.at(static_cast<std::size_t>(level));
            Cells row{run.run.name, run.run.model, std::string(name(level)), std::to_string(of.tests - of.wins)};
            for (int distance = 1; distance <= kLostDistances; ++distance)
                row.push_back(percentText(of.lostShare(distance), style));
            if (style.more) row.push_back(std::to_string(of.tests));
            table.rows.push_back(std::move(row));
        });
    }
    return table;
}

Table transferTable(std::span<const StressResults> runs, const StressFilter& filter, bool combinations,
                    TableStyle style) {
    Table table;
    addTexts(table, {"run", "model", "known", "given"});
    addNumeric(table, {"facts", "percent"});
    if (style.more)
        addNumeric(table, {"both", "ci_low", "ci_high", "defined_facts", "defined_percent", "partly_undefined",
                           "average_transfer"});
    for (const StressResults& run : runs) {
        const Transfer transfer = transferOf(run, filter);
        const auto sets = setsOf(run, filter, combinations);
        for (const PrecisionSet known : sets)
            for (const PrecisionSet given : sets) {
                const auto cell = transfer.cell(known, given);
                Cells row{run.run.name,
                          run.run.model,
                          nameOf(known),
                          nameOf(given),
                          std::to_string(cell.given),
                          percentText(cell.share(), style)};
                if (style.more) {
                    row.push_back(std::to_string(cell.both));
                    addInterval(row, wilsonCorrected(cell.both, cell.given), style);
                    const auto defined = transfer.ofDefined(known, given);
                    row.push_back(std::to_string(defined.given));
                    row.push_back(percentText(defined.share(), style));
                    row.push_back(std::to_string(transfer.partlyUndefined()));
                    row.push_back(percentText(transfer.average(), style));
                }
                table.rows.push_back(std::move(row));
            }
    }
    return table;
}

VarianceOrder orderForVariance(std::vector<StressResults> runs) {
    VarianceOrder order;
    const auto isFewShot = [](const StressResults& run) { return run.spec.prompt == PromptForm::FewShot; };
    // An imported run says nothing of examples: only without one that was asked without them it is the standard.
    auto standard = std::find_if(runs.begin(), runs.end(), [&](const StressResults& run) {
        return !isFewShot(run) && !store::wasImported(run.run);
    });
    if (standard == runs.end()) standard = std::find_if_not(runs.begin(), runs.end(), isFewShot);
    order.isTold = std::any_of(runs.begin(), runs.end(), isFewShot);
    if (!order.isTold || standard == runs.end()) {
        order.runs = std::move(runs);
        return order;
    }
    order.isSwapped = standard != runs.begin();
    std::rotate(runs.begin(), standard, standard + 1);
    for (StressResults& run : runs)
        if (order.runs.empty() || isFewShot(run) || store::wasImported(run.run))
            order.runs.push_back(std::move(run));
        else
            order.leftOut.push_back(run.run.name);
    return order;
}

Table varianceTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style) {
    Table table;
    addTexts(table, {"run_standard", "run_fewshot"});
    addNumeric(table, {"facts", "v_standard", "v_fewshot", "ratio"});
    if (style.more) table.addColumn("left_out", true);
    for (std::size_t second = 1; second < runs.size(); ++second) {
        const auto facts = factsOfBoth(runs[0], runs[second], filter);
        const VarianceRatio variance = varianceRatio(facts);
        Cells row{runs[0].run.name,
                  runs[second].run.name,
                  std::to_string(variance.facts),
                  plainText(variance.standard, {style.exact}),
                  plainText(variance.fewShot, {style.exact}),
                  plainText(variance.ratio(), {style.exact})};
        if (style.more) row.push_back(std::to_string(variance.leftOut));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table duelTable(std::span<const StressResults> runs, const StressFilter& filter) {
    Table table;
    addTexts(table, {"run_pretrained", "run_instruct", "measure"});
    addNumeric(table, {"facts", "undefined", "pretrained", "ties", "instruct"});
    for (std::size_t second = 1; second < runs.size(); ++second) {
        const auto facts = factsOfBoth(runs[0], runs[second], filter);
        const Duel result = duel(facts, filter.global);
        const auto addRow = [&](const char* measure, const Duel::Counts& counts) {
            table.rows.push_back({runs[0].run.name, runs[second].run.name, measure,
                                  std::to_string(counts.first + counts.ties + counts.second),
                                  std::to_string(result.leftOut), std::to_string(counts.first),
                                  std::to_string(counts.ties), std::to_string(counts.second)});
        };
        addRow("win_rate", result.byWinRate);
        addRow("robustness", result.byRobustness);
    }
    return table;
}

} // namespace chronoscope::robustness
