// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/analysis/TableText.h"
#include "core/backend/CalibrationModel.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <array>
#include <cstdint>
#include <map>
#include <tuple>

namespace chronoscope::analysis {

/// Planted against measured categories of a calibration run: the proof that prompts, matching, categories and
/// tallies do what they should.
struct CalibrationLine {
    std::int64_t cells = 0; ///< cells measured: complete, and asked by one element alone
    std::int64_t agree = 0; ///< … whose category is the planted one
    std::array<std::int64_t, kCellCategories> planted{};
    std::array<std::int64_t, kCellCategories> measured{};
    std::int64_t ambiguous = 0; ///< complete cells left out: two elements ask the same, and only one can be planted
};
using CalibrationKey = std::tuple<benchmark::Domain, benchmark::State, prompt::Template>;
using CalibrationReport = std::map<CalibrationKey, CalibrationLine>;

/// The category that `model` was made to have in a cell asked as the run's layout says.
CellCategory plantedCategory(const backend::CalibrationModel& model, const backend::FactBook::Fact& fact,
                             const run::RunLayout& layout, int year, prompt::Template form);
/// Reads every cell of the run: seconds for millions of replies. InvalidArgument unless it is a calibration run.
Result<CalibrationReport> calibrationReport(store::Database& database, const run::RunContext& context);
/// run, model, domain, state, template, cells, agree, agree_percent, planted_… and measured_… per category.
Table calibrationTable(const store::RunRecord& run, const CalibrationReport& report);

} // namespace chronoscope::analysis
