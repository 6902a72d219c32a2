// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/labels/AnnotationBook.h"
#include "core/matching/Judge.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"
#include "core/store/ScoringStore.h"

#include <cstdint>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::annotation {

/// Whose items' accepted answers count for a run.
enum class OverrideScope : int {
    ThisRun = 0, ///< those of its own items
    AllRuns,     ///< those of any run's items: what one model may say, the others may too. Fair when runs are compared
};

/// The accepted answers of these authors (none: all) as a scoring of the run takes them: in order, each answer of an
/// author once. Where an adjudicator has given a final word on an item, its accepted answers stand for everybody's.
/// TF items have none: "true" is right under one exemplar set and wrong under the next. Any thread.
std::vector<store::ScoringOverride> overridesOf(const AnnotationBook& book, const ContentId& run, OverrideScope scope,
                                                const std::set<std::string>& authors = {});

/// What became of the cells that have overrides: RunLayout::cellIndex to category. Cells that are not whole are left
/// out.
using Rejudged = std::map<std::int64_t, analysis::CellCategory>;

/// Judges the replies of those cells again with these settings and overrides, as a scoring would; nothing is stored.
/// Reads these cells' replies alone, some milliseconds per element; on the calling thread. Overrides of elements, years
/// or templates that the run does not ask are passed over. Cancelled, Corrupt, and the errors of the database.
Result<Rejudged> rejudge(store::Database& database, const run::RunContext& context,
                         const matching::JudgeSettings& judge, const std::vector<store::ScoringOverride>& overrides,
                         const std::stop_token& stop);

} // namespace chronoscope::annotation
