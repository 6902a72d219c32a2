// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Result.h"
#include "core/labels/AnnotationBook.h"
#include "core/results/ResultFilter.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// Random: a seeded shuffle, the only order whose first n items are a sample of all. Disagreement: most different
/// categories of the chosen runs for one question first, runs beside each other. NearThreshold: best wrong score
/// nearest under the threshold first. Relation: by its name. Staleness: most years out of date first, of runs that are
/// diagnosed alone. Ties of all orders are in the seeded shuffle.
enum class QueueOrder : int { Random = 0, Disagreement, NearThreshold, Relation, Staleness };
inline constexpr std::array kQueueOrders{QueueOrder::Random, QueueOrder::Disagreement, QueueOrder::NearThreshold,
                                         QueueOrder::Relation, QueueOrder::Staleness};
/// "random", "disagreement", "near-threshold", "relation", "staleness". Stored with queues.
std::string_view name(QueueOrder order);
std::optional<QueueOrder> queueOrderFromName(std::string_view text);

/// At most so many cells have their scores read for NearThreshold; of more, a seeded sample, and the others follow in
/// the seeded shuffle.
inline constexpr std::size_t kScoredCells = 100'000;

/// How many items buildQueue() would give: cheap enough to be asked as the user types.
std::size_t countQueue(const results::ResultSet& set, const results::ResultFilter& filter);
/// A run without diagnoses that `filter` chooses wrong cells of: by its run index. While there is one, there is no
/// order by staleness. As cheap.
std::optional<std::size_t> undiagnosedRun(const results::ResultSet& set, const results::ResultFilter& filter);

/// Whether an annotation says something in the terms of a label set: labels of another set alone are to be given anew,
/// with whatever stands beside them.
inline bool isSaidWith(const Annotation& annotation, std::string_view labelSet) {
    return annotation.body.labels.empty() || annotation.labelSet == labelSet;
}

/// The wrong cells that `filter` chooses, in that order: Incorrect and Partial ones, Missing never; those that `author`
/// has not annotated first, then those that he has, both in the order. He has where isSaidWith() `labelSet`; where that
/// is empty, with any set. A cell that is wrong under several judgements of its run is one item.
///
/// NearThreshold alone reads the store: the best wrong score of each cell, by the numbers of its replies, as the run
/// itself judged them by its own threshold, whatever scoring is chosen; some tens of microseconds a cell, kScoredCells
/// at most. Scores under 50 are not told apart. Cells that are not judged by resemblance (TF; MCQA unless strict) come
/// last. Worker thread; 100,000 items take some 100 ms where no scores are read.
///
/// Errors: InvalidArgument (by staleness, and a run is not diagnosed: its name), Cancelled, those of the database.
Result<std::vector<store::QueueItem>> buildQueue(store::Database& database, const results::ResultSet& set,
                                                 const results::ResultFilter& filter, QueueOrder order,
                                                 std::uint64_t seed, const AnnotationBook& book,
                                                 const std::string& author, const std::stop_token& stop = {},
                                                 std::string_view labelSet = {});

/// A run's cells of a queue of random order, in its order: what matcherAudit() takes for a sample.
struct RandomQueue {
    std::vector<std::int64_t> cells;
    std::string created; ///< UTC
};
/// The newest that has all `wanted` cells (ascending) of the run, or else the newest that has any cell of it; nothing
/// where there is none. Errors: those of the database.
Result<std::optional<RandomQueue>> randomQueue(store::Database& database, std::int64_t run,
                                               const std::vector<std::int64_t>& wanted = {});

} // namespace chronoscope::annotation
