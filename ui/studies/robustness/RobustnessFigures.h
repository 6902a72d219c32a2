// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "ui/studies/robustness/RobustnessNumbers.h"
#include "widgets/plots/AlphaData.h"
#include "widgets/plots/DateStripData.h"
#include "widgets/plots/HeatmapData.h"

#include <QString>

namespace chronoscope::ui {

/// Numbers of temporal robustness as figures and tables, with their words. Pure; GUI thread.

enum class RobustMeasure { WinRate, Robustness };

/// What of the numbers is shown.
struct RobustView {
    RobustMeasure measure = RobustMeasure::WinRate;
    bool pooled = false; ///< the global win rate: of all tests of a fact, else the mean of its precisions
    robustness::StressFilter filter = {};
    QString narrowed = {}; ///< what it takes, in words
};

QString precisionName(robustness::Precision precision);
QString levelName(robustness::Level level);
/// Which of the two global win rates it is, and what both are: everywhere the same words.
QString globalText(bool pooled);
QString globalTip();
/// What the precision is, and how facts count whose bounds are known by year alone.
QString precisionTip();
/// The same of one fact; empty for one whose bounds are known better, and at years.
QString yearBoundsText(const robustness::DatedFact& fact, robustness::Level level);
/// How the years around a fact's time are chosen.
QString samplerName(robustness::Sampler sampler);
QString samplerTip();
/// Why a unit has no win rate; empty where it has one.
QString undefinedText(robustness::Undefined why);

/// Rows are runs (key: id), columns levelsOf() the filter.
widgets::HeatmapData robustHeat(const RobustRuns& numbers, const RobustView& view);
/// The levels that a filter takes.
std::vector<robustness::Level> levelsOf(const robustness::StressFilter& filter);

/// Mean log P by distance of one run at one precision.
struct AlphaView {
    robustness::Precision precision = robustness::Precision::Year;
    bool bars = false;
    robustness::StressFilter filter = {}; ///< the sums are of the facts that it takes
};
widgets::AlphaData alphaData(const std::vector<robustness::AlphaSum>& sums, const robustness::StressResults& run,
                             const AlphaView& view);

/// What a date loses to, or is nearest to: the highest incorrect date for a correct one, the lowest correct date for an
/// incorrect one, with its log P and how far it is away. Empty for a date of no test and for scores that are no
/// numbers.
QString rivalText(const FactDates& dates, const FactDates::One& date);
/// Why dates of the fact's own time are not asked; empty where all of it is.
QString cutText(const robustness::DatedFact& fact, const robustness::SamplerOptions& drawn);
/// Dates without a class on the strip (the question without a date) are its level.
widgets::DateStripData stripData(const FactDates& dates, const QString& runName);
/// "In 2015, who … ? Ada": what was sent last of the prompt, and the object.
QString statementOf(const FactDates::One& date);

} // namespace chronoscope::ui
