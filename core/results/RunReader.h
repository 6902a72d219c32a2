// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Slice.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>

namespace chronoscope::results {

/// The head of a run under one judgement: read first, to see whether the columns are still those of an earlier set.
struct RunHead {
    RunChoice choice;
    store::RunRecord record;
    matching::JudgeSettings judge;
    std::int64_t overrides = 0; ///< see RunColumns
    std::string scoringName;
    std::int64_t diagnosedBy = 0;   ///< scoring that holds the diagnoses; 0 = none
    std::string stamp;              ///< see RunColumns
    bool finished = false;          ///< see RunColumns
    std::int64_t exemplarEdits = 0; ///< see RunColumns

    std::int64_t cells() const { return record.elements * record.layout().cellsPerElement(); }
};
Result<RunHead> readHead(store::Database& database, RunChoice choice);

/// What the planned cells of a run follow from: elements of the workspace by row.
using MetaByRow = std::unordered_map<std::int64_t, const benchmark::ElementMeta*>;

/// Reads the columns of one run. `tick` is called every few thousand rows with the cells read since, and returns false
/// to stop (Cancelled). Part of loadResults(); inside its transaction.
Result<std::shared_ptr<const RunColumns>> readRun(store::Database& database, const RunHead& head,
                                                  const MetaByRow& metas,
                                                  const std::function<bool(std::int64_t)>& tick);

/// Whether columns read earlier are of the same run under the same judgement, and of its elements.
bool isEarlier(const RunColumns& before, const RunHead& head);
/// The same columns as readRun() reads, made from those read earlier and the cells of the elements that were not whole
/// then: of a run that is going, thousands of cells instead of millions. Null where that is not enough, because the run
/// was diagnosed, is judged by a scoring, or had errors asked again: then the run has to be read whole.
Result<std::shared_ptr<const RunColumns>> readNewCells(store::Database& database, const RunHead& head,
                                                       const RunColumns& before,
                                                       const std::function<bool(std::int64_t)>& tick);

} // namespace chronoscope::results
