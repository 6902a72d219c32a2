// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/robustness/Fits.h"
#include "core/studies/robustness/ScoreMeans.h"
#include "core/studies/robustness/StressResults.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// The tables of the study's reports. Shares are percentages, variances and ratios are not. Pure but for those that
/// read facts; any thread.

/// What a table is printed for.
struct TableStyle {
    bool exact = true; ///< all digits of a number; else two decimals, for people
    bool more = false; ///< columns beyond those of the CSV: counts, reasons, further intervals
};

/// run, model, relation, precision, facts, undefined, win_rate, win_ci_low, win_ci_high, robustness, ci_low, ci_high,
/// random_robustness: of all relations and of each by name; a row of each precision that the run asks, and the global
/// one. More: pending, missing, flagged, incomplete, tests, wins, robust, robust_incomplete, pooled_win_rate,
/// undefined_… by reason.
analysis::Table robustnessTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style);
/// Whether tables have a row of this run at that level: every run has global numbers, if undefined ones.
bool hasLevel(const StressResults& run, Level level);
/// run, model, precision, lost, beyond_1 … beyond_4: of the lost tests, those whose incorrect date has |alpha| ≥ 1 …
/// 4. More: tests.
analysis::Table lostTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style);
/// run, model, known, given, facts (known at `given`), percent (of them known at `known`): single precisions, or with
/// `combinations` all seven sets of them. More: both, ci_low, ci_high, average, and the same over facts that are
/// defined at both.
analysis::Table transferTable(std::span<const StressResults> runs, const StressFilter& filter, bool combinations,
                              TableStyle style);
/// run_standard, run_fewshot, facts, v_standard, v_fewshot, ratio: the first run against each other one. More:
/// left_out.
analysis::Table varianceTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style);
/// run_pretrained, run_instruct, measure (win_rate, robustness), facts, undefined, pretrained, ties, instruct: facts
/// that each wins by the global values, the first run against each other one.
analysis::Table duelTable(std::span<const StressResults> runs, const StressFilter& filter);

/// Sums of an alpha curve with the run they are of.
struct AlphaSums {
    const StressResults* run = nullptr;
    std::vector<AlphaSum> sums;
};
enum class AlphaBinning { Bars, Points };
/// run, model, precision, class, alpha_low, alpha_high, dates, mean_log_prob. More: left_out (scores that are not
/// finite), and at points alpha, their centre.
analysis::Table alphaTable(std::span<const AlphaSums> runs, const StressFilter& filter, AlphaBinning binning,
                           TableStyle style);

/// run, model, family, parameters, facts, robustness, ci_low, ci_high: the runs whose model's size is known.
analysis::Table sizeTable(std::span<const StressResults> runs, const StressFilter& filter,
                          const std::map<std::string, ModelSize>& sizes, TableStyle style);
/// Runs as varianceTable() takes them.
struct VarianceOrder {
    std::vector<StressResults> runs;  ///< the standard one first
    std::vector<std::string> leftOut; ///< names of more runs that were asked without examples
    bool isSwapped = false;           ///< the first was asked with examples, and is not the standard one
    bool isTold = false;              ///< a run says that it was asked with examples; else they stay as they were
};
/// By what the runs themselves say. Imported ones say nothing of examples, and stay few-shot where they are not first.
VarianceOrder orderForVariance(std::vector<StressResults> runs);
/// family, models, intercept, slope, parameters_for_100, extrapolated: the line through the models of each family, of
/// several runs of one the mean, in percent per tenfold parameters. `extrapolated`: that size is beyond all points.
analysis::Table sizeFitTable(std::span<const StressResults> runs, const StressFilter& filter,
                             const std::map<std::string, ModelSize>& sizes, TableStyle style);

/// run, model, of (subject, object, fact), visits (centre), facts, robust, robustness, ci_low, ci_high, fit: the
/// quadratic through the facts, at the centre. Reads the facts.
Result<analysis::Table> popularityTable(store::Database& database, std::span<const StressResults> runs,
                                        const StressFilter& filter, TableStyle style);
/// run, model, of, facts, unknown, constant, linear, quadratic: the curves' coefficients, in shares and visits.
Result<analysis::Table> popularityFitTable(store::Database& database, std::span<const StressResults> runs,
                                           const StressFilter& filter, TableStyle style);
/// A row of each fact and precision: run, model, fact_id, subject, relation, object, start, end, precision, correct,
/// incorrect, missing, flagged, tests, wins, win_rate, robust, undefined. Reads the facts.
Result<analysis::Table> factTable(store::Database& database, std::span<const StressResults> runs,
                                  const StressFilter& filter, TableStyle style);

/// The numbers of a run at all levels, global win rates as the filter says: of the facts that the filter takes, and of
/// each of its relations by name.
struct RunMeans {
    LevelMeans all;
    std::map<std::string, LevelMeans> byRelation;
};
RunMeans meansOf(const StressResults& run, const StressFilter& filter);

} // namespace chronoscope::robustness
