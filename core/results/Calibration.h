// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/analysis/TableText.h"
#include "core/backend/calibration/CalibrationModel.h"
#include "core/results/Selection.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <array>
#include <cstdint>
#include <map>
#include <tuple>

namespace chronoscope::results {

/// Planted against measured categories of a calibration run: the proof that prompts, matching, categories and
/// columns do what they should.
struct CalibrationLine {
    std::int64_t cells = 0; ///< cells measured: complete, and asked by one element alone
    std::int64_t agree = 0; ///< … whose category is the planted one
    std::array<std::int64_t, analysis::kCellCategories> planted{};
    std::array<std::int64_t, analysis::kCellCategories> measured{};
    std::int64_t ambiguous = 0; ///< complete cells left out: two elements ask the same, and only one can be planted
};
using CalibrationKey = std::tuple<benchmark::Domain, benchmark::State, prompt::Template>;
using CalibrationReport = std::map<CalibrationKey, CalibrationLine>;

/// The category that `model` was made to have in a cell asked as the run's layout says; `year` as prompts show it.
analysis::CellCategory plantedCategory(const backend::CalibrationModel& model, const backend::FactBook::Fact& fact,
                                       const run::RunLayout& layout, int year, prompt::Template form);
/// Of the cells of a run that a filter chooses, whatever it says of runs. Reads all its elements. InvalidArgument
/// unless it is a calibration run.
Result<CalibrationReport> calibrationReport(store::Database& database, const run::RunContext& context,
                                            const ResultSet& set, const ResultFilter& filter, std::size_t run);
/// run, model, domain, state, template, cells, agree, agree_percent, planted_… and measured_… per category.
analysis::Table calibrationTable(const RunColumns& run, const CalibrationReport& report);

} // namespace chronoscope::results
