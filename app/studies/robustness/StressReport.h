// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/studies/robustness/UnitScore.h"
#include "core/study/Narrowing.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The views of `chronoscope report` over runs of temporal robustness. One command, main thread.

/// What is asked, as it was typed.
struct StressQuestion {
    std::string view;                 ///< robustness, alpha, transfer, popularity, size, variance
    std::string table;                ///< of the view; empty = its first
    study::Narrowing only;            ///< see robustness::stressFilter()
    std::vector<std::string> by = {}; ///< axes of stressAxes()
    robustness::GlobalMode global = robustness::GlobalMode::MeanOfPrecisions;
    bool isForPeople = false;   ///< two decimals
    bool isJson = false;        ///< more columns
    bool withPublished = false; ///< others' numbers below one's own
};

struct StressReport {
    analysis::Table table;
    std::vector<std::string> notes; ///< what a reader of the numbers must know
};

/// The tables of all views.
std::vector<std::string> stressTables();
/// Errors: InvalidArgument (a table the view does not have, an unknown precision, a relation that no run has, fewer
/// runs than a comparison needs), Cancelled, those of the store.
Result<StressReport> stressReport(store::Database& database, const std::vector<store::RunRecord>& runs,
                                  const StressQuestion& question, const std::stop_token& stop);
/// The view across: categories of a run of ChroKnowledge beside the robustness of a run of this study. Tables:
/// categories (usual) and facts. Errors as stressReport() and results::loadResults().
Result<StressReport> acrossReport(store::Database& database, const store::RunRecord& elements,
                                  const store::RunRecord& stress, const StressQuestion& question,
                                  const std::stop_token& stop);
/// Keeps "MODEL=8e9" or "MODEL=8e9,FAMILY" in the workspace, for the view size of today and later.
Status keepModelSizes(const std::string& workspace, const std::vector<std::string>& typed);
/// Notes on those of them that are of a model of no run: it may be a slip in typing.
Result<std::vector<std::string>> notesOnSizes(store::Database& database, const std::vector<std::string>& typed);

} // namespace chronoscope::app
