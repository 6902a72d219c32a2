// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunContext.h"
#include "core/studies/chroknow/traversal/Evidence.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"
#include "ui/studies/chroknow/PromisingModel.h"
#include "ui/studies/chroknow/Walk.h"
#include "ui/studies/chroknow/YearStrip.h"

#include <memory>
#include <vector>

namespace chronoscope::ui {

/// What the stepper reads from the workspace. Run on the query thread; pure but for the database.

/// A run and its elements worth traversing.
struct TraversalRunView {
    std::shared_ptr<const run::RunContext> context;
    std::shared_ptr<const PromisingLines> lines;
    std::vector<store::AcceptedTraversal> accepted; ///< of the run
};
/// `previous` and `next`: the spans that decide what is worth it.
Result<TraversalRunView> readTraversalRun(store::Database& database, qint64 run, int previous, int next);

/// The subject with its evidence; its target is the wrong year that the most can be shown for, the first of equal ones;
/// 0 when there is none. Some milliseconds.
Result<WalkSubject> readSubject(store::Database& database, std::shared_ptr<const run::RunContext> base, qint64 row);

/// The strip of a walk's subject with the plan of its current branch.
StripData stripData(const Walk& walk, const std::vector<store::AcceptedTraversal>& accepted);

} // namespace chronoscope::ui
